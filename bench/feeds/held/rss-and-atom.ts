/** The feed of a WordPress site with a plug-in for jobs: facts in a namespace of its own. */
export const wordPress = {
  name: "WordPress jobs RSS",
  extension: "rss",
  contentType: "application/rss+xml",
  text: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:atom="http://www.w3.org/2005/Atom"
	xmlns:job_listing="https://granitebelt.example"
>
<channel>
	<title>Jobs &#8211; Granite Belt Work</title>
	<atom:link href="https://granitebelt.example/feed/?post_type=job_listing" rel="self" type="application/rss+xml" />
	<link>https://granitebelt.example</link>
	<description>Work between the vines</description>
	<lastBuildDate>Thu, 26 Nov 2026 04:00:00 +0000</lastBuildDate>
	<language>en-AU</language>
	<generator>https://wordpress.org/?v=6.9</generator>
	<item>
		<title>Cellar Hand</title>
		<link>https://granitebelt.example/job/balancing-rock-cellar-hand/</link>
		<dc:creator><![CDATA[noreen]]></dc:creator>
		<pubDate>Wed, 18 Nov 2026 01:20:00 +0000</pubDate>
		<guid isPermaLink="false">https://granitebelt.example/?post_type=job_listing&#038;p=3141</guid>
		<description><![CDATA[Pump over, rack and clean. [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Pump over, rack and clean. Vintage is in February.</p>]]></content:encoded>
		<job_listing:location><![CDATA[Stanthorpe QLD]]></job_listing:location>
		<job_listing:job_type><![CDATA[Casual]]></job_listing:job_type>
		<job_listing:salary><![CDATA[$30.35 per hour]]></job_listing:salary>
		<job_listing:company><![CDATA[Balancing Rock Wines]]></job_listing:company>
		<job_listing:expires><![CDATA[2026-12-18]]></job_listing:expires>
	</item>
	<item>
		<title>Cheese Room Supervisor</title>
		<link>https://granitebelt.example/job/cheese-room-supervisor/</link>
		<dc:creator><![CDATA[noreen]]></dc:creator>
		<pubDate>Mon, 23 Nov 2026 05:45:00 +0000</pubDate>
		<guid isPermaLink="false">https://granitebelt.example/?post_type=job_listing&#038;p=3160</guid>
		<description><![CDATA[Turn and wash. [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Turn and wash four hundred wheels a week.</p>]]></content:encoded>
		<job_listing:location><![CDATA[Warwick QLD]]></job_listing:location>
		<job_listing:job_type><![CDATA[Full Time]]></job_listing:job_type>
		<job_listing:company><![CDATA[Summit Dairy]]></job_listing:company>
	</item>
</channel>
</rss>`,
  expected: [
    {
      title: "Cellar Hand",
      employer: "Balancing Rock Wines",
      reference: "https://granitebelt.example/?post_type=job_listing&p=3141",
      places: ["Stanthorpe QLD"],
      pay: { min: 30.35, max: 30.35, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-18T01:20:00Z",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://granitebelt.example/job/balancing-rock-cellar-hand/",
    },
    {
      title: "Cheese Room Supervisor",
      employer: "Summit Dairy",
      places: ["Warwick QLD"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-23T05:45:00Z",
      closes: null,
      remote: false,
      live: true,
    },
  ],
};

/** An Atom feed with elements of a namespace, and one entry with labelled lines in its text. */
export const atom = {
  name: "Atom with a namespace",
  extension: "atom",
  contentType: "application/atom+xml",
  text: `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:v="https://shiregov.example/ns/vacancy/1.0">
<title>Vacancies at Mallee Shire Council</title>
<id>urn:uuid:60a76c80-d399-11d9-b91c-0003939e0af6</id>
<updated>2026-11-26T09:00:00+11:00</updated>
<author><name>Mallee Shire Council</name></author>
<entry>
<title>Maternal Child Health Nurse</title>
<id>tag:shiregov.example,2026:vacancy/MS-26-118</id>
<link rel="alternate" type="text/html" href="https://shiregov.example/vacancies/MS-26-118"/>
<link rel="enclosure" type="application/pdf" href="https://shiregov.example/pd/MS-26-118.pdf"/>
<published>2026-11-13T10:00:00+11:00</published>
<updated>2026-11-20T12:00:00+11:00</updated>
<v:reference>MS-26-118</v:reference>
<v:town>Swan Hill</v:town><v:state>Victoria</v:state>
<v:basis>Permanent part-time</v:basis>
<v:remuneration v:from="51.20" v:to="55.75" v:per="hour"/>
<v:closes>2026-12-06T23:30:00+11:00</v:closes>
<content type="html">&lt;p&gt;Home visits from Nyah to Lake Boga.&lt;/p&gt;</content>
</entry>
<entry>
<title>Pool Lifeguard</title>
<id>tag:shiregov.example,2026:vacancy/MS-26-121</id>
<link href="https://shiregov.example/vacancies/MS-26-121"/>
<published>2026-11-23T10:00:00+11:00</published>
<updated>2026-11-23T10:00:00+11:00</updated>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p><b>Location:</b> Robinvale VIC</p><p><b>Employment type:</b> Casual</p><p><b>Rate:</b> $34.18 per hour</p><p><b>Applications close:</b> 4 December 2026</p><p>Watch the water from ten to seven.</p></div></content>
</entry>
</feed>`,
  expected: [
    {
      title: "Maternal Child Health Nurse",
      employer: "Mallee Shire Council",
      reference: "MS-26-118",
      places: ["Swan Hill VIC"],
      pay: { min: 51.2, max: 55.75, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-12T23:00:00Z",
      closes: "2026-12-06T12:30:00Z",
      remote: false,
      live: true,
      url: "https://shiregov.example/vacancies/MS-26-118",
    },
    {
      title: "Pool Lifeguard",
      employer: "Mallee Shire Council",
      places: ["Robinvale VIC"],
      pay: { min: 34.18, max: 34.18, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-22T23:00:00Z",
      closes: "2026-12-04",
      remote: false,
      live: true,
      url: "https://shiregov.example/vacancies/MS-26-121",
    },
  ],
};
