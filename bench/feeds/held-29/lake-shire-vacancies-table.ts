/** Usual: the vacancies page of a shire as its content system makes it: a canonical address with relative links, a table of linked titles, weekly and yearly pay in words, closing times with a weekday, a position that has closed but still stands, a note with the days on which the office is shut, a table of tenders beneath, a fee that is no pay. */
export const lakeShireVacanciesTable = {
  name: "held-29 vacancies page of a lake shire",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!DOCTYPE html>
<html lang="en-au">
<head>
<meta charset="utf-8">
<title>Current vacancies | Shire of Lake Merran</title>
<link rel="canonical" href="https://www.lakemerran.example/council/work-with-us/current-vacancies">
<meta property="og:site_name" content="Shire of Lake Merran">
</head>
<body>
<nav><ul><li><a href="/">Home</a></li><li><a href="/council">Council</a></li><li><a href="/pay-rates">Pay your rates</a></li></ul></nav>
<main>
<h1>Current vacancies</h1>
<p>The office is closed from 24 December 2026 until 4 January 2027.</p>
<table class="vacancies">
<thead><tr><th scope="col">Position</th><th scope="col">Reference</th><th scope="col">Location</th><th scope="col">Employment type</th><th scope="col">Salary</th><th scope="col">Closing date</th></tr></thead>
<tbody>
<tr><td><a href="/council/work-with-us/current-vacancies/grader-operator">Grader Operator</a></td><td>LM26/40</td><td>Narrogin, WA</td><td>Full time</td><td>$1,395.20 &ndash; $1,462.80 per week</td><td>4pm, Wednesday 9 December 2026</td></tr>
<tr><td><a href="/council/work-with-us/current-vacancies/environmental-health-officer">Environmental Health Officer</a></td><td>LM26/43</td><td>Narrogin, WA</td><td>Full time, fixed term</td><td>From $96,450 per annum plus super up to 15.5%</td><td>4pm, Friday 18 December 2026</td></tr>
<tr><td><a href="/council/work-with-us/current-vacancies/pool-lifeguard">Pool Lifeguard</a></td><td>LM26/44</td><td>Wagin, WA</td><td>Casual</td><td>Negotiable</td><td>Ongoing</td></tr>
<tr><td><a href="/council/work-with-us/current-vacancies/library-officer">Library Officer</a></td><td>LM26/36</td><td>Wagin, WA</td><td>Part time</td><td>$33.15 per hour</td><td>4pm, Friday 13 November 2026</td></tr>
</tbody>
</table>
<h2>Tenders</h2>
<table class="tenders">
<thead><tr><th scope="col">Tender</th><th scope="col">Reference</th><th scope="col">Estimate</th><th scope="col">Closing date</th></tr></thead>
<tbody>
<tr><td><a href="/council/tenders/footpath-works">Footpath works, Tudhope Street</a></td><td>T26/9</td><td>$210,000</td><td>2pm, Thursday 17 December 2026</td></tr>
</tbody>
</table>
<h2>How to apply</h2>
<p>Send a letter of two pages. We keep it for twelve months. A police clearance is $63.70 and we pay it back.</p>
</main>
<footer><p>&copy; 2026 Shire of Lake Merran, 12 Fortune Street. We acknowledge the Noongar people.</p></footer>
</body>
</html>
`,
  expected: [
    {
      title: "Grader Operator",
      employer: "Shire of Lake Merran",
      reference: "LM26/40",
      places: ["Narrogin WA"],
      pay: { min: 1395.2, max: 1462.8, interval: "week" },
      workTypes: ["Full time"],
      closes: "2026-12-09",
      remote: false,
      live: true,
      url: "https://www.lakemerran.example/council/work-with-us/current-vacancies/grader-operator",
    },
    {
      title: "Environmental Health Officer",
      employer: "Shire of Lake Merran",
      reference: "LM26/43",
      places: ["Narrogin WA"],
      pay: { min: 96_450, max: null, interval: "year" },
      workTypes: ["Full time", "Contract"],
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://www.lakemerran.example/council/work-with-us/current-vacancies/environmental-health-officer",
    },
    {
      title: "Pool Lifeguard",
      employer: "Shire of Lake Merran",
      reference: "LM26/44",
      places: ["Wagin WA"],
      pay: null,
      workTypes: ["Casual"],
      closes: null,
      remote: false,
      live: true,
      url: "https://www.lakemerran.example/council/work-with-us/current-vacancies/pool-lifeguard",
    },
    { title: "Library Officer", reference: "LM26/36", places: ["Wagin WA"], live: false },
  ],
};
