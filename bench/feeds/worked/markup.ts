import type { BenchFeed } from "../feed.ts";

const year = (min: number | null, max: number | null) => ({ min, max, interval: "year" });
const hour = (min: number | null, max: number | null) => ({ min, max, interval: "hour" });

/** XML of other kinds, and web pages. */
export const markup: BenchFeed[] = [
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
