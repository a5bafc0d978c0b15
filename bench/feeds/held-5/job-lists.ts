/** What an agency sends to a search site: entities escaped twice in titles, pay as text, hours and days in one type, one from home without a town, one that has run out. */
export const searchSite = {
  name: "list for a search site, pay as text",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<source>
  <publisher>Yabby Creek Recruitment</publisher>
  <publisherurl>https://yabbycreek.example</publisherurl>
  <lastBuildDate>Thu, 26 Nov 2026 19:05:11 GMT</lastBuildDate>
  <job>
    <title><![CDATA[Accounts &amp; Payroll Officer]]></title>
    <date><![CDATA[Mon, 23 Nov 2026 04:10:00 GMT]]></date>
    <referencenumber><![CDATA[YC-20418]]></referencenumber>
    <requisitionid><![CDATA[20418]]></requisitionid>
    <url><![CDATA[https://yabbycreek.example/jobs/20418?utm_source=search&utm_medium=organic]]></url>
    <company><![CDATA[Yabby Creek Recruitment]]></company>
    <city><![CDATA[Wodonga]]></city>
    <state><![CDATA[VIC]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[3690]]></postalcode>
    <description><![CDATA[<p>Weekly pays for 120 people &ndash; and a bank reconciliation that always balances.</p><ul><li>MYOB</li></ul>]]></description>
    <salary><![CDATA[$72,000 - $78,000 per year]]></salary>
    <jobtype><![CDATA[fulltime, permanent]]></jobtype>
    <category><![CDATA[Accounting, Bookkeeping]]></category>
    <experience><![CDATA[3+ years]]></experience>
    <expirationdate><![CDATA[Fri, 18 Dec 2026 12:59:00 GMT]]></expirationdate>
    <remotetype><![CDATA[Hybrid remote]]></remotetype>
  </job>
  <job>
    <title><![CDATA[Forklift Driver - Afternoon Shift]]></title>
    <date><![CDATA[Wed, 25 Nov 2026 22:40:30 GMT]]></date>
    <referencenumber><![CDATA[YC-20455]]></referencenumber>
    <url><![CDATA[https://yabbycreek.example/jobs/20455?utm_source=search&utm_medium=organic]]></url>
    <company><![CDATA[Yabby Creek Recruitment]]></company>
    <city><![CDATA[Albury]]></city>
    <state><![CDATA[NSW]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode></postalcode>
    <description><![CDATA[<p>2 pm to 10.30 pm, five days.</p>]]></description>
    <salary><![CDATA[From $34.85 per hour]]></salary>
    <jobtype><![CDATA[casual]]></jobtype>
    <expirationdate></expirationdate>
  </job>
  <job>
    <title><![CDATA[Customer Support Agent]]></title>
    <date><![CDATA[Tue, 24 Nov 2026 01:00:00 GMT]]></date>
    <referencenumber><![CDATA[YC-20460]]></referencenumber>
    <url><![CDATA[https://yabbycreek.example/jobs/20460]]></url>
    <company><![CDATA[Confidential]]></company>
    <city></city>
    <state></state>
    <country><![CDATA[AU]]></country>
    <description><![CDATA[<p>Answer mails about parcels from your own table.</p>]]></description>
    <salary></salary>
    <jobtype><![CDATA[parttime]]></jobtype>
    <remotetype><![CDATA[Fully remote]]></remotetype>
  </job>
  <job>
    <title><![CDATA[Storeperson]]></title>
    <date><![CDATA[Mon, 19 Oct 2026 03:00:00 GMT]]></date>
    <referencenumber><![CDATA[YC-20102]]></referencenumber>
    <url><![CDATA[https://yabbycreek.example/jobs/20102]]></url>
    <company><![CDATA[Yabby Creek Recruitment]]></company>
    <city><![CDATA[Wangaratta]]></city>
    <state><![CDATA[VIC]]></state>
    <country><![CDATA[AU]]></country>
    <description><![CDATA[<p>Picking and packing.</p>]]></description>
    <jobtype><![CDATA[fulltime]]></jobtype>
    <expirationdate><![CDATA[Fri, 20 Nov 2026 12:59:00 GMT]]></expirationdate>
  </job>
</source>
`,
  expected: [
    {
      title: "Accounts & Payroll Officer",
      employer: "Yabby Creek Recruitment",
      reference: "YC-20418",
      places: ["Wodonga VIC"],
      pay: { min: 72_000, max: 78_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-23T04:10:00Z",
      closes: "2026-12-18T12:59:00Z",
      remote: false,
      live: true,
      url: "https://yabbycreek.example/jobs/20418?utm_source=search&utm_medium=organic",
    },
    {
      title: "Forklift Driver - Afternoon Shift",
      employer: "Yabby Creek Recruitment",
      reference: "YC-20455",
      places: ["Albury NSW"],
      pay: { min: 34.85, max: null, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-25T22:40:30Z",
      closes: null,
      live: true,
    },
    {
      title: "Customer Support Agent",
      reference: "YC-20460",
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24T01:00:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://yabbycreek.example/jobs/20460",
    },
    { title: "Storeperson", live: false },
  ],
};

/** What a hiring system sends to boards: pay as interval, least and most, flags as words, the name of the country in full, several towns as elements of one list. */
export const boards = {
  name: "list for boards, pay as interval, least and most",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version='1.0' encoding='UTF-8'?>
<jobs generated="2026-11-26T20:00:00+10:00" count="3">
  <job>
    <referencenumber>88213</referencenumber>
    <job_title>Diesel Mechanic &#8211; Field Service</job_title>
    <company_name>Galah Plant Hire</company_name>
    <company_url>https://galahplant.example</company_url>
    <locations>
      <location><city>Mackay</city><region>Queensland</region><country>Australia</country></location>
      <location><city>Moranbah</city><region>Queensland</region><country>Australia</country></location>
    </locations>
    <is_remote>no</is_remote>
    <employment_type>full_time</employment_type>
    <compensation_currency>AUD</compensation_currency>
    <compensation_interval>hourly</compensation_interval>
    <compensation_min>48.50</compensation_min>
    <compensation_max>56.00</compensation_max>
    <date_posted>2026-11-18T07:30:00+10:00</date_posted>
    <date_expires>2026-12-16T23:59:59+10:00</date_expires>
    <job_description>&lt;p&gt;Ute, laptop and every excavator between here and Clermont.&lt;/p&gt;</job_description>
    <job_url>https://galahplant.example/careers/88213</job_url>
    <apply_url>https://apply.galahplant.example/88213</apply_url>
  </job>
  <job>
    <referencenumber>88240</referencenumber>
    <job_title>Hire Controller</job_title>
    <company_name>Galah Plant Hire</company_name>
    <locations><location><city>Townsville</city><region>Queensland</region><country>Australia</country></location></locations>
    <is_remote>no</is_remote>
    <employment_type>full_time</employment_type>
    <compensation_currency>AUD</compensation_currency>
    <compensation_interval>annually</compensation_interval>
    <compensation_min/>
    <compensation_max>82000</compensation_max>
    <date_posted>2026-11-24T09:00:00+10:00</date_posted>
    <date_expires/>
    <job_description>&lt;p&gt;The phone, the yard and the board.&lt;/p&gt;</job_description>
    <job_url>https://galahplant.example/careers/88240</job_url>
    <apply_url>https://apply.galahplant.example/88240</apply_url>
  </job>
  <job>
    <referencenumber>88251</referencenumber>
    <job_title>Wash Bay Attendant</job_title>
    <company_name>Galah Plant Hire</company_name>
    <locations><location><city>Mackay</city><region>Queensland</region><country>Australia</country></location></locations>
    <is_remote>no</is_remote>
    <employment_type>casual</employment_type>
    <compensation_interval/>
    <compensation_min>0</compensation_min>
    <compensation_max>0</compensation_max>
    <date_posted>2026-11-25T09:00:00+10:00</date_posted>
    <date_expires>2026-12-09T23:59:59+10:00</date_expires>
    <job_description>&lt;p&gt;Mud, meet hose.&lt;/p&gt;</job_description>
    <job_url>https://galahplant.example/careers/88251</job_url>
    <apply_url>https://apply.galahplant.example/88251</apply_url>
  </job>
</jobs>
`,
  expected: [
    {
      title: "Diesel Mechanic – Field Service",
      employer: "Galah Plant Hire",
      reference: "88213",
      places: ["Mackay QLD", "Moranbah QLD"],
      pay: { min: 48.5, max: 56, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-17T21:30:00Z",
      closes: "2026-12-16T13:59:59Z",
      remote: false,
      live: true,
      url: "https://apply.galahplant.example/88213",
    },
    {
      title: "Hire Controller",
      employer: "Galah Plant Hire",
      reference: "88240",
      places: ["Townsville QLD"],
      pay: { min: null, max: 82_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-23T23:00:00Z",
      closes: null,
      live: true,
      url: "https://apply.galahplant.example/88240",
    },
    {
      title: "Wash Bay Attendant",
      reference: "88251",
      places: ["Mackay QLD"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24T23:00:00Z",
      closes: "2026-12-09T13:59:59Z",
      live: true,
    },
  ],
};
