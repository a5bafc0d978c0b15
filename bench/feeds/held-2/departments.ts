const job = (id: number, title: string, location: string, requisition: string, facts: object = {}) => ({
  absolute_url: `https://boards.greenhouse.example/magpiemedia/jobs/${id}`,
  data_compliance: [],
  internal_job_id: id + 9_000_000,
  location: { name: location },
  metadata: [],
  id,
  updated_at: "2026-11-25T21:15:09-05:00",
  requisition_id: requisition,
  title,
  language: "en",
  ...facts,
});
const kind = (value: string) => ({
  metadata: [{ id: 55, name: "Employment Type", value, value_type: "single_select" }],
});

/** A board by departments: jobs within departments within departments, empty ones between, the kind of work as a field of the company's own. */
export const departments = {
  name: "board by departments",
  employer: "Magpie Media",
  extension: "json",
  contentType: "application/json",
  text: JSON.stringify({
    departments: [
      {
        id: 100,
        name: "Newsroom",
        parent_id: null,
        child_ids: [110],
        jobs: [
          job(7_118_001, "Court Reporter", "Darwin, Northern Territory, Australia", "MM-118", {
            ...kind("Full-time"),
            first_published: "2026-11-09T19:00:00-05:00",
          }),
        ],
        children: [
          {
            id: 110,
            name: "Photography",
            parent_id: 100,
            child_ids: [],
            jobs: [
              job(7_118_014, "Photographer", "Alice Springs, Northern Territory, Australia", "MM-121", {
                ...kind("Casual"),
                first_published: "2026-11-18T19:00:00-05:00",
              }),
            ],
            children: [],
          },
        ],
      },
      { id: 200, name: "Sales", parent_id: null, child_ids: [], jobs: [], children: [] },
      {
        id: 0,
        name: "No Department",
        parent_id: null,
        child_ids: [],
        jobs: [
          job(7_118_033, "Podcast Editor", "Remote, Australia", "MM-125", {
            ...kind("Contract"),
            first_published: "2026-11-23T19:00:00-05:00",
          }),
        ],
        children: [],
      },
    ],
  }),
  expected: [
    {
      title: "Court Reporter",
      employer: "Magpie Media",
      places: ["Darwin NT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-10T00:00:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://boards.greenhouse.example/magpiemedia/jobs/7118001",
    },
    {
      title: "Photographer",
      employer: "Magpie Media",
      places: ["Alice Springs NT"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-19T00:00:00Z",
      remote: false,
      live: true,
      url: "https://boards.greenhouse.example/magpiemedia/jobs/7118014",
    },
    {
      title: "Podcast Editor",
      employer: "Magpie Media",
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-24T00:00:00Z",
      remote: true,
      live: true,
      url: "https://boards.greenhouse.example/magpiemedia/jobs/7118033",
    },
  ],
};
