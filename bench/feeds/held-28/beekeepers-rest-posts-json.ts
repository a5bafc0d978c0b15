/** Usual: the job listings of a beekeepers' society from the REST interface of its blog: title and text rendered, fields of the plugin with an underscore among the meta, terms of kind embedded by taxonomy, local and Greenwich moments, a salary as text with its unit in another field, a day of expiry, flags as digits or booleans, one that is filled. */
export const beekeepersRestPostsJson = {
  name: "held-28 REST listings of beekeepers",
  extension: "json",
  contentType: "application/json; charset=UTF-8",
  text: `[
  {
    "id": 7710, "date": "2026-11-18T09:15:00", "date_gmt": "2026-11-17T22:15:00", "modified_gmt": "2026-11-18T01:00:00", "slug": "apiary-hand", "status": "publish", "type": "job_listing",
    "link": "https://smokerandveil.example/job/apiary-hand/",
    "title": { "rendered": "Apiary Hand &#8211; Pollination Run" },
    "content": { "rendered": "<p>Load 400 hives at dusk, unload them at dawn. Almonds first, then apples.</p>", "protected": false },
    "author": 1, "job-types": [14], "job-categories": [3],
    "meta": { "_job_location": "Robinvale VIC", "_application": "hives@goldcomb.example", "_company_name": "Goldcomb Apiaries", "_company_website": "https://goldcomb.example", "_job_expires": "2026-12-16", "_filled": 0, "_featured": 0, "_remote_position": 0, "_job_salary": "33.90 - 36.20", "_job_salary_currency": "AUD", "_job_salary_unit": "HOUR" },
    "_embedded": { "author": [{ "id": 1, "name": "webmaster" }], "wp:term": [[{ "id": 14, "name": "Casual", "slug": "casual", "taxonomy": "job_listing_type" }], [{ "id": 3, "name": "Field work", "slug": "field", "taxonomy": "job_listing_category" }]] }
  },
  {
    "id": 7722, "date": "2026-11-20T16:40:00", "date_gmt": "2026-11-20T05:40:00", "modified_gmt": "2026-11-20T05:40:00", "slug": "honey-packing-supervisor", "status": "publish", "type": "job_listing",
    "link": "https://smokerandveil.example/job/honey-packing-supervisor/",
    "title": { "rendered": "Honey Packing Supervisor" },
    "content": { "rendered": "<p>Six packers &amp; a machine that sticks. It cost $220,000; it still sticks.</p>", "protected": false },
    "author": 1, "job-types": [11], "job-categories": [5],
    "meta": { "_job_location": "Beaudesert QLD", "_application": "https://slowdrip.example/apply", "_company_name": "Slow Drip Honey", "_company_website": "", "_job_expires": "", "_filled": 0, "_featured": 1, "_remote_position": 0, "_job_salary": "78000", "_job_salary_currency": "AUD", "_job_salary_unit": "YEAR" },
    "_embedded": { "author": [{ "id": 1, "name": "webmaster" }], "wp:term": [[{ "id": 11, "name": "Full Time", "slug": "full-time", "taxonomy": "job_listing_type" }], [{ "id": 5, "name": "Packing", "slug": "packing", "taxonomy": "job_listing_category" }]] }
  },
  {
    "id": 7731, "date": "2026-11-25T08:05:00", "date_gmt": "2026-11-24T21:05:00", "modified_gmt": "2026-11-24T21:05:00", "slug": "membership-secretary", "status": "publish", "type": "job_listing",
    "link": "https://smokerandveil.example/job/membership-secretary/",
    "title": { "rendered": "Membership Secretary" },
    "content": { "rendered": "<p>Answer 1,900 members kindly, from your home. The honorarium is to be discussed.</p>", "protected": false },
    "author": 1, "job-types": [12], "job-categories": [6],
    "meta": { "_job_location": "", "_application": "office@smokerandveil.example", "_company_name": "Smoker & Veil Society", "_company_website": "", "_job_expires": "2027-01-10", "_filled": 0, "_featured": 0, "_remote_position": 1, "_job_salary": "", "_job_salary_currency": "", "_job_salary_unit": "" },
    "_embedded": { "author": [{ "id": 1, "name": "webmaster" }], "wp:term": [[{ "id": 12, "name": "Part Time", "slug": "part-time", "taxonomy": "job_listing_type" }], [{ "id": 6, "name": "Office", "slug": "office", "taxonomy": "job_listing_category" }]] }
  },
  {
    "id": 7655, "date": "2026-10-12T10:00:00", "date_gmt": "2026-10-11T23:00:00", "modified_gmt": "2026-11-05T00:12:00", "slug": "queen-breeder", "status": "publish", "type": "job_listing",
    "link": "https://smokerandveil.example/job/queen-breeder/",
    "title": { "rendered": "Queen Breeder" },
    "content": { "rendered": "<p>Raise royalty.</p>", "protected": false },
    "author": 1, "job-types": [11], "job-categories": [3],
    "meta": { "_job_location": "Mudgee NSW", "_application": "hives@goldcomb.example", "_company_name": "Goldcomb Apiaries", "_company_website": "https://goldcomb.example", "_job_expires": "2026-12-20", "_filled": 1, "_featured": 0, "_remote_position": 0, "_job_salary": "", "_job_salary_currency": "", "_job_salary_unit": "" },
    "_embedded": { "author": [{ "id": 1, "name": "webmaster" }], "wp:term": [[{ "id": 11, "name": "Full Time", "slug": "full-time", "taxonomy": "job_listing_type" }]] }
  }
]
`,
  expected: [
    {
      title: "Apiary Hand – Pollination Run",
      employer: "Goldcomb Apiaries",
      places: ["Robinvale VIC"],
      pay: { min: 33.9, max: 36.2, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-17T22:15:00Z",
      closes: "2026-12-16",
      remote: false,
      live: true,
    },
    {
      title: "Honey Packing Supervisor",
      employer: "Slow Drip Honey",
      places: ["Beaudesert QLD"],
      pay: { min: 78_000, max: 78_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20T05:40:00Z",
      closes: null,
      remote: false,
      live: true,
    },
    {
      title: "Membership Secretary",
      employer: "Smoker & Veil Society",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24T21:05:00Z",
      closes: "2027-01-10",
      remote: true,
      live: true,
    },
    { title: "Queen Breeder", places: ["Mudgee NSW"], live: false },
  ],
};
