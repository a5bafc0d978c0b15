/** Usual: an aged care group's careers page whose facts are a graph of linked data, the employer named once and pointed at, closing moments with Adelaide's offset, pay by range and by one value, one job from anywhere in Australia, crumbs and the site among the nodes. */
export const agedCarePageGraph = {
  name: "held-20 page of an aged care group with a graph",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>Join us | Quandong Aged Care</title>
<link rel="canonical" href="https://quandongcare.example/join-us/">
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@graph": [
    {
      "@type": "WebSite",
      "@id": "https://quandongcare.example/#website",
      "name": "Quandong Aged Care",
      "url": "https://quandongcare.example/"
    },
    {
      "@type": "Organization",
      "@id": "https://quandongcare.example/#organization",
      "name": "Quandong Aged Care",
      "address": { "@type": "PostalAddress", "addressLocality": "Norwood", "addressRegion": "SA", "addressCountry": "AU" }
    },
    {
      "@type": "BreadcrumbList",
      "itemListElement": [
        { "@type": "ListItem", "position": 1, "name": "Home", "item": "https://quandongcare.example/" },
        { "@type": "ListItem", "position": 2, "name": "Join us" }
      ]
    },
    {
      "@type": "JobPosting",
      "@id": "https://quandongcare.example/join-us/enrolled-nurse/#job",
      "url": "https://quandongcare.example/join-us/enrolled-nurse/",
      "title": "Enrolled Nurse",
      "identifier": { "@type": "PropertyValue", "name": "Quandong Aged Care", "value": "QAC-3301" },
      "hiringOrganization": { "@id": "https://quandongcare.example/#organization" },
      "datePosted": "2026-11-19",
      "validThrough": "2026-12-14T17:00:00+10:30",
      "employmentType": ["FULL_TIME", "PART_TIME"],
      "jobLocation": {
        "@type": "Place",
        "address": { "@type": "PostalAddress", "streetAddress": "4 Rosella Ave", "addressLocality": "Murray Bridge", "addressRegion": "SA", "postalCode": "5253", "addressCountry": "AU" }
      },
      "baseSalary": { "@type": "MonetaryAmount", "currency": "AUD", "value": { "@type": "QuantitativeValue", "minValue": 34.82, "maxValue": 38.05, "unitText": "HOUR" } },
      "description": "<p>Medication rounds, and the crossword after.</p>"
    },
    {
      "@type": "JobPosting",
      "@id": "https://quandongcare.example/join-us/chef-port-lincoln/#job",
      "url": "https://quandongcare.example/join-us/chef-port-lincoln/",
      "title": "Chef",
      "identifier": { "@type": "PropertyValue", "name": "Quandong Aged Care", "value": "QAC-3305" },
      "hiringOrganization": { "@id": "https://quandongcare.example/#organization" },
      "datePosted": "2026-11-23",
      "employmentType": "FULL_TIME",
      "jobLocation": {
        "@type": "Place",
        "address": { "@type": "PostalAddress", "addressLocality": "Port Lincoln", "addressRegion": "SA", "postalCode": "5606", "addressCountry": "AU" }
      },
      "baseSalary": { "@type": "MonetaryAmount", "currency": "AUD", "value": { "@type": "QuantitativeValue", "value": 76500, "unitText": "YEAR" } },
      "description": "<p>Soft food that tastes of something. Tuna is not a problem here.</p>"
    },
    {
      "@type": "JobPosting",
      "@id": "https://quandongcare.example/join-us/rostering-coordinator/#job",
      "url": "https://quandongcare.example/join-us/rostering-coordinator/",
      "title": "Rostering Coordinator",
      "identifier": { "@type": "PropertyValue", "name": "Quandong Aged Care", "value": "QAC-3298" },
      "hiringOrganization": { "@id": "https://quandongcare.example/#organization" },
      "datePosted": "2026-11-16",
      "validThrough": "2026-12-07T09:00:00+10:30",
      "employmentType": "PART_TIME",
      "jobLocationType": "TELECOMMUTE",
      "applicantLocationRequirements": { "@type": "Country", "name": "Australia" },
      "description": "<p>Nine hundred shifts a week, all of them covered by you.</p>"
    }
  ]
}
</script>
</head>
<body>
<nav><a href="/">Home</a> <a href="/homes/">Our homes</a> <a href="/join-us/">Join us</a></nav>
<main>
<h1>Join us</h1>
<p>We look after 1,100 people in nine homes. Here is who we need.</p>
<ul class="cards">
<li><a href="/join-us/enrolled-nurse/">Enrolled Nurse</a> <span>Murray Bridge</span></li>
<li><a href="/join-us/chef-port-lincoln/">Chef</a> <span>Port Lincoln</span></li>
<li><a href="/join-us/rostering-coordinator/">Rostering Coordinator</a> <span>From home</span></li>
</ul>
</main>
<footer>Quandong Aged Care, Norwood SA. Ring 08 5550 1190.</footer>
</body>
</html>
`,
  expected: [
    {
      title: "Enrolled Nurse",
      employer: "Quandong Aged Care",
      reference: "QAC-3301",
      places: ["Murray Bridge SA"],
      pay: { min: 34.82, max: 38.05, interval: "hour" },
      workTypes: ["Full time", "Part time"],
      posted: "2026-11-19",
      closes: "2026-12-14T06:30:00Z",
      remote: false,
      live: true,
      url: "https://quandongcare.example/join-us/enrolled-nurse/",
    },
    {
      title: "Chef",
      employer: "Quandong Aged Care",
      reference: "QAC-3305",
      places: ["Port Lincoln SA"],
      pay: { min: 76_500, max: 76_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-23",
      closes: null,
      remote: false,
      live: true,
      url: "https://quandongcare.example/join-us/chef-port-lincoln/",
    },
    {
      title: "Rostering Coordinator",
      employer: "Quandong Aged Care",
      reference: "QAC-3298",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-16",
      closes: "2026-12-06T22:30:00Z",
      remote: true,
      live: true,
      url: "https://quandongcare.example/join-us/rostering-coordinator/",
    },
  ],
};
