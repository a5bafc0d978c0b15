/** Usual: a railway's postings from a large hiring system, the title as a name, numbers of reference, the country as a code, pay among custom fields, hybrid and remote as flags, links to the interface beside those to the page, one job in New Zealand. */
export const railwayPostingsJson = {
  name: "held-21 postings of a railway",
  extension: "json",
  contentType: "application/json",
  text: String.raw`{
  "offset": 0,
  "limit": 100,
  "totalFound": 4,
  "content": [
    {
      "id": "744000091203318",
      "name": "Train Driver (Freight)",
      "uuid": "5a0f3c1e-7b1d-4a52-9d5c-0c2f8f1b7a11",
      "refNumber": "REF1884K",
      "company": { "identifier": "FarrierRail", "name": "Farrier Rail" },
      "releasedDate": "2026-11-16T21:04:33.000Z",
      "location": { "city": "Port Augusta", "region": "SA", "country": "au", "postalCode": "5700", "remote": false, "hybrid": false, "fullLocation": "Port Augusta SA, Australia" },
      "industry": { "id": "transportation", "label": "Transportation" },
      "department": { "id": "2201", "label": "Operations" },
      "function": { "id": "supply_chain", "label": "Supply Chain" },
      "typeOfEmployment": { "id": "permanent", "label": "Full-time" },
      "experienceLevel": { "id": "mid_senior_level", "label": "Mid-Senior Level" },
      "customField": [
        { "fieldId": "58b7", "fieldLabel": "Business unit", "valueId": "ops", "valueLabel": "Bulk" },
        { "fieldId": "58b9", "fieldLabel": "Salary range", "valueId": "x1", "valueLabel": "$118,000 - $131,500 per annum" },
        { "fieldId": "58c2", "fieldLabel": "Applications close", "valueId": "x2", "valueLabel": "11/12/2026" }
      ],
      "ref": "https://api.postings.example/v1/companies/FarrierRail/postings/744000091203318",
      "postingUrl": "https://jobs.farrierrail.example/744000091203318-train-driver-freight"
    },
    {
      "id": "744000091207742",
      "name": "Network Controller",
      "uuid": "1e7d9c40-53a6-46d2-a0a7-9e2b6f0a4c02",
      "refNumber": "REF1890M",
      "company": { "identifier": "FarrierRail", "name": "Farrier Rail" },
      "releasedDate": "2026-11-18T03:40:10.000Z",
      "location": { "city": "Mile End", "region": "SA", "country": "au", "postalCode": "5031", "remote": false, "hybrid": true, "fullLocation": "Mile End SA, Australia" },
      "industry": { "id": "transportation", "label": "Transportation" },
      "department": { "id": "2204", "label": "Control" },
      "function": { "id": "supply_chain", "label": "Supply Chain" },
      "typeOfEmployment": { "id": "permanent", "label": "Part-time" },
      "experienceLevel": { "id": "associate", "label": "Associate" },
      "customField": [
        { "fieldId": "58b7", "fieldLabel": "Business unit", "valueId": "net", "valueLabel": "Network" },
        { "fieldId": "58b9", "fieldLabel": "Salary range", "valueId": "x3", "valueLabel": "$54.80 per hour + shift penalties" }
      ],
      "ref": "https://api.postings.example/v1/companies/FarrierRail/postings/744000091207742",
      "postingUrl": "https://jobs.farrierrail.example/744000091207742-network-controller"
    },
    {
      "id": "744000091210006",
      "name": "Timetable Analyst",
      "uuid": "c8b2a9f3-9de0-4e93-8b63-22c14a2d5f73",
      "refNumber": "REF1893C",
      "company": { "identifier": "FarrierRail", "name": "Farrier Rail" },
      "releasedDate": "2026-11-20T00:15:00.000Z",
      "location": { "city": "", "region": "", "country": "au", "remote": true, "hybrid": false, "fullLocation": "Australia" },
      "industry": { "id": "transportation", "label": "Transportation" },
      "department": { "id": "2204", "label": "Control" },
      "function": { "id": "analyst", "label": "Analyst" },
      "typeOfEmployment": { "id": "contract", "label": "Contract" },
      "experienceLevel": { "id": "associate", "label": "Associate" },
      "customField": [
        { "fieldId": "58b7", "fieldLabel": "Business unit", "valueId": "net", "valueLabel": "Network" }
      ],
      "ref": "https://api.postings.example/v1/companies/FarrierRail/postings/744000091210006",
      "postingUrl": "https://jobs.farrierrail.example/744000091210006-timetable-analyst"
    },
    {
      "id": "744000091198871",
      "name": "Rolling Stock Fitter",
      "uuid": "7712fd0b-0a1c-4f0e-b6a5-d8d8ec6a9e54",
      "refNumber": "REF1877A",
      "company": { "identifier": "FarrierRail", "name": "Farrier Rail" },
      "releasedDate": "2026-11-12T20:00:00.000Z",
      "location": { "city": "Palmerston North", "region": "Manawatu", "country": "nz", "postalCode": "4410", "remote": false, "hybrid": false, "fullLocation": "Palmerston North, New Zealand" },
      "industry": { "id": "transportation", "label": "Transportation" },
      "department": { "id": "2210", "label": "Workshops" },
      "function": { "id": "engineering", "label": "Engineering" },
      "typeOfEmployment": { "id": "permanent", "label": "Full-time" },
      "experienceLevel": { "id": "associate", "label": "Associate" },
      "customField": [
        { "fieldId": "58b7", "fieldLabel": "Business unit", "valueId": "wks", "valueLabel": "Workshops" }
      ],
      "ref": "https://api.postings.example/v1/companies/FarrierRail/postings/744000091198871",
      "postingUrl": "https://jobs.farrierrail.example/744000091198871-rolling-stock-fitter"
    }
  ]
}
`,
  expected: [
    {
      title: "Train Driver (Freight)",
      employer: "Farrier Rail",
      reference: "REF1884K",
      places: ["Port Augusta SA"],
      pay: { min: 118_000, max: 131_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16T21:04:33Z",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://jobs.farrierrail.example/744000091203318-train-driver-freight",
    },
    {
      title: "Network Controller",
      employer: "Farrier Rail",
      reference: "REF1890M",
      places: ["Mile End SA"],
      pay: { min: 54.8, max: 54.8, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-18T03:40:10Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.farrierrail.example/744000091207742-network-controller",
    },
    {
      title: "Timetable Analyst",
      employer: "Farrier Rail",
      reference: "REF1893C",
      places: [],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-20T00:15:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://jobs.farrierrail.example/744000091210006-timetable-analyst",
    },
    {
      title: "Rolling Stock Fitter",
      employer: "Farrier Rail",
      reference: "REF1877A",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-12T20:00:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.farrierrail.example/744000091198871-rolling-stock-fitter",
    },
  ],
};
