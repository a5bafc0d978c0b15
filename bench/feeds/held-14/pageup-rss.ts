/** A health district's news feed from its recruitment system: facts in the vendor's namespace, states before towns, pay inside the text, one for two hospitals, one past its end. */
export const pageUpRss = {
  name: "held-14 news feed of a health district with states before towns",
  employer: "Banksia Coast Health",
  extension: "xml",
  contentType: "application/rss+xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:a10="http://www.w3.org/2005/Atom" xmlns:job="http://pageuppeople.example/">
  <channel>
    <title>Banksia Coast Health - Current opportunities</title>
    <link>https://careers.banksiacoast.example/873/cw/en/listing/</link>
    <description>Current opportunities</description>
    <language>en</language>
    <lastBuildDate>Thu, 26 Nov 2026 05:10:00 GMT</lastBuildDate>
    <item>
      <guid isPermaLink="true">https://careers.banksiacoast.example/873/cw/en/job/512204/registered-nurse-renal-dialysis</guid>
      <link>https://careers.banksiacoast.example/873/cw/en/job/512204/registered-nurse-renal-dialysis</link>
      <title>Registered Nurse - Renal Dialysis</title>
      <description>&lt;p&gt;Twelve chairs, six days, no nights.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Remuneration:&lt;/strong&gt; $44.56 - $59.10 per hour + super + salary packaging&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Hours per week:&lt;/strong&gt; 24&lt;/p&gt;&lt;p&gt;Questions? Noreen Abala, 0491 570 156.&lt;/p&gt;</description>
      <pubDate>Tue, 17 Nov 2026 22:30:00 GMT</pubDate>
      <a10:updated>2026-11-17T22:30:00Z</a10:updated>
      <job:refNo>512204</job:refNo>
      <job:workType>Permanent Part-Time</job:workType>
      <job:location>NSW - Coffs Harbour</job:location>
      <job:category>Nursing &amp; Midwifery</job:category>
      <job:closingDate>Sun, 13 Dec 2026 12:55:00 GMT</job:closingDate>
    </item>
    <item>
      <guid isPermaLink="true">https://careers.banksiacoast.example/873/cw/en/job/512311/senior-social-worker</guid>
      <link>https://careers.banksiacoast.example/873/cw/en/job/512311/senior-social-worker</link>
      <title>Senior Social Worker (Level 4)</title>
      <description>&lt;p&gt;Family rooms at both hospitals and the highway between them.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Remuneration:&lt;/strong&gt; $118,402 - $121,987 pa + super&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Hours per week:&lt;/strong&gt; 38&lt;/p&gt;</description>
      <pubDate>Mon, 23 Nov 2026 03:15:00 GMT</pubDate>
      <a10:updated>2026-11-24T00:02:00Z</a10:updated>
      <job:refNo>512311</job:refNo>
      <job:workType>Permanent Full-Time</job:workType>
      <job:location>NSW - Grafton, NSW - Coffs Harbour</job:location>
      <job:category>Allied Health</job:category>
      <job:closingDate>Sun, 20 Dec 2026 12:55:00 GMT</job:closingDate>
    </item>
    <item>
      <guid isPermaLink="true">https://careers.banksiacoast.example/873/cw/en/job/512340/patient-transport-driver-pool</guid>
      <link>https://careers.banksiacoast.example/873/cw/en/job/512340/patient-transport-driver-pool</link>
      <title>Patient Transport Driver Pool</title>
      <description>&lt;p&gt;We keep a list. You drive when somebody rings.&lt;/p&gt;</description>
      <pubDate>Wed, 25 Nov 2026 01:00:00 GMT</pubDate>
      <a10:updated>2026-11-25T01:00:00Z</a10:updated>
      <job:refNo>512340</job:refNo>
      <job:workType>Casual</job:workType>
      <job:location>NSW - Port Macquarie</job:location>
      <job:category>Support Services</job:category>
      <job:closingDate></job:closingDate>
    </item>
    <item>
      <guid isPermaLink="true">https://careers.banksiacoast.example/873/cw/en/job/511087/cook-grade-b</guid>
      <link>https://careers.banksiacoast.example/873/cw/en/job/511087/cook-grade-b</link>
      <title>Cook Grade B</title>
      <description>&lt;p&gt;Three hundred breakfasts.&lt;/p&gt;</description>
      <pubDate>Mon, 19 Oct 2026 22:00:00 GMT</pubDate>
      <a10:updated>2026-10-19T22:00:00Z</a10:updated>
      <job:refNo>511087</job:refNo>
      <job:workType>Temporary Full-Time</job:workType>
      <job:location>NSW - Grafton</job:location>
      <job:category>Support Services</job:category>
      <job:closingDate>Sun, 08 Nov 2026 12:55:00 GMT</job:closingDate>
    </item>
  </channel>
</rss>`,
  expected: [
    {
      title: "Registered Nurse - Renal Dialysis",
      employer: "Banksia Coast Health",
      reference: "512204",
      places: ["Coffs Harbour NSW"],
      pay: { min: 44.56, max: 59.1, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-17T22:30:00Z",
      closes: "2026-12-13T12:55:00Z",
      live: true,
      url: "https://careers.banksiacoast.example/873/cw/en/job/512204/registered-nurse-renal-dialysis",
    },
    {
      title: "Senior Social Worker (Level 4)",
      employer: "Banksia Coast Health",
      reference: "512311",
      places: ["Grafton NSW", "Coffs Harbour NSW"],
      pay: { min: 118_402, max: 121_987, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-23T03:15:00Z",
      closes: "2026-12-20T12:55:00Z",
      live: true,
      url: "https://careers.banksiacoast.example/873/cw/en/job/512311/senior-social-worker",
    },
    {
      title: "Patient Transport Driver Pool",
      employer: "Banksia Coast Health",
      reference: "512340",
      places: ["Port Macquarie NSW"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25T01:00:00Z",
      closes: null,
      live: true,
      url: "https://careers.banksiacoast.example/873/cw/en/job/512340/patient-transport-driver-pool",
    },
    {
      title: "Cook Grade B",
      reference: "511087",
      places: ["Grafton NSW"],
      closes: "2026-11-08T12:55:00Z",
      live: false,
    },
  ],
};
