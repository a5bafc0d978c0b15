/** Usual: a legal recruiter's ads from its system's interface, references beside numbers, the facts of the site as named fields, pay low and high with what it is per, links to the interface beside those to the site, one job whose ad has expired. */
export const lawyersAgencyAdsJson = {
  name: "held-21 ads of a legal recruiter",
  employer: "Wig & Gavel Recruitment",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: String.raw`{
  "items": [
    {
      "adId": 880214,
      "state": "Current",
      "title": "Senior Associate - Construction Disputes",
      "reference": "WG-3107",
      "summary": "Concrete facts, contested.",
      "bulletPoints": ["Partner in two years", "No timesheets after six", "Harbour view, if you look up"],
      "description": "<p>A national firm wants a lawyer of 5+ years.</p><p>Last year the team recovered $310m for its clients.</p>",
      "postedAt": "2026-11-23T22:31:00Z",
      "updatedAt": "2026-11-24T01:02:44Z",
      "expiresAt": "2026-12-23T22:31:00Z",
      "portal": {
        "fields": [
          { "fieldName": "Category", "value": "Legal" },
          { "fieldName": "Location", "value": "Sydney CBD, NSW" },
          { "fieldName": "Work Type", "value": "Full Time" },
          { "fieldName": "Workplace", "value": "Hybrid" }
        ],
        "salary": { "ratePer": "Year", "rateLow": 165000, "rateHigh": 195000, "currency": "AUD", "details": "$165k - $195k + super" }
      },
      "owner": { "userId": 51, "firstName": "Imogen", "lastName": "Vale", "email": "imogen@wigandgavel.example" },
      "links": {
        "self": "https://api.wigandgavel.example/v2/jobads/880214",
        "ui": { "self": "https://wigandgavel.example/job/880214/senior-associate" }
      }
    },
    {
      "adId": 880197,
      "state": "Current",
      "title": "Conveyancing Paralegal",
      "reference": "WG-3101",
      "summary": "Settlements on Fridays, cake on Fridays.",
      "bulletPoints": ["Three days, you choose which"],
      "description": "<p>A family practice on the river.</p>",
      "postedAt": "2026-11-17T05:10:00Z",
      "updatedAt": "2026-11-17T05:10:00Z",
      "expiresAt": "2026-12-17T05:10:00Z",
      "portal": {
        "fields": [
          { "fieldName": "Category", "value": "Legal" },
          { "fieldName": "Location", "value": "Grafton, NSW" },
          { "fieldName": "Work Type", "value": "Part Time" },
          { "fieldName": "Workplace", "value": "On site" }
        ],
        "salary": { "ratePer": "Hour", "rateLow": 36, "rateHigh": 40.5, "currency": "AUD", "details": "" }
      },
      "owner": { "userId": 51, "firstName": "Imogen", "lastName": "Vale", "email": "imogen@wigandgavel.example" },
      "links": {
        "self": "https://api.wigandgavel.example/v2/jobads/880197",
        "ui": { "self": "https://wigandgavel.example/job/880197/conveyancing-paralegal" }
      }
    },
    {
      "adId": 880160,
      "state": "Current",
      "title": "Privacy Counsel",
      "reference": "WG-3094",
      "summary": "Nine months, no commute.",
      "bulletPoints": [],
      "description": "<p>A payments business with teams in every time zone.</p>",
      "postedAt": "2026-11-11T23:45:00Z",
      "updatedAt": "2026-11-11T23:45:00Z",
      "expiresAt": null,
      "portal": {
        "fields": [
          { "fieldName": "Category", "value": "Legal" },
          { "fieldName": "Location", "value": "Anywhere in Australia" },
          { "fieldName": "Work Type", "value": "Contract" },
          { "fieldName": "Workplace", "value": "Remote" }
        ],
        "salary": { "ratePer": "Day", "rateLow": 1100, "rateHigh": 1100, "currency": "AUD", "details": "$1,100 per day + super" }
      },
      "owner": { "userId": 60, "firstName": "Arjun", "lastName": "Bose", "email": "arjun@wigandgavel.example" },
      "links": {
        "self": "https://api.wigandgavel.example/v2/jobads/880160",
        "ui": { "self": "https://wigandgavel.example/job/880160/privacy-counsel" }
      }
    },
    {
      "adId": 879822,
      "state": "Expired",
      "title": "Law Librarian",
      "reference": "WG-3020",
      "summary": "Shh.",
      "bulletPoints": [],
      "description": "<p>Seven thousand reports, alphabetically.</p>",
      "postedAt": "2026-09-30T01:00:00Z",
      "updatedAt": "2026-10-30T01:00:00Z",
      "expiresAt": "2026-10-30T01:00:00Z",
      "portal": {
        "fields": [
          { "fieldName": "Category", "value": "Legal" },
          { "fieldName": "Location", "value": "Canberra, ACT" },
          { "fieldName": "Work Type", "value": "Part Time" },
          { "fieldName": "Workplace", "value": "On site" }
        ],
        "salary": null
      },
      "owner": { "userId": 60, "firstName": "Arjun", "lastName": "Bose", "email": "arjun@wigandgavel.example" },
      "links": {
        "self": "https://api.wigandgavel.example/v2/jobads/879822",
        "ui": { "self": "https://wigandgavel.example/job/879822/law-librarian" }
      }
    }
  ],
  "totalCount": 4,
  "links": { "first": "https://api.wigandgavel.example/v2/jobads?offset=0" }
}
`,
  expected: [
    {
      title: "Senior Associate - Construction Disputes",
      employer: "Wig & Gavel Recruitment",
      reference: "WG-3107",
      places: ["Sydney NSW"],
      pay: { min: 165_000, max: 195_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-23T22:31:00Z",
      closes: "2026-12-23T22:31:00Z",
      remote: false,
      live: true,
      url: "https://wigandgavel.example/job/880214/senior-associate",
    },
    {
      title: "Conveyancing Paralegal",
      employer: "Wig & Gavel Recruitment",
      reference: "WG-3101",
      places: ["Grafton NSW"],
      pay: { min: 36, max: 40.5, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-17T05:10:00Z",
      closes: "2026-12-17T05:10:00Z",
      remote: false,
      live: true,
      url: "https://wigandgavel.example/job/880197/conveyancing-paralegal",
    },
    {
      title: "Privacy Counsel",
      employer: "Wig & Gavel Recruitment",
      reference: "WG-3094",
      places: [],
      pay: { min: 1100, max: 1100, interval: "day" },
      workTypes: ["Contract"],
      posted: "2026-11-11T23:45:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://wigandgavel.example/job/880160/privacy-counsel",
    },
    {
      title: "Law Librarian",
      reference: "WG-3020",
      places: ["Canberra ACT"],
      live: false,
    },
  ],
};
