/** Postings of a large system for applicants: places with a country in two letters, labels inside objects, the text in sections, own fields of which one is the closing day as Australians write it. */
export const smartPostings = {
  name: "held-9 postings with labels, sections and own fields",
  extension: "json",
  contentType: "application/json;charset=UTF-8",
  text: `{"offset":0,"limit":100,"totalFound":3,"content":[
{"id":"744000088120551","name":"Store Manager","uuid":"7d0be5d1-3a9a-4c55-8ed8-4c70d1c3a101","jobAdId":"1f2","refNumber":"REF4471K","company":{"identifier":"GumnutGrocers","name":"Gumnut Grocers"},"releasedDate":"2026-11-16T03:12:45.112Z","location":{"city":"Dubbo","region":"NSW","country":"au","postalCode":"2830","remote":false,"hybrid":false,"fullLocation":"Dubbo, NSW, Australia"},"industry":{"id":"retail","label":"Retail"},"department":{"id":"201","label":"Stores"},"function":{"id":"management","label":"Management"},"typeOfEmployment":{"id":"permanent","label":"Full-time"},"experienceLevel":{"id":"mid_senior_level","label":"Mid-Senior Level"},"customField":[{"fieldId":"5f1","fieldLabel":"Closing date","valueId":"a1","valueLabel":"13/12/2026"},{"fieldId":"5f2","fieldLabel":"Brand","valueId":"b1","valueLabel":"Gumnut"}],"active":true,"visibility":"PUBLIC","ref":"https://api.gumnutats.example/v1/companies/GumnutGrocers/postings/744000088120551","postingUrl":"https://jobs.gumnutats.example/GumnutGrocers/744000088120551-store-manager","applyUrl":"https://jobs.gumnutats.example/GumnutGrocers/744000088120551-store-manager?oga=true","creator":{"name":"Priya Naidoo"},"language":{"code":"en","label":"English"},"jobAd":{"sections":{"companyDescription":{"title":"Company Description","text":"<p>Forty-one shops west of the Divide.</p>"},"jobDescription":{"title":"Job Description","text":"<p>Bread by six, specials by Wednesday.</p>"},"qualifications":{"title":"Qualifications","text":""},"additionalInformation":{"title":"Additional Information","text":"<p>Salary $92,000 to $99,500 per annum plus superannuation and a bonus.</p>"}}}},
{"id":"744000088177020","name":"Night Filler","uuid":"9b1e70ac-6e0f-4b6e-9a4d-1a07b0ce5102","jobAdId":"1f3","refNumber":"REF4489P","company":{"identifier":"GumnutGrocers","name":"Gumnut Grocers"},"releasedDate":"2026-11-24T22:40:00.000Z","location":{"city":"Broken Hill","region":"NSW","country":"au","postalCode":"2880","remote":false,"hybrid":false,"fullLocation":"Broken Hill, NSW, Australia"},"industry":{"id":"retail","label":"Retail"},"department":{"id":"201","label":"Stores"},"function":{"id":"other","label":"Other"},"typeOfEmployment":{"id":"part-time","label":"Part-time"},"experienceLevel":{"id":"entry_level","label":"Entry Level"},"customField":[{"fieldId":"5f2","fieldLabel":"Brand","valueId":"b1","valueLabel":"Gumnut"}],"active":true,"visibility":"PUBLIC","ref":"https://api.gumnutats.example/v1/companies/GumnutGrocers/postings/744000088177020","postingUrl":"https://jobs.gumnutats.example/GumnutGrocers/744000088177020-night-filler","applyUrl":"https://jobs.gumnutats.example/GumnutGrocers/744000088177020-night-filler?oga=true","creator":{"name":"Priya Naidoo"},"language":{"code":"en","label":"English"},"jobAd":{"sections":{"companyDescription":{"title":"Company Description","text":"<p>Forty-one shops west of the Divide.</p>"},"jobDescription":{"title":"Job Description","text":"<p>Cages in, cartons flat, doors at seven.</p>"},"qualifications":{"title":"Qualifications","text":""},"additionalInformation":{"title":"Additional Information","text":""}}}},
{"id":"744000088190344","name":"Pricing Analyst","uuid":"e3ad3f70-0c55-4a8e-8b71-bb6c3b2f4103","jobAdId":"1f4","refNumber":"REF4495D","company":{"identifier":"GumnutGrocers","name":"Gumnut Grocers"},"releasedDate":"2026-11-26T01:00:00.000Z","location":{"city":"Orange","region":"NSW","country":"au","postalCode":"2800","remote":false,"hybrid":true,"fullLocation":"Orange, NSW, Australia"},"industry":{"id":"retail","label":"Retail"},"department":{"id":"207","label":"Merchandise"},"function":{"id":"analyst","label":"Analyst"},"typeOfEmployment":{"id":"contract","label":"Contract"},"experienceLevel":{"id":"associate","label":"Associate"},"customField":[{"fieldId":"5f1","fieldLabel":"Closing date","valueId":"a2","valueLabel":"18/12/2026"}],"active":true,"visibility":"PUBLIC","ref":"https://api.gumnutats.example/v1/companies/GumnutGrocers/postings/744000088190344","postingUrl":"https://jobs.gumnutats.example/GumnutGrocers/744000088190344-pricing-analyst","applyUrl":"https://jobs.gumnutats.example/GumnutGrocers/744000088190344-pricing-analyst?oga=true","creator":{"name":"Tom Haddad"},"language":{"code":"en","label":"English"},"jobAd":{"sections":{"companyDescription":{"title":"Company Description","text":"<p>Forty-one shops west of the Divide.</p>"},"jobDescription":{"title":"Job Description","text":"<p>Why milk costs more in Cobar.</p>"},"qualifications":{"title":"Qualifications","text":""},"additionalInformation":{"title":"Additional Information","text":""}}}}
]}`,
  expected: [
    {
      title: "Store Manager",
      employer: "Gumnut Grocers",
      reference: "REF4471K",
      places: ["Dubbo NSW"],
      pay: { min: 92_000, max: 99_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16T03:12:45.112Z",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://jobs.gumnutats.example/GumnutGrocers/744000088120551-store-manager?oga=true",
    },
    {
      title: "Night Filler",
      employer: "Gumnut Grocers",
      reference: "REF4489P",
      places: ["Broken Hill NSW"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24T22:40:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.gumnutats.example/GumnutGrocers/744000088177020-night-filler?oga=true",
    },
    {
      title: "Pricing Analyst",
      employer: "Gumnut Grocers",
      reference: "REF4495D",
      places: ["Orange NSW"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-26T01:00:00Z",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://jobs.gumnutats.example/GumnutGrocers/744000088190344-pricing-analyst?oga=true",
    },
  ],
};

/** Pages of a very large system's careers site, gathered into a list: the facts inside jobPostingInfo, the employer beside them, further places, a first and a last day, no pay but in the text. */
export const workdayPages = {
  name: "held-9 pages of a careers site, the facts inside and the employer beside",
  extension: "json",
  contentType: "application/json",
  text: `[
{"jobPostingInfo":{"id":"c1f0a7d2b3e41001","title":"Mine Geologist","jobDescription":"<p>Core sheds, pit walls, long horizons.</p><p>Total fixed remuneration: $142,000 - $160,000 per annum.</p>","location":"Mount Isa, Queensland","startDate":"2026-11-18","endDate":"2026-12-16","timeType":"Full time","jobReqId":"R-0041277","jobPostingId":"Mine-Geologist_R-0041277","jobPostingSiteId":"Careers","country":{"descriptor":"Australia","id":"d903bb3fedad45039383f6de334ad4db"},"canApply":true,"posted":true,"includeResumeParsing":true,"jobRequisitionLocation":{"descriptor":"Mount Isa, Queensland","country":{"descriptor":"Australia","id":"d903bb3fedad45039383f6de334ad4db","alpha2Code":"AU"}},"externalUrl":"https://ironbarkmetals.wd3.workdayish.example/Careers/job/Mount-Isa-Queensland/Mine-Geologist_R-0041277"},"hiringOrganization":{"name":"Ironbark Metals Pty Ltd","url":""},"similarJobs":[],"userAuthenticated":false},
{"jobPostingInfo":{"id":"c1f0a7d2b3e41002","title":"Procurement Specialist","jobDescription":"<p>Tyres, reagents and 90,000 litres a day.</p>","location":"Townsville, Queensland","additionalLocations":["Brisbane, Queensland"],"startDate":"2026-11-25","timeType":"Part time","jobReqId":"R-0041310","jobPostingId":"Procurement-Specialist_R-0041310","jobPostingSiteId":"Careers","country":{"descriptor":"Australia","id":"d903bb3fedad45039383f6de334ad4db"},"canApply":true,"posted":true,"includeResumeParsing":true,"jobRequisitionLocation":{"descriptor":"Townsville, Queensland","country":{"descriptor":"Australia","id":"d903bb3fedad45039383f6de334ad4db","alpha2Code":"AU"}},"remoteType":"Hybrid","externalUrl":"https://ironbarkmetals.wd3.workdayish.example/Careers/job/Townsville-Queensland/Procurement-Specialist_R-0041310"},"hiringOrganization":{"name":"Ironbark Metals Pty Ltd","url":""},"similarJobs":[],"userAuthenticated":false},
{"jobPostingInfo":{"id":"c1f0a7d2b3e41003","title":"Metallurgist","jobDescription":"<p>Flotation, flotation, flotation.</p>","location":"Antofagasta, Chile","startDate":"2026-11-26","timeType":"Full time","jobReqId":"R-0041322","jobPostingId":"Metallurgist_R-0041322","jobPostingSiteId":"Careers","country":{"descriptor":"Chile","id":"53a9a7a1d9c44e0d8a5a9f2f1c7b6f00"},"canApply":true,"posted":true,"includeResumeParsing":true,"jobRequisitionLocation":{"descriptor":"Antofagasta, Chile","country":{"descriptor":"Chile","id":"53a9a7a1d9c44e0d8a5a9f2f1c7b6f00","alpha2Code":"CL"}},"externalUrl":"https://ironbarkmetals.wd3.workdayish.example/Careers/job/Antofagasta-Chile/Metallurgist_R-0041322"},"hiringOrganization":{"name":"Ironbark Metals Chile SpA","url":""},"similarJobs":[],"userAuthenticated":false}
]`,
  expected: [
    {
      title: "Mine Geologist",
      employer: "Ironbark Metals Pty Ltd",
      reference: "R-0041277",
      places: ["Mount Isa QLD"],
      pay: { min: 142_000, max: 160_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-16",
      live: true,
      url: "https://ironbarkmetals.wd3.workdayish.example/Careers/job/Mount-Isa-Queensland/Mine-Geologist_R-0041277",
    },
    {
      title: "Procurement Specialist",
      employer: "Ironbark Metals Pty Ltd",
      reference: "R-0041310",
      places: ["Townsville QLD", "Brisbane QLD"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25",
      closes: null,
      remote: false,
      live: true,
      url: "https://ironbarkmetals.wd3.workdayish.example/Careers/job/Townsville-Queensland/Procurement-Specialist_R-0041310",
    },
    {
      title: "Metallurgist",
      employer: "Ironbark Metals Chile SpA",
      reference: "R-0041322",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-26",
      closes: null,
      live: true,
      url: "https://ironbarkmetals.wd3.workdayish.example/Careers/job/Antofagasta-Chile/Metallurgist_R-0041322",
    },
  ],
};

/** A listing of a system for whole enterprises: names with hyphens, days before months, filters as pairs of a label and a value. */
export const enterpriseListing = {
  name: "held-9 listing of an enterprise, filters with labels",
  employer: "Monaro Regional Health Service",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<Job-Listing>
  <Job>
    <JobTitle><![CDATA[Clinical Nurse Consultant, Wound Care]]></JobTitle>
    <ReqId>58204</ReqId>
    <Posted-Date>17/11/2026</Posted-Date>
    <Closing-Date>15/12/2026</Closing-Date>
    <Job-Description><![CDATA[<p>Nine small hospitals, one good car.</p><p>Remuneration: $122,730 - $130,915 per annum</p>]]></Job-Description>
    <filter1><label>Work Type</label><value>Permanent Full Time</value></filter1>
    <filter2><label>Location</label><value>Cooma, NSW</value></filter2>
    <filter3><label>Category</label><value>Nursing &amp; Midwifery</value></filter3>
    <Apply-URL>https://career10.monarohealth.example/career?career_job_req_id=58204&amp;company=mrhs</Apply-URL>
  </Job>
  <Job>
    <JobTitle><![CDATA[Hospital Pharmacist]]></JobTitle>
    <ReqId>58231</ReqId>
    <Posted-Date>24/11/2026</Posted-Date>
    <Closing-Date>20/12/2026</Closing-Date>
    <Job-Description><![CDATA[<p>Goulburn&rsquo;s dispensary, with a view of the cathedral.</p>]]></Job-Description>
    <filter1><label>Work Type</label><value>Temporary Part Time</value></filter1>
    <filter2><label>Location</label><value>Goulburn, NSW</value></filter2>
    <filter3><label>Category</label><value>Allied Health</value></filter3>
    <Apply-URL>https://career10.monarohealth.example/career?career_job_req_id=58231&amp;company=mrhs</Apply-URL>
  </Job>
  <Job>
    <JobTitle><![CDATA[Wardsperson]]></JobTitle>
    <ReqId>58017</ReqId>
    <Posted-Date>23/10/2026</Posted-Date>
    <Closing-Date>13/11/2026</Closing-Date>
    <Job-Description><![CDATA[<p>Beds, linen, kindness.</p>]]></Job-Description>
    <filter1><label>Work Type</label><value>Casual</value></filter1>
    <filter2><label>Location</label><value>Bega, NSW</value></filter2>
    <filter3><label>Category</label><value>Support Services</value></filter3>
    <Apply-URL>https://career10.monarohealth.example/career?career_job_req_id=58017&amp;company=mrhs</Apply-URL>
  </Job>
</Job-Listing>
`,
  expected: [
    {
      title: "Clinical Nurse Consultant, Wound Care",
      employer: "Monaro Regional Health Service",
      reference: "58204",
      places: ["Cooma NSW"],
      pay: { min: 122_730, max: 130_915, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-15",
      live: true,
      url: "https://career10.monarohealth.example/career?career_job_req_id=58204&company=mrhs",
    },
    {
      title: "Hospital Pharmacist",
      employer: "Monaro Regional Health Service",
      reference: "58231",
      places: ["Goulburn NSW"],
      pay: null,
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-24",
      closes: "2026-12-20",
      live: true,
      url: "https://career10.monarohealth.example/career?career_job_req_id=58231&company=mrhs",
    },
    {
      title: "Wardsperson",
      employer: "Monaro Regional Health Service",
      reference: "58017",
      places: ["Bega NSW"],
      workTypes: ["Casual"],
      posted: "2026-10-23",
      closes: "2026-11-13",
      live: false,
    },
  ],
};

/** The vocabulary of the standards body for human resources: an envelope, then openings with organisation, place, codes and a range with attributes on its amounts. */
export const standardXml = {
  name: "held-9 position openings in the standard vocabulary",
  extension: "xml",
  contentType: "application/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<ProcessPositionOpening xmlns="http://www.hr-xml.org/3" xmlns:oa="http://www.openapplications.org/oagis/9" releaseID="3.3">
  <oa:ApplicationArea><oa:CreationDateTime>2026-11-28T01:00:00Z</oa:CreationDateTime></oa:ApplicationArea>
  <DataArea>
    <oa:Process/>
    <PositionOpening>
      <DocumentID schemeAgencyID="Currawong Rail">CWR-3310</DocumentID>
      <PostingPeriod><StartDate>2026-11-20</StartDate><EndDate>2026-12-18</EndDate></PostingPeriod>
      <PositionProfile>
        <PositionTitle>Train Controller</PositionTitle>
        <PositionOrganization><OrganizationName>Currawong Rail</OrganizationName></PositionOrganization>
        <PositionLocation><oa:Address><oa:CityName>Port Augusta</oa:CityName><oa:CountrySubDivisionCode>SA</oa:CountrySubDivisionCode><CountryCode>AU</CountryCode><oa:PostalCode>5700</oa:PostalCode></oa:Address></PositionLocation>
        <PositionScheduleTypeCode>FullTime</PositionScheduleTypeCode>
        <PositionFormattedDescription><Content><![CDATA[<p>Nine hundred kilometres of single track.</p>]]></Content></PositionFormattedDescription>
        <OfferedRemunerationPackage><RemunerationRange><RemunerationIntervalCode>Year</RemunerationIntervalCode><MinimumAmount currencyID="AUD">121400</MinimumAmount><MaximumAmount currencyID="AUD">136800</MaximumAmount></RemunerationRange></OfferedRemunerationPackage>
      </PositionProfile>
      <ApplicationMethod><Communication><URI>https://careers.currawongrail.example/apply/CWR-3310</URI></Communication></ApplicationMethod>
    </PositionOpening>
    <PositionOpening>
      <DocumentID schemeAgencyID="Currawong Rail">CWR-3318</DocumentID>
      <PostingPeriod><StartDate>2026-11-25</StartDate></PostingPeriod>
      <PositionProfile>
        <PositionTitle>Station Attendant</PositionTitle>
        <PositionOrganization><OrganizationName>Currawong Rail</OrganizationName></PositionOrganization>
        <PositionLocation><oa:Address><oa:CityName>Alice Springs</oa:CityName><oa:CountrySubDivisionCode>NT</oa:CountrySubDivisionCode><CountryCode>AU</CountryCode><oa:PostalCode>0870</oa:PostalCode></oa:Address></PositionLocation>
        <PositionScheduleTypeCode>PartTime</PositionScheduleTypeCode>
        <PositionFormattedDescription><Content><![CDATA[<p>Two trains a week, five hundred questions.</p>]]></Content></PositionFormattedDescription>
      </PositionProfile>
      <ApplicationMethod><Communication><URI>https://careers.currawongrail.example/apply/CWR-3318</URI></Communication></ApplicationMethod>
    </PositionOpening>
    <PositionOpening>
      <DocumentID schemeAgencyID="Currawong Rail">CWR-3274</DocumentID>
      <PostingPeriod><StartDate>2026-10-12</StartDate><EndDate>2026-11-09</EndDate></PostingPeriod>
      <PositionProfile>
        <PositionTitle>Track Labourer</PositionTitle>
        <PositionOrganization><OrganizationName>Currawong Rail</OrganizationName></PositionOrganization>
        <PositionLocation><oa:Address><oa:CityName>Whyalla</oa:CityName><oa:CountrySubDivisionCode>SA</oa:CountrySubDivisionCode><CountryCode>AU</CountryCode><oa:PostalCode>5600</oa:PostalCode></oa:Address></PositionLocation>
        <PositionScheduleTypeCode>FullTime</PositionScheduleTypeCode>
        <PositionFormattedDescription><Content><![CDATA[<p>Sleepers, ballast, sunrise.</p>]]></Content></PositionFormattedDescription>
      </PositionProfile>
      <ApplicationMethod><Communication><URI>https://careers.currawongrail.example/apply/CWR-3274</URI></Communication></ApplicationMethod>
    </PositionOpening>
  </DataArea>
</ProcessPositionOpening>
`,
  expected: [
    {
      title: "Train Controller",
      employer: "Currawong Rail",
      reference: "CWR-3310",
      places: ["Port Augusta SA"],
      pay: { min: 121_400, max: 136_800, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20",
      closes: "2026-12-18",
      live: true,
      url: "https://careers.currawongrail.example/apply/CWR-3310",
    },
    {
      title: "Station Attendant",
      employer: "Currawong Rail",
      reference: "CWR-3318",
      places: ["Alice Springs NT"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25",
      closes: null,
      live: true,
      url: "https://careers.currawongrail.example/apply/CWR-3318",
    },
    {
      title: "Track Labourer",
      employer: "Currawong Rail",
      reference: "CWR-3274",
      places: ["Whyalla SA"],
      pay: null,
      workTypes: ["Full time"],
      closes: "2026-11-09",
      live: false,
    },
  ],
};
