/** A council's sheet saved as text: a title and notes above the heads, awards' levels as pay, a state column. */
export const notesAbove = {
  name: "sheet with notes above the heads",
  employer: "Mallee Shire Council",
  extension: "csv",
  contentType: "text/csv",
  text: `Mallee Shire Council - Vacancies register,,,,,,
Updated 26/11/2026 by P&C. Do not email candidates from this sheet.,,,,,,
,,,,,,
Vac. No,Position,Location,Basis,Remuneration,Closes,Stage
V26/101,Grader Operator,Ouyen VIC,Perm F/T,"$68,000 - $75,000 + super",5pm Mon 14 Dec 2026,Advertised
V26/104,Support Worker,Mildura VIC,Casual,38.50 p/h,18.12.26,Advertised
V26/107,Town Planner,Swan Hill VIC,Perm P/T,Level 3.2 SCHADS,11-Dec-2026,Advertised
V26/090,Librarian,Mildura VIC,Perm F/T,80-95k pkg,30/10/2026,Filled
`,
  expected: [
    {
      title: "Grader Operator",
      employer: "Mallee Shire Council",
      reference: "V26/101",
      places: ["Ouyen VIC"],
      pay: { min: 68_000, max: 75_000, interval: "year" },
      workTypes: ["Full time"],
      closes: "2026-12-14",
      live: true,
    },
    {
      title: "Support Worker",
      reference: "V26/104",
      places: ["Mildura VIC"],
      pay: { min: 38.5, max: 38.5, interval: "hour" },
      workTypes: ["Casual"],
      closes: "2026-12-18",
      live: true,
    },
    {
      title: "Town Planner",
      reference: "V26/107",
      places: ["Swan Hill VIC"],
      pay: null,
      workTypes: ["Part time"],
      closes: "2026-12-11",
      live: true,
    },
    { title: "Librarian", live: false },
  ],
};

/** A list with tabs: cells in quotes that run over lines, two places in a cell. */
export const tabs = {
  name: "tabs with cells over lines",
  extension: "tsv",
  contentType: "text/tab-separated-values",
  text: `ref\temployer\tposition title\tsuburb/town\thours\tsalary package\tadvert\thow to apply\tclosing
K-11\tKestrel Dental\tDental Assistant\tCairns QLD\tPart-time\t$32 - $35 an hour\t"Chairside, four days.\n\nNo Saturdays."\tjobs@kestrel.example\t9 Dec 2026
K-12\tKestrel Dental\tPractice Manager\t"Cairns QLD\nMareeba QLD"\tFull-time\t80-95k pkg\t"Run two rooms."\thttps://kestrel.example/apply/12\t16 Dec 2026
`,
  expected: [
    {
      title: "Dental Assistant",
      employer: "Kestrel Dental",
      reference: "K-11",
      places: ["Cairns QLD"],
      pay: { min: 32, max: 35, interval: "hour" },
      workTypes: ["Part time"],
      closes: "2026-12-09",
      live: true,
    },
    {
      title: "Practice Manager",
      employer: "Kestrel Dental",
      reference: "K-12",
      places: ["Cairns QLD", "Mareeba QLD"],
      pay: { min: 80_000, max: 95_000, interval: "year" },
      workTypes: ["Full time"],
      closes: "2026-12-16",
      live: true,
      url: "https://kestrel.example/apply/12",
    },
  ],
};

/** A list with semicolons and commas as decimal points. */
export const semicolons = {
  name: "semicolons with decimal commas",
  extension: "csv",
  contentType: "text/csv",
  text: `Kennziffer/Ref;Job title;Company;City;State;Rate from;Rate to;Per;Contract;Valid until
SC-1;Process Technician;Nordlicht Australia;Geelong;VIC;41,50;46,20;hour;Full-time;2026-12-12
SC-2;Lab Analyst;Nordlicht Australia;Altona;VIC;84.000,00;91.500,00;year;Fixed term;2026-12-19
`,
  expected: [
    {
      title: "Process Technician",
      employer: "Nordlicht Australia",
      reference: "SC-1",
      places: ["Geelong VIC"],
      pay: { min: 41.5, max: 46.2, interval: "hour" },
      workTypes: ["Full time"],
      closes: "2026-12-12",
      live: true,
    },
    {
      title: "Lab Analyst",
      employer: "Nordlicht Australia",
      reference: "SC-2",
      places: ["Altona VIC"],
      pay: { min: 84_000, max: 91_500, interval: "year" },
      workTypes: ["Contract"],
      closes: "2026-12-19",
      live: true,
    },
  ],
};
