/** Usual: an electricity network's requisitions as its talent suite's career site answers, the list within the data of a success, display titles and numbers, days before months with strokes, lists of places with states in full, pay and kind as custom fields, no addresses, one posting that has run out. */
export const polesWiresRequisitionsJson = {
  name: "held-22 requisitions of an electricity network",
  employer: "Stringline Networks",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: String.raw`{
  "status": "Success",
  "timestamp": "2026-11-26T02:10:44+0000",
  "correlationId": "7d1f3a7c-0c02-4e2b-9b4e-c61a90b40fa2",
  "data": {
    "totalCount": 5,
    "requisitions": [
      {
        "requisitionId": 2231,
        "displayJobTitle": "Lineworker (Live Line)",
        "displayJobId": "req2231",
        "locations": [{ "country": "AU", "state": "New South Wales", "city": "Tamworth", "postalCode": "2340" }],
        "postingEffectiveDate": "18/11/2026",
        "postingExpirationDate": "14/12/2026",
        "externalDescription": "<p>Sticks, gloves and a bucket truck. Storm call-outs pay double.</p>",
        "customFields": [
          { "label": "Employment basis", "value": "Permanent full time" },
          { "label": "Salary range", "value": "$104,300 to $118,960 per annum plus 15% super" },
          { "label": "Workplace", "value": "Field based" }
        ]
      },
      {
        "requisitionId": 2238,
        "displayJobTitle": "Vegetation Planner",
        "displayJobId": "req2238",
        "locations": [
          { "country": "AU", "state": "New South Wales", "city": "Coffs Harbour", "postalCode": "2450" },
          { "country": "AU", "state": "New South Wales", "city": "Port Macquarie", "postalCode": "2444" }
        ],
        "postingEffectiveDate": "20/11/2026",
        "postingExpirationDate": "21/12/2026",
        "externalDescription": "<p>The trees grow towards the wires. You keep the list of $30m worth of trimming.</p>",
        "customFields": [
          { "label": "Employment basis", "value": "Fixed term, full time" },
          { "label": "Salary range", "value": "$51.40 per hour" },
          { "label": "Workplace", "value": "Hybrid" }
        ]
      },
      {
        "requisitionId": 2240,
        "displayJobTitle": "Outage Communications Adviser",
        "displayJobId": "req2240",
        "locations": [{ "country": "AU", "state": "New South Wales", "city": null, "postalCode": null }],
        "postingEffectiveDate": "24/11/2026",
        "postingExpirationDate": null,
        "externalDescription": "<p>Tell half a valley why its ice is melting, kindly.</p>",
        "customFields": [
          { "label": "Employment basis", "value": "Permanent part time" },
          { "label": "Salary range", "value": null },
          { "label": "Workplace", "value": "Remote" }
        ]
      },
      {
        "requisitionId": 2242,
        "displayJobTitle": "Apprentice Electrical Fitter 2027",
        "displayJobId": "req2242",
        "locations": [{ "country": "AU", "state": "New South Wales", "city": "Dubbo", "postalCode": "2830" }],
        "postingEffectiveDate": "09/11/2026",
        "postingExpirationDate": "10/01/2027",
        "externalDescription": "<p>Four years, one trade, no desk.</p>",
        "customFields": [
          { "label": "Employment basis", "value": "Full time" },
          { "label": "Salary range", "value": "As per enterprise agreement" },
          { "label": "Workplace", "value": "On site" }
        ]
      },
      {
        "requisitionId": 2199,
        "displayJobTitle": "Metering Technician",
        "displayJobId": "req2199",
        "locations": [{ "country": "AU", "state": "New South Wales", "city": "Armidale", "postalCode": "2350" }],
        "postingEffectiveDate": "12/10/2026",
        "postingExpirationDate": "08/11/2026",
        "externalDescription": "<p>Dials.</p>",
        "customFields": [
          { "label": "Employment basis", "value": "Permanent full time" },
          { "label": "Salary range", "value": null },
          { "label": "Workplace", "value": "Field based" }
        ]
      }
    ]
  }
}
`,
  expected: [
    {
      title: "Lineworker (Live Line)",
      employer: "Stringline Networks",
      reference: "req2231",
      places: ["Tamworth NSW"],
      pay: { min: 104_300, max: 118_960, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Vegetation Planner",
      employer: "Stringline Networks",
      reference: "req2238",
      places: ["Coffs Harbour NSW", "Port Macquarie NSW"],
      pay: { min: 51.4, max: 51.4, interval: "hour" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-20",
      closes: "2026-12-21",
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Outage Communications Adviser",
      employer: "Stringline Networks",
      reference: "req2240",
      places: ["NSW"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: null,
      remote: true,
      live: true,
      url: null,
    },
    {
      title: "Apprentice Electrical Fitter 2027",
      employer: "Stringline Networks",
      reference: "req2242",
      places: ["Dubbo NSW"],
      pay: null,
      posted: "2026-11-09",
      closes: "2027-01-10",
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Metering Technician",
      reference: "req2199",
      places: ["Armidale NSW"],
      live: false,
    },
  ],
};
