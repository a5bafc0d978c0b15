/** Rarer: a harbour authority's requisitions as an OData answer of the second version, days as numbers between slashes, titles and texts in a nested list of locales, pay as strings with four decimals and the basis in a custom field, one requisition closed. */
export const harbourRequisitionsOdata = {
  name: "held-21 OData requisitions of a harbour authority",
  employer: "Leeward Harbour Authority",
  extension: "json",
  contentType: "application/json;charset=utf-8",
  text: String.raw`{
  "d": {
    "results": [
      {
        "__metadata": { "uri": "https://api.hrsuite.example/odata/v2/JobRequisition(1204L)", "type": "SFOData.JobRequisition" },
        "jobReqId": "1204",
        "country": "Australia",
        "stateProvince": "QLD",
        "city": "Gladstone",
        "postalcode": "4680",
        "salaryMin": "88000.0000",
        "salaryMax": "97500.0000",
        "currency": "AUD",
        "cust_payBasis": "Annual",
        "cust_employmentType": "Full Time",
        "cust_workFromHome": "No",
        "jobStartDate": null,
        "postingStartDate": "/Date(1795046400000)/",
        "postingEndDate": "/Date(1797033600000)/",
        "cust_externalUrl": "https://careers.leewardharbour.example/job/1204",
        "status": "Open",
        "jobReqLocale": {
          "results": [
            {
              "__metadata": { "uri": "https://api.hrsuite.example/odata/v2/JobRequisitionLocale(2204L)", "type": "SFOData.JobRequisitionLocale" },
              "locale": "en_AU",
              "externalTitle": "Vessel Traffic Officer",
              "extJobDescription": "<p>Big ships, small channel, calm voice.</p>"
            }
          ]
        }
      },
      {
        "__metadata": { "uri": "https://api.hrsuite.example/odata/v2/JobRequisition(1209L)", "type": "SFOData.JobRequisition" },
        "jobReqId": "1209",
        "country": "Australia",
        "stateProvince": "QLD",
        "city": "Bundaberg",
        "postalcode": "4670",
        "salaryMin": "41.2500",
        "salaryMax": "41.2500",
        "currency": "AUD",
        "cust_payBasis": "Hourly",
        "cust_employmentType": "Casual",
        "cust_workFromHome": "No",
        "jobStartDate": null,
        "postingStartDate": "/Date(1795392000000)/",
        "postingEndDate": null,
        "cust_externalUrl": "https://careers.leewardharbour.example/job/1209",
        "status": "Open",
        "jobReqLocale": {
          "results": [
            {
              "__metadata": { "uri": "https://api.hrsuite.example/odata/v2/JobRequisitionLocale(2209L)", "type": "SFOData.JobRequisitionLocale" },
              "locale": "en_AU",
              "externalTitle": "Linesperson (Mooring)",
              "extJobDescription": "<p>Catch the rope. Mind the rope.</p>"
            }
          ]
        }
      },
      {
        "__metadata": { "uri": "https://api.hrsuite.example/odata/v2/JobRequisition(1187L)", "type": "SFOData.JobRequisition" },
        "jobReqId": "1187",
        "country": "Australia",
        "stateProvince": "QLD",
        "city": "Gladstone",
        "postalcode": "4680",
        "salaryMin": null,
        "salaryMax": null,
        "currency": "AUD",
        "cust_payBasis": null,
        "cust_employmentType": "Full Time",
        "cust_workFromHome": "No",
        "jobStartDate": null,
        "postingStartDate": "/Date(1791849600000)/",
        "postingEndDate": "/Date(1794009600000)/",
        "cust_externalUrl": "https://careers.leewardharbour.example/job/1187",
        "status": "Closed",
        "jobReqLocale": {
          "results": [
            {
              "__metadata": { "uri": "https://api.hrsuite.example/odata/v2/JobRequisitionLocale(2187L)", "type": "SFOData.JobRequisitionLocale" },
              "locale": "en_AU",
              "externalTitle": "Crane Maintenance Planner",
              "extJobDescription": "<p>Grease, in order.</p>"
            }
          ]
        }
      }
    ]
  }
}
`,
  expected: [
    {
      title: "Vessel Traffic Officer",
      employer: "Leeward Harbour Authority",
      reference: "1204",
      places: ["Gladstone QLD"],
      pay: { min: 88_000, max: 97_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19",
      closes: "2026-12-12",
      remote: false,
      live: true,
      url: "https://careers.leewardharbour.example/job/1204",
    },
    {
      title: "Linesperson (Mooring)",
      employer: "Leeward Harbour Authority",
      reference: "1209",
      places: ["Bundaberg QLD"],
      pay: { min: 41.25, max: 41.25, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.leewardharbour.example/job/1209",
    },
    {
      title: "Crane Maintenance Planner",
      reference: "1187",
      places: ["Gladstone QLD"],
      live: false,
    },
  ],
};
