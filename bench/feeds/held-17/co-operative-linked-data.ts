/** Usual: a grain co-operative's careers page with a script of linked data for each job and one script for its questions and answers, employment types as a list or a single word, pay as a range, as one amount beside its unit and not at all, one job at two depots, one from home, one over. */
export const coOperativeLinkedData = {
  name: "held-17 careers page of a grain co-operative with linked data",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="UTF-8">
<title>Work with us - Golden Furrow Co-operative</title>
<meta property="og:title" content="Work with us">
<meta property="og:site_name" content="Golden Furrow Co-operative">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Do I need my own boots?","acceptedAnswer":{"@type":"Answer","text":"No. We buy you a pair every year."}}]}</script>
<script type="application/ld+json">
{
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  "title": "Grain Receival Supervisor",
  "description": "&lt;p&gt;Run the weighbridge through harvest and keep the queue civil.&lt;/p&gt;",
  "identifier": {"@type": "PropertyValue", "name": "Golden Furrow Co-operative", "value": "GF-2291"},
  "datePosted": "2026-11-17T08:30:00+10:30",
  "validThrough": "2027-01-31T23:59:00+10:30",
  "employmentType": ["FULL_TIME"],
  "hiringOrganization": {"@type": "Organization", "name": "Golden Furrow Co-operative", "sameAs": "https://www.goldenfurrow.example", "logo": "https://www.goldenfurrow.example/logo.png"},
  "jobLocation": [
    {"@type": "Place", "address": {"@type": "PostalAddress", "streetAddress": "Silo Road", "addressLocality": "Bordertown", "addressRegion": "SA", "postalCode": "5268", "addressCountry": "AU"}},
    {"@type": "Place", "address": {"@type": "PostalAddress", "addressLocality": "Keith", "addressRegion": "SA", "postalCode": "5267", "addressCountry": "AU"}}
  ],
  "baseSalary": {"@type": "MonetaryAmount", "currency": "AUD", "value": {"@type": "QuantitativeValue", "minValue": 84000, "maxValue": 91500, "unitText": "YEAR"}},
  "url": "https://www.goldenfurrow.example/careers/grain-receival-supervisor",
  "directApply": false
}
</script>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "JobPosting",
  "title": "Seed Lab Technician",
  "description": "<p>Count, germinate, count again. Three days a week until the end of June.</p>",
  "identifier": {"@type": "PropertyValue", "name": "Golden Furrow Co-operative", "value": "GF-2304"},
  "datePosted": "2026-11-23",
  "validThrough": "2026-12-18",
  "employmentType": ["PART_TIME", "CONTRACTOR"],
  "hiringOrganization": {"@type": "Organization", "name": "Golden Furrow Co-operative"},
  "jobLocation": {"@type": "Place", "address": {"@type": "PostalAddress", "addressLocality": "Horsham", "addressRegion": "Victoria", "postalCode": "3400", "addressCountry": {"@type": "Country", "name": "Australia"}}},
  "baseSalary": {"@type": "MonetaryAmount", "currency": "AUD", "value": {"@type": "QuantitativeValue", "value": "38.50", "unitText": "HOUR"}},
  "url": "https://www.goldenfurrow.example/careers/seed-lab-technician"
}
</script>
<script type="application/ld+json">
{
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  "title": "Member Services Adviser",
  "description": "<p>Growers ring you at six. You are already up.</p>",
  "identifier": "GF-2310",
  "datePosted": "2026-11-25",
  "employmentType": "FULL_TIME",
  "hiringOrganization": {"@type": "Organization", "name": "Golden Furrow Co-operative"},
  "jobLocationType": "TELECOMMUTE",
  "applicantLocationRequirements": {"@type": "Country", "name": "Australia"},
  "url": "https://www.goldenfurrow.example/careers/member-services-adviser"
}
</script>
<script type="application/ld+json">
{
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  "title": "Agronomist",
  "description": "<p>Walk the paddocks, write it down.</p>",
  "identifier": {"@type": "PropertyValue", "name": "Golden Furrow Co-operative", "value": "GF-2255"},
  "datePosted": "2026-10-19",
  "validThrough": "2026-11-15T17:00:00+11:00",
  "employmentType": "FULL_TIME",
  "hiringOrganization": {"@type": "Organization", "name": "Golden Furrow Co-operative"},
  "jobLocation": {"@type": "Place", "address": {"@type": "PostalAddress", "addressLocality": "Nhill", "addressRegion": "VIC", "postalCode": "3418", "addressCountry": "AU"}},
  "url": "https://www.goldenfurrow.example/careers/agronomist"
}
</script>
</head>
<body>
<header><a href="/">Golden Furrow</a><nav><a href="/prices">Today's prices</a> <a href="/members">Members</a> <a href="/careers">Careers</a></nav></header>
<main>
<h1>Work with us</h1>
<p>Owned by 1,140 growers since 1926.</p>
<ul class="openings">
<li><a href="/careers/grain-receival-supervisor">Grain Receival Supervisor</a> <span>Bordertown and Keith</span></li>
<li><a href="/careers/seed-lab-technician">Seed Lab Technician</a> <span>Horsham</span></li>
<li><a href="/careers/member-services-adviser">Member Services Adviser</a> <span>Anywhere with reception</span></li>
</ul>
</main>
<footer>Golden Furrow Co-operative, 1 Fictional Terrace</footer>
</body>
</html>`,
  expected: [
    {
      title: "Grain Receival Supervisor",
      employer: "Golden Furrow Co-operative",
      reference: "GF-2291",
      places: ["Bordertown SA", "Keith SA"],
      pay: { min: 84_000, max: 91_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16T22:00:00Z",
      closes: "2027-01-31T13:29:00Z",
      remote: false,
      live: true,
      url: "https://www.goldenfurrow.example/careers/grain-receival-supervisor",
    },
    {
      title: "Seed Lab Technician",
      employer: "Golden Furrow Co-operative",
      reference: "GF-2304",
      places: ["Horsham VIC"],
      pay: { min: 38.5, max: 38.5, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-23",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://www.goldenfurrow.example/careers/seed-lab-technician",
    },
    {
      title: "Member Services Adviser",
      employer: "Golden Furrow Co-operative",
      reference: "GF-2310",
      places: [],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-25",
      closes: null,
      remote: true,
      live: true,
      url: "https://www.goldenfurrow.example/careers/member-services-adviser",
    },
    {
      title: "Agronomist",
      employer: "Golden Furrow Co-operative",
      reference: "GF-2255",
      places: ["Nhill VIC"],
      workTypes: ["Full time"],
      posted: "2026-10-19",
      live: false,
    },
  ],
};
