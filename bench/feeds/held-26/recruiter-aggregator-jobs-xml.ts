/** Usual: the file a recruiter hands to an aggregator, with the aggregator's own names of elements, pay as least, most, currency and frequency apart (annum, day, hour), contract type and contract time in set words with underscores, the recruiter itself as the company, moments in UTC, the location as one text, an advertising bid that is no pay, one with zeros for pay. */
export const recruiterAggregatorJobsXml = {
  name: "held-26 aggregator file of a recruiter",
  employer: "Plumb & Parrish Recruitment",
  extension: "xml",
  contentType: "application/xml",
  text: String.raw`<?xml version="1.0" encoding="utf-8"?>
<jobs>
  <job>
    <id>PP-44019</id>
    <title><![CDATA[Payroll Officer]]></title>
    <company><![CDATA[Plumb & Parrish Recruitment]]></company>
    <description><![CDATA[Our client, a family dairy processor, pays 430 people every Thursday.<br/><br/>You know the award and you know Excel.<br/><br/>Call Jude on 02 5550 8812.]]></description>
    <location>Shepparton, Victoria</location>
    <postcode>3630</postcode>
    <country>AU</country>
    <category>Accounting &amp; Finance Jobs</category>
    <salary_min>78000</salary_min>
    <salary_max>84000</salary_max>
    <salary_currency>AUD</salary_currency>
    <salary_frequency>annum</salary_frequency>
    <contract_type>permanent</contract_type>
    <contract_time>full_time</contract_time>
    <date>2026-11-18T01:30:00Z</date>
    <expires>2026-12-18T12:59:59Z</expires>
    <cpc>0.85</cpc>
    <url>https://www.plumbparrish.example/job/pp-44019?utm_source=adzu</url>
  </job>
  <job>
    <id>PP-44027</id>
    <title><![CDATA[Senior BIM Coordinator]]></title>
    <company><![CDATA[Plumb & Parrish Recruitment]]></company>
    <description><![CDATA[A $310m hospital, eight months, one model that must not clash. Hybrid: Mondays from home.]]></description>
    <location>Southbank, Melbourne VIC</location>
    <postcode>3006</postcode>
    <country>AU</country>
    <category>Engineering Jobs</category>
    <salary_min>720.00</salary_min>
    <salary_max>800.00</salary_max>
    <salary_currency>AUD</salary_currency>
    <salary_frequency>day</salary_frequency>
    <contract_type>contract</contract_type>
    <contract_time>full_time</contract_time>
    <date>2026-11-23T22:05:10Z</date>
    <expires>2026-12-23T12:59:59Z</expires>
    <cpc>1.40</cpc>
    <url>https://www.plumbparrish.example/job/pp-44027?utm_source=adzu</url>
  </job>
  <job>
    <id>PP-44031</id>
    <title><![CDATA[Weekend Receptionist &ndash; Medical Centre]]></title>
    <company><![CDATA[Plumb & Parrish Recruitment]]></company>
    <description><![CDATA[Saturdays and Sundays, 8am&ndash;2pm. Smile, triage, Medicare.]]></description>
    <location>Norwood, SA</location>
    <postcode>5067</postcode>
    <country>AU</country>
    <category>Admin Jobs</category>
    <salary_min>0</salary_min>
    <salary_max>0</salary_max>
    <salary_currency>AUD</salary_currency>
    <salary_frequency></salary_frequency>
    <contract_type>permanent</contract_type>
    <contract_time>part_time</contract_time>
    <date>2026-11-25T04:00:00Z</date>
    <expires></expires>
    <cpc>0.60</cpc>
    <url>https://www.plumbparrish.example/job/pp-44031?utm_source=adzu</url>
  </job>
  <job>
    <id>PP-44033</id>
    <title><![CDATA[Process Worker x 12]]></title>
    <company><![CDATA[Plumb & Parrish Recruitment]]></company>
    <description><![CDATA[Hams until Christmas Eve. Casual, 6am start, boots supplied. Penalty rates apply.]]></description>
    <location>Geebung, Brisbane QLD</location>
    <postcode>4034</postcode>
    <country>AU</country>
    <category>Manufacturing Jobs</category>
    <salary_min>33.41</salary_min>
    <salary_max></salary_max>
    <salary_currency>AUD</salary_currency>
    <salary_frequency>hour</salary_frequency>
    <contract_type>casual</contract_type>
    <contract_time></contract_time>
    <date>2026-11-26T05:45:00Z</date>
    <expires>2026-12-05T13:59:59Z</expires>
    <cpc>0.35</cpc>
    <url>https://www.plumbparrish.example/job/pp-44033?utm_source=adzu</url>
  </job>
</jobs>
`,
  expected: [
    {
      title: "Payroll Officer",
      employer: "Plumb & Parrish Recruitment",
      reference: "PP-44019",
      places: ["Shepparton VIC"],
      pay: { min: 78_000, max: 84_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18T01:30:00Z",
      closes: "2026-12-18T12:59:59Z",
      remote: false,
      live: true,
      url: "https://www.plumbparrish.example/job/pp-44019?utm_source=adzu",
    },
    {
      title: "Senior BIM Coordinator",
      employer: "Plumb & Parrish Recruitment",
      reference: "PP-44027",
      places: ["Southbank VIC"],
      pay: { min: 720, max: 800, interval: "day" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-23T22:05:10Z",
      closes: "2026-12-23T12:59:59Z",
      remote: false,
      live: true,
      url: "https://www.plumbparrish.example/job/pp-44027?utm_source=adzu",
    },
    {
      title: "Weekend Receptionist – Medical Centre",
      employer: "Plumb & Parrish Recruitment",
      reference: "PP-44031",
      places: ["Norwood SA"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25T04:00:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://www.plumbparrish.example/job/pp-44031?utm_source=adzu",
    },
    {
      title: "Process Worker x 12",
      employer: "Plumb & Parrish Recruitment",
      reference: "PP-44033",
      places: ["Geebung QLD"],
      workTypes: ["Casual"],
      posted: "2026-11-26T05:45:00Z",
      closes: "2026-12-05T13:59:59Z",
      remote: false,
      live: true,
      url: "https://www.plumbparrish.example/job/pp-44033?utm_source=adzu",
    },
  ],
};
