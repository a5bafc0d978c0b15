import type { BenchFeed } from "../feed.ts";

const json = (value: unknown) => JSON.stringify(value, null, 1);
const hour = (min: number | null, max: number | null) => ({ min, max, interval: "hour" });

/** JSON of hiring systems. */
export const hiringSystems: BenchFeed[] = [
  {
    name: "Workable's widget, with the company beside the list",
    extension: "json",
    text: json({
      name: "Banksia Labs",
      description: "<p>We grow software.</p>",
      jobs: [
        {
          title: "Site Reliability Engineer",
          shortcode: "7C0FFEE001",
          code: "",
          employment_type: "Full-time",
          telecommuting: true,
          department: "Platform",
          url: "https://apply.example.com/j/7C0FFEE001",
          application_url: "https://apply.example.com/j/7C0FFEE001/apply",
          published_on: "2026-11-17",
          created_at: "2026-11-02",
          country: "Australia",
          city: "Brisbane",
          state: "Queensland",
          locations: [
            {
              country: "Australia",
              countryCode: "AU",
              city: "Brisbane",
              region: "Queensland",
              hidden: false,
            },
            { country: "Australia", countryCode: "AU", city: "Cairns", region: "Queensland", hidden: false },
          ],
          description: "<p>Keep it up.</p>",
        },
      ],
    }),
    expected: [
      {
        title: "Site Reliability Engineer",
        employer: "Banksia Labs",
        reference: "7C0FFEE001",
        places: ["Brisbane QLD", "Cairns QLD"],
        pay: null,
        workTypes: ["Full time"],
        posted: "2026-11-17",
        closes: null,
        remote: true,
        live: true,
        url: "https://apply.example.com/j/7C0FFEE001/apply",
      },
    ],
  },
  {
    name: "Teamtailor's API",
    extension: "json",
    text: json({
      data: [
        {
          id: "99001",
          type: "jobs",
          links: { "careersite-job-url": "https://tt.example/jobs/99001-gardener" },
          attributes: {
            title: "Gardener",
            body: "<p>Look after the grounds of three schools.</p>",
            pitch: "Green thumbs wanted",
            "remote-status": "none",
            "created-at": "2026-11-10T10:00:00+11:00",
            "end-date": "2026-12-20",
            status: "open",
            "employment-type": "parttime",
            "min-salary": 32,
            "max-salary": 35,
            currency: "AUD",
            "salary-time-unit": "hourly",
          },
          relationships: { locations: { data: [{ id: "5", type: "locations" }] } },
        },
        {
          id: "99002",
          type: "jobs",
          links: { "careersite-job-url": "https://tt.example/jobs/99002-caretaker" },
          attributes: {
            title: "Caretaker",
            body: "<p>Open and lock the school.</p>",
            "remote-status": "none",
            "created-at": "2026-11-11T10:00:00+11:00",
            status: "archived",
            "employment-type": "fulltime",
          },
          relationships: { locations: { data: [{ id: "5", type: "locations" }] } },
        },
      ],
      included: [
        {
          id: "5",
          type: "locations",
          attributes: { city: "Bendigo", country: "Australia", name: "Head office" },
        },
      ],
      meta: { company: "Goldfields Schools" },
    }),
    expected: [
      {
        title: "Gardener",
        reference: "99001",
        places: ["Bendigo VIC"],
        pay: hour(32, 35),
        workTypes: ["Part time"],
        posted: "2026-11-10",
        closes: "2026-12-20",
        remote: false,
        live: true,
        url: "https://tt.example/jobs/99001-gardener",
      },
      { title: "Caretaker", reference: "99002", workTypes: ["Full time"], live: false },
    ],
  },
];
