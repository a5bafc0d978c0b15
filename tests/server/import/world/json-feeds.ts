import { abroad, type WorldFeed } from "./world-feed.ts";

const json = (value: unknown) => JSON.stringify(value);
const posting = (fields: object) => ({
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  description: "<p>Work with us.</p>",
  datePosted: "2026-11-25",
  ...fields,
});
const identifier = (value: string) => ({ "@type": "PropertyValue", name: "ref", value });
const at = (address: object | string) => ({
  "@type": "Place",
  address: typeof address === "string" ? address : { "@type": "PostalAddress", ...address },
});

/** Feeds in JSON of job boards and of hiring systems. */
export const jsonFeeds: WorldFeed[] = [
  {
    name: "JSON like SEEK's",
    content: json({
      totalCount: 2,
      data: [
        {
          id: "80001",
          title: "Electrician",
          advertiser: { id: "1", description: "Volt & Co" },
          teaser: "Join us",
          content: "<p>Wire new houses.</p>",
          classification: { id: "1225", description: "Trades & Services" },
          subClassification: { id: "6160", description: "Electricians" },
          workType: "Full time",
          location: "Sydney",
          area: "Parramatta & Western Suburbs",
          suburb: "",
          salary: "$45 \u2013 $55 per hour + OT + vehicle",
          listingDate: "2026-11-25T09:00:00+11:00",
          bulletPoints: ["Tools supplied"],
          isPremium: false,
        },
        {
          id: 80002,
          title: "Nanny",
          advertiser: { description: "Private Advertiser" },
          content: "Look after two children.",
          classification: { description: "Education & Training" },
          workType: "Casual/Vacation",
          location: "Perth",
          salary: "",
          listingDate: "2026-11-25T01:02:03Z",
        },
      ],
    }),
    jobs: {
      "80001": {
        employer: "Volt & Co",
        stateIds: [1],
        workType: "Full time",
        pay: [3, 45, 55],
        posted: "2026-11-24T22:00:00Z",
        says: /Wire new houses/,
      },
      "80002": {
        employer: "Private Advertiser",
        places: ["perth wa 6000"],
        workType: "Casual",
        pay: null,
        posted: "2026-11-25T01:02:03Z",
      },
    },
  },
  {
    name: "JobPostings for Google in an array",
    content: `\ufeff${json([
      posting({
        identifier: identifier("g-1"),
        title: "Data Analyst",
        hiringOrganization: {
          "@type": "Organization",
          name: "Kelp Analytics",
          sameAs: "https://kelp.example.com",
        },
        jobLocation: [at({ addressLocality: "Richmond", postalCode: "3121", addressCountry: "AU" })],
        employmentType: ["FULL_TIME", "CONTRACTOR"],
        baseSalary: {
          "@type": "MonetaryAmount",
          currency: "AUD",
          value: { "@type": "QuantitativeValue", minValue: 95000, maxValue: 105000, unitText: "YEAR" },
        },
        validThrough: "2026-12-31T23:59",
      }),
      posting({
        identifier: "g-2",
        title: "Customer Service",
        hiringOrganization: "Kelp Analytics",
        jobLocationType: "TELECOMMUTE",
        applicantLocationRequirements: { "@type": "Country", name: "Australia" },
        employmentType: "PART_TIME",
        baseSalary: {
          "@type": "MonetaryAmount",
          currency: "AUD",
          value: { value: "31.50", unitText: "HOUR" },
        },
      }),
      posting({
        identifier: identifier("g-3"),
        title: "Barista",
        hiringOrganization: { name: "Kelp Coffee" },
        jobLocation: at("12 Bridge Road, Richmond NSW 2753, Australia"),
        employmentType: "OTHER",
        baseSalary: "AUD 95,000 p.a.",
        datePosted: "Nov 25, 2026",
      }),
      posting({
        identifier: identifier("g-4"),
        title: "Clinic Nurse",
        hiringOrganization: { name: "Kelp Health" },
        jobLocation: [
          at({
            addressLocality: "Geelong",
            addressRegion: "Victoria",
            addressCountry: { name: "Australia" },
          }),
          at({ addressLocality: "Ballarat", addressRegion: "VIC", addressCountry: "AUS" }),
        ],
        employmentType: "PER_DIEM",
      }),
    ])}`,
    jobs: {
      "g-1": {
        employer: "Kelp Analytics",
        places: ["richmond vic 3121"],
        stateIds: [6],
        workType: "Contract",
        pay: [1, 95_000, 105_000],
        expires: "2026-12-31T12:59:00Z",
      },
      "g-2": { places: [], stateIds: [], remote: true, workType: "Part time", pay: [3, 31.5, 31.5] },
      "g-3": {
        places: ["richmond nsw 2753"],
        stateIds: [1],
        workType: null,
        pay: [1, 95_000, 95_000],
        posted: "2026-11-24T13:00:00Z",
      },
      "g-4": { places: ["geelong vic 3220", "ballarat vic 3350"], stateIds: [6], workType: "Casual" },
    },
  },
  {
    name: "Greenhouse",
    content: json({
      jobs: [
        {
          absolute_url: "https://boards.greenhouse.example.com/kite/jobs/401",
          internal_job_id: 9,
          location: { name: "Sydney, Australia" },
          metadata: null,
          id: 401,
          updated_at: "2026-11-25T03:00:00-05:00",
          requisition_id: "KITE-401",
          title: "Product Designer",
          company_name: "Kite",
          first_published: "2026-11-20T03:00:00-05:00",
          content: "&lt;p&gt;Design kites &amp;amp; apps.&lt;/p&gt;",
          departments: [{ id: 1, name: "Design", child_ids: [] }],
          offices: [{ id: 2, name: "Sydney", location: "Sydney, New South Wales, Australia" }],
        },
      ],
      meta: { total: 1 },
    }),
    jobs: {
      "KITE-401": {
        title: "Product Designer",
        employer: "Kite",
        places: ["sydney nsw 2000"],
        posted: "2026-11-20T08:00:00Z",
        says: /kites &amp; apps/,
      },
    },
  },
  {
    name: "Ashby",
    employer: "Wren",
    content: json({
      apiVersion: "1",
      jobs: [
        {
          id: "ash-1",
          title: "Backend Engineer",
          department: "Engineering",
          team: "Platform",
          employmentType: "FullTime",
          location: "Anywhere in Australia",
          secondaryLocations: [],
          publishedAt: "2026-11-25T00:00:00.000+00:00",
          isListed: true,
          isRemote: true,
          jobUrl: "https://jobs.ashby.example.com/wren/1",
          descriptionHtml: "<p>Build services.</p>",
          descriptionPlain: "Build services.",
          compensation: { compensationTierSummary: "A$150K \u2013 A$180K \u2022 Offers Equity" },
        },
      ],
    }),
    jobs: {
      "ash-1": {
        title: "Backend Engineer",
        employer: "Wren",
        places: [],
        stateIds: [],
        remote: true,
        workType: "Full time",
        pay: [1, 150_000, 180_000],
        posted: "2026-11-25T00:00:00Z",
      },
    },
  },
  {
    name: "Lever",
    employer: "Finch",
    content: json([
      {
        id: "8a1f2c0e-5f7e-4c1b-9d51-0a6f7a3b2c11",
        text: "Customer Support Lead",
        categories: {
          commitment: "Full-time",
          department: "Customer",
          location: "Melbourne, VIC",
          team: "Support",
          allLocations: ["Melbourne, VIC", "Brisbane, QLD"],
        },
        country: "AU",
        createdAt: 1795521600000,
        description: "<div>Lead a small team.</div>",
        descriptionPlain: "Lead a small team.",
        lists: [{ text: "What you bring", content: "<li>Patience</li><li>Five years on the phones</li>" }],
        additional: "<div>We answer every letter.</div>",
        additionalPlain: "We answer every letter.",
        salaryRange: { currency: "AUD", interval: "per-year-salary", min: 90000, max: 110000 },
        hostedUrl: "https://jobs.lever.example.com/finch/8a1f2c0e",
        applyUrl: "https://jobs.lever.example.com/finch/8a1f2c0e/apply",
        workplaceType: "hybrid",
      },
    ]),
    jobs: {
      "8a1f2c0e-5f7e-4c1b-9d51-0a6f7a3b2c11": {
        title: "Customer Support Lead",
        employer: "Finch",
        places: ["melbourne vic 3000", "brisbane qld 4000"],
        remote: false,
        workType: "Full time",
        pay: [1, 90_000, 110_000],
        posted: "2026-11-24T12:00:00Z",
        says: /small team[^]*What you bring[^]*<li>Patience<\/li>[^]*every letter/,
      },
    },
  },
  {
    name: "Workday's list, which has no descriptions",
    employer: "Big Bank",
    content: json({
      total: 1,
      jobPostings: [
        {
          title: "Teller",
          externalPath: "/job/Sydney/Teller_JR-1",
          locationsText: "2 Locations",
          postedOn: "Posted Yesterday",
          bulletFields: ["JR-1"],
        },
      ],
    }),
    jobs: {
      "JR-1": { title: "Teller", employer: "Big Bank", says: /^<p>Location: 2 Locations<\/p>$/ },
    },
  },
  {
    name: "JSON lines with a mark, an empty line, a broken line and a comma at the end",
    employer: "Lines Pty Ltd",
    content: `\ufeff{"id":"l1","title":"Cleaner","description":"Clean offices.","location":"Multiple locations","type":"PT","pay":"$29.50/hr","posted":"yesterday"},
\r
{"id":"l2","title":"Guard","description":"Guard
{"id":"l3","title":"Driver","description":"Drive a van.","location":"Auckland","type":"Perm FT","pay":"$30/hr","closes":"25/12/2026"}\r
`,
    jobs: {
      l1: {
        places: [],
        stateIds: [],
        workType: "Part time",
        pay: [3, 29.5, 29.5],
        posted: "2026-11-25T02:00:00Z",
      },
      l3: {
        places: abroad,
        stateIds: [9],
        workType: "Full time",
        pay: null,
        expires: "2026-12-25T12:59:59Z",
      },
    },
    rejected: [""],
  },
  {
    name: "a web page with a graph of postings",
    content: `<!DOCTYPE html><html lang="en-AU"><head><title>Jobs</title>
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Jobs"},{"@type":"BreadcrumbList","itemListElement":[]},
{"@type":"JobPosting","identifier":{"value":"p-1"},"title":"Diesel Fitter &amp; Mechanic","description":"&lt;p&gt;Fix trucks.&lt;/p&gt;","datePosted":"2026-11-25T00:00:00.000Z","validThrough":"","hiringOrganization":{"@type":"Organization","name":"Pit Stop"},"jobLocation":{"@type":"Place","address":{"addressLocality":"Kalgoorlie, WA","addressCountry":"Australia"}},"employmentType":"FIFO","baseSalary":{"currency":"AUD","value":{"minValue":"$60","maxValue":"$65","unitText":"hourly"}}}]}</script>
<script>window.dataLayer = [];</script></head><body><h1>Jobs</h1></body></html>`,
    jobs: {
      "p-1": {
        title: "Diesel Fitter & Mechanic",
        employer: "Pit Stop",
        places: ["kalgoorlie wa 6430"],
        stateIds: [7],
        workType: null,
        pay: [3, 60, 65],
        expires: null,
        says: /Fix trucks/,
      },
    },
  },
];
