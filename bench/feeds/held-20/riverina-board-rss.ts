/** Usual: a regional board as the RSS of its job plugin, facts in elements of the plugin's namespace, an expiry that is empty for one, a postcode after the place, pay in words. */
export const riverinaBoardRss = {
  name: "held-20 RSS of a regional board's job plugin",
  extension: "xml",
  contentType: "application/rss+xml; charset=UTF-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:sy="http://purl.org/rss/1.0/modules/syndication/" xmlns:job_listing="https://riverinawork.example">
<channel>
	<title>Jobs &#8211; Riverina Work</title>
	<atom:link href="https://riverinawork.example/?feed=job_feed" rel="self" type="application/rss+xml" />
	<link>https://riverinawork.example</link>
	<description>Local jobs between the rivers</description>
	<lastBuildDate>Thu, 26 Nov 2026 02:40:55 +0000</lastBuildDate>
	<language>en-AU</language>
	<sy:updatePeriod>hourly</sy:updatePeriod>
	<sy:updateFrequency>1</sy:updateFrequency>
	<item>
		<title>Irrigation Technician</title>
		<link>https://riverinawork.example/job/channel-sluice-irrigation-technician/</link>
		<dc:creator><![CDATA[channelsluice]]></dc:creator>
		<pubDate>Mon, 23 Nov 2026 22:14:05 +0000</pubDate>
		<guid isPermaLink="false">https://riverinawork.example/?post_type=job_listing&#038;p=8812</guid>
		<description><![CDATA[Pumps, pivots and four hundred kilometres of pipe. [&hellip;]]]></description>
		<content:encoded><![CDATA[<p>Pumps, pivots and four hundred kilometres of pipe.</p>
<ul><li>Ute and phone supplied</li><li>On call one week in five, with a $200 allowance</li></ul>]]></content:encoded>
		<job_listing:location><![CDATA[Griffith NSW 2680]]></job_listing:location>
		<job_listing:job_type><![CDATA[Full Time]]></job_listing:job_type>
		<job_listing:salary><![CDATA[$36 - $41 an hour]]></job_listing:salary>
		<job_listing:application_deadline><![CDATA[2026-12-20]]></job_listing:application_deadline>
		<job_listing:company><![CDATA[Channel & Sluice Pty Ltd]]></job_listing:company>
	</item>
	<item>
		<title>Cellar Hand (Vintage 2027)</title>
		<link>https://riverinawork.example/job/three-furrows-cellar-hand-vintage-2027/</link>
		<dc:creator><![CDATA[threefurrows]]></dc:creator>
		<pubDate>Sun, 22 Nov 2026 23:51:30 +0000</pubDate>
		<guid isPermaLink="false">https://riverinawork.example/?post_type=job_listing&#038;p=8807</guid>
		<description><![CDATA[Eight weeks of purple hands. [&hellip;]]]></description>
		<content:encoded><![CDATA[<p>Eight weeks of purple hands, starting 1 February. Night shifts pay a loading.</p>]]></content:encoded>
		<job_listing:location><![CDATA[Leeton NSW]]></job_listing:location>
		<job_listing:job_type><![CDATA[Casual]]></job_listing:job_type>
		<job_listing:salary><![CDATA[$31.80 p/h + overtime]]></job_listing:salary>
		<job_listing:application_deadline><![CDATA[]]></job_listing:application_deadline>
		<job_listing:company><![CDATA[Three Furrows Wines]]></job_listing:company>
	</item>
	<item>
		<title>Front Desk Manager</title>
		<link>https://riverinawork.example/job/murrumbidgee-motor-inn-front-desk-manager/</link>
		<dc:creator><![CDATA[admin]]></dc:creator>
		<pubDate>Fri, 20 Nov 2026 04:02:00 +0000</pubDate>
		<guid isPermaLink="false">https://riverinawork.example/?post_type=job_listing&#038;p=8790</guid>
		<description><![CDATA[Forty-two rooms and one very good cat. [&hellip;]]]></description>
		<content:encoded><![CDATA[<p>Forty-two rooms and one very good cat.</p>]]></content:encoded>
		<job_listing:location><![CDATA[Wagga Wagga NSW 2650]]></job_listing:location>
		<job_listing:job_type><![CDATA[Full Time]]></job_listing:job_type>
		<job_listing:salary><![CDATA[$74k - $80k pa]]></job_listing:salary>
		<job_listing:application_deadline><![CDATA[2026-12-11]]></job_listing:application_deadline>
		<job_listing:company><![CDATA[Murrumbidgee Motor Inn]]></job_listing:company>
	</item>
	<item>
		<title>Bookkeeper</title>
		<link>https://riverinawork.example/job/ledger-lane-bookkeeper/</link>
		<dc:creator><![CDATA[ledgerlane]]></dc:creator>
		<pubDate>Wed, 18 Nov 2026 00:20:41 +0000</pubDate>
		<guid isPermaLink="false">https://riverinawork.example/?post_type=job_listing&#038;p=8771</guid>
		<description><![CDATA[Nine clients, no commute. [&hellip;]]]></description>
		<content:encoded><![CDATA[<p>Nine clients, no commute. Twenty hours a week, most of them yours to choose.</p>]]></content:encoded>
		<job_listing:location><![CDATA[Remote, Australia]]></job_listing:location>
		<job_listing:job_type><![CDATA[Part Time]]></job_listing:job_type>
		<job_listing:salary><![CDATA[$45/hr]]></job_listing:salary>
		<job_listing:application_deadline><![CDATA[2026-12-14]]></job_listing:application_deadline>
		<job_listing:company><![CDATA[Ledger Lane]]></job_listing:company>
	</item>
</channel>
</rss>
`,
  expected: [
    {
      title: "Irrigation Technician",
      employer: "Channel & Sluice Pty Ltd",
      places: ["Griffith NSW"],
      pay: { min: 36, max: 41, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-23T22:14:05Z",
      closes: "2026-12-20",
      remote: false,
      live: true,
      url: "https://riverinawork.example/job/channel-sluice-irrigation-technician/",
    },
    {
      title: "Cellar Hand (Vintage 2027)",
      employer: "Three Furrows Wines",
      places: ["Leeton NSW"],
      pay: { min: 31.8, max: 31.8, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-22T23:51:30Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://riverinawork.example/job/three-furrows-cellar-hand-vintage-2027/",
    },
    {
      title: "Front Desk Manager",
      employer: "Murrumbidgee Motor Inn",
      places: ["Wagga Wagga NSW"],
      pay: { min: 74_000, max: 80_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20T04:02:00Z",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://riverinawork.example/job/murrumbidgee-motor-inn-front-desk-manager/",
    },
    {
      title: "Bookkeeper",
      employer: "Ledger Lane",
      places: [],
      pay: { min: 45, max: 45, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-18T00:20:41Z",
      closes: "2026-12-14",
      remote: true,
      live: true,
      url: "https://riverinawork.example/job/ledger-lane-bookkeeper/",
    },
  ],
};
