/** Usual: the released postings of a provider of respite homes from a large hiring suite: company, kind of employment and department as objects with a label, region and country as codes in small letters, remuneration and last day among custom fields of the provider's own, a custom field for the payroll that seekers never see, a post in New Zealand. */
export const respiteHomesReleasedJson = {
  name: "held-28 released postings of respite homes",
  extension: "json",
  contentType: "application/json",
  text: `{
  "offset": 0,
  "limit": 100,
  "totalFound": 4,
  "content": [
    {
      "id": "744000091120001",
      "name": "Support Worker - Overnight",
      "uuid": "5d8e1a40-90c3-4a52-8a14-1f3c5a100001",
      "refNumber": "RH1120A",
      "company": { "identifier": "Lanternhouse", "name": "Lanternhouse Respite" },
      "releasedDate": "2026-11-16T22:40:15.311Z",
      "location": { "city": "Ballina", "region": "nsw", "country": "au", "remote": false, "hybrid": false, "fullLocation": "Ballina, NSW, Australia" },
      "industry": { "id": "hospital_health_care", "label": "Hospital & Health Care" },
      "department": { "id": "41", "label": "Homes - North Coast" },
      "function": { "id": "health_care_provider", "label": "Health Care Provider" },
      "typeOfEmployment": { "id": "casual", "label": "Casual" },
      "experienceLevel": { "id": "entry_level", "label": "Entry Level" },
      "customField": [
        { "fieldId": "c01", "fieldLabel": "Remuneration", "valueId": "r1", "valueLabel": "$39.43 - $41.80 per hour + sleepover allowance" },
        { "fieldId": "c02", "fieldLabel": "Applications close", "valueId": "d1", "valueLabel": "13 December 2026" },
        { "fieldId": "c09", "fieldLabel": "Cost centre (internal)", "valueId": "x1", "valueLabel": "55012" }
      ],
      "ref": "https://api.talentcloud.example/v1/companies/Lanternhouse/postings/744000091120001",
      "visibility": "PUBLIC"
    },
    {
      "id": "744000091120002",
      "name": "House Manager",
      "uuid": "5d8e1a40-90c3-4a52-8a14-1f3c5a100002",
      "refNumber": "RH1131C",
      "company": { "identifier": "Lanternhouse", "name": "Lanternhouse Respite" },
      "releasedDate": "2026-11-19T01:05:00.000Z",
      "location": { "city": "Murray Bridge", "region": "sa", "country": "au", "remote": false, "hybrid": false, "fullLocation": "Murray Bridge, SA, Australia" },
      "industry": { "id": "hospital_health_care", "label": "Hospital & Health Care" },
      "department": { "id": "44", "label": "Homes - Murray" },
      "function": { "id": "management", "label": "Management" },
      "typeOfEmployment": { "id": "permanent", "label": "Full-time" },
      "experienceLevel": { "id": "mid_senior_level", "label": "Mid-Senior Level" },
      "customField": [
        { "fieldId": "c01", "fieldLabel": "Remuneration", "valueId": "r2", "valueLabel": "$94,500 to $101,200 p.a. plus car" },
        { "fieldId": "c02", "fieldLabel": "Applications close", "valueId": "d2", "valueLabel": "Open until filled" },
        { "fieldId": "c09", "fieldLabel": "Cost centre (internal)", "valueId": "x2", "valueLabel": "55044" }
      ],
      "ref": "https://api.talentcloud.example/v1/companies/Lanternhouse/postings/744000091120002",
      "visibility": "PUBLIC"
    },
    {
      "id": "744000091120003",
      "name": "Rostering Coordinator",
      "uuid": "5d8e1a40-90c3-4a52-8a14-1f3c5a100003",
      "refNumber": "RH1133F",
      "company": { "identifier": "Lanternhouse", "name": "Lanternhouse Respite" },
      "releasedDate": "2026-11-23T04:31:59.020Z",
      "location": { "country": "au", "remote": true, "hybrid": false, "fullLocation": "Australia" },
      "department": { "id": "40", "label": "Head Office" },
      "typeOfEmployment": { "id": "part_time", "label": "Part-time" },
      "customField": [
        { "fieldId": "c01", "fieldLabel": "Remuneration", "valueId": "r3", "valueLabel": "Competitive" },
        { "fieldId": "c02", "fieldLabel": "Applications close", "valueId": "d3", "valueLabel": "4 December 2026" }
      ],
      "ref": "https://api.talentcloud.example/v1/companies/Lanternhouse/postings/744000091120003",
      "visibility": "PUBLIC"
    },
    {
      "id": "744000091120004",
      "name": "Registered Nurse - Children",
      "uuid": "5d8e1a40-90c3-4a52-8a14-1f3c5a100004",
      "refNumber": "RH1140B",
      "company": { "identifier": "Lanternhouse", "name": "Lanternhouse Respite" },
      "releasedDate": "2026-11-25T20:10:44.500Z",
      "location": { "city": "Nelson", "region": "tasman", "country": "nz", "remote": false, "hybrid": false, "fullLocation": "Nelson, New Zealand" },
      "department": { "id": "61", "label": "Homes - Aotearoa" },
      "typeOfEmployment": { "id": "contract", "label": "Contract" },
      "customField": [{ "fieldId": "c02", "fieldLabel": "Applications close", "valueId": "d4", "valueLabel": "8 January 2027" }],
      "ref": "https://api.talentcloud.example/v1/companies/Lanternhouse/postings/744000091120004",
      "visibility": "PUBLIC"
    }
  ]
}
`,
  expected: [
    {
      title: "Support Worker - Overnight",
      employer: "Lanternhouse Respite",
      reference: "RH1120A",
      places: ["Ballina NSW"],
      pay: { min: 39.43, max: 41.8, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-16T22:40:15Z",
      closes: "2026-12-13",
      remote: false,
      live: true,
    },
    {
      title: "House Manager",
      employer: "Lanternhouse Respite",
      reference: "RH1131C",
      places: ["Murray Bridge SA"],
      pay: { min: 94_500, max: 101_200, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19T01:05:00Z",
      closes: null,
      remote: false,
      live: true,
    },
    {
      title: "Rostering Coordinator",
      employer: "Lanternhouse Respite",
      reference: "RH1133F",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-23T04:31:59Z",
      closes: "2026-12-04",
      remote: true,
      live: true,
    },
    {
      title: "Registered Nurse - Children",
      employer: "Lanternhouse Respite",
      reference: "RH1140B",
      places: ["INT"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-25T20:10:44Z",
      closes: "2027-01-08",
      remote: false,
      live: true,
    },
  ],
};
