/** Usual: the channel of a farm jobs board made with a plugin, elements of the plugin's own namespace for place, kind and company, labelled lines in the content, moments of mail, pay as a label, one that is filled by its title. */
export const farmJobsPluginRss = {
  name: "held-18 channel of a farm jobs board with labelled lines in the content",
  extension: "xml",
  contentType: "application/rss+xml; charset=UTF-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:atom="http://www.w3.org/2005/Atom"
	xmlns:job_listing="https://paddockjobs.example"
	>
<channel>
	<title>Paddock Jobs &#8211; Job Listings</title>
	<atom:link href="https://paddockjobs.example/?feed=job_feed" rel="self" type="application/rss+xml" />
	<link>https://paddockjobs.example</link>
	<description>Work outdoors</description>
	<lastBuildDate>Wed, 25 Nov 2026 23:11:09 +0000</lastBuildDate>
	<generator>https://wordpress.org/?v=6.8</generator>
	<item>
		<title>Dairy Farm Hand</title>
		<link>https://paddockjobs.example/job/dairy-farm-hand-cobden/</link>
		<dc:creator><![CDATA[office@heathmarsh.example]]></dc:creator>
		<pubDate>Mon, 16 Nov 2026 20:40:00 +0000</pubDate>
		<guid isPermaLink="false">https://paddockjobs.example/?post_type=job_listing&#038;p=8812</guid>
		<description><![CDATA[Four hundred Friesians, up before the birds. [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Four hundred Friesians, up before the birds. House on the farm.</p>
<p><strong>Salary:</strong> $32 &#8211; $35 per hour plus super<br /><strong>Closing date:</strong> 20 December 2026</p>]]></content:encoded>
		<job_listing:location><![CDATA[Cobden, Victoria]]></job_listing:location>
		<job_listing:job_type><![CDATA[Full Time]]></job_listing:job_type>
		<job_listing:company><![CDATA[Heathmarsh Dairies]]></job_listing:company>
	</item>
	<item>
		<title>Station Cook &#038; Gardener</title>
		<link>https://paddockjobs.example/job/station-cook-longreach/</link>
		<dc:creator><![CDATA[jo@bluebush.example]]></dc:creator>
		<pubDate>Fri, 20 Nov 2026 03:05:00 +0000</pubDate>
		<guid isPermaLink="false">https://paddockjobs.example/?post_type=job_listing&#038;p=8830</guid>
		<description><![CDATA[Fourteen at the table, tomatoes if the bore holds. [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Fourteen at the table, tomatoes if the bore holds.</p>
<p><strong>Salary:</strong> $1,150 per week, food and room included<br /><strong>Closing date:</strong> 15 January 2027</p>]]></content:encoded>
		<job_listing:location><![CDATA[Longreach, Queensland]]></job_listing:location>
		<job_listing:job_type><![CDATA[Seasonal Contract]]></job_listing:job_type>
		<job_listing:company><![CDATA[Bluebush Pastoral Co.]]></job_listing:company>
	</item>
	<item>
		<title>Cherry Pickers (12 positions)</title>
		<link>https://paddockjobs.example/job/cherry-pickers-young/</link>
		<dc:creator><![CDATA[hello@kilnhillorchard.example]]></dc:creator>
		<pubDate>Tue, 24 Nov 2026 22:20:00 +0000</pubDate>
		<guid isPermaLink="false">https://paddockjobs.example/?post_type=job_listing&#038;p=8841</guid>
		<description><![CDATA[Five weeks from the first of December. [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Five weeks from the first of December. Camp by the dam.</p>
<p><strong>Salary:</strong> Award rates<br /><strong>Closing date:</strong> when full</p>]]></content:encoded>
		<job_listing:location><![CDATA[Young, New South Wales]]></job_listing:location>
		<job_listing:job_type><![CDATA[Casual]]></job_listing:job_type>
		<job_listing:company><![CDATA[Kiln Hill Orchard]]></job_listing:company>
	</item>
	<item>
		<title>[FILLED] Header Driver</title>
		<link>https://paddockjobs.example/job/header-driver-esperance/</link>
		<dc:creator><![CDATA[office@southcoastgrain.example]]></dc:creator>
		<pubDate>Mon, 19 Oct 2026 01:00:00 +0000</pubDate>
		<guid isPermaLink="false">https://paddockjobs.example/?post_type=job_listing&#038;p=8744</guid>
		<description><![CDATA[Thanks for the calls. [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Thanks for the calls.</p>]]></content:encoded>
		<job_listing:location><![CDATA[Esperance, Western Australia]]></job_listing:location>
		<job_listing:job_type><![CDATA[Casual]]></job_listing:job_type>
		<job_listing:company><![CDATA[Ravel & Sons Harvesting]]></job_listing:company>
	</item>
</channel>
</rss>
`,
  expected: [
    {
      title: "Dairy Farm Hand",
      employer: "Heathmarsh Dairies",
      places: ["Cobden VIC"],
      pay: { min: 32, max: 35, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16T20:40:00Z",
      closes: "2026-12-20",
      live: true,
      url: "https://paddockjobs.example/job/dairy-farm-hand-cobden/",
    },
    {
      title: "Station Cook & Gardener",
      employer: "Bluebush Pastoral Co.",
      places: ["Longreach QLD"],
      pay: { min: 1150, max: 1150, interval: "week" },
      workTypes: ["Contract"],
      posted: "2026-11-20T03:05:00Z",
      closes: "2027-01-15",
      live: true,
      url: "https://paddockjobs.example/job/station-cook-longreach/",
    },
    {
      title: "Cherry Pickers (12 positions)",
      employer: "Kiln Hill Orchard",
      places: ["Young NSW"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24T22:20:00Z",
      closes: null,
      live: true,
      url: "https://paddockjobs.example/job/cherry-pickers-young/",
    },
    { title: "Header Driver", employer: "Ravel & Sons Harvesting", live: false },
  ],
};
