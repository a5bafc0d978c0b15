/** Usual: a council's careers page with a table of vacancies, the end with a clock in words, pay with its grade before it, per week too, two pools in one cell, a second table of tenders, links from the root with the base in its head. */
export const councilCareersTable = {
  name: "held-18 careers page of a council with a table of tenders below",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>Current vacancies | Stringybark Shire Council</title>
<link rel="canonical" href="https://www.stringybark.example/council/careers">
<base href="https://www.stringybark.example/">
<meta property="og:site_name" content="Stringybark Shire Council">
</head>
<body>
<header><a href="/">Stringybark Shire Council</a><nav><a href="/bins">Bins</a> <a href="/rates">Rates</a> <a href="/council/careers">Careers</a></nav></header>
<main>
<h1>Current vacancies</h1>
<p>We are an equal opportunity employer. Enquiries: 02 5550 1234.</p>
<table class="vacancies">
<caption>Positions</caption>
<thead><tr><th scope="col">Position</th><th scope="col">Position no.</th><th scope="col">Work location</th><th scope="col">Employment</th><th scope="col">Salary</th><th scope="col">Closing</th></tr></thead>
<tbody>
<tr><td><a href="/council/careers/ranger">Ranger (Companion Animals)</a></td><td>SSC-0417</td><td>Cooma NSW</td><td>Permanent full-time</td><td>Grade 9: $1,402.10 to $1,577.36 per week</td><td>4:00pm, Friday 18 December 2026</td></tr>
<tr><td><a href="/council/careers/pool-lifeguard">Pool Lifeguard</a></td><td>SSC-0422</td><td>Jindabyne NSW<br>Berridale NSW</td><td>Seasonal casual</td><td>$33.18 per hour plus loading</td><td>4:00pm, Monday 21 December 2026</td></tr>
<tr><td><a href="/council/careers/strategic-planner">Strategic Planner</a></td><td>SSC-0425</td><td>Cooma NSW</td><td>Fixed term, full-time (3 years)</td><td>$103,220 &ndash; $118,700 per annum, plus super</td><td>Midday, Monday 25 January 2027</td></tr>
<tr><td><a href="/council/careers/library-assistant">Library Assistant</a></td><td>SSC-0428</td><td>Bombala NSW</td><td>Permanent part-time (21 hours)</td><td>By negotiation</td><td>Until filled</td></tr>
</tbody>
</table>
<h2>Open tenders</h2>
<table class="tenders">
<thead><tr><th>Tender</th><th>Tender no.</th><th>Closing</th></tr></thead>
<tbody><tr><td><a href="/council/tenders/gravel">Supply of road gravel</a></td><td>T26/19</td><td>2:00pm, Tuesday 15 December 2026</td></tr></tbody>
</table>
</main>
<footer>Stringybark Shire Council acknowledges the people of the high country.</footer>
</body>
</html>`,
  expected: [
    {
      title: "Ranger (Companion Animals)",
      employer: "Stringybark Shire Council",
      reference: "SSC-0417",
      places: ["Cooma NSW"],
      pay: { min: 1402.1, max: 1577.36, interval: "week" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-18",
      live: true,
      url: "https://www.stringybark.example/council/careers/ranger",
    },
    {
      title: "Pool Lifeguard",
      employer: "Stringybark Shire Council",
      reference: "SSC-0422",
      places: ["Jindabyne NSW", "Berridale NSW"],
      pay: { min: 33.18, max: 33.18, interval: "hour" },
      workTypes: ["Casual"],
      posted: null,
      closes: "2026-12-21",
      live: true,
      url: "https://www.stringybark.example/council/careers/pool-lifeguard",
    },
    {
      title: "Strategic Planner",
      employer: "Stringybark Shire Council",
      reference: "SSC-0425",
      places: ["Cooma NSW"],
      pay: { min: 103_220, max: 118_700, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: null,
      closes: "2027-01-25",
      live: true,
      url: "https://www.stringybark.example/council/careers/strategic-planner",
    },
    {
      title: "Library Assistant",
      employer: "Stringybark Shire Council",
      reference: "SSC-0428",
      places: ["Bombala NSW"],
      pay: null,
      workTypes: ["Part time"],
      posted: null,
      closes: null,
      live: true,
      url: "https://www.stringybark.example/council/careers/library-assistant",
    },
  ],
};
