/** What a poster of agencies' ads sends to boards: commands, names that begin with job_, pay in parts, a start that is not the posting. */
export const multiposter = {
  name: "held-10 commands of a multiposter",
  employer: "Ironbark Talent",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<jobs>
  <job>
    <command>add</command>
    <username>ironbark_mel</username>
    <contact_name>Priya Dunne</contact_name>
    <contact_email>priya@ironbark.example</contact_email>
    <job_reference>IB/PD/2207</job_reference>
    <job_title>Business Analyst &#8211; Water Billing</job_title>
    <job_type>Contract</job_type>
    <job_duration>9 months</job_duration>
    <job_startdate>18/01/2027</job_startdate>
    <job_skills>BPMN, SQL, patience</job_skills>
    <job_description><![CDATA[<p>Our client sends 310,000 bills a quarter.</p>]]></job_description>
    <job_location>Bendigo, VIC</job_location>
    <job_industry>IT</job_industry>
    <salary_currency>AUD</salary_currency>
    <salary_from>720</salary_from>
    <salary_to>800</salary_to>
    <salary_per>day</salary_per>
    <salary_benefits>plus super</salary_benefits>
    <application_email>priya.22071.4410@ironbark.aplink.example</application_email>
    <application_url>https://www.aplink.example/?adid=22071&amp;bid=4410</application_url>
  </job>
  <job>
    <command>add</command>
    <username>ironbark_mel</username>
    <contact_name>Tom Varga</contact_name>
    <contact_email>tom@ironbark.example</contact_email>
    <job_reference>IB/TV/2211</job_reference>
    <job_title>Store Manager</job_title>
    <job_type>Full Time</job_type>
    <job_duration></job_duration>
    <job_startdate>ASAP</job_startdate>
    <job_skills>Retail, rostering</job_skills>
    <job_description><![CDATA[<p>Boots & belts, main street.</p>]]></job_description>
    <job_location>Wodonga, VIC</job_location>
    <job_industry>Retail</job_industry>
    <salary_currency>AUD</salary_currency>
    <salary_from>72000</salary_from>
    <salary_to>78000</salary_to>
    <salary_per>annum</salary_per>
    <salary_benefits>super + staff discount</salary_benefits>
    <application_email>tom.22110.4410@ironbark.aplink.example</application_email>
    <application_url>https://www.aplink.example/?adid=22110&amp;bid=4410</application_url>
  </job>
  <job>
    <command>delete</command>
    <username>ironbark_mel</username>
    <contact_name>Tom Varga</contact_name>
    <contact_email>tom@ironbark.example</contact_email>
    <job_reference>IB/TV/2189</job_reference>
    <job_title>Visual Merchandiser</job_title>
    <job_type>Part Time</job_type>
    <job_location>Wangaratta, VIC</job_location>
  </job>
</jobs>
`,
  expected: [
    {
      title: "Business Analyst – Water Billing",
      employer: "Ironbark Talent",
      reference: "IB/PD/2207",
      places: ["Bendigo VIC"],
      pay: { min: 720, max: 800, interval: "day" },
      workTypes: ["Contract"],
      posted: null,
      closes: null,
      live: true,
      url: "https://www.aplink.example/?adid=22071&bid=4410",
    },
    {
      title: "Store Manager",
      employer: "Ironbark Talent",
      reference: "IB/TV/2211",
      places: ["Wodonga VIC"],
      pay: { min: 72_000, max: 78_000, interval: "year" },
      workTypes: ["Full time"],
      posted: null,
      closes: null,
      live: true,
      url: "https://www.aplink.example/?adid=22110&bid=4410",
    },
    { title: "Visual Merchandiser", reference: "IB/TV/2189", live: false },
  ],
};

const address = (city: string, state: string, zip: string) => ({
  address1: null,
  address2: null,
  city,
  state,
  zip,
  countryID: 14,
  countryName: "Australia",
  countryCode: "AU",
});

const common = { startDate: Date.UTC(2027, 0, 11), isDeleted: false, isPublic: 1, willRelocate: false };

/** The search of an agency's records: milliseconds, one figure of pay with a unit in words, open or not, nothing paid as nought. */
export const entitySearch = {
  name: "held-10 job orders of an agency's entity search",
  employer: "Pioneer Valley Labour",
  extension: "json",
  contentType: "application/json;charset=UTF-8",
  text: JSON.stringify({
    total: 4,
    start: 0,
    count: 4,
    data: [
      {
        ...common,
        id: 41_207,
        title: "HV Electrician",
        publicDescription: "<p>Shutdown crew, camp provided. <b>Superannuation</b> on all hours.</p>",
        employmentType: "Contract",
        address: address("Moranbah", "QLD", "4744"),
        dateLastPublished: Date.UTC(2026, 10, 20, 2, 30, 15),
        salary: 68.5,
        salaryUnit: "Per Hour",
        onSite: "On-Site",
        isOpen: true,
        status: "Accepting Candidates",
        publishedCategory: { id: 2_000_041, name: "Mining" },
        _score: 1,
      },
      {
        ...common,
        id: 41_219,
        title: "Accounts Payable Officer",
        publicDescription: "<p>Month end &amp; a view of the marina.</p>",
        employmentType: "Part Time",
        address: address("Mackay", "QLD", "4740"),
        dateLastPublished: Date.UTC(2026, 10, 24, 5, 0, 0),
        salary: 0,
        salaryUnit: "Per Hour",
        onSite: "Hybrid",
        isOpen: true,
        status: "Accepting Candidates",
        publishedCategory: { id: 2_000_012, name: "Accounting" },
        _score: 1,
      },
      {
        ...common,
        id: 41_225,
        title: "Cane Haul-Out Driver",
        publicDescription: "<p>Season 2027, days and nights.</p>",
        employmentType: "Casual",
        address: address("Sarina", "QLD", "4737"),
        dateLastPublished: Date.UTC(2026, 10, 26, 21, 12, 40),
        salary: 36.2,
        salaryUnit: "Per Hour",
        onSite: "On-Site",
        isOpen: true,
        status: "Accepting Candidates",
        publishedCategory: { id: 2_000_044, name: "Agriculture" },
        _score: 1,
      },
      {
        ...common,
        id: 41_098,
        title: "Diesel Fitter",
        publicDescription: "<p>Dozers, mostly.</p>",
        employmentType: "Contract",
        address: address("Moranbah", "QLD", "4744"),
        dateLastPublished: Date.UTC(2026, 9, 12, 1, 0, 0),
        salary: 64,
        salaryUnit: "Per Hour",
        onSite: "On-Site",
        isOpen: false,
        status: "Filled",
        publishedCategory: { id: 2_000_041, name: "Mining" },
        _score: 1,
      },
    ],
  }),
  expected: [
    {
      title: "HV Electrician",
      employer: "Pioneer Valley Labour",
      reference: "41207",
      places: ["Moranbah QLD"],
      pay: { min: 68.5, max: 68.5, interval: "hour" },
      workTypes: ["Contract"],
      posted: "2026-11-20T02:30:15Z",
      closes: null,
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Accounts Payable Officer",
      employer: "Pioneer Valley Labour",
      reference: "41219",
      places: ["Mackay QLD"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24T05:00:00Z",
      closes: null,
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Cane Haul-Out Driver",
      employer: "Pioneer Valley Labour",
      reference: "41225",
      places: ["Sarina QLD"],
      pay: { min: 36.2, max: 36.2, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-26T21:12:40Z",
      closes: null,
      remote: false,
      live: true,
      url: null,
    },
    { title: "Diesel Fitter", reference: "41098", live: false },
  ],
};

/** A board of remote work: terms of use as the first of the list, positions, seconds beside a moment, no pay as nought. */
export const remoteBoard = {
  name: "held-10 remote board whose first item is its terms",
  extension: "json",
  contentType: "application/json",
  text: String.raw`[
{"last_updated":1795737602,"legal":"API Terms of Service: please link back to the URL on Faraway OK and mention Faraway OK as a source. Do not use our logo."},
{"slug":"remote-backend-engineer-mulga-maps-1130441","id":"1130441","epoch":"1795521601","date":"2026-11-24T12:00:01+00:00","company":"Mulga Maps","company_logo":"","position":"Backend Engineer","tags":["golang","postgres","backend","full time"],"description":"<p>Tiles for places without roads.</p>\n<p>Please mention the word <b>WALLAROO</b>.</p>","location":"Remote - Australia","apply_url":"https://farawayok.example/l/1130441","salary_min":0,"salary_max":0,"logo":"","url":"https://farawayok.example/remote-jobs/remote-backend-engineer-mulga-maps-1130441"},
{"slug":"remote-community-moderator-tidepool-games-1130460","id":"1130460","epoch":"1795610705","date":"2026-11-25T12:45:05+00:00","company":"Tidepool Games","company_logo":"","position":"Community Moderator","tags":["moderation","games","part time"],"description":"<p>Kind but firm, in two time zones.</p>","location":"Remote","apply_url":"https://farawayok.example/l/1130460","salary_min":0,"salary_max":0,"logo":"","url":"https://farawayok.example/remote-jobs/remote-community-moderator-tidepool-games-1130460"},
{"slug":"remote-head-of-growth-larkspur-1130472","id":"1130472","epoch":"1795683600","date":"2026-11-26T09:00:00+00:00","company":"Larkspur","company_logo":"","position":"Head of Growth","tags":["marketing","exec"],"description":"<p>From forty customers to four hundred &amp; back to lunch.</p>","location":"Berlin, Germany","apply_url":"https://farawayok.example/l/1130472","salary_min":0,"salary_max":0,"logo":"","url":"https://farawayok.example/remote-jobs/remote-head-of-growth-larkspur-1130472"}
]`,
  expected: [
    {
      title: "Backend Engineer",
      employer: "Mulga Maps",
      reference: "1130441",
      pay: null,
      posted: "2026-11-24T12:00:01Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://farawayok.example/l/1130441",
    },
    {
      title: "Community Moderator",
      employer: "Tidepool Games",
      reference: "1130460",
      pay: null,
      posted: "2026-11-25T12:45:05Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://farawayok.example/l/1130460",
    },
    {
      title: "Head of Growth",
      employer: "Larkspur",
      reference: "1130472",
      places: ["INT"],
      pay: null,
      posted: "2026-11-26T09:00:00Z",
      closes: null,
      live: true,
      url: "https://farawayok.example/l/1130472",
    },
  ],
};
