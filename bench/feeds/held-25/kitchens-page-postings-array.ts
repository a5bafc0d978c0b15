/** Usual: a kitchen maker's careers page whose one script is an array of job postings for the search site, the breadcrumb among them, identifiers as a thing with a value, places with streets, one posting for two showrooms, pay with units, kinds as a list, an end with an offset or as a day, HTML with signs in texts, a page address in each beside an apply mark, the same jobs as cards in the page with days for people, one past its end. */
export const kitchensPagePostingsArray = {
  name: "held-25 careers page with an array of postings of a kitchen maker",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>Work with us – Bellbird Kitchens</title>
<meta property="og:site_name" content="Bellbird Kitchens">
<link rel="canonical" href="https://bellbirdkitchens.example/careers/">
<script type="application/ld+json">
[
  {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    "itemListElement": [
      { "@type": "ListItem", "position": 1, "name": "Home", "item": "https://bellbirdkitchens.example/" },
      { "@type": "ListItem", "position": 2, "name": "Careers" }
    ]
  },
  {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    "title": "Cabinet Maker",
    "description": "<p>Doors that close without a sound, in a workshop that does not.<\/p><p>You start at 6:30 and finish at 2:45. A kitchen of ours costs about $38,000 &amp; is meant to outlive the house.<\/p>",
    "identifier": { "@type": "PropertyValue", "name": "Bellbird Kitchens", "value": "BK-61" },
    "datePosted": "2026-11-16",
    "validThrough": "2026-12-11T17:00:00+10:30",
    "employmentType": "FULL_TIME",
    "hiringOrganization": { "@type": "Organization", "name": "Bellbird Kitchens", "sameAs": "https://bellbirdkitchens.example", "logo": "https://bellbirdkitchens.example/logo.png" },
    "jobLocation": { "@type": "Place", "address": { "@type": "PostalAddress", "streetAddress": "9 Lathe Court", "addressLocality": "Lonsdale", "addressRegion": "SA", "postalCode": "5160", "addressCountry": "AU" } },
    "baseSalary": { "@type": "MonetaryAmount", "currency": "AUD", "value": { "@type": "QuantitativeValue", "minValue": 35.5, "maxValue": 41, "unitText": "HOUR" } },
    "directApply": true,
    "url": "https://bellbirdkitchens.example/careers/cabinet-maker/"
  },
  {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    "title": "Showroom Designer &amp; Planner",
    "description": "<p>People come in with a photograph and a quarrel. You send them home with a drawing.<\/p><p>Fixed term to the end of 2027, 22.5 hours a week, with a car when you measure.<\/p>",
    "identifier": { "@type": "PropertyValue", "name": "Bellbird Kitchens", "value": "BK-64" },
    "datePosted": "2026-11-20",
    "validThrough": "2027-01-08",
    "employmentType": ["PART_TIME", "CONTRACTOR"],
    "hiringOrganization": { "@type": "Organization", "name": "Bellbird Kitchens", "sameAs": "https://bellbirdkitchens.example" },
    "jobLocation": [
      { "@type": "Place", "address": { "@type": "PostalAddress", "streetAddress": "210 Unley Road", "addressLocality": "Unley", "addressRegion": "SA", "postalCode": "5061", "addressCountry": "AU" } },
      { "@type": "Place", "address": { "@type": "PostalAddress", "streetAddress": "2/44 Main Road", "addressLocality": "McLaren Vale", "addressRegion": "South Australia", "postalCode": "5171", "addressCountry": "Australia" } }
    ],
    "baseSalary": { "@type": "MonetaryAmount", "currency": "AUD", "value": { "@type": "QuantitativeValue", "value": 78000, "unitText": "YEAR" } },
    "url": "https://bellbirdkitchens.example/careers/showroom-designer/"
  },
  {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    "title": "CNC Programmer",
    "description": "<p>Our router cuts what you draw, including the mistakes. You can draw at home.<\/p>",
    "identifier": { "@type": "PropertyValue", "name": "Bellbird Kitchens", "value": "BK-66" },
    "datePosted": "2026-11-24",
    "employmentType": ["FULL_TIME"],
    "hiringOrganization": { "@type": "Organization", "name": "Bellbird Kitchens", "sameAs": "https://bellbirdkitchens.example" },
    "jobLocationType": "TELECOMMUTE",
    "applicantLocationRequirements": { "@type": "Country", "name": "AU" },
    "url": "https://bellbirdkitchens.example/careers/cnc-programmer/"
  },
  {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    "title": "Delivery Offsider",
    "description": "<p>The other end of the benchtop.<\/p>",
    "identifier": { "@type": "PropertyValue", "name": "Bellbird Kitchens", "value": "BK-58" },
    "datePosted": "2026-10-14",
    "validThrough": "2026-11-13",
    "employmentType": "OTHER",
    "hiringOrganization": { "@type": "Organization", "name": "Bellbird Kitchens", "sameAs": "https://bellbirdkitchens.example" },
    "jobLocation": { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Lonsdale", "addressRegion": "SA", "postalCode": "5160", "addressCountry": "AU" } },
    "url": "https://bellbirdkitchens.example/careers/delivery-offsider/"
  }
]
</script>
</head>
<body class="page careers">
<header><a href="/">Bellbird Kitchens</a> <a href="/kitchens/">Kitchens</a> <a href="/careers/">Careers</a></header>
<main>
<h1>Work with us</h1>
<p>Forty-one people, one of whom is the owner and sweeps.</p>
<div class="cards">
<a class="card" href="/careers/cabinet-maker/"><h3>Cabinet Maker</h3><p>Lonsdale &middot; Full time</p><p>Closes 11 December</p></a>
<a class="card" href="/careers/showroom-designer/"><h3>Showroom Designer &amp; Planner</h3><p>Unley / McLaren Vale &middot; Part time</p><p>Closes 8 January</p></a>
<a class="card" href="/careers/cnc-programmer/"><h3>CNC Programmer</h3><p>At home &middot; Full time</p><p>Open until filled</p></a>
</div>
</main>
<footer>&copy; 2026 Bellbird Kitchens Pty Ltd. Showrooms open Saturday.</footer>
</body>
</html>
`,
  expected: [
    {
      title: "Cabinet Maker",
      employer: "Bellbird Kitchens",
      reference: "BK-61",
      places: ["Lonsdale SA"],
      pay: { min: 35.5, max: 41, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-11T06:30:00Z",
      remote: false,
      live: true,
      url: "https://bellbirdkitchens.example/careers/cabinet-maker/",
    },
    {
      title: "Showroom Designer & Planner",
      employer: "Bellbird Kitchens",
      reference: "BK-64",
      places: ["Unley SA", "McLaren Vale SA"],
      pay: { min: 78_000, max: 78_000, interval: "year" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-20",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://bellbirdkitchens.example/careers/showroom-designer/",
    },
    {
      title: "CNC Programmer",
      employer: "Bellbird Kitchens",
      reference: "BK-66",
      places: [],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: null,
      remote: true,
      live: true,
      url: "https://bellbirdkitchens.example/careers/cnc-programmer/",
    },
    {
      title: "Delivery Offsider",
      employer: "Bellbird Kitchens",
      reference: "BK-58",
      places: ["Lonsdale SA"],
      live: false,
    },
  ],
};
