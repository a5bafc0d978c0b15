/** The XML that an aggregator asks for: everything in CDATA, pay in parts below its own element, whether remote as yes or no, the end as a day. */
export const aggregatorXml = {
  name: "held-10 jobs for an aggregator, pay below its element",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<source>
  <publisher><![CDATA[Outback Jobs Exchange]]></publisher>
  <publisherurl><![CDATA[https://www.outbackjobs.example]]></publisherurl>
  <lastbuilddate>Fri, 27 Nov 2026 06:00:00 GMT</lastbuilddate>
  <job>
    <referencenumber><![CDATA[OJX-40118]]></referencenumber>
    <title><![CDATA[Road Train Driver (MC)]]></title>
    <company><![CDATA[Barkly Haulage & Sons]]></company>
    <city><![CDATA[Tennant Creek]]></city>
    <state><![CDATA[NT]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[0860]]></postalcode>
    <dateposted><![CDATA[2026-11-21]]></dateposted>
    <expirationdate><![CDATA[2026-12-21]]></expirationdate>
    <url><![CDATA[https://www.outbackjobs.example/view/40118?utm_source=agg&utm_medium=xml]]></url>
    <jobtype><![CDATA[Full-time]]></jobtype>
    <isremote><![CDATA[no]]></isremote>
    <category><![CDATA[Transport]]></category>
    <salary>
      <min>2100</min>
      <max>2450</max>
      <currency>AUD</currency>
      <period>week</period>
    </salary>
    <description><![CDATA[<p>Three dogs, fifty-three metres, one long straight road.</p>]]></description>
  </job>
  <job>
    <referencenumber><![CDATA[OJX-40131]]></referencenumber>
    <title><![CDATA[Grant Writer]]></title>
    <company><![CDATA[Desert Arts Network]]></company>
    <city><![CDATA[Alice Springs]]></city>
    <state><![CDATA[NT]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[0870]]></postalcode>
    <dateposted><![CDATA[2026-11-25]]></dateposted>
    <expirationdate><![CDATA[2027-01-08]]></expirationdate>
    <url><![CDATA[https://www.outbackjobs.example/view/40131?utm_source=agg&utm_medium=xml]]></url>
    <jobtype><![CDATA[Part-time]]></jobtype>
    <isremote><![CDATA[yes]]></isremote>
    <category><![CDATA[Arts]]></category>
    <salary>
      <min>48.50</min>
      <max>52.00</max>
      <currency>AUD</currency>
      <period>hour</period>
    </salary>
    <description><![CDATA[<p>Acquittals with a sense of humour.</p>]]></description>
  </job>
  <job>
    <referencenumber><![CDATA[OJX-39877]]></referencenumber>
    <title><![CDATA[Station Cook]]></title>
    <company><![CDATA[Gidgee Downs Pastoral]]></company>
    <city><![CDATA[Longreach]]></city>
    <state><![CDATA[QLD]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[4730]]></postalcode>
    <dateposted><![CDATA[2026-10-15]]></dateposted>
    <expirationdate><![CDATA[2026-11-15]]></expirationdate>
    <url><![CDATA[https://www.outbackjobs.example/view/39877?utm_source=agg&utm_medium=xml]]></url>
    <jobtype><![CDATA[Full-time]]></jobtype>
    <isremote><![CDATA[no]]></isremote>
    <category><![CDATA[Hospitality]]></category>
    <description><![CDATA[<p>Smoko at nine.</p>]]></description>
  </job>
</source>
`,
  expected: [
    {
      title: "Road Train Driver (MC)",
      employer: "Barkly Haulage & Sons",
      reference: "OJX-40118",
      places: ["Tennant Creek NT"],
      pay: { min: 2100, max: 2450, interval: "week" },
      workTypes: ["Full time"],
      posted: "2026-11-21",
      closes: "2026-12-21",
      remote: false,
      live: true,
      url: "https://www.outbackjobs.example/view/40118?utm_source=agg&utm_medium=xml",
    },
    {
      title: "Grant Writer",
      employer: "Desert Arts Network",
      reference: "OJX-40131",
      places: ["Alice Springs NT"],
      pay: { min: 48.5, max: 52, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-25",
      closes: "2027-01-08",
      remote: true,
      live: true,
      url: "https://www.outbackjobs.example/view/40131?utm_source=agg&utm_medium=xml",
    },
    {
      title: "Station Cook",
      employer: "Gidgee Downs Pastoral",
      reference: "OJX-39877",
      places: ["Longreach QLD"],
      closes: "2026-11-15",
      live: false,
    },
  ],
};

/** What a professional network takes from partners: ends of pay as amounts below salaries, codes in capitals, workplaces in their own element. */
export const networkListings = {
  name: "held-10 listings for a professional network",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<source>
  <lastBuildDate>Thu, 26 Nov 2026 20:15:00 GMT</lastBuildDate>
  <publisherUrl>https://jobs.tindera.example</publisherUrl>
  <publisher>Tindera ATS</publisher>
  <job>
    <partnerJobId><![CDATA[TIN-88120]]></partnerJobId>
    <company><![CDATA[Riverina Rail Services]]></company>
    <companyId><![CDATA[1188204]]></companyId>
    <title><![CDATA[Signalling Engineer]]></title>
    <description><![CDATA[<p>Red means stop; you make sure of it.</p>]]></description>
    <applyUrl><![CDATA[https://jobs.tindera.example/rrs/88120/apply?src=network]]></applyUrl>
    <location><![CDATA[Wagga Wagga, NSW, Australia]]></location>
    <workplaceTypes><![CDATA[Hybrid]]></workplaceTypes>
    <experienceLevel><![CDATA[MID_SENIOR_LEVEL]]></experienceLevel>
    <jobtype><![CDATA[FULL_TIME]]></jobtype>
    <salaries>
      <salary>
        <highEnd><amount>148000</amount><currencyCode>AUD</currencyCode></highEnd>
        <lowEnd><amount>126000</amount><currencyCode>AUD</currencyCode></lowEnd>
        <period>YEARLY</period>
        <type>BASE_SALARY</type>
      </salary>
    </salaries>
    <listDate>2026-11-18</listDate>
    <expirationDate>2026-12-18</expirationDate>
  </job>
  <job>
    <partnerJobId><![CDATA[TIN-88127]]></partnerJobId>
    <company><![CDATA[Riverina Rail Services]]></company>
    <companyId><![CDATA[1188204]]></companyId>
    <title><![CDATA[Protection Officer]]></title>
    <description><![CDATA[<p>Night possessions, penalty rates, hot soup.</p>]]></description>
    <applyUrl><![CDATA[https://jobs.tindera.example/rrs/88127/apply?src=network]]></applyUrl>
    <location><![CDATA[Albury, NSW, Australia]]></location>
    <workplaceTypes><![CDATA[On-site]]></workplaceTypes>
    <experienceLevel><![CDATA[ENTRY_LEVEL]]></experienceLevel>
    <jobtype><![CDATA[CONTRACT]]></jobtype>
    <salaries>
      <salary>
        <highEnd><amount>54.20</amount><currencyCode>AUD</currencyCode></highEnd>
        <lowEnd><amount>47.80</amount><currencyCode>AUD</currencyCode></lowEnd>
        <period>HOURLY</period>
        <type>BASE_SALARY</type>
      </salary>
    </salaries>
    <listDate>2026-11-23</listDate>
    <expirationDate>2026-12-23</expirationDate>
  </job>
  <job>
    <partnerJobId><![CDATA[TIN-88130]]></partnerJobId>
    <company><![CDATA[Kookaburra Freight Data]]></company>
    <companyId><![CDATA[1190077]]></companyId>
    <title><![CDATA[Data Scientist]]></title>
    <description><![CDATA[<p>Where the wagons are & where they will be.</p>]]></description>
    <applyUrl><![CDATA[https://jobs.tindera.example/kfd/88130/apply?src=network]]></applyUrl>
    <location><![CDATA[Singapore]]></location>
    <workplaceTypes><![CDATA[Remote]]></workplaceTypes>
    <experienceLevel><![CDATA[ASSOCIATE]]></experienceLevel>
    <jobtype><![CDATA[PART_TIME]]></jobtype>
    <listDate>2026-11-26</listDate>
    <expirationDate>2026-12-26</expirationDate>
  </job>
</source>
`,
  expected: [
    {
      title: "Signalling Engineer",
      employer: "Riverina Rail Services",
      reference: "TIN-88120",
      places: ["Wagga Wagga NSW"],
      pay: { min: 126_000, max: 148_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://jobs.tindera.example/rrs/88120/apply?src=network",
    },
    {
      title: "Protection Officer",
      employer: "Riverina Rail Services",
      reference: "TIN-88127",
      places: ["Albury NSW"],
      pay: { min: 47.8, max: 54.2, interval: "hour" },
      workTypes: ["Contract"],
      posted: "2026-11-23",
      closes: "2026-12-23",
      remote: false,
      live: true,
      url: "https://jobs.tindera.example/rrs/88127/apply?src=network",
    },
    {
      title: "Data Scientist",
      employer: "Kookaburra Freight Data",
      reference: "TIN-88130",
      places: ["INT"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-26",
      closes: "2026-12-26",
      remote: true,
      live: true,
      url: "https://jobs.tindera.example/kfd/88130/apply?src=network",
    },
  ],
};
