/** Usual: a shire's vacancies page with one table, the title linked, the number below it in the same cell, headings of directorates across all columns, weekly, hourly and yearly pay, a status column with one that is closed. */
export const shireVacanciesTable = {
  name: "held-20 vacancies table of a shire",
  employer: "Barcoo Downs Shire Council",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!DOCTYPE html>
<html lang="en">
<head>
<title>Current vacancies - Barcoo Downs Shire Council</title>
<meta name="description" content="Work with council">
</head>
<body class="page-template-default">
<header><a href="https://barcoodowns.example/">Barcoo Downs Shire Council</a>
<form action="/search"><input name="q" placeholder="Search council"></form></header>
<ul class="menu"><li><a href="/rates">Rates</a></li><li><a href="/roads">Road closures</a></li><li><a href="/careers">Careers</a></li></ul>
<div id="content">
<h1>Current vacancies</h1>
<p>Council offers five weeks of leave and a locality allowance. Late applications are not read.</p>
<table class="table table-striped" summary="Vacancies">
<thead>
<tr><th scope="col">Position</th><th scope="col">Location</th><th scope="col">Employment</th><th scope="col">Remuneration</th><th scope="col">Closing date</th><th scope="col">Status</th></tr>
</thead>
<tbody>
<tr><td colspan="6"><strong>Works and Services</strong></td></tr>
<tr>
<td><a href="https://barcoodowns.example/careers/grader-operator">Grader Operator</a><br><small>Ref: BDSC 26/41</small></td>
<td>Longreach QLD</td>
<td>Permanent full&#8209;time</td>
<td>$1,512.40 per week</td>
<td>4.00pm, Monday 14 December 2026</td>
<td>Open</td>
</tr>
<tr>
<td><a href="https://barcoodowns.example/careers/pool-lifeguard">Pool Lifeguard</a><br><small>Ref: BDSC 26/44</small></td>
<td>Barcaldine QLD</td>
<td>Casual</td>
<td>$36.92 per hour (loaded)</td>
<td>Until filled</td>
<td>Open</td>
</tr>
<tr><td colspan="6"><strong>Corporate</strong></td></tr>
<tr>
<td><a href="https://barcoodowns.example/careers/grants-officer">Grants Officer</a><br><small>Ref: BDSC 26/39</small></td>
<td>Winton QLD</td>
<td>Permanent part&#8209;time</td>
<td>$84,110&nbsp;&ndash;&nbsp;$90,265 p.a. (pro rata)</td>
<td>Noon, Friday 11 December 2026</td>
<td>Open</td>
</tr>
<tr>
<td><a href="https://barcoodowns.example/careers/rates-clerk">Rates Clerk</a><br><small>Ref: BDSC 26/32</small></td>
<td>Longreach QLD</td>
<td>Permanent full&#8209;time</td>
<td>$68,940 p.a.</td>
<td>4.00pm, Friday 13 November 2026</td>
<td>Closed</td>
</tr>
</tbody>
</table>
<p>Questions? Ring People and Culture on <a href="tel:0755501820">07 5550 1820</a>.</p>
</div>
<footer>We acknowledge the traditional owners of the country on which we work. ABN 00 000 000 000</footer>
</body>
</html>
`,
  expected: [
    {
      title: "Grader Operator",
      employer: "Barcoo Downs Shire Council",
      reference: "BDSC 26/41",
      places: ["Longreach QLD"],
      pay: { min: 1512.4, max: 1512.4, interval: "week" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-14",
      live: true,
      url: "https://barcoodowns.example/careers/grader-operator",
    },
    {
      title: "Pool Lifeguard",
      employer: "Barcoo Downs Shire Council",
      reference: "BDSC 26/44",
      places: ["Barcaldine QLD"],
      pay: { min: 36.92, max: 36.92, interval: "hour" },
      workTypes: ["Casual"],
      posted: null,
      closes: null,
      live: true,
      url: "https://barcoodowns.example/careers/pool-lifeguard",
    },
    {
      title: "Grants Officer",
      employer: "Barcoo Downs Shire Council",
      reference: "BDSC 26/39",
      places: ["Winton QLD"],
      pay: { min: 84_110, max: 90_265, interval: "year" },
      workTypes: ["Part time"],
      posted: null,
      closes: "2026-12-11",
      live: true,
      url: "https://barcoodowns.example/careers/grants-officer",
    },
    {
      title: "Rates Clerk",
      reference: "BDSC 26/32",
      places: ["Longreach QLD"],
      live: false,
    },
  ],
};
