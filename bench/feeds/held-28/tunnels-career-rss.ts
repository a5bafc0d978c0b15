/** Usual: the channel of a tunnel builder's career site in RSS with elements of a shopping base: place as town, state and country in one text, two places in two elements, an expiry in the base's element, the number of the requisition as its id, kind of work and wage as labelled lines in escaped HTML, a moment in Greenwich time. */
export const tunnelsCareerRss = {
  name: "held-28 career channel of tunnel builders",
  extension: "xml",
  contentType: "application/rss+xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
  <channel>
    <title>Moleshire Tunnelling Careers</title>
    <link>https://careers.moleshire.example</link>
    <description>Jobs at Moleshire Tunnelling</description>
    <item>
      <title>Tunnel Electrician</title>
      <description>&lt;p&gt;Light at the end of it: you put it there.&lt;/p&gt;&lt;p&gt;Work Type: Full Time, Maximum Term&lt;br/&gt;Rate: $58.20 per hour flat&lt;/p&gt;</description>
      <pubDate>Mon, 16 Nov 2026 01:30:00 GMT</pubDate>
      <link>https://careers.moleshire.example/job/Cooma-Tunnel-Electrician-NSW/88120144/?feedId=301&amp;utm_source=feed</link>
      <guid isPermaLink="false">88120144</guid>
      <g:id>REQ-6611</g:id>
      <g:employer>Moleshire Tunnelling</g:employer>
      <g:location>Cooma, NSW, Australia</g:location>
      <g:job_function>Trades</g:job_function>
      <g:expiration_date>2026-12-11</g:expiration_date>
    </item>
    <item>
      <title>Geotechnical Engineer &amp;#8211; Soft Ground</title>
      <description>&lt;p&gt;Mud has feelings. Measure them.&lt;/p&gt;&lt;p&gt;Work Type: Full Time&lt;br/&gt;Salary: $130,000 to $148,000 per annum&lt;/p&gt;</description>
      <pubDate>Thu, 19 Nov 2026 22:10:00 GMT</pubDate>
      <link>https://careers.moleshire.example/job/Werribee-Geotechnical-Engineer-VIC/88120190/?feedId=301&amp;utm_source=feed</link>
      <guid isPermaLink="false">88120190</guid>
      <g:id>REQ-6618</g:id>
      <g:employer>Moleshire Tunnelling</g:employer>
      <g:location>Werribee, VIC, Australia</g:location>
      <g:location>Ipswich, QLD, Australia</g:location>
      <g:job_function>Engineering</g:job_function>
      <g:expiration_date>2026-12-18</g:expiration_date>
    </item>
    <item>
      <title>Camp Cook</title>
      <description>&lt;p&gt;Breakfast for 240 at 4 am; the budget is $18 a head.&lt;/p&gt;&lt;p&gt;Work Type: Casual&lt;br/&gt;Rate: site agreement&lt;/p&gt;</description>
      <pubDate>Wed, 25 Nov 2026 04:00:00 GMT</pubDate>
      <link>https://careers.moleshire.example/job/Cooma-Camp-Cook-NSW/88120233/?feedId=301&amp;utm_source=feed</link>
      <guid isPermaLink="false">88120233</guid>
      <g:id>REQ-6624</g:id>
      <g:employer>Moleshire Camps</g:employer>
      <g:location>Cooma, NSW, Australia</g:location>
      <g:job_function>Hospitality</g:job_function>
    </item>
  </channel>
</rss>
`,
  expected: [
    {
      title: "Tunnel Electrician",
      employer: "Moleshire Tunnelling",
      reference: "REQ-6611",
      places: ["Cooma NSW"],
      pay: { min: 58.2, max: 58.2, interval: "hour" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-16T01:30:00Z",
      closes: "2026-12-11",
      remote: false,
      live: true,
    },
    {
      title: "Geotechnical Engineer – Soft Ground",
      employer: "Moleshire Tunnelling",
      reference: "REQ-6618",
      places: ["Werribee VIC", "Ipswich QLD"],
      pay: { min: 130_000, max: 148_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19T22:10:00Z",
      closes: "2026-12-18",
      remote: false,
      live: true,
    },
    {
      title: "Camp Cook",
      employer: "Moleshire Camps",
      reference: "REQ-6624",
      places: ["Cooma NSW"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25T04:00:00Z",
      closes: null,
      remote: false,
      live: true,
    },
  ],
};
