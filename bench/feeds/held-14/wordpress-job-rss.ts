/** The job feed of a regional site's plug-in: company, place and type in the plug-in's namespace, wage and end as lines of the content, several types as one text, an end that is no day. */
export const wordPressJobRss = {
  name: "held-14 job feed of a regional site's plug-in with wages in the content",
  extension: "xml",
  contentType: "application/rss+xml; charset=UTF-8",
  text: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:wfw="http://wellformedweb.org/CommentAPI/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:atom="http://www.w3.org/2005/Atom"
	xmlns:sy="http://purl.org/rss/1.0/modules/syndication/"
	xmlns:slash="http://purl.org/rss/1.0/modules/slash/"
	 xmlns:job_listing="https://riverlandworks.example">

<channel>
	<title>Riverland Works</title>
	<atom:link href="https://riverlandworks.example/?feed=job_feed" rel="self" type="application/rss+xml" />
	<link>https://riverlandworks.example</link>
	<description>Jobs along the Murray</description>
	<lastBuildDate>Thu, 26 Nov 2026 04:21:09 +0000</lastBuildDate>
	<language>en-AU</language>
	<sy:updatePeriod>hourly</sy:updatePeriod>
	<sy:updateFrequency>1</sy:updateFrequency>
	<generator>https://wordpress.org/?v=6.9</generator>
<item>
	<title>Irrigation Technician</title>
	<link>https://riverlandworks.example/job/big-bend-almonds-berri-irrigation-technician/</link>
	<dc:creator><![CDATA[bigbend]]></dc:creator>
	<pubDate>Wed, 18 Nov 2026 23:41:55 +0000</pubDate>
	<guid isPermaLink="false">https://riverlandworks.example/?post_type=job_listing&#038;p=8812</guid>
	<description><![CDATA[Drippers, filters, one very deep pump. Wage: $34.75 per hour [&#8230;]]]></description>
	<content:encoded><![CDATA[<p>Drippers, filters, one very deep pump.</p>
<ul>
<li>Wage: $34.75 per hour</li>
<li>Applications close: 11 December 2026</li>
<li>Contact: Dell on 0491 570 159</li>
</ul>
]]></content:encoded>
	<job_listing:location><![CDATA[Berri SA 5343]]></job_listing:location>
	<job_listing:job_type><![CDATA[Full Time]]></job_listing:job_type>
	<job_listing:company><![CDATA[Big Bend Almonds]]></job_listing:company>
</item>
<item>
	<title>Houseboat Cleaners &#8211; Summer</title>
	<link>https://riverlandworks.example/job/slow-water-houseboats-renmark-houseboat-cleaners-summer/</link>
	<dc:creator><![CDATA[slowwater]]></dc:creator>
	<pubDate>Mon, 23 Nov 2026 05:02:10 +0000</pubDate>
	<guid isPermaLink="false">https://riverlandworks.example/?post_type=job_listing&#038;p=8831</guid>
	<description><![CDATA[Mondays and Fridays, four boats, two hours each. [&#8230;]]]></description>
	<content:encoded><![CDATA[<p>Mondays and Fridays, four boats, two hours each.</p>
<ul>
<li>Wage: $32 &#8211; $36 an hour, cash in the jar is yours</li>
<li>Applications close: when we have six of you</li>
</ul>
]]></content:encoded>
	<job_listing:location><![CDATA[Renmark SA 5341]]></job_listing:location>
	<job_listing:job_type><![CDATA[Casual, Part Time]]></job_listing:job_type>
	<job_listing:company><![CDATA[Slow Water Houseboats]]></job_listing:company>
</item>
<item>
	<title>Bookkeeper &#038; All-rounder</title>
	<link>https://riverlandworks.example/job/citrus-city-motors-mildura-bookkeeper-all-rounder/</link>
	<dc:creator><![CDATA[citruscity]]></dc:creator>
	<pubDate>Wed, 25 Nov 2026 22:15:00 +0000</pubDate>
	<guid isPermaLink="false">https://riverlandworks.example/?post_type=job_listing&#038;p=8840</guid>
	<description><![CDATA[Nine utes to sell and nobody to count them.]]></description>
	<content:encoded><![CDATA[<p>Nine utes to sell and nobody to count them.</p>
]]></content:encoded>
	<job_listing:location><![CDATA[Mildura VIC 3500]]></job_listing:location>
	<job_listing:job_type><![CDATA[Part Time]]></job_listing:job_type>
	<job_listing:company><![CDATA[Citrus City Motors]]></job_listing:company>
</item>
</channel>
</rss>`,
  expected: [
    {
      title: "Irrigation Technician",
      employer: "Big Bend Almonds",
      places: ["Berri SA"],
      pay: { min: 34.75, max: 34.75, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-18T23:41:55Z",
      closes: "2026-12-11",
      live: true,
      url: "https://riverlandworks.example/job/big-bend-almonds-berri-irrigation-technician/",
    },
    {
      title: "Houseboat Cleaners – Summer",
      employer: "Slow Water Houseboats",
      places: ["Renmark SA"],
      pay: { min: 32, max: 36, interval: "hour" },
      workTypes: ["Casual", "Part time"],
      posted: "2026-11-23T05:02:10Z",
      closes: null,
      live: true,
      url: "https://riverlandworks.example/job/slow-water-houseboats-renmark-houseboat-cleaners-summer/",
    },
    {
      title: "Bookkeeper & All-rounder",
      employer: "Citrus City Motors",
      places: ["Mildura VIC"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25T22:15:00Z",
      closes: null,
      live: true,
      url: "https://riverlandworks.example/job/citrus-city-motors-mildura-bookkeeper-all-rounder/",
    },
  ],
};
