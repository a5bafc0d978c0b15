/** Rarer: the answer of a podcast network's graph interface: one organisation with a connection of openings as edges and nodes with cursors, names of types beside the values, kinds as constants, pay as one of several types, place as a nested city with its region, a moment for the start of the advert and a bare day for its end, an opening that has been filled. */
export const podcastNetworkConnectionJson = {
  name: "held-27 graph connection of a podcast network",
  extension: "json",
  contentType: "application/graphql-response+json",
  text: String.raw`{
  "data": {
    "organisation": {
      "__typename": "Organisation",
      "id": "T3JnOjQ0",
      "name": "Earworm Radio",
      "openings": {
        "__typename": "OpeningConnection",
        "totalCount": 4,
        "pageInfo": { "hasNextPage": false, "endCursor": "Y3Vyc29yOjQ=" },
        "edges": [
          {
            "cursor": "Y3Vyc29yOjE=",
            "node": {
              "__typename": "Opening", "id": "T3BlbmluZzo5MDE=", "code": "EAR-901", "title": "Audio Producer",
              "state": "OPEN", "workplace": "ON_SITE", "engagements": ["FULL_TIME"],
              "city": { "__typename": "City", "name": "Collingwood", "region": { "__typename": "Region", "code": "VIC", "country": { "code": "AU" } } },
              "remuneration": { "__typename": "SalaryRange", "minimum": { "amount": "78000.00", "currency": "AUD" }, "maximum": { "amount": "86000.00", "currency": "AUD" }, "per": "YEAR" },
              "advertisedAt": "2026-11-17T23:15:00Z", "closesOn": "2026-12-13",
              "bodyHtml": "<p>Three shows, two studios, one foley cupboard. Microphones of $5,000 each; no coffee near them.</p>",
              "webUrl": "https://earworm.example/openings/audio-producer"
            }
          },
          {
            "cursor": "Y3Vyc29yOjI=",
            "node": {
              "__typename": "Opening", "id": "T3BlbmluZzo5MDM=", "code": "EAR-903", "title": "Fact Checker",
              "state": "OPEN", "workplace": "REMOTE", "engagements": ["CASUAL"],
              "city": null,
              "remuneration": { "__typename": "HourlyRate", "minimum": { "amount": "48.50", "currency": "AUD" }, "maximum": { "amount": "48.50", "currency": "AUD" }, "per": "HOUR" },
              "advertisedAt": "2026-11-22T21:40:12Z", "closesOn": null,
              "bodyHtml": "<p>Was it really the tallest windmill? Four to ten hours in most weeks.</p>",
              "webUrl": "https://earworm.example/openings/fact-checker"
            }
          },
          {
            "cursor": "Y3Vyc29yOjM=",
            "node": {
              "__typename": "Opening", "id": "T3BlbmluZzo5MDQ=", "code": "EAR-904", "title": "Regional Reporter, Pilbara",
              "state": "OPEN", "workplace": "ON_SITE", "engagements": ["PART_TIME", "FIXED_TERM"],
              "city": { "__typename": "City", "name": "Newman", "region": { "__typename": "Region", "code": "WA", "country": { "code": "AU" } } },
              "remuneration": { "__typename": "Undisclosed", "label": "Commensurate with experience" },
              "advertisedAt": "2026-11-25T02:00:00Z", "closesOn": "2026-12-22",
              "bodyHtml": "<p>Two years, three days a week, red dust in everything.</p>",
              "webUrl": "https://earworm.example/openings/regional-reporter-pilbara"
            }
          },
          {
            "cursor": "Y3Vyc29yOjQ=",
            "node": {
              "__typename": "Opening", "id": "T3BlbmluZzo4ODA=", "code": "EAR-880", "title": "Sponsorship Manager",
              "state": "FILLED", "workplace": "ON_SITE", "engagements": ["FULL_TIME"],
              "city": { "__typename": "City", "name": "Collingwood", "region": { "__typename": "Region", "code": "VIC", "country": { "code": "AU" } } },
              "remuneration": null,
              "advertisedAt": "2026-10-12T00:00:00Z", "closesOn": "2026-12-01",
              "bodyHtml": "<p>Sell thirty seconds at a time.</p>",
              "webUrl": "https://earworm.example/openings/sponsorship-manager"
            }
          }
        ]
      }
    }
  },
  "extensions": { "cost": { "requested": 112, "remaining": 9888 } }
}
`,
  expected: [
    {
      title: "Audio Producer",
      employer: "Earworm Radio",
      reference: "EAR-901",
      places: ["Collingwood VIC"],
      pay: { min: 78_000, max: 86_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T23:15:00Z",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://earworm.example/openings/audio-producer",
    },
    {
      title: "Fact Checker",
      employer: "Earworm Radio",
      reference: "EAR-903",
      places: [],
      pay: { min: 48.5, max: 48.5, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-22T21:40:12Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://earworm.example/openings/fact-checker",
    },
    {
      title: "Regional Reporter, Pilbara",
      employer: "Earworm Radio",
      reference: "EAR-904",
      places: ["Newman WA"],
      pay: null,
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-25T02:00:00Z",
      closes: "2026-12-22",
      remote: false,
      live: true,
      url: "https://earworm.example/openings/regional-reporter-pilbara",
    },
    { title: "Sponsorship Manager", reference: "EAR-880", places: ["Collingwood VIC"], live: false },
  ],
};
