/** A careers page with a posting for each job as search engines read them: a range of pay, a job from home in a country, a job that is over. */
export const postingsInPage = {
  name: "held-9 careers page with postings for search engines",
  extension: "html",
  contentType: "text/html; charset=utf-8",
  text: `<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>Careers | Pelican Point Insurance</title>
<link rel="canonical" href="https://www.pelicanpoint.example/careers">
<script type="application/ld+json">
{"@context":"https://schema.org/","@type":"Organization","name":"Pelican Point Insurance","url":"https://www.pelicanpoint.example"}
</script>
<script type="application/ld+json">
{"@context":"https://schema.org/","@type":"JobPosting","title":"Claims Consultant","description":"<p>Storm season starts now. You answer.</p>","identifier":{"@type":"PropertyValue","name":"Pelican Point Insurance","value":"PPI-331"},"datePosted":"2026-11-17","validThrough":"2026-12-15T23:59:00+11:00","employmentType":"FULL_TIME","hiringOrganization":{"@type":"Organization","name":"Pelican Point Insurance","sameAs":"https://www.pelicanpoint.example"},"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","streetAddress":"70 Crown Street","addressLocality":"Wollongong","addressRegion":"NSW","postalCode":"2500","addressCountry":"AU"}},"baseSalary":{"@type":"MonetaryAmount","currency":"AUD","value":{"@type":"QuantitativeValue","minValue":74000,"maxValue":81000,"unitText":"YEAR"}},"directApply":true,"url":"https://www.pelicanpoint.example/careers/claims-consultant"}
</script>
<script type="application/ld+json">
{"@context":"https://schema.org/","@type":"JobPosting","title":"Actuarial Analyst","description":"<p>Hail, modelled from home.</p>","identifier":{"@type":"PropertyValue","name":"Pelican Point Insurance","value":"PPI-338"},"datePosted":"2026-11-24","validThrough":"2026-12-20T23:59:00+11:00","employmentType":["FULL_TIME","CONTRACTOR"],"hiringOrganization":{"@type":"Organization","name":"Pelican Point Insurance","sameAs":"https://www.pelicanpoint.example"},"jobLocationType":"TELECOMMUTE","applicantLocationRequirements":{"@type":"Country","name":"Australia"},"baseSalary":{"@type":"MonetaryAmount","currency":"AUD","value":{"@type":"QuantitativeValue","value":82.5,"unitText":"HOUR"}},"directApply":false,"url":"https://www.pelicanpoint.example/careers/actuarial-analyst"}
</script>
<script type="application/ld+json">
{"@context":"https://schema.org/","@type":"JobPosting","title":"Loss Adjuster","description":"<p>A ladder, a camera and tact.</p>","identifier":{"@type":"PropertyValue","name":"Pelican Point Insurance","value":"PPI-309"},"datePosted":"2026-10-06","validThrough":"2026-11-06T23:59:00+11:00","employmentType":"PART_TIME","hiringOrganization":{"@type":"Organization","name":"Pelican Point Insurance","sameAs":"https://www.pelicanpoint.example"},"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Nowra","addressRegion":"NSW","postalCode":"2541","addressCountry":"AU"}},"url":"https://www.pelicanpoint.example/careers/loss-adjuster"}
</script>
</head>
<body>
<header><a href="/">Home</a> <a href="/careers">Careers</a></header>
<main>
<h1>Work with us</h1>
<ul>
<li><a href="/careers/claims-consultant">Claims Consultant</a></li>
<li><a href="/careers/actuarial-analyst">Actuarial Analyst</a></li>
</ul>
</main>
</body>
</html>
`,
  expected: [
    {
      title: "Claims Consultant",
      employer: "Pelican Point Insurance",
      reference: "PPI-331",
      places: ["Wollongong NSW"],
      pay: { min: 74_000, max: 81_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-15T12:59:00Z",
      live: true,
      url: "https://www.pelicanpoint.example/careers/claims-consultant",
    },
    {
      title: "Actuarial Analyst",
      employer: "Pelican Point Insurance",
      reference: "PPI-338",
      pay: { min: 82.5, max: 82.5, interval: "hour" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24",
      closes: "2026-12-20T12:59:00Z",
      remote: true,
      live: true,
      url: "https://www.pelicanpoint.example/careers/actuarial-analyst",
    },
    {
      title: "Loss Adjuster",
      employer: "Pelican Point Insurance",
      reference: "PPI-309",
      places: ["Nowra NSW"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-10-06",
      closes: "2026-11-06T12:59:00Z",
      live: false,
    },
  ],
};

/** The feed of a blog's plugin for job boards: place, type and company in a namespace of their own, the whole text as encoded content, entities in titles. */
export const jobListingRss = {
  name: "held-9 job listings of a plugin for boards",
  extension: "xml",
  contentType: "application/rss+xml; charset=UTF-8",
  text: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:atom="http://www.w3.org/2005/Atom"
	xmlns:job_listing="https://www.coastalartsjobs.example"
>
<channel>
	<title>Jobs &#8211; Coastal Arts Jobs</title>
	<atom:link href="https://www.coastalartsjobs.example/?feed=job_feed" rel="self" type="application/rss+xml" />
	<link>https://www.coastalartsjobs.example</link>
	<description>Work in galleries, theatres and festivals</description>
	<lastBuildDate>Fri, 27 Nov 2026 02:11:09 +0000</lastBuildDate>
	<language>en-AU</language>
	<item>
		<title>Front of House &#038; Bar Supervisor</title>
		<link>https://www.coastalartsjobs.example/job/the-old-ice-works-front-of-house-bar-supervisor/</link>
		<dc:creator><![CDATA[oldiceworks]]></dc:creator>
		<pubDate>Tue, 17 Nov 2026 23:10:00 +0000</pubDate>
		<guid isPermaLink="false">https://www.coastalartsjobs.example/?post_type=job_listing&#038;p=4182</guid>
		<description><![CDATA[Two hundred seats and one bar. [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Two hundred seats and one bar.</p>
<p>Pay rate: $35.80 per hour. Applications close 14 December 2026.</p>]]></content:encoded>
		<job_listing:location><![CDATA[Byron Bay NSW]]></job_listing:location>
		<job_listing:job_type><![CDATA[Casual]]></job_listing:job_type>
		<job_listing:company><![CDATA[The Old Ice Works]]></job_listing:company>
	</item>
	<item>
		<title>Head of Lighting</title>
		<link>https://www.coastalartsjobs.example/job/sandgroper-theatre-head-of-lighting/</link>
		<dc:creator><![CDATA[sandgroper]]></dc:creator>
		<pubDate>Mon, 23 Nov 2026 04:25:00 +0000</pubDate>
		<guid isPermaLink="false">https://www.coastalartsjobs.example/?post_type=job_listing&#038;p=4197</guid>
		<description><![CDATA[A rig of 300 and a crew of five. [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>A rig of 300 and a crew of five.</p>
<p>Salary: $84,000 &#8211; $90,000 per annum + super</p>]]></content:encoded>
		<job_listing:location><![CDATA[Geraldton WA]]></job_listing:location>
		<job_listing:job_type><![CDATA[Full Time]]></job_listing:job_type>
		<job_listing:company><![CDATA[Sandgroper Theatre Company]]></job_listing:company>
	</item>
	<item>
		<title>Gallery Educator</title>
		<link>https://www.coastalartsjobs.example/job/lighthouse-gallery-gallery-educator/</link>
		<dc:creator><![CDATA[lighthouse]]></dc:creator>
		<pubDate>Wed, 25 Nov 2026 00:00:00 +0000</pubDate>
		<guid isPermaLink="false">https://www.coastalartsjobs.example/?post_type=job_listing&#038;p=4203</guid>
		<description><![CDATA[School groups, clay, questions. [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>School groups, clay, questions.</p>]]></content:encoded>
		<job_listing:location><![CDATA[Warrnambool VIC]]></job_listing:location>
		<job_listing:job_type><![CDATA[Part Time]]></job_listing:job_type>
		<job_listing:company><![CDATA[Lighthouse Gallery]]></job_listing:company>
	</item>
</channel>
</rss>
`,
  expected: [
    {
      title: "Front of House & Bar Supervisor",
      employer: "The Old Ice Works",
      places: ["Byron Bay NSW"],
      pay: { min: 35.8, max: 35.8, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-17T23:10:00Z",
      closes: "2026-12-14",
      live: true,
      url: "https://www.coastalartsjobs.example/job/the-old-ice-works-front-of-house-bar-supervisor/",
    },
    {
      title: "Head of Lighting",
      employer: "Sandgroper Theatre Company",
      places: ["Geraldton WA"],
      pay: { min: 84_000, max: 90_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-23T04:25:00Z",
      closes: null,
      live: true,
      url: "https://www.coastalartsjobs.example/job/sandgroper-theatre-head-of-lighting/",
    },
    {
      title: "Gallery Educator",
      employer: "Lighthouse Gallery",
      places: ["Warrnambool VIC"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25T00:00:00Z",
      closes: null,
      live: true,
      url: "https://www.coastalartsjobs.example/job/lighthouse-gallery-gallery-educator/",
    },
  ],
};

/** The plain news feed of a council: the facts as labelled lines of the text, one position already filled. */
export const councilRss = {
  name: "held-9 news feed of a council, facts as labelled lines",
  employer: "Lachlan Plains Shire Council",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0">
  <channel>
    <title>Lachlan Plains Shire Council - Positions Vacant</title>
    <link>https://www.lachlanplains.example/Council/Positions-Vacant</link>
    <description>Positions vacant at Lachlan Plains Shire Council</description>
    <item>
      <title>Plant Operator - Grader</title>
      <link>https://www.lachlanplains.example/Council/Positions-Vacant/Plant-Operator-Grader</link>
      <description><![CDATA[<p>1,900 km of gravel wait for you.</p><p><strong>Reference:</strong> LP26/071<br><strong>Location:</strong> Condobolin NSW<br><strong>Employment type:</strong> Permanent full time<br><strong>Salary:</strong> $1,312.40 - $1,487.90 per week<br><strong>Closing date:</strong> 14/12/2026</p>]]></description>
      <pubDate>Thu, 19 Nov 2026 10:00:00 +1100</pubDate>
      <guid isPermaLink="true">https://www.lachlanplains.example/Council/Positions-Vacant/Plant-Operator-Grader</guid>
    </item>
    <item>
      <title>Library &amp; Youth Officer</title>
      <link>https://www.lachlanplains.example/Council/Positions-Vacant/Library-Youth-Officer</link>
      <description><![CDATA[<p>Story time at ten, games at four.</p><p><strong>Reference:</strong> LP26/074<br><strong>Location:</strong> Lake Cargelligo NSW<br><strong>Employment type:</strong> Permanent part time<br><strong>Salary:</strong> $33.15 - $37.60 per hour<br><strong>Closing date:</strong> 18/12/2026</p>]]></description>
      <pubDate>Tue, 24 Nov 2026 09:30:00 +1100</pubDate>
      <guid isPermaLink="true">https://www.lachlanplains.example/Council/Positions-Vacant/Library-Youth-Officer</guid>
    </item>
    <item>
      <title>Pool Lifeguard</title>
      <link>https://www.lachlanplains.example/Council/Positions-Vacant/Pool-Lifeguard</link>
      <description><![CDATA[<p>Six pools, one long summer.</p><p><strong>Reference:</strong> LP26/066<br><strong>Location:</strong> Condobolin NSW<br><strong>Employment type:</strong> Casual<br><strong>Closing date:</strong> 20/11/2026<br><strong>Status:</strong> Position filled</p>]]></description>
      <pubDate>Mon, 26 Oct 2026 09:00:00 +1100</pubDate>
      <guid isPermaLink="true">https://www.lachlanplains.example/Council/Positions-Vacant/Pool-Lifeguard</guid>
    </item>
  </channel>
</rss>
`,
  expected: [
    {
      title: "Plant Operator - Grader",
      employer: "Lachlan Plains Shire Council",
      reference: "LP26/071",
      places: ["Condobolin NSW"],
      pay: { min: 1_312.4, max: 1_487.9, interval: "week" },
      workTypes: ["Full time"],
      posted: "2026-11-18T23:00:00Z",
      closes: "2026-12-14",
      live: true,
      url: "https://www.lachlanplains.example/Council/Positions-Vacant/Plant-Operator-Grader",
    },
    {
      title: "Library & Youth Officer",
      employer: "Lachlan Plains Shire Council",
      reference: "LP26/074",
      places: ["Lake Cargelligo NSW"],
      pay: { min: 33.15, max: 37.6, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-23T22:30:00Z",
      closes: "2026-12-18",
      live: true,
      url: "https://www.lachlanplains.example/Council/Positions-Vacant/Library-Youth-Officer",
    },
    {
      title: "Pool Lifeguard",
      employer: "Lachlan Plains Shire Council",
      reference: "LP26/066",
      places: ["Condobolin NSW"],
      workTypes: ["Casual"],
      closes: "2026-11-20",
      live: false,
    },
  ],
};
