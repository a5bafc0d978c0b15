/** Usual: the jobs channel of an outdoor guides' network whose site runs a common jobs plugin, place, kind, firm and pay in the plugin's namespace, the member who typed each as its creator, a short description that breaks off beside the whole text, kinds with two behind a comma, an end in the text, moments in UTC, the same address as link and guid beside one with a number, a position that is filled by its title. */
export const outdoorGuidesPluginRss = {
  name: "held-25 plugin jobs channel of an outdoor guides' network",
  extension: "rss",
  contentType: "application/rss+xml; charset=UTF-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:wfw="http://wellformedweb.org/CommentAPI/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:atom="http://www.w3.org/2005/Atom"
	xmlns:sy="http://purl.org/rss/1.0/modules/syndication/"
	xmlns:slash="http://purl.org/rss/1.0/modules/slash/"
	xmlns:job_listing="https://guidesnetwork.example"
	>

<channel>
	<title>Guides&#8217; Network</title>
	<atom:link href="https://guidesnetwork.example/?feed=job_feed" rel="self" type="application/rss+xml" />
	<link>https://guidesnetwork.example</link>
	<description>Work outside</description>
	<lastBuildDate>Wed, 25 Nov 2026 23:10:00 +0000</lastBuildDate>
	<language>en-AU</language>
	<sy:updatePeriod>hourly</sy:updatePeriod>
	<sy:updateFrequency>1</sy:updateFrequency>
	<generator>https://wordpress.org/?v=6.8.1</generator>
	<item>
		<title>Sea Kayak Guide</title>
		<link>https://guidesnetwork.example/job/paddle-and-tide-jervis-bay-full-time-sea-kayak-guide/</link>
		<dc:creator><![CDATA[rosco]]></dc:creator>
		<pubDate>Mon, 16 Nov 2026 23:45:12 +0000</pubDate>
		<guid isPermaLink="false">https://guidesnetwork.example/?post_type=job_listing&#038;p=4218</guid>
		<description><![CDATA[Six boats, twelve guests and a seal that thinks it is the thirteenth. You lead half-day and three-day trips all year, and mend [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Six boats, twelve guests and a seal that thinks it is the thirteenth. You lead half-day and three-day trips all year, and mend boats when it blows.</p>
<p>Guests pay $165 for a morning and should feel that it was cheap.</p>
<p>To apply, use the button. <strong>Applications close 12 December 2026.</strong></p>
]]></content:encoded>
		<job_listing:location><![CDATA[Huskisson NSW]]></job_listing:location>
		<job_listing:job_type><![CDATA[Full Time]]></job_listing:job_type>
		<job_listing:company><![CDATA[Paddle &amp; Tide]]></job_listing:company>
		<job_listing:salary><![CDATA[$62,000 - $68,000 per year]]></job_listing:salary>
	</item>
	<item>
		<title>Walk Leaders (Overland) &#8211; Summer</title>
		<link>https://guidesnetwork.example/job/high-button-grass-walks-tasmania-casual-walk-leaders/</link>
		<dc:creator><![CDATA[admin]]></dc:creator>
		<pubDate>Fri, 20 Nov 2026 04:02:00 +0000</pubDate>
		<guid isPermaLink="false">https://guidesnetwork.example/?post_type=job_listing&#038;p=4226</guid>
		<description><![CDATA[Six days, ten guests, eighteen kilograms, and the hut is warm when you arrive [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Six days, ten guests, eighteen kilograms, and the hut is warm when you arrive because one of you went ahead.</p>
<ul><li>Wilderness First Aid</li><li>A story for rain</li></ul>
]]></content:encoded>
		<job_listing:location><![CDATA[Launceston, Tasmania]]></job_listing:location>
		<job_listing:job_type><![CDATA[Casual]]></job_listing:job_type>
		<job_listing:company><![CDATA[High Buttongrass Walks]]></job_listing:company>
		<job_listing:salary><![CDATA[$310 a day]]></job_listing:salary>
	</item>
	<item>
		<title>Bookings &#038; Permits Coordinator</title>
		<link>https://guidesnetwork.example/job/long-way-round-anywhere-part-time-bookings-permits-coordinator/</link>
		<dc:creator><![CDATA[longway]]></dc:creator>
		<pubDate>Tue, 24 Nov 2026 01:30:40 +0000</pubDate>
		<guid isPermaLink="false">https://guidesnetwork.example/?post_type=job_listing&#038;p=4231</guid>
		<description><![CDATA[Every campsite wants a different form. You know them all, or will [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Every campsite wants a different form. You know them all, or will by March. A contract for ten months, 25 hours a week, from wherever you have a signal.</p>
]]></content:encoded>
		<job_listing:location><![CDATA[Anywhere]]></job_listing:location>
		<job_listing:job_type><![CDATA[Part Time, Contract]]></job_listing:job_type>
		<job_listing:company><![CDATA[Long Way Round]]></job_listing:company>
		<job_listing:salary><![CDATA[]]></job_listing:salary>
		<job_listing:remote_position><![CDATA[1]]></job_listing:remote_position>
	</item>
	<item>
		<title>FILLED: Abseil Instructor</title>
		<link>https://guidesnetwork.example/job/edge-school-katoomba-casual-abseil-instructor/</link>
		<dc:creator><![CDATA[edge]]></dc:creator>
		<pubDate>Wed, 28 Oct 2026 22:00:00 +0000</pubDate>
		<guid isPermaLink="false">https://guidesnetwork.example/?post_type=job_listing&#038;p=4190</guid>
		<description><![CDATA[Down, mostly [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Down, mostly. Thank you to everybody who wrote.</p>
]]></content:encoded>
		<job_listing:location><![CDATA[Katoomba NSW]]></job_listing:location>
		<job_listing:job_type><![CDATA[Casual]]></job_listing:job_type>
		<job_listing:company><![CDATA[The Edge School]]></job_listing:company>
		<job_listing:salary><![CDATA[$42/hr]]></job_listing:salary>
	</item>
</channel>
</rss>
`,
  expected: [
    {
      title: "Sea Kayak Guide",
      employer: "Paddle & Tide",
      places: ["Huskisson NSW"],
      pay: { min: 62_000, max: 68_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16T23:45:12Z",
      closes: "2026-12-12",
      remote: false,
      live: true,
      url: "https://guidesnetwork.example/job/paddle-and-tide-jervis-bay-full-time-sea-kayak-guide/",
    },
    {
      title: "Walk Leaders (Overland) – Summer",
      employer: "High Buttongrass Walks",
      places: ["Launceston TAS"],
      pay: { min: 310, max: 310, interval: "day" },
      workTypes: ["Casual"],
      posted: "2026-11-20T04:02:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://guidesnetwork.example/job/high-button-grass-walks-tasmania-casual-walk-leaders/",
    },
    {
      title: "Bookings & Permits Coordinator",
      employer: "Long Way Round",
      places: [],
      pay: null,
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-24T01:30:40Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://guidesnetwork.example/job/long-way-round-anywhere-part-time-bookings-permits-coordinator/",
    },
    {
      title: "Abseil Instructor",
      employer: "The Edge School",
      places: ["Katoomba NSW"],
      live: false,
    },
  ],
};
