/** What a publisher sends a search engine for jobs: everything in CDATA, a job sent twice, one past its end, one from anywhere. */
export const publisherSource = {
  name: "held-11 source of a rural publisher with a job sent twice",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<source>
  <publisher>Paddock &amp; Port Careers</publisher>
  <publisherurl>https://www.paddockport.example</publisherurl>
  <lastBuildDate>Sat, 28 Nov 2026 19:00:00 GMT</lastBuildDate>
  <job>
    <title><![CDATA[Diesel Fitter - Agricultural]]></title>
    <date><![CDATA[Mon, 16 Nov 2026 03:20:00 GMT]]></date>
    <referencenumber><![CDATA[PP-88213]]></referencenumber>
    <url><![CDATA[https://www.paddockport.example/jobs/88213?src=engine&lang=en]]></url>
    <company><![CDATA[Marlowe Harvest Machinery]]></company>
    <sourcename><![CDATA[Paddock & Port Careers]]></sourcename>
    <city><![CDATA[Horsham]]></city>
    <state><![CDATA[VIC]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[3400]]></postalcode>
    <email><![CDATA[workshop@marloweharvest.example]]></email>
    <description><![CDATA[<p>Headers do not wait for parts, and in December neither do the growers. You keep a fleet of eleven machines cutting.</p><ul><li>Trade certificate</li><li>Own hand tools; field ute supplied</li></ul>]]></description>
    <salary><![CDATA[$42.00 - $50.00 an hour]]></salary>
    <education><![CDATA[Certificate III]]></education>
    <jobtype><![CDATA[fulltime]]></jobtype>
    <category><![CDATA[Trades, Agriculture]]></category>
    <experience><![CDATA[3+ years]]></experience>
    <expirationdate><![CDATA[2026-12-19]]></expirationdate>
  </job>
  <job>
    <title><![CDATA[Payroll Officer]]></title>
    <date><![CDATA[Thu, 19 Nov 2026 22:41:09 GMT]]></date>
    <referencenumber><![CDATA[PP-88240]]></referencenumber>
    <url><![CDATA[https://www.paddockport.example/jobs/88240?src=engine&lang=en]]></url>
    <company><![CDATA[Marlowe Harvest Machinery]]></company>
    <sourcename><![CDATA[Paddock & Port Careers]]></sourcename>
    <city><![CDATA[Bendigo]]></city>
    <state><![CDATA[VIC]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[3550]]></postalcode>
    <email><![CDATA[people@marloweharvest.example]]></email>
    <description><![CDATA[<p>Parental leave cover until February 2028. One hundred and forty pays a fortnight, two awards, one very good spreadsheet.</p>]]></description>
    <salary><![CDATA[$75k - $82k + super]]></salary>
    <education><![CDATA[]]></education>
    <jobtype><![CDATA[parttime, contract]]></jobtype>
    <category><![CDATA[Accounting]]></category>
    <experience><![CDATA[]]></experience>
    <expirationdate><![CDATA[2026-12-31]]></expirationdate>
    <remotetype><![CDATA[Hybrid remote]]></remotetype>
  </job>
  <job>
    <title><![CDATA[Diesel Fitter - Agricultural]]></title>
    <date><![CDATA[Mon, 16 Nov 2026 03:20:00 GMT]]></date>
    <referencenumber><![CDATA[PP-88213]]></referencenumber>
    <url><![CDATA[https://www.paddockport.example/jobs/88213?src=engine&lang=en]]></url>
    <company><![CDATA[Marlowe Harvest Machinery]]></company>
    <sourcename><![CDATA[Paddock & Port Careers]]></sourcename>
    <city><![CDATA[Horsham]]></city>
    <state><![CDATA[VIC]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[3400]]></postalcode>
    <email><![CDATA[workshop@marloweharvest.example]]></email>
    <description><![CDATA[<p>Headers do not wait for parts, and in December neither do the growers. You keep a fleet of eleven machines cutting.</p><ul><li>Trade certificate</li><li>Own hand tools; field ute supplied</li></ul>]]></description>
    <salary><![CDATA[$42.00 - $50.00 an hour]]></salary>
    <education><![CDATA[Certificate III]]></education>
    <jobtype><![CDATA[fulltime]]></jobtype>
    <category><![CDATA[Trades, Agriculture]]></category>
    <experience><![CDATA[3+ years]]></experience>
    <expirationdate><![CDATA[2026-12-19]]></expirationdate>
  </job>
  <job>
    <title><![CDATA[Melon Packing Supervisor]]></title>
    <date><![CDATA[Tue, 20 Oct 2026 01:00:00 GMT]]></date>
    <referencenumber><![CDATA[PP-87602]]></referencenumber>
    <url><![CDATA[https://www.paddockport.example/jobs/87602?src=engine&lang=en]]></url>
    <company><![CDATA[Ord Valley Growers Co-operative]]></company>
    <sourcename><![CDATA[Paddock & Port Careers]]></sourcename>
    <city><![CDATA[Kununurra]]></city>
    <state><![CDATA[WA]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[6743]]></postalcode>
    <email><![CDATA[shed@ordgrowers.example]]></email>
    <description><![CDATA[<p>The last shed of the season.</p>]]></description>
    <salary><![CDATA[]]></salary>
    <education><![CDATA[]]></education>
    <jobtype><![CDATA[contract]]></jobtype>
    <category><![CDATA[Agriculture]]></category>
    <experience><![CDATA[]]></experience>
    <expirationdate><![CDATA[2026-11-20]]></expirationdate>
  </job>
  <job>
    <title><![CDATA[Telehealth Triage Nurse]]></title>
    <date><![CDATA[Tue, 24 Nov 2026 05:15:30 GMT]]></date>
    <referencenumber><![CDATA[PP-88301]]></referencenumber>
    <url><![CDATA[https://www.paddockport.example/jobs/88301?src=engine&lang=en]]></url>
    <company><![CDATA[Farmline Health]]></company>
    <sourcename><![CDATA[Paddock & Port Careers]]></sourcename>
    <city><![CDATA[]]></city>
    <state><![CDATA[]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[]]></postalcode>
    <email><![CDATA[roster@farmlinehealth.example]]></email>
    <description><![CDATA[<p>Night calls from a long way off. Current AHPRA registration and a quiet room.</p>]]></description>
    <salary><![CDATA[$58.20 - $61.75 per hour incl. casual loading]]></salary>
    <education><![CDATA[Bachelor]]></education>
    <jobtype><![CDATA[casual]]></jobtype>
    <category><![CDATA[Nursing]]></category>
    <experience><![CDATA[]]></experience>
    <expirationdate><![CDATA[2027-01-08]]></expirationdate>
    <remotetype><![CDATA[Fully remote]]></remotetype>
  </job>
</source>`,
  expected: [
    {
      title: "Diesel Fitter - Agricultural",
      employer: "Marlowe Harvest Machinery",
      reference: "PP-88213",
      places: ["Horsham VIC"],
      pay: { min: 42, max: 50, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16T03:20:00Z",
      closes: "2026-12-19",
      live: true,
      url: "https://www.paddockport.example/jobs/88213?src=engine&lang=en",
    },
    {
      title: "Payroll Officer",
      employer: "Marlowe Harvest Machinery",
      reference: "PP-88240",
      places: ["Bendigo VIC"],
      pay: { min: 75_000, max: 82_000, interval: "year" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-19T22:41:09Z",
      closes: "2026-12-31",
      remote: false,
      live: true,
      url: "https://www.paddockport.example/jobs/88240?src=engine&lang=en",
    },
    {
      title: "Melon Packing Supervisor",
      employer: "Ord Valley Growers Co-operative",
      reference: "PP-87602",
      places: ["Kununurra WA"],
      closes: "2026-11-20",
      live: false,
    },
    {
      title: "Telehealth Triage Nurse",
      employer: "Farmline Health",
      reference: "PP-88301",
      pay: { min: 58.2, max: 61.75, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24T05:15:30Z",
      closes: "2027-01-08",
      remote: true,
      live: true,
      url: "https://www.paddockport.example/jobs/88301?src=engine&lang=en",
    },
  ],
};

/** A hospitality group's export for an aggregator: pay as numbers beside a frequency, zeros for none, type and time apart, places in one line, one abroad. */
export const aggregatorJobs = {
  name: "held-11 export of a hospitality group for an aggregator",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<jobs>
  <job>
    <id>tkg-30118</id>
    <title>Sous Chef</title>
    <description>&lt;p&gt;Forty covers, one lake, a pass that faces the mountains. Staff housing for the first six weeks.&lt;/p&gt;</description>
    <url>https://work.tablekin.example/30118</url>
    <location>Queenstown, Otago, New Zealand</location>
    <salary_min>72000</salary_min>
    <salary_max>80000</salary_max>
    <salary_currency>NZD</salary_currency>
    <salary_frequency>year</salary_frequency>
    <contract_type>permanent</contract_type>
    <contract_time>full_time</contract_time>
    <company>Tablekin Group</company>
    <category>Hospitality &amp; Catering Jobs</category>
    <date>2026-11-18T04:15:00Z</date>
    <expires>2026-12-31T10:59:59Z</expires>
  </job>
  <job>
    <id>tkg-30122</id>
    <title>Duty Manager, Bar &amp; Bistro</title>
    <description>&lt;p&gt;Five shifts a week, two of them late. Approved manager&amp;rsquo;s card required.&lt;/p&gt;</description>
    <url>https://work.tablekin.example/30122</url>
    <location>Fremantle, WA 6160</location>
    <salary_min>1350</salary_min>
    <salary_max>1480</salary_max>
    <salary_currency>AUD</salary_currency>
    <salary_frequency>week</salary_frequency>
    <contract_type>permanent</contract_type>
    <contract_time>full_time</contract_time>
    <company>Tablekin Group</company>
    <category>Hospitality &amp; Catering Jobs</category>
    <date>2026-11-21T00:40:00Z</date>
    <expires>2026-12-21T15:59:59Z</expires>
  </job>
  <job>
    <id>tkg-30127</id>
    <title>Seasonal Kitchen Hand</title>
    <description>&lt;p&gt;December to the end of February, lunches mostly.&lt;/p&gt;</description>
    <url>https://work.tablekin.example/30127</url>
    <location>Mooloolaba QLD 4557</location>
    <salary_min>31.25</salary_min>
    <salary_max>33.10</salary_max>
    <salary_currency>AUD</salary_currency>
    <salary_frequency>hour</salary_frequency>
    <contract_type>contract</contract_type>
    <contract_time>part_time</contract_time>
    <company>Tablekin Group</company>
    <category>Hospitality &amp; Catering Jobs</category>
    <date>2026-11-25T23:05:00Z</date>
    <expires>2026-12-17T13:59:59Z</expires>
  </job>
  <job>
    <id>tkg-30131</id>
    <title>Events Coordinator</title>
    <description>&lt;p&gt;Weddings on Saturdays, recoveries on Sundays.&lt;/p&gt;</description>
    <url>https://work.tablekin.example/30131</url>
    <location>Hobart, Tasmania</location>
    <salary_min>0</salary_min>
    <salary_max>0</salary_max>
    <salary_currency>AUD</salary_currency>
    <salary_frequency>year</salary_frequency>
    <contract_type>permanent</contract_type>
    <contract_time>part_time</contract_time>
    <company>Tablekin Group</company>
    <category>PR, Advertising &amp; Marketing Jobs</category>
    <date>2026-11-26T01:00:00Z</date>
    <expires/>
  </job>
  <job>
    <id>tkg-29876</id>
    <title>Head Chef</title>
    <description>&lt;p&gt;A new kitchen over the water.&lt;/p&gt;</description>
    <url>https://work.tablekin.example/29876</url>
    <location>Hobart, Tasmania</location>
    <salary_min>98000</salary_min>
    <salary_max>105000</salary_max>
    <salary_currency>AUD</salary_currency>
    <salary_frequency>year</salary_frequency>
    <contract_type>permanent</contract_type>
    <contract_time>full_time</contract_time>
    <company>Tablekin Group</company>
    <category>Hospitality &amp; Catering Jobs</category>
    <date>2026-10-12T03:30:00Z</date>
    <expires>2026-11-11T12:59:59Z</expires>
  </job>
</jobs>`,
  expected: [
    {
      title: "Sous Chef",
      employer: "Tablekin Group",
      reference: "tkg-30118",
      places: ["INT"],
      pay: { min: 72_000, max: 80_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18T04:15:00Z",
      closes: "2026-12-31T10:59:59Z",
      live: true,
      url: "https://work.tablekin.example/30118",
    },
    {
      title: "Duty Manager, Bar & Bistro",
      employer: "Tablekin Group",
      reference: "tkg-30122",
      places: ["Fremantle WA"],
      pay: { min: 1350, max: 1480, interval: "week" },
      workTypes: ["Full time"],
      posted: "2026-11-21T00:40:00Z",
      closes: "2026-12-21T15:59:59Z",
      live: true,
      url: "https://work.tablekin.example/30122",
    },
    {
      title: "Seasonal Kitchen Hand",
      employer: "Tablekin Group",
      reference: "tkg-30127",
      places: ["Mooloolaba QLD"],
      pay: { min: 31.25, max: 33.1, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-25T23:05:00Z",
      closes: "2026-12-17T13:59:59Z",
      live: true,
      url: "https://work.tablekin.example/30127",
    },
    {
      title: "Events Coordinator",
      employer: "Tablekin Group",
      reference: "tkg-30131",
      places: ["Hobart TAS"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-26T01:00:00Z",
      closes: null,
      live: true,
      url: "https://work.tablekin.example/30131",
    },
    {
      title: "Head Chef",
      employer: "Tablekin Group",
      reference: "tkg-29876",
      places: ["Hobart TAS"],
      closes: "2026-11-11T12:59:59Z",
      live: false,
    },
  ],
};

/** An exchange of advertisers: each job with what to do with it, one to be taken down, the state as the location and the town as the area, days first with a time. */
export const advertiserExchange = {
  name: "held-11 exchange of a mining advertiser with actions",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<Jobs>
  <Job Action="Post">
    <AdvertiserName>Kestrel Ridge Mining Services</AdvertiserName>
    <AdvertiserType>Employer</AdvertiserType>
    <SenderReference>KRM2214</SenderReference>
    <DisplayReference>KRM2214</DisplayReference>
    <Classification>Mining</Classification>
    <SubClassification></SubClassification>
    <Position>Shotfirer - Open Cut</Position>
    <Description><![CDATA[<p>Seven days on, seven off, drive-in drive-out from the coast. Shotfirer&rsquo;s licence and a clean record.</p>]]></Description>
    <Country>Australia</Country>
    <Location>Queensland</Location>
    <Area>Moranbah</Area>
    <PostalCode>4744</PostalCode>
    <ApplicationURL>https://apply.kestrelridge.example/KRM2214</ApplicationURL>
    <Language>EN</Language>
    <EmploymentType>Permanent</EmploymentType>
    <WorkHours>Full Time</WorkHours>
    <StartDate>ASAP</StartDate>
    <Duration></Duration>
    <SalaryCurrency>AUD</SalaryCurrency>
    <SalaryMinimum>58.50</SalaryMinimum>
    <SalaryMaximum>64.00</SalaryMaximum>
    <SalaryPeriod>Hourly</SalaryPeriod>
    <SalaryAdditional>plus super and site allowance of $6.20</SalaryAdditional>
    <PostDate>16/11/2026 09:30:00</PostDate>
    <ExpiryDate>16/12/2026 23:59:00</ExpiryDate>
  </Job>
  <Job Action="Amend">
    <AdvertiserName>Kestrel Ridge Mining Services</AdvertiserName>
    <AdvertiserType>Employer</AdvertiserType>
    <SenderReference>KRM2219</SenderReference>
    <DisplayReference>KRM2219</DisplayReference>
    <Classification>Engineering</Classification>
    <SubClassification>Civil</SubClassification>
    <Position>Project Engineer (Tailings)</Position>
    <Description><![CDATA[<p>A wall, a pond, and eighteen months to raise one above the other. Weekly fly-in.</p>]]></Description>
    <Country>Australia</Country>
    <Location>South Australia</Location>
    <Area>Roxby Downs</Area>
    <PostalCode>5725</PostalCode>
    <ApplicationURL>https://apply.kestrelridge.example/KRM2219</ApplicationURL>
    <Language>EN</Language>
    <EmploymentType>Contract</EmploymentType>
    <WorkHours>Full Time</WorkHours>
    <StartDate>11/01/2027</StartDate>
    <Duration>18 months</Duration>
    <SalaryCurrency>AUD</SalaryCurrency>
    <SalaryMinimum>850.00</SalaryMinimum>
    <SalaryMaximum>950.00</SalaryMaximum>
    <SalaryPeriod>Daily</SalaryPeriod>
    <SalaryAdditional></SalaryAdditional>
    <PostDate>05/11/2026 14:05:00</PostDate>
    <ExpiryDate>04/01/2027 23:59:00</ExpiryDate>
  </Job>
  <Job Action="Post">
    <AdvertiserName>Kestrel Ridge Mining Services</AdvertiserName>
    <AdvertiserType>Employer</AdvertiserType>
    <SenderReference>KRM2223</SenderReference>
    <DisplayReference>KRM2223</DisplayReference>
    <Classification>Mining</Classification>
    <SubClassification>Geology</SubClassification>
    <Position>Mine Geologist</Position>
    <Description><![CDATA[<p>Residential or 20/10 roster. Families welcome.</p>]]></Description>
    <Country>Papua New Guinea</Country>
    <Location>New Ireland Province</Location>
    <Area>Lihir Island</Area>
    <PostalCode></PostalCode>
    <ApplicationURL>https://apply.kestrelridge.example/KRM2223</ApplicationURL>
    <Language>EN</Language>
    <EmploymentType>Permanent</EmploymentType>
    <WorkHours>Full Time</WorkHours>
    <StartDate></StartDate>
    <Duration></Duration>
    <SalaryCurrency>AUD</SalaryCurrency>
    <SalaryMinimum>140000.00</SalaryMinimum>
    <SalaryMaximum>165000.00</SalaryMaximum>
    <SalaryPeriod>Annual</SalaryPeriod>
    <SalaryAdditional></SalaryAdditional>
    <PostDate>24/11/2026 08:00:00</PostDate>
    <ExpiryDate>24/12/2026 23:59:00</ExpiryDate>
  </Job>
  <Job Action="Delete">
    <AdvertiserName>Kestrel Ridge Mining Services</AdvertiserName>
    <AdvertiserType>Employer</AdvertiserType>
    <SenderReference>KRM2196</SenderReference>
    <DisplayReference>KRM2196</DisplayReference>
    <Classification>Science</Classification>
    <SubClassification></SubClassification>
    <Position>Laboratory Technician - Assay</Position>
    <Description><![CDATA[<p>Fire assay, three shifts.</p>]]></Description>
    <Country>Australia</Country>
    <Location>Western Australia</Location>
    <Area>Kalgoorlie</Area>
    <PostalCode>6430</PostalCode>
    <ApplicationURL>https://apply.kestrelridge.example/KRM2196</ApplicationURL>
    <Language>EN</Language>
    <EmploymentType>Permanent</EmploymentType>
    <WorkHours>Full Time</WorkHours>
    <StartDate></StartDate>
    <Duration></Duration>
    <SalaryCurrency>AUD</SalaryCurrency>
    <SalaryMinimum>36.00</SalaryMinimum>
    <SalaryMaximum>39.50</SalaryMaximum>
    <SalaryPeriod>Hourly</SalaryPeriod>
    <SalaryAdditional></SalaryAdditional>
    <PostDate>22/10/2026 10:00:00</PostDate>
    <ExpiryDate>22/12/2026 23:59:00</ExpiryDate>
  </Job>
</Jobs>`,
  expected: [
    {
      title: "Shotfirer - Open Cut",
      employer: "Kestrel Ridge Mining Services",
      reference: "KRM2214",
      places: ["Moranbah QLD"],
      pay: { min: 58.5, max: 64, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-16",
      live: true,
      url: "https://apply.kestrelridge.example/KRM2214",
    },
    {
      title: "Project Engineer (Tailings)",
      employer: "Kestrel Ridge Mining Services",
      reference: "KRM2219",
      places: ["Roxby Downs SA"],
      pay: { min: 850, max: 950, interval: "day" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-05",
      closes: "2027-01-04",
      live: true,
      url: "https://apply.kestrelridge.example/KRM2219",
    },
    {
      title: "Mine Geologist",
      employer: "Kestrel Ridge Mining Services",
      reference: "KRM2223",
      places: ["INT"],
      pay: { min: 140_000, max: 165_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: "2026-12-24",
      live: true,
      url: "https://apply.kestrelridge.example/KRM2223",
    },
    {
      title: "Laboratory Technician - Assay",
      employer: "Kestrel Ridge Mining Services",
      reference: "KRM2196",
      places: ["Kalgoorlie WA"],
      live: false,
    },
  ],
};
