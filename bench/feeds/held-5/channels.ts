/** A university's channel: places with strokes between them, closing moments with the zone's name, brief texts of levels as pay. */
export const university = {
  name: "university's channel, places with strokes",
  employer: "Macleay University",
  extension: "rss",
  contentType: "application/rss+xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:job="https://people.macleay.example/ns/job" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Macleay University - Current opportunities</title><link>https://people.macleay.example/cw/en/listing/</link><description>Current opportunities</description>
<atom:link href="https://people.macleay.example/cw/en/rss/" rel="self" type="application/rss+xml"/>
<item>
<title>Technical Officer, Marine Science</title>
<link>https://people.macleay.example/cw/en/job/509813/technical-officer-marine-science</link>
<guid isPermaLink="false">509813</guid>
<pubDate>Tue, 17 Nov 2026 13:00:00 Z</pubDate>
<description>&lt;p&gt;Tanks, boats &amp;amp; a very opinionated octopus.&lt;/p&gt;</description>
<job:refNo>509813</job:refNo>
<job:location>Coffs Harbour|Port Macquarie</job:location>
<job:state>New South Wales</job:state>
<job:workType>Full time, continuing</job:workType>
<job:category>Technical</job:category>
<job:salary>HEW Level 6: $92,114 - $99,480 pa + 17% superannuation</job:salary>
<job:closingDate>Sun, 13 Dec 2026 23:55:00 +1100</job:closingDate>
</item>
<item>
<title>Casual Sessional Tutor (Statistics)</title>
<link>https://people.macleay.example/cw/en/job/509844/casual-sessional-tutor-statistics</link>
<guid isPermaLink="false">509844</guid>
<pubDate>Tue, 24 Nov 2026 13:00:00 Z</pubDate>
<description>&lt;p&gt;Three tutorials a week in semester one.&lt;/p&gt;</description>
<job:refNo>509844</job:refNo>
<job:location>Armidale</job:location>
<job:state>New South Wales</job:state>
<job:workType>Casual</job:workType>
<job:category>Academic</job:category>
<job:salary>$58.32 per hour</job:salary>
<job:closingDate>Fri, 04 Dec 2026 17:00:00 +1100</job:closingDate>
</item>
<item>
<title>Research Fellow</title>
<link>https://people.macleay.example/cw/en/job/509777/research-fellow</link>
<guid isPermaLink="false">509777</guid>
<pubDate>Mon, 02 Nov 2026 13:00:00 Z</pubDate>
<description>&lt;p&gt;Three years on seagrass.&lt;/p&gt;</description>
<job:refNo>509777</job:refNo>
<job:location>Coffs Harbour</job:location>
<job:state>New South Wales</job:state>
<job:workType>Full time, fixed-term</job:workType>
<job:salary>Level B</job:salary>
<job:closingDate>Sun, 22 Nov 2026 23:55:00 +1100</job:closingDate>
</item>
</channel></rss>
`,
  expected: [
    {
      title: "Technical Officer, Marine Science",
      employer: "Macleay University",
      reference: "509813",
      places: ["Coffs Harbour NSW", "Port Macquarie NSW"],
      pay: { min: 92_114, max: 99_480, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T13:00:00Z",
      closes: "2026-12-13T12:55:00Z",
      live: true,
      url: "https://people.macleay.example/cw/en/job/509813/technical-officer-marine-science",
    },
    {
      title: "Casual Sessional Tutor (Statistics)",
      reference: "509844",
      places: ["Armidale NSW"],
      pay: { min: 58.32, max: 58.32, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24T13:00:00Z",
      closes: "2026-12-04T06:00:00Z",
      live: true,
    },
    { title: "Research Fellow", live: false },
  ],
};

/** A local board's channel by a plug-in: elements of its own for place, type and company, pay and closing day in the text alone. */
export const localBoard = {
  name: "local board's channel by a plug-in",
  extension: "xml",
  contentType: "application/rss+xml",
  text: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:sy="http://purl.org/rss/1.0/modules/syndication/" xmlns:job_listing="https://northernriverswork.example">
<channel>
	<title>Northern Rivers Work</title>
	<link>https://northernriverswork.example</link>
	<description>Jobs between the border and the Clarence</description>
	<lastBuildDate>Thu, 26 Nov 2026 22:31:08 +0000</lastBuildDate>
	<sy:updatePeriod>hourly</sy:updatePeriod>
	<item>
		<title>Caf&#233; All-Rounder &#038; Barista</title>
		<link>https://northernriverswork.example/job/cafe-all-rounder-barista/</link>
		<dc:creator><![CDATA[admin]]></dc:creator>
		<pubDate>Mon, 23 Nov 2026 21:12:44 +0000</pubDate>
		<guid isPermaLink="false">https://northernriverswork.example/?post_type=job_listing&#038;p=5518</guid>
		<description><![CDATA[Four mornings a week at the busiest corner in town. [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Four mornings a week at the busiest corner in town.</p><p><strong>Rate:</strong> $29.50 &#8211; $32 per hour plus penalties</p><p>Applications close Friday 11 December 2026.</p>]]></content:encoded>
		<job_listing:location><![CDATA[Lismore NSW]]></job_listing:location>
		<job_listing:job_type><![CDATA[Part Time]]></job_listing:job_type>
		<job_listing:company><![CDATA[Bean There]]></job_listing:company>
	</item>
	<item>
		<title>Macadamia Farm Supervisor</title>
		<link>https://northernriverswork.example/job/macadamia-farm-supervisor/</link>
		<dc:creator><![CDATA[admin]]></dc:creator>
		<pubDate>Wed, 25 Nov 2026 02:05:00 +0000</pubDate>
		<guid isPermaLink="false">https://northernriverswork.example/?post_type=job_listing&#038;p=5533</guid>
		<description><![CDATA[Sixty hectares, two tractors and a crew of five. [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Sixty hectares, two tractors and a crew of five.</p><p><strong>Salary:</strong> $85,000 a year and a house</p>]]></content:encoded>
		<job_listing:location><![CDATA[Alstonville, NSW, Australia]]></job_listing:location>
		<job_listing:job_type><![CDATA[Full Time]]></job_listing:job_type>
		<job_listing:company><![CDATA[Nutwood Orchards Pty Ltd]]></job_listing:company>
	</item>
</channel>
</rss>
`,
  expected: [
    {
      title: "Café All-Rounder & Barista",
      employer: "Bean There",
      places: ["Lismore NSW"],
      pay: { min: 29.5, max: 32, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-23T21:12:44Z",
      closes: "2026-12-11",
      live: true,
      url: "https://northernriverswork.example/job/cafe-all-rounder-barista/",
    },
    {
      title: "Macadamia Farm Supervisor",
      employer: "Nutwood Orchards Pty Ltd",
      places: ["Alstonville NSW"],
      pay: { min: 85_000, max: 85_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-25T02:05:00Z",
      closes: null,
      live: true,
      url: "https://northernriverswork.example/job/macadamia-farm-supervisor/",
    },
  ],
};
