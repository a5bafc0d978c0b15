/** Usual: the jobs of a winch maker's board from an applicant system's interface, texts as HTML escaped twice, places of one job in one string, the kind of employment among questions of the firm's own, ranges of pay in cents under a title, a deadline beside the first publication, a note for the hiring team, a post that only gathers prospects. */
export const winchMakersBoardJson = {
  name: "held-27 board jobs of winch makers",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: String.raw`{
  "jobs": [
    {
      "absolute_url": "https://boards.hirepine.example/windlassward/jobs/5510338004",
      "data_compliance": [{ "type": "gdpr", "requires_consent": false, "retention_period": null }],
      "internal_job_id": 4120091004,
      "location": { "name": "Geelong, Victoria, Australia" },
      "metadata": [
        { "id": 11801, "name": "Employment Type", "value": "Full-time", "value_type": "single_select" },
        { "id": 11802, "name": "Note for hiring team", "value": "Backfill for Mo, do not go above step 4", "value_type": "long_text" }
      ],
      "id": 5510338004,
      "updated_at": "2026-11-24T15:01:02+11:00",
      "requisition_id": "WW-118",
      "title": "Hydraulics Fitter",
      "company_name": "Windlass & Ward",
      "first_published": "2026-11-16T09:12:40+11:00",
      "application_deadline": "2026-12-11T23:59:00+11:00",
      "language": "en",
      "pay_input_ranges": [{ "min_cents": 4150, "max_cents": 4680, "currency_type": "AUD", "title": "Hourly rate", "blurb": "" }],
      "content": "&lt;p&gt;Pumps, valves &amp;amp; the odd anchor. You&amp;rsquo;ll rebuild hydraulic winches for tugs and trawlers.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Trade certificate in fitting&lt;/li&gt;&lt;li&gt;No fear of grease&lt;/li&gt;&lt;/ul&gt;",
      "departments": [{ "id": 4001, "name": "Workshop", "child_ids": [], "parent_id": null }],
      "offices": [{ "id": 7001, "name": "North Shore works", "location": "Geelong, Victoria, Australia", "child_ids": [], "parent_id": null }]
    },
    {
      "absolute_url": "https://boards.hirepine.example/windlassward/jobs/5510471004",
      "data_compliance": [{ "type": "gdpr", "requires_consent": false, "retention_period": null }],
      "internal_job_id": 4120122004,
      "location": { "name": "Fremantle, Western Australia, Australia; Bunbury, Western Australia, Australia" },
      "metadata": [
        { "id": 11801, "name": "Employment Type", "value": "Full-time - fixed term", "value_type": "single_select" },
        { "id": 11802, "name": "Note for hiring team", "value": null, "value_type": "long_text" }
      ],
      "id": 5510471004,
      "updated_at": "2026-11-20T10:44:18+11:00",
      "requisition_id": "WW-121",
      "title": "Marine Electrician & Rigger",
      "company_name": "Windlass & Ward",
      "first_published": "2026-11-19T16:30:05+11:00",
      "application_deadline": null,
      "language": "en",
      "pay_input_ranges": [{ "min_cents": 9800000, "max_cents": 11200000, "currency_type": "AUD", "title": "Annual salary", "blurb": "&lt;p&gt;Before superannuation&lt;/p&gt;" }],
      "content": "&lt;p&gt;A contract of two years. Half of the week you are up a mast, the other half under a deck.&lt;/p&gt;&lt;p&gt;Our yards are in Fremantle &amp;amp; Bunbury; you are based at one of them.&lt;/p&gt;",
      "departments": [{ "id": 4003, "name": "Service", "child_ids": [], "parent_id": null }],
      "offices": []
    },
    {
      "absolute_url": "https://boards.hirepine.example/windlassward/jobs/5510502004",
      "data_compliance": [{ "type": "gdpr", "requires_consent": false, "retention_period": null }],
      "internal_job_id": 4120140004,
      "location": { "name": "Remote - Australia" },
      "metadata": [
        { "id": 11801, "name": "Employment Type", "value": "Part-time", "value_type": "single_select" },
        { "id": 11802, "name": "Note for hiring team", "value": null, "value_type": "long_text" }
      ],
      "id": 5510502004,
      "updated_at": "2026-11-25T08:00:00+11:00",
      "requisition_id": "WW-125",
      "title": "Technical Author",
      "company_name": "Windlass & Ward",
      "first_published": "2026-11-24T11:20:00+11:00",
      "application_deadline": null,
      "language": "en",
      "pay_input_ranges": [],
      "content": "&lt;p&gt;Write manuals that someone with wet hands can follow. Three days a week from your own desk; we give $1,500 towards a good chair.&lt;/p&gt;",
      "departments": [{ "id": 4007, "name": "Engineering", "child_ids": [], "parent_id": null }],
      "offices": []
    },
    {
      "absolute_url": "https://boards.hirepine.example/windlassward/jobs/5500000004",
      "data_compliance": [],
      "internal_job_id": null,
      "location": { "name": "Australia" },
      "metadata": [],
      "id": 5500000004,
      "updated_at": "2026-03-02T09:00:00+11:00",
      "requisition_id": "",
      "title": "Join our talent community",
      "company_name": "Windlass & Ward",
      "first_published": "2025-02-03T09:00:00+11:00",
      "application_deadline": null,
      "language": "en",
      "content": "&lt;p&gt;Nothing for you today? Leave your details and we will write when there is.&lt;/p&gt;",
      "departments": [],
      "offices": []
    }
  ],
  "meta": { "total": 4 }
}
`,
  expected: [
    {
      title: "Hydraulics Fitter",
      employer: "Windlass & Ward",
      places: ["Geelong VIC"],
      pay: { min: 41.5, max: 46.8, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16T09:12:40+11:00",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://boards.hirepine.example/windlassward/jobs/5510338004",
    },
    {
      title: "Marine Electrician & Rigger",
      employer: "Windlass & Ward",
      places: ["Fremantle WA", "Bunbury WA"],
      pay: { min: 98_000, max: 112_000, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-19T16:30:05+11:00",
      closes: null,
      remote: false,
      live: true,
      url: "https://boards.hirepine.example/windlassward/jobs/5510471004",
    },
    {
      title: "Technical Author",
      employer: "Windlass & Ward",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24T11:20:00+11:00",
      closes: null,
      remote: true,
      live: true,
      url: "https://boards.hirepine.example/windlassward/jobs/5510502004",
    },
  ],
};
