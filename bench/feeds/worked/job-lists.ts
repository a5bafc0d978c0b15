import type { BenchFeed } from "../feed.ts";

const json = (value: unknown) => JSON.stringify(value, null, 1);
const year = (min: number | null, max: number | null) => ({ min, max, interval: "year" });

/** Lists of jobs of boards and programs. */
export const jobLists: BenchFeed[] = [
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
