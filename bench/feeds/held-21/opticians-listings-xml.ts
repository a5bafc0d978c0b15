/** Usual: an optical chain's XML for a search site, pay as two numbers with zeros for none, kind and time of the contract apart, one location line or a list of them, descriptions as escaped HTML, compact days of expiry. */
export const opticiansListingsXml = {
  name: "held-21 listings of an optical chain",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<jobs>
  <job>
    <id>BL-71440</id>
    <title>Optometrist</title>
    <description>&lt;p&gt;A full book and a new OCT. &lt;strong&gt;$8,000&lt;/strong&gt; towards your move.&lt;/p&gt;&lt;p&gt;Saturdays are one in three.&lt;/p&gt;</description>
    <url>https://brightlens.example/careers/71440?src=search&amp;c=opt</url>
    <company>Brightlens Optical</company>
    <location>Chatswood, New South Wales, 2067</location>
    <category>healthcare-nursing-jobs</category>
    <salary_min>105000</salary_min>
    <salary_max>130000</salary_max>
    <salary_interval>annum</salary_interval>
    <salary_currency>AUD</salary_currency>
    <contract_type>permanent</contract_type>
    <contract_time>full_time</contract_time>
    <date_posted>20261119</date_posted>
    <date_expires>20261220</date_expires>
  </job>
  <job>
    <id>BL-71452</id>
    <title>Optical Dispenser</title>
    <description>&lt;p&gt;Two shops, twenty minutes of highway between them &amp;ndash; we pay for the fuel.&lt;/p&gt;</description>
    <url>https://brightlens.example/careers/71452?src=search&amp;c=opt</url>
    <company>Brightlens Optical</company>
    <locations>
      <location>Bunbury, Western Australia, 6230</location>
      <location>Busselton, Western Australia, 6280</location>
    </locations>
    <category>retail-jobs</category>
    <salary_min>31.5</salary_min>
    <salary_max>34</salary_max>
    <salary_interval>hour</salary_interval>
    <salary_currency>AUD</salary_currency>
    <contract_type>permanent</contract_type>
    <contract_time>part_time</contract_time>
    <date_posted>20261117</date_posted>
    <date_expires>20261218</date_expires>
  </job>
  <job>
    <id>BL-71431</id>
    <title>Shopfitting Project Manager</title>
    <description>&lt;p&gt;Nine shopfronts before winter.&lt;/p&gt;</description>
    <url>https://brightlens.example/careers/71431?src=search&amp;c=prop</url>
    <company>Brightlens Optical</company>
    <location>Fortitude Valley, Queensland, 4006</location>
    <category>property-jobs</category>
    <salary_min>0</salary_min>
    <salary_max>0</salary_max>
    <salary_interval></salary_interval>
    <salary_currency></salary_currency>
    <contract_type>contract</contract_type>
    <contract_time></contract_time>
    <date_posted>20261112</date_posted>
    <date_expires></date_expires>
  </job>
</jobs>
`,
  expected: [
    {
      title: "Optometrist",
      employer: "Brightlens Optical",
      reference: "BL-71440",
      places: ["Chatswood NSW"],
      pay: { min: 105_000, max: 130_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19",
      closes: "2026-12-20",
      remote: false,
      live: true,
      url: "https://brightlens.example/careers/71440?src=search&c=opt",
    },
    {
      title: "Optical Dispenser",
      employer: "Brightlens Optical",
      reference: "BL-71452",
      places: ["Bunbury WA", "Busselton WA"],
      pay: { min: 31.5, max: 34, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-17",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://brightlens.example/careers/71452?src=search&c=opt",
    },
    {
      title: "Shopfitting Project Manager",
      employer: "Brightlens Optical",
      reference: "BL-71431",
      places: ["Fortitude Valley QLD"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-12",
      closes: null,
      remote: false,
      live: true,
      url: "https://brightlens.example/careers/71431?src=search&c=prop",
    },
  ],
};
