/** Usual: a car dealer group's upload in the form that a search engine of jobs asks for, under element names of its own, the dealership as the company, base and commission in the pay's words, kinds of job with odd words, moments of mail. */
export const carDealersXml = {
  name: "held-18 upload of a car dealer group with elements of its own",
  extension: "xml",
  contentType: "application/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<source>
  <publisher>Autoline Motor Group</publisher>
  <publisherurl>https://www.autoline.example</publisherurl>
  <lastBuildDate>Thu, 26 Nov 2026 20:00:00 GMT</lastBuildDate>
  <job>
    <position_name><![CDATA[Light Vehicle Technician]]></position_name>
    <date_live><![CDATA[Mon, 16 Nov 2026 22:00:00 GMT]]></date_live>
    <date_off><![CDATA[Fri, 15 Jan 2027 06:00:00 GMT]]></date_off>
    <jobcode><![CDATA[ALM-1882]]></jobcode>
    <apply_link><![CDATA[https://www.autoline.example/careers/1882?source=feed&medium=xml]]></apply_link>
    <dealership><![CDATA[Autoline Toowoomba]]></dealership>
    <suburb><![CDATA[Toowoomba]]></suburb>
    <state><![CDATA[QLD]]></state>
    <country><![CDATA[AU]]></country>
    <postcode><![CDATA[4350]]></postcode>
    <pay><![CDATA[$38.00 to $44.50 per hour + tool allowance]]></pay>
    <job_kind><![CDATA[Permanent, Full-Time]]></job_kind>
    <department><![CDATA[Service]]></department>
    <body><![CDATA[<p>Eight hoists, one good coffee machine. Saturdays by roster.</p>]]></body>
  </job>
  <job>
    <position_name><![CDATA[New Vehicle Sales Consultant]]></position_name>
    <date_live><![CDATA[Thu, 19 Nov 2026 02:30:00 GMT]]></date_live>
    <date_off><![CDATA[]]></date_off>
    <jobcode><![CDATA[ALM-1890]]></jobcode>
    <apply_link><![CDATA[https://www.autoline.example/careers/1890?source=feed&medium=xml]]></apply_link>
    <dealership><![CDATA[Autoline Ipswich]]></dealership>
    <suburb><![CDATA[Ipswich]]></suburb>
    <state><![CDATA[QLD]]></state>
    <country><![CDATA[AU]]></country>
    <postcode><![CDATA[4305]]></postcode>
    <pay><![CDATA[Base $65,000 - $70,000 p.a. plus super and commission]]></pay>
    <job_kind><![CDATA[Permanent, Full-Time]]></job_kind>
    <department><![CDATA[Sales]]></department>
    <body><![CDATA[<p>You know which utes tow what. A licence is a must.</p>]]></body>
  </job>
  <job>
    <position_name><![CDATA[Vehicle Detailer]]></position_name>
    <date_live><![CDATA[Tue, 24 Nov 2026 23:15:00 GMT]]></date_live>
    <date_off><![CDATA[Fri, 18 Dec 2026 07:00:00 GMT]]></date_off>
    <jobcode><![CDATA[ALM-1897]]></jobcode>
    <apply_link><![CDATA[https://www.autoline.example/careers/1897?source=feed&medium=xml]]></apply_link>
    <dealership><![CDATA[Autoline Tweed]]></dealership>
    <suburb><![CDATA[Tweed Heads]]></suburb>
    <state><![CDATA[NSW]]></state>
    <country><![CDATA[AU]]></country>
    <postcode><![CDATA[2485]]></postcode>
    <pay><![CDATA[]]></pay>
    <job_kind><![CDATA[Casual, as required]]></job_kind>
    <department><![CDATA[Service]]></department>
    <body><![CDATA[<p>Dog hair is our daily bread.</p>]]></body>
  </job>
</source>
`,
  expected: [
    {
      title: "Light Vehicle Technician",
      employer: "Autoline Toowoomba",
      reference: "ALM-1882",
      places: ["Toowoomba QLD"],
      pay: { min: 38, max: 44.5, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16T22:00:00Z",
      closes: "2027-01-15T06:00:00Z",
      live: true,
      url: "https://www.autoline.example/careers/1882?source=feed&medium=xml",
    },
    {
      title: "New Vehicle Sales Consultant",
      employer: "Autoline Ipswich",
      reference: "ALM-1890",
      places: ["Ipswich QLD"],
      pay: { min: 65_000, max: 70_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19T02:30:00Z",
      closes: null,
      live: true,
      url: "https://www.autoline.example/careers/1890?source=feed&medium=xml",
    },
    {
      title: "Vehicle Detailer",
      employer: "Autoline Tweed",
      reference: "ALM-1897",
      places: ["Tweed Heads NSW"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24T23:15:00Z",
      closes: "2026-12-18T07:00:00Z",
      live: true,
      url: "https://www.autoline.example/careers/1897?source=feed&medium=xml",
    },
  ],
};
