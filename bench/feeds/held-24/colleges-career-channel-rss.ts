/** Usual: the channel of a group of English language colleges from its career site, places in a namespace of the vendor with the state beside the town, a word for how far one works from home, kinds as codes with a term beside them, texts in character data with pay and end as bold words before their facts, moments with Perth's offset, a number as the guid, an item that invites people to connect, one whose title says that it is closed. */
export const collegesCareerChannelRss = {
  name: "held-24 career channel of language colleges",
  extension: "xml",
  contentType: "application/rss+xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:ct="https://careerteam.example/rss/2" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Harbour Lights English Colleges</title>
    <description>Open positions at Harbour Lights English Colleges</description>
    <link>https://careers.harbourlightsenglish.example/jobs</link>
    <atom:link href="https://careers.harbourlightsenglish.example/jobs.rss" rel="self" type="application/rss+xml"/>
    <language>en-AU</language>
    <item>
      <title>Teacher of English (Evening Classes)</title>
      <description><![CDATA[<p>Your students have driven a taxi, cleaned an office or cooked since five in the morning, and they come to you at half past six. They are tired and they laugh a lot. You teach two levels, four nights a week, from a book that you may ignore.</p><p>You need a degree and a certificate in teaching adults. A course costs our students $310 a week, so we expect you to be prepared.</p><p><strong>Pay:</strong> $58.40 to $64.10 per hour</p><p><strong>Apply by:</strong> 14 December 2026</p>]]></description>
      <pubDate>Tue, 17 Nov 2026 10:20:00 +0800</pubDate>
      <link>https://careers.harbourlightsenglish.example/jobs/6610214-teacher-of-english-evening-classes</link>
      <guid isPermaLink="false">6610214</guid>
      <remoteStatus>none</remoteStatus>
      <ct:department>Teaching</ct:department>
      <ct:employmentType>part_time</ct:employmentType>
      <ct:employmentTerm>permanent</ct:employmentTerm>
      <ct:locations>
        <ct:location>
          <ct:name>City campus</ct:name>
          <ct:address>240 Murray Street</ct:address>
          <ct:zip>6000</ct:zip>
          <ct:city>Perth</ct:city>
          <ct:region>WA</ct:region>
          <ct:country>Australia</ct:country>
        </ct:location>
      </ct:locations>
    </item>
    <item>
      <title>Academic Manager &amp; Examinations</title>
      <description><![CDATA[<p>Nineteen teachers, four hundred students and an examination on the second Saturday of every month. You observe lessons, make the timetable and know what to do when the listening recording will not play.</p><p>You belong to both campuses and drive between them on Wednesdays. Until the end of 2027, while the position is reviewed.</p><p><strong>Pay:</strong> $101,500 to $109,000 per year</p><p><strong>Apply by:</strong> 8 January 2027</p>]]></description>
      <pubDate>Fri, 20 Nov 2026 16:45:30 +0800</pubDate>
      <link>https://careers.harbourlightsenglish.example/jobs/6613370-academic-manager-examinations</link>
      <guid isPermaLink="false">6613370</guid>
      <remoteStatus>hybrid</remoteStatus>
      <ct:department>Academic</ct:department>
      <ct:employmentType>full_time</ct:employmentType>
      <ct:employmentTerm>fixed_term</ct:employmentTerm>
      <ct:locations>
        <ct:location>
          <ct:name>City campus</ct:name>
          <ct:address>240 Murray Street</ct:address>
          <ct:zip>6000</ct:zip>
          <ct:city>Perth</ct:city>
          <ct:region>WA</ct:region>
          <ct:country>Australia</ct:country>
        </ct:location>
        <ct:location>
          <ct:name>Port campus</ct:name>
          <ct:address>9 Cliff Street</ct:address>
          <ct:zip>6160</ct:zip>
          <ct:city>Fremantle</ct:city>
          <ct:region>WA</ct:region>
          <ct:country>Australia</ct:country>
        </ct:location>
      </ct:locations>
    </item>
    <item>
      <title>Homestay Coordinator</title>
      <description><![CDATA[<p>You find families with a spare room and a sense of humour, and you match them with a nineteen-year-old from Nagoya who has never met a dog. When it does not work, you drive over.</p><p><strong>Pay:</strong> $33.75 per hour</p>]]></description>
      <pubDate>Mon, 23 Nov 2026 09:05:00 +0800</pubDate>
      <link>https://careers.harbourlightsenglish.example/jobs/6614881-homestay-coordinator</link>
      <guid isPermaLink="false">6614881</guid>
      <remoteStatus>none</remoteStatus>
      <ct:department>Students</ct:department>
      <ct:employmentType>casual</ct:employmentType>
      <ct:employmentTerm/>
      <ct:locations>
        <ct:location>
          <ct:name>Cairns campus</ct:name>
          <ct:address>31 Abbott Street</ct:address>
          <ct:zip>4870</ct:zip>
          <ct:city>Cairns</ct:city>
          <ct:region>QLD</ct:region>
          <ct:country>Australia</ct:country>
        </ct:location>
      </ct:locations>
    </item>
    <item>
      <title>Online Course Writer</title>
      <description><![CDATA[<p>We have twelve units of English for nurses, and nurses tell us that nobody on a ward speaks like that. You talk to nurses and rewrite all twelve.</p><p>You do it wherever you live, as long as your plug is Australian. Pay is agreed by the unit.</p><p><strong>Apply by:</strong> 18 December 2026</p>]]></description>
      <pubDate>Wed, 25 Nov 2026 11:30:00 +0800</pubDate>
      <link>https://careers.harbourlightsenglish.example/jobs/6616002-online-course-writer</link>
      <guid isPermaLink="false">6616002</guid>
      <remoteStatus>fully</remoteStatus>
      <ct:department>Academic</ct:department>
      <ct:employmentType>contract</ct:employmentType>
      <ct:employmentTerm>fixed_term</ct:employmentTerm>
      <ct:locations/>
    </item>
    <item>
      <title>CLOSED: Student Adviser (Portuguese or Spanish)</title>
      <description><![CDATA[<p>Thank you, we have had more than enough applications.</p>]]></description>
      <pubDate>Mon, 02 Nov 2026 12:00:00 +0800</pubDate>
      <link>https://careers.harbourlightsenglish.example/jobs/6601177-student-adviser</link>
      <guid isPermaLink="false">6601177</guid>
      <remoteStatus>none</remoteStatus>
      <ct:department>Students</ct:department>
      <ct:employmentType>full_time</ct:employmentType>
      <ct:employmentTerm>permanent</ct:employmentTerm>
      <ct:locations>
        <ct:location>
          <ct:name>Port campus</ct:name>
          <ct:address>9 Cliff Street</ct:address>
          <ct:zip>6160</ct:zip>
          <ct:city>Fremantle</ct:city>
          <ct:region>WA</ct:region>
          <ct:country>Australia</ct:country>
        </ct:location>
      </ct:locations>
    </item>
    <item>
      <title>Connect with us: join our talent network</title>
      <description><![CDATA[<p>Not ready to apply? Leave your name and your profile, and we will be in touch when something opens.</p>]]></description>
      <pubDate>Thu, 05 Feb 2026 09:00:00 +0800</pubDate>
      <link>https://careers.harbourlightsenglish.example/connect</link>
      <guid isPermaLink="false">connect</guid>
      <remoteStatus>none</remoteStatus>
      <ct:department/>
      <ct:employmentType/>
      <ct:employmentTerm/>
      <ct:locations/>
    </item>
  </channel>
</rss>
`,
  expected: [
    {
      title: "Teacher of English (Evening Classes)",
      employer: "Harbour Lights English Colleges",
      places: ["Perth WA"],
      pay: { min: 58.4, max: 64.1, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-17T02:20:00Z",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://careers.harbourlightsenglish.example/jobs/6610214-teacher-of-english-evening-classes",
    },
    {
      title: "Academic Manager & Examinations",
      employer: "Harbour Lights English Colleges",
      places: ["Perth WA", "Fremantle WA"],
      pay: { min: 101_500, max: 109_000, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-20T08:45:30Z",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://careers.harbourlightsenglish.example/jobs/6613370-academic-manager-examinations",
    },
    {
      title: "Homestay Coordinator",
      employer: "Harbour Lights English Colleges",
      places: ["Cairns QLD"],
      pay: { min: 33.75, max: 33.75, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23T01:05:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.harbourlightsenglish.example/jobs/6614881-homestay-coordinator",
    },
    {
      title: "Online Course Writer",
      employer: "Harbour Lights English Colleges",
      places: [],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-25T03:30:00Z",
      closes: "2026-12-18",
      remote: true,
      live: true,
      url: "https://careers.harbourlightsenglish.example/jobs/6616002-online-course-writer",
    },
    {
      title: "Student Adviser (Portuguese or Spanish)",
      places: ["Fremantle WA"],
      live: false,
    },
  ],
};
