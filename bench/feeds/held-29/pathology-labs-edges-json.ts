/** Usual: the answer to a query of a pathology group's careers site: edges and nodes, compensation as an object with a period constant, work arrangement as on site or hybrid or remote, employment as camel case, a place with a label alone, moments of a half-hour zone, a region of a state, a gap fee that is no pay, a job that is not yet published. */
export const pathologyLabsEdgesJson = {
  name: "held-29 edges and nodes of pathology labs",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: `{
  "data": {
    "jobPostings": {
      "totalCount": 5,
      "pageInfo": { "hasNextPage": false, "endCursor": "NQ==" },
      "edges": [
        { "cursor": "MQ==", "node": {
          "jobNumber": "PL-5501", "jobTitle": "Phlebotomist", "employerName": "Southern Vein Pathology",
          "locationLabel": "Port Lincoln SA", "workArrangement": "ON_SITE", "employmentKind": "partTime",
          "compensation": { "minimum": 31.85, "maximum": 34.2, "currency": "AUD", "period": "HOURLY" },
          "publishedAt": "2026-11-17T08:30:00+10:30", "applicationDeadline": "2026-12-12",
          "jobUrl": "https://southernvein.example/careers/PL-5501", "published": true,
          "summary": "Sharp scratch. You have said it eleven thousand times and mean it kindly." } },
        { "cursor": "Mg==", "node": {
          "jobNumber": "PL-5508", "jobTitle": "Senior Scientist, Haematology", "employerName": "Southern Vein Pathology",
          "locationLabel": "Whyalla SA", "workArrangement": "ON_SITE", "employmentKind": "fullTime",
          "compensation": { "minimum": 101300, "maximum": 112750, "currency": "AUD", "period": "ANNUAL" },
          "publishedAt": "2026-11-20T11:00:00+10:30", "applicationDeadline": null,
          "jobUrl": "https://southernvein.example/careers/PL-5508", "published": true,
          "summary": "The analyser was $720,000; the microscope is the one you will love." } },
        { "cursor": "Mw==", "node": {
          "jobNumber": "PL-5512", "jobTitle": "Billing Officer", "employerName": "Southern Vein Pathology",
          "locationLabel": "Marion SA", "workArrangement": "HYBRID", "employmentKind": "fullTime",
          "compensation": null,
          "publishedAt": "2026-11-24T15:45:00+10:30", "applicationDeadline": "2027-01-15",
          "jobUrl": "https://southernvein.example/careers/PL-5512", "published": true,
          "summary": "Two days with us, three at your kitchen table. You explain the gap: $14.60, and why." } },
        { "cursor": "NA==", "node": {
          "jobNumber": "PL-5515", "jobTitle": "Courier, Country Runs", "employerName": "Southern Vein Couriers",
          "locationLabel": "Regional SA", "workArrangement": "ON_SITE", "employmentKind": "casual",
          "compensation": null,
          "publishedAt": "2026-11-25T09:15:00+10:30", "applicationDeadline": null,
          "jobUrl": "https://southernvein.example/careers/PL-5515", "published": true,
          "summary": "An esky, a schedule, kangaroos at dusk." } },
        { "cursor": "NQ==", "node": {
          "jobNumber": "PL-5519", "jobTitle": "Chief Pathologist", "employerName": "Southern Vein Pathology",
          "locationLabel": "Marion SA", "workArrangement": "ON_SITE", "employmentKind": "fullTime",
          "compensation": null,
          "publishedAt": null, "applicationDeadline": null,
          "jobUrl": "https://southernvein.example/careers/PL-5519", "published": false,
          "summary": "Words to come from the board." } }
      ]
    }
  }
}
`,
  expected: [
    {
      title: "Phlebotomist",
      employer: "Southern Vein Pathology",
      reference: "PL-5501",
      places: ["Port Lincoln SA"],
      pay: { min: 31.85, max: 34.2, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-17T08:30:00+10:30",
      closes: "2026-12-12",
      remote: false,
      live: true,
      url: "https://southernvein.example/careers/PL-5501",
    },
    {
      title: "Senior Scientist, Haematology",
      employer: "Southern Vein Pathology",
      reference: "PL-5508",
      places: ["Whyalla SA"],
      pay: { min: 101_300, max: 112_750, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20T11:00:00+10:30",
      closes: null,
      remote: false,
      live: true,
      url: "https://southernvein.example/careers/PL-5508",
    },
    {
      title: "Billing Officer",
      employer: "Southern Vein Pathology",
      reference: "PL-5512",
      places: ["Marion SA"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-24T15:45:00+10:30",
      closes: "2027-01-15",
      live: true,
      url: "https://southernvein.example/careers/PL-5512",
    },
    {
      title: "Courier, Country Runs",
      employer: "Southern Vein Couriers",
      reference: "PL-5515",
      places: ["SA"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25T09:15:00+10:30",
      closes: null,
      remote: false,
      live: true,
      url: "https://southernvein.example/careers/PL-5515",
    },
    { title: "Chief Pathologist", reference: "PL-5519", places: ["Marion SA"], live: false },
  ],
};
