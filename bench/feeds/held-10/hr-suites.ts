/** Details of openings one after another, each with the form for applying beside it: labels, a place in parts, pay in words, a status. */
export const openingDetails = {
  name: "held-10 details of openings with their forms",
  employer: "Goulburn Valley Orchards",
  extension: "json",
  contentType: "application/json",
  text: String.raw`[
{"meta":{},"result":{"jobOpening":{"jobOpeningShareUrl":"https://gvorchards.hrpanda.example/careers/42","jobOpeningName":"Packing Shed Supervisor","jobOpeningStatus":"Open","departmentId":"18301","departmentLabel":"Packing","employmentStatusLabel":"Full-Time","location":{"city":"Shepparton","state":"Victoria","postalCode":"3630","addressCountry":"Australia"},"atsLocation":{"country":null,"countryId":null,"state":null,"stateId":null,"city":null},"description":"<p>Pears, peaches &amp; forty people in hairnets.</p>\n<ul><li>Forklift licence (LF)</li></ul>","compensation":"$82,000 - $91,000 per year plus super","datePosted":"2026-11-18","minimumExperience":"Mid-level","locationType":"0"},"formFields":{"firstName":{"isRequired":true,"label":"First Name"},"lastName":{"isRequired":true,"label":"Last Name"},"resumeFileId":{"isRequired":true,"label":"Resume"},"desiredPay":{"isRequired":false,"label":"Desired Pay"}}}},
{"meta":{},"result":{"jobOpening":{"jobOpeningShareUrl":"https://gvorchards.hrpanda.example/careers/45","jobOpeningName":"Fruit Picker – Summer 2026/27","jobOpeningStatus":"Open","departmentId":"18302","departmentLabel":"Orchard","employmentStatusLabel":"Casual","location":{"city":"Cobram","state":"Victoria","postalCode":"3644","addressCountry":"Australia"},"atsLocation":{"country":null,"countryId":null,"state":null,"stateId":null,"city":null},"description":"<p>Horticulture Award. Bring a hat, we bring the ladders.</p>","compensation":"$31.23 - $33.10 per hour","datePosted":"2026-11-24","minimumExperience":"Entry-level","locationType":"0"},"formFields":{"firstName":{"isRequired":true,"label":"First Name"},"lastName":{"isRequired":true,"label":"Last Name"},"phone":{"isRequired":true,"label":"Phone"}}}},
{"meta":{},"result":{"jobOpening":{"jobOpeningShareUrl":"https://gvorchards.hrpanda.example/careers/38","jobOpeningName":"Agronomist","jobOpeningStatus":"Filled","departmentId":"18302","departmentLabel":"Orchard","employmentStatusLabel":"Full-Time","location":{"city":"Shepparton","state":"Victoria","postalCode":"3630","addressCountry":"Australia"},"atsLocation":{"country":null,"countryId":null,"state":null,"stateId":null,"city":null},"description":"<p>Soil, sap and spreadsheets.</p>","compensation":null,"datePosted":"2026-09-30","minimumExperience":"Experienced","locationType":"0"},"formFields":{"firstName":{"isRequired":true,"label":"First Name"},"lastName":{"isRequired":true,"label":"Last Name"}}}}
]`,
  expected: [
    {
      title: "Packing Shed Supervisor",
      employer: "Goulburn Valley Orchards",
      places: ["Shepparton VIC"],
      pay: { min: 82_000, max: 91_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: null,
      live: true,
      url: "https://gvorchards.hrpanda.example/careers/42",
    },
    {
      title: "Fruit Picker – Summer 2026/27",
      employer: "Goulburn Valley Orchards",
      places: ["Cobram VIC"],
      pay: { min: 31.23, max: 33.1, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      live: true,
      url: "https://gvorchards.hrpanda.example/careers/45",
    },
    { title: "Agronomist", places: ["Shepparton VIC"], workTypes: ["Full time"], live: false },
  ],
};

/** The search of a large suite's candidate site: one item that holds the facets and the requisitions, names in capitals at the front, no address of a page. */
export const candidateSiteSearch = {
  name: "held-10 requisitions of a candidate site beside facets",
  employer: "Callide Alumina",
  extension: "json",
  contentType: "application/vnd.oracle.adf.resourcecollection+json",
  text: `{"items":[{"SearchId":300001204417,"Keyword":null,"CorrectedKeyword":null,"Location":null,"LocationId":null,"Radius":25,"RadiusUnit":"KM","SortBy":"POSTING_DATES_DESC","TotalJobsCount":4,"Limit":25,"Offset":0,"BotQRShortCode":null,
"locationsFacet":[{"Id":300000000229164,"Name":"Australia","TotalCount":3},{"Id":300000000229190,"Name":"Chile","TotalCount":1}],
"categoriesFacet":[{"Id":300000077120,"Name":"Maintenance","TotalCount":2},{"Id":300000077122,"Name":"Finance","TotalCount":1},{"Id":300000077125,"Name":"Early Careers","TotalCount":1}],
"workplaceTypesFacet":[{"Id":"ORA_ON_SITE","Name":"On-site","TotalCount":3},{"Id":"ORA_HYBRID","Name":"Hybrid","TotalCount":1}],
"requisitionList":[
{"Id":"21883","Title":"Boilermaker - Calciners","PostedDate":"2026-11-25","PostingEndDate":"2026-12-09T13:59:00+00:00","Language":"en","PrimaryLocationCountry":"AU","GeographyId":300000012213,"HotJobFlag":true,"WorkplaceTypeCode":"ORA_ON_SITE","JobFamily":"Maintenance","JobFunction":"Trades","WorkerType":"Employee","ContractType":"Permanent","ManagerLevel":null,"JobSchedule":"Full time","JobShift":"Day","JobType":null,"StudyLevel":null,"ShortDescriptionStr":"Hot work, cold water and a 5/2 roster.","PrimaryLocation":"Gladstone, QLD, Australia","Distance":0,"TrendingFlag":false,"BeFirstToApplyFlag":true,"WorkplaceType":"On-site","secondaryLocations":[]},
{"Id":"21870","Title":"Electrical Apprentice 2027","PostedDate":"2026-11-20","PostingEndDate":null,"Language":"en","PrimaryLocationCountry":"AU","GeographyId":300000012213,"HotJobFlag":false,"WorkplaceTypeCode":"ORA_ON_SITE","JobFamily":"Early Careers","JobFunction":"Trades","WorkerType":"Employee","ContractType":null,"ManagerLevel":null,"JobSchedule":"Full time","JobShift":null,"JobType":null,"StudyLevel":null,"ShortDescriptionStr":"Four years, two sites, one ticket.","PrimaryLocation":"Gladstone, QLD, Australia","Distance":0,"TrendingFlag":false,"BeFirstToApplyFlag":false,"WorkplaceType":"On-site","secondaryLocations":[{"RequisitionLocationId":300001204420,"GeographyNodeId":null,"GeographyId":300000012240,"Name":"Biloela, QLD, Australia","CountryCode":"AU","Latitude":-24.4,"Longitude":150.51}]},
{"Id":"21852","Title":"Payroll Officer","PostedDate":"2026-11-16","PostingEndDate":null,"Language":"en","PrimaryLocationCountry":"AU","GeographyId":300000012260,"HotJobFlag":false,"WorkplaceTypeCode":"ORA_HYBRID","JobFamily":"Finance","JobFunction":"Payroll","WorkerType":"Employee","ContractType":"Permanent","ManagerLevel":null,"JobSchedule":"Part time","JobShift":null,"JobType":null,"StudyLevel":null,"ShortDescriptionStr":"Rosters in, pays out, every second Wednesday.","PrimaryLocation":"Rockhampton, QLD, Australia","Distance":0,"TrendingFlag":false,"BeFirstToApplyFlag":false,"WorkplaceType":"Hybrid","secondaryLocations":[]},
{"Id":"21849","Title":"Reliability Engineer","PostedDate":"2026-11-13","PostingEndDate":null,"Language":"en","PrimaryLocationCountry":"CL","GeographyId":300000099102,"HotJobFlag":false,"WorkplaceTypeCode":"ORA_ON_SITE","JobFamily":"Maintenance","JobFunction":"Engineering","WorkerType":"Employee","ContractType":"Permanent","ManagerLevel":null,"JobSchedule":"Full time","JobShift":null,"JobType":null,"StudyLevel":null,"ShortDescriptionStr":"Pumps at three thousand metres.","PrimaryLocation":"Antofagasta, Chile","Distance":0,"TrendingFlag":false,"BeFirstToApplyFlag":false,"WorkplaceType":"On-site","secondaryLocations":[]}
]}],"count":1,"hasMore":false,"limit":25,"offset":0,"links":[{"rel":"self","href":"https://callide.suite.example/hcmRestApi/resources/latest/recruitingCEJobRequisitions","name":"recruitingCEJobRequisitions","kind":"collection"}]}`,
  expected: [
    {
      title: "Boilermaker - Calciners",
      employer: "Callide Alumina",
      reference: "21883",
      places: ["Gladstone QLD"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-25",
      closes: "2026-12-09T13:59:00Z",
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Electrical Apprentice 2027",
      employer: "Callide Alumina",
      reference: "21870",
      places: ["Gladstone QLD", "Biloela QLD"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Payroll Officer",
      employer: "Callide Alumina",
      reference: "21852",
      places: ["Rockhampton QLD"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-16",
      closes: null,
      remote: false,
      live: true,
      url: null,
    },
    {
      title: "Reliability Engineer",
      employer: "Callide Alumina",
      reference: "21849",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-13",
      closes: null,
      remote: false,
      live: true,
      url: null,
    },
  ],
};

/** Opportunities of a payroll suite's board: full time as yes or no, places as offices with an address whose state and country are code and name. */
export const opportunityBoard = {
  name: "held-10 opportunities with offices and full time as yes or no",
  employer: "Limestone Coast Cold Stores",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: String.raw`{"opportunities":[
{"Id":"6b0c8a52-0e6d-4b61-9a8f-2f6f0a6a1171","Title":"Refrigeration Mechanic","Featured":false,"FullTime":true,"RequisitionNumber":"REFRI001204","JobCategoryName":"Engineering","Locations":[{"Id":"0b1d","LocalizedId":1,"LocalizedName":"Mount Gambier Depot","LocalizedDescription":"Mount Gambier Depot","Address":{"Line1":"14 Coldside Road","Line2":null,"City":"Mount Gambier","PostalCode":"5290","State":{"Code":"SA","Name":"South Australia"},"Country":{"Code":"AUS","Name":"Australia"}}}],"PostedDate":"2026-11-19T23:41:08.214Z","BriefDescription":"Ammonia plant, on call one week in four.","HoursPerWeek":38,"ManagerId":null,"MatchCriteria":[]},
{"Id":"e5a04f11-4a1c-4fd4-8c51-8b1d3cf1d2c0","Title":"Inventory Clerk","Featured":true,"FullTime":false,"RequisitionNumber":"INVEN001219","JobCategoryName":"Warehouse","Locations":[{"Id":"0b1e","LocalizedId":2,"LocalizedName":"Naracoorte Store","LocalizedDescription":"Naracoorte Store","Address":{"Line1":"2 Siding Street","Line2":null,"City":"Naracoorte","PostalCode":"5271","State":{"Code":"SA","Name":"South Australia"},"Country":{"Code":"AUS","Name":"Australia"}}}],"PostedDate":"2026-11-25T01:15:30.007Z","BriefDescription":"Counting lamb &amp; counting it again.","HoursPerWeek":22.5,"ManagerId":null,"MatchCriteria":[]},
{"Id":"90f7b1d8-8a33-46f4-b7ab-5f1df6cf0a44","Title":"Transport Allocator","Featured":false,"FullTime":true,"RequisitionNumber":"TRANS001222","JobCategoryName":"Transport","Locations":[{"Id":"0b1d","LocalizedId":1,"LocalizedName":"Mount Gambier Depot","LocalizedDescription":"Mount Gambier Depot","Address":{"Line1":"14 Coldside Road","Line2":null,"City":"Mount Gambier","PostalCode":"5290","State":{"Code":"SA","Name":"South Australia"},"Country":{"Code":"AUS","Name":"Australia"}}},{"Id":"0b22","LocalizedId":5,"LocalizedName":"Hamilton Yard","LocalizedDescription":"Hamilton Yard","Address":{"Line1":"Ballarat Road","Line2":null,"City":"Hamilton","PostalCode":"3300","State":{"Code":"VIC","Name":"Victoria"},"Country":{"Code":"AUS","Name":"Australia"}}}],"PostedDate":"2026-11-26T22:02:59.930Z","BriefDescription":"Eleven trucks, two states.","HoursPerWeek":40,"ManagerId":null,"MatchCriteria":[]}
],"totalCount":3,"filters":[{"fieldName":4,"values":["Engineering","Warehouse","Transport"]}]}`,
  expected: [
    {
      title: "Refrigeration Mechanic",
      employer: "Limestone Coast Cold Stores",
      reference: "REFRI001204",
      places: ["Mount Gambier SA"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-19T23:41:08.214Z",
      closes: null,
      live: true,
      url: null,
    },
    {
      title: "Inventory Clerk",
      employer: "Limestone Coast Cold Stores",
      reference: "INVEN001219",
      places: ["Naracoorte SA"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25T01:15:30.007Z",
      closes: null,
      live: true,
      url: null,
    },
    {
      title: "Transport Allocator",
      employer: "Limestone Coast Cold Stores",
      reference: "TRANS001222",
      places: ["Mount Gambier SA", "Hamilton VIC"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-26T22:02:59.930Z",
      closes: null,
      live: true,
      url: null,
    },
  ],
};

/** An American applicants' system: days with the month first, a requisition beside the id, a page and a form, names with hyphens. */
export const resultXml = {
  name: "held-10 result of an applicants' system, month first",
  employer: "Tallow Street Software",
  extension: "xml",
  contentType: "text/xml",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<result>
  <job>
    <id>oT7zpfwA</id>
    <title>Implementation Consultant</title>
    <requisitionid>TSS-1184</requisitionid>
    <category>Professional Services</category>
    <jobtype>Full-Time</jobtype>
    <location>Dubbo, New South Wales, Australia</location>
    <date>11/20/2026</date>
    <detail-url>https://jobs.vitejob.example/tallow/job/oT7zpfwA</detail-url>
    <apply-url>https://jobs.vitejob.example/tallow/job/oT7zpfwA/apply</apply-url>
    <description>&lt;p&gt;Saleyards go paperless. You go with them.&lt;/p&gt;&lt;p&gt;R&amp;amp;D next door.&lt;/p&gt;</description>
  </job>
  <job>
    <id>oV2kqfwB</id>
    <title>QA Analyst (Contract)</title>
    <requisitionid>TSS-1190</requisitionid>
    <category>Engineering</category>
    <jobtype>Contract</jobtype>
    <location>Adelaide, South Australia, Australia</location>
    <date>11/24/2026</date>
    <detail-url>https://jobs.vitejob.example/tallow/job/oV2kqfwB</detail-url>
    <apply-url>https://jobs.vitejob.example/tallow/job/oV2kqfwB/apply</apply-url>
    <description>&lt;p&gt;Break it before the auctioneers do.&lt;/p&gt;</description>
  </job>
  <job>
    <id>oX9mrfwC</id>
    <title>Account Executive</title>
    <requisitionid>TSS-1192</requisitionid>
    <category>Sales</category>
    <jobtype>Full-Time</jobtype>
    <location>Omaha, Nebraska, United States</location>
    <date>11/25/2026</date>
    <detail-url>https://jobs.vitejob.example/tallow/job/oX9mrfwC</detail-url>
    <apply-url>https://jobs.vitejob.example/tallow/job/oX9mrfwC/apply</apply-url>
    <description>&lt;p&gt;Feedlots of the plains.&lt;/p&gt;</description>
  </job>
</result>
`,
  expected: [
    {
      title: "Implementation Consultant",
      employer: "Tallow Street Software",
      reference: "TSS-1184",
      places: ["Dubbo NSW"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-20",
      closes: null,
      live: true,
      url: "https://jobs.vitejob.example/tallow/job/oT7zpfwA/apply",
    },
    {
      title: "QA Analyst (Contract)",
      employer: "Tallow Street Software",
      reference: "TSS-1190",
      places: ["Adelaide SA"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-24",
      closes: null,
      live: true,
      url: "https://jobs.vitejob.example/tallow/job/oV2kqfwB/apply",
    },
    {
      title: "Account Executive",
      employer: "Tallow Street Software",
      reference: "TSS-1192",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-25",
      closes: null,
      live: true,
      url: "https://jobs.vitejob.example/tallow/job/oX9mrfwC/apply",
    },
  ],
};
