/** Offices and towns around jobs, by their texts and by attributes. */
export const around = {
  name: "jobs within offices, which say their town and the firm",
  extension: "xml",
  text: `<?xml version="1.0"?><data><firm><name>Fig &amp; Sons</name><note>Family run</note>
<office city="Albany" state="WA"><vacancy><ref>A-1</ref><title>Cook</title><details>Cook for forty.</details></vacancy>
<vacancy><ref>A-2</ref><title>Baker</title><details>Bread at three.</details><location>Perth WA</location></vacancy></office></firm>
<firm><name>Olive Care</name><office city="Hobart" state="TAS"><vacancy><ref>O-1</ref><title>Nurse</title><details>Nights.</details></vacancy></office></firm></data>`,
  expected: [
    { title: "Cook", employer: "Fig & Sons", reference: "A-1", places: ["Albany WA"] },
    { title: "Baker", employer: "Fig & Sons", places: ["Perth WA"] },
    { title: "Nurse", employer: "Olive Care", places: ["Hobart TAS"] },
  ],
};

/** Rows of values, with their columns beside them. */
export const rows = {
  name: "columns and rows of an answer",
  employer: "Fig",
  extension: "json",
  text: JSON.stringify({
    ok: true,
    columns: [{ name: "Position" }, { name: "Ref" }, { name: "Town" }, { name: "State" }, { name: "Closes" }],
    data: [
      ["Cook", "C-1", "Albany", "WA", "2026-12-09"],
      ["Baker", "C-2", "Perth", "WA", "2026-12-10"],
    ],
  }),
  expected: [
    { title: "Cook", reference: "C-1", places: ["Albany WA"], closes: "2026-12-09" },
    { title: "Baker", reference: "C-2", places: ["Perth WA"], closes: "2026-12-10" },
  ],
};

/** Jobs of a mail, each a block of lines with labels that may go on. */
export const mail = {
  name: "mail with labelled blocks",
  extension: "txt",
  text: `Fig Staffing jobs, this week

Reference: F-7
Role: Crane Operator
Where: Karratha WA
Pay: $58 an hour
Closes: 9 December 2026
Apply: https://fig.example/f-7

Steel frames, two weeks on and one off.

======
Reference: F-9
Role: Rigger
Where: Karratha WA
   or Newman WA
Closing date: 10 December 2026

Bring your tickets.
======
To leave this list, answer with: stop
`,
  expected: [
    {
      title: "Crane Operator",
      employer: "Fig Staffing",
      reference: "F-7",
      places: ["Karratha WA"],
      pay: { min: 58, max: 58, interval: "hour" },
      closes: "2026-12-09",
      url: "https://fig.example/f-7",
    },
    { title: "Rigger", reference: "F-9", closes: "2026-12-10" },
  ],
};

/** Names of columns that are cut short. */
export const short = {
  name: "columns with short names",
  extension: "csv",
  text: `VAC_NUM,POS_TTL,CMPNY_NM,LOC_TWN,LOC_ST,SAL_LO,SAL_HI,SAL_UOM,PUB_DT,CLS_DT,ACTV_FLG
V-3,Welder,Olive Engineering,Mackay,QLD,46,52,HR,20261119,20261214,Y
`,
  expected: [
    {
      title: "Welder",
      employer: "Olive Engineering",
      reference: "V-3",
      places: ["Mackay QLD"],
      pay: { min: 46, max: 52, interval: "hour" },
      posted: "2026-11-19",
      closes: "2026-12-14",
      live: true,
    },
  ],
};

/** Places as rows above the jobs there, and a job that names its own. */
export const places = {
  name: "sheet with places above their jobs",
  employer: "Plains Council",
  extension: "csv",
  text: `Position,No.,Basis,Closing
Dubbo NSW,,,
Gardener,17,Full time,9/12/2026
Librarian,18,Casual,10/12/2026
Orange NSW,,,
Clerk,19,Part time,11/12/2026
`,
  expected: [
    { title: "Gardener", reference: "17", places: ["Dubbo NSW"], workTypes: ["Full time"] },
    { title: "Librarian", places: ["Dubbo NSW"] },
    { title: "Clerk", places: ["Orange NSW"] },
  ],
};

/** An address called a workplace, and addresses by what they are for. */
export const links = {
  name: "workplace with parts and links by their use",
  extension: "json",
  text: JSON.stringify([
    {
      vacancyNumber: "P-1",
      headline: "Bus Driver",
      organisation: { legalName: "Wattle Transit" },
      workplace: [
        { locality: "Northam", administrativeArea: "WA" },
        { locality: "York", administrativeArea: "WA" },
      ],
      links: [
        { rel: "self", href: "https://api.wattle.example/P-1" },
        { rel: "apply", href: "https://wattle.example/P-1" },
      ],
      advert: { plain: "Drive and wave." },
    },
  ]),
  expected: [
    {
      title: "Bus Driver",
      employer: "Wattle Transit",
      places: ["Northam WA", "York WA"],
      url: "https://wattle.example/P-1",
    },
  ],
};

/** Days as attributes of the status, and an address in an element that HTML has, too. */
export const attributes = {
  name: "status with its days",
  extension: "xml",
  text: `<?xml version="1.0"?><list><job><id>S-1</id><title>Cook</title><company>Fig</company><town>Albany</town><state>WA</state>
<status validFrom="2026-11-16" validTo="2026-12-18">Active</status><pages><page><link>https://fig.example/s-1</link></page></pages>
<description>Cook for forty.</description></job></list>`,
  expected: [
    { title: "Cook", posted: "2026-11-16", closes: "2026-12-18", live: true, url: "https://fig.example/s-1" },
  ],
};

/** Rows of a form's answers: when each was sent, and where to apply. */
export const answers = {
  name: "answers to a form",
  extension: "csv",
  text: `Timestamp,Position,Business,Town and state,Classification,How to apply
11/19/2026 14:03:22,Cook,Blue Fig,Albany WA,Level 3 ($31.20 – $33.40 per hour),https://fig.example/cook
`,
  expected: [
    {
      title: "Cook",
      employer: "Blue Fig",
      places: ["Albany WA"],
      pay: { min: 31.2, max: 33.4, interval: "hour" },
      posted: "2026-11-19",
      url: "https://fig.example/cook",
    },
  ],
};

/** A range of pay as a value, towns of one state, the hours of a contract, and two addresses. */
export const reported = {
  name: "requisitions with values within values",
  employer: "Olive Health",
  extension: "json",
  text: JSON.stringify({
    Report_Entry: [
      {
        Job_Requisition_ID: "R-7",
        Job_Posting_Title: "Analyst",
        State: "NSW",
        Location: "Coffs Harbour|Port Macquarie",
        Worker_Sub_Type: "parttime_fixed_term",
        metadata: [
          { name: "Pay Range", value: { unit: "AUD", min_value: "104000.0", max_value: "118000.0" } },
        ],
        Job_Description: "Numbers for three wards.",
        Posting_URL: "https://olive.example/jobs/7",
        External_Apply_URL: "https://olive.example/jobs/7/apply",
        Posting_Status: "Posted",
      },
    ],
  }),
  expected: [
    {
      title: "Analyst",
      reference: "R-7",
      places: ["Coffs Harbour NSW", "Port Macquarie NSW"],
      pay: { min: 104_000, max: 118_000, interval: "year" },
      workTypes: ["Part time", "Contract"],
      live: true,
      url: "https://olive.example/jobs/7/apply",
    },
  ],
};
