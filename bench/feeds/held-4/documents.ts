interface Opening {
  id: string;
  status: string;
  from: string;
  to: string;
  title: string;
  schedule: string;
  town: string;
  postcode: string;
  interval: string;
  min: string;
  max: string;
}

const opening = (one: Opening) => `<PositionOpening>
    <PositionRecordInfo>
      <Id validFrom="${one.from}"><IdValue>${one.id}</IdValue></Id>
      <Status validFrom="${one.from}" validTo="${one.to}">${one.status}</Status>
    </PositionRecordInfo>
    <PositionPostings><PositionPosting><Link>https://condamine.example/positions/${one.id}</Link></PositionPosting></PositionPostings>
    <PositionProfile xml:lang="en-AU">
      <PositionDateInfo><StartAsSoonAsPossible>true</StartAsSoonAsPossible></PositionDateInfo>
      <Organization><OrganizationName>Condamine Health Network</OrganizationName></Organization>
      <PositionDetail>
        <PhysicalLocation><PostalAddress><CountryCode>AU</CountryCode><PostalCode>${one.postcode}</PostalCode><Region>QLD</Region><Municipality>${one.town}</Municipality></PostalAddress></PhysicalLocation>
        <PositionTitle>${one.title}</PositionTitle>
        <PositionSchedule>${one.schedule}</PositionSchedule>
        <RemunerationPackage><BasePay currencyCode="AUD" baseInterval="${one.interval}"><BasePayAmountMin>${one.min}</BasePayAmountMin><BasePayAmountMax>${one.max}</BasePayAmountMax></BasePay></RemunerationPackage>
      </PositionDetail>
      <FormattedPositionDescription><Name>Summary</Name><Value>Work with a team that knows its patients by name.</Value></FormattedPositionDescription>
    </PositionProfile>
  </PositionOpening>`;

/** Openings as programs for personnel exchange them: identity, dates of validity and the rest deep within. */
export const positionOpenings = {
  name: "position openings of HR-XML",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<PositionOpenings xmlns="http://ns.hr-xml.org/2007-04-15">
  ${[
    opening({
      id: "HX-7731",
      status: "Active",
      from: "2026-11-16",
      to: "2026-12-18",
      title: "Payroll Officer",
      schedule: "Full Time",
      town: "Toowoomba",
      postcode: "4350",
      interval: "Yearly",
      min: "88000",
      max: "94500",
    }),
    opening({
      id: "HX-7740",
      status: "Active",
      from: "2026-11-20",
      to: "2026-12-11",
      title: "Theatre Technician",
      schedule: "Part Time",
      town: "Dalby",
      postcode: "4405",
      interval: "Hourly",
      min: "36.40",
      max: "39.90",
    }),
    opening({
      id: "HX-7702",
      status: "Closed",
      from: "2026-10-19",
      to: "2026-11-10",
      title: "Wardsperson",
      schedule: "Casual",
      town: "Warwick",
      postcode: "4370",
      interval: "Hourly",
      min: "31.10",
      max: "31.10",
    }),
  ].join("\n  ")}
</PositionOpenings>
`,
  expected: [
    {
      title: "Payroll Officer",
      employer: "Condamine Health Network",
      reference: "HX-7731",
      places: ["Toowoomba QLD"],
      pay: { min: 88_000, max: 94_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-18",
      live: true,
      url: "https://condamine.example/positions/HX-7731",
    },
    {
      title: "Theatre Technician",
      employer: "Condamine Health Network",
      reference: "HX-7740",
      places: ["Dalby QLD"],
      pay: { min: 36.4, max: 39.9, interval: "hour" },
      workTypes: ["Part time"],
      closes: "2026-12-11",
      live: true,
    },
    { title: "Wardsperson", live: false },
  ],
};

const labelled = (facts: Readonly<Record<string, string>>) =>
  `<![CDATA[<p>${Object.entries(facts)
    .map(([label, value]) => `<strong>${label}:</strong> ${value}`)
    .join("<br/>")}</p><p>Come and work where the magpies know you.</p>]]>`;

/** Items whose facts are lines with labels in the description. */
export const labelledItems = {
  name: "items with labelled lines in the description",
  extension: "rss",
  contentType: "application/rss+xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel>
<title>Work in the Goldfields</title><link>https://goldfieldswork.example</link><description>Latest vacancies</description>
<lastBuildDate>Thu, 26 Nov 2026 18:00:00 +1100</lastBuildDate>
<item><title>Aged Care Cook</title><link>https://goldfieldswork.example/?p=88121</link><guid isPermaLink="false">https://goldfieldswork.example/?p=88121</guid><pubDate>Mon, 23 Nov 2026 09:00:00 +1100</pubDate>
<description>${labelled({ Employer: "Golden Gully Care", Where: "Bendigo VIC", "Job type": "Permanent part-time", Pay: "$29.85 &ndash; $33.10 per hour", "Applications close": "Friday 11 December 2026" })}</description></item>
<item><title>Arborist</title><link>https://goldfieldswork.example/?p=88140</link><guid isPermaLink="false">https://goldfieldswork.example/?p=88140</guid><pubDate>Wed, 25 Nov 2026 14:30:00 +1100</pubDate>
<description>${labelled({ Employer: "Box-Ironbark Tree Care", Where: "Castlemaine VIC or Maryborough VIC", "Job type": "Full-time", Pay: "$1,480 a week", "Applications close": "When filled" })}</description></item>
</channel></rss>
`,
  expected: [
    {
      title: "Aged Care Cook",
      employer: "Golden Gully Care",
      places: ["Bendigo VIC"],
      pay: { min: 29.85, max: 33.1, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-22T22:00:00Z",
      closes: "2026-12-11",
      live: true,
      url: "https://goldfieldswork.example/?p=88121",
    },
    {
      title: "Arborist",
      employer: "Box-Ironbark Tree Care",
      places: ["Castlemaine VIC", "Maryborough VIC"],
      pay: { min: 1_480, max: 1_480, interval: "week" },
      workTypes: ["Full time"],
      posted: "2026-11-25T03:30:00Z",
      closes: null,
      live: true,
      url: "https://goldfieldswork.example/?p=88140",
    },
  ],
};

/** Entries of Atom: facts as categories of several schemes, others in a namespace of the site's own. */
export const schemes = {
  name: "entries with categories of several schemes",
  extension: "atom",
  contentType: "application/atom+xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:q="https://quoll.example/ns/vacancies">
  <id>tag:quoll.example,2026:jobs</id><title>Jobs with Quoll</title><updated>2026-11-26T05:00:00Z</updated>
  <entry>
    <id>tag:quoll.example,2026:jobs/318</id>
    <title type="text">Ranger</title>
    <author><name>Quoll Conservation Trust</name></author>
    <published>2026-11-18T08:30:00+11:00</published><updated>2026-11-19T10:00:00+11:00</updated>
    <link rel="alternate" type="text/html" href="https://quoll.example/jobs/318"/>
    <category scheme="https://quoll.example/terms/location" term="strahan" label="Strahan TAS"/>
    <category scheme="https://quoll.example/terms/work-type" term="full-time" label="Full time"/>
    <category scheme="https://quoll.example/terms/work-type" term="fixed-term" label="Fixed term"/>
    <q:salary>$71,300 to $78,900 per annum</q:salary>
    <q:closing>2026-12-09T17:00:00+11:00</q:closing>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Tracks, huts and the odd lost bushwalker.</p></div></content>
  </entry>
  <entry>
    <id>tag:quoll.example,2026:jobs/325</id>
    <title type="text">Nursery Hand</title>
    <author><name>Quoll Conservation Trust</name></author>
    <published>2026-11-24T09:00:00+11:00</published><updated>2026-11-24T09:00:00+11:00</updated>
    <link rel="alternate" type="text/html" href="https://quoll.example/jobs/325"/>
    <category scheme="https://quoll.example/terms/location" term="devonport" label="Devonport TAS"/>
    <category scheme="https://quoll.example/terms/work-type" term="casual" label="Casual"/>
    <q:salary>$32.06 an hour</q:salary>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Pricking out and potting on.</p></div></content>
  </entry>
</feed>
`,
  expected: [
    {
      title: "Ranger",
      employer: "Quoll Conservation Trust",
      places: ["Strahan TAS"],
      pay: { min: 71_300, max: 78_900, interval: "year" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-17T21:30:00Z",
      closes: "2026-12-09T06:00:00Z",
      live: true,
      url: "https://quoll.example/jobs/318",
    },
    {
      title: "Nursery Hand",
      employer: "Quoll Conservation Trust",
      places: ["Devonport TAS"],
      pay: { min: 32.06, max: 32.06, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23T22:00:00Z",
      closes: null,
      live: true,
      url: "https://quoll.example/jobs/325",
    },
  ],
};

/** Jobs as attributes within towns, states and companies, which say the rest of them. */
export const nested = {
  name: "jobs within towns within states within companies",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="ISO-8859-1"?>
<vacancies generated="2026-11-26">
  <company name="Bass &amp; Sons Meats">
    <region state="TAS">
      <town name="Burnie">
        <job ref="BM-11" title="Meat Slicer" hours="full-time" payfrom="34.20" payto="37.80" payper="hour" opens="2026-11-17" closes="2026-12-10" link="https://bassmeats.example/BM-11"/>
        <job ref="BM-14" title="Packing Hand" hours="casual" payfrom="31.90" payto="" payper="hour" opens="2026-11-24" closes="2026-12-17" link="https://bassmeats.example/BM-14"/>
      </town>
    </region>
    <region state="VIC">
      <town name="Warrnambool">
        <job ref="BM-20" title="Quality Manager" hours="full-time" payfrom="104000" payto="118000" payper="year" opens="2026-11-23" closes="" link="https://bassmeats.example/BM-20"/>
      </town>
    </region>
  </company>
  <company name="Leven Dairy Co">
    <region state="TAS">
      <town name="Ulverstone">
        <job ref="LD-2" title="Milk Tanker Driver" hours="part-time" payfrom="" payto="" payper="" opens="2026-11-25" closes="2026-12-20" link="https://levendairy.example/work/2"/>
      </town>
    </region>
  </company>
</vacancies>
`,
  expected: [
    {
      title: "Meat Slicer",
      employer: "Bass & Sons Meats",
      reference: "BM-11",
      places: ["Burnie TAS"],
      pay: { min: 34.2, max: 37.8, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-10",
      live: true,
      url: "https://bassmeats.example/BM-11",
    },
    {
      title: "Packing Hand",
      places: ["Burnie TAS"],
      workTypes: ["Casual"],
      closes: "2026-12-17",
      live: true,
    },
    {
      title: "Quality Manager",
      employer: "Bass & Sons Meats",
      reference: "BM-20",
      places: ["Warrnambool VIC"],
      pay: { min: 104_000, max: 118_000, interval: "year" },
      closes: null,
      live: true,
    },
    {
      title: "Milk Tanker Driver",
      employer: "Leven Dairy Co",
      reference: "LD-2",
      places: ["Ulverstone TAS"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25",
      closes: "2026-12-20",
      live: true,
      url: "https://levendairy.example/work/2",
    },
  ],
};
