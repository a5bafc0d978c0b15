/** Usual: a charities' board as RSS from WordPress, the title with the employer after a bar, facts as labelled lines in encoded content, fortnightly pay, a guid that is no permalink. */
export const charitiesBoardRss = {
  name: "held-19 RSS of a charities' board with employers after a bar",
  extension: "xml",
  contentType: "application/rss+xml; charset=UTF-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
	<title>Jobs Archive - Kind Work Board</title>
	<atom:link href="https://kindwork.example/jobs/feed/" rel="self" type="application/rss+xml" />
	<link>https://kindwork.example/jobs/</link>
	<description>Paid work that does some good</description>
	<lastBuildDate>Thu, 26 Nov 2026 03:11:09 +0000</lastBuildDate>
	<language>en-AU</language>
	<generator>https://wordpress.org/?v=6.8.1</generator>
	<item>
		<title>Tenancy Support Worker | Doorstep Housing Ltd</title>
		<link>https://kindwork.example/jobs/tenancy-support-worker-2/</link>
		<dc:creator><![CDATA[editor_jess]]></dc:creator>
		<pubDate>Wed, 25 Nov 2026 01:30:00 +0000</pubDate>
		<guid isPermaLink="false">https://kindwork.example/?post_type=job&#038;p=20419</guid>
		<description><![CDATA[Keys, leases, and a listening ear. [&hellip;]]]></description>
		<content:encoded><![CDATA[<p><strong>Organisation:</strong> Doorstep Housing Ltd<br />
<strong>Location:</strong> Bendigo, Victoria<br />
<strong>Employment type:</strong> Part-time, 0.8 FTE<br />
<strong>Salary:</strong> $3,050 &#8211; $3,290 per fortnight, plus super<br />
<strong>Applications close:</strong> 5pm Friday 18 December 2026</p>
<p>Keys, leases, and a listening ear. Salary packaging to the hilt.</p>]]></content:encoded>
	</item>
	<item>
		<title>Fundraising Manager | Lantern Refuge</title>
		<link>https://kindwork.example/jobs/fundraising-manager-14/</link>
		<dc:creator><![CDATA[editor_jess]]></dc:creator>
		<pubDate>Thu, 19 Nov 2026 22:05:00 +0000</pubDate>
		<guid isPermaLink="false">https://kindwork.example/?post_type=job&#038;p=20388</guid>
		<description><![CDATA[Thirty years of donors, one spreadsheet. [&hellip;]]]></description>
		<content:encoded><![CDATA[<p><strong>Organisation:</strong> Lantern Refuge<br />
<strong>Location:</strong> Remote (anywhere in Australia)<br />
<strong>Employment type:</strong> Full-time<br />
<strong>Salary:</strong> $98,000 &#8211; $104,000 per year, plus super<br />
<strong>Applications close:</strong> 10 January 2027</p>
<p>Thirty years of donors, one spreadsheet. We meet in person twice a year.</p>]]></content:encoded>
	</item>
	<item>
		<title>Youth Worker (Relief Pool) | Skatepark &amp; Co. Youth Services</title>
		<link>https://kindwork.example/jobs/youth-worker-relief-pool/</link>
		<dc:creator><![CDATA[editor_omar]]></dc:creator>
		<pubDate>Mon, 16 Nov 2026 04:45:00 +0000</pubDate>
		<guid isPermaLink="false">https://kindwork.example/?post_type=job&#038;p=20351</guid>
		<description><![CDATA[Friday nights, mostly. [&hellip;]]]></description>
		<content:encoded><![CDATA[<p><strong>Organisation:</strong> Skatepark &amp; Co. Youth Services<br />
<strong>Location:</strong> Elizabeth, South Australia<br />
<strong>Employment type:</strong> Casual<br />
<strong>Salary:</strong> $44.18 per hour<br />
<strong>Applications close:</strong> Ongoing</p>
<p>Friday nights, mostly. Bring a calm voice.</p>]]></content:encoded>
	</item>
</channel>
</rss>
`,
  expected: [
    {
      title: "Tenancy Support Worker",
      employer: "Doorstep Housing Ltd",
      places: ["Bendigo VIC"],
      pay: { min: 1525, max: 1645, interval: "week" },
      workTypes: ["Part time"],
      posted: "2026-11-25T01:30:00Z",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://kindwork.example/jobs/tenancy-support-worker-2/",
    },
    {
      title: "Fundraising Manager",
      employer: "Lantern Refuge",
      places: [],
      pay: { min: 98_000, max: 104_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19T22:05:00Z",
      closes: "2027-01-10",
      remote: true,
      live: true,
      url: "https://kindwork.example/jobs/fundraising-manager-14/",
    },
    {
      title: "Youth Worker (Relief Pool)",
      employer: "Skatepark & Co. Youth Services",
      places: ["Elizabeth SA"],
      pay: { min: 44.18, max: 44.18, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-16T04:45:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://kindwork.example/jobs/youth-worker-relief-pool/",
    },
  ],
};
