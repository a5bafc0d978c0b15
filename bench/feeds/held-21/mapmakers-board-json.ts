/** Usual: a mapping company's board, requisition numbers, places as one line with several divided by semicolons, employment among the metadata, content escaped as entities, pay in cents with a title, moments with the vendor's own offset. */
export const mapmakersBoardJson = {
  name: "held-21 board of a mapping company",
  extension: "json",
  contentType: "application/json",
  text: String.raw`{
  "jobs": [
    {
      "absolute_url": "https://boards.contourline.example/contourline/jobs/6120433",
      "internal_job_id": 4410021,
      "location": { "name": "Hobart, Tasmania, Australia" },
      "metadata": [
        { "id": 8801, "name": "Employment Type", "value": "Full-time", "value_type": "single_select" },
        { "id": 8802, "name": "Work Arrangement", "value": "Hybrid", "value_type": "single_select" }
      ],
      "id": 6120433,
      "updated_at": "2026-11-24T18:00:05-05:00",
      "first_published": "2026-11-16T19:02:11-05:00",
      "requisition_id": "CL-288",
      "title": "Cartographer",
      "company_name": "Contour Line",
      "application_deadline": "2026-12-11T23:59:00+11:00",
      "content": "&lt;p&gt;Put the mountains where they are.&lt;/p&gt;&lt;p&gt;&lt;em&gt;Every&lt;/em&gt; applicant gets an answer.&lt;/p&gt;",
      "departments": [{ "id": 70, "name": "Maps", "child_ids": [], "parent_id": null }],
      "offices": [{ "id": 31, "name": "Hobart", "location": "Hobart, Tasmania, Australia", "child_ids": [], "parent_id": null }],
      "pay_input_ranges": [
        { "min_cents": 9800000, "max_cents": 11500000, "currency_type": "AUD", "title": "Annual base salary, super on top", "blurb": "" }
      ]
    },
    {
      "absolute_url": "https://boards.contourline.example/contourline/jobs/6120461",
      "internal_job_id": 4410035,
      "location": { "name": "Sydney, NSW; Melbourne, VIC; Perth, WA" },
      "metadata": [
        { "id": 8801, "name": "Employment Type", "value": "Full-time", "value_type": "single_select" },
        { "id": 8802, "name": "Work Arrangement", "value": "Office", "value_type": "single_select" }
      ],
      "id": 6120461,
      "updated_at": "2026-11-24T18:00:05-05:00",
      "first_published": "2026-11-18T17:30:00-05:00",
      "requisition_id": "CL-291",
      "title": "Account Executive, Local Government",
      "company_name": "Contour Line",
      "application_deadline": null,
      "content": "&lt;p&gt;Councils need maps. Go and ask them.&lt;/p&gt;",
      "departments": [{ "id": 74, "name": "Sales", "child_ids": [], "parent_id": null }],
      "offices": [],
      "pay_input_ranges": []
    },
    {
      "absolute_url": "https://boards.contourline.example/contourline/jobs/6120470",
      "internal_job_id": 4410040,
      "location": { "name": "Remote, Australia" },
      "metadata": [
        { "id": 8801, "name": "Employment Type", "value": "Contract", "value_type": "single_select" },
        { "id": 8802, "name": "Work Arrangement", "value": "Remote", "value_type": "single_select" }
      ],
      "id": 6120470,
      "updated_at": "2026-11-24T18:00:05-05:00",
      "first_published": "2026-11-22T20:45:30-05:00",
      "requisition_id": "CL-295",
      "title": "Lidar Data Wrangler",
      "company_name": "Contour Line",
      "application_deadline": null,
      "content": "&lt;p&gt;Eleven billion points. Some of them are birds.&lt;/p&gt;",
      "departments": [{ "id": 71, "name": "Data", "child_ids": [], "parent_id": null }],
      "offices": [],
      "pay_input_ranges": []
    }
  ],
  "meta": { "total": 3 }
}
`,
  expected: [
    {
      title: "Cartographer",
      employer: "Contour Line",
      reference: "CL-288",
      places: ["Hobart TAS"],
      pay: { min: 98_000, max: 115_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T00:02:11Z",
      closes: "2026-12-11T12:59:00Z",
      remote: false,
      live: true,
      url: "https://boards.contourline.example/contourline/jobs/6120433",
    },
    {
      title: "Account Executive, Local Government",
      employer: "Contour Line",
      reference: "CL-291",
      places: ["Sydney NSW", "Melbourne VIC", "Perth WA"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-18T22:30:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://boards.contourline.example/contourline/jobs/6120461",
    },
    {
      title: "Lidar Data Wrangler",
      employer: "Contour Line",
      reference: "CL-295",
      places: [],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-23T01:45:30Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://boards.contourline.example/contourline/jobs/6120470",
    },
  ],
};
