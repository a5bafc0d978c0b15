/** JSON:API: the employer and places in "included", found by relations. */
export const jsonApi = {
  name: "JSON:API with included relations",
  extension: "json",
  contentType: "application/vnd.api+json",
  text: JSON.stringify({
    data: [
      {
        type: "job-ads",
        id: "501",
        attributes: {
          title: "Registered Nurse",
          "reference-code": "RN-501",
          "employment-type": "part-time",
          "salary-text": "$39.20 - $47.10 per hour",
          "published-at": "2026-11-19T00:00:00Z",
          "closes-at": "2026-12-11T12:59:00Z",
          status: "published",
          body: "<p>Nights.</p>",
        },
        relationships: {
          employer: { data: { type: "employers", id: "7" } },
          locations: {
            data: [
              { type: "locations", id: "1" },
              { type: "locations", id: "2" },
            ],
          },
        },
        links: { self: "https://heron.example/jobs/501" },
      },
      {
        type: "job-ads",
        id: "502",
        attributes: {
          title: "Cook",
          "reference-code": "CK-502",
          "employment-type": "casual",
          "salary-text": "Negotiable",
          "published-at": "2026-11-23T00:00:00Z",
          "closes-at": null,
          status: "draft",
          body: "<p>Lunches.</p>",
        },
        relationships: {
          employer: { data: { type: "employers", id: "7" } },
          locations: { data: [{ type: "locations", id: "1" }] },
        },
      },
    ],
    included: [
      { type: "employers", id: "7", attributes: { name: "Heron Aged Care" } },
      { type: "locations", id: "1", attributes: { suburb: "Orange", state: "NSW" } },
      { type: "locations", id: "2", attributes: { suburb: "Bathurst", state: "NSW" } },
    ],
  }),
  expected: [
    {
      title: "Registered Nurse",
      employer: "Heron Aged Care",
      reference: "RN-501",
      places: ["Orange NSW", "Bathurst NSW"],
      pay: { min: 39.2, max: 47.1, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-19T00:00:00Z",
      closes: "2026-12-11T12:59:00Z",
      live: true,
      url: "https://heron.example/jobs/501",
    },
  ],
};

/** Hits of a search service: marked words beside the values, moments in seconds. */
export const hits = {
  name: "hits of a search service",
  extension: "json",
  contentType: "application/json",
  text: JSON.stringify({
    hits: [
      {
        objectID: "a91",
        job_title: "Diesel Fitter",
        company_name: "Brolga Haulage",
        work_location: "Port Hedland, WA",
        work_type: "Full time",
        salary_min: 110000,
        salary_max: 128000,
        salary_period: "year",
        published_timestamp: 1795046400,
        expiry_timestamp: 1797551999,
        apply_url: "https://brolga.example/a91",
        _highlightResult: { job_title: { value: "<em>Diesel</em> Fitter", matchLevel: "full" } },
      },
      {
        objectID: "a94",
        job_title: "Allocator",
        company_name: "Brolga Haulage",
        work_location: "Perth, WA",
        work_type: "Contract",
        salary_min: null,
        salary_max: null,
        salary_period: null,
        published_timestamp: 1795132800,
        expiry_timestamp: null,
        apply_url: "https://brolga.example/a94",
        _highlightResult: {},
      },
    ],
    nbHits: 2,
    page: 0,
    query: "diesel",
    processingTimeMS: 3,
  }),
  expected: [
    {
      title: "Diesel Fitter",
      employer: "Brolga Haulage",
      reference: "a91",
      places: ["Port Hedland WA"],
      pay: { min: 110_000, max: 128_000, interval: "year" },
      workTypes: ["Full time"],
      posted: new Date(1_795_046_400_000).toISOString(),
      live: true,
      url: "https://brolga.example/a91",
    },
    {
      title: "Allocator",
      employer: "Brolga Haulage",
      reference: "a94",
      places: ["Perth WA"],
      pay: null,
      workTypes: ["Contract"],
      closes: null,
      live: true,
      url: "https://brolga.example/a94",
    },
  ],
};

const dl = (title: string, facts: Record<string, string>) =>
  `<section><h2>${title}</h2><dl>${Object.entries(facts)
    .map(([k, v]) => `<dt>${k}</dt><dd>${v}</dd>`)
    .join("")}</dl></section>`;

/** A page with a definition list for each vacancy. */
export const definitions = {
  name: "page with definition lists",
  employer: "Bandicoot Brewing",
  extension: "html",
  contentType: "text/html",
  text: `<!doctype html><html><head><title>Jobs | Bandicoot Brewing</title></head><body><h1>Jobs</h1>${dl("Brewer", { Ref: "BB7", Where: "Hobart TAS", Hours: "Full-time", Pay: "$70k&ndash;$78k plus super", "Get it in by": "13 December 2026" })}${dl("Cellar Hand", { Ref: "BB9", Where: "Launceston TAS", Hours: "Casual", Pay: "$31.40/hour", "Get it in by": "20 December 2026" })}</body></html>`,
  expected: [
    {
      title: "Brewer",
      employer: "Bandicoot Brewing",
      reference: "BB7",
      places: ["Hobart TAS"],
      pay: { min: 70_000, max: 78_000, interval: "year" },
      workTypes: ["Full time"],
      closes: "2026-12-13",
      live: true,
    },
    {
      title: "Cellar Hand",
      reference: "BB9",
      places: ["Launceston TAS"],
      pay: { min: 31.4, max: 31.4, interval: "hour" },
      workTypes: ["Casual"],
      closes: "2026-12-20",
      live: true,
    },
  ],
};
