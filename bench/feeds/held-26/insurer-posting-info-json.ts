/** Usual: the detail answers of a large suite's career site one after another in an array, each with the posting's info and the hiring organization beside it, the place as a campus with the state in front, further places, time as a type, the posted day in words and as a start date, a requisition's id, a flag whether one can apply, texts as HTML with pay, an end date in some, a similar job below one that is no posting of its own. */
export const insurerPostingInfoJson = {
  name: "held-26 posting infos of an insurer",
  extension: "json",
  contentType: "application/json",
  text: String.raw`[
{"jobPostingInfo":{"id":"c1a07f2b9e1d1001ab5a4f0c11000000","title":"Senior Claims Adviser, Home","jobDescription":"<p>Hail in January, floods in March. You decide fairly, and quickly.</p><p></p><p><b>What you get</b></p><ul><li>Base salary of $92,000 to $104,000 plus super and a bonus of up to 8%</li><li>Two days a week at home if you like</li></ul><p><i>Ironbark Mutual covers $41 billion of other people&#39;s things.</i></p>","location":"VIC - Geelong","additionalLocations":["NSW - Parramatta"],"postedOn":"Posted 8 Days Ago","startDate":"2026-11-19","endDate":"2026-12-10","timeType":"Full time","jobReqId":"R-018840","jobPostingId":"Senior-Claims-Adviser--Home_R-018840","jobPostingSiteId":"Ironbark_Careers","country":{"descriptor":"Australia","id":"d903bb3fedad45039383f6de334ad4db"},"canApply":true,"posted":true,"includeResumeParsing":true,"jobRequisitionLocation":{"descriptor":"VIC - Geelong","country":{"descriptor":"Australia","alpha2Code":"AU"}},"remoteType":"Hybrid","externalUrl":"https://ironbark.wd9.daywork.example/Ironbark_Careers/job/VIC---Geelong/Senior-Claims-Adviser--Home_R-018840"},"hiringOrganization":{"name":"Ironbark Mutual Insurance Limited","url":""},"similarJobs":[],"userAuthenticated":false},
{"jobPostingInfo":{"id":"c1a07f2b9e1d1001ab5a4f0c22000000","title":"Actuarial Analyst (Max Term 18 months)","jobDescription":"<p>Price the rain.</p><p>Rate: $58.20 per hour. We are a WORK180 endorsed employer.</p>","location":"NSW - Newcastle","postedOn":"Posted 3 Days Ago","startDate":"2026-11-24","timeType":"Part time","jobReqId":"R-018902","jobPostingId":"Actuarial-Analyst_R-018902","jobPostingSiteId":"Ironbark_Careers","country":{"descriptor":"Australia","id":"d903bb3fedad45039383f6de334ad4db"},"canApply":true,"posted":true,"includeResumeParsing":true,"jobRequisitionLocation":{"descriptor":"NSW - Newcastle","country":{"descriptor":"Australia","alpha2Code":"AU"}},"externalUrl":"https://ironbark.wd9.daywork.example/Ironbark_Careers/job/NSW---Newcastle/Actuarial-Analyst_R-018902"},"hiringOrganization":{"name":"Ironbark Mutual Insurance Limited","url":""},"similarJobs":[{"title":"Pricing Manager","externalPath":"/job/NSW---Newcastle/Pricing-Manager_R-018511","locationsText":"NSW - Newcastle","postedOn":"Posted 30+ Days Ago","bulletFields":["R-018511"]}],"userAuthenticated":false},
{"jobPostingInfo":{"id":"c1a07f2b9e1d1001ab5a4f0c33000000","title":"Customer Care Specialist","jobDescription":"<p>Six weeks of training, then your spare room. Remuneration is competitive.</p>","location":"SA - Work from Home","postedOn":"Posted Yesterday","startDate":"2026-11-26","endDate":"2027-01-04","timeType":"Full time","jobReqId":"R-018930","jobPostingId":"Customer-Care-Specialist_R-018930","jobPostingSiteId":"Ironbark_Careers","country":{"descriptor":"Australia","id":"d903bb3fedad45039383f6de334ad4db"},"canApply":true,"posted":true,"includeResumeParsing":true,"jobRequisitionLocation":{"descriptor":"SA - Work from Home","country":{"descriptor":"Australia","alpha2Code":"AU"}},"remoteType":"Remote","externalUrl":"https://ironbark.wd9.daywork.example/Ironbark_Careers/job/SA---Work-from-Home/Customer-Care-Specialist_R-018930"},"hiringOrganization":{"name":"Ironbark Mutual Insurance Limited","url":""},"similarJobs":[],"userAuthenticated":false}
]
`,
  expected: [
    {
      title: "Senior Claims Adviser, Home",
      employer: "Ironbark Mutual Insurance Limited",
      reference: "R-018840",
      places: ["Geelong VIC", "Parramatta NSW"],
      pay: { min: 92_000, max: 104_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19",
      closes: "2026-12-10",
      remote: false,
      live: true,
      url: "https://ironbark.wd9.daywork.example/Ironbark_Careers/job/VIC---Geelong/Senior-Claims-Adviser--Home_R-018840",
    },
    {
      title: "Actuarial Analyst (Max Term 18 months)",
      employer: "Ironbark Mutual Insurance Limited",
      reference: "R-018902",
      places: ["Newcastle NSW"],
      pay: { min: 58.2, max: 58.2, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://ironbark.wd9.daywork.example/Ironbark_Careers/job/NSW---Newcastle/Actuarial-Analyst_R-018902",
    },
    {
      title: "Customer Care Specialist",
      employer: "Ironbark Mutual Insurance Limited",
      reference: "R-018930",
      places: ["SA"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-26",
      closes: "2027-01-04",
      remote: true,
      live: true,
      url: "https://ironbark.wd9.daywork.example/Ironbark_Careers/job/SA---Work-from-Home/Customer-Care-Specialist_R-018930",
    },
  ],
};
