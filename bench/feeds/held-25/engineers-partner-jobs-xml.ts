/** Usual: an engineering consultancy's jobs in the XML that a large professional network wraps, a publisher once, the network's own partner ids, a company with its number there, one line of place beside its parts, codes for kinds, industries and experience, workplace types, pay as two ends each with an amount and a currency and a period in capitals, a moment of listing in the form of mails beside a day of expiry, HTML in character data, one in Auckland. */
export const engineersPartnerJobsXml = {
  name: "held-25 partner jobs of an engineering consultancy",
  extension: "xml",
  contentType: "application/xml",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<source>
  <lastBuildDate>Fri, 27 Nov 2026 01:00:00 GMT</lastBuildDate>
  <publisherUrl>https://www.talliscourt.example</publisherUrl>
  <publisher>Tallis Court Careers Site</publisher>
  <job>
    <partnerJobId><![CDATA[TC-R-09112]]></partnerJobId>
    <company><![CDATA[Tallis Court Engineers]]></company>
    <companyId><![CDATA[8820417]]></companyId>
    <title><![CDATA[Senior Bridge Engineer]]></title>
    <description><![CDATA[<p>Forty timber bridges, one council, three years. You decide which stay.</p><p>The programme is worth $62m. You lead four engineers and one retired carpenter.</p>]]></description>
    <applyUrl><![CDATA[https://careers.talliscourt.example/apply/09112?src=network]]></applyUrl>
    <location><![CDATA[Coffs Harbour, New South Wales, Australia]]></location>
    <city><![CDATA[Coffs Harbour]]></city>
    <state><![CDATA[New South Wales]]></state>
    <country><![CDATA[AU]]></country>
    <postalCode><![CDATA[2450]]></postalCode>
    <workplaceTypes><![CDATA[Hybrid]]></workplaceTypes>
    <industryCodes><industryCode><![CDATA[51]]></industryCode></industryCodes>
    <jobtype><![CDATA[FULL_TIME]]></jobtype>
    <experienceLevel><![CDATA[MID_SENIOR_LEVEL]]></experienceLevel>
    <skills><skill><![CDATA[timber]]></skill><skill><![CDATA[inspection]]></skill></skills>
    <salaries>
      <salary>
        <highEnd><amount><![CDATA[165000]]></amount><currencyCode><![CDATA[AUD]]></currencyCode></highEnd>
        <lowEnd><amount><![CDATA[145000]]></amount><currencyCode><![CDATA[AUD]]></currencyCode></lowEnd>
        <period><![CDATA[YEARLY]]></period>
        <type><![CDATA[BASE_SALARY]]></type>
      </salary>
    </salaries>
    <listDate><![CDATA[Mon, 16 Nov 2026 23:30:00 GMT]]></listDate>
    <expirationDate><![CDATA[2026-12-16]]></expirationDate>
  </job>
  <job>
    <partnerJobId><![CDATA[TC-R-09120]]></partnerJobId>
    <company><![CDATA[Tallis Court Engineers]]></company>
    <companyId><![CDATA[8820417]]></companyId>
    <title><![CDATA[Survey Drafter]]></title>
    <description><![CDATA[<p>Three days a week on a rail job, in the room with the good plotter.</p><ul><li>12d or Civil 3D</li><li>An eye for a wrong level</li></ul>]]></description>
    <applyUrl><![CDATA[https://careers.talliscourt.example/apply/09120?src=network]]></applyUrl>
    <location><![CDATA[Rockhampton, QLD]]></location>
    <city><![CDATA[Rockhampton]]></city>
    <state><![CDATA[QLD]]></state>
    <country><![CDATA[AU]]></country>
    <postalCode><![CDATA[4700]]></postalCode>
    <workplaceTypes><![CDATA[On-site]]></workplaceTypes>
    <industryCodes><industryCode><![CDATA[51]]></industryCode></industryCodes>
    <jobtype><![CDATA[PART_TIME]]></jobtype>
    <experienceLevel><![CDATA[ASSOCIATE]]></experienceLevel>
    <skills></skills>
    <salaries>
      <salary>
        <highEnd><amount><![CDATA[52.00]]></amount><currencyCode><![CDATA[AUD]]></currencyCode></highEnd>
        <lowEnd><amount><![CDATA[46.50]]></amount><currencyCode><![CDATA[AUD]]></currencyCode></lowEnd>
        <period><![CDATA[HOURLY]]></period>
        <type><![CDATA[BASE_SALARY]]></type>
      </salary>
    </salaries>
    <listDate><![CDATA[Fri, 20 Nov 2026 02:10:00 GMT]]></listDate>
    <expirationDate><![CDATA[]]></expirationDate>
  </job>
  <job>
    <partnerJobId><![CDATA[TC-R-09125]]></partnerJobId>
    <company><![CDATA[Tallis Court Engineers]]></company>
    <companyId><![CDATA[8820417]]></companyId>
    <title><![CDATA[Flood Modeller]]></title>
    <description><![CDATA[<p>You tell towns what they do not want to hear, and you are kind about it. A contract for a year, from your own desk.</p>]]></description>
    <applyUrl><![CDATA[https://careers.talliscourt.example/apply/09125?src=network]]></applyUrl>
    <location><![CDATA[Australia]]></location>
    <city><![CDATA[]]></city>
    <state><![CDATA[]]></state>
    <country><![CDATA[AU]]></country>
    <postalCode><![CDATA[]]></postalCode>
    <workplaceTypes><![CDATA[Remote]]></workplaceTypes>
    <industryCodes><industryCode><![CDATA[51]]></industryCode></industryCodes>
    <jobtype><![CDATA[CONTRACT]]></jobtype>
    <experienceLevel><![CDATA[MID_SENIOR_LEVEL]]></experienceLevel>
    <skills></skills>
    <salaries></salaries>
    <listDate><![CDATA[Tue, 24 Nov 2026 05:00:00 GMT]]></listDate>
    <expirationDate><![CDATA[2027-01-22]]></expirationDate>
  </job>
  <job>
    <partnerJobId><![CDATA[TC-R-09127]]></partnerJobId>
    <company><![CDATA[Tallis Court (NZ) Limited]]></company>
    <companyId><![CDATA[8820533]]></companyId>
    <title><![CDATA[Graduate Water Engineer]]></title>
    <description><![CDATA[<p>Pipes older than your grandmother.</p>]]></description>
    <applyUrl><![CDATA[https://careers.talliscourt.example/apply/09127?src=network]]></applyUrl>
    <location><![CDATA[Auckland, New Zealand]]></location>
    <city><![CDATA[Auckland]]></city>
    <state><![CDATA[Auckland]]></state>
    <country><![CDATA[NZ]]></country>
    <postalCode><![CDATA[1010]]></postalCode>
    <workplaceTypes><![CDATA[On-site]]></workplaceTypes>
    <industryCodes><industryCode><![CDATA[51]]></industryCode></industryCodes>
    <jobtype><![CDATA[FULL_TIME]]></jobtype>
    <experienceLevel><![CDATA[ENTRY_LEVEL]]></experienceLevel>
    <skills></skills>
    <salaries></salaries>
    <listDate><![CDATA[Wed, 25 Nov 2026 20:00:00 GMT]]></listDate>
    <expirationDate><![CDATA[2026-12-20]]></expirationDate>
  </job>
</source>
`,
  expected: [
    {
      title: "Senior Bridge Engineer",
      employer: "Tallis Court Engineers",
      reference: "TC-R-09112",
      places: ["Coffs Harbour NSW"],
      pay: { min: 145_000, max: 165_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16T23:30:00Z",
      closes: "2026-12-16",
      remote: false,
      live: true,
      url: "https://careers.talliscourt.example/apply/09112?src=network",
    },
    {
      title: "Survey Drafter",
      employer: "Tallis Court Engineers",
      reference: "TC-R-09120",
      places: ["Rockhampton QLD"],
      pay: { min: 46.5, max: 52, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-20T02:10:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.talliscourt.example/apply/09120?src=network",
    },
    {
      title: "Flood Modeller",
      employer: "Tallis Court Engineers",
      reference: "TC-R-09125",
      places: [],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-24T05:00:00Z",
      closes: "2027-01-22",
      remote: true,
      live: true,
      url: "https://careers.talliscourt.example/apply/09125?src=network",
    },
    {
      title: "Graduate Water Engineer",
      employer: "Tallis Court (NZ) Limited",
      reference: "TC-R-09127",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-25T20:00:00Z",
      closes: "2026-12-20",
      remote: false,
      live: true,
      url: "https://careers.talliscourt.example/apply/09127?src=network",
    },
  ],
};
