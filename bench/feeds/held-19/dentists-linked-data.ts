/** Usual: a dental group's page with an item of linked data per job, identifiers as objects, kinds as a list or a word, pay with a value inside, two practices for one job, a telecommuting one with the country it is open to, one past its end. */
export const dentistsLinkedData = {
  name: "held-19 page of a dental group with linked data per job",
  extension: "html",
  contentType: "text/html",
  text: String.raw`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"><title>Join the team | Brightbite Dental</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Brightbite Dental","url":"https://brightbite.example/"}</script>
<script type="application/ld+json">
{"@context":"https://schema.org/","@type":"JobPosting","title":"Oral Health Therapist","identifier":{"@type":"PropertyValue","name":"Brightbite Dental","value":"BB-0319"},"datePosted":"2026-11-18","validThrough":"2026-12-18T17:00:00+10:00","employmentType":["FULL_TIME","PART_TIME"],"hiringOrganization":{"@type":"Organization","name":"Brightbite Dental","sameAs":"https://brightbite.example/"},"jobLocation":[{"@type":"Place","address":{"@type":"PostalAddress","streetAddress":"4 River Tce","addressLocality":"Bundaberg","addressRegion":"QLD","postalCode":"4670","addressCountry":"AU"}},{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Hervey Bay","addressRegion":"QLD","postalCode":"4655","addressCountry":"AU"}}],"baseSalary":{"@type":"MonetaryAmount","currency":"AUD","value":{"@type":"QuantitativeValue","minValue":52,"maxValue":60,"unitText":"HOUR"}},"description":"<p>Scale, polish, encourage.</p>","url":"https://brightbite.example/join/oral-health-therapist"}
</script>
<script type="application/ld+json">
{"@context":"https://schema.org/","@type":"JobPosting","title":"Patient Bookings Coordinator","identifier":{"@type":"PropertyValue","name":"Brightbite Dental","value":"BB-0322"},"datePosted":"2026-11-23","employmentType":"PART_TIME","jobLocationType":"TELECOMMUTE","applicantLocationRequirements":{"@type":"Country","name":"Australia"},"hiringOrganization":{"@type":"Organization","name":"Brightbite Dental","sameAs":"https://brightbite.example/"},"baseSalary":{"@type":"MonetaryAmount","currency":"AUD","value":{"@type":"QuantitativeValue","value":34.6,"unitText":"HOUR"}},"description":"<p>Phones from your kitchen, mornings only.</p>","url":"https://brightbite.example/join/patient-bookings-coordinator"}
</script>
<script type="application/ld+json">
{"@context":"https://schema.org/","@type":"JobPosting","title":"Principal Dentist","identifier":{"@type":"PropertyValue","name":"Brightbite Dental","value":"BB-0325"},"datePosted":"2026-11-25T09:30:00+10:00","validThrough":"2027-01-29","employmentType":"CONTRACTOR","hiringOrganization":{"@type":"Organization","name":"Brightbite Dental","sameAs":"https://brightbite.example/"},"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Gympie","addressRegion":"QLD","postalCode":"4570","addressCountry":"AU"}},"description":"<p>Forty per cent of billings and all of the parking.</p>","url":"https://brightbite.example/join/principal-dentist"}
</script>
<script type="application/ld+json">
{"@context":"https://schema.org/","@type":"JobPosting","title":"Sterilisation Assistant","identifier":{"@type":"PropertyValue","name":"Brightbite Dental","value":"BB-0301"},"datePosted":"2026-10-12","validThrough":"2026-11-13T17:00:00+10:00","employmentType":"TEMPORARY","hiringOrganization":{"@type":"Organization","name":"Brightbite Dental","sameAs":"https://brightbite.example/"},"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Bundaberg","addressRegion":"QLD","postalCode":"4670","addressCountry":"AU"}},"description":"<p>Hot, clean, quiet.</p>","url":"https://brightbite.example/join/sterilisation-assistant"}
</script>
</head>
<body>
<h1>Join the team</h1>
<ul class="openings">
<li><a href="/join/oral-health-therapist">Oral Health Therapist</a> <span>Bundaberg and Hervey Bay</span></li>
<li><a href="/join/patient-bookings-coordinator">Patient Bookings Coordinator</a> <span>From home</span></li>
<li><a href="/join/principal-dentist">Principal Dentist</a> <span>Gympie</span></li>
</ul>
<p>No openings near you? <a href="/join/register">Register your interest</a>.</p>
</body>
</html>`,
  expected: [
    {
      title: "Oral Health Therapist",
      employer: "Brightbite Dental",
      reference: "BB-0319",
      places: ["Bundaberg QLD", "Hervey Bay QLD"],
      pay: { min: 52, max: 60, interval: "hour" },
      workTypes: ["Full time", "Part time"],
      posted: "2026-11-18",
      closes: "2026-12-18T07:00:00Z",
      remote: false,
      live: true,
      url: "https://brightbite.example/join/oral-health-therapist",
    },
    {
      title: "Patient Bookings Coordinator",
      employer: "Brightbite Dental",
      reference: "BB-0322",
      places: [],
      pay: { min: 34.6, max: 34.6, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-23",
      closes: null,
      remote: true,
      live: true,
      url: "https://brightbite.example/join/patient-bookings-coordinator",
    },
    {
      title: "Principal Dentist",
      employer: "Brightbite Dental",
      reference: "BB-0325",
      places: ["Gympie QLD"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-24T23:30:00Z",
      closes: "2027-01-29",
      remote: false,
      live: true,
      url: "https://brightbite.example/join/principal-dentist",
    },
    {
      title: "Sterilisation Assistant",
      reference: "BB-0301",
      places: ["Bundaberg QLD"],
      live: false,
    },
  ],
};
