/** What a hiring system writes for a large job search: sections of text everywhere, days as mail writes them, remote in words of which one says hybrid, an expiry day, one in another country and one past its day. */
export const searchEngine = {
  name: "list for a job search, every value in a section of text",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<source>
  <publisher>Hirelark ATS</publisher>
  <publisherurl>https://hirelark.example</publisherurl>
  <lastBuildDate>Thu, 26 Nov 2026 18:00:00 GMT</lastBuildDate>
  <job>
    <title><![CDATA[Conveyancing Paralegal]]></title>
    <date><![CDATA[Wed, 18 Nov 2026 03:12:00 GMT]]></date>
    <referencenumber><![CDATA[NL-2040]]></referencenumber>
    <url><![CDATA[https://nankeenlegal.hirelark.example/jobs/NL-2040?source=search&utm_medium=feed]]></url>
    <company><![CDATA[Nankeen Legal]]></company>
    <sourcename><![CDATA[Nankeen Legal]]></sourcename>
    <city><![CDATA[Hervey Bay]]></city>
    <state><![CDATA[QLD]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[4655]]></postalcode>
    <email><![CDATA[nl-2040@apply.hirelark.example]]></email>
    <description><![CDATA[<p>Contracts, searches &amp; settlements; nothing on Fridays after four.</p>]]></description>
    <salary><![CDATA[$72,000 - $80,500 per year]]></salary>
    <education><![CDATA[Certificate IV]]></education>
    <jobtype><![CDATA[fulltime]]></jobtype>
    <category><![CDATA[Legal,Paralegal]]></category>
    <experience><![CDATA[2+ years]]></experience>
    <expirationdate><![CDATA[18 December 2026]]></expirationdate>
    <remotetype><![CDATA[Hybrid remote]]></remotetype>
  </job>
  <job>
    <title><![CDATA[Legal Secretary &#8211; Family Law]]></title>
    <date><![CDATA[Tue, 24 Nov 2026 23:30:00 GMT]]></date>
    <referencenumber><![CDATA[NL-2046]]></referencenumber>
    <url><![CDATA[https://nankeenlegal.hirelark.example/jobs/NL-2046?source=search&utm_medium=feed]]></url>
    <company><![CDATA[Nankeen Legal]]></company>
    <sourcename><![CDATA[Nankeen Legal]]></sourcename>
    <city><![CDATA[Maryborough]]></city>
    <state><![CDATA[QLD]]></state>
    <country><![CDATA[AU]]></country>
    <postalcode><![CDATA[4650]]></postalcode>
    <description><![CDATA[<p>A quiet voice on loud days.</p>]]></description>
    <salary><![CDATA[From $35.75 per hour]]></salary>
    <jobtype><![CDATA[parttime, contract]]></jobtype>
    <category><![CDATA[Legal]]></category>
    <expirationdate/>
    <remotetype/>
  </job>
  <job>
    <title><![CDATA[Trusts Solicitor]]></title>
    <date><![CDATA[Wed, 25 Nov 2026 20:00:00 GMT]]></date>
    <referencenumber><![CDATA[NL-2047]]></referencenumber>
    <url><![CDATA[https://nankeenlegal.hirelark.example/jobs/NL-2047?source=search&utm_medium=feed]]></url>
    <company><![CDATA[Nankeen Legal]]></company>
    <sourcename><![CDATA[Nankeen Legal]]></sourcename>
    <city><![CDATA[Nelson]]></city>
    <state><![CDATA[Nelson]]></state>
    <country><![CDATA[NZ]]></country>
    <postalcode><![CDATA[7010]]></postalcode>
    <description><![CDATA[<p>Our first desk over the water.</p>]]></description>
    <salary/>
    <jobtype><![CDATA[fulltime]]></jobtype>
    <category><![CDATA[Legal]]></category>
    <expirationdate><![CDATA[15 January 2027]]></expirationdate>
    <remotetype/>
  </job>
  <job>
    <title><![CDATA[Receptionist]]></title>
    <date><![CDATA[Fri, 02 Oct 2026 01:00:00 GMT]]></date>
    <referencenumber><![CDATA[NL-2011]]></referencenumber>
    <url><![CDATA[https://nankeenlegal.hirelark.example/jobs/NL-2011?source=search&utm_medium=feed]]></url>
    <company><![CDATA[Nankeen Legal]]></company>
    <city><![CDATA[Hervey Bay]]></city>
    <state><![CDATA[QLD]]></state>
    <country><![CDATA[AU]]></country>
    <description><![CDATA[<p>Good morning, Nankeen Legal.</p>]]></description>
    <jobtype><![CDATA[parttime]]></jobtype>
    <expirationdate><![CDATA[6 November 2026]]></expirationdate>
  </job>
</source>
`,
  expected: [
    {
      title: "Conveyancing Paralegal",
      employer: "Nankeen Legal",
      reference: "NL-2040",
      places: ["Hervey Bay QLD"],
      pay: { min: 72_000, max: 80_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18T03:12:00Z",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://nankeenlegal.hirelark.example/jobs/NL-2040?source=search&utm_medium=feed",
    },
    {
      title: "Legal Secretary – Family Law",
      employer: "Nankeen Legal",
      reference: "NL-2046",
      places: ["Maryborough QLD"],
      pay: { min: 35.75, max: null, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-24T23:30:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://nankeenlegal.hirelark.example/jobs/NL-2046?source=search&utm_medium=feed",
    },
    {
      title: "Trusts Solicitor",
      employer: "Nankeen Legal",
      reference: "NL-2047",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-25T20:00:00Z",
      closes: "2027-01-15",
      remote: false,
      live: true,
    },
    { title: "Receptionist", reference: "NL-2011", live: false },
  ],
};

/** Advertisements for an aggregator: region, town and part of the town apart, contract and hours apart, days with strokes and the hour in an element of its own, the currency's letters before the pay. */
export const advertisements = {
  name: "advertisements, day and hour in two elements",
  extension: "xml",
  contentType: "text/xml; charset=UTF-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<trovit>
  <ad>
    <id><![CDATA[cv-77120]]></id>
    <url><![CDATA[https://currajonghealth.example/careers/cv-77120]]></url>
    <mobile_url><![CDATA[https://m.currajonghealth.example/careers/cv-77120]]></mobile_url>
    <title><![CDATA[Occupational Therapist]]></title>
    <content><![CDATA[Hands, homes and a small blue car. We pay up to $3,000 a year for courses.]]></content>
    <company><![CDATA[Currajong Valley Health]]></company>
    <category><![CDATA[Healthcare]]></category>
    <region><![CDATA[South Australia]]></region>
    <city><![CDATA[Whyalla]]></city>
    <city_area><![CDATA[Whyalla Norrie]]></city_area>
    <postcode><![CDATA[5608]]></postcode>
    <salary><![CDATA[AUD 84,160 - 97,225 per annum]]></salary>
    <working_hours><![CDATA[Full time]]></working_hours>
    <contract><![CDATA[Fixed term]]></contract>
    <studies><![CDATA[Bachelor]]></studies>
    <date><![CDATA[18/11/2026]]></date>
    <time><![CDATA[09:40]]></time>
    <expiration_date><![CDATA[16/12/2026]]></expiration_date>
  </ad>
  <ad>
    <id><![CDATA[cv-77131]]></id>
    <url><![CDATA[https://currajonghealth.example/careers/cv-77131]]></url>
    <title><![CDATA[Kitchen Hand]]></title>
    <content><![CDATA[Breakfast for ninety.]]></content>
    <company><![CDATA[Currajong Valley Health]]></company>
    <category><![CDATA[Hospitality]]></category>
    <region><![CDATA[South Australia]]></region>
    <city><![CDATA[Port Lincoln]]></city>
    <city_area/>
    <postcode><![CDATA[5606]]></postcode>
    <salary><![CDATA[AUD 32.18 per hour]]></salary>
    <working_hours><![CDATA[Part time]]></working_hours>
    <contract><![CDATA[Permanent]]></contract>
    <date><![CDATA[05/11/2026]]></date>
    <time><![CDATA[14:00]]></time>
    <expiration_date><![CDATA[08/01/2027]]></expiration_date>
  </ad>
  <ad>
    <id><![CDATA[cv-77140]]></id>
    <url><![CDATA[https://currajonghealth.example/careers/cv-77140]]></url>
    <title><![CDATA[Patient Transport Driver]]></title>
    <content><![CDATA[Slowly, and on time.]]></content>
    <company><![CDATA[Currajong Valley Health]]></company>
    <category><![CDATA[Transport]]></category>
    <region><![CDATA[South Australia]]></region>
    <city><![CDATA[Port Augusta]]></city>
    <salary/>
    <working_hours/>
    <contract><![CDATA[Casual]]></contract>
    <date><![CDATA[25/11/2026]]></date>
    <time><![CDATA[08:05]]></time>
    <expiration_date/>
  </ad>
</trovit>
`,
  expected: [
    {
      title: "Occupational Therapist",
      employer: "Currajong Valley Health",
      reference: "cv-77120",
      pay: { min: 84_160, max: 97_225, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-18",
      closes: "2026-12-16",
      remote: false,
      live: true,
      url: "https://currajonghealth.example/careers/cv-77120",
    },
    {
      title: "Kitchen Hand",
      employer: "Currajong Valley Health",
      reference: "cv-77131",
      places: ["Port Lincoln SA"],
      pay: { min: 32.18, max: 32.18, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-05",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://currajonghealth.example/careers/cv-77131",
    },
    {
      title: "Patient Transport Driver",
      employer: "Currajong Valley Health",
      reference: "cv-77140",
      places: ["Port Augusta SA"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25",
      closes: null,
      remote: false,
      live: true,
      url: "https://currajonghealth.example/careers/cv-77140",
    },
  ],
};

/** Limited listings for a network: pay as objects with a high and a low end beside a bonus, places as whole lines with alternates, names in camel case, workplace types, a poster's e-mail address. */
export const network = {
  name: "list for a network, pay with high and low ends beside a bonus",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<source>
  <lastBuildDate>Thu, 26 Nov 2026 20:15:00 GMT</lastBuildDate>
  <publisherUrl>https://www.yabbycreek.example</publisherUrl>
  <publisher>Yabby Creek Wines</publisher>
  <expectedJobCount>3</expectedJobCount>
  <job>
    <partnerJobId>YC-306</partnerJobId>
    <company>Yabby Creek Wines</company>
    <companyId>9920117</companyId>
    <title>Viticulturist</title>
    <description><![CDATA[<p>Two hundred hectares, four soils &amp; a river that moves.</p>]]></description>
    <applyUrl>https://www.yabbycreek.example/people/YC-306?src=network&amp;v=2</applyUrl>
    <location>Griffith, New South Wales, Australia</location>
    <city>Griffith</city>
    <state>New South Wales</state>
    <country>AU</country>
    <postalCode>2680</postalCode>
    <alternateLocations>
      <location>Robinvale, Victoria, Australia</location>
      <location>Renmark, South Australia, Australia</location>
    </alternateLocations>
    <workplaceTypes>On-site</workplaceTypes>
    <jobtype>FULL_TIME</jobtype>
    <experienceLevel>MID_SENIOR_LEVEL</experienceLevel>
    <posterEmail>people@yabbycreek.example</posterEmail>
    <listDate>2026-11-18T21:00:00+0000</listDate>
    <expirationDate>2026-12-18</expirationDate>
    <salaries>
      <salary>
        <highEnd><amount>15000</amount><currencyCode>AUD</currencyCode></highEnd>
        <lowEnd><amount>5000</amount><currencyCode>AUD</currencyCode></lowEnd>
        <period>YEARLY</period>
        <type>BONUS</type>
      </salary>
      <salary>
        <highEnd><amount>118000</amount><currencyCode>AUD</currencyCode></highEnd>
        <lowEnd><amount>104000</amount><currencyCode>AUD</currencyCode></lowEnd>
        <period>YEARLY</period>
        <type>BASE_SALARY</type>
      </salary>
    </salaries>
  </job>
  <job>
    <partnerJobId>YC-311</partnerJobId>
    <company>Yabby Creek Wines</company>
    <companyId>9920117</companyId>
    <title>Vintage Cellar Hand</title>
    <description><![CDATA[<p>January to April, mostly at night.</p>]]></description>
    <applyUrl>https://www.yabbycreek.example/people/YC-311?src=network&amp;v=2</applyUrl>
    <location>Griffith, New South Wales, Australia</location>
    <city>Griffith</city>
    <state>New South Wales</state>
    <country>AU</country>
    <postalCode>2680</postalCode>
    <alternateLocations/>
    <workplaceTypes>On-site</workplaceTypes>
    <jobtype>TEMPORARY</jobtype>
    <experienceLevel>ENTRY_LEVEL</experienceLevel>
    <listDate>2026-11-25T02:30:00+0000</listDate>
    <expirationDate>2027-01-08</expirationDate>
    <salaries>
      <salary>
        <highEnd><amount>33.80</amount><currencyCode>AUD</currencyCode></highEnd>
        <lowEnd><amount>31.55</amount><currencyCode>AUD</currencyCode></lowEnd>
        <period>HOURLY</period>
        <type>BASE_SALARY</type>
      </salary>
    </salaries>
  </job>
  <job>
    <partnerJobId>YC-313</partnerJobId>
    <company>Yabby Creek Wines</company>
    <companyId>9920117</companyId>
    <title>Wine Club Manager</title>
    <description><![CDATA[<p>Three thousand members, from your own kitchen table.</p>]]></description>
    <applyUrl>https://www.yabbycreek.example/people/YC-313?src=network&amp;v=2</applyUrl>
    <location>Australia</location>
    <city/>
    <state/>
    <country>AU</country>
    <postalCode/>
    <workplaceTypes>Remote</workplaceTypes>
    <jobtype>PART_TIME</jobtype>
    <experienceLevel>ASSOCIATE</experienceLevel>
    <listDate>2026-11-26T01:10:00+0000</listDate>
    <expirationDate/>
    <salaries/>
  </job>
</source>
`,
  expected: [
    {
      title: "Viticulturist",
      employer: "Yabby Creek Wines",
      reference: "YC-306",
      places: ["Griffith NSW", "Robinvale VIC", "Renmark SA"],
      pay: { min: 104_000, max: 118_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18T21:00:00Z",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://www.yabbycreek.example/people/YC-306?src=network&v=2",
    },
    {
      title: "Vintage Cellar Hand",
      employer: "Yabby Creek Wines",
      reference: "YC-311",
      places: ["Griffith NSW"],
      pay: { min: 31.55, max: 33.8, interval: "hour" },
      workTypes: ["Contract"],
      posted: "2026-11-25T02:30:00Z",
      closes: "2027-01-08",
      remote: false,
      live: true,
      url: "https://www.yabbycreek.example/people/YC-311?src=network&v=2",
    },
    {
      title: "Wine Club Manager",
      employer: "Yabby Creek Wines",
      reference: "YC-313",
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-26T01:10:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://www.yabbycreek.example/people/YC-313?src=network&v=2",
    },
  ],
};
