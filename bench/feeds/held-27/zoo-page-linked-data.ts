/** Usual: a zoo's vacancy page with linked data in the head: an organisation and a graph of postings, the employer by its id alone, employment as words of the vocabulary alone or in a list, places as one or several, pay as one value or a range, days with and without a time, a posting that has run out, below it the page that people see with the same jobs. */
export const zooPageLinkedData = {
  name: "held-27 linked data page of a zoo",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>Work with us | Pobblebonk Zoo</title>
<link rel="canonical" href="https://www.pobblebonkzoo.example/work">
<script type="application/ld+json">
{ "@context": "https://schema.org", "@graph": [
  { "@type": "Zoo", "@id": "https://www.pobblebonkzoo.example/#zoo", "name": "Pobblebonk Zoo", "url": "https://www.pobblebonkzoo.example/", "address": { "@type": "PostalAddress", "addressLocality": "Dubbo", "addressRegion": "NSW", "addressCountry": "AU" }, "priceRange": "$18-$49" },
  { "@type": "BreadcrumbList", "itemListElement": [ { "@type": "ListItem", "position": 1, "name": "Home" }, { "@type": "ListItem", "position": 2, "name": "Work with us" } ] },
  {
    "@type": "JobPosting",
    "title": "Keeper &ndash; Carnivores",
    "identifier": { "@type": "PropertyValue", "name": "Pobblebonk Zoo", "value": "PBZ-26-31" },
    "url": "https://www.pobblebonkzoo.example/work/keeper-carnivores",
    "hiringOrganization": { "@id": "https://www.pobblebonkzoo.example/#zoo" },
    "datePosted": "2026-11-13",
    "validThrough": "2026-12-10T23:59:00+11:00",
    "employmentType": "FULL_TIME",
    "jobLocation": { "@type": "Place", "address": { "@type": "PostalAddress", "streetAddress": "1 Lions Way", "addressLocality": "Dubbo", "addressRegion": "NSW", "postalCode": "2830", "addressCountry": "AU" } },
    "baseSalary": { "@type": "MonetaryAmount", "currency": "AUD", "value": { "@type": "QuantitativeValue", "minValue": 66400, "maxValue": 73900, "unitText": "YEAR" } },
    "description": "&lt;p&gt;Two lions, five dingoes, 40 kg of meat a day.&lt;/p&gt;"
  },
  {
    "@type": "JobPosting",
    "title": "Visitor Host",
    "identifier": { "@type": "PropertyValue", "name": "Pobblebonk Zoo", "value": "PBZ-26-34" },
    "url": "https://www.pobblebonkzoo.example/work/visitor-host",
    "hiringOrganization": { "@id": "https://www.pobblebonkzoo.example/#zoo" },
    "datePosted": "2026-11-20T09:00:00+11:00",
    "employmentType": ["PART_TIME", "TEMPORARY"],
    "jobLocation": [
      { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Dubbo", "addressRegion": "New South Wales", "addressCountry": "Australia" } },
      { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Orange", "addressRegion": "New South Wales", "addressCountry": "Australia" } }
    ],
    "baseSalary": { "@type": "MonetaryAmount", "currency": "AUD", "value": { "@type": "QuantitativeValue", "value": "32.45", "unitText": "HOUR" } },
    "description": "<p>Summer holidays only: tickets, prams, lost hats.</p>"
  },
  {
    "@type": "JobPosting",
    "title": "Studbook Database Officer",
    "identifier": { "@type": "PropertyValue", "name": "Pobblebonk Zoo", "value": "PBZ-26-35" },
    "url": "https://www.pobblebonkzoo.example/work/studbook-officer",
    "hiringOrganization": { "@id": "https://www.pobblebonkzoo.example/#zoo" },
    "datePosted": "2026-11-24",
    "validThrough": "2026-12-20",
    "employmentType": "PART_TIME",
    "jobLocationType": "TELECOMMUTE",
    "applicantLocationRequirements": { "@type": "Country", "name": "Australia" },
    "description": "<p>Who is whose grandmother, for 61 wombats. Our data system cost $90,000, please be gentle.</p>"
  },
  {
    "@type": "JobPosting",
    "title": "Veterinary Nurse",
    "identifier": { "@type": "PropertyValue", "name": "Pobblebonk Zoo", "value": "PBZ-26-22" },
    "url": "https://www.pobblebonkzoo.example/work/vet-nurse",
    "hiringOrganization": { "@id": "https://www.pobblebonkzoo.example/#zoo" },
    "datePosted": "2026-09-28",
    "validThrough": "2026-10-30",
    "employmentType": "FULL_TIME",
    "jobLocation": { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Dubbo", "addressRegion": "NSW", "addressCountry": "AU" } },
    "description": "<p>Hold the other end of the python.</p>"
  }
] }
</script>
</head>
<body>
<header><a href="/">Pobblebonk Zoo</a> <nav><a href="/animals">Animals</a> <a href="/tickets">Tickets</a> <a href="/work">Work with us</a></nav></header>
<main>
<h1>Work with us</h1>
<ul class="jobs">
<li><a href="/work/keeper-carnivores">Keeper – Carnivores</a> <span>Dubbo</span></li>
<li><a href="/work/visitor-host">Visitor Host</a> <span>Dubbo, Orange</span></li>
<li><a href="/work/studbook-officer">Studbook Database Officer</a> <span>From home</span></li>
</ul>
<h2>Volunteers</h2>
<p>Garden days are on the first Sunday of each month. No need to apply.</p>
</main>
<footer>Open 9am to 5pm. Adults $49, children $18.</footer>
</body>
</html>
`,
  expected: [
    {
      title: "Keeper – Carnivores",
      employer: "Pobblebonk Zoo",
      reference: "PBZ-26-31",
      places: ["Dubbo NSW"],
      pay: { min: 66_400, max: 73_900, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-13",
      closes: "2026-12-10T23:59:00+11:00",
      remote: false,
      live: true,
      url: "https://www.pobblebonkzoo.example/work/keeper-carnivores",
    },
    {
      title: "Visitor Host",
      employer: "Pobblebonk Zoo",
      reference: "PBZ-26-34",
      places: ["Dubbo NSW", "Orange NSW"],
      pay: { min: 32.45, max: 32.45, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-20T09:00:00+11:00",
      closes: null,
      remote: false,
      live: true,
      url: "https://www.pobblebonkzoo.example/work/visitor-host",
    },
    {
      title: "Studbook Database Officer",
      employer: "Pobblebonk Zoo",
      reference: "PBZ-26-35",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: "2026-12-20",
      remote: true,
      live: true,
      url: "https://www.pobblebonkzoo.example/work/studbook-officer",
    },
    { title: "Veterinary Nurse", reference: "PBZ-26-22", places: ["Dubbo NSW"], live: false },
  ],
};
