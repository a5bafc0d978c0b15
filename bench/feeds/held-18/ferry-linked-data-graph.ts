/** Usual: a ferry line's careers page with one script of linked data, the jobs in its graph among the page and the trail of crumbs, the employer by its id in the graph, pay per week, one kind in odd words, an end with a zone, one job over by its end. */
export const ferryLinkedDataGraph = {
  name: "held-18 careers page of a ferry line with its jobs in a graph",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: String.raw`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>Crew wanted - Sandbar Ferries</title>
<script type="application/ld+json" class="seo-graph">
{"@context":"https://schema.org","@graph":[
{"@type":"WebPage","@id":"https://sandbarferries.example/crew/","url":"https://sandbarferries.example/crew/","name":"Crew wanted - Sandbar Ferries","datePublished":"2024-02-01T00:00:00+00:00","breadcrumb":{"@id":"https://sandbarferries.example/crew/#breadcrumb"},"inLanguage":"en-AU"},
{"@type":"BreadcrumbList","@id":"https://sandbarferries.example/crew/#breadcrumb","itemListElement":[{"@type":"ListItem","position":1,"name":"Home","item":"https://sandbarferries.example/"},{"@type":"ListItem","position":2,"name":"Crew wanted"}]},
{"@type":"Organization","@id":"https://sandbarferries.example/#organization","name":"Sandbar Ferries","url":"https://sandbarferries.example/"},
{"@type":"JobPosting","@id":"https://sandbarferries.example/crew/deckhand/#job","url":"https://sandbarferries.example/crew/deckhand/","title":"Deckhand","identifier":{"@type":"PropertyValue","name":"Sandbar Ferries","value":"SF-63"},"description":"<p>Ropes, ramps, prams. General purpose hand ticket wanted.</p>","datePosted":"2026-11-18","validThrough":"2026-12-18T17:00:00+10:00","employmentType":"PART_TIME","hiringOrganization":{"@id":"https://sandbarferries.example/#organization"},"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Cleveland","addressRegion":"QLD","postalCode":"4163","addressCountry":"AU"}},"baseSalary":{"@type":"MonetaryAmount","currency":"AUD","value":{"@type":"QuantitativeValue","minValue":33.7,"maxValue":36.1,"unitText":"HOUR"}}},
{"@type":"JobPosting","@id":"https://sandbarferries.example/crew/master/#job","url":"https://sandbarferries.example/crew/master/","title":"Master (Under 24 Metres)","identifier":{"@type":"PropertyValue","name":"Sandbar Ferries","value":"SF-66"},"description":"<p>Week on, week off. The bar moves; so do you.</p>","datePosted":"2026-11-23","validThrough":"2027-01-29T17:00:00+10:00","employmentType":"FULL_TIME","hiringOrganization":{"@id":"https://sandbarferries.example/#organization"},"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Hervey Bay","addressRegion":"Queensland","postalCode":"4655","addressCountry":"Australia"}},"baseSalary":{"@type":"MonetaryAmount","currency":"AUD","value":{"@type":"QuantitativeValue","value":2150,"unitText":"WEEK"}}},
{"@type":"JobPosting","@id":"https://sandbarferries.example/crew/ticketing/#job","url":"https://sandbarferries.example/crew/ticketing/","title":"Ticketing Attendant","identifier":{"@type":"PropertyValue","name":"Sandbar Ferries","value":"SF-68"},"description":"<p>Return or one way? School holidays only.</p>","datePosted":"2026-11-25","employmentType":["PER_DIEM","OTHER"],"hiringOrganization":{"@id":"https://sandbarferries.example/#organization"},"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Cleveland","addressRegion":"QLD","postalCode":"4163","addressCountry":"AU"}}},
{"@type":"JobPosting","@id":"https://sandbarferries.example/crew/shipwright/#job","url":"https://sandbarferries.example/crew/shipwright/","title":"Shipwright","identifier":{"@type":"PropertyValue","name":"Sandbar Ferries","value":"SF-58"},"description":"<p>Slipway in winter.</p>","datePosted":"2026-10-08","validThrough":"2026-11-13T17:00:00+10:00","employmentType":"CONTRACTOR","hiringOrganization":{"@id":"https://sandbarferries.example/#organization"},"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Cleveland","addressRegion":"QLD","postalCode":"4163","addressCountry":"AU"}}}
]}
</script>
</head><body>
<nav><a href="/">Timetable</a> <a href="/fares/">Fares</a> <a href="/crew/">Crew wanted</a></nav>
<h1>Crew wanted</h1>
<p>We have crossed the same water since 1958.</p>
<ul><li><a href="/crew/deckhand/">Deckhand</a></li><li><a href="/crew/master/">Master (Under 24 Metres)</a></li><li><a href="/crew/ticketing/">Ticketing Attendant</a></li></ul>
</body></html>`,
  expected: [
    {
      title: "Deckhand",
      employer: "Sandbar Ferries",
      reference: "SF-63",
      places: ["Cleveland QLD"],
      pay: { min: 33.7, max: 36.1, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-18",
      closes: "2026-12-18T07:00:00Z",
      live: true,
      url: "https://sandbarferries.example/crew/deckhand/",
    },
    {
      title: "Master (Under 24 Metres)",
      employer: "Sandbar Ferries",
      reference: "SF-66",
      places: ["Hervey Bay QLD"],
      pay: { min: 2150, max: 2150, interval: "week" },
      workTypes: ["Full time"],
      posted: "2026-11-23",
      closes: "2027-01-29T07:00:00Z",
      live: true,
      url: "https://sandbarferries.example/crew/master/",
    },
    {
      title: "Ticketing Attendant",
      employer: "Sandbar Ferries",
      reference: "SF-68",
      places: ["Cleveland QLD"],
      pay: null,
      posted: "2026-11-25",
      closes: null,
      live: true,
      url: "https://sandbarferries.example/crew/ticketing/",
    },
    {
      title: "Shipwright",
      employer: "Sandbar Ferries",
      reference: "SF-58",
      places: ["Cleveland QLD"],
      workTypes: ["Contract"],
      live: false,
    },
  ],
};
