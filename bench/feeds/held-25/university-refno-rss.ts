/** Usual: a regional university's listings from its recruitment vendor's channel, facts in the vendor's namespace, a number of the job, places as a state and a campus with several behind a stroke, work types that join hours and tenure, ends in GMT, a short description beside the whole text with levels and pay with a percentage of super, a page beside an address to apply, one past its end. */
export const universityRefnoRss = {
  name: "held-25 vendor channel of a regional university",
  extension: "xml",
  contentType: "application/rss+xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:job="http://people-up.example/" xmlns:a10="http://www.w3.org/2005/Atom">
  <channel>
    <title>Current Vacancies - Murray Rivers University</title>
    <link>https://careers.people-up.example/671/cw/en-us/listing</link>
    <description>Murray Rivers University - Current vacancies</description>
    <language>en-us</language>
    <lastBuildDate>Thu, 26 Nov 2026 20:00:04 Z</lastBuildDate>
    <item>
      <guid isPermaLink="false">671-502218</guid>
      <link>https://careers.people-up.example/671/cw/en-us/job/502218/lecturer-in-midwifery</link>
      <category>Academic</category>
      <title>Lecturer in Midwifery</title>
      <description>Teach the people who will meet the next generation first.</description>
      <pubDate>Mon, 16 Nov 2026 02:00:00 Z</pubDate>
      <a10:updated>2026-11-23T04:11:20Z</a10:updated>
      <job:refNo>502218</job:refNo>
      <job:location>VIC - Bendigo|VIC - Mildura</job:location>
      <job:workType>Full time - Continuing</job:workType>
      <job:brand>School of Rural Health</job:brand>
      <job:closingDate>Sun, 13 Dec 2026 12:55:00 Z</job:closingDate>
      <job:description>&lt;p&gt;&lt;strong&gt;Level B, $113,842 - $134,917 per annum&lt;/strong&gt; plus 17% superannuation&lt;/p&gt;&lt;p&gt;You teach in two towns and supervise placements in eleven more. A relocation grant of up to $8,000 is available.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Registered with AHPRA&lt;/li&gt;&lt;li&gt;A PhD, or a date for it&lt;/li&gt;&lt;/ul&gt;</job:description>
      <job:applyLink>https://secure.people-up.example/apply/671/gateway/Default.aspx?c=apply&amp;lJobID=502218</job:applyLink>
    </item>
    <item>
      <guid isPermaLink="false">671-502231</guid>
      <link>https://careers.people-up.example/671/cw/en-us/job/502231/timetabling-officer</link>
      <category>Professional</category>
      <title>Timetabling Officer</title>
      <description>Two thousand classes, ninety rooms, one of you.</description>
      <pubDate>Thu, 19 Nov 2026 05:30:00 Z</pubDate>
      <a10:updated>2026-11-19T05:30:00Z</a10:updated>
      <job:refNo>502231</job:refNo>
      <job:location>NSW - Albury</job:location>
      <job:workType>Part time - Fixed term</job:workType>
      <job:brand>Student Administration</job:brand>
      <job:closingDate>Wed, 09 Dec 2026 12:55:00 Z</job:closingDate>
      <job:description>&lt;p&gt;HEW Level 5, $81,306 to $91,240 p.a. (pro rata)&lt;/p&gt;&lt;p&gt;0.6 FTE until June 2028. You can work from home on one of your three days.&lt;/p&gt;</job:description>
      <job:applyLink>https://secure.people-up.example/apply/671/gateway/Default.aspx?c=apply&amp;lJobID=502231</job:applyLink>
    </item>
    <item>
      <guid isPermaLink="false">671-502240</guid>
      <link>https://careers.people-up.example/671/cw/en-us/job/502240/online-tutors-statistics</link>
      <category>Academic</category>
      <title>Online Tutors - Statistics</title>
      <description>Evenings, from home, for people who are afraid of numbers.</description>
      <pubDate>Tue, 24 Nov 2026 22:15:00 Z</pubDate>
      <a10:updated>2026-11-24T22:15:00Z</a10:updated>
      <job:refNo>502240</job:refNo>
      <job:location>Remote</job:location>
      <job:workType>Casual</job:workType>
      <job:brand>School of Science</job:brand>
      <job:closingDate></job:closingDate>
      <job:description>&lt;p&gt;$56.72 per hour (includes casual loading)&lt;/p&gt;&lt;p&gt;Applications are read as they arrive. You need a webcam and patience with standard deviations.&lt;/p&gt;</job:description>
      <job:applyLink>https://secure.people-up.example/apply/671/gateway/Default.aspx?c=apply&amp;lJobID=502240</job:applyLink>
    </item>
    <item>
      <guid isPermaLink="false">671-502187</guid>
      <link>https://careers.people-up.example/671/cw/en-us/job/502187/farm-technician</link>
      <category>Professional</category>
      <title>Farm Technician</title>
      <description>Sheep, sensors, sheds.</description>
      <pubDate>Mon, 26 Oct 2026 01:00:00 Z</pubDate>
      <a10:updated>2026-10-26T01:00:00Z</a10:updated>
      <job:refNo>502187</job:refNo>
      <job:location>VIC - Shepparton</job:location>
      <job:workType>Full time - Continuing</job:workType>
      <job:brand>School of Science</job:brand>
      <job:closingDate>Sun, 22 Nov 2026 12:55:00 Z</job:closingDate>
      <job:description>&lt;p&gt;HEW Level 4, $73,118 - $78,590 p.a.&lt;/p&gt;</job:description>
      <job:applyLink>https://secure.people-up.example/apply/671/gateway/Default.aspx?c=apply&amp;lJobID=502187</job:applyLink>
    </item>
  </channel>
</rss>
`,
  expected: [
    {
      title: "Lecturer in Midwifery",
      employer: "Murray Rivers University",
      reference: "502218",
      places: ["Bendigo VIC", "Mildura VIC"],
      pay: { min: 113_842, max: 134_917, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16T02:00:00Z",
      closes: "2026-12-13T12:55:00Z",
      remote: false,
      live: true,
      url: "https://secure.people-up.example/apply/671/gateway/Default.aspx?c=apply&lJobID=502218",
    },
    {
      title: "Timetabling Officer",
      employer: "Murray Rivers University",
      reference: "502231",
      places: ["Albury NSW"],
      pay: { min: 81_306, max: 91_240, interval: "year" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-19T05:30:00Z",
      closes: "2026-12-09T12:55:00Z",
      remote: false,
      live: true,
      url: "https://secure.people-up.example/apply/671/gateway/Default.aspx?c=apply&lJobID=502231",
    },
    {
      title: "Online Tutors - Statistics",
      employer: "Murray Rivers University",
      reference: "502240",
      places: [],
      pay: { min: 56.72, max: 56.72, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24T22:15:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://secure.people-up.example/apply/671/gateway/Default.aspx?c=apply&lJobID=502240",
    },
    {
      title: "Farm Technician",
      reference: "502187",
      places: ["Shepparton VIC"],
      live: false,
    },
  ],
};
