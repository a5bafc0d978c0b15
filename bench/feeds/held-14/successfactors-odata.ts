const moment = (iso: string) => `/Date(${Date.parse(iso)})/`;

const requisition = (
  id: string,
  place: { city: string; state: string; postcode: string },
  titles: { internal: string; external: string; text: string },
  pay: { from: string | null; to: string | null; period: string | null },
  types: { basis: string; status: string; company: string },
  posting: { from: string; to: string | null } | null,
) => ({
  __metadata: {
    uri: `https://api10.sapsf.example/odata/v2/JobRequisition(${id}L)`,
    type: "SFOData.JobRequisition",
  },
  jobReqId: id,
  legalEntityName: types.company,
  city: place.city,
  stateProvince: place.state,
  postalcode: place.postcode,
  country: "AU",
  currency: "AUD",
  salaryMin: pay.from,
  salaryMax: pay.to,
  salaryPeriod: pay.period,
  employmentBasis: types.basis,
  numberOpenings: "1",
  status: { picklistLabels: { results: [{ locale: "en_GB", label: types.status }] } },
  jobReqLocale: {
    results: [
      {
        locale: "en_GB",
        jobTitle: titles.internal,
        externalTitle: titles.external,
        externalJobDescription: titles.text,
      },
    ],
  },
  jobReqPostings: {
    results: posting
      ? [
          {
            boardId: "_external",
            postStartDate: moment(posting.from),
            postEndDate: posting.to && moment(posting.to),
            postingStatus: "Success",
          },
        ]
      : [],
  },
});

/** Requisitions of a ports' group through its people system's service: lists under results, moments in milliseconds within slashes, a title inside and one outside, amounts as texts, status as a label, one without a posting that is still being approved. */
export const requisitionsService = {
  name: "held-14 requisitions of a ports' group with a title inside and one outside",
  extension: "json",
  contentType: "application/json;charset=utf-8",
  text: JSON.stringify({
    d: {
      results: [
        requisition(
          "24118",
          { city: "Port Hedland", state: "WA", postcode: "6721" },
          {
            internal: "MARINE PILOT 2 (PH)",
            external: "Marine Pilot",
            text: "<p>Three hundred metres of somebody else's ship.</p>",
          },
          { from: "265000", to: "290000", period: "Annual" },
          { basis: "Full-time", status: "Approved", company: "Pilbara Pilotage Pty Ltd" },
          { from: "2026-11-17T01:00:00Z", to: "2026-12-18T15:59:00Z" },
        ),
        requisition(
          "24125",
          { city: "Geraldton", state: "WA", postcode: "6530" },
          {
            internal: "WHARF ATT CAS (GN)",
            external: "Wharf Attendant",
            text: "<p>Ropes, gulls, hi-vis.</p>",
          },
          { from: "38.64", to: "41.02", period: "Hourly" },
          { basis: "Casual", status: "Approved", company: "Midwest Harbour Services" },
          { from: "2026-11-23T02:30:00Z", to: null },
        ),
        requisition(
          "24131",
          { city: "Fremantle", state: "WA", postcode: "6160" },
          {
            internal: "COMMS ADV 0.6",
            external: "Community Adviser",
            text: "<p>Mostly dust. Sometimes whales.</p>",
          },
          { from: null, to: null, period: null },
          { basis: "Part-time", status: "Approved", company: "Midwest Harbour Services" },
          { from: "2026-11-25T03:00:00Z", to: "2027-01-10T15:59:00Z" },
        ),
        requisition(
          "24140",
          { city: "Geraldton", state: "WA", postcode: "6530" },
          { internal: "HARBOUR MASTER", external: "Harbour Master", text: "" },
          { from: null, to: null, period: null },
          { basis: "Full-time", status: "Pre-approved", company: "Midwest Harbour Services" },
          null,
        ),
        requisition(
          "24067",
          { city: "Port Hedland", state: "WA", postcode: "6721" },
          { internal: "ELEC FITTER (PH)", external: "Electrical Fitter", text: "<p>Salt gets in.</p>" },
          { from: "128000", to: "136000", period: "Annual" },
          { basis: "Full-time", status: "Closed", company: "Pilbara Pilotage Pty Ltd" },
          { from: "2026-10-12T01:00:00Z", to: "2026-11-09T15:59:00Z" },
        ),
      ],
    },
  }).replaceAll("/", String.raw`\/`),
  expected: [
    {
      title: "Marine Pilot",
      employer: "Pilbara Pilotage Pty Ltd",
      reference: "24118",
      places: ["Port Hedland WA"],
      pay: { min: 265_000, max: 290_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T01:00:00Z",
      closes: "2026-12-18T15:59:00Z",
      live: true,
      url: null,
    },
    {
      title: "Wharf Attendant",
      employer: "Midwest Harbour Services",
      reference: "24125",
      places: ["Geraldton WA"],
      pay: { min: 38.64, max: 41.02, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23T02:30:00Z",
      closes: null,
      live: true,
      url: null,
    },
    {
      title: "Community Adviser",
      employer: "Midwest Harbour Services",
      reference: "24131",
      places: ["Fremantle WA"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25T03:00:00Z",
      closes: "2027-01-10T15:59:00Z",
      live: true,
      url: null,
    },
    { title: "Harbour Master", reference: "24140", places: ["Geraldton WA"], live: false },
    {
      title: "Electrical Fitter",
      reference: "24067",
      places: ["Port Hedland WA"],
      closes: "2026-11-09T15:59:00Z",
      live: false,
    },
  ],
};
