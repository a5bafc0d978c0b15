/** Usual: an outfitter's upload to a very old job board, the action and the reference as attributes, codes of the board beside their words, a type apart from the status, pay with the kind of compensation, an address of the office beside the places of the postings, one taken down. */
export const outfittersBoardUploadXml = {
  name: "held-22 board upload of an outfitter",
  extension: "xml",
  contentType: "text/xml; charset=utf-8",
  text: String.raw`<?xml version="1.0" encoding="UTF-8"?>
<Jobs xmlns="http://schemas.gateway.example/Board">
  <Job jobRefCode="BW-1180" jobAction="addOrUpdate" jobComplete="true">
    <RecruiterReference><UserName>xbillabongway</UserName></RecruiterReference>
    <CompanyReference>
      <CompanyXCode>xbwoutfittx</CompanyXCode>
      <CompanyName>Billabong Way Outfitters</CompanyName>
    </CompanyReference>
    <Channel boardId="58"/>
    <JobInformation>
      <JobTitle>Store Manager &#8211; Boots &amp; Saddlery</JobTitle>
      <JobLevel boardId="13">Manager</JobLevel>
      <JobType boardId="1">Employee</JobType>
      <JobStatus boardId="4">Full Time</JobStatus>
      <Salary>
        <Currency boardId="9">AUD</Currency>
        <SalaryMin>74000</SalaryMin>
        <SalaryMax>81000</SalaryMax>
        <CompensationType boardId="1">Per Year</CompensationType>
        <SalaryDescription>plus super and 40% off boots</SalaryDescription>
      </Salary>
      <Contact hideAll="true">
        <Name>Fern Oduya</Name>
        <E-mail>jobs@billabongway.example</E-mail>
      </Contact>
      <PhysicalAddress>
        <StreetAddress>Level 2, 9 Depot Lane</StreetAddress>
        <City>Marrickville</City>
        <State>NSW</State>
        <CountryCode>AU</CountryCode>
        <PostalCode>2204</PostalCode>
      </PhysicalAddress>
      <JobBody><![CDATA[<p>The Longreach shop sold $2.1m of hats and boots last year, most of it in show week.</p><p>Live upstairs if you like.</p>]]></JobBody>
      <ApplyOnlineURL>https://billabongway.example/work/apply?job=1180&amp;board=58</ApplyOnlineURL>
    </JobInformation>
    <JobPostings>
      <JobPosting>
        <Location>
          <City>Longreach</City>
          <State>QLD</State>
          <CountryCode>AU</CountryCode>
          <PostalCode>4730</PostalCode>
        </Location>
        <JobCategory boardId="47">Retail</JobCategory>
        <JobPostingDates>
          <JobPostDate>2026-11-19T08:30:00+11:00</JobPostDate>
          <JobExpireDate>2026-12-19T23:59:59+11:00</JobExpireDate>
        </JobPostingDates>
      </JobPosting>
    </JobPostings>
  </Job>
  <Job jobRefCode="BW-1184" jobAction="addOrUpdate" jobComplete="true">
    <RecruiterReference><UserName>xbillabongway</UserName></RecruiterReference>
    <CompanyReference>
      <CompanyXCode>xbwoutfittx</CompanyXCode>
      <CompanyName>Billabong Way Outfitters</CompanyName>
    </CompanyReference>
    <Channel boardId="58"/>
    <JobInformation>
      <JobTitle>Merchandiser (Christmas Window Team)</JobTitle>
      <JobLevel boardId="11">Experienced</JobLevel>
      <JobType boardId="2">Contract</JobType>
      <JobStatus boardId="5">Part Time</JobStatus>
      <Salary>
        <Currency boardId="9">AUD</Currency>
        <SalaryMin>36.40</SalaryMin>
        <SalaryMax></SalaryMax>
        <CompensationType boardId="2">Per Hour</CompensationType>
        <SalaryDescription></SalaryDescription>
      </Salary>
      <Contact hideAll="true">
        <Name>Fern Oduya</Name>
        <E-mail>jobs@billabongway.example</E-mail>
      </Contact>
      <PhysicalAddress>
        <StreetAddress>Level 2, 9 Depot Lane</StreetAddress>
        <City>Marrickville</City>
        <State>NSW</State>
        <CountryCode>AU</CountryCode>
        <PostalCode>2204</PostalCode>
      </PhysicalAddress>
      <JobBody><![CDATA[<p>Snow in a window at thirty-eight degrees. Six weeks, two shops.</p>]]></JobBody>
      <ApplyOnlineURL>https://billabongway.example/work/apply?job=1184&amp;board=58</ApplyOnlineURL>
    </JobInformation>
    <JobPostings>
      <JobPosting>
        <Location>
          <City>Orange</City>
          <State>NSW</State>
          <CountryCode>AU</CountryCode>
          <PostalCode>2800</PostalCode>
        </Location>
        <JobCategory boardId="47">Retail</JobCategory>
        <JobPostingDates>
          <JobPostDate>2026-11-23T10:05:00+11:00</JobPostDate>
          <JobExpireDate>2026-12-09T23:59:59+11:00</JobExpireDate>
        </JobPostingDates>
      </JobPosting>
      <JobPosting>
        <Location>
          <City>Bathurst</City>
          <State>NSW</State>
          <CountryCode>AU</CountryCode>
          <PostalCode>2795</PostalCode>
        </Location>
        <JobCategory boardId="47">Retail</JobCategory>
        <JobPostingDates>
          <JobPostDate>2026-11-23T10:05:00+11:00</JobPostDate>
          <JobExpireDate>2026-12-09T23:59:59+11:00</JobExpireDate>
        </JobPostingDates>
      </JobPosting>
    </JobPostings>
  </Job>
  <Job jobRefCode="BW-1186" jobAction="addOrUpdate" jobComplete="true">
    <RecruiterReference><UserName>xbillabongway</UserName></RecruiterReference>
    <CompanyReference>
      <CompanyXCode>xbwoutfitnz</CompanyXCode>
      <CompanyName>Billabong Way NZ</CompanyName>
    </CompanyReference>
    <Channel boardId="58"/>
    <JobInformation>
      <JobTitle>Leatherworker</JobTitle>
      <JobLevel boardId="11">Experienced</JobLevel>
      <JobType boardId="1">Employee</JobType>
      <JobStatus boardId="4">Full Time</JobStatus>
      <Contact hideAll="true">
        <Name>Fern Oduya</Name>
        <E-mail>jobs@billabongway.example</E-mail>
      </Contact>
      <PhysicalAddress>
        <StreetAddress>Level 2, 9 Depot Lane</StreetAddress>
        <City>Marrickville</City>
        <State>NSW</State>
        <CountryCode>AU</CountryCode>
        <PostalCode>2204</PostalCode>
      </PhysicalAddress>
      <JobBody><![CDATA[<p>Belts, bridles, and a bench by a window in Otago.</p>]]></JobBody>
      <ApplyOnlineURL>https://billabongway.example/work/apply?job=1186&amp;board=58</ApplyOnlineURL>
    </JobInformation>
    <JobPostings>
      <JobPosting>
        <Location>
          <City>Dunedin</City>
          <State>Otago</State>
          <CountryCode>NZ</CountryCode>
          <PostalCode>9016</PostalCode>
        </Location>
        <JobCategory boardId="51">Trades</JobCategory>
        <JobPostingDates>
          <JobPostDate>2026-11-16T09:00:00+13:00</JobPostDate>
          <JobExpireDate>2026-12-31T23:59:59+13:00</JobExpireDate>
        </JobPostingDates>
      </JobPosting>
    </JobPostings>
  </Job>
  <Job jobRefCode="BW-1151" jobAction="delete">
    <RecruiterReference><UserName>xbillabongway</UserName></RecruiterReference>
    <JobInformation>
      <JobTitle>Online Order Packer</JobTitle>
    </JobInformation>
  </Job>
</Jobs>
`,
  expected: [
    {
      title: "Store Manager – Boots & Saddlery",
      employer: "Billabong Way Outfitters",
      reference: "BW-1180",
      places: ["Longreach QLD"],
      pay: { min: 74_000, max: 81_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18T21:30:00Z",
      closes: "2026-12-19T12:59:59Z",
      remote: false,
      live: true,
      url: "https://billabongway.example/work/apply?job=1180&board=58",
    },
    {
      title: "Merchandiser (Christmas Window Team)",
      employer: "Billabong Way Outfitters",
      reference: "BW-1184",
      places: ["Orange NSW", "Bathurst NSW"],
      pay: { min: 36.4, max: null, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-22T23:05:00Z",
      closes: "2026-12-09T12:59:59Z",
      remote: false,
      live: true,
      url: "https://billabongway.example/work/apply?job=1184&board=58",
    },
    {
      title: "Leatherworker",
      employer: "Billabong Way NZ",
      reference: "BW-1186",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-15T20:00:00Z",
      closes: "2026-12-31T10:59:59Z",
      remote: false,
      live: true,
      url: "https://billabongway.example/work/apply?job=1186&board=58",
    },
    {
      title: "Online Order Packer",
      reference: "BW-1151",
      live: false,
    },
  ],
};
