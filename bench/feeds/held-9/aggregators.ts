/** What an applicants' system sends to the largest aggregator: every value in CDATA, dates as mail writes them, types in one word, an expiry day. */
export const indeedXml = {
  name: "held-9 source for an aggregator, values in CDATA",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<source>
  <publisher>Bandicoot Talent</publisher>
  <publisherurl>https://www.bandicoot.example</publisherurl>
  <lastBuildDate>Sat, 28 Nov 2026 16:05:11 GMT</lastBuildDate>
  <job>
    <title><![CDATA[Registered Nurse - Aged Care]]></title>
    <date><![CDATA[Mon, 16 Nov 2026 04:10:00 GMT]]></date>
    <referencenumber><![CDATA[MRV-RN-0412]]></referencenumber>
    <url><![CDATA[https://jobs.mallaview.example/apply/MRV-RN-0412?source=Indeed]]></url>
    <company><![CDATA[Mallaview Residential Care]]></company>
    <city><![CDATA[Mildura]]></city>
    <state><![CDATA[VIC]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[3500]]></postalcode>
    <description><![CDATA[<p>Sixty-two residents, a garden and a team that stays.</p><ul><li>AHPRA registration</li><li>Sign-on bonus of $2,000</li></ul>]]></description>
    <salary><![CDATA[$42.10 - $52.60 per hour]]></salary>
    <jobtype><![CDATA[parttime]]></jobtype>
    <category><![CDATA[Nursing, Aged care]]></category>
    <experience><![CDATA[1+ years]]></experience>
    <expirationdate><![CDATA[2026-12-16]]></expirationdate>
  </job>
  <job>
    <title><![CDATA[Payroll & Rostering Lead]]></title>
    <date><![CDATA[Fri, 20 Nov 2026 00:30:00 GMT]]></date>
    <referencenumber><![CDATA[MRV-CO-0418]]></referencenumber>
    <url><![CDATA[https://jobs.mallaview.example/apply/MRV-CO-0418?source=Indeed]]></url>
    <company><![CDATA[Mallaview Residential Care]]></company>
    <city><![CDATA[Bendigo]]></city>
    <state><![CDATA[VIC]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[3550]]></postalcode>
    <description><![CDATA[<p>Two agreements, 480 people, every second Wednesday.</p>]]></description>
    <salary><![CDATA[$98,000 - $106,000 per year]]></salary>
    <jobtype><![CDATA[fulltime]]></jobtype>
    <category><![CDATA[Finance]]></category>
    <expirationdate><![CDATA[2026-12-20]]></expirationdate>
    <remotetype><![CDATA[Hybrid remote]]></remotetype>
  </job>
  <job>
    <title><![CDATA[Lifestyle Assistant]]></title>
    <date><![CDATA[Mon, 19 Oct 2026 23:00:00 GMT]]></date>
    <referencenumber><![CDATA[MRV-LA-0387]]></referencenumber>
    <url><![CDATA[https://jobs.mallaview.example/apply/MRV-LA-0387?source=Indeed]]></url>
    <company><![CDATA[Mallaview Residential Care]]></company>
    <city><![CDATA[Wentworth]]></city>
    <state><![CDATA[NSW]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[2648]]></postalcode>
    <description><![CDATA[<p>Bingo on Tuesdays, the river on Fridays.</p>]]></description>
    <salary/>
    <jobtype><![CDATA[casual]]></jobtype>
    <category><![CDATA[Aged care]]></category>
    <expirationdate><![CDATA[2026-11-20]]></expirationdate>
  </job>
</source>
`,
  expected: [
    {
      title: "Registered Nurse - Aged Care",
      employer: "Mallaview Residential Care",
      reference: "MRV-RN-0412",
      places: ["Mildura VIC"],
      pay: { min: 42.1, max: 52.6, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-16T04:10:00Z",
      closes: "2026-12-16",
      live: true,
      url: "https://jobs.mallaview.example/apply/MRV-RN-0412?source=Indeed",
    },
    {
      title: "Payroll & Rostering Lead",
      employer: "Mallaview Residential Care",
      reference: "MRV-CO-0418",
      places: ["Bendigo VIC"],
      pay: { min: 98_000, max: 106_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20T00:30:00Z",
      closes: "2026-12-20",
      remote: false,
      live: true,
      url: "https://jobs.mallaview.example/apply/MRV-CO-0418?source=Indeed",
    },
    {
      title: "Lifestyle Assistant",
      employer: "Mallaview Residential Care",
      reference: "MRV-LA-0387",
      places: ["Wentworth NSW"],
      pay: null,
      workTypes: ["Casual"],
      closes: "2026-11-20",
      live: false,
    },
  ],
};

/** What an aggregator of many countries asks for: the id as an attribute, a link and a name, a region of a town and a state, days with points between. */
export const joobleXml = {
  name: "held-9 jobs for an aggregator, link and region and dotted days",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<jobs>
  <job id="70551">
    <link><![CDATA[https://www.wattlelogistics.example/careers/70551?utm_source=jooble&utm_medium=cpc]]></link>
    <name><![CDATA[HC Driver - Night Linehaul]]></name>
    <region><![CDATA[Tamworth, NSW]]></region>
    <description><![CDATA[<p>Tamworth to Goondiwindi and home for breakfast. Fatigue managed, trucks under four years old.</p>]]></description>
    <pubdate>17.11.2026</pubdate>
    <updated>24.11.2026</updated>
    <salary><![CDATA[$38.50 per hour]]></salary>
    <company><![CDATA[Wattle Logistics]]></company>
    <expire>17.12.2026</expire>
    <jobtype>full-time</jobtype>
  </job>
  <job id="70562">
    <link><![CDATA[https://www.wattlelogistics.example/careers/70562?utm_source=jooble&utm_medium=cpc]]></link>
    <name><![CDATA[Warehouse Storeperson (Christmas peak)]]></name>
    <region><![CDATA[Truganina, VIC]]></region>
    <description><![CDATA[<p>Six weeks of parcels. LF licence an advantage.</p>]]></description>
    <pubdate>23.11.2026</pubdate>
    <updated>23.11.2026</updated>
    <salary><![CDATA[$32.40 - $36.15 per hour]]></salary>
    <company><![CDATA[Wattle Logistics]]></company>
    <expire>13.12.2026</expire>
    <jobtype>casual</jobtype>
  </job>
  <job id="70566">
    <link><![CDATA[https://www.wattlelogistics.example/careers/70566?utm_source=jooble&utm_medium=cpc]]></link>
    <name><![CDATA[Import & Export Coordinator]]></name>
    <region><![CDATA[Port Adelaide, SA]]></region>
    <description><![CDATA[<p>Wine out, machinery in.</p>]]></description>
    <pubdate>26.11.2026</pubdate>
    <updated>26.11.2026</updated>
    <salary></salary>
    <company><![CDATA[Wattle Logistics]]></company>
    <expire>26.12.2026</expire>
    <jobtype>part-time</jobtype>
  </job>
</jobs>
`,
  expected: [
    {
      title: "HC Driver - Night Linehaul",
      employer: "Wattle Logistics",
      reference: "70551",
      places: ["Tamworth NSW"],
      pay: { min: 38.5, max: 38.5, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-17",
      live: true,
      url: "https://www.wattlelogistics.example/careers/70551?utm_source=jooble&utm_medium=cpc",
    },
    {
      title: "Warehouse Storeperson (Christmas peak)",
      employer: "Wattle Logistics",
      reference: "70562",
      places: ["Truganina VIC"],
      pay: { min: 32.4, max: 36.15, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23",
      closes: "2026-12-13",
      live: true,
      url: "https://www.wattlelogistics.example/careers/70562?utm_source=jooble&utm_medium=cpc",
    },
    {
      title: "Import & Export Coordinator",
      employer: "Wattle Logistics",
      reference: "70566",
      places: ["Port Adelaide SA"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-26",
      closes: "2026-12-26",
      live: true,
      url: "https://www.wattlelogistics.example/careers/70566?utm_source=jooble&utm_medium=cpc",
    },
  ],
};

/** What an aggregator with salaries in numbers asks for: least and most, their frequency, contract type and contract time apart, addresses with entities. */
export const adzunaXml = {
  name: "held-9 jobs for an aggregator, contract type and contract time",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<jobs>
  <job>
    <id>QTR-20618</id>
    <title>Site Engineer &#8211; Civil</title>
    <description>Drainage, pavements &amp;amp; one very long retaining wall.&lt;br/&gt;Company ute supplied.</description>
    <url>https://apply.quarterline.example/j?id=20618&amp;src=adzuna</url>
    <company>Quarterline Construction</company>
    <location>Geelong, Victoria</location>
    <postcode>3220</postcode>
    <country>AU</country>
    <category>Engineering Jobs</category>
    <salary_min>115000</salary_min>
    <salary_max>130000</salary_max>
    <salary_currency>AUD</salary_currency>
    <salary_frequency>year</salary_frequency>
    <contract_type>permanent</contract_type>
    <contract_time>full_time</contract_time>
    <date>2026-11-18T22:15:00Z</date>
  </job>
  <job>
    <id>QTR-20633</id>
    <title>Traffic Controller</title>
    <description>Nights on the ring road. White card and current ticket.</description>
    <url>https://apply.quarterline.example/j?id=20633&amp;src=adzuna</url>
    <company>Quarterline Construction</company>
    <location>Werribee, Victoria</location>
    <postcode>3030</postcode>
    <country>AU</country>
    <category>Trade &amp; Construction Jobs</category>
    <salary_min>41.25</salary_min>
    <salary_max>41.25</salary_max>
    <salary_currency>AUD</salary_currency>
    <salary_frequency>hour</salary_frequency>
    <contract_type>contract</contract_type>
    <contract_time>part_time</contract_time>
    <date>2026-11-25T03:00:00Z</date>
  </job>
  <job>
    <id>QTR-20640</id>
    <title>Bid Writer</title>
    <description>Tenders in our Wellington office.</description>
    <url>https://apply.quarterline.example/j?id=20640&amp;src=adzuna</url>
    <company>Quarterline NZ</company>
    <location>Wellington, New Zealand</location>
    <country>NZ</country>
    <category>PR, Advertising &amp; Marketing Jobs</category>
    <contract_type>permanent</contract_type>
    <contract_time>full_time</contract_time>
    <date>2026-11-26T20:40:00Z</date>
  </job>
</jobs>
`,
  expected: [
    {
      title: "Site Engineer – Civil",
      employer: "Quarterline Construction",
      reference: "QTR-20618",
      places: ["Geelong VIC"],
      pay: { min: 115_000, max: 130_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18T22:15:00Z",
      closes: null,
      live: true,
      url: "https://apply.quarterline.example/j?id=20618&src=adzuna",
    },
    {
      title: "Traffic Controller",
      employer: "Quarterline Construction",
      reference: "QTR-20633",
      places: ["Werribee VIC"],
      pay: { min: 41.25, max: 41.25, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-25T03:00:00Z",
      closes: null,
      live: true,
      url: "https://apply.quarterline.example/j?id=20633&src=adzuna",
    },
    {
      title: "Bid Writer",
      employer: "Quarterline NZ",
      reference: "QTR-20640",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-26T20:40:00Z",
      closes: null,
      live: true,
      url: "https://apply.quarterline.example/j?id=20640&src=adzuna",
    },
  ],
};
