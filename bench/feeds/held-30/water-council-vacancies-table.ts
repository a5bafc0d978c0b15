/** Usual: the current vacancies of a county council for water, a table below the navigation: grade and pay in one cell with superannuation, hours with the kind of work, closing times of day before the day, a withdrawn row, the cost of a police check, a canonical address for relative links. */
export const waterCouncilVacanciesTable = {
  name: "held-30 vacancy table of a water council",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Current vacancies - Long Reach Water County Council</title>
<link rel="canonical" href="https://longreachwater.example/council/employment/current-vacancies">
</head>
<body>
<div id="nav"><ul><li><a href="/pay-a-bill">Pay a bill</a></li><li><a href="/outages">Outages</a></li></ul></div>
<h1>Current vacancies</h1>
<p>Long Reach Water County Council supplies 61,000 people. Applications are made online only.</p>
<table class="vacancies" summary="Positions vacant">
<thead><tr><th>Position</th><th>Ref. no.</th><th>Location</th><th>Employment status</th><th>Salary</th><th>Advertised</th><th>Closes</th></tr></thead>
<tbody>
<tr>
<td><a href="/council/employment/water-treatment-operator">Water Treatment Operator</a></td>
<td>LRW26/071</td>
<td>Casino NSW</td>
<td>Permanent full-time, 38 hours a week</td>
<td>Grade 9: $71,604.00 to $80,912.00 per annum plus 12% superannuation</td>
<td>Monday, 16 November 2026</td>
<td>11.59pm, Wednesday 9 December 2026</td>
</tr>
<tr>
<td><a href="/council/employment/meter-reader">Meter Reader</a></td>
<td>LRW26/074</td>
<td>Kyogle NSW</td>
<td>Temporary part-time, 20 hours a week</td>
<td>Grade 4: $32.41 to $35.07 per hour plus 12% superannuation</td>
<td>Friday, 20 November 2026</td>
<td>4.00pm, Monday 14 December 2026</td>
</tr>
<tr>
<td><a href="/council/employment/dam-engineer">Dam Safety Engineer</a></td>
<td>LRW26/075</td>
<td>Lismore NSW</td>
<td>Fixed term full-time</td>
<td>By negotiation</td>
<td>Tuesday, 24 November 2026</td>
<td>11.59pm, Sunday 10 January 2027</td>
</tr>
<tr>
<td><a href="/council/employment/storeperson">Storeperson</a></td>
<td>LRW26/066</td>
<td>Casino NSW</td>
<td>Permanent full-time, 38 hours a week</td>
<td>Grade 5</td>
<td>Monday, 12 October 2026</td>
<td>Withdrawn</td>
</tr>
</tbody>
</table>
<h2>After you apply</h2>
<p>We write to everybody. The pool of 2026 trainees was drawn on 3 August 2026; the next is drawn in August. A police check costs $52.80, and we pay it.</p>
</body>
</html>
`,
  expected: [
    {
      title: "Water Treatment Operator",
      employer: "Long Reach Water County Council",
      reference: "LRW26/071",
      places: ["Casino NSW"],
      pay: { min: 71_604, max: 80_912, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-09",
      remote: false,
      live: true,
      url: "https://longreachwater.example/council/employment/water-treatment-operator",
    },
    {
      title: "Meter Reader",
      employer: "Long Reach Water County Council",
      reference: "LRW26/074",
      places: ["Kyogle NSW"],
      pay: { min: 32.41, max: 35.07, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-20",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://longreachwater.example/council/employment/meter-reader",
    },
    {
      title: "Dam Safety Engineer",
      employer: "Long Reach Water County Council",
      reference: "LRW26/075",
      places: ["Lismore NSW"],
      pay: null,
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24",
      closes: "2027-01-10",
      remote: false,
      live: true,
      url: "https://longreachwater.example/council/employment/dam-engineer",
    },
    { title: "Storeperson", reference: "LRW26/066", places: ["Casino NSW"], live: false },
  ],
};
