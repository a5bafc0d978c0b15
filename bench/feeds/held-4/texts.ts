/** What an old program exports: strokes between the fields, short names of columns in capitals, codes and days without signs. */
export const codes = {
  name: "strokes between fields, columns and values as codes",
  extension: "txt",
  contentType: "text/plain",
  text: `\uFEFFJOB_ID|JOB_TTL|CLNT_NM|LOC_SUBURB|LOC_ST|EMP_TYP_CD|PAY_LO|PAY_HI|PAY_UOM|POST_DT|CLS_DT|ACTV_FLG|APPLY_LINK
0004417|ELECTRICAL ESTIMATOR|Numbat Electrical Pty Ltd|Cannington|WA|FT|115000|130000|YR|20261119|20261214|Y|https://numbat.example/j/4417
0004420|TRADES ASSISTANT|Numbat Electrical Pty Ltd|Karratha|WA|CAS|41.5|41.5|HR|20261123||Y|https://numbat.example/j/4420
0004398|STORES OFFICER|Numbat Electrical Pty Ltd|Cannington|WA|PT|||  |20261102|20261207|N|https://numbat.example/j/4398
`,
  expected: [
    {
      title: "Electrical Estimator",
      employer: "Numbat Electrical Pty Ltd",
      reference: "0004417",
      places: ["Cannington WA"],
      pay: { min: 115_000, max: 130_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19",
      closes: "2026-12-14",
      live: true,
      url: "https://numbat.example/j/4417",
    },
    {
      title: "Trades Assistant",
      reference: "0004420",
      places: ["Karratha WA"],
      pay: { min: 41.5, max: 41.5, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23",
      closes: null,
      live: true,
      url: "https://numbat.example/j/4420",
    },
    { title: "Stores Officer", live: false },
  ],
};

/** A list as it is sent to subscribers: blocks of lines with labels, rules of hyphens between them. */
export const bulletin = {
  name: "bulletin with blocks of labelled lines",
  employer: "Mulgara Labour Hire",
  extension: "txt",
  contentType: "text/plain",
  text: `MULGARA LABOUR HIRE - JOBS THIS WEEK
Issued Thursday 26 November 2026

------------------------------------------------------------
Position:    Concreter
Job number:  M2291
Location:    Roma QLD
Work type:   Casual
Pay:         $42.00 - $45.50 per hour
Starts:      7 December 2026
Closes:      4 December 2026
Apply:       https://mulgara.example/M2291

Six weeks of kerb and channel. Bring your own float.
------------------------------------------------------------
Position:    Site Administrator
Job number:  M2296
Location:    Emerald QLD
Work type:   Full time
Pay:         $76,000 a year plus camp
Starts:      January 2027
Closes:      15 December 2026
Apply:       https://mulgara.example/M2296

Timesheets, flights and the morning toolbox minutes.
------------------------------------------------------------
To stop these mails, answer with STOP.
`,
  expected: [
    {
      title: "Concreter",
      employer: "Mulgara Labour Hire",
      reference: "M2291",
      places: ["Roma QLD"],
      pay: { min: 42, max: 45.5, interval: "hour" },
      workTypes: ["Casual"],
      closes: "2026-12-04",
      live: true,
      url: "https://mulgara.example/M2291",
    },
    {
      title: "Site Administrator",
      employer: "Mulgara Labour Hire",
      reference: "M2296",
      places: ["Emerald QLD"],
      pay: { min: 76_000, max: 76_000, interval: "year" },
      workTypes: ["Full time"],
      closes: "2026-12-15",
      live: true,
      url: "https://mulgara.example/M2296",
    },
  ],
};
