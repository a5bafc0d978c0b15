/** A shire's page of vacancies as a table: links from the root of the site, grades before pay, an abbreviation for hours, a day with its weekday and time, a pool without an end, one that is closed. */
export const councilTable = {
  name: "held-14 page of a shire with a table of vacancies",
  employer: "Shire of Wandoo Vale",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8" />
<title>Current vacancies &raquo; Shire of Wandoo Vale</title>
<link rel="canonical" href="https://www.wandoovale.example/council/work-with-us/current-vacancies.aspx" />
<meta name="generator" content="Council CMS 9" />
</head>
<body class="subsite-main">
<header><a href="/">Shire of Wandoo Vale</a><nav><ul><li><a href="/residents/bins.aspx">Bins</a></li><li><a href="/council/rates.aspx">Rates</a></li><li><a href="/council/work-with-us.aspx">Work with us</a></li></ul></nav></header>
<main id="main-content">
<h1>Current vacancies</h1>
<p>Applications are made online. For help ring People and Culture on 0491 571 266.</p>
<table class="data-table" summary="Vacancies">
<thead>
<tr><th scope="col">Position</th><th scope="col">Vacancy no.</th><th scope="col">Work location</th><th scope="col">Employment type</th><th scope="col">Salary</th><th scope="col">Advertised</th><th scope="col">Closing date</th></tr>
</thead>
<tbody>
<tr><td><a href="/council/work-with-us/current-vacancies/plant-operator-grader.aspx">Plant Operator &ndash; Grader</a></td><td>WV26/071</td><td>Narrogin WA</td><td>Permanent, full-time</td><td>Level 6: $76,418 &ndash; $80,055 per annum plus 14% super</td><td>16 November 2026</td><td>Monday, 14 December 2026, 4.00pm</td></tr>
<tr><td><a href="/council/work-with-us/current-vacancies/library-officer.aspx">Library Officer</a></td><td>WV26/074</td><td>Wagin WA</td><td>Permanent, part-time (45.6 hours per fortnight)</td><td>$35.12 per hour</td><td>20 November 2026</td><td>Friday, 18 December 2026, 4.00pm</td></tr>
<tr><td><a href="/council/work-with-us/current-vacancies/ranger.aspx">Ranger (maternity leave cover)</a></td><td>WV26/075</td><td>Narrogin WA</td><td>Fixed term, full-time</td><td>$82,100 per annum plus vehicle</td><td>23 November 2026</td><td>Wednesday, 6 January 2027, 4.00pm</td></tr>
<tr><td><a href="/council/work-with-us/current-vacancies/pool-lifeguard.aspx">Pool Lifeguards</a></td><td>WV26/060</td><td>Wagin WA</td><td>Casual</td><td>As per award</td><td>12 October 2026</td><td>Open until filled</td></tr>
<tr><td>Executive Assistant to the CEO</td><td>WV26/066</td><td>Narrogin WA</td><td>Permanent, full-time</td><td>$84,900 per annum</td><td>26 October 2026</td><td>Closed 20 November 2026</td></tr>
</tbody>
</table>
<p>The Shire is an equal opportunity employer.</p>
</main>
<footer><p>&copy; Shire of Wandoo Vale 2026</p></footer>
</body>
</html>`,
  expected: [
    {
      title: "Plant Operator – Grader",
      employer: "Shire of Wandoo Vale",
      reference: "WV26/071",
      places: ["Narrogin WA"],
      pay: { min: 76_418, max: 80_055, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-14",
      live: true,
      url: "https://www.wandoovale.example/council/work-with-us/current-vacancies/plant-operator-grader.aspx",
    },
    {
      title: "Library Officer",
      employer: "Shire of Wandoo Vale",
      reference: "WV26/074",
      places: ["Wagin WA"],
      pay: { min: 35.12, max: 35.12, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-20",
      closes: "2026-12-18",
      live: true,
      url: "https://www.wandoovale.example/council/work-with-us/current-vacancies/library-officer.aspx",
    },
    {
      title: "Ranger (maternity leave cover)",
      employer: "Shire of Wandoo Vale",
      reference: "WV26/075",
      places: ["Narrogin WA"],
      pay: { min: 82_100, max: 82_100, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-23",
      closes: "2027-01-06",
      live: true,
      url: "https://www.wandoovale.example/council/work-with-us/current-vacancies/ranger.aspx",
    },
    {
      title: "Pool Lifeguards",
      employer: "Shire of Wandoo Vale",
      reference: "WV26/060",
      places: ["Wagin WA"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-10-12",
      closes: null,
      live: true,
      url: "https://www.wandoovale.example/council/work-with-us/current-vacancies/pool-lifeguard.aspx",
    },
    { title: "Executive Assistant to the CEO", reference: "WV26/066", places: ["Narrogin WA"], live: false },
  ],
};
