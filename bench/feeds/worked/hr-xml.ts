import type { BenchFeed } from "../feed.ts";

const year = (min: number | null, max: number | null) => ({ min, max, interval: "year" });
const hour = (min: number | null, max: number | null) => ({ min, max, interval: "hour" });

/** HR-XML, RSS and Atom. */
export const hrXml: BenchFeed[] = [
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
];
