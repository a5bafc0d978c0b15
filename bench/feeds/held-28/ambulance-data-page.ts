/** Usual: the vacancy list of an ambulance service, a page with one block of linked data for each job: types as full addresses, organisation with a department, salary's unit by another case, kinds of employment as one text with a comma, an identifier as plain text, moments with an offset, a job for two stations, a shift from home. */
export const ambulanceDataPage = {
  name: "held-28 linked data blocks of an ambulance service",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Vacancies | Outer Rivers Ambulance</title>
<script type="application/ld+json">{"@context":"http://schema.org","@type":"WebSite","name":"Outer Rivers Ambulance","url":"https://outerrivers.example/"}</script>
<script type="application/ld+json">
{"@context":"http://schema.org","@type":"http://schema.org/JobPosting","title":"Qualified Paramedic","identifier":"ORA-2026-40",
"datePosted":"2026-11-16T08:00:00+11:00","validThrough":"2026-12-13T23:59:00+11:00","employmentType":"FULL_TIME",
"hiringOrganization":{"@type":"Organization","name":"Outer Rivers Ambulance","department":{"@type":"Organization","name":"Operations West"}},
"jobLocation":[{"@type":"Place","name":"Station 7","address":{"@type":"PostalAddress","addressLocality":"Griffith","addressRegion":"NSW","postalCode":"2680","addressCountry":"AU"}},{"@type":"Place","name":"Station 9","address":{"@type":"PostalAddress","addressLocality":"Deniliquin","addressRegion":"NSW","postalCode":"2710","addressCountry":"AU"}}],
"baseSalary":{"@type":"MonetaryAmount","currency":"AUD","value":{"@type":"QuantitativeValue","minValue":"84210","maxValue":"101330","unitText":"Year"}},
"url":"https://outerrivers.example/vacancies/paramedic","description":"<p>Long roads, short nights.</p>"}
</script>
<script type="application/ld+json">
{"@context":"http://schema.org","@type":"http://schema.org/JobPosting","title":"Patient Transport Officer","identifier":"ORA-2026-43",
"datePosted":"2026-11-19","employmentType":"PART_TIME, TEMPORARY",
"hiringOrganization":{"@type":"Organization","name":"Outer Rivers Ambulance","department":{"@type":"Organization","name":"Transport"}},
"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Narrandera","addressRegion":"NSW","postalCode":"2700","addressCountry":"AU"}},
"baseSalary":{"@type":"MonetaryAmount","currency":"AUD","value":{"@type":"QuantitativeValue","value":36.42,"unitText":"Hour"}},
"url":"https://outerrivers.example/vacancies/transport","description":"<p>Drive gently. Carry a blanket, and $20 for parking.</p>"}
</script>
<script type="application/ld+json">
{"@context":"http://schema.org","@type":"http://schema.org/JobPosting","title":"Triple Zero Call Taker (Home Shift)","identifier":"ORA-2026-45",
"datePosted":"2026-11-24","validThrough":"2027-01-08","employmentType":"CASUAL","jobLocationType":"TELECOMMUTE",
"applicantLocationRequirements":{"@type":"Country","name":"AU"},
"hiringOrganization":{"@type":"Organization","name":"Outer Rivers Ambulance","department":{"@type":"Organization","name":"Communications"}},
"url":"https://outerrivers.example/vacancies/calls","description":"<p>Calm is the whole of it. Paid under our enterprise agreement.</p>"}
</script>
</head>
<body>
<h1>Vacancies</h1>
<ul class="vacancies">
<li><a href="/vacancies/paramedic">Qualified Paramedic</a> <span>Griffith or Deniliquin</span></li>
<li><a href="/vacancies/transport">Patient Transport Officer</a> <span>Narrandera</span></li>
<li><a href="/vacancies/calls">Triple Zero Call Taker (Home Shift)</a> <span>From home</span></li>
</ul>
<p>Volunteers are welcome at any station; ask for the Thursday tea.</p>
</body>
</html>
`,
  expected: [
    {
      title: "Qualified Paramedic",
      employer: "Outer Rivers Ambulance",
      reference: "ORA-2026-40",
      places: ["Griffith NSW", "Deniliquin NSW"],
      pay: { min: 84_210, max: 101_330, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16T08:00:00+11:00",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://outerrivers.example/vacancies/paramedic",
    },
    {
      title: "Patient Transport Officer",
      employer: "Outer Rivers Ambulance",
      reference: "ORA-2026-43",
      places: ["Narrandera NSW"],
      pay: { min: 36.42, max: 36.42, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-19",
      closes: null,
      remote: false,
      live: true,
      url: "https://outerrivers.example/vacancies/transport",
    },
    {
      title: "Triple Zero Call Taker (Home Shift)",
      employer: "Outer Rivers Ambulance",
      reference: "ORA-2026-45",
      places: [],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: "2027-01-08",
      remote: true,
      live: true,
      url: "https://outerrivers.example/vacancies/calls",
    },
  ],
};
