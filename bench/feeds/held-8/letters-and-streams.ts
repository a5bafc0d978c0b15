/** A page of a hotel group: a heading and a list of definitions for each job, labels of the house's own words, towns in one definition or in two, a job that the page says is filled, a list that is no job. */
export const definitions = {
  name: "page with a list of definitions for each job",
  employer: "Lorikeet Hotels",
  extension: "html",
  contentType: "text/html",
  text: `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>Careers - Lorikeet Hotels</title><link rel="stylesheet" href="/site.css"></head>
<body>
<header><a href="/">Lorikeet Hotels</a> <nav><a href="/rooms">Rooms</a> <a href="/dining">Dining</a> <a href="/careers">Careers</a></nav></header>
<main>
<h1>Careers</h1>
<p>Nine hotels along the coast. These are the places we need people now.</p>
<article class="vacancy" id="lh-208">
<h2><a href="https://lorikeethotels.example/careers/lh-208">Duty Manager</a></h2>
<dl>
<dt>Job ref.</dt><dd>LH-208</dd>
<dt>Hotel location</dt><dd>Port Macquarie, NSW</dd>
<dt>Work type</dt><dd>Full time</dd>
<dt>Salary</dt><dd>$74,000 &ndash; $79,000 per year</dd>
<dt>Advertised</dt><dd>18 November 2026</dd>
<dt>Applications close</dt><dd>Friday, 11 December 2026</dd>
</dl>
<p>Keys, guests and whatever the night brings.</p>
</article>
<article class="vacancy" id="lh-211">
<h2><a href="https://lorikeethotels.example/careers/lh-211">Housekeeper &amp; Linen Attendant</a></h2>
<dl>
<dt>Job ref.</dt><dd>LH-211</dd>
<dt>Hotel location</dt><dd>Coffs Harbour, NSW</dd><dd>Yamba, NSW</dd>
<dt>Work type</dt><dd>Casual</dd>
<dt>Salary</dt><dd>$32.06 per hour</dd>
<dt>Advertised</dt><dd>24 November 2026</dd>
<dt>Applications close</dt><dd>Open until filled</dd>
</dl>
<p>Corners, pillows, corners.</p>
</article>
<article class="vacancy closed" id="lh-199">
<h2><a href="https://lorikeethotels.example/careers/lh-199">Night Auditor</a></h2>
<dl>
<dt>Job ref.</dt><dd>LH-199</dd>
<dt>Hotel location</dt><dd>Ballina, NSW</dd>
<dt>Work type</dt><dd>Part time</dd>
<dt>Status</dt><dd>Filled</dd>
<dt>Advertised</dt><dd>26 October 2026</dd>
<dt>Applications close</dt><dd>Friday, 18 December 2026</dd>
</dl>
<p>The till at two in the morning.</p>
</article>
<aside>
<h2>Questions</h2>
<dl>
<dt>May I live in?</dt><dd>At four of the hotels, yes.</dd>
<dt>Whom do I ask?</dt><dd>Marisol in the people team, 02 5550 0144.</dd>
</dl>
</aside>
</main>
<footer><p>&copy; 2026 Lorikeet Hotels</p></footer>
</body>
</html>
`,
  expected: [
    {
      title: "Duty Manager",
      employer: "Lorikeet Hotels",
      reference: "LH-208",
      places: ["Port Macquarie NSW"],
      pay: { min: 74_000, max: 79_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-11",
      live: true,
      url: "https://lorikeethotels.example/careers/lh-208",
    },
    {
      title: "Housekeeper & Linen Attendant",
      employer: "Lorikeet Hotels",
      reference: "LH-211",
      places: ["Coffs Harbour NSW", "Yamba NSW"],
      pay: { min: 32.06, max: 32.06, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      live: true,
      url: "https://lorikeethotels.example/careers/lh-211",
    },
    { title: "Night Auditor", live: false },
  ],
};

/** A digest by mail, as it was saved: heads of the mail, then numbered jobs with labels for only some facts, strokes between several facts on a line, an ending with the address to leave the list. */
export const digest = {
  name: "digest by mail, numbered jobs with strokes between facts",
  extension: "txt",
  contentType: "text/plain; charset=utf-8",
  text: `From: Foreshore Trades List <list@foreshoretrades.example>
To: Subscribers
Date: Thu, 26 Nov 2026 06:00:00 +1030
Subject: [Foreshore Trades] 3 new jobs this week

Hello all,

Three jobs this week. Please say where you saw them.

----------------------------------------------------------------

1. Marine Electrician
   Employer: Spoonbill Shipworks
   Location: Port Lincoln SA
   $48.50 - $52.00 per hour | Full time | Ref: SB-71
   Posted: 19 Nov 2026 | Closes: 11 Dec 2026
   https://spoonbillshipworks.example/jobs/sb-71

   Refits of tuna boats, some of them older than you. A-class
   licence, and no fear of a bilge.

----------------------------------------------------------------

2. Sailmaker's Assistant
   Employer: Luff & Leech
   Location: Goolwa SA
   $31.75 per hour | Part time | Ref: 0044
   Posted: 23 Nov 2026 | Closes: when filled
   https://luffandleech.example/work

   Cutting, sewing, sweeping. We teach you.

----------------------------------------------------------------

3. Slipway Manager
   Employer: Spoonbill Shipworks
   Location: Kingscote SA
   $105,000 - $115,000 per annum | Full time, 2 year contract | Ref: SB-74
   Posted: 25 Nov 2026 | Closes: 16 Dec 2026
   https://spoonbillshipworks.example/jobs/sb-74

   Everything that floats comes out of the water once a year.

----------------------------------------------------------------

To list a job, write to list@foreshoretrades.example.
To leave: https://foreshoretrades.example/unsubscribe
`,
  expected: [
    {
      title: "Marine Electrician",
      employer: "Spoonbill Shipworks",
      reference: "SB-71",
      places: ["Port Lincoln SA"],
      pay: { min: 48.5, max: 52, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-19",
      closes: "2026-12-11",
      live: true,
      url: "https://spoonbillshipworks.example/jobs/sb-71",
    },
    {
      title: "Sailmaker's Assistant",
      employer: "Luff & Leech",
      reference: "0044",
      places: ["Goolwa SA"],
      pay: { min: 31.75, max: 31.75, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-23",
      closes: null,
      live: true,
      url: "https://luffandleech.example/work",
    },
    {
      title: "Slipway Manager",
      employer: "Spoonbill Shipworks",
      reference: "SB-74",
      places: ["Kingscote SA"],
      pay: { min: 105_000, max: 115_000, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-25",
      closes: "2026-12-16",
      live: true,
      url: "https://spoonbillshipworks.example/jobs/sb-74",
    },
  ],
};

const record = (fields: object) =>
  JSON.stringify({
    type: "RECORD",
    stream: "vacancies",
    record: fields,
    time_extracted: "2026-11-26T19:00:02.114000Z",
  });

/** A stream between stores of data: a line with the schema, a line for each record, lines with the state of the stream; names with underscores, moments in UTC, pay as texts of decimals, archived and draft vacancies among the others. */
export const stream = {
  name: "stream of records between a schema and states",
  extension: "ndjson",
  contentType: "application/x-ndjson",
  text: `${[
    JSON.stringify({
      type: "SCHEMA",
      stream: "vacancies",
      schema: {
        type: "object",
        properties: {
          vacancy_ref: { type: "string" },
          job_title: { type: "string" },
          agency_name: { type: "string" },
          town: { type: ["null", "string"] },
          state: { type: ["null", "string"] },
          employment_type: { type: "string" },
          pay_min: { type: ["null", "string"] },
          pay_max: { type: ["null", "string"] },
          pay_period: { type: ["null", "string"] },
          published_at: { type: ["null", "string"], format: "date-time" },
          closes_on: { type: ["null", "string"], format: "date" },
          is_remote: { type: "boolean" },
          workflow_state: { type: "string" },
          public_url: { type: "string" },
        },
      },
      key_properties: ["vacancy_ref"],
      bookmark_properties: ["updated_at"],
    }),
    record({
      vacancy_ref: "RFS-2026-0871",
      job_title: "Fire Behaviour Analyst",
      agency_name: "Ridge and Plains Fire Authority",
      town: "Cooma",
      state: "NSW",
      employment_type: "full_time",
      pay_min: "101450.0000",
      pay_max: "111932.0000",
      pay_period: "yearly",
      published_at: "2026-11-17T23:00:00.000000Z",
      closes_on: "2026-12-13",
      is_remote: false,
      workflow_state: "published",
      public_url: "https://rpfa.example/jobs/RFS-2026-0871",
      summary_html: "<p>Where it goes next, and when.</p>",
      updated_at: "2026-11-24T01:22:09.000000Z",
    }),
    record({
      vacancy_ref: "RFS-2026-0880",
      job_title: "Radio Operator",
      agency_name: "Ridge and Plains Fire Authority",
      town: "Tumut",
      state: "NSW",
      employment_type: "casual",
      pay_min: "37.9100",
      pay_max: null,
      pay_period: "hourly",
      published_at: "2026-11-24T04:30:00.000000Z",
      closes_on: null,
      is_remote: false,
      workflow_state: "published",
      public_url: "https://rpfa.example/jobs/RFS-2026-0880",
      summary_html: "<p>Calm, on channel four.</p>",
      updated_at: "2026-11-24T04:30:00.000000Z",
    }),
    JSON.stringify({
      type: "STATE",
      value: { bookmarks: { vacancies: { updated_at: "2026-11-24T04:30:00.000000Z" } } },
    }),
    record({
      vacancy_ref: "RFS-2026-0884",
      job_title: "Grants Officer",
      agency_name: "Ridge and Plains Fire Authority",
      town: null,
      state: "NSW",
      employment_type: "part_time",
      pay_min: null,
      pay_max: null,
      pay_period: null,
      published_at: null,
      closes_on: "2026-12-20",
      is_remote: true,
      workflow_state: "draft",
      public_url: "https://rpfa.example/jobs/RFS-2026-0884",
      summary_html: "<p>TBC</p>",
      updated_at: "2026-11-25T00:14:50.000000Z",
    }),
    record({
      vacancy_ref: "RFS-2026-0812",
      job_title: "Mechanic, Heavy Tankers",
      agency_name: "Ridge and Plains Fire Authority",
      town: "Young",
      state: "NSW",
      employment_type: "full_time",
      pay_min: "82300.0000",
      pay_max: "82300.0000",
      pay_period: "yearly",
      published_at: "2026-10-08T22:00:00.000000Z",
      closes_on: "2026-12-01",
      is_remote: false,
      workflow_state: "archived",
      public_url: "https://rpfa.example/jobs/RFS-2026-0812",
      summary_html: "<p>Twelve tonnes, four wheels driven.</p>",
      updated_at: "2026-11-25T06:00:00.000000Z",
    }),
    JSON.stringify({
      type: "STATE",
      value: { bookmarks: { vacancies: { updated_at: "2026-11-25T06:00:00.000000Z" } } },
    }),
  ].join("\n")}\n`,
  expected: [
    {
      title: "Fire Behaviour Analyst",
      employer: "Ridge and Plains Fire Authority",
      reference: "RFS-2026-0871",
      places: ["Cooma NSW"],
      pay: { min: 101_450, max: 111_932, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T23:00:00Z",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://rpfa.example/jobs/RFS-2026-0871",
    },
    {
      title: "Radio Operator",
      employer: "Ridge and Plains Fire Authority",
      reference: "RFS-2026-0880",
      places: ["Tumut NSW"],
      pay: { min: 37.91, max: null, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24T04:30:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://rpfa.example/jobs/RFS-2026-0880",
    },
    { title: "Mechanic, Heavy Tankers", reference: "RFS-2026-0812", live: false },
  ],
};

/** A company's jobs by place and then by team: the town and the state stand on the group, each group of teams has its openings, one place has none, days in the order of the country. */
export const grouped = {
  name: "jobs grouped by place and team, towns on the groups",
  extension: "json",
  contentType: "application/json",
  text: JSON.stringify(
    {
      company: "Bilby Confectionery",
      asAt: "26/11/2026",
      locations: [
        {
          town: "Launceston",
          state: "TAS",
          teams: [
            {
              team: "Factory",
              openings: [
                {
                  jobCode: "BC1188",
                  role: "Chocolate Temperer",
                  about: "Thirty-one and a half degrees, all day.",
                  hours: "Full-time",
                  remuneration: "$36.20 to $38.90 an hour",
                  listed: "18/11/2026",
                  closing: "14/12/2026",
                  stage: "Open",
                  applyHere: "https://bilby.example/careers/BC1188",
                },
                {
                  jobCode: "BC1169",
                  role: "Wrapper Line Setter",
                  about: "Foil, then paper.",
                  hours: "Full-time",
                  remuneration: "$35.00 an hour",
                  listed: "14/10/2026",
                  closing: "30/12/2026",
                  stage: "Closed",
                  applyHere: "https://bilby.example/careers/BC1169",
                },
              ],
            },
            {
              team: "Shop",
              openings: [
                {
                  jobCode: "BC1193",
                  role: "Christmas Shop Assistant",
                  about: "Until the last of the hampers.",
                  hours: "Casual",
                  remuneration: null,
                  listed: "24/11/2026",
                  closing: "05/12/2026",
                  stage: "Open",
                  applyHere: "https://bilby.example/careers/BC1193",
                },
              ],
            },
          ],
        },
        { town: "Ulverstone", state: "TAS", teams: [] },
        {
          town: "Shepparton",
          state: "VIC",
          teams: [
            {
              team: "Finance",
              openings: [
                {
                  jobCode: "BC1195",
                  role: "Management Accountant",
                  about: "What does a bilby cost?",
                  hours: "Part-time",
                  remuneration: "$98,000 to $104,000 a year",
                  listed: "25/11/2026",
                  closing: null,
                  stage: "Open",
                  applyHere: "https://bilby.example/careers/BC1195",
                },
              ],
            },
          ],
        },
      ],
    },
    null,
    1,
  ),
  expected: [
    {
      title: "Chocolate Temperer",
      employer: "Bilby Confectionery",
      reference: "BC1188",
      places: ["Launceston TAS"],
      pay: { min: 36.2, max: 38.9, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-14",
      live: true,
      url: "https://bilby.example/careers/BC1188",
    },
    { title: "Wrapper Line Setter", live: false },
    {
      title: "Christmas Shop Assistant",
      employer: "Bilby Confectionery",
      reference: "BC1193",
      places: ["Launceston TAS"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: "2026-12-05",
      live: true,
      url: "https://bilby.example/careers/BC1193",
    },
    {
      title: "Management Accountant",
      employer: "Bilby Confectionery",
      reference: "BC1195",
      places: ["Shepparton VIC"],
      pay: { min: 98_000, max: 104_000, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-25",
      closes: null,
      live: true,
      url: "https://bilby.example/careers/BC1195",
    },
  ],
};
