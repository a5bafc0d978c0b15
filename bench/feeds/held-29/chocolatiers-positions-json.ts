/** Usual: the public positions of a chocolate maker as a small American vendor gives them: a bare list, type and location and salary as small objects or a text, a state by code within the country's object, experience codes that are no work, a creation date with milliseconds, a position abroad paid by the month. */
export const chocolatiersPositionsJson = {
  name: "held-29 public positions of chocolatiers",
  extension: "json",
  contentType: "application/json",
  text: `[
  {
    "id": "b0c4d1e77a21", "friendly_id": "b0c4d1e77a21-enrober-operator", "name": "Enrober Operator",
    "url": "https://cocoapod.example/p/b0c4d1e77a21-enrober-operator", "published_date": "2026-11-17T02:15:40.120Z",
    "type": { "id": "fullTime", "name": "Full-Time" },
    "location": { "country": { "name": "Australia", "id": "AU" }, "state": { "id": "VIC", "name": "Victoria" }, "city": "Wangaratta", "name": "Wangaratta, VIC", "is_remote": false },
    "department": "Factory", "salary": "$33.80 - $36.20 / hr",
    "company": { "name": "Cocoa Pod & Daughters", "logo_url": null, "friendly_id": "cocoapod" },
    "description": "<p>The curtain of chocolate is yours. A stop of ten minutes is $2,000 of truffles on the floor.</p>",
    "experience": "1-to-2-years"
  },
  {
    "id": "c93f0a5512be", "friendly_id": "c93f0a5512be-sensory-panellist", "name": "Sensory Panellist",
    "url": "https://cocoapod.example/p/c93f0a5512be-sensory-panellist", "published_date": "2026-11-20T00:00:02.007Z",
    "type": { "id": "partTime", "name": "Part-Time" },
    "location": { "country": { "name": "Australia", "id": "AU" }, "state": { "id": "SA", "name": "South Australia" }, "city": "Norwood", "name": "Norwood, SA", "is_remote": false },
    "department": "Quality", "salary": "",
    "company": { "name": "Cocoa Pod & Daughters", "logo_url": null, "friendly_id": "cocoapod" },
    "description": "<p>You taste, you spit, you write. No coffee before eleven.</p>",
    "experience": "na"
  },
  {
    "id": "d17be2090ac4", "friendly_id": "d17be2090ac4-cocoa-buyer", "name": "Cocoa Buyer",
    "url": "https://cocoapod.example/p/d17be2090ac4-cocoa-buyer", "published_date": "2026-11-23T05:30:00.500Z",
    "type": { "id": "contract", "name": "Contract" },
    "location": { "country": { "name": "Ghana", "id": "GH" }, "state": null, "city": "Kumasi", "name": "Kumasi, Ghana", "is_remote": false },
    "department": "Origin", "salary": "AUD 9,500 per month",
    "company": { "name": "Cocoa Pod & Daughters", "logo_url": null, "friendly_id": "cocoapod" },
    "description": "<p>Half a year at origin, among farmers who know more than you do.</p>",
    "experience": "5-to-10-years"
  }
]
`,
  expected: [
    {
      title: "Enrober Operator",
      employer: "Cocoa Pod & Daughters",
      reference: "b0c4d1e77a21",
      places: ["Wangaratta VIC"],
      pay: { min: 33.8, max: 36.2, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-17T02:15:40Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://cocoapod.example/p/b0c4d1e77a21-enrober-operator",
    },
    {
      title: "Sensory Panellist",
      employer: "Cocoa Pod & Daughters",
      reference: "c93f0a5512be",
      places: ["Norwood SA"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-20T00:00:02Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://cocoapod.example/p/c93f0a5512be-sensory-panellist",
    },
    {
      title: "Cocoa Buyer",
      employer: "Cocoa Pod & Daughters",
      reference: "d17be2090ac4",
      places: ["INT"],
      pay: { min: 9500, max: 9500, interval: "month" },
      workTypes: ["Contract"],
      posted: "2026-11-23T05:30:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://cocoapod.example/p/d17be2090ac4-cocoa-buyer",
    },
  ],
};
