/** Usual: a battery maker's postings as a bare list, the title as text, facts among categories, several towns in one list, commitments in the maker's own words, pay with long names of intervals, two links to each job, moments as numbers. */
export const batteriesPostingsJson = {
  name: "held-21 postings of a battery maker",
  employer: "Galvanic Gully",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: String.raw`[
  {
    "id": "0d3c8a7e-2f64-4b0f-9a73-51f5d4f1c6aa",
    "text": "Cell Technician",
    "categories": {
      "commitment": "Permanent, full-time",
      "department": "Manufacturing",
      "location": "Tomago, NSW",
      "team": "Dry Room",
      "allLocations": ["Tomago, NSW"]
    },
    "country": "AU",
    "createdAt": 1794870000000,
    "descriptionPlain": "You wear a white suit and keep the humidity below one per cent.\n\nNight shift adds a quarter.",
    "description": "<div>You wear a white suit and keep the humidity below one per cent.</div><div><br></div><div>Night shift adds a quarter.</div>",
    "lists": [{ "text": "You bring", "content": "<li>Steady hands</li><li>No fear of checklists</li>" }],
    "additional": "<div>We raised $60M this year and still share one kettle.</div>",
    "salaryRange": { "min": 38.4, "max": 44, "currency": "AUD", "interval": "per-hour-wage" },
    "workplaceType": "onsite",
    "hostedUrl": "https://jobs.galvanicgully.example/0d3c8a7e-2f64-4b0f-9a73-51f5d4f1c6aa",
    "applyUrl": "https://jobs.galvanicgully.example/0d3c8a7e-2f64-4b0f-9a73-51f5d4f1c6aa/apply"
  },
  {
    "id": "9b7e0c55-8d1f-4a6c-8f0b-3e0b1a1f7d20",
    "text": "Grid Connections Engineer",
    "categories": {
      "commitment": "Permanent, full-time",
      "department": "Engineering",
      "location": "Brisbane, QLD",
      "team": "Grid",
      "allLocations": ["Brisbane, QLD", "Newcastle, NSW", "Adelaide, SA"]
    },
    "country": "AU",
    "createdAt": 1795132800000,
    "descriptionPlain": "Talk to the operator of the grid so that nobody else must.",
    "description": "<div>Talk to the operator of the grid so that nobody else must.</div>",
    "lists": [],
    "additional": "",
    "salaryRange": { "min": 135000, "max": 158000, "currency": "AUD", "interval": "per-year-salary" },
    "workplaceType": "hybrid",
    "hostedUrl": "https://jobs.galvanicgully.example/9b7e0c55-8d1f-4a6c-8f0b-3e0b1a1f7d20",
    "applyUrl": "https://jobs.galvanicgully.example/9b7e0c55-8d1f-4a6c-8f0b-3e0b1a1f7d20/apply"
  },
  {
    "id": "c4f2b6d8-60a9-4d57-b7f7-f4c0c1b8e913",
    "text": "Grants Writer",
    "categories": {
      "commitment": "Part-time",
      "department": "Finance",
      "location": "Remote - Australia",
      "team": "Finance",
      "allLocations": ["Remote - Australia"]
    },
    "country": "AU",
    "createdAt": 1795397400000,
    "descriptionPlain": "Twenty hours a week of other people's forms.",
    "description": "<div>Twenty hours a week of other people's forms.</div>",
    "lists": [],
    "additional": "",
    "workplaceType": "remote",
    "hostedUrl": "https://jobs.galvanicgully.example/c4f2b6d8-60a9-4d57-b7f7-f4c0c1b8e913",
    "applyUrl": "https://jobs.galvanicgully.example/c4f2b6d8-60a9-4d57-b7f7-f4c0c1b8e913/apply"
  }
]
`,
  expected: [
    {
      title: "Cell Technician",
      employer: "Galvanic Gully",
      places: ["Tomago NSW"],
      pay: { min: 38.4, max: 44, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16T23:00:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.galvanicgully.example/0d3c8a7e-2f64-4b0f-9a73-51f5d4f1c6aa/apply",
    },
    {
      title: "Grid Connections Engineer",
      employer: "Galvanic Gully",
      places: ["Brisbane QLD", "Newcastle NSW", "Adelaide SA"],
      pay: { min: 135_000, max: 158_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20T00:00:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.galvanicgully.example/9b7e0c55-8d1f-4a6c-8f0b-3e0b1a1f7d20/apply",
    },
    {
      title: "Grants Writer",
      employer: "Galvanic Gully",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-23T01:30:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://jobs.galvanicgully.example/c4f2b6d8-60a9-4d57-b7f7-f4c0c1b8e913/apply",
    },
  ],
};
