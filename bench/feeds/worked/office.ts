/** Columns whose names say nothing are known by their values: titles, places, dates, amounts, periods, kinds of work, employers. */
export const byValues = {
  name: "columns known by their values",
  text: `Sheet of the week,,,,,,,,
A,B,C,D,E,F,G,H,I
Fitter and Turner,Wattle Engineering,Mackay QLD,FT,41.50,47,hour,10/11/2026,10/12/2026
Storeperson,Redgum Freight,Dalby QLD,Cas,31,31,hour,17/11/2026,17/12/2026
Office Manager,Redgum Freight,Dalby QLD,PT,72000,78000,annum,23/11/2026,23/12/2026
`,
  expected: [
    {
      title: "Fitter and Turner",
      employer: "Wattle Engineering",
      places: ["Mackay QLD"],
      pay: { min: 41.5, max: 47, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-10",
      closes: "2026-12-10",
    },
    { title: "Storeperson", employer: "Redgum Freight", workTypes: ["Casual"], closes: "2026-12-17" },
    {
      title: "Office Manager",
      pay: { min: 72_000, max: 78_000, interval: "year" },
      workTypes: ["Part time"],
    },
  ],
};

/** Headings in other words and languages, two in one, accents, and a sign for money. */
export const headings = {
  name: "headings of a spreadsheet in several languages",
  text: `Numéro;Stellenbezeichnung;Société;Town / Suburb;Bundesland;Beschäftigungsart;$ min;$ max;Période;Veröffentlicht am;Bewerbungsschluß;Descriptif
7;Tischler;Holz & Co;Tanunda;SA;Vollzeit;33,50;36,00;Stunde;3. November 2026;14 décembre 2026;Küchen und Türen.
`,
  expected: [
    {
      title: "Tischler",
      employer: "Holz & Co",
      reference: "7",
      places: ["Tanunda SA"],
      pay: { min: 33.5, max: 36, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-03",
      closes: "2026-12-14",
    },
  ],
};

const cells = (values: readonly string[]) =>
  `<table:table-row>${values.map((value) => `<table:table-cell><text:p>${value}</text:p></table:table-cell>`).join("")}<table:table-cell table:number-columns-repeated="200"/></table:table-row>`;
/** A sheet of OpenDocument in one XML file, with empty cells to its end. */
export const openDocument = {
  name: "OpenDocument sheet",
  employer: "Fig",
  text: `<?xml version="1.0"?><office:document xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><table:table>${cells(["Job", "Where", "Close"])}${cells(["Cook", "Perth WA", "9 Dec 2026"])}</table:table></office:body></office:document>`,
  expected: [{ title: "Cook", employer: "Fig", places: ["Perth WA"], closes: "2026-12-09" }],
};

/** The cells of Excel that are moved, as cells before them are empty. */
export const excel = {
  name: "Excel sheet as XML with moved cells",
  employer: "Fig",
  text: `<?xml version="1.0"?><Workbook xmlns:ss="s"><Worksheet ss:Name="1"><Table><Row><Cell><Data>Title</Data></Cell><Cell><Data>Hours</Data></Cell><Cell><Data>Closing date</Data><Comment><Data>check</Data></Comment></Cell><Cell><Data>Town</Data></Cell></Row><Row><Cell><Data>Cook</Data></Cell><Cell ss:Index="3"><Data ss:Type="Number">46365</Data></Cell><Cell><Data>Perth WA</Data></Cell></Row></Table></Worksheet></Workbook>`,
  expected: [{ title: "Cook", places: ["Perth WA"], workTypes: [], closes: "2026-12-09" }],
};

/** What deletes a job, and names of a reference beside a number of the program's own. */
export const commands = {
  name: "commands for jobs",
  employer: "Fig",
  text: `<jobs><job><command>add</command><id>81</id><job_reference>F-1</job_reference><title>Cook</title><category term="Full-time"/><work_location><address><city>Perth</city><state>AU-WA</state></address></work_location><description>Cook meals.</description></job>
<job><command>delete</command><id>82</id><job_reference>F-2</job_reference><title>Baker</title><description>Bake bread.</description></job></jobs>`,
  expected: [
    { title: "Cook", reference: "F-1", places: ["Perth WA"], workTypes: ["Full time"], live: true },
    { title: "Baker", reference: "F-2", live: false },
  ],
};

/** Values that objects name, amounts in cents, and areas within one another. */
export const named = {
  name: "named values, cents and areas",
  employer: "Fig",
  text: JSON.stringify({
    jobs: [
      {
        id: 9,
        title: "Cook",
        description: "Cook meals.",
        location: {
          display_name: "Unley, Greater Adelaide",
          area: ["Australia", "South Australia", "Adelaide", "Unley"],
        },
        extra: [
          { label: "Employment type", value: "Part-time" },
          { label: "Closing date", value: "2026-12-09" },
          { label: "Colour", value: "blue" },
        ],
        pay_ranges: [{ min_cents: 3_310, max_cents: 3_600, unit: "hour" }],
      },
    ],
  }),
  expected: [
    {
      title: "Cook",
      reference: "9",
      places: ["Unley SA"],
      pay: { min: 33.1, max: 36, interval: "hour" },
      workTypes: ["Part time"],
      closes: "2026-12-09",
    },
  ],
};

/** Abbreviated headings, a number sign, points in thousands. */
export const abbreviated = {
  name: "abbreviated headings and points in thousands",
  text: `Job;Job #;Client Co.;Where;Min $;Max $;Notes
Cook;J-7;Fig;Perth WA;74.500,00;81.000,00;Cook meals.
`,
  expected: [
    { title: "Cook", employer: "Fig", reference: "J-7", pay: { min: 74_500, max: 81_000, interval: "year" } },
  ],
};
