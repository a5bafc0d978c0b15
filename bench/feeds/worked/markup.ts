import type { BenchFeed } from "../feed.ts";

const year = (min: number | null, max: number | null) => ({ min, max, interval: "year" });
const hour = (min: number | null, max: number | null) => ({ min, max, interval: "hour" });

/** XML, RSS, Atom and web pages. */
export const markup: BenchFeed[] = [
  {
    name: "HR-XML's PositionOpening",
    extension: "xml",
    text: `<?xml version="1.0" encoding="UTF-8"?>
<PositionOpening xmlns="http://www.hr-xml.org/3">
  <DocumentID schemeAgencyID="Ironbark">IB-2201</DocumentID>
  <PositionRequisition>
    <PositionTitle>Boilermaker</PositionTitle>
    <PositionLocation><ReferenceLocation><CountryCode>AU</CountryCode></ReferenceLocation><PostalAddress><CityName>Whyalla</CityName><CountrySubDivisionCode>SA</CountrySubDivisionCode><PostalCode>5600</PostalCode><CountryCode>AU</CountryCode></PostalAddress></PositionLocation>
    <HiringOrganization><OrganizationName>Ironbark Steel</OrganizationName><PersonContact><PersonName><FormattedName>Jo Field</FormattedName></PersonName></PersonContact></HiringOrganization>
    <PositionScheduleTypeCode>FullTime</PositionScheduleTypeCode>
    <OfferedRemunerationPackage><RemunerationRange><RemunerationMinimumAmount currencyID="AUD">44.50</RemunerationMinimumAmount><RemunerationMaximumAmount currencyID="AUD">51.00</RemunerationMaximumAmount><RemunerationIntervalCode>Hour</RemunerationIntervalCode></RemunerationRange></OfferedRemunerationPackage>
    <PositionFormattedDescription><FormattedDescription><![CDATA[<p>Weld plate and pipe in the yard, by day and by night.</p>]]></FormattedDescription></PositionFormattedDescription>
    <PostingPeriod><StartDate>2026-11-12</StartDate><EndDate>2026-12-12</EndDate></PostingPeriod>
    <ApplicationURL>https://ironbark.example/IB-2201</ApplicationURL>
  </PositionRequisition>
</PositionOpening>`,
    expected: [
      {
        title: "Boilermaker",
        employer: "Ironbark Steel",
        reference: "IB-2201",
        places: ["Whyalla SA"],
        pay: hour(44.5, 51),
        workTypes: ["Full time"],
        posted: "2026-11-12",
        closes: "2026-12-12",
        url: "https://ironbark.example/IB-2201",
      },
    ],
  },
  {
    name: "HR-XML's older JobPositionPosting",
    extension: "xml",
    text: `<JobPositionPostings><JobPositionPosting status="active"><JobPositionPostingId idOwner="Teal">TL-40</JobPositionPostingId>
<HiringOrg><HiringOrgName>Teal Freight</HiringOrgName><Contact><PersonName><FormattedName>Sam Hill</FormattedName></PersonName></Contact></HiringOrg>
<PostDetail><StartDate><Date>2026-11-03</Date></StartDate><EndDate><Date>2026-12-03</Date></EndDate></PostDetail>
<JobPositionInformation><JobPositionTitle>Truck Driver</JobPositionTitle><JobPositionDescription>
<JobPositionPurpose>Drive road trains between Darwin and Alice Springs, and keep the log.</JobPositionPurpose>
<JobPositionLocation><LocationSummary><Municipality>Darwin</Municipality><Region>NT</Region><CountryCode>AU</CountryCode><PostalCode>0800</PostalCode></LocationSummary></JobPositionLocation>
<Classification><Schedule><FullTime/></Schedule></Classification>
<CompensationDescription><Pay><SalaryAnnual currency="AUD">98000</SalaryAnnual></Pay></CompensationDescription></JobPositionDescription></JobPositionInformation>
<HowToApply><ApplicationMethods><ByWeb><URL>https://teal.example/TL-40</URL></ByWeb></ApplicationMethods></HowToApply></JobPositionPosting></JobPositionPostings>`,
    expected: [
      {
        title: "Truck Driver",
        employer: "Teal Freight",
        reference: "TL-40",
        places: ["Darwin NT"],
        pay: year(98_000, 98_000),
        workTypes: ["Full time"],
        posted: "2026-11-03",
        closes: "2026-12-03",
        url: "https://teal.example/TL-40",
      },
    ],
  },
  {
    name: "RSS with labelled lines in its descriptions",
    extension: "rss",
    text: `<?xml version="1.0"?><rss version="2.0"><channel><title>Current vacancies - Shire of Kettle</title><link>https://kettle.example</link>
<item><title>Librarian</title><link>https://kettle.example/jobs/31</link><guid isPermaLink="false">kettle-31</guid><pubDate>Mon, 16 Nov 2026 09:00:00 +0800</pubDate>
<description><![CDATA[<p><strong>Location:</strong> Albany WA</p><p><strong>Salary:</strong> $74,200 - $81,900 per annum</p><p><strong>Employment type:</strong> Permanent part time</p><p><strong>Closing date:</strong> 11/12/2026 4:00pm</p><p>Lend books to readers of all ages.</p><ul><li>Story time</li></ul>]]></description></item>
<item><title>Ranger</title><link>https://kettle.example/jobs/32</link><guid isPermaLink="false">kettle-32</guid><pubDate>Tue, 17 Nov 2026 09:00:00 +0800</pubDate>
<description>Location: Denmark WA&lt;br/&gt;Rate of pay: $41.20 per hour&lt;br/&gt;Reference number: R-77&lt;br/&gt;Closes: 4 December 2026&lt;br/&gt;&lt;br/&gt;Look after dogs and fires.</description></item></channel></rss>`,
    expected: [
      {
        title: "Librarian",
        employer: "Shire of Kettle",
        reference: "kettle-31",
        places: ["Albany WA"],
        pay: year(74_200, 81_900),
        workTypes: ["Part time"],
        posted: "2026-11-16T01:00:00Z",
        closes: "2026-12-11T08:00:00Z",
        url: "https://kettle.example/jobs/31",
      },
      {
        title: "Ranger",
        reference: "kettle-32",
        places: ["Denmark WA"],
        pay: hour(41.2, 41.2),
        closes: "2026-12-04",
      },
    ],
  },
  {
    name: "RSS of a board, with the company before the title",
    extension: "rss",
    text: `<rss version="2.0"><channel><title>Far Away: Remote jobs in support and sales</title><link>https://far.example</link>
<item><title>Quokka Software: Customer Support Lead</title><region>Anywhere in the World</region><category>Customer Support</category><type>Full-Time</type><description><![CDATA[<p>Answer people by mail.</p>]]></description><pubDate>Wed, 25 Nov 2026 01:02:03 +0000</pubDate><guid>https://far.example/jobs/quokka-lead</guid><link>https://far.example/jobs/quokka-lead</link></item></channel></rss>`,
    expected: [
      {
        title: "Customer Support Lead",
        employer: "Quokka Software",
        reference: "https://far.example/jobs/quokka-lead",
        places: [],
        workTypes: ["Full time"],
        remote: true,
        posted: "2026-11-25T01:02:03Z",
      },
    ],
  },
  {
    name: "Atom whose content is XML of its own",
    extension: "atom",
    text: `<feed xmlns="http://www.w3.org/2005/Atom"><title>Vacancies</title><author><name>Redgum Health</name></author><updated>2026-11-20T00:00:00Z</updated>
<entry><id>urn:uuid:60a76c80-d399</id><title>Physiotherapist</title><link href="https://redgum.example/v/5"/><published>2026-11-19T23:00:00Z</published>
<content type="text/xml"><Vacancy><VacancyRef>RG-5</VacancyRef><SalaryFrom>88000</SalaryFrom><SalaryTo>97000</SalaryTo><SalaryPeriod>per annum</SalaryPeriod><JobLocation>Shepparton, VIC</JobLocation><ContractType>Full time</ContractType><ClosingDate>2026-12-09T17:00:00</ClosingDate><AdvertText><![CDATA[<p>Help people to move again after a fall.</p>]]></AdvertText></Vacancy></content></entry></feed>`,
    expected: [
      {
        title: "Physiotherapist",
        employer: "Redgum Health",
        places: ["Shepparton VIC"],
        pay: year(88_000, 97_000),
        workTypes: ["Full time"],
        posted: "2026-11-19T23:00:00Z",
        closes: "2026-12-09T06:00:00Z",
        url: "https://redgum.example/v/5",
      },
    ],
  },
  {
    name: "broadbean's",
    extension: "xml",
    text: `<?xml version="1.0"?><jobs><job><command>add</command><username>fig</username><contact_name>Pat Lee</contact_name><contact_email>pat@fig.example</contact_email><job_reference>BB-1200</job_reference><job_title>Payroll Officer</job_title><job_type>Permanent</job_type><job_hours>Full Time</job_hours><job_startdate>ASAP</job_startdate><job_skills>Excel</job_skills><job_description><![CDATA[Run the pays of 300 people each fortnight.]]></job_description><job_location>Chatswood NSW</job_location><job_industry>Accounting</job_industry><salary_currency>AUD</salary_currency><salary_from>75000</salary_from><salary_to>85000</salary_to><salary_per>annum</salary_per><salary_benefits>Parking</salary_benefits><days_to_advertise>14</days_to_advertise><company_name>Fig Recruitment</company_name><application_url>https://fig.example/BB-1200</application_url></job></jobs>`,
    expected: [
      {
        title: "Payroll Officer",
        employer: "Fig Recruitment",
        reference: "BB-1200",
        places: ["Chatswood NSW"],
        pay: year(75_000, 85_000),
        workTypes: ["Full time"],
        url: "https://fig.example/BB-1200",
        live: true,
      },
    ],
  },
  {
    name: "elements that are called like none",
    extension: "xml",
    text: `<Stellen><Stelle><Kennung>K-1</Kennung><JobTitle>Electrician</JobTitle><CompanyName>Volta</CompanyName><Arbeitsort>Toowoomba QLD</Arbeitsort><Umfang>Full time</Umfang><Lohn>$48 - $52 per hour</Lohn><JobDescription>Wire new houses and mend old ones.</JobDescription><ApplicationDeadline>18.12.2026</ApplicationDeadline></Stelle></Stellen>`,
    expected: [
      {
        title: "Electrician",
        employer: "Volta",
        places: ["Toowoomba QLD"],
        pay: hour(48, 52),
        workTypes: ["Full time"],
        closes: "2026-12-18",
      },
    ],
  },
  {
    name: "a page in microdata",
    extension: "html",
    text: `<!doctype html><html><head><title>Jobs</title></head><body>
<article itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Pastry Chef</h1><meta itemprop="datePosted" content="2026-11-20"><time itemprop="validThrough" datetime="2026-12-20T23:59:00+11:00">20 December</time>
<span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Plum Bakery</b></span>
<div itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Carlton</span>, <span itemprop="addressRegion">VIC</span></div></div>
<div itemprop="baseSalary" itemscope itemtype="https://schema.org/MonetaryAmount"><meta itemprop="currency" content="AUD"><div itemprop="value" itemscope itemtype="https://schema.org/QuantitativeValue"><meta itemprop="minValue" content="33"><meta itemprop="maxValue" content="36"><meta itemprop="unitText" content="HOUR"></div></div>
<span itemprop="employmentType">PART_TIME</span><div itemprop="identifier" itemscope itemtype="https://schema.org/PropertyValue"><meta itemprop="value" content="PL-8"></div><a itemprop="url" href="https://plum.example/jobs/8">Link</a>
<div itemprop="description"><p>Make tarts.</p><ul><li>Early starts</li></ul></div></article></body></html>`,
    expected: [
      {
        title: "Pastry Chef",
        employer: "Plum Bakery",
        reference: "PL-8",
        places: ["Carlton VIC"],
        pay: hour(33, 36),
        workTypes: ["Part time"],
        posted: "2026-11-20",
        closes: "2026-12-20T12:59:00Z",
      },
    ],
  },
  {
    name: "a page in RDFa",
    extension: "html",
    text: `<!doctype html><html><body vocab="https://schema.org/"><div typeof="JobPosting"><h2 property="title">Tram Driver</h2><span property="datePosted" content="2026-11-18">last week</span><span property="validThrough" content="2026-12-31"></span>
<p property="hiringOrganization" typeof="Organization"><span property="name">City Trams</span></p><p property="jobLocation" typeof="Place"><span property="address" typeof="PostalAddress"><span property="addressLocality">Southbank</span> <span property="addressRegion">VIC</span></span></p>
<p property="baseSalary" content="84000">$84,000</p><span property="employmentType">FULL_TIME</span><span property="identifier" content="TR-2"></span><div property="description">Drive trams along the river, by day and by night.</div></div></body></html>`,
    expected: [
      {
        title: "Tram Driver",
        employer: "City Trams",
        reference: "TR-2",
        places: ["Southbank VIC"],
        pay: year(84_000, 84_000),
        workTypes: ["Full time"],
        posted: "2026-11-18",
        closes: "2026-12-31",
      },
    ],
  },
  {
    name: "attributes and pay in parts",
    extension: "xml",
    text: `<feed><vacancies employer="Acorn Care"><vacancy id="AC-1" status="open"><jobTitle>Support Worker</jobTitle><salary min="34.2" max="39.8" period="hour" currency="AUD"/><location><suburb>Ipswich</suburb><state>QLD</state><postcode>4305</postcode></location><hours>25</hours><workType>Casual</workType><body>Help people at home.</body><dates><opens>2026-11-08</opens><closes>2026-12-08</closes></dates><link href="https://acorn.example/AC-1"/></vacancy><vacancy id="AC-2" status="closed"><jobTitle>Cleaner</jobTitle><location><suburb>Ipswich</suburb><state>QLD</state></location><workType>Part time</workType><body>Clean rooms.</body></vacancy></vacancies></feed>`,
    expected: [
      {
        title: "Support Worker",
        employer: "Acorn Care",
        reference: "AC-1",
        places: ["Ipswich QLD"],
        pay: hour(34.2, 39.8),
        workTypes: ["Casual"],
        posted: "2026-11-08",
        closes: "2026-12-08",
        live: true,
        url: "https://acorn.example/AC-1",
      },
      { title: "Cleaner", reference: "AC-2", live: false, workTypes: ["Part time"] },
    ],
  },
];
