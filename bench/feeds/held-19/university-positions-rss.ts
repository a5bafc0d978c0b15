/** Usual: a university's positions as RSS of its hiring system with elements of its own, the university in the channel's title, campuses with the state before the town, pay by level in the summary, escaped HTML, the end as a moment, kinds with bars between. */
export const universityPositionsRss = {
  name: "held-19 RSS of a university's hiring system with its own elements",
  extension: "rss",
  contentType: "text/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:post="https://positions.example/rss/post" xmlns:a10="http://www.w3.org/2005/Atom">
  <channel>
    <title>Positions at Jarrah University</title>
    <link>https://positions.jarrah-uni.example/en/listing/</link>
    <description>Latest positions</description>
    <language>en-au</language>
    <item>
      <guid isPermaLink="false">530114</guid>
      <link>https://positions.jarrah-uni.example/en/job/530114/lecturer-in-marine-biology</link>
      <title>Lecturer in Marine Biology</title>
      <description>&lt;p&gt;Seagrass, sharks, second-years.&lt;/p&gt;&lt;p&gt;Salary: Level B, $115,680 to $136,900 per annum plus 17% super&lt;/p&gt;</description>
      <pubDate>Tue, 17 Nov 2026 01:00:00 GMT</pubDate>
      <post:refNo>530114</post:refNo>
      <post:location>WA - Albany</post:location>
      <post:workType>Fixed term | Full-time</post:workType>
      <post:category>Academic</post:category>
      <post:closingDate>Wed, 16 Dec 2026 15:55:00 GMT</post:closingDate>
    </item>
    <item>
      <guid isPermaLink="false">530131</guid>
      <link>https://positions.jarrah-uni.example/en/job/530131/timetabling-officer</link>
      <title>Timetabling Officer</title>
      <description>&lt;p&gt;Nine thousand students, one lift.&lt;/p&gt;&lt;p&gt;Salary: HEW 6, $91,204 to $98,655 per annum (pro rata)&lt;/p&gt;</description>
      <pubDate>Fri, 20 Nov 2026 02:30:00 GMT</pubDate>
      <post:refNo>530131</post:refNo>
      <post:location>WA - Bunbury</post:location>
      <post:workType>Ongoing | Part-time</post:workType>
      <post:category>Professional</post:category>
      <post:closingDate>Thu, 07 Jan 2027 15:55:00 GMT</post:closingDate>
    </item>
    <item>
      <guid isPermaLink="false">530140</guid>
      <link>https://positions.jarrah-uni.example/en/job/530140/exam-supervisor</link>
      <title>Exam Supervisor</title>
      <description>&lt;p&gt;Walk slowly. See everything.&lt;/p&gt;&lt;p&gt;Salary: $38.72 per hour, including casual loading&lt;/p&gt;</description>
      <pubDate>Wed, 25 Nov 2026 06:00:00 GMT</pubDate>
      <post:refNo>530140</post:refNo>
      <post:location>WA - Bunbury</post:location>
      <post:workType>Casual</post:workType>
      <post:category>Professional</post:category>
      <post:closingDate></post:closingDate>
    </item>
  </channel>
</rss>
`,
  expected: [
    {
      title: "Lecturer in Marine Biology",
      employer: "Jarrah University",
      reference: "530114",
      places: ["Albany WA"],
      pay: { min: 115_680, max: 136_900, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-17T01:00:00Z",
      closes: "2026-12-16T15:55:00Z",
      live: true,
      url: "https://positions.jarrah-uni.example/en/job/530114/lecturer-in-marine-biology",
    },
    {
      title: "Timetabling Officer",
      employer: "Jarrah University",
      reference: "530131",
      places: ["Bunbury WA"],
      pay: { min: 91_204, max: 98_655, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-20T02:30:00Z",
      closes: "2027-01-07T15:55:00Z",
      live: true,
      url: "https://positions.jarrah-uni.example/en/job/530131/timetabling-officer",
    },
    {
      title: "Exam Supervisor",
      employer: "Jarrah University",
      reference: "530140",
      places: ["Bunbury WA"],
      pay: { min: 38.72, max: 38.72, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-25T06:00:00Z",
      closes: null,
      live: true,
      url: "https://positions.jarrah-uni.example/en/job/530140/exam-supervisor",
    },
  ],
};
