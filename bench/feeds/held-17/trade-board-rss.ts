/** Usual: the channel of a trade magazine's job board, the employer and a colon before each title, each description with the pay, the employer, some words and the place one after another, pay in several wordings, numbers as the guid, one in two states, one from home. */
export const tradeBoardRss = {
  name: "held-17 channel of a trade magazine's board with the employer before the title",
  extension: "xml",
  contentType: "application/rss+xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0">
  <channel>
    <title>Town &amp; Country Planner Jobs</title>
    <link>https://jobs.tcplanner.example/</link>
    <description>Latest jobs from Town &amp; Country Planner</description>
    <language>en-AU</language>
    <lastBuildDate>Thu, 26 Nov 2026 05:02:00 +0000</lastBuildDate>
    <item>
      <guid isPermaLink="false">204417</guid>
      <title>Shire of Tallowood: Senior Strategic Planner</title>
      <link>https://jobs.tcplanner.example/job/204417/senior-strategic-planner/</link>
      <description>$98,400 - $107,900 per annum plus super: Shire of Tallowood: Draw the town before the developers do. Ballarat, Victoria</description>
      <pubDate>Tue, 17 Nov 2026 00:00:00 +0000</pubDate>
    </item>
    <item>
      <guid isPermaLink="false">204433</guid>
      <title>Contour &amp; Kerb: Urban Designer</title>
      <link>https://jobs.tcplanner.example/job/204433/urban-designer/</link>
      <description>From $52 per hour: Contour &amp; Kerb: Streets you can cross. Newcastle, New South Wales; Southport, Queensland</description>
      <pubDate>Fri, 20 Nov 2026 00:00:00 +0000</pubDate>
    </item>
    <item>
      <guid isPermaLink="false">204441</guid>
      <title>Benchmark GIS: Spatial Data Analyst</title>
      <link>https://jobs.tcplanner.example/job/204441/spatial-data-analyst/</link>
      <description>Negotiable: Benchmark GIS: Polygons that close, from your own desk. Remote, Australia</description>
      <pubDate>Tue, 24 Nov 2026 00:00:00 +0000</pubDate>
    </item>
    <item>
      <guid isPermaLink="false">204450</guid>
      <title>City of Redgum: Statutory Planner: Graduate Program</title>
      <link>https://jobs.tcplanner.example/job/204450/statutory-planner-graduate-program/</link>
      <description>$71,250 pa: City of Redgum: Two years, four teams, one permit at a time. Mildura, Victoria</description>
      <pubDate>Wed, 25 Nov 2026 00:00:00 +0000</pubDate>
    </item>
  </channel>
</rss>
`,
  expected: [
    {
      title: "Senior Strategic Planner",
      employer: "Shire of Tallowood",
      reference: "204417",
      places: ["Ballarat VIC"],
      pay: { min: 98_400, max: 107_900, interval: "year" },
      posted: "2026-11-17",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.tcplanner.example/job/204417/senior-strategic-planner/",
    },
    {
      title: "Urban Designer",
      employer: "Contour & Kerb",
      reference: "204433",
      places: ["Newcastle NSW", "Southport QLD"],
      pay: { min: 52, max: null, interval: "hour" },
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.tcplanner.example/job/204433/urban-designer/",
    },
    {
      title: "Spatial Data Analyst",
      employer: "Benchmark GIS",
      reference: "204441",
      places: [],
      pay: null,
      posted: "2026-11-24",
      closes: null,
      remote: true,
      live: true,
      url: "https://jobs.tcplanner.example/job/204441/spatial-data-analyst/",
    },
    {
      title: "Statutory Planner: Graduate Program",
      employer: "City of Redgum",
      reference: "204450",
      places: ["Mildura VIC"],
      pay: { min: 71_250, max: 71_250, interval: "year" },
      posted: "2026-11-25",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.tcplanner.example/job/204450/statutory-planner-graduate-program/",
    },
  ],
};
