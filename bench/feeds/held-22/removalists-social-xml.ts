/** Usual: a removals franchise's source for a social network's job pages, names of elements with hyphens, one full address beside town and region, pay as two amounts with a kind in capitals, the company and its page, kinds in capitals with underscores, days of posting and of the end with the hour, a job whose address is a state alone. */
export const removalistsSocialXml = {
  name: "held-22 social source of removalists",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<source>
  <publisher-name>Ute and Twine Franchising</publisher-name>
  <publisher-url>https://jobs.uteandtwine.example</publisher-url>
  <last-build-date>2026-11-25T06:00:00+1100</last-build-date>
  <job>
    <title><![CDATA[Removalist / HR Driver]]></title>
    <date>2026-11-19T07:00:00+1100</date>
    <id>UT-5501</id>
    <company-id>1007733</company-id>
    <company-name><![CDATA[Ute and Twine Penrith]]></company-name>
    <company-url>https://jobs.uteandtwine.example/penrith</company-url>
    <full-address><![CDATA[Unit 4, 30 Castle Rd, Penrith NSW 2750, Australia]]></full-address>
    <house-number>30</house-number>
    <street-name><![CDATA[Castle Rd]]></street-name>
    <city>Penrith</city>
    <region>NSW</region>
    <country>AU</country>
    <postal-code>2750</postal-code>
    <description><![CDATA[<p>Pianos up, pianos down. Tips are yours; last winter a family left $200 under the fridge.</p>]]></description>
    <job-type>FULL_TIME</job-type>
    <salary-currency>AUD</salary-currency>
    <salary-min>33.50</salary-min>
    <salary-max>37.25</salary-max>
    <salary-type>HOURLY</salary-type>
    <fb-apply-with>0</fb-apply-with>
    <url>https://jobs.uteandtwine.example/penrith/ut-5501</url>
    <expiration-date>2026-12-17T23:59:59+1100</expiration-date>
  </job>
  <job>
    <title><![CDATA[Booking Consultant (AM shift)]]></title>
    <date>2026-11-23T09:30:00+1100</date>
    <id>UT-5514</id>
    <company-id>1007700</company-id>
    <company-name><![CDATA[Ute and Twine Franchising]]></company-name>
    <company-url>https://jobs.uteandtwine.example</company-url>
    <full-address/>
    <city/>
    <region/>
    <country>AU</country>
    <postal-code/>
    <description><![CDATA[<p>How many boxes? It is always more. Work from your home; we send the headset.</p>]]></description>
    <job-type>PART_TIME</job-type>
    <remote-work>REMOTE</remote-work>
    <salary-currency>AUD</salary-currency>
    <salary-min>31.80</salary-min>
    <salary-max>31.80</salary-max>
    <salary-type>HOURLY</salary-type>
    <fb-apply-with>0</fb-apply-with>
    <url>https://jobs.uteandtwine.example/office/ut-5514</url>
    <expiration-date/>
  </job>
  <job>
    <title><![CDATA[Franchise Development Manager &#8211; WA]]></title>
    <date>2026-11-12T14:00:00+1100</date>
    <id>UT-5490</id>
    <company-id>1007700</company-id>
    <company-name><![CDATA[Ute and Twine Franchising]]></company-name>
    <company-url>https://jobs.uteandtwine.example</company-url>
    <full-address><![CDATA[Western Australia, Australia]]></full-address>
    <city/>
    <region>WA</region>
    <country>AU</country>
    <postal-code/>
    <description><![CDATA[<p>A franchise turns over $640,000 in its first year. You find eight people who believe it, anywhere between Albany and Kununurra.</p>]]></description>
    <job-type>FULL_TIME</job-type>
    <salary-currency>AUD</salary-currency>
    <salary-min>115000</salary-min>
    <salary-max/>
    <salary-type>YEARLY</salary-type>
    <fb-apply-with>0</fb-apply-with>
    <url>https://jobs.uteandtwine.example/office/ut-5490</url>
    <expiration-date>2027-01-08T23:59:59+1100</expiration-date>
  </job>
  <job>
    <title><![CDATA[Packer, school holidays]]></title>
    <date>2026-11-24T08:00:00+1100</date>
    <id>UT-5520</id>
    <company-id>1007741</company-id>
    <company-name><![CDATA[Ute and Twine Launceston]]></company-name>
    <company-url>https://jobs.uteandtwine.example/launceston</company-url>
    <full-address><![CDATA[8 Hops St, Invermay TAS 7248, Australia]]></full-address>
    <house-number>8</house-number>
    <street-name><![CDATA[Hops St]]></street-name>
    <city>Invermay</city>
    <region>TAS</region>
    <country>AU</country>
    <postal-code>7248</postal-code>
    <description><![CDATA[<p>Glasses first, in paper, on edge.</p>]]></description>
    <job-type>CASUAL</job-type>
    <fb-apply-with>0</fb-apply-with>
    <url>https://jobs.uteandtwine.example/launceston/ut-5520</url>
    <expiration-date>2026-12-10T23:59:59+1100</expiration-date>
  </job>
</source>
`,
  expected: [
    {
      title: "Removalist / HR Driver",
      employer: "Ute and Twine Penrith",
      reference: "UT-5501",
      places: ["Penrith NSW"],
      pay: { min: 33.5, max: 37.25, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-18T20:00:00Z",
      closes: "2026-12-17T12:59:59Z",
      remote: false,
      live: true,
      url: "https://jobs.uteandtwine.example/penrith/ut-5501",
    },
    {
      title: "Booking Consultant (AM shift)",
      employer: "Ute and Twine Franchising",
      reference: "UT-5514",
      places: [],
      pay: { min: 31.8, max: 31.8, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-22T22:30:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://jobs.uteandtwine.example/office/ut-5514",
    },
    {
      title: "Franchise Development Manager – WA",
      employer: "Ute and Twine Franchising",
      reference: "UT-5490",
      places: ["WA"],
      pay: { min: 115_000, max: null, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-12T03:00:00Z",
      closes: "2027-01-08T12:59:59Z",
      remote: false,
      live: true,
      url: "https://jobs.uteandtwine.example/office/ut-5490",
    },
    {
      title: "Packer, school holidays",
      employer: "Ute and Twine Launceston",
      reference: "UT-5520",
      places: ["Invermay TAS"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-23T21:00:00Z",
      closes: "2026-12-10T12:59:59Z",
      remote: false,
      live: true,
      url: "https://jobs.uteandtwine.example/launceston/ut-5520",
    },
  ],
};
