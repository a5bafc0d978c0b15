interface Facts {
  req: string;
  title: string;
  description: string;
  city: string;
  state: string;
  code: string;
  type: string;
  company: string;
  posted: string;
  expires: string | null;
  category: string;
  arrangement: string;
  salary: { min: number | null; max: number | null; frequency: string | null };
  more?: readonly { city: string; state: string }[];
}

const record = (facts: Facts) => ({
  data: {
    slug: facts.req,
    language: "en-us",
    languages: ["en-us"],
    req_id: facts.req,
    title: facts.title,
    description: facts.description,
    street_address: "",
    city: facts.city,
    state: facts.state,
    country: "Australia",
    country_code: "AU",
    postal_code: facts.code,
    location_type: facts.city ? "LAT_LNG" : "ANY",
    latitude: null,
    longitude: null,
    categories: [{ name: facts.category }],
    tags1: [facts.arrangement],
    tags2: [],
    brand: "",
    department: "",
    recruiter_id: "R-18",
    hiring_organization: facts.company,
    hiring_organization_logo: "",
    location_name: facts.city && `${facts.company} - ${facts.city}`,
    full_location: [facts.city, facts.state].filter(Boolean).join(", "),
    short_location: [facts.city, facts.state].filter(Boolean).join(", "),
    additional_locations: (facts.more ?? []).map((place) => ({
      ...place,
      country: "Australia",
      country_code: "AU",
    })),
    multipleLocations: Boolean(facts.more),
    employment_type: facts.type,
    salary_min_value: facts.salary.min,
    salary_max_value: facts.salary.max,
    salary_frequency: facts.salary.frequency,
    salary_currency: "AUD",
    posted_date: facts.posted,
    posting_expiry_date: facts.expires,
    update_date: "2026-11-26T05:10:33+0000",
    apply_url: `https://careers-mallee.icims.example/jobs/${facts.req}/login`,
    internal: false,
    searchable: true,
    applyable: true,
    ats_code: "icims",
    meta_data: { canonical_url: `https://jobs.malleelogistics.example/jobs/${facts.req}?lang=en-us` },
  },
});

/** Usual: a freight group's career site answers a search, each job below a name of its own, brands as hiring organisations, more places in a list, codes for the kind of work, how one works among tags, offsets without colons, an address for applying. */
export const jibeSearch = {
  name: "held-16 search of a freight group's career site with each job below data",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: JSON.stringify({
    jobs: [
      record({
        req: "2026-7781",
        title: "Linehaul Scheduler",
        description: "<p>Forty prime movers and one whiteboard.</p>",
        city: "Wodonga",
        state: "Victoria",
        code: "3690",
        type: "FULL_TIME",
        company: "Mallee Linehaul",
        posted: "2026-11-17T01:00:00+0000",
        expires: "2026-12-16T12:59:00+0000",
        category: "Operations",
        arrangement: "Hybrid",
        salary: { min: 84_000, max: 92_000, frequency: "YEAR" },
        more: [{ city: "Albury", state: "New South Wales" }],
      }),
      record({
        req: "2026-7802",
        title: "Pick Packer (Afternoon)",
        description: "<p>Boxes of boxes.</p>",
        city: "Wangaratta",
        state: "Victoria",
        code: "3677",
        type: "CASUAL",
        company: "Mallee Warehousing",
        posted: "2026-11-23T04:30:00+0000",
        expires: null,
        category: "Warehouse",
        arrangement: "On-site",
        salary: { min: 32.9, max: null, frequency: "HOUR" },
      }),
      record({
        req: "2026-7815",
        title: "Claims Officer",
        description: "<p>Things arrive bent; you write back kindly.</p>",
        city: "",
        state: "",
        code: "",
        type: "PART_TIME",
        company: "Mallee Linehaul",
        posted: "2026-11-25T22:15:00+0000",
        expires: "2027-01-29T12:59:00+0000",
        category: "Customer service",
        arrangement: "Remote",
        salary: { min: null, max: null, frequency: null },
      }),
    ],
    totalCount: 3,
    count: 3,
    filter: { categories: [{ name: "Operations", count: 1 }], locations: [] },
    languageCounts: { "en-us": 3 },
  }),
  expected: [
    {
      title: "Linehaul Scheduler",
      employer: "Mallee Linehaul",
      reference: "2026-7781",
      places: ["Wodonga VIC", "Albury NSW"],
      pay: { min: 84_000, max: 92_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T01:00:00Z",
      closes: "2026-12-16T12:59:00Z",
      remote: false,
      live: true,
      url: "https://careers-mallee.icims.example/jobs/2026-7781/login",
    },
    {
      title: "Pick Packer (Afternoon)",
      employer: "Mallee Warehousing",
      reference: "2026-7802",
      places: ["Wangaratta VIC"],
      pay: { min: 32.9, max: null, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23T04:30:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers-mallee.icims.example/jobs/2026-7802/login",
    },
    {
      title: "Claims Officer",
      employer: "Mallee Linehaul",
      reference: "2026-7815",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25T22:15:00Z",
      closes: "2027-01-29T12:59:00Z",
      remote: true,
      live: true,
      url: "https://careers-mallee.icims.example/jobs/2026-7815/login",
    },
  ],
};
