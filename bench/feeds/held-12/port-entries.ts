const entry = (id: number, properties: string) => `  <entry>
    <id>https://api.peoplesuite.example/odata/v2/JobRequisitionPosting(${id}L)</id>
    <title type="text" />
    <updated>2026-11-26T20:15:44Z</updated>
    <author>
      <name />
    </author>
    <link rel="edit" title="JobRequisitionPosting" href="JobRequisitionPosting(${id}L)" />
    <category term="SFOData.JobRequisitionPosting" scheme="http://schemas.microsoft.com/ado/2007/08/dataservices/scheme" />
    <content type="application/xml">
      <m:properties>
        <d:jobReqId m:type="Edm.Int64">${id}</d:jobReqId>
        ${properties.trim().replaceAll(/\n\s*/g, "\n        ")}
      </m:properties>
    </content>
  </entry>
`;

/** A port authority's postings as an Atom of data: titles and authors of entries empty, facts as typed properties below the content, nothing said by an attribute. */
export const portProperties = {
  name: "held-12 entries of a port authority with typed properties",
  employer: "Spencer Gulf Ports",
  extension: "xml",
  contentType: "application/atom+xml;type=feed;charset=utf-8",
  text: `<?xml version="1.0" encoding="utf-8"?>
<feed xml:base="https://api.peoplesuite.example/odata/v2/" xmlns="http://www.w3.org/2005/Atom" xmlns:d="http://schemas.microsoft.com/ado/2007/08/dataservices" xmlns:m="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata">
  <title type="text">JobRequisitionPosting</title>
  <id>https://api.peoplesuite.example/odata/v2/JobRequisitionPosting</id>
  <updated>2026-11-26T20:15:44Z</updated>
  <link rel="self" title="JobRequisitionPosting" href="JobRequisitionPosting" />
${entry(
  18804,
  `<d:extTitle>Marine Pilot</d:extTitle>
  <d:extJobDescription>&lt;p&gt;Cape-size bulkers, a narrow channel and good coffee on the cutter.&lt;/p&gt;</d:extJobDescription>
  <d:city>Port Lincoln</d:city><d:stateProvince>SA</d:stateProvince><d:country>AU</d:country>
  <d:employmentType>Permanent - Full Time</d:employmentType>
  <d:salaryMin m:type="Edm.Decimal">198000.00</d:salaryMin>
  <d:salaryMax m:type="Edm.Decimal">226500.00</d:salaryMax>
  <d:payFrequency>Annually</d:payFrequency>
  <d:postStartDate m:type="Edm.DateTimeOffset">2026-11-15T22:30:00Z</d:postStartDate>
  <d:postEndDate m:type="Edm.DateTimeOffset">2026-12-20T12:59:00Z</d:postEndDate>
  <d:status>Posted</d:status>
  <d:applyUrl>https://careers.spencergulfports.example/apply?reqId=18804&amp;lang=en</d:applyUrl>`,
)}${entry(
    18811,
    `<d:extTitle>Linesperson</d:extTitle>
  <d:extJobDescription>&lt;p&gt;Called in by the tide table.&lt;/p&gt;</d:extJobDescription>
  <d:city>Ceduna</d:city><d:stateProvince>SA</d:stateProvince><d:country>AU</d:country>
  <d:employmentType>Casual</d:employmentType>
  <d:salaryMin m:type="Edm.Decimal">44.72</d:salaryMin>
  <d:salaryMax m:type="Edm.Decimal" m:null="true" />
  <d:payFrequency>Hourly</d:payFrequency>
  <d:postStartDate m:type="Edm.DateTimeOffset">2026-11-23T23:00:00Z</d:postStartDate>
  <d:postEndDate m:type="Edm.DateTimeOffset" m:null="true" />
  <d:status>Posted</d:status>
  <d:applyUrl>https://careers.spencergulfports.example/apply?reqId=18811&amp;lang=en</d:applyUrl>`,
  )}${entry(
    18790,
    `<d:extTitle>Asset Planner</d:extTitle>
  <d:extJobDescription>&lt;p&gt;Wharves age too.&lt;/p&gt;</d:extJobDescription>
  <d:city>Port Lincoln</d:city><d:stateProvince>SA</d:stateProvince><d:country>AU</d:country>
  <d:employmentType>Fixed Term - Full Time</d:employmentType>
  <d:salaryMin m:type="Edm.Decimal" m:null="true" />
  <d:salaryMax m:type="Edm.Decimal" m:null="true" />
  <d:payFrequency m:null="true" />
  <d:postStartDate m:type="Edm.DateTimeOffset">2026-10-18T22:30:00Z</d:postStartDate>
  <d:postEndDate m:type="Edm.DateTimeOffset">2026-12-14T12:59:00Z</d:postEndDate>
  <d:status>Unposted</d:status>
  <d:applyUrl m:null="true" />`,
  )}</feed>`,
  expected: [
    {
      title: "Marine Pilot",
      employer: "Spencer Gulf Ports",
      reference: "18804",
      places: ["Port Lincoln SA"],
      pay: { min: 198_000, max: 226_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-15T22:30:00Z",
      closes: "2026-12-20T12:59:00Z",
      live: true,
      url: "https://careers.spencergulfports.example/apply?reqId=18804&lang=en",
    },
    {
      title: "Linesperson",
      employer: "Spencer Gulf Ports",
      reference: "18811",
      places: ["Ceduna SA"],
      pay: { min: 44.72, max: null, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23T23:00:00Z",
      closes: null,
      live: true,
      url: "https://careers.spencergulfports.example/apply?reqId=18811&lang=en",
    },
    { title: "Asset Planner", reference: "18790", places: ["Port Lincoln SA"], live: false },
  ],
};
