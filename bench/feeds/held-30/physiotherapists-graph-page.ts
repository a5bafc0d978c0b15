/** Usual: a careers page of physiotherapists with one graph of linked data: the organisation by reference, identifiers as property values, kinds of employment as a list, a daily rate, pay from an amount, states spelt out, a posting that ran out, the day of the award night in the text. */
export const physiotherapistsGraphPage = {
  name: "held-30 linked data graph of physiotherapists",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>Careers - Knees Up Physiotherapy</title>
<link rel="canonical" href="https://kneesup.example/careers/">
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@graph": [
    { "@type": "Organization", "@id": "https://kneesup.example/#org", "name": "Knees Up Physiotherapy", "url": "https://kneesup.example/" },
    { "@type": "BreadcrumbList", "itemListElement": [ { "@type": "ListItem", "position": 1, "name": "Careers" } ] },
    {
      "@type": "JobPosting",
      "@id": "https://kneesup.example/careers/senior-physio/#job",
      "url": "https://kneesup.example/careers/senior-physio/",
      "title": "Senior Physiotherapist",
      "identifier": { "@type": "PropertyValue", "name": "Knees Up Physiotherapy", "value": "KU-118" },
      "datePosted": "2026-11-17",
      "validThrough": "2026-12-20T23:59:59+08:00",
      "employmentType": ["FULL_TIME", "PART_TIME"],
      "hiringOrganization": { "@id": "https://kneesup.example/#org" },
      "jobLocation": { "@type": "Place", "address": { "@type": "PostalAddress", "streetAddress": "9 Queen Street", "addressLocality": "Busselton", "addressRegion": "Western Australia", "postalCode": "6280", "addressCountry": "Australia" } },
      "baseSalary": { "@type": "MonetaryAmount", "currency": "AUD", "value": { "@type": "QuantitativeValue", "minValue": 95000, "unitText": "YEAR" } },
      "description": "<p>Netballers on Monday, farmers on Tuesday. We won Practice of the Year, and collect it on 12 December 2026.</p>"
    },
    {
      "@type": "JobPosting",
      "@id": "https://kneesup.example/careers/locum/#job",
      "url": "https://kneesup.example/careers/locum/",
      "title": "Locum Physiotherapist &amp; Pilates Instructor",
      "identifier": { "@type": "PropertyValue", "name": "Knees Up Physiotherapy", "value": "KU-121" },
      "datePosted": "2026-11-24",
      "validThrough": "2027-01-15",
      "employmentType": ["CONTRACTOR"],
      "hiringOrganization": { "@id": "https://kneesup.example/#org" },
      "jobLocation": [
        { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Esperance", "addressRegion": "Western Australia", "addressCountry": "Australia" } },
        { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Albany", "addressRegion": "Western Australia", "addressCountry": "Australia" } }
      ],
      "baseSalary": { "@type": "MonetaryAmount", "currency": "AUD", "value": { "@type": "QuantitativeValue", "minValue": 480, "maxValue": 560, "unitText": "DAY" } },
      "description": "<p>Five weeks by the sea, with a reformer and $900 for fuel.</p>"
    },
    {
      "@type": "JobPosting",
      "@id": "https://kneesup.example/careers/reception/#job",
      "url": "https://kneesup.example/careers/reception/",
      "title": "Receptionist",
      "identifier": { "@type": "PropertyValue", "name": "Knees Up Physiotherapy", "value": "KU-104" },
      "datePosted": "2026-10-02",
      "validThrough": "2026-10-30",
      "employmentType": ["PART_TIME"],
      "hiringOrganization": { "@id": "https://kneesup.example/#org" },
      "jobLocation": { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Busselton", "addressRegion": "Western Australia", "addressCountry": "Australia" } },
      "description": "<p>Two telephones, one skeleton called Gavin.</p>"
    }
  ]
}
</script>
</head>
<body>
<main>
<h1>Careers</h1>
<p>Bring your hands. Send questions to Anneliese.</p>
<ul>
<li><a href="senior-physio/">Senior Physiotherapist</a></li>
<li><a href="locum/">Locum Physiotherapist &amp; Pilates Instructor</a></li>
</ul>
</main>
</body>
</html>
`,
  expected: [
    {
      title: "Senior Physiotherapist",
      employer: "Knees Up Physiotherapy",
      reference: "KU-118",
      places: ["Busselton WA"],
      pay: { min: 95_000, max: null, interval: "year" },
      workTypes: ["Full time", "Part time"],
      posted: "2026-11-17",
      closes: "2026-12-20",
      remote: false,
      live: true,
      url: "https://kneesup.example/careers/senior-physio/",
    },
    {
      title: "Locum Physiotherapist & Pilates Instructor",
      employer: "Knees Up Physiotherapy",
      reference: "KU-121",
      places: ["Esperance WA", "Albany WA"],
      pay: { min: 480, max: 560, interval: "day" },
      workTypes: ["Contract"],
      posted: "2026-11-24",
      closes: "2027-01-15",
      remote: false,
      live: true,
      url: "https://kneesup.example/careers/locum/",
    },
    { title: "Receptionist", reference: "KU-104", places: ["Busselton WA"], live: false },
  ],
};
