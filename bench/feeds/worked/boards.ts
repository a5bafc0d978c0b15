import type { BenchFeed } from "../feed.ts";

const json = (value: unknown) => JSON.stringify(value, null, 1);
const year = (min: number | null, max: number | null) => ({ min, max, interval: "year" });
const hour = (min: number | null, max: number | null) => ({ min, max, interval: "hour" });

/** JSON whose fields have names of their own. */
export const boards: BenchFeed[] = [
  {
    name: "a JSON feed of a site",
    extension: "json",
    text: json({
      version: "https://jsonfeed.org/version/1.1",
      title: "Careers at Saltbush Cafe",
      home_page_url: "https://saltbush.example",
      items: [
        {
          id: "https://saltbush.example/jobs/12",
          url: "https://saltbush.example/jobs/12",
          title: "Barista",
          content_html:
            "<p>Pull shots.</p><p>Location: Fremantle WA</p><p>Pay: $31.20 an hour</p><p>Closes: 12 December 2026</p>",
          date_published: "2026-11-21T09:00:00+08:00",
        },
      ],
    }),
    expected: [
      {
        title: "Barista",
        employer: "Saltbush Cafe",
        reference: "https://saltbush.example/jobs/12",
        places: ["Fremantle WA"],
        pay: hour(31.2, 31.2),
        posted: "2026-11-21T01:00:00Z",
        closes: "2026-12-12",
        url: "https://saltbush.example/jobs/12",
      },
    ],
  },
  {
    name: "camel case and flags",
    extension: "json",
    text: json([
      {
        vacancyRef: "WR-9",
        vacancyName: "Wharf Rigger",
        employerLegalName: "Harbour Riggers Pty Ltd",
        advertBody: "<p>Rig cranes on the wharf.</p>",
        townOrSuburb: "Port Kembla",
        stateOrTerritory: "NSW",
        postCode: "2505",
        payRateMin: "42.10",
        payRateMax: "48.00",
        payFrequency: "Hourly",
        hoursType: "Casual",
        publishFrom: "2026-11-05T00:00:00",
        publishTo: "2026-12-05T23:59:00",
        vacancyStatus: "Published",
        applyOnlineUrl: "https://riggers.example/WR-9",
        allowsRemote: "N",
      },
      {
        vacancyRef: "WR-10",
        vacancyName: "Dogger",
        employerLegalName: "Harbour Riggers Pty Ltd",
        advertBody: "<p>Sling loads.</p>",
        townOrSuburb: "Newcastle",
        stateOrTerritory: "NSW",
        vacancyStatus: "On hold",
        hoursType: "Full time",
      },
    ]),
    expected: [
      {
        title: "Wharf Rigger",
        employer: "Harbour Riggers Pty Ltd",
        reference: "WR-9",
        places: ["Port Kembla NSW"],
        pay: hour(42.1, 48),
        workTypes: ["Casual"],
        posted: "2026-11-05",
        closes: "2026-12-05",
        remote: false,
        live: true,
        url: "https://riggers.example/WR-9",
      },
      { title: "Dogger", reference: "WR-10", live: false, places: ["Newcastle NSW"] },
    ],
  },
  {
    name: "companies with their jobs in them",
    extension: "json",
    text: json({
      companies: [
        {
          company: "North Bakery",
          jobs: [
            {
              jobNo: 1,
              role: "Baker",
              blurb:
                "Bake bread at night with two others in a warm and friendly place, from Tuesday to Saturday, all the year round.",
              where: "Dubbo NSW",
              wage: "$70k - $75k",
              basis: "Full-time",
            },
          ],
        },
        {
          company: "South Bakery",
          jobs: [
            {
              jobNo: 2,
              role: "Pastry Chef",
              blurb:
                "Make cakes for weddings and other happy days of people who live by the sea, with a small team that laughs a lot.",
              where: "Hobart TAS",
              wage: "$36 ph",
              basis: "Part-time",
            },
          ],
        },
      ],
    }),
    expected: [
      {
        title: "Baker",
        employer: "North Bakery",
        reference: "1",
        places: ["Dubbo NSW"],
        pay: year(70_000, 75_000),
        workTypes: ["Full time"],
      },
      {
        title: "Pastry Chef",
        employer: "South Bakery",
        reference: "2",
        places: ["Hobart TAS"],
        pay: hour(36, 36),
        workTypes: ["Part time"],
      },
    ],
  },
  {
    name: "one a line, with salaries in objects",
    extension: "jsonl",
    text: [
      {
        id: "k1",
        title: "Data Engineer",
        company: { name: "Koel" },
        description: "Build pipes.",
        location: { city: "Canberra", state: "ACT" },
        salary: { minimum: 120000, maximum: 140000, currency: "AUD", interval: "yearly" },
        workplaceType: "Hybrid",
        employmentTypes: ["FULL_TIME"],
        postedAt: 1795000000,
        expiresAt: "2026-12-24",
      },
      {
        id: "k2",
        title: "Support Agent",
        company: { name: "Koel" },
        description: "Answer mail.",
        location: null,
        salary: null,
        workplaceType: "Remote",
        employmentTypes: ["PART_TIME"],
        postedAt: "2026-11-22",
      },
    ]
      .map((job) => JSON.stringify(job))
      .join("\n"),
    expected: [
      {
        title: "Data Engineer",
        employer: "Koel",
        reference: "k1",
        places: ["Canberra ACT"],
        pay: year(120_000, 140_000),
        workTypes: ["Full time"],
        posted: "2026-11-18",
        closes: "2026-12-24",
        remote: false,
      },
      {
        title: "Support Agent",
        reference: "k2",
        places: [],
        pay: null,
        workTypes: ["Part time"],
        remote: true,
        posted: "2026-11-22",
        closes: null,
      },
    ],
  },
  {
    name: "Arbeitnow's",
    extension: "json",
    text: json({
      data: [
        {
          slug: "chef-de-partie-sydney-88",
          company_name: "Wirra",
          title: "Chef de Partie",
          description: "<p>Cook.</p>",
          remote: false,
          url: "https://an.example/jobs/chef-de-partie-sydney-88",
          tags: ["Kitchen"],
          job_types: ["Full-time"],
          location: "Sydney",
          created_at: 1795100000,
        },
      ],
      links: { first: "https://an.example?page=1", next: null },
      meta: { current_page: 1, terms: "Free" },
    }),
    expected: [
      {
        title: "Chef de Partie",
        employer: "Wirra",
        reference: "chef-de-partie-sydney-88",
        places: ["Sydney NSW"],
        workTypes: ["Full time"],
        remote: false,
        posted: "2026-11-19",
        url: "https://an.example/jobs/chef-de-partie-sydney-88",
      },
    ],
  },
  {
    name: "Remotive's",
    extension: "json",
    text: json({
      "0-legal-notice": "Please link back.",
      "job-count": 1,
      jobs: [
        {
          id: 500123,
          url: "https://remotive.example/remote-jobs/500123",
          title: "Product Manager",
          company_name: "Numbat",
          company_logo: "https://remotive.example/logo/1",
          category: "Product",
          tags: ["roadmap"],
          job_type: "full_time",
          publication_date: "2026-11-24T10:11:12",
          candidate_required_location: "Australia",
          salary: "A$140k - A$160k",
          description: "<p>Lead the product.</p>",
        },
      ],
    }),
    expected: [
      {
        title: "Product Manager",
        employer: "Numbat",
        reference: "500123",
        places: [],
        pay: year(140_000, 160_000),
        workTypes: ["Full time"],
        posted: "2026-11-24",
        url: "https://remotive.example/remote-jobs/500123",
        live: true,
      },
    ],
  },
];
