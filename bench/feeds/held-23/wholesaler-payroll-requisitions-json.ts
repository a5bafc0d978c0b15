/** Usual: a food wholesaler's requisitions as its payroll suite's career centre answers, every code with a value and a short name, moments without seconds, sites as places with an address whose state is a subdivision, the work level for the hours and a worker type beside it, ends of pay within a grade and no period, custom fields in groups by their kind of which one is the last day, no address of a page, one that is filled. */
export const wholesalerPayrollRequisitionsJson = {
  name: "held-23 payroll suite requisitions of a wholesaler",
  employer: "Pantry Mile Foodservice",
  extension: "json",
  contentType: "application/json;charset=UTF-8",
  text: String.raw`{
  "jobRequisitions": [
    {
      "itemID": "9200918273641_1",
      "clientRequisitionID": "PM-1184",
      "requisitionTitle": "Night Fill Storeperson",
      "requisitionStatusCode": { "codeValue": "OPEN", "shortName": "Open" },
      "postDate": "2026-11-18T09:40+11:00",
      "requisitionLocations": [
        { "nameCode": { "codeValue": "DC2", "shortName": "Western DC" }, "address": { "lineOne": "71 Palmers Road", "cityName": "Truganina", "countrySubdivisionLevel1": { "subdivisionType": "state", "codeValue": "VIC", "shortName": "Victoria" }, "countryCode": "AU", "postalCode": "3029" } }
      ],
      "workLevelCode": { "codeValue": "FT", "shortName": "Full Time" },
      "workerTypeCode": { "codeValue": "P", "shortName": "Permanent" },
      "payGradeRange": { "minimumRate": { "amountValue": 36.2, "currencyCode": "AUD" }, "maximumRate": { "amountValue": 39.85, "currencyCode": "AUD" } },
      "requisitionDescription": "<p>The trucks arrive at nine at night, and the shelves must be full again by five. You pick, wrap and load with a crew of twelve, and you get your run sheet from the same supervisor each night.</p><p>The night allowance is on top of the rate, and there is a hot meal at one o'clock. A forklift licence is worth $1.50 more an hour.</p>",
      "customFieldGroup": {
        "stringFields": [{ "nameCode": { "codeValue": "CostCentre", "shortName": "Cost centre" }, "stringValue": "4410" }],
        "codeFields": [{ "nameCode": { "codeValue": "HomeOffice", "shortName": "Work from home" }, "codeValue": "N", "shortName": "No" }],
        "dateFields": [{ "nameCode": { "codeValue": "AppDeadline", "shortName": "Applications close" }, "dateValue": "2026-12-14" }]
      },
      "links": []
    },
    {
      "itemID": "9200918273702_1",
      "clientRequisitionID": "PM-1191",
      "requisitionTitle": "Category Buyer – Dry Goods & Oils",
      "requisitionStatusCode": { "codeValue": "OPEN", "shortName": "Open" },
      "postDate": "2026-11-20T16:05+11:00",
      "requisitionLocations": [
        { "nameCode": { "codeValue": "HO", "shortName": "Head Office" }, "address": { "lineOne": "Level 3, 400 St Kilda Road", "cityName": "Melbourne", "countrySubdivisionLevel1": { "subdivisionType": "state", "codeValue": "VIC", "shortName": "Victoria" }, "countryCode": "AU", "postalCode": "3004" } },
        { "nameCode": { "codeValue": "DC5", "shortName": "Northern DC" }, "address": { "lineOne": "9 Export Street", "cityName": "Lytton", "countrySubdivisionLevel1": { "subdivisionType": "state", "codeValue": "QLD", "shortName": "Queensland" }, "countryCode": "AU", "postalCode": "4178" } }
      ],
      "workLevelCode": { "codeValue": "FT", "shortName": "Full Time" },
      "workerTypeCode": { "codeValue": "P", "shortName": "Permanent" },
      "payGradeRange": { "minimumRate": { "amountValue": 104000, "currencyCode": "AUD" }, "maximumRate": { "amountValue": 118000, "currencyCode": "AUD" } },
      "requisitionDescription": "<p>You will look after a range of nine hundred lines and a budget of $31 million. Our customers are cafes, pubs and schools, and they notice when the oil changes.</p><p>The job can be done from either office. You will visit growers and mills about once a month.</p>",
      "customFieldGroup": {
        "stringFields": [{ "nameCode": { "codeValue": "CostCentre", "shortName": "Cost centre" }, "stringValue": "1200" }],
        "codeFields": [{ "nameCode": { "codeValue": "HomeOffice", "shortName": "Work from home" }, "codeValue": "S", "shortName": "Some days" }],
        "dateFields": [{ "nameCode": { "codeValue": "AppDeadline", "shortName": "Applications close" }, "dateValue": "2026-12-18" }]
      },
      "links": []
    },
    {
      "itemID": "9200918273755_1",
      "clientRequisitionID": "PM-1196",
      "requisitionTitle": "Relief MR Driver",
      "requisitionStatusCode": { "codeValue": "OPEN", "shortName": "Open" },
      "postDate": "2026-11-24T08:10+11:00",
      "requisitionLocations": [
        { "nameCode": { "codeValue": "DC7", "shortName": "Hunter Depot" }, "address": { "lineOne": "2 Old Maitland Road", "cityName": "Hexham", "countrySubdivisionLevel1": { "subdivisionType": "state", "codeValue": "NSW", "shortName": "New South Wales" }, "countryCode": "AU", "postalCode": "2322" } }
      ],
      "workLevelCode": { "codeValue": "CA", "shortName": "Casual" },
      "workerTypeCode": { "codeValue": "C", "shortName": "Casual" },
      "payGradeRange": null,
      "requisitionDescription": "<p>Cover for our drivers when they are sick or away. We ring the day before, and you can say no. Most runs are between Newcastle and the vineyards, and you are home by two.</p><p>Rates are those of the transport award.</p>",
      "customFieldGroup": {
        "stringFields": [{ "nameCode": { "codeValue": "CostCentre", "shortName": "Cost centre" }, "stringValue": "4470" }],
        "codeFields": [{ "nameCode": { "codeValue": "HomeOffice", "shortName": "Work from home" }, "codeValue": "N", "shortName": "No" }],
        "dateFields": []
      },
      "links": []
    },
    {
      "itemID": "9200918273120_1",
      "clientRequisitionID": "PM-1152",
      "requisitionTitle": "Accounts Receivable Officer",
      "requisitionStatusCode": { "codeValue": "FILLED", "shortName": "Filled" },
      "postDate": "2026-10-19T11:00+11:00",
      "requisitionLocations": [
        { "nameCode": { "codeValue": "HO", "shortName": "Head Office" }, "address": { "lineOne": "Level 3, 400 St Kilda Road", "cityName": "Melbourne", "countrySubdivisionLevel1": { "subdivisionType": "state", "codeValue": "VIC", "shortName": "Victoria" }, "countryCode": "AU", "postalCode": "3004" } }
      ],
      "workLevelCode": { "codeValue": "PT", "shortName": "Part Time" },
      "workerTypeCode": { "codeValue": "P", "shortName": "Permanent" },
      "payGradeRange": { "minimumRate": { "amountValue": 36, "currencyCode": "AUD" }, "maximumRate": { "amountValue": 36, "currencyCode": "AUD" } },
      "requisitionDescription": "<p>Six hundred accounts and a telephone.</p>",
      "customFieldGroup": { "stringFields": [], "codeFields": [], "dateFields": [] },
      "links": []
    }
  ],
  "meta": { "startSequence": 0, "completeIndicator": true, "totalNumber": 4 },
  "confirmMessage": null
}
`,
  expected: [
    {
      title: "Night Fill Storeperson",
      employer: "Pantry Mile Foodservice",
      reference: "PM-1184",
      places: ["Truganina VIC"],
      pay: { min: 36.2, max: 39.85, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-17T22:40:00Z",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Category Buyer – Dry Goods & Oils",
      employer: "Pantry Mile Foodservice",
      reference: "PM-1191",
      places: ["Melbourne VIC", "Lytton QLD"],
      pay: { min: 104_000, max: 118_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20T05:05:00Z",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Relief MR Driver",
      employer: "Pantry Mile Foodservice",
      reference: "PM-1196",
      places: ["Hexham NSW"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-23T21:10:00Z",
      closes: null,
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Accounts Receivable Officer",
      reference: "PM-1152",
      places: ["Melbourne VIC"],
      live: false,
    },
  ],
};
