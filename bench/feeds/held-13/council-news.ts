/** A shire's blog of vacancies: facts as a list within the encoded text, entities of a blog in titles, hours and terms in words, an item that only says how to apply, one past its end. */
export const shireNews = {
  name: "held-13 news of a shire with facts as a list within the text",
  employer: "Shire of Redcliff Plains",
  extension: "rss",
  contentType: "application/rss+xml; charset=UTF-8",
  text: `\uFEFF<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:wfw="http://wellformedweb.org/CommentAPI/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:atom="http://www.w3.org/2005/Atom"
	xmlns:slash="http://purl.org/rss/1.0/modules/slash/">
<channel>
	<title>Current vacancies &#8211; Redcliff Plains</title>
	<atom:link href="https://www.redcliffplains.example/vacancies/feed/" rel="self" type="application/rss+xml" />
	<link>https://www.redcliffplains.example/vacancies/</link>
	<description>Where the river turns</description>
	<lastBuildDate>Thu, 26 Nov 2026 05:30:11 +0000</lastBuildDate>
	<language>en-AU</language>
	<generator>https://wordpress.example/?v=6.9</generator>
	<item>
		<title>How to apply for a position with us</title>
		<link>https://www.redcliffplains.example/vacancies/how-to-apply/</link>
		<dc:creator><![CDATA[people]]></dc:creator>
		<pubDate>Thu, 26 Nov 2026 05:30:11 +0000</pubDate>
		<category><![CDATA[Help]]></category>
		<guid isPermaLink="false">https://www.redcliffplains.example/?p=4502</guid>
		<description><![CDATA[One page about you, and the names of two people we may ring. [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>One page about you, and the names of two people we may ring. We answer everybody.</p>]]></content:encoded>
	</item>
	<item>
		<title>Team Leader, Parks &#038; Gardens</title>
		<link>https://www.redcliffplains.example/vacancies/team-leader-parks/</link>
		<dc:creator><![CDATA[people]]></dc:creator>
		<pubDate>Mon, 16 Nov 2026 22:05:00 +0000</pubDate>
		<category><![CDATA[Outdoor crew]]></category>
		<guid isPermaLink="false">https://www.redcliffplains.example/?post_type=vacancy&#038;p=4410</guid>
		<description><![CDATA[Eleven ovals and a rose garden with enemies. [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Eleven ovals and a rose garden with enemies.</p>
<ul class="wp-block-list">
<li><strong>Position number:</strong> 1182</li>
<li><strong>Based at:</strong> Narrogin WA</li>
<li><strong>Hours:</strong> Full time, nine-day fortnight</li>
<li><strong>Salary:</strong> $79,410 &#8211; $84,925 per annum, plus super</li>
<li><strong>Closes:</strong> Friday 18 December 2026, 4.00pm</li>
</ul>]]></content:encoded>
	</item>
	<item>
		<title>Children&#8217;s Services Officer</title>
		<link>https://www.redcliffplains.example/vacancies/childrens-services/</link>
		<dc:creator><![CDATA[people]]></dc:creator>
		<pubDate>Fri, 20 Nov 2026 01:40:00 +0000</pubDate>
		<category><![CDATA[Community]]></category>
		<guid isPermaLink="false">https://www.redcliffplains.example/?post_type=vacancy&#038;p=4433</guid>
		<description><![CDATA[Story time in two towns. [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Story time in two towns, puppets supplied.</p>
<ul class="wp-block-list">
<li><strong>Position number:</strong> 1190</li>
<li><strong>Based at:</strong> Narrogin WA and Wagin WA</li>
<li><strong>Hours:</strong> Part time (22.8 hours a week), fixed term to June 2028</li>
<li><strong>Salary:</strong> $38.16 an hour, plus super</li>
<li><strong>Closes:</strong> Monday 4 January 2027</li>
</ul>]]></content:encoded>
	</item>
	<item>
		<title>Pool Lifeguards</title>
		<link>https://www.redcliffplains.example/vacancies/lifeguards/</link>
		<dc:creator><![CDATA[people]]></dc:creator>
		<pubDate>Tue, 24 Nov 2026 03:15:00 +0000</pubDate>
		<category><![CDATA[Recreation]]></category>
		<guid isPermaLink="false">https://www.redcliffplains.example/?post_type=vacancy&#038;p=4441</guid>
		<description><![CDATA[Whistle included. [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Whistle included.</p>
<ul class="wp-block-list">
<li><strong>Position number:</strong> 1194</li>
<li><strong>Based at:</strong> Wagin WA</li>
<li><strong>Hours:</strong> Casual</li>
<li><strong>Salary:</strong> By age, as in our agreement</li>
<li><strong>Closes:</strong> No closing date; apply any time</li>
</ul>]]></content:encoded>
	</item>
	<item>
		<title>Rates Officer</title>
		<link>https://www.redcliffplains.example/vacancies/rates-officer/</link>
		<dc:creator><![CDATA[people]]></dc:creator>
		<pubDate>Thu, 22 Oct 2026 02:00:00 +0000</pubDate>
		<category><![CDATA[Office]]></category>
		<guid isPermaLink="false">https://www.redcliffplains.example/?post_type=vacancy&#038;p=4377</guid>
		<description><![CDATA[Sums, mostly. [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Sums, mostly.</p>
<ul class="wp-block-list">
<li><strong>Position number:</strong> 1171</li>
<li><strong>Based at:</strong> Narrogin WA</li>
<li><strong>Hours:</strong> Full time</li>
<li><strong>Salary:</strong> $71,300 per annum</li>
<li><strong>Closes:</strong> Friday 13 November 2026</li>
</ul>]]></content:encoded>
	</item>
</channel>
</rss>`,
  expected: [
    {
      title: "Team Leader, Parks & Gardens",
      employer: "Shire of Redcliff Plains",
      reference: "1182",
      places: ["Narrogin WA"],
      pay: { min: 79_410, max: 84_925, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16T22:05:00Z",
      closes: "2026-12-18",
      live: true,
      url: "https://www.redcliffplains.example/vacancies/team-leader-parks/",
    },
    {
      title: "Children’s Services Officer",
      employer: "Shire of Redcliff Plains",
      reference: "1190",
      places: ["Narrogin WA", "Wagin WA"],
      pay: { min: 38.16, max: 38.16, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-20T01:40:00Z",
      closes: "2027-01-04",
      live: true,
      url: "https://www.redcliffplains.example/vacancies/childrens-services/",
    },
    {
      title: "Pool Lifeguards",
      employer: "Shire of Redcliff Plains",
      reference: "1194",
      places: ["Wagin WA"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24T03:15:00Z",
      closes: null,
      live: true,
      url: "https://www.redcliffplains.example/vacancies/lifeguards/",
    },
    {
      title: "Rates Officer",
      reference: "1171",
      places: ["Narrogin WA"],
      closes: "2026-11-13",
      live: false,
    },
  ],
};
