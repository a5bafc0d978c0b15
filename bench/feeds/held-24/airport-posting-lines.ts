/** Usual: an airport company's postings as somebody collected them from its large career site, the answer about each on a line of its own, the posting beside the organisation that hires, places as a state, a hyphen and a town, more places in a list, words for when it was posted beside the day, an end on some, pay in a paragraph of the text, similar jobs of the site below each that are not to be read again, one that is no longer posted. */
export const airportPostingLines = {
  name: "held-24 posting lines of an airport company",
  extension: "ndjson",
  contentType: "application/x-ndjson",
  text: String.raw`{"jobPostingInfo":{"id":"6c1f0b8e44d11001a90d5a0f21ce0000","title":"Aviation Security Screening Officer","jobDescription":"<p>Two million people walk through our terminal in a year, and you meet most of them at a time when they would rather be somewhere else. You watch the screen, search the bags and stay polite.</p><p>We train you for six weeks on full pay. You need to pass a background check, which takes about a month.</p><p><b>What we pay:</b> $33.85 - $36.20 per hour, plus penalties and shift allowances</p>","location":"TAS - Cambridge","postedOn":"Posted 9 Days Ago","startDate":"2026-11-17","endDate":"2026-12-13","timeLeftToApply":"End Date: December 13, 2026 (17 days left to apply)","timeType":"Part time","jobReqId":"R-10442","jobPostingId":"Aviation-Security-Screening-Officer_R-10442","jobPostingSiteId":"Careers","country":{"descriptor":"Australia","id":"d903bb3fedad45039383f6de334ad4db"},"canApply":true,"posted":true,"includeResumeParsing":true,"jobRequisitionLocation":{"descriptor":"TAS - Cambridge","country":{"descriptor":"Australia","id":"d903bb3fedad45039383f6de334ad4db","alpha2Code":"AU"}},"remoteType":"On-site","externalUrl":"https://derwentairports.careerpeak.example/en-US/Careers/job/TAS---Cambridge/Aviation-Security-Screening-Officer_R-10442","questionnaireId":"9a1100c0"},"hiringOrganization":{"name":"Derwent Airports Corporation","url":""},"similarJobs":[{"title":"Airfield Electrician","externalPath":"/job/TAS---Cambridge/Airfield-Electrician_R-10458","locationsText":"2 Locations","timeType":"Full time","postedOn":"Posted 6 Days Ago","bulletFields":["R-10458"]}],"userAuthenticated":false}
{"jobPostingInfo":{"id":"6c1f0b8e44d11001a90d5a0f21ce0001","title":"Airfield Electrician","jobDescription":"<p>There are 1,840 lights in the ground at our two airports, and a pilot must be able to trust every one of them. You find the dead ones at night, when nothing lands, and you sleep in the day.</p><p>The runway lighting is being replaced for $11.6 million, so for the next two years you will work beside the contractor as well.</p><p><b>What we pay:</b> $96,400 per annum, plus 15% superannuation and a night allowance</p>","location":"TAS - Cambridge","additionalLocations":["TAS - Western Junction"],"postedOn":"Posted 6 Days Ago","startDate":"2026-11-20","timeType":"Full time","jobReqId":"R-10458","jobPostingId":"Airfield-Electrician_R-10458","jobPostingSiteId":"Careers","country":{"descriptor":"Australia","id":"d903bb3fedad45039383f6de334ad4db"},"canApply":true,"posted":true,"includeResumeParsing":true,"jobRequisitionLocation":{"descriptor":"TAS - Cambridge","country":{"descriptor":"Australia","id":"d903bb3fedad45039383f6de334ad4db","alpha2Code":"AU"}},"remoteType":"On-site","externalUrl":"https://derwentairports.careerpeak.example/en-US/Careers/job/TAS---Cambridge/Airfield-Electrician_R-10458","questionnaireId":"9a1100c1"},"hiringOrganization":{"name":"Derwent Airports Corporation","url":""},"similarJobs":[{"title":"Aviation Security Screening Officer","externalPath":"/job/TAS---Cambridge/Aviation-Security-Screening-Officer_R-10442","locationsText":"TAS - Cambridge","timeType":"Part time","postedOn":"Posted 9 Days Ago","bulletFields":["R-10442"]}],"userAuthenticated":false}
{"jobPostingInfo":{"id":"6c1f0b8e44d11001a90d5a0f21ce0002","title":"Schedule Data Analyst (12-Month Fixed Term)","jobDescription":"<p>Airlines change their minds, and each time four departments need to know. You keep the seasonal schedule, check it against what flew and explain the difference in one page a week.</p><p>Nobody in this team sits at the airport any more, so you may live anywhere in Australia. You fly to Hobart at our cost three times a year.</p>","location":"Remote - Australia","postedOn":"Posted 2 Days Ago","startDate":"2026-11-24","endDate":"2027-01-08","timeLeftToApply":"End Date: January 8, 2027 (30+ days left to apply)","timeType":"Full time","jobReqId":"R-10461","jobPostingId":"Schedule-Data-Analyst--12-Month-Fixed-Term-_R-10461","jobPostingSiteId":"Careers","country":{"descriptor":"Australia","id":"d903bb3fedad45039383f6de334ad4db"},"canApply":true,"posted":true,"includeResumeParsing":true,"jobRequisitionLocation":{"descriptor":"Remote - Australia","country":{"descriptor":"Australia","id":"d903bb3fedad45039383f6de334ad4db","alpha2Code":"AU"}},"remoteType":"Fully Remote","externalUrl":"https://derwentairports.careerpeak.example/en-US/Careers/job/Remote---Australia/Schedule-Data-Analyst--12-Month-Fixed-Term-_R-10461","questionnaireId":"9a1100c2"},"hiringOrganization":{"name":"Derwent Airports Corporation","url":""},"similarJobs":[],"userAuthenticated":false}
{"jobPostingInfo":{"id":"6c1f0b8e44d11001a90d5a0f21ce0003","title":"Ground Transport & Parking Coordinator","jobDescription":"<p>Taxis, ride-shares, hire cars, buses, and 2,900 parking bays. You decide who stands where, and you answer the letters of those who stood in the wrong place.</p><p>The role is on a roster that covers every day of the week. After probation, one day in five can be done from home.</p><p><b>What we pay:</b> $74,300 - $81,900 per annum plus 15% superannuation</p>","location":"TAS - Western Junction","postedOn":"Posted Yesterday","startDate":"2026-11-25","endDate":"2026-12-16","timeLeftToApply":"End Date: December 16, 2026 (20 days left to apply)","timeType":"Full time","jobReqId":"R-10466","jobPostingId":"Ground-Transport---Parking-Coordinator_R-10466","jobPostingSiteId":"Careers","country":{"descriptor":"Australia","id":"d903bb3fedad45039383f6de334ad4db"},"canApply":true,"posted":true,"includeResumeParsing":true,"jobRequisitionLocation":{"descriptor":"TAS - Western Junction","country":{"descriptor":"Australia","id":"d903bb3fedad45039383f6de334ad4db","alpha2Code":"AU"}},"remoteType":"Hybrid","externalUrl":"https://derwentairports.careerpeak.example/en-US/Careers/job/TAS---Western-Junction/Ground-Transport---Parking-Coordinator_R-10466","questionnaireId":"9a1100c3"},"hiringOrganization":{"name":"Tamar Airport Services Pty Ltd","url":""},"similarJobs":[{"title":"Airfield Electrician","externalPath":"/job/TAS---Cambridge/Airfield-Electrician_R-10458","locationsText":"2 Locations","timeType":"Full time","postedOn":"Posted 6 Days Ago","bulletFields":["R-10458"]}],"userAuthenticated":false}
{"jobPostingInfo":{"id":"6c1f0b8e44d11001a90d5a0f21ce0004","title":"Retail Leasing Manager","jobDescription":"<p>Twenty-two shops and cafes, of which three are always about to leave.</p>","location":"TAS - Cambridge","postedOn":"Posted 30+ Days Ago","startDate":"2026-10-08","timeType":"Full time","jobReqId":"R-10390","jobPostingId":"Retail-Leasing-Manager_R-10390","jobPostingSiteId":"Careers","country":{"descriptor":"Australia","id":"d903bb3fedad45039383f6de334ad4db"},"canApply":false,"posted":false,"includeResumeParsing":true,"jobRequisitionLocation":{"descriptor":"TAS - Cambridge","country":{"descriptor":"Australia","id":"d903bb3fedad45039383f6de334ad4db","alpha2Code":"AU"}},"remoteType":"Hybrid","externalUrl":"https://derwentairports.careerpeak.example/en-US/Careers/job/TAS---Cambridge/Retail-Leasing-Manager_R-10390","questionnaireId":"9a1100c4"},"hiringOrganization":{"name":"Derwent Airports Corporation","url":""},"similarJobs":[],"userAuthenticated":false}
`,
  expected: [
    {
      title: "Aviation Security Screening Officer",
      employer: "Derwent Airports Corporation",
      reference: "R-10442",
      places: ["Cambridge TAS"],
      pay: { min: 33.85, max: 36.2, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-17",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://derwentairports.careerpeak.example/en-US/Careers/job/TAS---Cambridge/Aviation-Security-Screening-Officer_R-10442",
    },
    {
      title: "Airfield Electrician",
      employer: "Derwent Airports Corporation",
      reference: "R-10458",
      places: ["Cambridge TAS", "Western Junction TAS"],
      pay: { min: 96_400, max: 96_400, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20",
      closes: null,
      remote: false,
      live: true,
      url: "https://derwentairports.careerpeak.example/en-US/Careers/job/TAS---Cambridge/Airfield-Electrician_R-10458",
    },
    {
      title: "Schedule Data Analyst (12-Month Fixed Term)",
      employer: "Derwent Airports Corporation",
      reference: "R-10461",
      places: [],
      pay: null,
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24",
      closes: "2027-01-08",
      remote: true,
      live: true,
      url: "https://derwentairports.careerpeak.example/en-US/Careers/job/Remote---Australia/Schedule-Data-Analyst--12-Month-Fixed-Term-_R-10461",
    },
    {
      title: "Ground Transport & Parking Coordinator",
      employer: "Tamar Airport Services Pty Ltd",
      reference: "R-10466",
      places: ["Western Junction TAS"],
      pay: { min: 74_300, max: 81_900, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-25",
      closes: "2026-12-16",
      remote: false,
      live: true,
      url: "https://derwentairports.careerpeak.example/en-US/Careers/job/TAS---Western-Junction/Ground-Transport---Parking-Coordinator_R-10466",
    },
    {
      title: "Retail Leasing Manager",
      reference: "R-10390",
      places: ["Cambridge TAS"],
      live: false,
    },
  ],
};
