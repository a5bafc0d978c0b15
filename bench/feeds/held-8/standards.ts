/** Postings in the first form of a standard: schedules and durations as empty elements whose names are the values, pay in elements named by the interval, days inside days, the status as an attribute. */
export const firstStandard = {
  name: "postings of a standard's first form, empty elements as values",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="ISO-8859-1"?>
<JobPositionPostings>
  <JobPositionPosting status="active">
    <JobPositionPostingId idOwner="Silvereye Instruments">SE-1190</JobPositionPostingId>
    <HiringOrg type="unspecified">
      <HiringOrgName>Silvereye Instruments</HiringOrgName>
      <WebSite>https://silvereye.example</WebSite>
      <Industry><SummaryText>Scientific equipment</SummaryText></Industry>
      <Contact><PersonName><GivenName>Ngaire</GivenName><FamilyName>Holloway</FamilyName></PersonName></Contact>
    </HiringOrg>
    <PostDetail>
      <StartDate><Date>2026-11-18</Date></StartDate>
      <EndDate><Date>2026-12-09</Date></EndDate>
      <PostedBy><PersonName><GivenName>Ngaire</GivenName><FamilyName>Holloway</FamilyName></PersonName></PostedBy>
    </PostDetail>
    <JobPositionInformation>
      <JobPositionTitle>Optical Assembler</JobPositionTitle>
      <JobPositionDescription>
        <JobPositionPurpose>Lenses go in straight.</JobPositionPurpose>
        <JobPositionLocation>
          <LocationSummary><Municipality>Queanbeyan</Municipality><Region>NSW</Region><CountryCode>AU</CountryCode><PostalCode>2620</PostalCode></LocationSummary>
        </JobPositionLocation>
        <Classification>
          <DirectHireOrContract><DirectHire/></DirectHireOrContract>
          <Schedule><FullTime/></Schedule>
          <Duration><Regular/></Duration>
        </Classification>
        <CompensationDescription>
          <Pay><SalaryAnnual currency="AUD">71400</SalaryAnnual></Pay>
        </CompensationDescription>
      </JobPositionDescription>
      <JobPositionRequirements><SummaryText>Steady hands and a white coat, which we supply.</SummaryText></JobPositionRequirements>
    </JobPositionInformation>
    <HowToApply><ApplicationMethods><ApplicationMethod><InternetWebAddress>https://silvereye.example/apply/SE-1190</InternetWebAddress></ApplicationMethod></ApplicationMethods></HowToApply>
    <NumberToFill>2</NumberToFill>
  </JobPositionPosting>
  <JobPositionPosting status="active">
    <JobPositionPostingId idOwner="Silvereye Instruments">SE-1197</JobPositionPostingId>
    <HiringOrg type="unspecified">
      <HiringOrgName>Silvereye Instruments</HiringOrgName>
      <WebSite>https://silvereye.example</WebSite>
    </HiringOrg>
    <PostDetail>
      <StartDate><Date>2026-11-24</Date></StartDate>
    </PostDetail>
    <JobPositionInformation>
      <JobPositionTitle>Technical Writer</JobPositionTitle>
      <JobPositionDescription>
        <JobPositionPurpose>Manuals for telescopes, in three volumes &amp; six months.</JobPositionPurpose>
        <JobPositionLocation>
          <LocationSummary><Municipality>Coonabarabran</Municipality><Region>NSW</Region><CountryCode>AU</CountryCode><PostalCode>2357</PostalCode></LocationSummary>
        </JobPositionLocation>
        <Classification>
          <DirectHireOrContract><Contract/></DirectHireOrContract>
          <Schedule><PartTime/></Schedule>
          <Duration><Temporary/></Duration>
        </Classification>
        <CompensationDescription>
          <Pay><RatePerHour currency="AUD">58.50</RatePerHour></Pay>
        </CompensationDescription>
      </JobPositionDescription>
    </JobPositionInformation>
    <HowToApply><ApplicationMethods><ApplicationMethod><InternetWebAddress>https://silvereye.example/apply/SE-1197</InternetWebAddress></ApplicationMethod></ApplicationMethods></HowToApply>
    <NumberToFill>1</NumberToFill>
  </JobPositionPosting>
  <JobPositionPosting status="inactive">
    <JobPositionPostingId idOwner="Silvereye Instruments">SE-1174</JobPositionPostingId>
    <HiringOrg type="unspecified">
      <HiringOrgName>Silvereye Instruments</HiringOrgName>
    </HiringOrg>
    <PostDetail>
      <StartDate><Date>2026-10-14</Date></StartDate>
      <EndDate><Date>2026-12-24</Date></EndDate>
    </PostDetail>
    <JobPositionInformation>
      <JobPositionTitle>Warranty Clerk</JobPositionTitle>
      <JobPositionDescription>
        <JobPositionPurpose>Two years, parts and labour.</JobPositionPurpose>
        <JobPositionLocation>
          <LocationSummary><Municipality>Queanbeyan</Municipality><Region>NSW</Region><CountryCode>AU</CountryCode></LocationSummary>
        </JobPositionLocation>
        <Classification><Schedule><FullTime/></Schedule></Classification>
      </JobPositionDescription>
    </JobPositionInformation>
  </JobPositionPosting>
</JobPositionPostings>
`,
  expected: [
    {
      title: "Optical Assembler",
      employer: "Silvereye Instruments",
      reference: "SE-1190",
      places: ["Queanbeyan NSW"],
      pay: { min: 71_400, max: 71_400, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-09",
      live: true,
      url: "https://silvereye.example/apply/SE-1190",
    },
    {
      title: "Technical Writer",
      employer: "Silvereye Instruments",
      reference: "SE-1197",
      places: ["Coonabarabran NSW"],
      pay: { min: 58.5, max: 58.5, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-24",
      closes: null,
      live: true,
      url: "https://silvereye.example/apply/SE-1197",
    },
    { title: "Warranty Clerk", reference: "SE-1174", live: false },
  ],
};

/** The answer of a service in an envelope: values that are nil by an attribute, moments with offsets, workplaces in a list, a status in each vacancy and one of the call. */
export const envelope = {
  name: "answer in an envelope, nil values",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <soap:Header>
    <ServiceInfo xmlns="urn:vacancy-service:v2"><RequestId>6f0c2a</RequestId><Server>VS02</Server></ServiceInfo>
  </soap:Header>
  <soap:Body>
    <GetOpenVacanciesResponse xmlns="urn:vacancy-service:v2">
      <GetOpenVacanciesResult>
        <Status>Success</Status>
        <Message xsi:nil="true" />
        <TotalRecords>3</TotalRecords>
        <Vacancies>
          <Vacancy>
            <VacancyNumber>V-60418</VacancyNumber>
            <PositionTitle>Train Driver (Qualified)</PositionTitle>
            <BusinessUnit>Bulk Haulage</BusinessUnit>
            <EmployingEntity>Gang Mill Railways Pty Ltd</EmployingEntity>
            <AdvertisementHtml>&lt;p&gt;Grain to the port, empties back.&lt;/p&gt;</AdvertisementHtml>
            <Workplaces>
              <Workplace><Locality>Parkes</Locality><StateCode>NSW</StateCode><PostCode>2870</PostCode></Workplace>
              <Workplace><Locality>Port Kembla</Locality><StateCode>NSW</StateCode><PostCode>2505</PostCode></Workplace>
            </Workplaces>
            <EmploymentBasis>Full-time</EmploymentBasis>
            <EmploymentTenure>Permanent</EmploymentTenure>
            <RemunerationFrom>118640.00</RemunerationFrom>
            <RemunerationTo>126900.00</RemunerationTo>
            <RemunerationBasis>PerAnnum</RemunerationBasis>
            <AdvertisedFrom>2026-11-19T07:00:00+11:00</AdvertisedFrom>
            <AdvertisedTo>2026-12-13T23:59:00+11:00</AdvertisedTo>
            <CommencementDate>2027-02-01T00:00:00+11:00</CommencementDate>
            <WorkFromHome>false</WorkFromHome>
            <VacancyStatus>Advertised</VacancyStatus>
            <ApplyUrl>https://gangmill.example/vacancy/V-60418</ApplyUrl>
          </Vacancy>
          <Vacancy>
            <VacancyNumber>V-60425</VacancyNumber>
            <PositionTitle>Crew Rostering Analyst</PositionTitle>
            <BusinessUnit xsi:nil="true" />
            <EmployingEntity>Gang Mill Railways Pty Ltd</EmployingEntity>
            <AdvertisementHtml>&lt;p&gt;Fatigue rules, fairly applied, from home.&lt;/p&gt;</AdvertisementHtml>
            <Workplaces>
              <Workplace><Locality>Goulburn</Locality><StateCode>NSW</StateCode><PostCode>2580</PostCode></Workplace>
            </Workplaces>
            <EmploymentBasis>Part-time</EmploymentBasis>
            <EmploymentTenure>FixedTerm</EmploymentTenure>
            <RemunerationFrom xsi:nil="true" />
            <RemunerationTo xsi:nil="true" />
            <RemunerationBasis xsi:nil="true" />
            <AdvertisedFrom>2026-11-25T09:30:00+11:00</AdvertisedFrom>
            <AdvertisedTo xsi:nil="true" />
            <CommencementDate xsi:nil="true" />
            <WorkFromHome>true</WorkFromHome>
            <VacancyStatus>Advertised</VacancyStatus>
            <ApplyUrl>https://gangmill.example/vacancy/V-60425</ApplyUrl>
          </Vacancy>
          <Vacancy>
            <VacancyNumber>V-60377</VacancyNumber>
            <PositionTitle>Signal Technician</PositionTitle>
            <BusinessUnit>Network</BusinessUnit>
            <EmployingEntity>Gang Mill Network Pty Ltd</EmployingEntity>
            <AdvertisementHtml>&lt;p&gt;Red, amber, green.&lt;/p&gt;</AdvertisementHtml>
            <Workplaces>
              <Workplace><Locality>Cootamundra</Locality><StateCode>NSW</StateCode><PostCode>2590</PostCode></Workplace>
            </Workplaces>
            <EmploymentBasis>Full-time</EmploymentBasis>
            <EmploymentTenure>Permanent</EmploymentTenure>
            <RemunerationFrom>94100.00</RemunerationFrom>
            <RemunerationTo>99800.00</RemunerationTo>
            <RemunerationBasis>PerAnnum</RemunerationBasis>
            <AdvertisedFrom>2026-11-02T07:00:00+11:00</AdvertisedFrom>
            <AdvertisedTo>2026-12-20T23:59:00+11:00</AdvertisedTo>
            <CommencementDate xsi:nil="true" />
            <WorkFromHome>false</WorkFromHome>
            <VacancyStatus>Withdrawn</VacancyStatus>
            <ApplyUrl>https://gangmill.example/vacancy/V-60377</ApplyUrl>
          </Vacancy>
        </Vacancies>
      </GetOpenVacanciesResult>
    </GetOpenVacanciesResponse>
  </soap:Body>
</soap:Envelope>
`,
  expected: [
    {
      title: "Train Driver (Qualified)",
      employer: "Gang Mill Railways Pty Ltd",
      reference: "V-60418",
      places: ["Parkes NSW", "Port Kembla NSW"],
      pay: { min: 118_640, max: 126_900, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18T20:00:00Z",
      closes: "2026-12-13T12:59:00Z",
      remote: false,
      live: true,
      url: "https://gangmill.example/vacancy/V-60418",
    },
    {
      title: "Crew Rostering Analyst",
      employer: "Gang Mill Railways Pty Ltd",
      reference: "V-60425",
      pay: null,
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-24T22:30:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://gangmill.example/vacancy/V-60425",
    },
    { title: "Signal Technician", reference: "V-60377", live: false },
  ],
};

/** Vacancies whose facts are all attributes: short codes for hours and the unit of pay, towns in elements with attributes, the employer on the list, only the text between the tags. */
export const attributes = {
  name: "vacancies as attributes, codes for hours and pay",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<vacancies employer="Territory Abattoirs" generated="2026-11-26T17:00:00+09:30" count="4">
  <vacancy ref="TA/311" title="Boner &amp; Slicer" dept="Processing" hours="FT" opened="2026-11-18" closes="2026-12-15" status="open" href="https://tabattoirs.example/work/311">
    <place town="Katherine" state="NT" postcode="0850"/>
    <pay unit="hr" from="33.80" to="39.15" currency="AUD"/>
    <text>Knives are ours, hands are yours.</text>
  </vacancy>
  <vacancy ref="TA/314" title="Quality Assurance Officer" dept="QA" hours="PT" opened="2026-11-24" closes="" status="open" href="https://tabattoirs.example/work/314">
    <place town="Katherine" state="NT" postcode="0850"/>
    <place town="Tennant Creek" state="NT" postcode="0860"/>
    <pay unit="pa" from="78000" to="85500" currency="AUD"/>
    <text>Swabs, charts, export rules.</text>
  </vacancy>
  <vacancy ref="TA/315" title="Stockyard Hand" dept="Yards" hours="CAS" opened="2026-11-25" closes="2026-12-04" status="open" href="https://tabattoirs.example/work/315">
    <place town="Tennant Creek" state="NT" postcode="0860"/>
    <text>Gates, water, shade.</text>
  </vacancy>
  <vacancy ref="TA/298" title="Boiler Attendant" dept="Engineering" hours="FT" opened="2026-10-20" closes="2026-12-31" status="filled" href="https://tabattoirs.example/work/298">
    <place town="Katherine" state="NT" postcode="0850"/>
    <pay unit="pa" from="88000" to="88000" currency="AUD"/>
    <text>Steam.</text>
  </vacancy>
</vacancies>
`,
  expected: [
    {
      title: "Boner & Slicer",
      employer: "Territory Abattoirs",
      reference: "TA/311",
      places: ["Katherine NT"],
      pay: { min: 33.8, max: 39.15, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-15",
      live: true,
      url: "https://tabattoirs.example/work/311",
    },
    {
      title: "Quality Assurance Officer",
      employer: "Territory Abattoirs",
      reference: "TA/314",
      places: ["Katherine NT", "Tennant Creek NT"],
      pay: { min: 78_000, max: 85_500, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: null,
      live: true,
      url: "https://tabattoirs.example/work/314",
    },
    {
      title: "Stockyard Hand",
      employer: "Territory Abattoirs",
      reference: "TA/315",
      places: ["Tennant Creek NT"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25",
      closes: "2026-12-04",
      live: true,
      url: "https://tabattoirs.example/work/315",
    },
    { title: "Boiler Attendant", reference: "TA/298", live: false },
  ],
};

/** An Atom feed whose contents are blocks of XML in a namespace of their own: the facts are in the blocks, entries carry a summary and a moment of change, the publisher of the feed is not the employer. */
export const atomBlocks = {
  name: "Atom feed, a block of XML as each content",
  extension: "xml",
  contentType: "application/atom+xml; charset=utf-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:v="https://schoolstaff.example/ns/vacancy/1">
  <title>School Staff Exchange: current vacancies</title>
  <subtitle>All member schools</subtitle>
  <id>urn:uuid:60a76c80-d399-11d9-b93c-0003939e0af6</id>
  <updated>2026-11-26T20:00:00Z</updated>
  <author><name>School Staff Exchange</name></author>
  <generator uri="https://schoolstaff.example/" version="4.2">Exchange</generator>
  <link rel="self" href="https://schoolstaff.example/feeds/vacancies"/>
  <entry>
    <title>Teacher of Physics, Years 10-12</title>
    <id>urn:uuid:1225c695-cfb8-4ebb-aaaa-80da344efa01</id>
    <link rel="alternate" type="text/html" href="https://schoolstaff.example/vacancy/5102"/>
    <published>2026-11-18T01:00:00Z</published>
    <updated>2026-11-25T02:10:00Z</updated>
    <summary>Waves, fields and a new laboratory.</summary>
    <content type="application/xml">
      <v:vacancy>
        <v:vacancyNo>SSE-5102</v:vacancyNo>
        <v:school><v:schoolName>St Fintan's College</v:schoolName><v:sector>Catholic</v:sector><v:enrolments>640</v:enrolments></v:school>
        <v:campus><v:suburb>Warrnambool</v:suburb><v:state>VIC</v:state></v:campus>
        <v:tenure>Ongoing</v:tenure>
        <v:timeFraction>Full-time (1.0)</v:timeFraction>
        <v:salaryRange>$85,320 - $126,880 per annum</v:salaryRange>
        <v:commences>2027-01-27</v:commences>
        <v:applicationsClose>2026-12-07</v:applicationsClose>
        <v:description>Waves, fields and a new laboratory. Boarding duties once a fortnight.</v:description>
      </v:vacancy>
    </content>
  </entry>
  <entry>
    <title>Learning Support Aide</title>
    <id>urn:uuid:1225c695-cfb8-4ebb-aaaa-80da344efa02</id>
    <link rel="alternate" type="text/html" href="https://schoolstaff.example/vacancy/5110"/>
    <published>2026-11-24T23:45:00Z</published>
    <updated>2026-11-24T23:45:00Z</updated>
    <summary>Beside two boys in Year 4.</summary>
    <content type="application/xml">
      <v:vacancy>
        <v:vacancyNo>SSE-5110</v:vacancyNo>
        <v:school><v:schoolName>Hopkins Valley Grammar</v:schoolName><v:sector>Independent</v:sector><v:enrolments>212</v:enrolments></v:school>
        <v:campus><v:suburb>Hamilton</v:suburb><v:state>VIC</v:state></v:campus>
        <v:tenure>Fixed term</v:tenure>
        <v:timeFraction>Part-time (0.6)</v:timeFraction>
        <v:salaryRange>$34.12 per hour</v:salaryRange>
        <v:commences>2027-01-27</v:commences>
        <v:applicationsClose>2026-12-11</v:applicationsClose>
        <v:description>Beside two boys in Year 4.</v:description>
      </v:vacancy>
    </content>
  </entry>
  <entry>
    <title>Groundskeeper</title>
    <id>urn:uuid:1225c695-cfb8-4ebb-aaaa-80da344efa03</id>
    <link rel="alternate" type="text/html" href="https://schoolstaff.example/vacancy/5061"/>
    <published>2026-10-27T00:00:00Z</published>
    <updated>2026-10-27T00:00:00Z</updated>
    <summary>Three ovals.</summary>
    <content type="application/xml">
      <v:vacancy>
        <v:vacancyNo>SSE-5061</v:vacancyNo>
        <v:school><v:schoolName>Hopkins Valley Grammar</v:schoolName><v:sector>Independent</v:sector></v:school>
        <v:campus><v:suburb>Hamilton</v:suburb><v:state>VIC</v:state></v:campus>
        <v:tenure>Ongoing</v:tenure>
        <v:timeFraction>Full-time (1.0)</v:timeFraction>
        <v:applicationsClose>2026-11-13</v:applicationsClose>
        <v:description>Three ovals.</v:description>
      </v:vacancy>
    </content>
  </entry>
</feed>
`,
  expected: [
    {
      title: "Teacher of Physics, Years 10-12",
      employer: "St Fintan's College",
      reference: "SSE-5102",
      places: ["Warrnambool VIC"],
      pay: { min: 85_320, max: 126_880, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18T01:00:00Z",
      closes: "2026-12-07",
      live: true,
      url: "https://schoolstaff.example/vacancy/5102",
    },
    {
      title: "Learning Support Aide",
      employer: "Hopkins Valley Grammar",
      reference: "SSE-5110",
      places: ["Hamilton VIC"],
      pay: { min: 34.12, max: 34.12, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-24T23:45:00Z",
      closes: "2026-12-11",
      live: true,
      url: "https://schoolstaff.example/vacancy/5110",
    },
    { title: "Groundskeeper", reference: "SSE-5061", live: false },
  ],
};
