/** A vet group's page: several scripts of postings in single quotation marks, two in one list, entities within their texts, several places, work from home, a trail of links, one past its end. */
export const vetPage = {
  name: "held-13 page of a vet group with postings in lists",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>Work with us | Paws & Hooves Vets</title>
<link rel="canonical" href="https://www.pawshooves.example/careers">
<script type='application/ld+json'>{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Home","item":"https://www.pawshooves.example/"},{"@type":"ListItem","position":2,"name":"Work with us"}]}</script>
<script type='application/ld+json'>
[{"@context":"https://schema.org/","@type":"JobPosting","title":"Veterinarian &amp; Partner","description":"&lt;p&gt;Mixed practice; more llamas than you think.&lt;/p&gt;","identifier":{"@type":"PropertyValue","name":"Paws & Hooves Vets","value":"PH-61"},"datePosted":"2026-11-16","validThrough":"2026-12-20T23:59:59+11:00","employmentType":"FULL_TIME","hiringOrganization":{"@type":"Organization","name":"Paws & Hooves Vets","sameAs":"https://www.pawshooves.example"},"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Mudgee","addressRegion":"NSW","postalCode":"2850","addressCountry":"AU"}},"baseSalary":{"@type":"MonetaryAmount","currency":"AUD","value":{"@type":"QuantitativeValue","minValue":"125000","maxValue":"150000","unitText":"YEAR"}},"url":"https://www.pawshooves.example/careers/ph-61"},
{"@context":"https://schema.org/","@type":"JobPosting","title":"Veterinary Nurse","description":"&lt;p&gt;Hold this end.&lt;/p&gt;","identifier":{"@type":"PropertyValue","name":"Paws & Hooves Vets","value":"PH-64"},"datePosted":"2026-11-23","validThrough":"","employmentType":["PART_TIME","CASUAL"],"hiringOrganization":{"@type":"Organization","name":"Paws & Hooves Vets","sameAs":"https://www.pawshooves.example"},"jobLocation":[{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Mudgee","addressRegion":"NSW","postalCode":"2850","addressCountry":"AU"}},{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Gilgandra","addressRegion":"NSW","postalCode":"2827","addressCountry":"AU"}}],"baseSalary":{"@type":"MonetaryAmount","currency":"AUD","value":{"@type":"QuantitativeValue","value":33.4,"unitText":"HOUR"}},"url":"https://www.pawshooves.example/careers/ph-64"}]
</script>
<script type='application/ld+json'>
{"@context":"https://schema.org/","@type":["JobPosting"],"title":"After-hours Phone Triage","description":"&lt;p&gt;He ate what?&lt;/p&gt;","identifier":{"@type":"PropertyValue","name":"Paws & Hooves Vets","value":"PH-66"},"datePosted":"2026-11-25","validThrough":"2027-01-11","employmentType":"CASUAL","hiringOrganization":{"@type":"Organization","name":"Creature Comforts Call Centre","parentOrganization":{"@type":"Organization","name":"Paws & Hooves Vets"}},"jobLocationType":"TELECOMMUTE","applicantLocationRequirements":[{"@type":"State","name":"New South Wales"},{"@type":"State","name":"Victoria"}],"url":"https://www.pawshooves.example/careers/ph-66"}
</script>
<script type='application/ld+json'>
{"@context":"https://schema.org/","@type":"JobPosting","title":"Groomer","description":"","identifier":{"@type":"PropertyValue","name":"Paws & Hooves Vets","value":"PH-52"},"datePosted":"2026-10-05","validThrough":"2026-11-06T23:59:59+11:00","employmentType":"PART_TIME","hiringOrganization":{"@type":"Organization","name":"Paws & Hooves Vets"},"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Gilgandra","addressRegion":"NSW","postalCode":"2827","addressCountry":"AU"}},"url":"https://www.pawshooves.example/careers/ph-52"}
</script>
</head>
<body>
<nav><a href="/">Home</a> <a href="/emergency">Emergency</a> <a href="/careers">Work with us</a></nav>
<main>
<h1>Work with us</h1>
<p>We have rooms for three more people and any number of their dogs.</p>
<ul class="roles"><li><a href="/careers/ph-61">Veterinarian &amp; Partner</a></li><li><a href="/careers/ph-64">Veterinary Nurse</a></li><li><a href="/careers/ph-66">After-hours Phone Triage</a></li></ul>
</main>
</body>
</html>`,
  expected: [
    {
      title: "Veterinarian & Partner",
      employer: "Paws & Hooves Vets",
      reference: "PH-61",
      places: ["Mudgee NSW"],
      pay: { min: 125_000, max: 150_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-20T12:59:59Z",
      live: true,
      url: "https://www.pawshooves.example/careers/ph-61",
    },
    {
      title: "Veterinary Nurse",
      employer: "Paws & Hooves Vets",
      reference: "PH-64",
      places: ["Mudgee NSW", "Gilgandra NSW"],
      pay: { min: 33.4, max: 33.4, interval: "hour" },
      workTypes: ["Part time", "Casual"],
      posted: "2026-11-23",
      closes: null,
      live: true,
      url: "https://www.pawshooves.example/careers/ph-64",
    },
    {
      title: "After-hours Phone Triage",
      employer: "Creature Comforts Call Centre",
      reference: "PH-66",
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25",
      closes: "2027-01-11",
      remote: true,
      live: true,
      url: "https://www.pawshooves.example/careers/ph-66",
    },
    {
      title: "Groomer",
      reference: "PH-52",
      places: ["Gilgandra NSW"],
      closes: "2026-11-06T12:59:59Z",
      live: false,
    },
  ],
};

/** An orchestra trust's data feed: postings inside items that say when they were made and when taken out, halls in several places with their states in full, one across the sea. */
export const trustDataFeed = {
  name: "held-13 data feed of an orchestra trust with items taken out",
  extension: "json",
  contentType: "application/ld+json",
  text: String.raw`{"@context":"https://schema.org","@type":"DataFeed","name":"Vacancies of the Four Winds Orchestra Trust","dateModified":"2026-11-26T17:00:00+10:00","license":"https://fourwinds.example/terms","dataFeedElement":[
{"@type":"DataFeedItem","dateCreated":"2026-11-17T10:00:00+10:00","dateModified":"2026-11-17T10:00:00+10:00","item":{"@type":"JobPosting","identifier":"FW-208","title":"Principal Bassoon","url":"https://fourwinds.example/vacancies/fw-208","datePosted":"2026-11-17","validThrough":"2027-01-15","employmentType":"FULL_TIME","industry":"Performing arts","hiringOrganization":{"@type":"PerformingGroup","name":"Four Winds Orchestra"},"jobLocation":[{"@type":"Place","name":"Riverside Hall","address":{"@type":"PostalAddress","addressLocality":"Townsville","addressRegion":"Queensland","addressCountry":"AU"}},{"@type":"Place","name":"The Tanks","address":{"@type":"PostalAddress","addressLocality":"Cairns","addressRegion":"Queensland","addressCountry":"AU"}}],"baseSalary":{"@type":"MonetaryAmount","currency":"AUD","value":{"@type":"QuantitativeValue","value":92400,"unitText":"YEAR"}},"description":"Excerpts behind a screen."}},
{"@type":"DataFeedItem","dateCreated":"2026-11-23T09:30:00+10:00","dateModified":"2026-11-24T09:30:00+10:00","item":{"@type":"JobPosting","identifier":"FW-211","title":"Stage Hand","url":"https://fourwinds.example/vacancies/fw-211","datePosted":"2026-11-23","validThrough":"2026-12-18","employmentType":"CASUAL","industry":"Performing arts","hiringOrganization":{"@type":"Organization","name":"Four Winds Touring"},"jobLocation":{"@type":"Place","name":"Riverside Hall","address":{"@type":"PostalAddress","addressLocality":"Townsville","addressRegion":"Queensland","addressCountry":"AU"}},"baseSalary":{"@type":"MonetaryAmount","currency":"AUD","value":{"@type":"QuantitativeValue","minValue":38.1,"maxValue":45.72,"unitText":"HOUR"}},"description":"Harps are heavier than they look."}},
{"@type":"DataFeedItem","dateCreated":"2026-11-24T14:00:00+10:00","dateModified":"2026-11-24T14:00:00+10:00","item":{"@type":"JobPosting","identifier":"FW-212","title":"Touring Librarian","url":"https://fourwinds.example/vacancies/fw-212","datePosted":"2026-11-24","employmentType":["PART_TIME","CONTRACTOR"],"industry":"Performing arts","hiringOrganization":{"@type":"Organization","name":"Four Winds Touring"},"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Wellington","addressCountry":"NZ"}},"description":"Every part, every bowing, one suitcase."}},
{"@type":"DataFeedItem","dateCreated":"2026-10-12T09:00:00+10:00","dateDeleted":"2026-11-10T16:00:00+10:00","item":{"@type":"JobPosting","identifier":"FW-199","title":"Box Office Supervisor","url":"https://fourwinds.example/vacancies/fw-199","datePosted":"2026-10-12","employmentType":"FULL_TIME","industry":"Performing arts","hiringOrganization":{"@type":"PerformingGroup","name":"Four Winds Orchestra"},"jobLocation":{"@type":"Place","name":"The Tanks","address":{"@type":"PostalAddress","addressLocality":"Cairns","addressRegion":"Queensland","addressCountry":"AU"}},"description":"Row F is haunted."}}
]}`,
  expected: [
    {
      title: "Principal Bassoon",
      employer: "Four Winds Orchestra",
      reference: "FW-208",
      places: ["Townsville QLD", "Cairns QLD"],
      pay: { min: 92_400, max: 92_400, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2027-01-15",
      live: true,
      url: "https://fourwinds.example/vacancies/fw-208",
    },
    {
      title: "Stage Hand",
      employer: "Four Winds Touring",
      reference: "FW-211",
      places: ["Townsville QLD"],
      pay: { min: 38.1, max: 45.72, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23",
      closes: "2026-12-18",
      live: true,
      url: "https://fourwinds.example/vacancies/fw-211",
    },
    {
      title: "Touring Librarian",
      employer: "Four Winds Touring",
      reference: "FW-212",
      places: ["INT"],
      pay: null,
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-24",
      closes: null,
      live: true,
      url: "https://fourwinds.example/vacancies/fw-212",
    },
    { title: "Box Office Supervisor", reference: "FW-199", places: ["Cairns QLD"], live: false },
  ],
};
