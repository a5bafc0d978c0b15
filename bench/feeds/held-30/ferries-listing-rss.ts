/** Usual: the feed of a job plugin on a ferry line's site: the plugin's own namespace, a company, kinds of job with two words, the closing day only in the text, moments in Greenwich time, a fare that is no pay, the day of a timetable that is no closing day, a flag of being filled. */
export const ferriesListingRss = {
  name: "held-30 listing feed of a ferry line",
  extension: "rss",
  contentType: "application/rss+xml; charset=UTF-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:job_listing="https://islandline.example/">
<channel>
  <title>Jobs &#8211; Island Line Ferries</title>
  <link>https://islandline.example/jobs/</link>
  <atom:link href="https://islandline.example/?feed=job_feed" rel="self" type="application/rss+xml"/>
  <description>Work on the water</description>
  <lastBuildDate>Thu, 26 Nov 2026 01:10:00 +0000</lastBuildDate>
  <language>en-AU</language>
  <item>
    <title>Deckhand &#038; Ticket Seller</title>
    <link>https://islandline.example/job/deckhand/</link>
    <dc:creator><![CDATA[admin]]></dc:creator>
    <pubDate>Mon, 16 Nov 2026 22:15:00 +0000</pubDate>
    <guid isPermaLink="false">https://islandline.example/?post_type=job_listing&#038;p=4412</guid>
    <description><![CDATA[Throw the rope, catch the rope, be civil [&#8230;]]]></description>
    <content:encoded><![CDATA[<p>Throw the rope, catch the rope, be civil to the man with the kayak.</p><p>A return fare is $38.50; you ride for nothing. The summer timetable starts on 19 December 2026.</p><p>Applications close at 5 pm on Friday 11 December 2026.</p>]]></content:encoded>
    <job_listing:location><![CDATA[Cleveland QLD 4163]]></job_listing:location>
    <job_listing:job_type><![CDATA[Casual]]></job_listing:job_type>
    <job_listing:company><![CDATA[Island Line Ferries]]></job_listing:company>
    <job_listing:salary><![CDATA[$33.75 per hour plus penalties]]></job_listing:salary>
  </item>
  <item>
    <title>Ferry Master (Coxswain Grade 1)</title>
    <link>https://islandline.example/job/ferry-master/</link>
    <dc:creator><![CDATA[admin]]></dc:creator>
    <pubDate>Thu, 19 Nov 2026 03:40:00 +0000</pubDate>
    <guid isPermaLink="false">https://islandline.example/?post_type=job_listing&#038;p=4420</guid>
    <description><![CDATA[Twelve crossings a day, none of them the same [&#8230;]]]></description>
    <content:encoded><![CDATA[<p>Twelve crossings a day, none of them the same. You have come from the tugs, or from Harbour Pilots Co-operative, or from a trawler.</p><p>We read what you send until 10 January 2027.</p>]]></content:encoded>
    <job_listing:location><![CDATA[Yeppoon QLD 4703]]></job_listing:location>
    <job_listing:job_type><![CDATA[Full Time, Contract]]></job_listing:job_type>
    <job_listing:company><![CDATA[Island Line Ferries]]></job_listing:company>
    <job_listing:salary><![CDATA[$88,000 &#8211; $94,500 a year + super]]></job_listing:salary>
  </item>
  <item>
    <title>Wharf Cleaner</title>
    <link>https://islandline.example/job/wharf-cleaner/</link>
    <dc:creator><![CDATA[admin]]></dc:creator>
    <pubDate>Wed, 14 Oct 2026 00:05:00 +0000</pubDate>
    <guid isPermaLink="false">https://islandline.example/?post_type=job_listing&#038;p=4377</guid>
    <description><![CDATA[Gulls, mostly.]]></description>
    <content:encoded><![CDATA[<p>Gulls, mostly.</p>]]></content:encoded>
    <job_listing:location><![CDATA[Cleveland QLD 4163]]></job_listing:location>
    <job_listing:job_type><![CDATA[Part Time]]></job_listing:job_type>
    <job_listing:company><![CDATA[Island Line Ferries]]></job_listing:company>
    <job_listing:filled>1</job_listing:filled>
  </item>
</channel>
</rss>
`,
  expected: [
    {
      title: "Deckhand & Ticket Seller",
      employer: "Island Line Ferries",
      places: ["Cleveland QLD"],
      pay: { min: 33.75, max: 33.75, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-16T22:15:00Z",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://islandline.example/job/deckhand/",
    },
    {
      title: "Ferry Master (Coxswain Grade 1)",
      employer: "Island Line Ferries",
      places: ["Yeppoon QLD"],
      pay: { min: 88_000, max: 94_500, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-19T03:40:00Z",
      // "We read what you send until 10 January 2027."
      closes: "2027-01-10",
      remote: false,
      live: true,
      url: "https://islandline.example/job/ferry-master/",
    },
    { title: "Wharf Cleaner", places: ["Cleveland QLD"], live: false },
  ],
};
