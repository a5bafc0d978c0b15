/** Usual: a payroll software company's board asked for by its departments, the jobs inside each with teams below them, hours and pay among the metadata as a choice and a range of a currency, a deadline on one, moments with the system's own offset, one job in two towns joined by "or", one abroad, a prospect post without a requisition under "No Department". */
export const payrollSoftwareDepartmentsJson = {
  name: "held-23 departments of a payroll software company",
  employer: "Tallyroo",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: String.raw`{
  "departments": [
    {
      "id": 4011820006,
      "name": "Customer",
      "parent_id": null,
      "child_ids": [4011823006],
      "jobs": [
        {
          "absolute_url": "https://boards.hireleaf.example/tallyroo/jobs/7718204006",
          "data_compliance": [],
          "internal_job_id": 5504120006,
          "location": { "name": "Brisbane or Gold Coast, Queensland" },
          "metadata": [
            { "id": 9901, "name": "Employment Type", "value": "Full-time", "value_type": "single_select" },
            { "id": 9902, "name": "Salary", "value": { "unit": "AUD", "min_value": "95000.0", "max_value": "110000.0" }, "value_type": "currency_range" },
            { "id": 9903, "name": "Workplace", "value": "Hybrid", "value_type": "single_select" }
          ],
          "id": 7718204006,
          "updated_at": "2026-11-25T21:14:07-05:00",
          "requisition_id": "TR-0318",
          "title": "Implementation Consultant",
          "first_published": "2026-11-17T18:30:00-05:00",
          "application_deadline": "2026-12-17T08:59:00-05:00"
        }
      ]
    },
    {
      "id": 4011823006,
      "name": "Support",
      "parent_id": 4011820006,
      "child_ids": [],
      "jobs": [
        {
          "absolute_url": "https://boards.hireleaf.example/tallyroo/jobs/7718229006",
          "data_compliance": [],
          "internal_job_id": 5504138006,
          "location": { "name": "Remote - Australia" },
          "metadata": [
            { "id": 9901, "name": "Employment Type", "value": "Part-time", "value_type": "single_select" },
            { "id": 9902, "name": "Salary", "value": null, "value_type": "currency_range" },
            { "id": 9903, "name": "Workplace", "value": "Remote", "value_type": "single_select" }
          ],
          "id": 7718229006,
          "updated_at": "2026-11-24T00:02:51-05:00",
          "requisition_id": "TR-0326",
          "title": "Payroll Support Specialist (Evenings)",
          "first_published": "2026-11-23T16:00:00-05:00",
          "application_deadline": null
        },
        {
          "absolute_url": "https://boards.hireleaf.example/tallyroo/jobs/7718241006",
          "data_compliance": [],
          "internal_job_id": 5504140006,
          "location": { "name": "Wellington, New Zealand" },
          "metadata": [
            { "id": 9901, "name": "Employment Type", "value": "Full-time", "value_type": "single_select" },
            { "id": 9902, "name": "Salary", "value": null, "value_type": "currency_range" },
            { "id": 9903, "name": "Workplace", "value": "Office", "value_type": "single_select" }
          ],
          "id": 7718241006,
          "updated_at": "2026-11-19T17:20:00-05:00",
          "requisition_id": "TR-0329",
          "title": "Support Team Lead",
          "first_published": "2026-11-19T17:20:00-05:00",
          "application_deadline": null
        }
      ]
    },
    {
      "id": 4011830006,
      "name": "Engineering",
      "parent_id": null,
      "child_ids": [],
      "jobs": [
        {
          "absolute_url": "https://boards.hireleaf.example/tallyroo/jobs/7718102006",
          "data_compliance": [],
          "internal_job_id": 5504077006,
          "location": { "name": "Sydney, New South Wales, Australia" },
          "metadata": [
            { "id": 9901, "name": "Employment Type", "value": "Fixed-term, full-time", "value_type": "single_select" },
            { "id": 9902, "name": "Salary", "value": { "unit": "AUD", "min_value": "150000.0", "max_value": "172500.0" }, "value_type": "currency_range" },
            { "id": 9903, "name": "Workplace", "value": "Office", "value_type": "single_select" }
          ],
          "id": 7718102006,
          "updated_at": "2026-11-25T21:14:07-05:00",
          "requisition_id": "TR-0301",
          "title": "Staff Engineer, Award Interpretation",
          "first_published": "2026-11-10T19:45:30-05:00",
          "application_deadline": null
        }
      ]
    },
    {
      "id": 4011840006,
      "name": "People",
      "parent_id": null,
      "child_ids": [],
      "jobs": []
    },
    {
      "id": 0,
      "name": "No Department",
      "parent_id": null,
      "child_ids": [],
      "jobs": [
        {
          "absolute_url": "https://boards.hireleaf.example/tallyroo/jobs/7001000006",
          "data_compliance": [],
          "internal_job_id": null,
          "location": { "name": "Sydney, New South Wales, Australia" },
          "metadata": null,
          "id": 7001000006,
          "updated_at": "2026-11-25T21:14:07-05:00",
          "requisition_id": null,
          "title": "Nothing that fits? Join our talent pool",
          "first_published": "2026-02-02T17:00:00-05:00",
          "application_deadline": null
        }
      ]
    }
  ]
}
`,
  expected: [
    {
      title: "Implementation Consultant",
      employer: "Tallyroo",
      reference: "TR-0318",
      places: ["Brisbane QLD", "Gold Coast QLD"],
      pay: { min: 95_000, max: 110_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T23:30:00Z",
      closes: "2026-12-17T13:59:00Z",
      remote: false,
      live: true,
      url: "https://boards.hireleaf.example/tallyroo/jobs/7718204006",
    },
    {
      title: "Payroll Support Specialist (Evenings)",
      employer: "Tallyroo",
      reference: "TR-0326",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-23T21:00:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://boards.hireleaf.example/tallyroo/jobs/7718229006",
    },
    {
      title: "Support Team Lead",
      employer: "Tallyroo",
      reference: "TR-0329",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-19T22:20:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://boards.hireleaf.example/tallyroo/jobs/7718241006",
    },
    {
      title: "Staff Engineer, Award Interpretation",
      employer: "Tallyroo",
      reference: "TR-0301",
      places: ["Sydney NSW"],
      pay: { min: 150_000, max: 172_500, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-11T00:45:30Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://boards.hireleaf.example/tallyroo/jobs/7718102006",
    },
  ],
};
