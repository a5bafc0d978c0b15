/** What a spreadsheet program saves for a hospital's people office: a mark of the byte order, semicolons, carriage returns, days before months, amounts with a currency sign, quotes inside quotes. */
export const hospitalCsv = {
  name: "held-9 table of a people office with semicolons",
  employer: "Yarra Ranges Community Hospital",
  extension: "csv",
  contentType: "text/csv",
  text: `\u{FEFF}Vacancy No;Position Title;Directorate;Work Location;State;Employment Status;Classification;Salary From;Salary To;Salary Basis;Date Advertised;Closing Date;Vacancy Status;Position Summary;Apply Link
V26-0418;Theatre Technician;Surgical Services;Lilydale;VIC;Full Time;HS2;$62,310.00;$68,905.00;Per annum;18/11/2026;13/12/2026;Open;"Set up, tidy up; keep calm.
On-call one week in five.";https://jobs.yrch.example/v/V26-0418
V26-0421;Ward Clerk;Medical Services;Healesville;VIC;Part Time;HS1;$31.42;$33.90;Per hour;23/11/2026;16/12/2026;Open;"Known on the ward as ""air traffic control"".";https://jobs.yrch.example/v/V26-0421
V26-0397;Food Services Assistant;Corporate Services;Lilydale;VIC;Casual;FS1;;;;19/10/2026;06/11/2026;Closed;Trays, teas and texture-modified trifle.;https://jobs.yrch.example/v/V26-0397
V26-0425;Speech Pathologist;Allied Health;Healesville;VIC;Fixed Term Full Time;SP2;$88,140.00;$104,600.00;Per annum;26/11/2026;20/12/2026;Open;Twelve months with a team of three.;https://jobs.yrch.example/v/V26-0425
`.replaceAll("\n", "\r\n"),
  expected: [
    {
      title: "Theatre Technician",
      employer: "Yarra Ranges Community Hospital",
      reference: "V26-0418",
      places: ["Lilydale VIC"],
      pay: { min: 62_310, max: 68_905, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-13",
      live: true,
      url: "https://jobs.yrch.example/v/V26-0418",
    },
    {
      title: "Ward Clerk",
      employer: "Yarra Ranges Community Hospital",
      reference: "V26-0421",
      places: ["Healesville VIC"],
      pay: { min: 31.42, max: 33.9, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-23",
      closes: "2026-12-16",
      live: true,
      url: "https://jobs.yrch.example/v/V26-0421",
    },
    {
      title: "Food Services Assistant",
      employer: "Yarra Ranges Community Hospital",
      reference: "V26-0397",
      places: ["Lilydale VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-10-19",
      closes: "2026-11-06",
      live: false,
    },
    {
      title: "Speech Pathologist",
      employer: "Yarra Ranges Community Hospital",
      reference: "V26-0425",
      places: ["Healesville VIC"],
      pay: { min: 88_140, max: 104_600, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-26",
      closes: "2026-12-20",
      live: true,
      url: "https://jobs.yrch.example/v/V26-0425",
    },
  ],
};

/** A sheet of a service centre as a query answers it: a call around the table, labels of columns apart from cells, days as months that begin with nought. */
export const sheetQuery = {
  name: "held-9 sheet as a query answers it, days from month nought",
  extension: "json",
  contentType: "text/javascript; charset=utf-8",
  text: `/*O_o*/
google.visualization.Query.setResponse({"version":"0.6","reqId":"0","status":"ok","sig":"1180442097","table":{"cols":[{"id":"A","label":"Job ID","type":"string"},{"id":"B","label":"Role","type":"string"},{"id":"C","label":"Organisation","type":"string"},{"id":"D","label":"Location","type":"string"},{"id":"E","label":"Hours","type":"string"},{"id":"F","label":"Pay","type":"string"},{"id":"G","label":"Date posted","type":"date","pattern":"dd/MM/yyyy"},{"id":"H","label":"Applications close","type":"date","pattern":"dd/MM/yyyy"},{"id":"I","label":"How to apply","type":"string"}],"rows":[
{"c":[{"v":"NC-118"},{"v":"Disability Support Worker"},{"v":"Riverbend Supports"},{"v":"Echuca VIC"},{"v":"Casual"},{"v":"$38.06 - $41.20 per hour (SCHADS Level 2)"},{"v":"Date(2026,10,18)","f":"18/11/2026"},{"v":"Date(2026,11,14)","f":"14/12/2026"},{"v":"https://riverbendsupports.example/apply/dsw"}]},
{"c":[{"v":"NC-121"},{"v":"Case Manager"},{"v":"Murray Family Services"},{"v":"Swan Hill VIC"},{"v":"Full time"},{"v":"$91,500 per annum plus super and salary packaging"},{"v":"Date(2026,10,24)","f":"24/11/2026"},{"v":"Date(2026,11,18)","f":"18/12/2026"},{"v":"https://murrayfamily.example/careers/case-manager"}]},
{"c":[{"v":"NC-122"},{"v":"Op Shop Coordinator"},{"v":"Riverbend Supports"},{"v":"Deniliquin NSW"},{"v":"Part time"},null,{"v":"Date(2026,10,26)","f":"26/11/2026"},null,{"v":"https://riverbendsupports.example/apply/op-shop"}]}
],"parsedNumHeaders":1}});`,
  expected: [
    {
      title: "Disability Support Worker",
      employer: "Riverbend Supports",
      reference: "NC-118",
      places: ["Echuca VIC"],
      pay: { min: 38.06, max: 41.2, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-18",
      closes: "2026-12-14",
      live: true,
      url: "https://riverbendsupports.example/apply/dsw",
    },
    {
      title: "Case Manager",
      employer: "Murray Family Services",
      reference: "NC-121",
      places: ["Swan Hill VIC"],
      pay: { min: 91_500, max: 91_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: "2026-12-18",
      live: true,
      url: "https://murrayfamily.example/careers/case-manager",
    },
    {
      title: "Op Shop Coordinator",
      employer: "Riverbend Supports",
      reference: "NC-122",
      places: ["Deniliquin NSW"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-26",
      closes: null,
      live: true,
      url: "https://riverbendsupports.example/apply/op-shop",
    },
  ],
};

/** The export of a board, an object a line: places and pay as objects, types in lists, a status for each, a job from anywhere in Australia. */
export const boardLines = {
  name: "held-9 export of a board, an object a line",
  extension: "jsonl",
  contentType: "application/x-ndjson",
  text: `{"job_id":"tj-90417","title":"Agronomist","company":{"name":"Redgum Rural","website":"https://www.redgumrural.example"},"locations":[{"city":"Horsham","state":"VIC","country":"AU"}],"employment_types":["full_time"],"salary":{"min":85000,"max":100000,"currency":"AUD","period":"year"},"remote":false,"date_posted":"2026-11-20","valid_through":"2026-12-20","apply_url":"https://www.redgumrural.example/careers/agronomist/apply","status":"active","description_html":"<p>Lentils, barley and a ute.</p>"}
{"job_id":"tj-90431","title":"Bookkeeper (BAS agent)","company":{"name":"Tidy Ledgers","website":"https://www.tidyledgers.example"},"locations":[],"employment_types":["part_time"],"salary":{"min":45,"max":52,"currency":"AUD","period":"hour"},"remote":true,"date_posted":"2026-11-24","valid_through":"2026-12-24","apply_url":"https://www.tidyledgers.example/jobs/bookkeeper","status":"active","description_html":"<p>From anywhere in Australia with an internet connection.</p>"}
{"job_id":"tj-90388","title":"Shearing Shed Hand","company":{"name":"Redgum Rural","website":"https://www.redgumrural.example"},"locations":[{"city":"Ararat","state":"VIC","country":"AU"}],"employment_types":["casual"],"salary":null,"remote":false,"date_posted":"2026-11-03","valid_through":"2026-12-11","apply_url":"https://www.redgumrural.example/careers/shed-hand/apply","status":"filled","description_html":"<p>Broom, bale, billy.</p>"}
`,
  expected: [
    {
      title: "Agronomist",
      employer: "Redgum Rural",
      reference: "tj-90417",
      places: ["Horsham VIC"],
      pay: { min: 85_000, max: 100_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20",
      closes: "2026-12-20",
      remote: false,
      live: true,
      url: "https://www.redgumrural.example/careers/agronomist/apply",
    },
    {
      title: "Bookkeeper (BAS agent)",
      employer: "Tidy Ledgers",
      reference: "tj-90431",
      pay: { min: 45, max: 52, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: "2026-12-24",
      remote: true,
      live: true,
      url: "https://www.tidyledgers.example/jobs/bookkeeper",
    },
    {
      title: "Shearing Shed Hand",
      reference: "tj-90388",
      places: ["Ararat VIC"],
      workTypes: ["Casual"],
      live: false,
    },
  ],
};
