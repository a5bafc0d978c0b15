/** Usual: the search results of a department store chain's career site: each job in a wrapper of data, keys of numbered tags, employment as a constant, days as an English month, salary once as two numbers with a frequency beside, once as one value, once as empty texts, state as a name and country as a code, a posting for two towns in a list of locations. */
export const departmentStoresSlugsJson = {
  name: "held-28 search results of department stores",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: `{
  "jobs": [
    {
      "data": {
        "slug": "26-4410", "language": "en-au", "languages": ["en-au"], "req_id": "26-4410",
        "title": "Visual Merchandiser",
        "description": "<p>Make a window that stops a tram. Christmas is already in the attic.</p>",
        "location_name": "Store 031", "street_address": "88 Liverpool Street", "city": "Hobart", "state": "Tasmania", "country": "Australia", "country_code": "AU", "postal_code": "7000",
        "categories": [{ "name": "Stores" }], "tags1": ["Store"], "tags2": [], "tags3": ["31"],
        "employment_type": "PART_TIME", "hiring_organization": "Haberdash & Sons",
        "salary_min_value": "33.10", "salary_max_value": "35.90", "salary_value": "", "salary_frequency": "HOUR",
        "posted_date": "November 17, 2026", "posting_expiry_date": "December 12, 2026", "update_date": "November 19, 2026",
        "apply_url": "https://careers.haberdash.example/jobs/26-4410/login", "internal": false
      }
    },
    {
      "data": {
        "slug": "26-4422", "language": "en-au", "languages": ["en-au"], "req_id": "26-4422",
        "title": "Loss Prevention Officer",
        "description": "<p>You notice. Last year $410,000 of socks walked out without paying.</p>",
        "location_name": "Stores 012 and 015", "street_address": "", "city": "", "state": "", "country": "Australia", "country_code": "AU", "postal_code": "",
        "multipleLocations": true,
        "locations": [{ "city": "Rockhampton", "state": "Queensland", "country": "Australia" }, { "city": "Bundaberg", "state": "Queensland", "country": "Australia" }],
        "categories": [{ "name": "Stores" }], "tags1": ["Store"], "tags2": ["Security licence"], "tags3": ["12", "15"],
        "employment_type": "CASUAL", "hiring_organization": "Haberdash & Sons",
        "salary_min_value": "", "salary_max_value": "", "salary_value": "", "salary_frequency": "",
        "posted_date": "November 20, 2026", "posting_expiry_date": "", "update_date": "November 20, 2026",
        "apply_url": "https://careers.haberdash.example/jobs/26-4422/login", "internal": false
      }
    },
    {
      "data": {
        "slug": "26-4430", "language": "en-au", "languages": ["en-au"], "req_id": "26-4430",
        "title": "Buyer, Kitchen & Table",
        "description": "<p>One year, to cover a parental leave. You know a good saucepan by its ring.</p>",
        "location_name": "Support Centre", "street_address": "5 Warehouse Lane", "city": "Parramatta", "state": "New South Wales", "country": "Australia", "country_code": "AU", "postal_code": "2150",
        "categories": [{ "name": "Buying" }], "tags1": ["Office"], "tags2": [], "tags3": ["900"],
        "employment_type": "FULL_TIME, CONTRACT", "hiring_organization": "Haberdash Home",
        "salary_min_value": "", "salary_max_value": "", "salary_value": "97500", "salary_frequency": "YEAR",
        "posted_date": "November 24, 2026", "posting_expiry_date": "December 20, 2026", "update_date": "November 24, 2026",
        "apply_url": "https://careers.haberdash.example/jobs/26-4430/login", "internal": false
      }
    }
  ],
  "totalCount": 3, "count": 3, "filter": { "sort": "relevance" }, "jobLocations": null
}
`,
  expected: [
    {
      title: "Visual Merchandiser",
      employer: "Haberdash & Sons",
      reference: "26-4410",
      places: ["Hobart TAS"],
      pay: { min: 33.1, max: 35.9, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-17",
      closes: "2026-12-12",
      remote: false,
      live: true,
      url: "https://careers.haberdash.example/jobs/26-4410/login",
    },
    {
      title: "Loss Prevention Officer",
      employer: "Haberdash & Sons",
      reference: "26-4422",
      places: ["Rockhampton QLD", "Bundaberg QLD"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.haberdash.example/jobs/26-4422/login",
    },
    {
      title: "Buyer, Kitchen & Table",
      employer: "Haberdash Home",
      reference: "26-4430",
      places: ["Parramatta NSW"],
      pay: { min: 97_500, max: 97_500, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24",
      closes: "2026-12-20",
      remote: false,
      live: true,
      url: "https://careers.haberdash.example/jobs/26-4430/login",
    },
  ],
};
