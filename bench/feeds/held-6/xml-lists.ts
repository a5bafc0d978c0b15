/** What an agency's system writes for boards: facts as attributes of a job, place and work type among named classifications, closing days among named fields, pay with a period, noughts where it is not shown. */
export const classifications = {
  name: "list with named classifications and fields",
  employer: "Bandicoot Talent",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="utf-8"?>
<Jobs jobBoardId="2047" jobBoardName="Agency website" date="2026-11-26T18:00:03Z">
  <Job jid="418822" reference="BT/0977" datePosted="2026-11-19" dateUpdated="2026-11-24T03:00:11Z" hotjob="true">
    <Title>Site Manager &amp; Estimator</Title>
    <Summary>Tilt-up concrete, three crews.</Summary>
    <BulletPoints>
      <BulletPoint>Ute, phone and a $1,500 tool allowance</BulletPoint>
      <BulletPoint>Home by five</BulletPoint>
    </BulletPoints>
    <Description><![CDATA[<p>Three crews, one crane &amp; a lot of panels.</p>]]></Description>
    <Salary period="Annual"><MinValue>135000</MinValue><MaxValue>150000</MaxValue><Text>$135K - $150K + super + vehicle</Text></Salary>
    <Apply><EmailTo>bt0977@apply.bandicoot.example</EmailTo><Url>https://bandicoot.example/apply/418822</Url></Apply>
    <Classifications>
      <Classification name="Category">Construction</Classification>
      <Classification name="Work Type">Permanent / Full Time</Classification>
      <Classification name="State">Western Australia</Classification>
      <Classification name="Location">Mandurah</Classification>
    </Classifications>
    <Fields>
      <Field name="Consultant">Imogen Tarrant</Field>
      <Field name="Consultant Phone">08 5550 0142</Field>
      <Field name="Closing Date">14/12/2026</Field>
    </Fields>
  </Job>
  <Job jid="418901" reference="BT/0981" datePosted="2026-11-24" dateUpdated="2026-11-24T05:12:40Z" hotjob="false">
    <Title>Disability Support Worker</Title>
    <Summary>Weekends in a house of four.</Summary>
    <BulletPoints/>
    <Description><![CDATA[<p>Breakfast, the beach, the football.</p>]]></Description>
    <Salary period="Hourly"><MinValue>42.10</MinValue><MaxValue>46.85</MaxValue><Text>$42.10 - $46.85 p/h + penalties</Text></Salary>
    <Apply><EmailTo/><Url>https://bandicoot.example/apply/418901</Url></Apply>
    <Classifications>
      <Classification name="Category">Community Services</Classification>
      <Classification name="Work Type">Casual</Classification>
      <Classification name="State">Western Australia</Classification>
      <Classification name="Location">Albany</Classification>
    </Classifications>
    <Fields>
      <Field name="Consultant">Joss Petrakis</Field>
      <Field name="Closing Date"/>
    </Fields>
  </Job>
  <Job jid="418915" reference="BT/0984" datePosted="2026-11-25" dateUpdated="2026-11-25T01:00:00Z" hotjob="false">
    <Title>Vineyard Mechanic</Title>
    <Summary>Two regions, nineteen harvesters.</Summary>
    <BulletPoints/>
    <Description><![CDATA[<p>Grease before the grapes.</p>]]></Description>
    <Salary period="Annual"><MinValue>0</MinValue><MaxValue>0</MaxValue><Text>Attractive package</Text></Salary>
    <Apply><EmailTo/><Url>https://bandicoot.example/apply/418915</Url></Apply>
    <Classifications>
      <Classification name="Category">Trades</Classification>
      <Classification name="Work Type">Contract</Classification>
      <Classification name="State">South Australia</Classification>
      <Classification name="Location">Mount Gambier</Classification>
      <Classification name="Location">Naracoorte</Classification>
    </Classifications>
    <Fields>
      <Field name="Consultant">Imogen Tarrant</Field>
      <Field name="Closing Date">COB Friday 4 Dec 2026</Field>
    </Fields>
  </Job>
</Jobs>
`,
  expected: [
    {
      title: "Site Manager & Estimator",
      employer: "Bandicoot Talent",
      reference: "BT/0977",
      places: ["Mandurah WA"],
      pay: { min: 135_000, max: 150_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19",
      closes: "2026-12-14",
      live: true,
      url: "https://bandicoot.example/apply/418822",
    },
    {
      title: "Disability Support Worker",
      employer: "Bandicoot Talent",
      reference: "BT/0981",
      places: ["Albany WA"],
      pay: { min: 42.1, max: 46.85, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      live: true,
      url: "https://bandicoot.example/apply/418901",
    },
    {
      title: "Vineyard Mechanic",
      employer: "Bandicoot Talent",
      reference: "BT/0984",
      places: ["Mount Gambier SA", "Naracoorte SA"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-25",
      closes: "2026-12-04",
      live: true,
      url: "https://bandicoot.example/apply/418915",
    },
  ],
};

/** Positions of a personnel system: "name" is the title and also the heading of each part of the text, offices without a state, term and hours apart, pay in a part of the text, no addresses at all. */
export const positions = {
  name: "positions with offices and parts of text",
  extension: "xml",
  contentType: "text/xml; charset=UTF-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<workzag-jobs>
  <position>
    <id>1880412</id>
    <subcompany>Thornbill Instruments Pty Ltd</subcompany>
    <office>Adelaide</office>
    <additionalOffices>
      <office>Port Augusta</office>
    </additionalOffices>
    <department>Service</department>
    <recruitingCategory>Field roles</recruitingCategory>
    <name>Calibration Technician</name>
    <jobDescriptions>
      <jobDescription>
        <name>Your tasks</name>
        <value><![CDATA[<ul><li>Scales, gauges &amp; one very old theodolite</li></ul>]]></value>
      </jobDescription>
      <jobDescription>
        <name>Salary</name>
        <value><![CDATA[<p>$76,400 &ndash; $82,100 a year, plus 12% super</p>]]></value>
      </jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <seniority>experienced</seniority>
    <schedule>full-time</schedule>
    <yearsOfExperience>2-5</yearsOfExperience>
    <keywords>calibration,metrology</keywords>
    <occupation>laboratory_technician</occupation>
    <occupationCategory>science</occupationCategory>
    <createdAt>2026-11-18T10:42:07+10:30</createdAt>
  </position>
  <position>
    <id>1881960</id>
    <subcompany>Thornbill Instruments Pty Ltd</subcompany>
    <office>Hobart</office>
    <additionalOffices/>
    <department>Office</department>
    <recruitingCategory/>
    <name>Export Coordinator</name>
    <jobDescriptions>
      <jobDescription>
        <name>Your tasks</name>
        <value><![CDATA[<p>Twelve months of customs forms while Saoirse is away.</p>]]></value>
      </jobDescription>
      <jobDescription>
        <name>Applications close</name>
        <value><![CDATA[<p>16 December 2026</p>]]></value>
      </jobDescription>
    </jobDescriptions>
    <employmentType>temporary</employmentType>
    <seniority>entry-level</seniority>
    <schedule>part-time</schedule>
    <yearsOfExperience>lt-1</yearsOfExperience>
    <createdAt>2026-11-24T09:00:00+11:00</createdAt>
  </position>
</workzag-jobs>
`,
  expected: [
    {
      title: "Calibration Technician",
      employer: "Thornbill Instruments Pty Ltd",
      reference: "1880412",
      places: ["Adelaide SA", "Port Augusta SA"],
      pay: { min: 76_400, max: 82_100, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18T00:12:07Z",
      closes: null,
      live: true,
      url: null,
    },
    {
      title: "Export Coordinator",
      employer: "Thornbill Instruments Pty Ltd",
      reference: "1881960",
      places: ["Hobart TAS"],
      pay: null,
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-23T22:00:00Z",
      closes: "2026-12-16",
      live: true,
      url: null,
    },
  ],
};

/** Openings in an older standard: a prefix before every name, validity as attributes of a status, regions with the country before them, pay with an attribute for its interval, a start that is neither posting nor closing. */
export const openings = {
  name: "openings of a standard, a prefix before every name",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<hr:PositionOpenings xmlns:hr="http://ns.hr-xml.org/2007-04-15" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <hr:PositionOpening xml:lang="en-AU">
    <hr:PositionRecordInfo>
      <hr:Id idOwner="Pratincole Orchards"><hr:IdValue name="requisition">PO-5520</hr:IdValue></hr:Id>
      <hr:Status validFrom="2026-11-16" validTo="2026-12-11">Active</hr:Status>
    </hr:PositionRecordInfo>
    <hr:PositionPostings>
      <hr:PositionPosting>
        <hr:Link>https://pratincole.example/vacancies/PO-5520</hr:Link>
      </hr:PositionPosting>
    </hr:PositionPostings>
    <hr:PositionProfile>
      <hr:PositionDateInfo><hr:StartDate><hr:AnyDate>2027-01-18</hr:AnyDate></hr:StartDate></hr:PositionDateInfo>
      <hr:Organization><hr:OrganizationName>Pratincole Orchards</hr:OrganizationName></hr:Organization>
      <hr:PositionDetail>
        <hr:PhysicalLocation><hr:PostalAddress><hr:CountryCode>AU</hr:CountryCode><hr:PostalCode>3630</hr:PostalCode><hr:Region>AU-VIC</hr:Region><hr:Municipality>Shepparton</hr:Municipality></hr:PostalAddress></hr:PhysicalLocation>
        <hr:PositionTitle>Orchard Operations Manager</hr:PositionTitle>
        <hr:PositionClassification>Direct Hire</hr:PositionClassification>
        <hr:PositionSchedule>Full-Time</hr:PositionSchedule>
        <hr:RemunerationPackage>
          <hr:BasePay currencyCode="AUD" baseInterval="Yearly">
            <hr:BasePayAmountMin>98000</hr:BasePayAmountMin>
            <hr:BasePayAmountMax>104000</hr:BasePayAmountMax>
          </hr:BasePay>
        </hr:RemunerationPackage>
      </hr:PositionDetail>
      <hr:FormattedPositionDescription>
        <hr:Name>Description</hr:Name>
        <hr:Value>&lt;p&gt;Pears &amp;amp; people, in that order.&lt;/p&gt;</hr:Value>
      </hr:FormattedPositionDescription>
      <hr:HowToApply distribute="external"><hr:PersonName><hr:FormattedName>Callum Ferrante</hr:FormattedName></hr:PersonName></hr:HowToApply>
    </hr:PositionProfile>
    <hr:NumberToFill>1</hr:NumberToFill>
  </hr:PositionOpening>
  <hr:PositionOpening xml:lang="en-AU">
    <hr:PositionRecordInfo>
      <hr:Id idOwner="Pratincole Orchards"><hr:IdValue name="requisition">PO-5534</hr:IdValue></hr:Id>
      <hr:Status validFrom="2026-11-23" validTo="2026-12-20">Active</hr:Status>
    </hr:PositionRecordInfo>
    <hr:PositionPostings>
      <hr:PositionPosting>
        <hr:Link>https://pratincole.example/vacancies/PO-5534</hr:Link>
      </hr:PositionPosting>
    </hr:PositionPostings>
    <hr:PositionProfile>
      <hr:PositionDateInfo/>
      <hr:Organization><hr:OrganizationName>Pratincole Orchards</hr:OrganizationName></hr:Organization>
      <hr:PositionDetail>
        <hr:PhysicalLocation><hr:PostalAddress><hr:CountryCode>AU</hr:CountryCode><hr:PostalCode>3500</hr:PostalCode><hr:Region>AU-VIC</hr:Region><hr:Municipality>Mildura</hr:Municipality></hr:PostalAddress></hr:PhysicalLocation>
        <hr:PhysicalLocation><hr:PostalAddress><hr:CountryCode>AU</hr:CountryCode><hr:PostalCode>2648</hr:PostalCode><hr:Region>AU-NSW</hr:Region><hr:Municipality>Wentworth</hr:Municipality></hr:PostalAddress></hr:PhysicalLocation>
        <hr:PositionTitle>Irrigation Technician</hr:PositionTitle>
        <hr:PositionSchedule>Part-Time</hr:PositionSchedule>
        <hr:RemunerationPackage>
          <hr:BasePay currencyCode="AUD" baseInterval="Hourly">
            <hr:BasePayAmountMin>39.10</hr:BasePayAmountMin>
            <hr:BasePayAmountMax>41.00</hr:BasePayAmountMax>
          </hr:BasePay>
        </hr:RemunerationPackage>
      </hr:PositionDetail>
      <hr:FormattedPositionDescription>
        <hr:Name>Description</hr:Name>
        <hr:Value>&lt;p&gt;Drippers, filters, two states and a river.&lt;/p&gt;</hr:Value>
      </hr:FormattedPositionDescription>
    </hr:PositionProfile>
    <hr:NumberToFill>2</hr:NumberToFill>
  </hr:PositionOpening>
  <hr:PositionOpening xml:lang="en-AU">
    <hr:PositionRecordInfo>
      <hr:Id idOwner="Pratincole Orchards"><hr:IdValue name="requisition">PO-5471</hr:IdValue></hr:Id>
      <hr:Status validFrom="2026-10-05" validTo="2026-12-31">Closed</hr:Status>
    </hr:PositionRecordInfo>
    <hr:PositionProfile>
      <hr:Organization><hr:OrganizationName>Pratincole Orchards</hr:OrganizationName></hr:Organization>
      <hr:PositionDetail>
        <hr:PhysicalLocation><hr:PostalAddress><hr:CountryCode>AU</hr:CountryCode><hr:Region>AU-VIC</hr:Region><hr:Municipality>Shepparton</hr:Municipality></hr:PostalAddress></hr:PhysicalLocation>
        <hr:PositionTitle>Packing Shed Supervisor</hr:PositionTitle>
        <hr:PositionSchedule>Full-Time</hr:PositionSchedule>
      </hr:PositionDetail>
    </hr:PositionProfile>
  </hr:PositionOpening>
</hr:PositionOpenings>
`,
  expected: [
    {
      title: "Orchard Operations Manager",
      employer: "Pratincole Orchards",
      reference: "PO-5520",
      places: ["Shepparton VIC"],
      pay: { min: 98_000, max: 104_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-11",
      live: true,
      url: "https://pratincole.example/vacancies/PO-5520",
    },
    {
      title: "Irrigation Technician",
      employer: "Pratincole Orchards",
      reference: "PO-5534",
      places: ["Mildura VIC", "Wentworth NSW"],
      pay: { min: 39.1, max: 41, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-23",
      closes: "2026-12-20",
      live: true,
      url: "https://pratincole.example/vacancies/PO-5534",
    },
    { title: "Packing Shed Supervisor", live: false },
  ],
};
