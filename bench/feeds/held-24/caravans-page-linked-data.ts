/** Usual: a caravan maker's careers page with a script of linked data for each job among those for the site and its questions, the maker as a corporation with a logo, addresses with states in full or short, several places of one job, pay as ends with a unit or one value, kinds as one word or a list, a closing moment with Melbourne's offset or a day, escaped HTML in a text, work from home with a requirement of a country, cards of the same jobs below, one past its end. */
export const caravansPageLinkedData = {
  name: "held-24 linked data on the page of a caravan maker",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>Careers at Wombat Ridge Caravans | Build something that leaves</title>
<meta name="description" content="Jobs in our factory, our shops and our service bays.">
<link rel="canonical" href="https://wombatridge.example/careers">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","@id":"https://wombatridge.example/#website","name":"Wombat Ridge Caravans","url":"https://wombatridge.example/"},{"@type":"WebPage","@id":"https://wombatridge.example/careers#page","name":"Careers at Wombat Ridge Caravans","datePublished":"2024-02-01T09:00:00+11:00","isPartOf":{"@id":"https://wombatridge.example/#website"}},{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Home","item":"https://wombatridge.example/"},{"@type":"ListItem","position":2,"name":"Careers"}]}]}</script>
<script type="application/ld+json">
{
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  "title": "Cabinet Maker",
  "description": "&lt;p&gt;A van has eleven cupboards and no right angles. You make the doors, the benches and the bed that folds, and you see them drive away on Fridays.&lt;/p&gt;&lt;p&gt;We start at 6.30 and stop at 2.45. Our dearest van is $164,000, and the people who build it get it at cost.&lt;/p&gt;",
  "identifier": { "@type": "PropertyValue", "name": "Wombat Ridge Caravans", "value": "WR-1402" },
  "url": "https://wombatridge.example/careers/cabinet-maker",
  "datePosted": "2026-11-17",
  "validThrough": "2026-12-11T23:59:00+11:00",
  "employmentType": "FULL_TIME",
  "directApply": true,
  "hiringOrganization": { "@type": "Corporation", "name": "Wombat Ridge Caravans", "sameAs": "https://wombatridge.example/", "logo": "https://wombatridge.example/logo.png" },
  "jobLocation": { "@type": "Place", "address": { "@type": "PostalAddress", "streetAddress": "88 Northbourne Drive", "addressLocality": "Campbellfield", "addressRegion": "Victoria", "postalCode": "3061", "addressCountry": "AU" } },
  "baseSalary": { "@type": "MonetaryAmount", "currency": "AUD", "value": { "@type": "QuantitativeValue", "minValue": 35.4, "maxValue": 41.2, "unitText": "HOUR" } }
}
</script>
<script type="application/ld+json">
{
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  "title": "Caravan Service Technician (Touring)",
  "description": "&lt;p&gt;Between Easter and the wet our customers are all in the same three places, and so are you. You fix leaks, fridges and suspension at the park, from a truck that is better equipped than our first factory.&lt;/p&gt;&lt;p&gt;The contract runs for the season of 2027. You get an allowance of $140 a day while you are on the road.&lt;/p&gt;",
  "identifier": { "@type": "PropertyValue", "name": "Wombat Ridge Caravans", "value": "WR-1409" },
  "url": "https://wombatridge.example/careers/service-technician-touring",
  "datePosted": "2026-11-20",
  "validThrough": "2027-01-15",
  "employmentType": ["FULL_TIME", "CONTRACTOR"],
  "directApply": true,
  "hiringOrganization": { "@type": "Corporation", "name": "Wombat Ridge Caravans", "sameAs": "https://wombatridge.example/", "logo": "https://wombatridge.example/logo.png" },
  "jobLocation": [
    { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Kununurra", "addressRegion": "WA", "postalCode": "6743", "addressCountry": "AU" } },
    { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Broome", "addressRegion": "WA", "postalCode": "6725", "addressCountry": "AU" } },
    { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Exmouth", "addressRegion": "WA", "postalCode": "6707", "addressCountry": "AU" } }
  ],
  "baseSalary": { "@type": "MonetaryAmount", "currency": "AUD", "value": { "@type": "QuantitativeValue", "value": 1840, "unitText": "WEEK" } }
}
</script>
<script type="application/ld+json">
{
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  "title": "Warranty &amp; Parts Adviser",
  "description": "&lt;p&gt;People send you a photograph of a hinge from a car park in Esperance, and you know which hinge it is. You decide whether we pay, send the part and say how to fit it.&lt;/p&gt;&lt;p&gt;Four of the six advisers travel in their own vans while they work. You do not have to.&lt;/p&gt;",
  "identifier": { "@type": "PropertyValue", "name": "Wombat Ridge Caravans", "value": "WR-1411" },
  "url": "https://wombatridge.example/careers/warranty-parts-adviser",
  "datePosted": "2026-11-24",
  "employmentType": "PART_TIME",
  "directApply": true,
  "hiringOrganization": { "@type": "Corporation", "name": "Wombat Ridge Caravans", "sameAs": "https://wombatridge.example/", "logo": "https://wombatridge.example/logo.png" },
  "jobLocationType": "TELECOMMUTE",
  "applicantLocationRequirements": { "@type": "Country", "name": "Australia" }
}
</script>
<script type="application/ld+json">
{
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  "title": "Show Sales Consultant",
  "description": "&lt;p&gt;Nine shows a year, a clean shirt and the answer to what it weighs.&lt;/p&gt;",
  "identifier": { "@type": "PropertyValue", "name": "Wombat Ridge Caravans", "value": "WR-1388" },
  "url": "https://wombatridge.example/careers/show-sales-consultant",
  "datePosted": "2026-10-12",
  "validThrough": "2026-11-13T23:59:00+11:00",
  "employmentType": "CASUAL",
  "directApply": true,
  "hiringOrganization": { "@type": "Corporation", "name": "Wombat Ridge Caravans", "sameAs": "https://wombatridge.example/", "logo": "https://wombatridge.example/logo.png" },
  "jobLocation": { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Campbellfield", "addressRegion": "Victoria", "postalCode": "3061", "addressCountry": "AU" } }
}
</script>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Do I need my own tools?","acceptedAnswer":{"@type":"Answer","text":"Hand tools, yes. We pay $400 a year towards them."}},{"@type":"Question","name":"Do you take apprentices?","acceptedAnswer":{"@type":"Answer","text":"Each January, from the schools near the factory."}}]}</script>
</head>
<body>
<header><a href="/">Wombat Ridge Caravans</a><nav><a href="/vans">Vans</a> <a href="/service">Service</a> <a href="/careers">Careers</a></nav></header>
<main>
<h1>Build something that leaves</h1>
<p>A hundred and sixty of us, four shops and one factory that used to make tram seats.</p>
<div class="cards">
<article class="card"><h3><a href="/careers/cabinet-maker">Cabinet Maker</a></h3><p>Campbellfield</p></article>
<article class="card"><h3><a href="/careers/service-technician-touring">Caravan Service Technician (Touring)</a></h3><p>Kununurra, Broome, Exmouth</p></article>
<article class="card"><h3><a href="/careers/warranty-parts-adviser">Warranty &amp; Parts Adviser</a></h3><p>Work from home</p></article>
</div>
<section class="faq"><h2>Questions</h2><h4>Do I need my own tools?</h4><p>Hand tools, yes. We pay $400 a year towards them.</p><h4>Do you take apprentices?</h4><p>Each January, from the schools near the factory.</p></section>
</main>
<footer>Wombat Ridge Caravans Pty Ltd, 88 Northbourne Drive, Campbellfield VIC 3061. Vans from $58,990 drive away.</footer>
</body>
</html>
`,
  expected: [
    {
      title: "Cabinet Maker",
      employer: "Wombat Ridge Caravans",
      reference: "WR-1402",
      places: ["Campbellfield VIC"],
      pay: { min: 35.4, max: 41.2, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-11T12:59:00Z",
      remote: false,
      live: true,
      url: "https://wombatridge.example/careers/cabinet-maker",
    },
    {
      title: "Caravan Service Technician (Touring)",
      employer: "Wombat Ridge Caravans",
      reference: "WR-1409",
      places: ["Kununurra WA", "Broome WA", "Exmouth WA"],
      pay: { min: 1840, max: 1840, interval: "week" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-20",
      closes: "2027-01-15",
      remote: false,
      live: true,
      url: "https://wombatridge.example/careers/service-technician-touring",
    },
    {
      title: "Warranty & Parts Adviser",
      employer: "Wombat Ridge Caravans",
      reference: "WR-1411",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: null,
      remote: true,
      live: true,
      url: "https://wombatridge.example/careers/warranty-parts-adviser",
    },
    {
      title: "Show Sales Consultant",
      reference: "WR-1388",
      places: ["Campbellfield VIC"],
      live: false,
    },
  ],
};
