/** Usual: the file of a regional board for an aggregator: contract's time and type apart, salary's ends, currency and period in four elements, text as escaped HTML, a period in capitals, empty elements closed in themselves, days with strokes in Australian order, a job in New Zealand. */
export const truffleCoastContractTimeXml = {
  name: "held-28 aggregator file of Truffle Coast jobs",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<jobs>
  <job>
    <id>TC5501</id>
    <link>https://trufflecoast.example/j/5501</link>
    <title>Truffle Dog Handler</title>
    <description>&lt;p&gt;The dog is paid in cheese. You are not.&lt;/p&gt;</description>
    <company>Blackground Truffles</company>
    <location>Manjimup, Western Australia</location>
    <geo_lat>-34.2406</geo_lat>
    <geo_lng>116.1464</geo_lng>
    <category>Agriculture</category>
    <salary_min>34.5</salary_min>
    <salary_max>38</salary_max>
    <salary_currency>AUD</salary_currency>
    <salary_period>HOUR</salary_period>
    <contract_time>full_time</contract_time>
    <contract_type>contract</contract_type>
    <date>16/11/2026</date>
    <expires>10/12/2026</expires>
  </job>
  <job>
    <id>TC5506</id>
    <link>https://trufflecoast.example/j/5506</link>
    <title>Cellar Door Supervisor</title>
    <description>&lt;p&gt;Pour, talk, spit. &amp;amp; smile.&lt;/p&gt;</description>
    <company>Karri Hollow Wines</company>
    <location>Pemberton, Western Australia</location>
    <geo_lat />
    <geo_lng />
    <category>Hospitality</category>
    <salary_min />
    <salary_max />
    <salary_currency>AUD</salary_currency>
    <salary_period />
    <contract_time>part_time</contract_time>
    <contract_type>permanent</contract_type>
    <date>19/11/2026</date>
    <expires />
  </job>
  <job>
    <id>TC5511</id>
    <link>https://trufflecoast.example/j/5511</link>
    <title>Finance Manager</title>
    <description>&lt;p&gt;Turnover of $14,000,000 and a tin of petty cash.&lt;/p&gt;</description>
    <company>Southern Jarrah Timber</company>
    <location>Bridgetown, Western Australia</location>
    <geo_lat />
    <geo_lng />
    <category>Accounting</category>
    <salary_min>115000</salary_min>
    <salary_max>125000</salary_max>
    <salary_currency>AUD</salary_currency>
    <salary_period>YEAR</salary_period>
    <contract_time>full_time</contract_time>
    <contract_type>permanent</contract_type>
    <date>23/11/2026</date>
    <expires>03/01/2027</expires>
  </job>
  <job>
    <id>TC5514</id>
    <link>https://trufflecoast.example/j/5514</link>
    <title>Orchard Consultant</title>
    <description>&lt;p&gt;Our partner across the Tasman plants hazels by the thousand.&lt;/p&gt;</description>
    <company>Hazel &amp; Oak Nurseries</company>
    <location>Blenheim, Marlborough, New Zealand</location>
    <geo_lat />
    <geo_lng />
    <category>Agriculture</category>
    <salary_min />
    <salary_max />
    <salary_currency />
    <salary_period />
    <contract_time>full_time</contract_time>
    <contract_type>permanent</contract_type>
    <date>25/11/2026</date>
    <expires>18/12/2026</expires>
  </job>
</jobs>
`,
  expected: [
    {
      title: "Truffle Dog Handler",
      employer: "Blackground Truffles",
      reference: "TC5501",
      places: ["Manjimup WA"],
      pay: { min: 34.5, max: 38, interval: "hour" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-16",
      closes: "2026-12-10",
      remote: false,
      live: true,
      url: "https://trufflecoast.example/j/5501",
    },
    {
      title: "Cellar Door Supervisor",
      employer: "Karri Hollow Wines",
      reference: "TC5506",
      places: ["Pemberton WA"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-19",
      closes: null,
      remote: false,
      live: true,
      url: "https://trufflecoast.example/j/5506",
    },
    {
      title: "Finance Manager",
      employer: "Southern Jarrah Timber",
      reference: "TC5511",
      places: ["Bridgetown WA"],
      pay: { min: 115_000, max: 125_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-23",
      closes: "2027-01-03",
      remote: false,
      live: true,
      url: "https://trufflecoast.example/j/5511",
    },
    {
      title: "Orchard Consultant",
      employer: "Hazel & Oak Nurseries",
      reference: "TC5514",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-25",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://trufflecoast.example/j/5514",
    },
  ],
};
