/** Usual: the job list of an association of librarians as plain RSS: facts as labels in the description, another employer in each item, the association only as the channel, a guid that is the advertisement's number, closing days with weekdays, a membership fee that is no pay, hybrid work. */
export const librariansAssociationRss = {
  name: "held-30 association feed for librarians",
  extension: "rss",
  contentType: "application/rss+xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0">
<channel>
<title>Quiet Please! Jobs from the Association of Country Librarians</title>
<link>https://countrylibrarians.example/jobs</link>
<description>Positions that members and others have sent us. Membership is $85 a year.</description>
<item>
<title>Children's Librarian</title>
<link>https://countrylibrarians.example/jobs/731</link>
<guid isPermaLink="false">ACL-731</guid>
<pubDate>Wed, 18 Nov 2026 09:00:00 +1100</pubDate>
<description>&lt;b&gt;Employer:&lt;/b&gt; Colac Creek Library Corporation&lt;br/&gt;&lt;b&gt;Location:&lt;/b&gt; Colac VIC&lt;br/&gt;&lt;b&gt;Employment:&lt;/b&gt; Permanent, full time&lt;br/&gt;&lt;b&gt;Salary:&lt;/b&gt; Band 6, $84,316 - $91,502 a year plus super&lt;br/&gt;&lt;b&gt;Closing date:&lt;/b&gt; Friday 11 December 2026&lt;br/&gt;&lt;br/&gt;Rhyme time, Lego, and a budget for books of $46,000. The Summer Reading Club starts on 1 December 2026.</description>
</item>
<item>
<title>Local History Officer</title>
<link>https://countrylibrarians.example/jobs/734</link>
<guid isPermaLink="false">ACL-734</guid>
<pubDate>Mon, 23 Nov 2026 14:30:00 +1100</pubDate>
<description>&lt;b&gt;Employer:&lt;/b&gt; Upper Meander Historical Library&lt;br/&gt;&lt;b&gt;Location:&lt;/b&gt; Deloraine TAS&lt;br/&gt;&lt;b&gt;Employment:&lt;/b&gt; Fixed term, part time&lt;br/&gt;&lt;b&gt;Salary:&lt;/b&gt; $41.18 per hour&lt;br/&gt;&lt;b&gt;Closing date:&lt;/b&gt; Sunday 13 December 2026&lt;br/&gt;&lt;br/&gt;Glass plates, 1,400 of them. A share of the week may be worked at home; the plates may not.</description>
</item>
<item>
<title>Relief Library Assistants</title>
<link>https://countrylibrarians.example/jobs/735</link>
<guid isPermaLink="false">ACL-735</guid>
<pubDate>Wed, 25 Nov 2026 10:15:00 +1100</pubDate>
<description>&lt;b&gt;Employer:&lt;/b&gt; Colac Creek Library Corporation&lt;br/&gt;&lt;b&gt;Location:&lt;/b&gt; Colac VIC; Camperdown VIC&lt;br/&gt;&lt;b&gt;Employment:&lt;/b&gt; Casual&lt;br/&gt;&lt;b&gt;Salary:&lt;/b&gt; Band 3 of the enterprise agreement&lt;br/&gt;&lt;b&gt;Closing date:&lt;/b&gt; Ongoing&lt;br/&gt;&lt;br/&gt;When Deb has the flu, you have a job. Fines were abolished on 4 January 2021; they were $0.20 a day.</description>
</item>
</channel>
</rss>
`,
  expected: [
    {
      title: "Children's Librarian",
      employer: "Colac Creek Library Corporation",
      reference: "ACL-731",
      places: ["Colac VIC"],
      pay: { min: 84_316, max: 91_502, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18T09:00:00+11:00",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://countrylibrarians.example/jobs/731",
    },
    {
      title: "Local History Officer",
      employer: "Upper Meander Historical Library",
      reference: "ACL-734",
      places: ["Deloraine TAS"],
      pay: { min: 41.18, max: 41.18, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-23T14:30:00+11:00",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://countrylibrarians.example/jobs/734",
    },
    {
      title: "Relief Library Assistants",
      employer: "Colac Creek Library Corporation",
      reference: "ACL-735",
      places: ["Colac VIC", "Camperdown VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25T10:15:00+11:00",
      closes: null,
      remote: false,
      live: true,
      url: "https://countrylibrarians.example/jobs/735",
    },
  ],
};
