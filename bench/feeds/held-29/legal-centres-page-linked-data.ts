/** Usual: the page of a group of community legal centres with a script of linked data: a list of postings with an organisation by reference, an address as an object or a list of places, base salary as a value with a range or as one number, an employment type as a list, an applicant's country with telecommute, a posting whose validity has passed. */
export const legalCentresPageLinkedData = {
  name: "held-29 linked data of legal centres",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Jobs at Fair Verandah</title>
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@graph": [
    { "@type": "NGO", "@id": "https://fairverandah.example/#org", "name": "Fair Verandah Legal Centres", "url": "https://fairverandah.example/" },
    {
      "@type": "JobPosting", "@id": "https://fairverandah.example/jobs/tenancy-solicitor",
      "url": "https://fairverandah.example/jobs/tenancy-solicitor",
      "title": "Tenancy Solicitor",
      "identifier": { "@type": "PropertyValue", "name": "Fair Verandah", "value": "FV-77" },
      "hiringOrganization": { "@id": "https://fairverandah.example/#org" },
      "jobLocation": { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Kempsey", "addressRegion": "NSW", "postalCode": "2440", "addressCountry": "AU" } },
      "employmentType": ["FULL_TIME", "CONTRACTOR"],
      "baseSalary": { "@type": "MonetaryAmount", "currency": "AUD", "value": { "@type": "QuantitativeValue", "minValue": 91200, "maxValue": 99870, "unitText": "YEAR" } },
      "datePosted": "2026-11-18", "validThrough": "2026-12-13T23:59:00+11:00",
      "description": "&lt;p&gt;Bonds, mould, notices. Last year we saved tenants $640,000.&lt;/p&gt;"
    },
    {
      "@type": "JobPosting", "@id": "https://fairverandah.example/jobs/advice-line-paralegal",
      "url": "https://fairverandah.example/jobs/advice-line-paralegal",
      "title": "Advice Line Paralegal",
      "identifier": { "@type": "PropertyValue", "name": "Fair Verandah", "value": "FV-79" },
      "hiringOrganization": { "@id": "https://fairverandah.example/#org" },
      "jobLocationType": "TELECOMMUTE",
      "applicantLocationRequirements": { "@type": "Country", "name": "Australia" },
      "employmentType": "PART_TIME",
      "baseSalary": { "@type": "MonetaryAmount", "currency": "AUD", "value": { "@type": "QuantitativeValue", "value": 41.35, "unitText": "HOUR" } },
      "datePosted": "2026-11-23", "validThrough": "2027-01-10",
      "description": "&lt;p&gt;You pick up, you listen, you look it up.&lt;/p&gt;"
    },
    {
      "@type": "JobPosting", "@id": "https://fairverandah.example/jobs/outreach-worker",
      "url": "https://fairverandah.example/jobs/outreach-worker",
      "title": "Outreach Worker",
      "identifier": { "@type": "PropertyValue", "name": "Fair Verandah", "value": "FV-80" },
      "hiringOrganization": { "@id": "https://fairverandah.example/#org" },
      "jobLocation": [
        { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Grafton", "addressRegion": "New South Wales", "addressCountry": "AU" } },
        { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Moree", "addressRegion": "New South Wales", "addressCountry": "AU" } }
      ],
      "employmentType": "FULL_TIME",
      "datePosted": "2026-11-25",
      "description": "&lt;p&gt;Paid under the Social, Community, Home Care award. The car is ours, the playlists are yours.&lt;/p&gt;"
    },
    {
      "@type": "JobPosting", "@id": "https://fairverandah.example/jobs/bookkeeper",
      "url": "https://fairverandah.example/jobs/bookkeeper",
      "title": "Bookkeeper",
      "identifier": { "@type": "PropertyValue", "name": "Fair Verandah", "value": "FV-71" },
      "hiringOrganization": { "@id": "https://fairverandah.example/#org" },
      "jobLocation": { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Kempsey", "addressRegion": "NSW", "postalCode": "2440", "addressCountry": "AU" } },
      "employmentType": "PART_TIME",
      "datePosted": "2026-10-05", "validThrough": "2026-10-30",
      "description": "&lt;p&gt;Grants in, rent out.&lt;/p&gt;"
    }
  ]
}
</script>
</head>
<body><h1>Jobs at Fair Verandah</h1><p>Four doors, one kettle.</p></body>
</html>
`,
  expected: [
    {
      title: "Tenancy Solicitor",
      employer: "Fair Verandah Legal Centres",
      reference: "FV-77",
      places: ["Kempsey NSW"],
      pay: { min: 91_200, max: 99_870, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-18",
      closes: "2026-12-13T23:59:00+11:00",
      remote: false,
      live: true,
      url: "https://fairverandah.example/jobs/tenancy-solicitor",
    },
    {
      title: "Advice Line Paralegal",
      employer: "Fair Verandah Legal Centres",
      reference: "FV-79",
      places: [],
      pay: { min: 41.35, max: 41.35, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-23",
      closes: "2027-01-10",
      remote: true,
      live: true,
      url: "https://fairverandah.example/jobs/advice-line-paralegal",
    },
    {
      title: "Outreach Worker",
      employer: "Fair Verandah Legal Centres",
      reference: "FV-80",
      places: ["Grafton NSW", "Moree NSW"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-25",
      closes: null,
      remote: false,
      live: true,
      url: "https://fairverandah.example/jobs/outreach-worker",
    },
    { title: "Bookkeeper", reference: "FV-71", places: ["Kempsey NSW"], live: false },
  ],
};
