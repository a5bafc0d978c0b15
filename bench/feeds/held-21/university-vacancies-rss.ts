/** Usual: a university's RSS from its recruiting system, facts in a namespace of the vendor, grades with their pay in the labelled lines of an escaped description, closing moments in GMT, campuses in several towns. */
export const universityVacanciesRss = {
  name: "held-21 vacancies RSS of a university",
  extension: "xml",
  contentType: "application/rss+xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:job="http://careers.vendor.example/rss/job/" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Ironbark University - Current vacancies</title>
    <link>https://jobs.ironbark.example/en/listing/</link>
    <description>Latest positions at Ironbark University</description>
    <language>en</language>
    <lastBuildDate>Wed, 25 Nov 2026 13:00:00 GMT</lastBuildDate>
    <atom:link href="https://jobs.ironbark.example/en/rss/" rel="self" type="application/rss+xml" />
    <item>
      <guid isPermaLink="false">512204</guid>
      <title>Lecturer in Soil Science</title>
      <link>https://jobs.ironbark.example/en/job/512204/lecturer-in-soil-science</link>
      <pubDate>Thu, 19 Nov 2026 22:30:00 GMT</pubDate>
      <job:refNo>512204</job:refNo>
      <job:brand>Ironbark University</job:brand>
      <job:workType>Full time</job:workType>
      <job:location>Armidale, NSW</job:location>
      <job:category>Academic</job:category>
      <job:closingDate>Sun, 13 Dec 2026 12:55:00 GMT</job:closingDate>
      <description>&lt;p&gt;Teach people to love dirt.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;&lt;strong&gt;Classification:&lt;/strong&gt; Academic Level B&lt;/li&gt;&lt;li&gt;&lt;strong&gt;Salary:&lt;/strong&gt; $114,310 to $135,744 per annum plus 17% superannuation&lt;/li&gt;&lt;li&gt;&lt;strong&gt;Tenure:&lt;/strong&gt; Continuing&lt;/li&gt;&lt;/ul&gt;</description>
    </item>
    <item>
      <guid isPermaLink="false">512231</guid>
      <title>Student Adviser</title>
      <link>https://jobs.ironbark.example/en/job/512231/student-adviser</link>
      <pubDate>Mon, 23 Nov 2026 04:15:00 GMT</pubDate>
      <job:refNo>512231</job:refNo>
      <job:brand>Ironbark University</job:brand>
      <job:workType>Part time</job:workType>
      <job:location>Orange, NSW</job:location>
      <job:category>Professional</job:category>
      <job:closingDate>Mon, 14 Dec 2026 12:55:00 GMT</job:closingDate>
      <description>&lt;p&gt;The one who answers, in week nine, when nobody else does.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;&lt;strong&gt;Classification:&lt;/strong&gt; HEW Level 6&lt;/li&gt;&lt;li&gt;&lt;strong&gt;Salary:&lt;/strong&gt; $94,210 - $101,873 pa (pro rata) plus 17% superannuation&lt;/li&gt;&lt;/ul&gt;</description>
    </item>
    <item>
      <guid isPermaLink="false">512198</guid>
      <title>Examination Supervisors</title>
      <link>https://jobs.ironbark.example/en/job/512198/examination-supervisors</link>
      <pubDate>Tue, 17 Nov 2026 23:05:00 GMT</pubDate>
      <job:refNo>512198</job:refNo>
      <job:brand>Ironbark University</job:brand>
      <job:workType>Casual</job:workType>
      <job:location>Tamworth, NSW</job:location>
      <job:category>Professional</job:category>
      <description>&lt;p&gt;Walk slowly, in quiet shoes.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;&lt;strong&gt;Classification:&lt;/strong&gt; HEW Level 2&lt;/li&gt;&lt;li&gt;&lt;strong&gt;Salary:&lt;/strong&gt; $41.77 per hour, casual loading included&lt;/li&gt;&lt;/ul&gt;</description>
    </item>
  </channel>
</rss>
`,
  expected: [
    {
      title: "Lecturer in Soil Science",
      employer: "Ironbark University",
      reference: "512204",
      places: ["Armidale NSW"],
      pay: { min: 114_310, max: 135_744, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19T22:30:00Z",
      closes: "2026-12-13T12:55:00Z",
      remote: false,
      live: true,
      url: "https://jobs.ironbark.example/en/job/512204/lecturer-in-soil-science",
    },
    {
      title: "Student Adviser",
      employer: "Ironbark University",
      reference: "512231",
      places: ["Orange NSW"],
      pay: { min: 94_210, max: 101_873, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-23T04:15:00Z",
      closes: "2026-12-14T12:55:00Z",
      remote: false,
      live: true,
      url: "https://jobs.ironbark.example/en/job/512231/student-adviser",
    },
    {
      title: "Examination Supervisors",
      employer: "Ironbark University",
      reference: "512198",
      places: ["Tamworth NSW"],
      pay: { min: 41.77, max: 41.77, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-17T23:05:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.ironbark.example/en/job/512198/examination-supervisors",
    },
  ],
};
