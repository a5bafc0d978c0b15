/** Rarer: the vacancies of a railway museum trust as documents of a hypermedia interface: resources with attributes in kebab case, sites and kinds of contract as relationships of which the facts lie among the included, pay as an object with a basis, states of publication with a draft and one withdrawn, links of pages. */
export const railMuseumResourcesJson = {
  name: "held-27 hypermedia resources of a rail museum",
  extension: "json",
  contentType: "application/vnd.api+json",
  text: String.raw`{
  "jsonapi": { "version": "1.1" },
  "links": { "self": "https://api.steamanddust.example/v2/vacancies?page%5Bnumber%5D=1", "next": null },
  "meta": { "total-count": 5 },
  "data": [
    {
      "type": "vacancies", "id": "1801",
      "attributes": { "title": "Locomotive Fitter", "vacancy-number": "SD-26-09", "summary": "Put a 1914 boiler back where it was.", "publication-state": "published", "published-at": "2026-11-13T00:30:00Z", "closing-at": "2026-12-08T13:00:00Z", "works-remotely": false, "pay": { "from": 40.1, "to": 44.9, "basis": "per_hour", "currency": "AUD" }, "apply-url": "https://steamanddust.example/vacancies/1801/apply" },
      "relationships": { "organisation": { "data": { "type": "organisations", "id": "1" } }, "sites": { "data": [{ "type": "sites", "id": "31" }] }, "contract-type": { "data": { "type": "contract-types", "id": "ft" } } }
    },
    {
      "type": "vacancies", "id": "1804",
      "attributes": { "title": "Education Officer", "vacancy-number": "SD-26-11", "summary": "Explain steam to year four. Twelve months, three days a week.", "publication-state": "published", "published-at": "2026-11-19T22:00:00Z", "closing-at": null, "works-remotely": false, "pay": { "from": 72000, "to": 79500, "basis": "per_year", "currency": "AUD" }, "apply-url": "https://steamanddust.example/vacancies/1804/apply" },
      "relationships": { "organisation": { "data": { "type": "organisations", "id": "1" } }, "sites": { "data": [{ "type": "sites", "id": "31" }, { "type": "sites", "id": "34" }] }, "contract-type": { "data": { "type": "contract-types", "id": "pt-ft" } } }
    },
    {
      "type": "vacancies", "id": "1806",
      "attributes": { "title": "Digital Archivist", "vacancy-number": "SD-26-12", "summary": "Scan 80,000 tickets from your spare room.", "publication-state": "published", "published-at": "2026-11-24T05:10:00Z", "closing-at": "2027-01-15T13:00:00Z", "works-remotely": true, "pay": null, "apply-url": "https://steamanddust.example/vacancies/1806/apply" },
      "relationships": { "organisation": { "data": { "type": "organisations", "id": "2" } }, "sites": { "data": [] }, "contract-type": { "data": { "type": "contract-types", "id": "cas" } } }
    },
    {
      "type": "vacancies", "id": "1807",
      "attributes": { "title": "Shop Coordinator", "vacancy-number": "SD-26-13", "summary": "To be written (ask Hal).", "publication-state": "draft", "published-at": null, "closing-at": null, "works-remotely": false, "pay": null, "apply-url": null },
      "relationships": { "organisation": { "data": { "type": "organisations", "id": "1" } }, "sites": { "data": [{ "type": "sites", "id": "34" }] }, "contract-type": { "data": null } }
    },
    {
      "type": "vacancies", "id": "1790",
      "attributes": { "title": "Signal Box Guide", "vacancy-number": "SD-26-05", "summary": "Pull levers, tell stories.", "publication-state": "withdrawn", "published-at": "2026-10-01T00:00:00Z", "closing-at": "2026-12-31T13:00:00Z", "works-remotely": false, "pay": null, "apply-url": "https://steamanddust.example/vacancies/1790/apply" },
      "relationships": { "organisation": { "data": { "type": "organisations", "id": "1" } }, "sites": { "data": [{ "type": "sites", "id": "31" }] }, "contract-type": { "data": { "type": "contract-types", "id": "cas" } } }
    }
  ],
  "included": [
    { "type": "organisations", "id": "1", "attributes": { "name": "Steam & Dust Railway Trust", "abn": "00 000 000 000" } },
    { "type": "organisations", "id": "2", "attributes": { "name": "Steam & Dust Collections", "abn": "00 000 000 001" } },
    { "type": "sites", "id": "31", "attributes": { "name": "Roundhouse", "locality": "Peterborough", "state": "SA", "postcode": "5422" } },
    { "type": "sites", "id": "34", "attributes": { "name": "Old Goods Shed", "locality": "Broken Hill", "state": "NSW", "postcode": "2880" } },
    { "type": "contract-types", "id": "ft", "attributes": { "label": "Permanent full-time" } },
    { "type": "contract-types", "id": "pt-ft", "attributes": { "label": "Fixed-term part-time" } },
    { "type": "contract-types", "id": "cas", "attributes": { "label": "Casual" } }
  ]
}
`,
  expected: [
    {
      title: "Locomotive Fitter",
      employer: "Steam & Dust Railway Trust",
      reference: "SD-26-09",
      places: ["Peterborough SA"],
      pay: { min: 40.1, max: 44.9, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-13T00:30:00Z",
      closes: "2026-12-08T13:00:00Z",
      remote: false,
      live: true,
      url: "https://steamanddust.example/vacancies/1801/apply",
    },
    {
      title: "Education Officer",
      employer: "Steam & Dust Railway Trust",
      reference: "SD-26-11",
      places: ["Peterborough SA", "Broken Hill NSW"],
      pay: { min: 72_000, max: 79_500, interval: "year" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-19T22:00:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://steamanddust.example/vacancies/1804/apply",
    },
    {
      title: "Digital Archivist",
      employer: "Steam & Dust Collections",
      reference: "SD-26-12",
      places: [],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24T05:10:00Z",
      closes: "2027-01-15T13:00:00Z",
      remote: true,
      live: true,
      url: "https://steamanddust.example/vacancies/1806/apply",
    },
    { title: "Signal Box Guide", reference: "SD-26-05", places: ["Peterborough SA"], live: false },
  ],
};
