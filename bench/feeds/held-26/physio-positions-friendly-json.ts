/** Usual: the positions of a small applicant system as a bare array, each with an id, a friendly id, a type and a location as objects with ids of their own, a name of the location with the country's letters, a flag for remote within it, a salary as a text with its interval after a stroke, the company as an object, one that stands in several locations, descriptions in HTML. */
export const physioPositionsFriendlyJson = {
  name: "held-26 positions of a physiotherapy group in an array",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: String.raw`[
  {
    "id": "b81f0c77a0d1",
    "friendly_id": "b81f0c77a0d1-senior-physiotherapist",
    "name": "Senior Physiotherapist",
    "url": "https://limberlane.windhire.example/p/b81f0c77a0d1-senior-physiotherapist",
    "published_date": "2026-11-13T04:20:44.120Z",
    "type": { "id": "fullTime", "name": "Full-Time" },
    "location": {
      "country": { "name": "Australia", "id": "AU" },
      "state": { "id": "TAS", "name": "Tasmania" },
      "city": "Launceston",
      "primary": true,
      "is_remote": false,
      "name": "Launceston, AU"
    },
    "department": "Clinical",
    "salary": "$95,000 - $112,000 / yr",
    "company": { "name": "Limber Lane Physiotherapy", "logo_url": "https://limberlane.example/logo.png", "friendly_id": "limberlane" },
    "locations": [],
    "description": "<p>Backs, knees, a footy club on Tuesdays.</p><p>CPD budget $3,500. 45-minute first appointments.</p>"
  },
  {
    "id": "b81f0c77a0d2",
    "friendly_id": "b81f0c77a0d2-allied-health-assistant",
    "name": "Allied Health Assistant",
    "url": "https://limberlane.windhire.example/p/b81f0c77a0d2-allied-health-assistant",
    "published_date": "2026-11-22T23:58:01.004Z",
    "type": { "id": "partTime", "name": "Part-Time" },
    "location": {
      "country": { "name": "Australia", "id": "AU" },
      "state": { "id": "TAS", "name": "Tasmania" },
      "city": "Devonport",
      "primary": true,
      "is_remote": false,
      "name": "Devonport, AU"
    },
    "department": "Clinical",
    "salary": "$31.50 / hr",
    "company": { "name": "Limber Lane Physiotherapy", "logo_url": "https://limberlane.example/logo.png", "friendly_id": "limberlane" },
    "locations": [
      { "country": { "name": "Australia", "id": "AU" }, "state": { "id": "TAS", "name": "Tasmania" }, "city": "Devonport", "primary": true, "is_remote": false, "name": "Devonport, AU" },
      { "country": { "name": "Australia", "id": "AU" }, "state": { "id": "TAS", "name": "Tasmania" }, "city": "Burnie", "primary": false, "is_remote": false, "name": "Burnie, AU" }
    ],
    "description": "<p>Hydro pool mornings. Closing date: 13/12/2026.</p>"
  },
  {
    "id": "b81f0c77a0d3",
    "friendly_id": "b81f0c77a0d3-telehealth-intake-clinician",
    "name": "Telehealth Intake Clinician",
    "url": "https://limberlane.windhire.example/p/b81f0c77a0d3-telehealth-intake-clinician",
    "published_date": "2026-11-25T22:00:00.000Z",
    "type": { "id": "contract", "name": "Contract" },
    "location": {
      "country": { "name": "Australia", "id": "AU" },
      "state": null,
      "city": "",
      "is_remote": true,
      "remote_details": { "value": "remote", "label": "Fully remote, no location restrictions" },
      "name": "Australia"
    },
    "department": "Digital",
    "salary": "",
    "company": { "name": "Limber Lane Physiotherapy", "logo_url": "https://limberlane.example/logo.png", "friendly_id": "limberlane" },
    "locations": [],
    "description": "<p>Ask, listen, book. AHPRA registration in any state.</p>"
  }
]
`,
  expected: [
    {
      title: "Senior Physiotherapist",
      employer: "Limber Lane Physiotherapy",
      reference: "b81f0c77a0d1",
      places: ["Launceston TAS"],
      pay: { min: 95_000, max: 112_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-13T04:20:44Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://limberlane.windhire.example/p/b81f0c77a0d1-senior-physiotherapist",
    },
    {
      title: "Allied Health Assistant",
      employer: "Limber Lane Physiotherapy",
      reference: "b81f0c77a0d2",
      places: ["Devonport TAS", "Burnie TAS"],
      pay: { min: 31.5, max: 31.5, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-22T23:58:01Z",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://limberlane.windhire.example/p/b81f0c77a0d2-allied-health-assistant",
    },
    {
      title: "Telehealth Intake Clinician",
      employer: "Limber Lane Physiotherapy",
      reference: "b81f0c77a0d3",
      places: [],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-25T22:00:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://limberlane.windhire.example/p/b81f0c77a0d3-telehealth-intake-clinician",
    },
  ],
};
