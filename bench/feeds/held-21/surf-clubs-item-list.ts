/** Usual: the careers page of a surf club group whose jobs are items of a list in linked data, a script for each kind of thing, pay as a string, several places on one job, kinds of work of its own beside the usual ones, entities in a title. */
export const surfClubsItemList = {
  name: "held-21 page of surf clubs with an item list",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>Work with us &#8211; Breakwater Clubs</title>
<meta name="description" content="Jobs on the sand and behind the bar.">
<link rel="canonical" href="https://breakwaterclubs.example/work/">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"SportsOrganization","name":"Breakwater Clubs","url":"https://breakwaterclubs.example/","telephone":"02 5550 1733","address":{"@type":"PostalAddress","addressLocality":"Coffs Harbour","addressRegion":"NSW","postalCode":"2450","addressCountry":"AU"}}</script>
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "ItemList",
  "name": "Current vacancies",
  "numberOfItems": 3,
  "itemListElement": [
    {
      "@type": "ListItem",
      "position": 1,
      "item": {
        "@type": "JobPosting",
        "url": "https://breakwaterclubs.example/work/cook-and-kitchen-hand/",
        "title": "Cook &amp; Kitchen Hand",
        "description": "<p>Fish on Friday. Also on every other day.</p>",
        "identifier": { "@type": "PropertyValue", "name": "Breakwater Clubs", "value": "BW-0417" },
        "datePosted": "2026-11-17",
        "validThrough": "2026-12-15",
        "employmentType": "CASUAL",
        "hiringOrganization": { "@type": "Organization", "name": "Breakwater Clubs", "sameAs": "https://breakwaterclubs.example/" },
        "jobLocation": { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Sawtell", "addressRegion": "New South Wales", "postalCode": "2452", "addressCountry": "Australia" } },
        "baseSalary": { "@type": "MonetaryAmount", "currency": "AUD", "value": { "@type": "QuantitativeValue", "value": "33.80", "unitText": "HOUR" } }
      }
    },
    {
      "@type": "ListItem",
      "position": 2,
      "item": {
        "@type": "JobPosting",
        "url": "https://breakwaterclubs.example/work/lifeguard-supervisor/",
        "title": "Lifeguard Supervisor",
        "description": "<p>Two beaches, nine guards, one loudhailer.</p>",
        "identifier": { "@type": "PropertyValue", "name": "Breakwater Clubs", "value": "BW-0421" },
        "datePosted": "2026-11-20T09:00:00+11:00",
        "validThrough": "2027-01-08T17:00:00+11:00",
        "employmentType": "FULL_TIME",
        "hiringOrganization": { "@type": "Organization", "name": "Breakwater Clubs", "sameAs": "https://breakwaterclubs.example/" },
        "jobLocation": [
          { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Coffs Harbour", "addressRegion": "New South Wales", "postalCode": "2450", "addressCountry": "Australia" } },
          { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Woolgoolga", "addressRegion": "New South Wales", "postalCode": "2456", "addressCountry": "Australia" } }
        ],
        "baseSalary": { "@type": "MonetaryAmount", "currency": "AUD", "value": { "@type": "QuantitativeValue", "minValue": "74000", "maxValue": "79500", "unitText": "YEAR" } }
      }
    },
    {
      "@type": "ListItem",
      "position": 3,
      "item": {
        "@type": "JobPosting",
        "url": "https://breakwaterclubs.example/work/boat-shed-builder/",
        "title": "Boat Shed Builder",
        "description": "<p>Before the next east coast low, please. The grant is $220,000; the shed is 1961.</p>",
        "identifier": { "@type": "PropertyValue", "name": "Breakwater Clubs", "value": "BW-0409" },
        "datePosted": "2026-11-09",
        "employmentType": "CONTRACTOR",
        "hiringOrganization": { "@type": "Organization", "name": "Breakwater Clubs", "sameAs": "https://breakwaterclubs.example/" },
        "jobLocation": { "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": "Nambucca Heads", "addressRegion": "New South Wales", "postalCode": "2448", "addressCountry": "Australia" } }
      }
    }
  ]
}
</script>
</head>
<body>
<header><a href="/">Breakwater Clubs</a> <nav><a href="/bistro/">Bistro</a> <a href="/nippers/">Nippers</a> <a href="/work/">Work</a></nav></header>
<main>
<h1>Work with us</h1>
<p>Free parking, which at the beach is a wage.</p>
<div class="vacancy"><h3><a href="/work/cook-and-kitchen-hand/">Cook &amp; Kitchen Hand</a></h3><p>Sawtell</p></div>
<div class="vacancy"><h3><a href="/work/lifeguard-supervisor/">Lifeguard Supervisor</a></h3><p>Coffs Harbour and Woolgoolga</p></div>
<div class="vacancy"><h3><a href="/work/boat-shed-builder/">Boat Shed Builder</a></h3><p>Nambucca Heads</p></div>
</main>
<footer>&copy; Breakwater Clubs. Drink wisely, swim between the flags.</footer>
</body>
</html>
`,
  expected: [
    {
      title: "Cook & Kitchen Hand",
      employer: "Breakwater Clubs",
      reference: "BW-0417",
      places: ["Sawtell NSW"],
      pay: { min: 33.8, max: 33.8, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-17",
      closes: "2026-12-15",
      remote: false,
      live: true,
      url: "https://breakwaterclubs.example/work/cook-and-kitchen-hand/",
    },
    {
      title: "Lifeguard Supervisor",
      employer: "Breakwater Clubs",
      reference: "BW-0421",
      places: ["Coffs Harbour NSW", "Woolgoolga NSW"],
      pay: { min: 74_000, max: 79_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19T22:00:00Z",
      closes: "2027-01-08T06:00:00Z",
      remote: false,
      live: true,
      url: "https://breakwaterclubs.example/work/lifeguard-supervisor/",
    },
    {
      title: "Boat Shed Builder",
      employer: "Breakwater Clubs",
      reference: "BW-0409",
      places: ["Nambucca Heads NSW"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-09",
      closes: null,
      remote: false,
      live: true,
      url: "https://breakwaterclubs.example/work/boat-shed-builder/",
    },
  ],
};
