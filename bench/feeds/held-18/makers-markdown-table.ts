/** Unusual: a makers' meetup keeps a page of jobs in Markdown, a table with links in the cells of the titles, marks of bold, days with the month in letters, one in the UK and one from anywhere in Australia. */
export const makersMarkdownTable = {
  name: "held-18 Markdown page of a makers' meetup with links in its table",
  extension: "md",
  contentType: "text/markdown; charset=utf-8",
  text: String.raw`# Canberra Makers' Meetup: jobs

Send a pull request to add yours. Oldest go first.

| Role | Company | Where | Type | Pay | Posted | Closes |
| :--- | :--- | :--- | :---: | ---: | :--- | :--- |
| [Embedded Engineer](https://galahinstruments.example/jobs/embedded) | **Galah Instruments** | Fyshwick ACT | Full-time | $110k–$130k + super | 17 Nov 2026 | 20 Dec 2026 |
| [Laser Cutter Operator](https://kerfworks.example/operator) | **Kerfworks** | Queanbeyan NSW | Casual | $37.50/hr | 20 Nov 2026 | - |
| [Firmware Tester](https://galahinstruments.example/jobs/tester) | **Galah Instruments** | Remote (Australia) | Contract | $600/day | 23 Nov 2026 | 15 Jan 2027 |
| [Workshop Manager](https://benchandvice.example/vacancies/wm) | **Bench & Vice Ltd** | Sheffield, UK | Full-time | | 24 Nov 2026 | 8 Jan 2027 |

## Houses that hire often

* Galah Instruments
* Kerfworks
`,
  expected: [
    {
      title: "Embedded Engineer",
      employer: "Galah Instruments",
      places: ["Fyshwick ACT"],
      pay: { min: 110_000, max: 130_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-20",
      remote: false,
      live: true,
      url: "https://galahinstruments.example/jobs/embedded",
    },
    {
      title: "Laser Cutter Operator",
      employer: "Kerfworks",
      places: ["Queanbeyan NSW"],
      pay: { min: 37.5, max: 37.5, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://kerfworks.example/operator",
    },
    {
      title: "Firmware Tester",
      employer: "Galah Instruments",
      places: [],
      pay: { min: 600, max: 600, interval: "day" },
      workTypes: ["Contract"],
      posted: "2026-11-23",
      closes: "2027-01-15",
      remote: true,
      live: true,
      url: "https://galahinstruments.example/jobs/tester",
    },
    {
      title: "Workshop Manager",
      employer: "Bench & Vice Ltd",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://benchandvice.example/vacancies/wm",
    },
  ],
};
