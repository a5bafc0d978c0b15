/** A works' channel with a shop's namespace: town, state, country and postcode in brackets after each title, a term in the title and hours in an element, pay in the text. */
export const worksChannel = {
  name: "works' channel, places in brackets after titles",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>Quoll Smelting Jobs</title>
<link>https://careers.quollsmelting.example/</link>
<description>Jobs at Quoll Smelting</description>
<language>en_GB</language>
<ttl>1440</ttl>
<item>
<title>Process Technician (Port Pirie, SA, AU, 5540)</title>
<description><![CDATA[<p>Furnaces, fumes and figures, on a roster of four days and four nights.</p><p>Salary: $41.20 - $44.75 per hour + super</p>]]></description>
<pubDate>Wed, 18 Nov 2026 22:00:00 GMT</pubDate>
<link>https://careers.quollsmelting.example/job/Port-Pirie-Process-Technician-SA-5540/1187120055/</link>
<guid isPermaLink="false">1187120055</guid>
<g:id>1187120055</g:id>
<g:location>Port Pirie, SA, AU, 5540</g:location>
<g:employer>Quoll Smelting</g:employer>
<g:job_function>Operations</g:job_function>
<g:job_type>Full-time</g:job_type>
<g:expiration_date>2026-12-12</g:expiration_date>
<g:image_link/>
</item>
<item>
<title>Safety Adviser - 12 month contract (Gladstone, QLD, AU, 4680)</title>
<description><![CDATA[<p>Walk, look, ask, write it down.</p><p>Salary: $61.50 per hour</p>]]></description>
<pubDate>Mon, 23 Nov 2026 22:00:00 GMT</pubDate>
<link>https://careers.quollsmelting.example/job/Gladstone-Safety-Adviser-QLD-4680/1187204410/</link>
<guid isPermaLink="false">1187204410</guid>
<g:id>1187204410</g:id>
<g:location>Gladstone, QLD, AU, 4680</g:location>
<g:employer>Quoll Smelting</g:employer>
<g:job_function>Health and Safety</g:job_function>
<g:job_type>Part-time</g:job_type>
<g:expiration_date/>
<g:image_link/>
</item>
<item>
<title>Crane Rigger (Port Pirie, SA, AU, 5540)</title>
<description><![CDATA[<p>Up, across, down.</p>]]></description>
<pubDate>Mon, 19 Oct 2026 22:00:00 GMT</pubDate>
<link>https://careers.quollsmelting.example/job/Port-Pirie-Crane-Rigger-SA-5540/1186033921/</link>
<guid isPermaLink="false">1186033921</guid>
<g:id>1186033921</g:id>
<g:location>Port Pirie, SA, AU, 5540</g:location>
<g:employer>Quoll Smelting</g:employer>
<g:job_type>Full-time</g:job_type>
<g:expiration_date>2026-11-20</g:expiration_date>
</item>
</channel>
</rss>
`,
  expected: [
    {
      title: "Process Technician",
      employer: "Quoll Smelting",
      reference: "1187120055",
      places: ["Port Pirie SA"],
      pay: { min: 41.2, max: 44.75, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-18T22:00:00Z",
      closes: "2026-12-12",
      live: true,
      url: "https://careers.quollsmelting.example/job/Port-Pirie-Process-Technician-SA-5540/1187120055/",
    },
    {
      title: "Safety Adviser - 12 month contract",
      employer: "Quoll Smelting",
      reference: "1187204410",
      places: ["Gladstone QLD"],
      pay: { min: 61.5, max: 61.5, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-23T22:00:00Z",
      closes: null,
      live: true,
      url: "https://careers.quollsmelting.example/job/Gladstone-Safety-Adviser-QLD-4680/1187204410/",
    },
    { title: "Crane Rigger", reference: "1186033921", live: false },
  ],
};

/** A health service's Atom feed: facts in categories by scheme, contact persons as authors of entries, texts as escaped HTML and as XHTML, an allowance beside the pay, one that a category calls closed. */
export const atom = {
  name: "Atom feed, contact persons as authors",
  extension: "atom",
  contentType: "application/atom+xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">
  <id>https://tarkinehealth.example/vacancies</id>
  <title>Vacancies - Tarkine Health</title>
  <updated>2026-11-26T06:00:00+11:00</updated>
  <author><name>Tarkine Health</name><uri>https://tarkinehealth.example/</uri></author>
  <link rel="self" href="https://tarkinehealth.example/vacancies.atom"/>
  <entry>
    <id>tag:tarkinehealth.example,2026:vacancy:TH-2291</id>
    <title type="html">Registered Nurse &amp;amp; Midwife</title>
    <link rel="alternate" type="text/html" href="https://tarkinehealth.example/vacancies/TH-2291"/>
    <published>2026-11-17T09:00:00+11:00</published>
    <updated>2026-11-24T16:30:00+11:00</updated>
    <author><name>Renee Whitcombe</name><email>renee.whitcombe@tarkinehealth.example</email></author>
    <category scheme="https://tarkinehealth.example/scheme/location" term="burnie" label="Burnie TAS"/>
    <category scheme="https://tarkinehealth.example/scheme/work-type" term="ppt" label="Permanent part time"/>
    <category scheme="https://tarkinehealth.example/scheme/status" term="open" label="Open"/>
    <content type="html">&lt;p&gt;Nights and days on a ward of nine beds.&lt;/p&gt;&lt;dl&gt;&lt;dt&gt;Reference&lt;/dt&gt;&lt;dd&gt;TH-2291&lt;/dd&gt;&lt;dt&gt;Salary&lt;/dt&gt;&lt;dd&gt;$38.94 &amp;ndash; $47.62 per hour, and salary packaging of up to $9,010&lt;/dd&gt;&lt;dt&gt;Closing date&lt;/dt&gt;&lt;dd&gt;11.55 pm, Sunday 13 December 2026&lt;/dd&gt;&lt;/dl&gt;</content>
  </entry>
  <entry>
    <id>tag:tarkinehealth.example,2026:vacancy:TH-2298</id>
    <title>Ward Clerk (Pool)</title>
    <link rel="alternate" type="text/html" href="https://tarkinehealth.example/vacancies/TH-2298"/>
    <published>2026-11-25T08:15:00+11:00</published>
    <updated>2026-11-25T08:15:00+11:00</updated>
    <author><name>Dale Okonjo</name></author>
    <category scheme="https://tarkinehealth.example/scheme/location" term="burnie" label="Burnie TAS"/>
    <category scheme="https://tarkinehealth.example/scheme/location" term="wynyard" label="Wynyard TAS"/>
    <category scheme="https://tarkinehealth.example/scheme/work-type" term="cas" label="Casual"/>
    <category scheme="https://tarkinehealth.example/scheme/status" term="open" label="Open"/>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Phones, charts and calm.</p><dl><dt>Reference</dt><dd>TH-2298</dd><dt>Salary</dt><dd>$34.07 per hour plus 25% casual loading</dd><dt>Closing date</dt><dd>Ongoing</dd></dl></div></content>
  </entry>
  <entry>
    <id>tag:tarkinehealth.example,2026:vacancy:TH-2270</id>
    <title>Podiatrist</title>
    <link rel="alternate" type="text/html" href="https://tarkinehealth.example/vacancies/TH-2270"/>
    <published>2026-10-20T09:00:00+11:00</published>
    <updated>2026-11-18T12:00:00+11:00</updated>
    <category scheme="https://tarkinehealth.example/scheme/location" term="smithton" label="Smithton TAS"/>
    <category scheme="https://tarkinehealth.example/scheme/work-type" term="pft" label="Permanent full time"/>
    <category scheme="https://tarkinehealth.example/scheme/status" term="closed" label="Closed"/>
    <content type="html">&lt;p&gt;Feet.&lt;/p&gt;</content>
  </entry>
</feed>
`,
  expected: [
    {
      title: "Registered Nurse & Midwife",
      employer: "Tarkine Health",
      reference: "TH-2291",
      places: ["Burnie TAS"],
      pay: { min: 38.94, max: 47.62, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-16T22:00:00Z",
      closes: "2026-12-13",
      live: true,
      url: "https://tarkinehealth.example/vacancies/TH-2291",
    },
    {
      title: "Ward Clerk (Pool)",
      employer: "Tarkine Health",
      reference: "TH-2298",
      places: ["Burnie TAS", "Wynyard TAS"],
      pay: { min: 34.07, max: 34.07, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24T21:15:00Z",
      closes: null,
      live: true,
      url: "https://tarkinehealth.example/vacancies/TH-2298",
    },
    { title: "Podiatrist", live: false },
  ],
};

/** A state's channel: each fact is a line of the description that its label begins, several agencies, towns with a stroke or a whole state, closing moments with the hour after a dash. */
export const stateChannel = {
  name: "state's channel, facts as lines of descriptions",
  extension: "rss",
  contentType: "application/rss+xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0">
<channel>
<title>Work for the State: latest jobs</title>
<link>https://statejobs.example/</link>
<description>Jobs of all agencies, newest first</description>
<copyright>State of New South Wales</copyright>
<item>
<title>Survey Assistant</title>
<link>https://statejobs.example/job/rivers-survey-assistant-00410ZQ</link>
<guid>https://statejobs.example/job/rivers-survey-assistant-00410ZQ</guid>
<pubDate>Thu, 19 Nov 2026 09:00:00 +1100</pubDate>
<description>&lt;b&gt;Organisation:&lt;/b&gt; Department of Rivers and Roads&lt;br/&gt;&lt;b&gt;Job reference:&lt;/b&gt; 00410ZQ&lt;br/&gt;&lt;b&gt;Location:&lt;/b&gt; Dubbo / Orange&lt;br/&gt;&lt;b&gt;Work type:&lt;/b&gt; Temporary, Full-Time&lt;br/&gt;&lt;b&gt;Salary:&lt;/b&gt; $78,412 to $85,930 pa, plus employer&amp;#8217;s contribution to superannuation and annual leave loading&lt;br/&gt;&lt;b&gt;Closing date:&lt;/b&gt; 16/12/2026 - 11:59 PM&lt;br/&gt;&lt;b&gt;Enquiries:&lt;/b&gt; Marguerite Oyelaran, 02 5550 0190&lt;br/&gt;Staffs, levels and a boat.</description>
</item>
<item>
<title>Senior Policy Officer - Grade 9/10</title>
<link>https://statejobs.example/job/heritage-senior-policy-officer-00418KD</link>
<guid>https://statejobs.example/job/heritage-senior-policy-officer-00418KD</guid>
<pubDate>Tue, 24 Nov 2026 14:30:00 +1100</pubDate>
<description>&lt;b&gt;Organisation:&lt;/b&gt; Office of Lighthouses and Heritage&lt;br/&gt;&lt;b&gt;Job reference:&lt;/b&gt; 00418KD&lt;br/&gt;&lt;b&gt;Location:&lt;/b&gt; Various locations in NSW&lt;br/&gt;&lt;b&gt;Work type:&lt;/b&gt; Ongoing, Full-Time or Part-Time&lt;br/&gt;&lt;b&gt;Salary:&lt;/b&gt; $129,464 to $142,665 pa&lt;br/&gt;&lt;b&gt;Closing date:&lt;/b&gt; 13/12/2026 - 11:59 PM&lt;br/&gt;&lt;b&gt;Enquiries:&lt;/b&gt; N/A&lt;br/&gt;Two days in an office, the others where you like.</description>
</item>
<item>
<title>Ferry Deckhand</title>
<link>https://statejobs.example/job/rivers-ferry-deckhand-00389AB</link>
<guid>https://statejobs.example/job/rivers-ferry-deckhand-00389AB</guid>
<pubDate>Fri, 30 Oct 2026 09:00:00 +1100</pubDate>
<description>&lt;b&gt;Organisation:&lt;/b&gt; Department of Rivers and Roads&lt;br/&gt;&lt;b&gt;Job reference:&lt;/b&gt; 00389AB&lt;br/&gt;&lt;b&gt;Location:&lt;/b&gt; Grafton&lt;br/&gt;&lt;b&gt;Work type:&lt;/b&gt; Casual&lt;br/&gt;&lt;b&gt;Salary:&lt;/b&gt; $33.18 per hour&lt;br/&gt;&lt;b&gt;Closing date:&lt;/b&gt; 15/11/2026 - 11:59 PM&lt;br/&gt;Ropes.</description>
</item>
</channel>
</rss>
`,
  expected: [
    {
      title: "Survey Assistant",
      employer: "Department of Rivers and Roads",
      reference: "00410ZQ",
      places: ["Dubbo NSW", "Orange NSW"],
      pay: { min: 78_412, max: 85_930, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-18T22:00:00Z",
      closes: "2026-12-16",
      live: true,
      url: "https://statejobs.example/job/rivers-survey-assistant-00410ZQ",
    },
    {
      title: "Senior Policy Officer - Grade 9/10",
      employer: "Office of Lighthouses and Heritage",
      reference: "00418KD",
      places: ["NSW"],
      pay: { min: 129_464, max: 142_665, interval: "year" },
      workTypes: ["Full time", "Part time"],
      posted: "2026-11-24T03:30:00Z",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://statejobs.example/job/heritage-senior-policy-officer-00418KD",
    },
    { title: "Ferry Deckhand", live: false },
  ],
};

/** A board for work from home: the company and a colon before each title, the company's seat in the text, closing days with the month in letters, no pay or pay after the currency's letters. */
export const fromHome = {
  name: "board for work from home, companies before titles",
  extension: "rss",
  contentType: "application/rss+xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1" xmlns:media="http://search.yahoo.com/mrss">
  <channel>
    <title>Slippers On: remote jobs in Australia</title>
    <link>https://slipperson.example/remote-jobs</link>
    <description>Every job here is fully remote</description>
    <language>en-AU</language>
    <ttl>60</ttl>
    <item>
      <media:content url="https://slipperson.example/logos/ringtail.png" type="image/png"/>
      <title>Ringtail Software: Payroll Engineer</title>
      <region>Australia Only</region>
      <country/>
      <category>Full-Stack Programming</category>
      <type>Full-Time</type>
      <skills>Kotlin, Awards</skills>
      <description>&lt;img src="https://slipperson.example/logos/ringtail.png" alt="" /&gt;&lt;p&gt;&lt;strong&gt;Headquarters:&lt;/strong&gt; Melbourne&lt;br /&gt;&lt;strong&gt;URL:&lt;/strong&gt; &lt;a href="https://ringtail.example"&gt;https://ringtail.example&lt;/a&gt;&lt;/p&gt;&lt;p&gt;Turn 121 awards into one function.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Salary:&lt;/strong&gt; AUD 120,000 &amp;ndash; 140,000 a year&lt;/p&gt;</description>
      <pubDate>Wed, 18 Nov 2026 01:44:10 +0000</pubDate>
      <expires_at>December 18, 2026</expires_at>
      <guid>https://slipperson.example/remote-jobs/ringtail-software-payroll-engineer</guid>
      <link>https://slipperson.example/remote-jobs/ringtail-software-payroll-engineer</link>
    </item>
    <item>
      <title>Brolga &amp;amp; Daughters: Copy Editor</title>
      <region>Australia Only</region>
      <country/>
      <category>Writing</category>
      <type>Contract</type>
      <skills/>
      <description>&lt;p&gt;&lt;strong&gt;Headquarters:&lt;/strong&gt; Fremantle&lt;/p&gt;&lt;p&gt;Cookbooks, mostly.&lt;/p&gt;</description>
      <pubDate>Tue, 24 Nov 2026 06:00:00 +0000</pubDate>
      <expires_at>December 24, 2026</expires_at>
      <guid>https://slipperson.example/remote-jobs/brolga-daughters-copy-editor</guid>
      <link>https://slipperson.example/remote-jobs/brolga-daughters-copy-editor</link>
    </item>
  </channel>
</rss>
`,
  expected: [
    {
      title: "Payroll Engineer",
      employer: "Ringtail Software",
      pay: { min: 120_000, max: 140_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18T01:44:10Z",
      closes: "2026-12-18",
      remote: true,
      live: true,
      url: "https://slipperson.example/remote-jobs/ringtail-software-payroll-engineer",
    },
    {
      title: "Copy Editor",
      employer: "Brolga & Daughters",
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-24T06:00:00Z",
      closes: "2026-12-24",
      remote: true,
      live: true,
      url: "https://slipperson.example/remote-jobs/brolga-daughters-copy-editor",
    },
  ],
};
