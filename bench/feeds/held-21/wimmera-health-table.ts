/** Usual: a health service's page with one table, the site in a cell that spans the rows of its jobs, links under a base, grades with pay or with the agreement only, fractions of a full load, closing days with slashes. */
export const wimmeraHealthTable = {
  name: "held-21 table of a health service",
  employer: "Lowan Plains Health",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!DOCTYPE html>
<html lang="en">
<head>
<title>Careers | Lowan Plains Health</title>
<base href="https://lowanplainshealth.example/careers/">
</head>
<body>
<div id="top"><a href="/">Lowan Plains Health</a> | <a href="/visiting">Visiting hours</a> | <a href="/careers/">Careers</a></div>
<h2>Current Vacancies</h2>
<p>All positions need a police check and an immunisation record. Salary packaging is available: up to $9,010 a year tax free.</p>
<table border="1" cellpadding="4">
<tr><th>Site</th><th>Position</th><th>Ref.</th><th>Hours</th><th>Classification and pay</th><th>Closing date</th></tr>
<tr>
<td rowspan="2">Horsham VIC</td>
<td><a href="rn-dialysis.html">Registered Nurse &ndash; Dialysis</a></td>
<td>LPH-226</td>
<td>Part time, 0.8 EFT</td>
<td>RN Grade 2, $39.03 &ndash; $47.24 per hour</td>
<td>13/12/2026</td>
</tr>
<tr>
<td><a href="biomed-tech.html">Biomedical Technician</a></td>
<td>LPH-219</td>
<td>Full time</td>
<td>$86,412 &ndash; $93,770 p.a. plus super</td>
<td>20/12/2026</td>
</tr>
<tr>
<td>Nhill VIC</td>
<td><a href="ward-clerk.html">Ward Clerk</a></td>
<td>LPH-231</td>
<td>Casual</td>
<td>HS1, as per agreement</td>
<td>Ongoing</td>
</tr>
<tr>
<td>Warracknabeal VIC</td>
<td><a href="social-worker.html">Social Worker</a></td>
<td>LPH-228</td>
<td>Full time</td>
<td>Grade 2, $1,602.30 &ndash; $1,848.10 per week</td>
<td>11/01/2027</td>
</tr>
</table>
<p><small>Please quote the reference. People and Culture: 03 5550 1908.</small></p>
</body>
</html>
`,
  expected: [
    {
      title: "Registered Nurse – Dialysis",
      employer: "Lowan Plains Health",
      reference: "LPH-226",
      places: ["Horsham VIC"],
      pay: { min: 39.03, max: 47.24, interval: "hour" },
      workTypes: ["Part time"],
      posted: null,
      closes: "2026-12-13",
      live: true,
      url: "https://lowanplainshealth.example/careers/rn-dialysis.html",
    },
    {
      title: "Biomedical Technician",
      employer: "Lowan Plains Health",
      reference: "LPH-219",
      places: ["Horsham VIC"],
      pay: { min: 86_412, max: 93_770, interval: "year" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-20",
      live: true,
      url: "https://lowanplainshealth.example/careers/biomed-tech.html",
    },
    {
      title: "Ward Clerk",
      employer: "Lowan Plains Health",
      reference: "LPH-231",
      places: ["Nhill VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: null,
      closes: null,
      live: true,
      url: "https://lowanplainshealth.example/careers/ward-clerk.html",
    },
    {
      title: "Social Worker",
      employer: "Lowan Plains Health",
      reference: "LPH-228",
      places: ["Warracknabeal VIC"],
      pay: { min: 1602.3, max: 1848.1, interval: "week" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2027-01-11",
      live: true,
      url: "https://lowanplainshealth.example/careers/social-worker.html",
    },
  ],
};
