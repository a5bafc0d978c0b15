/** Usual: the job feed of a puppeteers' guild from a blog's job plugin, its own elements for place, kind and company, the site's administrator as creator, numeric entities in titles, a summary cut short beside the whole text in which pay and the closing day stand as sentences, a place of "Anywhere", an empty company where the guild itself looks for someone. */
export const puppeteersPluginFeedRss = {
  name: "held-27 plugin job feed of puppeteers",
  extension: "xml",
  contentType: "application/rss+xml; charset=UTF-8",
  text: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:atom="http://www.w3.org/2005/Atom"
	xmlns:job_listing="https://puppetguild.example"
	>
<channel>
	<title>Jobs &#8211; Guild of Puppeteers</title>
	<atom:link href="https://puppetguild.example/?feed=job_feed" rel="self" type="application/rss+xml" />
	<link>https://puppetguild.example</link>
	<description>Strings attached</description>
	<lastBuildDate>Wed, 25 Nov 2026 06:11:52 +0000</lastBuildDate>
	<language>en-AU</language>
	<generator>https://blogpress.example/?v=6.9</generator>
	<item>
		<title>Puppet Maker &#038; Mender</title>
		<link>https://puppetguild.example/job/puppet-maker-mender/</link>
		<dc:creator><![CDATA[guildadmin]]></dc:creator>
		<pubDate>Tue, 17 Nov 2026 03:20:44 +0000</pubDate>
		<guid isPermaLink="false">https://puppetguild.example/?post_type=job_listing&#038;p=8812</guid>
		<description><![CDATA[Foam, felt, and forty-one noses. The workshop needs a maker who [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Foam, felt, and forty-one noses. The workshop needs a maker who can also mend on tour.</p>
<p><strong>Salary:</strong> $62,400 to $68,900 a year, plus super</p>
<p><strong>Closing date:</strong> Monday 14 December 2026</p>
]]></content:encoded>
		<job_listing:location><![CDATA[Brunswick VIC]]></job_listing:location>
		<job_listing:job_type><![CDATA[Full Time]]></job_listing:job_type>
		<job_listing:company><![CDATA[The Sock Drawer Theatre]]></job_listing:company>
	</item>
	<item>
		<title>Teaching Artist &#8211; Shadow Puppets</title>
		<link>https://puppetguild.example/job/teaching-artist-shadow-puppets/</link>
		<dc:creator><![CDATA[guildadmin]]></dc:creator>
		<pubDate>Thu, 19 Nov 2026 22:05:00 +0000</pubDate>
		<guid isPermaLink="false">https://puppetguild.example/?post_type=job_listing&#038;p=8830</guid>
		<description><![CDATA[A lamp, a sheet and thirty children. Schools along the coast [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>A lamp, a sheet and thirty children. Schools along the coast book us a term ahead.</p>
<p>We pay $58.50 per hour, and for the petrol. Apply any time; there is no closing date.</p>
]]></content:encoded>
		<job_listing:location><![CDATA[Coffs Harbour NSW]]></job_listing:location>
		<job_listing:job_type><![CDATA[Casual]]></job_listing:job_type>
		<job_listing:company><![CDATA[Long Shadows Inc.]]></job_listing:company>
	</item>
	<item>
		<title>Grant Writer</title>
		<link>https://puppetguild.example/job/grant-writer-5/</link>
		<dc:creator><![CDATA[guildadmin]]></dc:creator>
		<pubDate>Tue, 24 Nov 2026 01:44:09 +0000</pubDate>
		<guid isPermaLink="false">https://puppetguild.example/?post_type=job_listing&#038;p=8841</guid>
		<description><![CDATA[We need $300,000 and someone who knows how to ask for [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>We need $300,000 and someone who knows how to ask for it. A contract of ten weeks, all done from your home.</p>
<p><strong>Salary:</strong> negotiable</p>
<p><strong>Closing date:</strong> Friday 4 December 2026</p>
]]></content:encoded>
		<job_listing:location><![CDATA[Anywhere]]></job_listing:location>
		<job_listing:job_type><![CDATA[Contract]]></job_listing:job_type>
		<job_listing:company><![CDATA[Marionettes in Hospitals]]></job_listing:company>
	</item>
	<item>
		<title>Guild Librarian (one day a week)</title>
		<link>https://puppetguild.example/job/guild-librarian/</link>
		<dc:creator><![CDATA[guildadmin]]></dc:creator>
		<pubDate>Wed, 25 Nov 2026 06:11:52 +0000</pubDate>
		<guid isPermaLink="false">https://puppetguild.example/?post_type=job_listing&#038;p=8850</guid>
		<description><![CDATA[Our own library of 900 books, 60 puppets and a ghost [&#8230;]]]></description>
		<content:encoded><![CDATA[<p>Our own library of 900 books, 60 puppets and a ghost light.</p>
<p><strong>Salary:</strong> $38.75 per hour</p>
<p><strong>Closing date:</strong> Sunday 20 December 2026</p>
]]></content:encoded>
		<job_listing:location><![CDATA[Fremantle WA]]></job_listing:location>
		<job_listing:job_type><![CDATA[Part Time]]></job_listing:job_type>
		<job_listing:company><![CDATA[]]></job_listing:company>
	</item>
</channel>
</rss>
`,
  expected: [
    {
      title: "Puppet Maker & Mender",
      employer: "The Sock Drawer Theatre",
      places: ["Brunswick VIC"],
      pay: { min: 62_400, max: 68_900, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T03:20:44Z",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://puppetguild.example/job/puppet-maker-mender/",
    },
    {
      title: "Teaching Artist – Shadow Puppets",
      employer: "Long Shadows Inc.",
      places: ["Coffs Harbour NSW"],
      pay: { min: 58.5, max: 58.5, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-19T22:05:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://puppetguild.example/job/teaching-artist-shadow-puppets/",
    },
    {
      title: "Grant Writer",
      employer: "Marionettes in Hospitals",
      places: [],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-24T01:44:09Z",
      closes: "2026-12-04",
      remote: true,
      live: true,
      url: "https://puppetguild.example/job/grant-writer-5/",
    },
    {
      title: "Guild Librarian (one day a week)",
      employer: "Guild of Puppeteers",
      places: ["Fremantle WA"],
      pay: { min: 38.75, max: 38.75, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-25T06:11:52Z",
      closes: "2026-12-20",
      remote: false,
      live: true,
      url: "https://puppetguild.example/job/guild-librarian/",
    },
  ],
};
