/** A health service's listing: facts in a namespace of the vendor, several places by repeating, pay per week within the text, one open until filled, one past its end. */
export const healthListing = {
  name: "held-11 listing of a health service with a vendor's namespace",
  employer: "Murrindal Health",
  extension: "xml",
  contentType: "application/rss+xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<rss xmlns:a10="http://www.w3.org/2005/Atom" xmlns:job="http://pageuppeople.com/" version="2.0">
  <channel>
    <title>Murrindal Health - Current Opportunities</title>
    <link>https://careers.murrindalhealth.example/en/listing/</link>
    <description>Current Opportunities</description>
    <language>en</language>
    <lastBuildDate>Sun, 29 Nov 2026 06:00:00 +1100</lastBuildDate>
    <item>
      <guid isPermaLink="false">512208</guid>
      <link>https://careers.murrindalhealth.example/en/job/512208/clinical-nurse-specialist-renal</link>
      <title>Clinical Nurse Specialist - Renal</title>
      <description>&lt;p&gt;Six chairs, three shifts, one long view of the lakes.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Salary:&lt;/strong&gt; $1,912.30 - $2,087.90 per week (YS11), plus superannuation and salary packaging&lt;/p&gt;</description>
      <pubDate>Thu, 12 Nov 2026 09:00:00 +1100</pubDate>
      <a10:updated>2026-11-12T09:00:00+11:00</a10:updated>
      <job:refNo>512208</job:refNo>
      <job:location>Bairnsdale, Victoria</job:location>
      <job:location>Sale, Victoria</job:location>
      <job:workType>Permanent Full Time</job:workType>
      <job:category>Nursing and Midwifery</job:category>
      <job:closingDate>Sun, 20 Dec 2026 23:55:00 +1100</job:closingDate>
    </item>
    <item>
      <guid isPermaLink="false">512231</guid>
      <link>https://careers.murrindalhealth.example/en/job/512231/allied-health-assistant</link>
      <title>Allied Health Assistant</title>
      <description>&lt;p&gt;Hydrotherapy on Mondays, home visits for the rest of it. Parental leave cover to November 2027.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Salary:&lt;/strong&gt; $31.58 - $34.42 per hour&lt;/p&gt;</description>
      <pubDate>Mon, 16 Nov 2026 14:20:00 +1100</pubDate>
      <a10:updated>2026-11-17T08:02:00+11:00</a10:updated>
      <job:refNo>512231</job:refNo>
      <job:location>Orbost, Victoria</job:location>
      <job:workType>Fixed Term Part Time</job:workType>
      <job:category>Allied Health</job:category>
      <job:closingDate>Wed, 16 Dec 2026 23:55:00 +1100</job:closingDate>
    </item>
    <item>
      <guid isPermaLink="false">511870</guid>
      <link>https://careers.murrindalhealth.example/en/job/511870/general-practitioner-anaesthetist</link>
      <title>General Practitioner - Anaesthetist</title>
      <description>&lt;p&gt;Two lists a week and a beach at the end of the street. Open until filled.&lt;/p&gt;</description>
      <pubDate>Tue, 20 Oct 2026 11:00:00 +1100</pubDate>
      <a10:updated>2026-11-24T16:45:00+11:00</a10:updated>
      <job:refNo>511870</job:refNo>
      <job:location>Lakes Entrance, Victoria</job:location>
      <job:workType>Permanent Full Time</job:workType>
      <job:category>Medical</job:category>
      <job:closingDate></job:closingDate>
    </item>
    <item>
      <guid isPermaLink="false">512066</guid>
      <link>https://careers.murrindalhealth.example/en/job/512066/ward-clerk</link>
      <title>Ward Clerk</title>
      <description>&lt;p&gt;Weekends and the odd Tuesday.&lt;/p&gt;</description>
      <pubDate>Mon, 26 Oct 2026 09:30:00 +1100</pubDate>
      <a10:updated>2026-10-26T09:30:00+11:00</a10:updated>
      <job:refNo>512066</job:refNo>
      <job:location>Sale, Victoria</job:location>
      <job:workType>Casual</job:workType>
      <job:category>Administration</job:category>
      <job:closingDate>Tue, 10 Nov 2026 23:55:00 +1100</job:closingDate>
    </item>
  </channel>
</rss>`,
  expected: [
    {
      title: "Clinical Nurse Specialist - Renal",
      employer: "Murrindal Health",
      reference: "512208",
      places: ["Bairnsdale VIC", "Sale VIC"],
      pay: { min: 1912.3, max: 2087.9, interval: "week" },
      workTypes: ["Full time"],
      posted: "2026-11-11T22:00:00Z",
      closes: "2026-12-20T12:55:00Z",
      live: true,
      url: "https://careers.murrindalhealth.example/en/job/512208/clinical-nurse-specialist-renal",
    },
    {
      title: "Allied Health Assistant",
      employer: "Murrindal Health",
      reference: "512231",
      places: ["Orbost VIC"],
      pay: { min: 31.58, max: 34.42, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-16T03:20:00Z",
      closes: "2026-12-16T12:55:00Z",
      live: true,
      url: "https://careers.murrindalhealth.example/en/job/512231/allied-health-assistant",
    },
    {
      title: "General Practitioner - Anaesthetist",
      employer: "Murrindal Health",
      reference: "511870",
      places: ["Lakes Entrance VIC"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-10-20T00:00:00Z",
      closes: null,
      live: true,
      url: "https://careers.murrindalhealth.example/en/job/511870/general-practitioner-anaesthetist",
    },
    {
      title: "Ward Clerk",
      employer: "Murrindal Health",
      reference: "512066",
      places: ["Sale VIC"],
      closes: "2026-11-10T12:55:00Z",
      live: false,
    },
  ],
};

/** A council's page of vacancies as Atom: every fact but the title in a table of the text, ends said with an hour and a weekday. */
export const councilEntries = {
  name: "held-11 entries of a council with facts in tables",
  employer: "Coolamarra District Council",
  extension: "atom",
  contentType: "application/atom+xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">
  <title>Positions vacant</title>
  <subtitle>Work with us</subtitle>
  <id>https://www.coolamarra.example/work-with-us/feed</id>
  <link rel="self" type="application/atom+xml" href="https://www.coolamarra.example/work-with-us/feed"/>
  <link rel="alternate" type="text/html" href="https://www.coolamarra.example/work-with-us"/>
  <updated>2026-11-27T16:12:00+10:30</updated>
  <author><name>Coolamarra District Council</name></author>
  <entry>
    <id>tag:coolamarra.example,2026-11-13:page/2291</id>
    <title type="html">Team Leader &amp;ndash; Roads</title>
    <link rel="alternate" type="text/html" href="https://www.coolamarra.example/work-with-us/team-leader-roads"/>
    <published>2026-11-13T11:00:00+10:30</published>
    <updated>2026-11-13T11:04:00+10:30</updated>
    <content type="html"><![CDATA[<table class="facts"><tbody>
<tr><th scope="row">Position number</th><td>CDC-348</td></tr>
<tr><th scope="row">Location</th><td>Port Augusta SA 5700</td></tr>
<tr><th scope="row">Employment type</th><td>Permanent, full time</td></tr>
<tr><th scope="row">Salary</th><td>$82,316 &ndash; $88,904 per annum (ME6)</td></tr>
<tr><th scope="row">Closing date</th><td>5pm, Friday 18 December 2026</td></tr>
</tbody></table>
<p>Two graders, one roller, eleven hundred kilometres. You decide which of them comes first.</p>]]></content>
  </entry>
  <entry>
    <id>tag:coolamarra.example,2026-11-20:page/2298</id>
    <title type="html">Library Officer</title>
    <link rel="alternate" type="text/html" href="https://www.coolamarra.example/work-with-us/library-officer"/>
    <published>2026-11-20T09:30:00+10:30</published>
    <updated>2026-11-20T09:30:00+10:30</updated>
    <content type="html"><![CDATA[<table class="facts"><tbody>
<tr><th scope="row">Position number</th><td>CDC-352</td></tr>
<tr><th scope="row">Location</th><td>Quorn SA 5433</td></tr>
<tr><th scope="row">Employment type</th><td>Casual</td></tr>
<tr><th scope="row">Salary</th><td>$37.48 per hour (includes 25% loading)</td></tr>
<tr><th scope="row">Closing date</th><td>Monday 21 December 2026 at noon</td></tr>
</tbody></table>
<p>Story time on Wednesdays; a good voice for bears.</p>]]></content>
  </entry>
  <entry>
    <id>tag:coolamarra.example,2026-10-30:page/2280</id>
    <title type="html">Planning &amp;amp; Building Officer</title>
    <link rel="alternate" type="text/html" href="https://www.coolamarra.example/work-with-us/planning-building-officer"/>
    <published>2026-10-30T10:00:00+10:30</published>
    <updated>2026-10-30T10:00:00+10:30</updated>
    <content type="html"><![CDATA[<table class="facts"><tbody>
<tr><th scope="row">Position number</th><td>CDC-341</td></tr>
<tr><th scope="row">Location</th><td>Port Augusta SA 5700</td></tr>
<tr><th scope="row">Employment type</th><td>Fixed term, full time</td></tr>
<tr><th scope="row">Salary</th><td>$79,440 &ndash; $86,120 per annum (GO5)</td></tr>
<tr><th scope="row">Closing date</th><td>5pm, Friday 20 November 2026</td></tr>
</tbody></table>
<p>Sheds, verandahs, and now and then a solar farm.</p>]]></content>
  </entry>
</feed>`,
  expected: [
    {
      title: "Team Leader – Roads",
      employer: "Coolamarra District Council",
      reference: "CDC-348",
      places: ["Port Augusta SA"],
      pay: { min: 82_316, max: 88_904, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-13T00:30:00Z",
      closes: "2026-12-18",
      live: true,
      url: "https://www.coolamarra.example/work-with-us/team-leader-roads",
    },
    {
      title: "Library Officer",
      employer: "Coolamarra District Council",
      reference: "CDC-352",
      places: ["Quorn SA"],
      pay: { min: 37.48, max: 37.48, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-19T23:00:00Z",
      closes: "2026-12-21",
      live: true,
      url: "https://www.coolamarra.example/work-with-us/library-officer",
    },
    {
      title: "Planning & Building Officer",
      employer: "Coolamarra District Council",
      reference: "CDC-341",
      places: ["Port Augusta SA"],
      closes: "2026-11-20",
      live: false,
    },
  ],
};

/** A utility's feed for a merchant's search: places as a line with a country and a postcode, the place again in the title's brackets, pay within the text. */
export const utilityItems = {
  name: "held-11 items of a water utility in a merchant's namespace",
  extension: "xml",
  contentType: "application/xml;charset=UTF-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0">
  <channel>
    <title>Southern Catchments Water jobs</title>
    <link>https://jobs.southerncatchments.example</link>
    <description>All jobs</description>
    <item>
      <title>Boilermaker (Kwinana, WA, AU, 6167)</title>
      <description><![CDATA[<p>Pump stations, pressure vessels, a shed with its own crane. $51.20 to $56.75 per hour under our enterprise agreement.</p>]]></description>
      <g:publish_date>2026-11-18</g:publish_date>
      <g:expiration_date>2026-12-27</g:expiration_date>
      <g:employer>Southern Catchments Water</g:employer>
      <g:job_function>Trades</g:job_function>
      <g:job_type>Full Time</g:job_type>
      <g:location>Kwinana, WA, AU, 6167</g:location>
      <g:id>1140223300</g:id>
      <guid isPermaLink="false">1140223300</guid>
      <link>https://jobs.southerncatchments.example/job/Kwinana-Boilermaker-WA-6167/1140223300/</link>
    </item>
    <item>
      <title>Catchment Officer (Warrnambool, VIC, AU, 3280)</title>
      <description><![CDATA[<p>Fences, frogs and farmers. Twelve-month fixed term. $84,600 to $91,350 per annum plus 12% superannuation.</p>]]></description>
      <g:publish_date>2026-11-24</g:publish_date>
      <g:expiration_date>2026-12-23</g:expiration_date>
      <g:employer>Southern Catchments Water</g:employer>
      <g:job_function>Environment</g:job_function>
      <g:job_type>Fixed Term Full Time</g:job_type>
      <g:location>Warrnambool, VIC, AU, 3280</g:location>
      <g:id>1140871400</g:id>
      <guid isPermaLink="false">1140871400</guid>
      <link>https://jobs.southerncatchments.example/job/Warrnambool-Catchment-Officer-VIC-3280/1140871400/</link>
    </item>
    <item>
      <title>Desalination Adviser (Suva, FJ)</title>
      <description><![CDATA[<p>A secondment to our Pacific partnership.</p>]]></description>
      <g:publish_date>2026-11-26</g:publish_date>
      <g:expiration_date>2027-01-15</g:expiration_date>
      <g:employer>Southern Catchments Water</g:employer>
      <g:job_function>Engineering</g:job_function>
      <g:job_type>Contract</g:job_type>
      <g:location>Suva, FJ</g:location>
      <g:id>1141002200</g:id>
      <guid isPermaLink="false">1141002200</guid>
      <link>https://jobs.southerncatchments.example/job/Suva-Desalination-Adviser/1141002200/</link>
    </item>
  </channel>
</rss>`,
  expected: [
    {
      title: "Boilermaker",
      employer: "Southern Catchments Water",
      reference: "1140223300",
      places: ["Kwinana WA"],
      pay: { min: 51.2, max: 56.75, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-27",
      live: true,
      url: "https://jobs.southerncatchments.example/job/Kwinana-Boilermaker-WA-6167/1140223300/",
    },
    {
      title: "Catchment Officer",
      employer: "Southern Catchments Water",
      reference: "1140871400",
      places: ["Warrnambool VIC"],
      pay: { min: 84_600, max: 91_350, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24",
      closes: "2026-12-23",
      live: true,
      url: "https://jobs.southerncatchments.example/job/Warrnambool-Catchment-Officer-VIC-3280/1140871400/",
    },
    {
      title: "Desalination Adviser",
      employer: "Southern Catchments Water",
      reference: "1141002200",
      places: ["INT"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-26",
      closes: "2027-01-15",
      live: true,
      url: "https://jobs.southerncatchments.example/job/Suva-Desalination-Adviser/1141002200/",
    },
  ],
};

/** Rows of a health network's business tables: choices as numbers with their words in annotations, lookups the same way, a draft and a withdrawn row. */
export const networkRows = {
  name: "held-11 rows of a health network with formatted values",
  employer: "Pindan Coast Health Network",
  extension: "json",
  contentType: "application/json; odata.metadata=minimal",
  text: String.raw`{"@odata.context":"https://pindanhealth.crm6.example/api/data/v9.2/$metadata#pch_vacancies(pch_vacancynumber,pch_name,pch_worktype,pch_tenure,pch_salaryfrom,pch_salaryto,pch_salaryunit,_pch_town_value,pch_advertisedon,pch_closeson,pch_weblink,statuscode)","value":[
{"@odata.etag":"W/\"8811042\"","pch_vacancyid":"5b0e2f11-7ac4-ef11-b8e8-000d3a6b1c01","pch_vacancynumber":"VAC-00417","pch_name":"Child Health Nurse","pch_worktype@OData.Community.Display.V1.FormattedValue":"Part Time","pch_worktype":100000001,"pch_tenure@OData.Community.Display.V1.FormattedValue":"Permanent","pch_tenure":100000000,"pch_salaryfrom@OData.Community.Display.V1.FormattedValue":"$91,204.00","pch_salaryfrom":91204.0,"pch_salaryto@OData.Community.Display.V1.FormattedValue":"$103,118.00","pch_salaryto":103118.0,"pch_salaryunit@OData.Community.Display.V1.FormattedValue":"Per annum","pch_salaryunit":100000000,"_pch_town_value@OData.Community.Display.V1.FormattedValue":"Broome WA","_pch_town_value":"90aa1c77-01c1-ef11-b8e8-000d3a6b1c01","pch_advertisedon@OData.Community.Display.V1.FormattedValue":"19/11/2026","pch_advertisedon":"2026-11-19","pch_closeson@OData.Community.Display.V1.FormattedValue":"21/12/2026 4:00 PM","pch_closeson":"2026-12-21T08:00:00Z","pch_weblink":"https://careers.pindanhealth.example/vacancy/VAC-00417","statuscode@OData.Community.Display.V1.FormattedValue":"Published","statuscode":100000002},
{"@odata.etag":"W/\"8811077\"","pch_vacancyid":"77d9a0c4-7ac4-ef11-b8e8-000d3a6b1c01","pch_vacancynumber":"VAC-00421","pch_name":"Patient Transport Driver","pch_worktype@OData.Community.Display.V1.FormattedValue":"Casual","pch_worktype":100000002,"pch_tenure":null,"pch_salaryfrom@OData.Community.Display.V1.FormattedValue":"$35.66","pch_salaryfrom":35.66,"pch_salaryto@OData.Community.Display.V1.FormattedValue":"$37.02","pch_salaryto":37.02,"pch_salaryunit@OData.Community.Display.V1.FormattedValue":"Per hour","pch_salaryunit":100000002,"_pch_town_value@OData.Community.Display.V1.FormattedValue":"Derby WA","_pch_town_value":"a1bb1c77-01c1-ef11-b8e8-000d3a6b1c01","pch_advertisedon@OData.Community.Display.V1.FormattedValue":"23/11/2026","pch_advertisedon":"2026-11-23","pch_closeson@OData.Community.Display.V1.FormattedValue":"18/12/2026 4:00 PM","pch_closeson":"2026-12-18T08:00:00Z","pch_weblink":"https://careers.pindanhealth.example/vacancy/VAC-00421","statuscode@OData.Community.Display.V1.FormattedValue":"Published","statuscode":100000002},
{"@odata.etag":"W/\"8811090\"","pch_vacancyid":"8c11b3e0-7ac4-ef11-b8e8-000d3a6b1c01","pch_vacancynumber":"VAC-00425","pch_name":"Environmental Health Officer","pch_worktype@OData.Community.Display.V1.FormattedValue":"Full Time","pch_worktype":100000000,"pch_tenure@OData.Community.Display.V1.FormattedValue":"Fixed Term","pch_tenure":100000001,"pch_salaryfrom":null,"pch_salaryto":null,"pch_salaryunit":null,"_pch_town_value@OData.Community.Display.V1.FormattedValue":"Fitzroy Crossing WA","_pch_town_value":"b2cc1c77-01c1-ef11-b8e8-000d3a6b1c01","pch_advertisedon":null,"pch_closeson":null,"pch_weblink":null,"statuscode@OData.Community.Display.V1.FormattedValue":"Draft","statuscode":1},
{"@odata.etag":"W/\"8810311\"","pch_vacancyid":"1f02ce5a-61c0-ef11-b8e8-000d3a6b1c01","pch_vacancynumber":"VAC-00398","pch_name":"Dental Therapist","pch_worktype@OData.Community.Display.V1.FormattedValue":"Full Time","pch_worktype":100000000,"pch_tenure@OData.Community.Display.V1.FormattedValue":"Permanent","pch_tenure":100000000,"pch_salaryfrom@OData.Community.Display.V1.FormattedValue":"$88,730.00","pch_salaryfrom":88730.0,"pch_salaryto@OData.Community.Display.V1.FormattedValue":"$97,415.00","pch_salaryto":97415.0,"pch_salaryunit@OData.Community.Display.V1.FormattedValue":"Per annum","pch_salaryunit":100000000,"_pch_town_value@OData.Community.Display.V1.FormattedValue":"Broome WA","_pch_town_value":"90aa1c77-01c1-ef11-b8e8-000d3a6b1c01","pch_advertisedon@OData.Community.Display.V1.FormattedValue":"2/11/2026","pch_advertisedon":"2026-11-02","pch_closeson@OData.Community.Display.V1.FormattedValue":"22/12/2026 4:00 PM","pch_closeson":"2026-12-22T08:00:00Z","pch_weblink":"https://careers.pindanhealth.example/vacancy/VAC-00398","statuscode@OData.Community.Display.V1.FormattedValue":"Withdrawn","statuscode":100000004}
]}`,
  expected: [
    {
      title: "Child Health Nurse",
      employer: "Pindan Coast Health Network",
      reference: "VAC-00417",
      places: ["Broome WA"],
      pay: { min: 91_204, max: 103_118, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-19",
      closes: "2026-12-21T08:00:00Z",
      live: true,
      url: "https://careers.pindanhealth.example/vacancy/VAC-00417",
    },
    {
      title: "Patient Transport Driver",
      employer: "Pindan Coast Health Network",
      reference: "VAC-00421",
      places: ["Derby WA"],
      pay: { min: 35.66, max: 37.02, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23",
      closes: "2026-12-18T08:00:00Z",
      live: true,
      url: "https://careers.pindanhealth.example/vacancy/VAC-00421",
    },
    { title: "Dental Therapist", reference: "VAC-00398", places: ["Broome WA"], live: false },
  ],
};
