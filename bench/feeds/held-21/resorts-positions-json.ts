/** Usual: a resort group's positions as a bare list, kinds of work and states as pairs of id and name, pay as one line with its unit, moments with fractions, a place that is only a state, one job from home. */
export const resortsPositionsJson = {
  name: "held-21 positions of a resort group",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: String.raw`[
  {
    "id": "b41d07c2e9f8",
    "friendly_id": "b41d07c2e9f8-guest-experience-manager",
    "name": "Guest Experience Manager",
    "url": "https://pandanus-resorts.positions.example/p/b41d07c2e9f8-guest-experience-manager",
    "published_date": "2026-11-18T02:40:11.000Z",
    "type": { "id": "fullTime", "name": "Full-Time" },
    "location": {
      "country": { "id": "AU", "name": "Australia" },
      "state": { "id": "QLD", "name": "Queensland" },
      "city": "Noosa Heads",
      "name": "Noosa Heads, QLD, AU",
      "is_remote": false
    },
    "department": "Front of House",
    "salary": "$78,000 - $86,000 / yr",
    "company": { "name": "Pandanus Resorts", "logo_url": "https://cdn.positions.example/l/77.png", "friendly_id": "pandanus-resorts" },
    "description": "<p>Learn four hundred names a week and forget them kindly.</p>"
  },
  {
    "id": "0c9ea1735b26",
    "friendly_id": "0c9ea1735b26-relief-chef",
    "name": "Relief Chef",
    "url": "https://pandanus-resorts.positions.example/p/0c9ea1735b26-relief-chef",
    "published_date": "2026-11-20T05:12:48.000Z",
    "type": { "id": "contract", "name": "Contract" },
    "location": {
      "country": { "id": "AU", "name": "Australia" },
      "state": { "id": "QLD", "name": "Queensland" },
      "city": "",
      "name": "Queensland, AU",
      "is_remote": false
    },
    "department": "Kitchen",
    "salary": "$2,100 / wk",
    "company": { "name": "Pandanus Resorts", "logo_url": "https://cdn.positions.example/l/77.png", "friendly_id": "pandanus-resorts" },
    "description": "<p>A different kitchen each month. Bring your knives and a hat.</p>"
  },
  {
    "id": "e75f2088ad14",
    "friendly_id": "e75f2088ad14-reservations-agent",
    "name": "Reservations Agent",
    "url": "https://pandanus-resorts.positions.example/p/e75f2088ad14-reservations-agent",
    "published_date": "2026-11-23T23:01:00.000Z",
    "type": { "id": "partTime", "name": "Part-Time" },
    "location": {
      "country": { "id": "AU", "name": "Australia" },
      "state": null,
      "city": "",
      "name": "Australia",
      "is_remote": true
    },
    "department": "Reservations",
    "salary": "$31.50 / hr",
    "company": { "name": "Pandanus Resorts", "logo_url": "https://cdn.positions.example/l/77.png", "friendly_id": "pandanus-resorts" },
    "description": "<p>Headset on, slippers on.</p>"
  },
  {
    "id": "6610bd9f4ce3",
    "friendly_id": "6610bd9f4ce3-dive-instructor",
    "name": "Dive Instructor",
    "url": "https://pandanus-resorts.positions.example/p/6610bd9f4ce3-dive-instructor",
    "published_date": "2026-11-11T00:20:30.000Z",
    "type": { "id": "fullTime", "name": "Full-Time" },
    "location": {
      "country": { "id": "AU", "name": "Australia" },
      "state": { "id": "QLD", "name": "Queensland" },
      "city": "Airlie Beach",
      "name": "Airlie Beach, QLD, AU",
      "is_remote": false
    },
    "department": "Activities",
    "salary": "",
    "company": { "name": "Pandanus Resorts", "logo_url": "https://cdn.positions.example/l/77.png", "friendly_id": "pandanus-resorts" },
    "description": "<p>The turtles know the way.</p>"
  }
]
`,
  expected: [
    {
      title: "Guest Experience Manager",
      employer: "Pandanus Resorts",
      places: ["Noosa Heads QLD"],
      pay: { min: 78_000, max: 86_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18T02:40:11Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://pandanus-resorts.positions.example/p/b41d07c2e9f8-guest-experience-manager",
    },
    {
      title: "Relief Chef",
      employer: "Pandanus Resorts",
      places: ["QLD"],
      pay: { min: 2100, max: 2100, interval: "week" },
      workTypes: ["Contract"],
      posted: "2026-11-20T05:12:48Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://pandanus-resorts.positions.example/p/0c9ea1735b26-relief-chef",
    },
    {
      title: "Reservations Agent",
      employer: "Pandanus Resorts",
      places: [],
      pay: { min: 31.5, max: 31.5, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-23T23:01:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://pandanus-resorts.positions.example/p/e75f2088ad14-reservations-agent",
    },
    {
      title: "Dive Instructor",
      employer: "Pandanus Resorts",
      places: ["Airlie Beach QLD"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-11T00:20:30Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://pandanus-resorts.positions.example/p/6610bd9f4ce3-dive-instructor",
    },
  ],
};
