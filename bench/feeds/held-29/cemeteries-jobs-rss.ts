/** Usual: the vacancy channel of a cemetery trust in RSS with a job namespace: facts in prefixed elements, a place with the state in brackets, pay as minimum and maximum with a unit, closing day in words, the same guid a second time because the channel lists jobs by department, an author that is only the editor. */
export const cemeteriesJobsRss = {
  name: "held-29 vacancy channel of cemeteries",
  extension: "xml",
  contentType: "application/rss+xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:job="https://vacancies.example/ns/job" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>Yarrow Park Cemeteries Trust: work with us</title>
    <link>https://yarrowpark.example/work</link>
    <description>Vacancies by department</description>
    <language>en-AU</language>
    <item>
      <title>Crematorium Operator</title>
      <link>https://yarrowpark.example/work/crematorium-operator</link>
      <guid isPermaLink="false">YP-2026-31</guid>
      <pubDate>Mon, 16 Nov 2026 09:00:00 +1100</pubDate>
      <dc:creator>Web Editor</dc:creator>
      <description><![CDATA[<p>Quiet hands, steady records. You will look after two cremators that were bought for $1.4 million in 2019.</p>]]></description>
      <job:reference>YP-2026-31</job:reference>
      <job:employer>Yarrow Park Cemeteries Trust</job:employer>
      <job:location>Sunbury (Vic)</job:location>
      <job:type>Full Time</job:type>
      <job:salaryMin>71250</job:salaryMin>
      <job:salaryMax>76810</job:salaryMax>
      <job:salaryUnit>Year</job:salaryUnit>
      <job:closing>Friday, 11 December 2026</job:closing>
      <job:department>Services</job:department>
    </item>
    <item>
      <title>Monument &amp; Headstone Inspector</title>
      <link>https://yarrowpark.example/work/monument-inspector</link>
      <guid isPermaLink="false">YP-2026-34</guid>
      <pubDate>Thu, 19 Nov 2026 14:30:00 +1100</pubDate>
      <dc:creator>Web Editor</dc:creator>
      <description><![CDATA[<p>Granite leans. You measure by how much, and write a kind letter.</p>]]></description>
      <job:reference>YP-2026-34</job:reference>
      <job:employer>Yarrow Park Cemeteries Trust</job:employer>
      <job:location>Preston (Vic)</job:location>
      <job:type>Part Time</job:type>
      <job:salaryMin>39.10</job:salaryMin>
      <job:salaryMax>42.60</job:salaryMax>
      <job:salaryUnit>Hour</job:salaryUnit>
      <job:closing>Sunday, 20 December 2026</job:closing>
      <job:department>Grounds</job:department>
    </item>
    <item>
      <title>Monument &amp; Headstone Inspector</title>
      <link>https://yarrowpark.example/work/monument-inspector</link>
      <guid isPermaLink="false">YP-2026-34</guid>
      <pubDate>Thu, 19 Nov 2026 14:30:00 +1100</pubDate>
      <dc:creator>Web Editor</dc:creator>
      <description><![CDATA[<p>Granite leans. You measure by how much, and write a kind letter.</p>]]></description>
      <job:reference>YP-2026-34</job:reference>
      <job:employer>Yarrow Park Cemeteries Trust</job:employer>
      <job:location>Preston (Vic)</job:location>
      <job:type>Part Time</job:type>
      <job:salaryMin>39.10</job:salaryMin>
      <job:salaryMax>42.60</job:salaryMax>
      <job:salaryUnit>Hour</job:salaryUnit>
      <job:closing>Sunday, 20 December 2026</job:closing>
      <job:department>Heritage</job:department>
    </item>
    <item>
      <title>Chapel Attendant</title>
      <link>https://yarrowpark.example/work/chapel-attendant</link>
      <guid isPermaLink="false">YP-2026-36</guid>
      <pubDate>Tue, 24 Nov 2026 10:15:00 +1100</pubDate>
      <dc:creator>Web Editor</dc:creator>
      <description><![CDATA[<p>You know where the tissues are, and that the third verse is always skipped. The chapel was opened on 4 December 1926.</p>]]></description>
      <job:reference>YP-2026-36</job:reference>
      <job:employer>Yarrow Park Cemeteries Trust</job:employer>
      <job:location>Sunbury (Vic)</job:location>
      <job:type>Casual</job:type>
      <job:closing>Open until filled</job:closing>
      <job:department>Services</job:department>
    </item>
  </channel>
</rss>
`,
  expected: [
    {
      title: "Crematorium Operator",
      employer: "Yarrow Park Cemeteries Trust",
      reference: "YP-2026-31",
      places: ["Sunbury VIC"],
      pay: { min: 71_250, max: 76_810, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16T09:00:00+11:00",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://yarrowpark.example/work/crematorium-operator",
    },
    {
      title: "Monument & Headstone Inspector",
      employer: "Yarrow Park Cemeteries Trust",
      reference: "YP-2026-34",
      places: ["Preston VIC"],
      pay: { min: 39.1, max: 42.6, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-19T14:30:00+11:00",
      closes: "2026-12-20",
      remote: false,
      live: true,
      url: "https://yarrowpark.example/work/monument-inspector",
    },
    {
      title: "Chapel Attendant",
      employer: "Yarrow Park Cemeteries Trust",
      reference: "YP-2026-36",
      places: ["Sunbury VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24T10:15:00+11:00",
      closes: null,
      remote: false,
      live: true,
      url: "https://yarrowpark.example/work/chapel-attendant",
    },
  ],
};
