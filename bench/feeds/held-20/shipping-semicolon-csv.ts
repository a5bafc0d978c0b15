/** Usual: a shipping line's export from its European head office, a line that names the separator, semicolons, decimal commas, days with points, yearly pay from and to, a share of home office, a status in words, one job abroad. */
export const shippingSemicolonCsv = {
  name: "held-20 semicolon export of a shipping line",
  extension: "csv",
  contentType: "text/csv",
  text: `\uFEFF${String.raw`sep=;
Job No.;Position;Company;City;State;Country;Employment;Annual salary from;Annual salary to;Currency;Home office;Start of publication;End of publication;Status;Teaser;Link
30-7714;Berth Planner;Noordzee Lines Australia;Fremantle;WA;Australia;Full-time;98.500,00;112.000,00;AUD;no;16.11.2026;11.12.2026;Online;"Six ships, four berths; you see the problem.";https://jobs.noordzeelines.example/30-7714
30-7720;Customs Clerk;Noordzee Lines Australia;Port Adelaide;SA;Australia;Part-time;71.250,50;;AUD;partly;19.11.2026;31.12.2026;Online;Every container tells a story. Check it.;https://jobs.noordzeelines.example/30-7720
30-7725;Demurrage Analyst;Noordzee Lines Australia;;;Australia;Full-time;;;;100 %;23.11.2026;;Online;Late is late. You work out how late, from home.;https://jobs.noordzeelines.example/30-7725
30-7702;Crewing Manager;Noordzee Lines NV;Antwerp;;Belgium;Full-time;;;;no;09.11.2026;18.12.2026;Online;Two hundred sailors and their mothers.;https://jobs.noordzeelines.example/30-7702
30-7731;Reefer Technician;Noordzee Lines Australia;Burnie;TAS;Australia;Full-time;84.000,00;90.000,00;AUD;no;;;Draft;Keep the cherries cold.;https://jobs.noordzeelines.example/30-7731
`.replaceAll("\n", "\r\n")}`,
  expected: [
    {
      title: "Berth Planner",
      employer: "Noordzee Lines Australia",
      reference: "30-7714",
      places: ["Fremantle WA"],
      pay: { min: 98_500, max: 112_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://jobs.noordzeelines.example/30-7714",
    },
    {
      title: "Customs Clerk",
      employer: "Noordzee Lines Australia",
      reference: "30-7720",
      places: ["Port Adelaide SA"],
      pay: { min: 71_250.5, max: null, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-19",
      closes: "2026-12-31",
      remote: false,
      live: true,
      url: "https://jobs.noordzeelines.example/30-7720",
    },
    {
      title: "Demurrage Analyst",
      employer: "Noordzee Lines Australia",
      reference: "30-7725",
      places: [],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-23",
      closes: null,
      remote: true,
      live: true,
      url: "https://jobs.noordzeelines.example/30-7725",
    },
    {
      title: "Crewing Manager",
      employer: "Noordzee Lines NV",
      reference: "30-7702",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-09",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://jobs.noordzeelines.example/30-7702",
    },
  ],
};
