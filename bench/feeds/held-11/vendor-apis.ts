/** A board's answer: texts with their marks escaped, ranges in cents with a title, facts the employer adds by name, places joined by "or", ends with an offset. */
export const boardAnswer = {
  name: "held-11 answer of a job board with ranges in cents",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: String.raw`{"jobs":[
{"absolute_url":"https://boards.greenfold.example/wattleware/jobs/6120331007","data_compliance":[{"type":"gdpr","requires_consent":false,"requires_processing_consent":false,"requires_retention_consent":false,"retention_period":null}],"internal_job_id":4880112007,"location":{"name":"Sydney, NSW or Melbourne, VIC"},"metadata":[{"id":33011007,"name":"Employment Type","value":"Full-time","value_type":"single_select"},{"id":33012007,"name":"Workplace","value":"Hybrid","value_type":"single_select"}],"id":6120331007,"updated_at":"2026-11-25T17:20:31-05:00","requisition_id":"AN-204","title":"Senior Data Analyst","company_name":"Wattleware","first_published":"2026-11-11T18:40:12-05:00","language":"en","application_deadline":null,"content":"&lt;p&gt;Meters talk every five minutes; you work out what they said. Two days a week with us, three wherever you think best.&lt;/p&gt;","departments":[{"id":4011007,"name":"Analytics","child_ids":[],"parent_id":null}],"offices":[{"id":4050007,"name":"Sydney","location":"Sydney, New South Wales, Australia","child_ids":[],"parent_id":null},{"id":4051007,"name":"Melbourne","location":"Melbourne, Victoria, Australia","child_ids":[],"parent_id":null}],"pay_input_ranges":[{"min_cents":13000000,"max_cents":15500000,"currency_type":"AUD","title":"Annual base salary","blurb":"&lt;p&gt;Superannuation is on top.&lt;/p&gt;"}]},
{"absolute_url":"https://boards.greenfold.example/wattleware/jobs/6120402007","data_compliance":[],"internal_job_id":4880140007,"location":{"name":"Remote - Australia"},"metadata":[{"id":33011007,"name":"Employment Type","value":"Part-time","value_type":"single_select"},{"id":33012007,"name":"Workplace","value":"Remote","value_type":"single_select"}],"id":6120402007,"updated_at":"2026-11-24T02:11:00-05:00","requisition_id":"CS-118","title":"Customer Support Specialist (Nights)","company_name":"Wattleware","first_published":"2026-11-19T20:05:45-05:00","language":"en","application_deadline":null,"content":"&lt;p&gt;When the inverter blinks at two in the morning. Twenty-four hours a week across three nights, paid at $36.50 - $39.00 per hour.&lt;/p&gt;","departments":[{"id":4012007,"name":"Support","child_ids":[],"parent_id":null}],"offices":[],"pay_input_ranges":[]},
{"absolute_url":"https://boards.greenfold.example/wattleware/jobs/6120455007","data_compliance":[],"internal_job_id":4880166007,"location":{"name":"Auckland, New Zealand"},"metadata":[{"id":33011007,"name":"Employment Type","value":"Fixed-term","value_type":"single_select"},{"id":33012007,"name":"Workplace","value":"On-site","value_type":"single_select"}],"id":6120455007,"updated_at":"2026-11-26T15:00:00-05:00","requisition_id":"IM-061","title":"Implementation Consultant","company_name":"Wattleware","first_published":"2026-11-26T15:00:00-05:00","language":"en","application_deadline":"2026-12-18T23:59:00+13:00","content":"&lt;p&gt;Eleven lines companies, one rollout.&lt;/p&gt;","departments":[{"id":4013007,"name":"Delivery","child_ids":[],"parent_id":null}],"offices":[{"id":4052007,"name":"Auckland","location":"Auckland, New Zealand","child_ids":[],"parent_id":null}],"pay_input_ranges":[]}
],"meta":{"total":3}}`,
  expected: [
    {
      title: "Senior Data Analyst",
      employer: "Wattleware",
      reference: "AN-204",
      places: ["Sydney NSW", "Melbourne VIC"],
      pay: { min: 130_000, max: 155_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-11T23:40:12Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://boards.greenfold.example/wattleware/jobs/6120331007",
    },
    {
      title: "Customer Support Specialist (Nights)",
      employer: "Wattleware",
      reference: "CS-118",
      pay: { min: 36.5, max: 39, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-20T01:05:45Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://boards.greenfold.example/wattleware/jobs/6120402007",
    },
    {
      title: "Implementation Consultant",
      employer: "Wattleware",
      reference: "IM-061",
      places: ["INT"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-26T20:00:00Z",
      closes: "2026-12-18T10:59:00Z",
      remote: false,
      live: true,
      url: "https://boards.greenfold.example/wattleware/jobs/6120455007",
    },
  ],
};

/** A retailer's postings a line each: the advertisement in named sections, types as an id and a label, one no longer active. */
export const postingLines = {
  name: "held-11 postings of an outdoor retailer in lines",
  extension: "ndjson",
  contentType: "application/x-ndjson",
  text: String.raw`{"id":"744000091245580","name":"Retail Assistant","uuid":"3f6f6a52-1d25-4a5e-9d3d-0d1a76c5f001","jobAdId":"c9b7a1d2-0f11-4a70-8f3b-0a8d5cc10001","defaultJobAd":true,"refNumber":"REF1182Q","company":{"identifier":"TidewaterOutdoors","name":"Tidewater Outdoors"},"releasedDate":"2026-11-19T00:12:44.915Z","location":{"city":"Noosa Heads","region":"QLD","country":"au","postalCode":"4567","remote":false,"hybrid":false,"latitude":"-26.39","longitude":"153.09","fullLocation":"Noosa Heads, QLD, Australia"},"industry":{"id":"retail","label":"Retail"},"function":{"id":"sales","label":"Sales"},"typeOfEmployment":{"id":"part-time","label":"Part-time"},"experienceLevel":{"id":"entry_level","label":"Entry Level"},"customField":[{"fieldId":"5a31","fieldLabel":"Brands","valueId":"7c20","valueLabel":"Tidewater"}],"postingUrl":"https://jobs.smartrec.example/TidewaterOutdoors/744000091245580-retail-assistant","applyUrl":"https://jobs.smartrec.example/TidewaterOutdoors/744000091245580-retail-assistant?oga=true","jobAd":{"sections":{"companyDescription":{"title":"Company Description","text":"<p>Tents, boots and opinions about both since 1986.</p>"},"jobDescription":{"title":"Job Description","text":"<p>Fit packs, wax jackets, close up on Sundays.</p>"},"qualifications":{"title":"Qualifications","text":"<p>You have been rained on.</p>"},"additionalInformation":{"title":"Additional Information","text":"<p>$27.60 - $29.15 per hour under the General Retail Industry Award.</p>"}}},"active":true}
{"id":"744000091300127","name":"Workshop Manager, Repairs","uuid":"8be2b3e4-6a0d-49bb-a7cb-51f8e1540002","jobAdId":"c9b7a1d2-0f11-4a70-8f3b-0a8d5cc10002","defaultJobAd":true,"refNumber":"REF1190K","company":{"identifier":"TidewaterOutdoors","name":"Tidewater Outdoors"},"releasedDate":"2026-11-23T03:48:10.002Z","location":{"city":"Launceston","region":"TAS","country":"au","postalCode":"7250","remote":false,"hybrid":false,"latitude":"-41.44","longitude":"147.14","fullLocation":"Launceston, TAS, Australia"},"industry":{"id":"retail","label":"Retail"},"function":{"id":"management","label":"Management"},"typeOfEmployment":{"id":"permanent","label":"Full-time"},"experienceLevel":{"id":"mid_senior_level","label":"Mid-Senior Level"},"customField":[{"fieldId":"5a31","fieldLabel":"Brands","valueId":"7c20","valueLabel":"Tidewater"}],"postingUrl":"https://jobs.smartrec.example/TidewaterOutdoors/744000091300127-workshop-manager-repairs","applyUrl":"https://jobs.smartrec.example/TidewaterOutdoors/744000091300127-workshop-manager-repairs?oga=true","jobAd":{"sections":{"companyDescription":{"title":"Company Description","text":"<p>Tents, boots and opinions about both since 1986.</p>"},"jobDescription":{"title":"Job Description","text":"<p>Six sewing machines and a waiting list. $78k - $84k + super.</p>"},"qualifications":{"title":"Qualifications","text":""},"additionalInformation":{"title":"Additional Information","text":""}}},"active":true}
{"id":"744000091322904","name":"Buyer - Footwear","uuid":"d02c55a7-90c2-4b25-9b6b-7f0f3ce50003","jobAdId":"c9b7a1d2-0f11-4a70-8f3b-0a8d5cc10003","defaultJobAd":true,"refNumber":"REF1193D","company":{"identifier":"TidewaterOutdoors","name":"Tidewater Outdoors"},"releasedDate":"2026-11-25T22:30:00.000Z","location":{"city":"Christchurch","region":"Canterbury","country":"nz","postalCode":"8011","remote":false,"hybrid":true,"latitude":"-43.53","longitude":"172.63","fullLocation":"Christchurch, Canterbury, New Zealand"},"industry":{"id":"retail","label":"Retail"},"function":{"id":"purchasing","label":"Purchasing"},"typeOfEmployment":{"id":"contract","label":"Contract"},"experienceLevel":{"id":"associate","label":"Associate"},"customField":[],"postingUrl":"https://jobs.smartrec.example/TidewaterOutdoors/744000091322904-buyer-footwear","applyUrl":"https://jobs.smartrec.example/TidewaterOutdoors/744000091322904-buyer-footwear?oga=true","jobAd":{"sections":{"companyDescription":{"title":"Company Description","text":"<p>Tents, boots and opinions about both since 1986.</p>"},"jobDescription":{"title":"Job Description","text":"<p>Two seasons ahead, one size short.</p>"},"qualifications":{"title":"Qualifications","text":""},"additionalInformation":{"title":"Additional Information","text":""}}},"active":true}
{"id":"744000088710331","name":"Visual Merchandiser","uuid":"0c7e1b90-2a53-4c7e-8a68-20f7d2450004","jobAdId":"c9b7a1d2-0f11-4a70-8f3b-0a8d5cc10004","defaultJobAd":true,"refNumber":"REF1141B","company":{"identifier":"TidewaterOutdoors","name":"Tidewater Outdoors"},"releasedDate":"2026-10-14T01:00:00.000Z","location":{"city":"Noosa Heads","region":"QLD","country":"au","postalCode":"4567","remote":false,"hybrid":false,"latitude":"-26.39","longitude":"153.09","fullLocation":"Noosa Heads, QLD, Australia"},"industry":{"id":"retail","label":"Retail"},"function":{"id":"design","label":"Design"},"typeOfEmployment":{"id":"permanent","label":"Full-time"},"experienceLevel":{"id":"associate","label":"Associate"},"customField":[],"postingUrl":"https://jobs.smartrec.example/TidewaterOutdoors/744000088710331-visual-merchandiser","applyUrl":"https://jobs.smartrec.example/TidewaterOutdoors/744000088710331-visual-merchandiser?oga=true","jobAd":{"sections":{"companyDescription":{"title":"Company Description","text":""},"jobDescription":{"title":"Job Description","text":"<p>Windows of four shops.</p>"},"qualifications":{"title":"Qualifications","text":""},"additionalInformation":{"title":"Additional Information","text":""}}},"active":false}
`,
  expected: [
    {
      title: "Retail Assistant",
      employer: "Tidewater Outdoors",
      reference: "REF1182Q",
      places: ["Noosa Heads QLD"],
      pay: { min: 27.6, max: 29.15, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-19T00:12:44.915Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.smartrec.example/TidewaterOutdoors/744000091245580-retail-assistant?oga=true",
    },
    {
      title: "Workshop Manager, Repairs",
      employer: "Tidewater Outdoors",
      reference: "REF1190K",
      places: ["Launceston TAS"],
      pay: { min: 78_000, max: 84_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-23T03:48:10.002Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.smartrec.example/TidewaterOutdoors/744000091300127-workshop-manager-repairs?oga=true",
    },
    {
      title: "Buyer - Footwear",
      employer: "Tidewater Outdoors",
      reference: "REF1193D",
      places: ["INT"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-25T22:30:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.smartrec.example/TidewaterOutdoors/744000091322904-buyer-footwear?oga=true",
    },
    {
      title: "Visual Merchandiser",
      employer: "Tidewater Outdoors",
      reference: "REF1141B",
      places: ["Noosa Heads QLD"],
      live: false,
    },
  ],
};

/** A young firm's jobs with their places beside them, joined by type and id: places without a state but a postcode, a draft and an archived job. */
export const includedPlaces = {
  name: "held-11 jobs of a robot maker with places included",
  employer: "Glasshouse Robotics",
  extension: "json",
  contentType: "application/vnd.api+json",
  text: String.raw`{"data":[
{"id":"5210044","type":"jobs","links":{"careersite-job-url":"https://careers.glasshouserobotics.example/jobs/5210044-assembly-technician","careersite-job-apply-url":"https://careers.glasshouserobotics.example/jobs/5210044-assembly-technician/applications/new","careersite-job-apply-iframe-url":"https://careers.glasshouserobotics.example/jobs/5210044-assembly-technician/applications/new?iframe=true","self":"https://api.teamsail.example/v1/jobs/5210044"},"attributes":{"title":"Assembly Technician","body":"<p>Pickers for tomatoes. Torque wrench, patience, small hands or big tweezers.</p>","pitch":"Build the thing that picks the thing","status":"open","human-status":"published","employment-type":"fulltime","employment-level":"none","remote-status":"none","salary-time-unit":"hourly","min-salary":36,"max-salary":41,"currency":"AUD","start-date":null,"end-date":"2026-12-20","created-at":"2026-11-18T09:21:33.114+11:00","updated-at":"2026-11-20T12:00:01.008+11:00","language-code":"en","internal":false,"tags":["workshop"]},"relationships":{"locations":{"data":[{"type":"locations","id":"88101"}]},"department":{"data":{"type":"departments","id":"301"}}}},
{"id":"5210390","type":"jobs","links":{"careersite-job-url":"https://careers.glasshouserobotics.example/jobs/5210390-field-engineer","careersite-job-apply-url":"https://careers.glasshouserobotics.example/jobs/5210390-field-engineer/applications/new","careersite-job-apply-iframe-url":"https://careers.glasshouserobotics.example/jobs/5210390-field-engineer/applications/new?iframe=true","self":"https://api.teamsail.example/v1/jobs/5210390"},"attributes":{"title":"Field Engineer","body":"<p>Between two workshops and every glasshouse in the middle.</p>","pitch":"","status":"open","human-status":"published","employment-type":"fulltime","employment-level":"none","remote-status":"none","salary-time-unit":"yearly","min-salary":92000,"max-salary":104000,"currency":"AUD","start-date":null,"end-date":null,"created-at":"2026-11-24T15:02:10.550+11:00","updated-at":"2026-11-24T15:02:10.550+11:00","language-code":"en","internal":false,"tags":[]},"relationships":{"locations":{"data":[{"type":"locations","id":"88101"},{"type":"locations","id":"88107"}]},"department":{"data":{"type":"departments","id":"302"}}}},
{"id":"5210411","type":"jobs","links":{"careersite-job-url":"https://careers.glasshouserobotics.example/jobs/5210411-vision-software-engineer","careersite-job-apply-url":"https://careers.glasshouserobotics.example/jobs/5210411-vision-software-engineer/applications/new","careersite-job-apply-iframe-url":"https://careers.glasshouserobotics.example/jobs/5210411-vision-software-engineer/applications/new?iframe=true","self":"https://api.teamsail.example/v1/jobs/5210411"},"attributes":{"title":"Vision Software Engineer","body":"<p>Ripe or not ripe, forty times a second.</p>","pitch":"","status":"open","human-status":"published","employment-type":"parttime","employment-level":"none","remote-status":"fully","salary-time-unit":null,"min-salary":null,"max-salary":null,"currency":null,"start-date":null,"end-date":"2027-01-17","created-at":"2026-11-26T08:45:00.000+11:00","updated-at":"2026-11-26T08:45:00.000+11:00","language-code":"en","internal":false,"tags":[]},"relationships":{"locations":{"data":[{"type":"locations","id":"88107"}]},"department":{"data":{"type":"departments","id":"302"}}}},
{"id":"5209120","type":"jobs","links":{"careersite-job-url":"https://careers.glasshouserobotics.example/jobs/5209120-office-manager","careersite-job-apply-url":"https://careers.glasshouserobotics.example/jobs/5209120-office-manager/applications/new","careersite-job-apply-iframe-url":"https://careers.glasshouserobotics.example/jobs/5209120-office-manager/applications/new?iframe=true","self":"https://api.teamsail.example/v1/jobs/5209120"},"attributes":{"title":"Office Manager","body":"<p>Keys, kettles, couriers.</p>","pitch":"","status":"archived","human-status":"archived","employment-type":"parttime","employment-level":"none","remote-status":"none","salary-time-unit":null,"min-salary":null,"max-salary":null,"currency":null,"start-date":null,"end-date":null,"created-at":"2026-10-07T10:10:10.000+11:00","updated-at":"2026-11-09T09:00:00.000+11:00","language-code":"en","internal":false,"tags":[]},"relationships":{"locations":{"data":[{"type":"locations","id":"88101"}]},"department":{"data":null}}},
{"id":"5210500","type":"jobs","links":{"careersite-job-url":"https://careers.glasshouserobotics.example/jobs/5210500-growth-lead","careersite-job-apply-url":"https://careers.glasshouserobotics.example/jobs/5210500-growth-lead/applications/new","careersite-job-apply-iframe-url":"https://careers.glasshouserobotics.example/jobs/5210500-growth-lead/applications/new?iframe=true","self":"https://api.teamsail.example/v1/jobs/5210500"},"attributes":{"title":"Growth Lead","body":"<p>TBC</p>","pitch":"","status":"draft","human-status":"draft","employment-type":"fulltime","employment-level":"none","remote-status":"none","salary-time-unit":null,"min-salary":null,"max-salary":null,"currency":null,"start-date":null,"end-date":null,"created-at":"2026-11-27T16:31:00.000+11:00","updated-at":"2026-11-27T16:31:00.000+11:00","language-code":"en","internal":false,"tags":[]},"relationships":{"locations":{"data":[{"type":"locations","id":"88107"}]},"department":{"data":null}}}
],"included":[
{"id":"88101","type":"locations","attributes":{"name":"The Workshop","address":"12 Ash Street","zip":"3056","city":"Brunswick","country":"Australia","headquarters":true,"email":null,"phone":null}},
{"id":"88107","type":"locations","attributes":{"name":"The Annexe","address":"3 Slip Road","zip":"7000","city":"Hobart","country":"Australia","headquarters":false,"email":null,"phone":null}},
{"id":"301","type":"departments","attributes":{"name":"Production"}},
{"id":"302","type":"departments","attributes":{"name":"Engineering"}}
],"meta":{"record-count":5,"page-count":1}}`,
  expected: [
    {
      title: "Assembly Technician",
      employer: "Glasshouse Robotics",
      reference: "5210044",
      places: ["Brunswick VIC"],
      pay: { min: 36, max: 41, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-17T22:21:33.114Z",
      closes: "2026-12-20",
      remote: false,
      live: true,
      url: "https://careers.glasshouserobotics.example/jobs/5210044-assembly-technician/applications/new",
    },
    {
      title: "Field Engineer",
      employer: "Glasshouse Robotics",
      reference: "5210390",
      places: ["Brunswick VIC", "Hobart TAS"],
      pay: { min: 92_000, max: 104_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24T04:02:10.550Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.glasshouserobotics.example/jobs/5210390-field-engineer/applications/new",
    },
    {
      title: "Vision Software Engineer",
      employer: "Glasshouse Robotics",
      reference: "5210411",
      places: ["Hobart TAS"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25T21:45:00Z",
      closes: "2027-01-17",
      remote: true,
      live: true,
      url: "https://careers.glasshouserobotics.example/jobs/5210411-vision-software-engineer/applications/new",
    },
    { title: "Office Manager", reference: "5209120", live: false },
  ],
};

/** A bank's report: values as descriptors in attributes with ids below them, days with an offset, further places by repeating, a closed requisition. */
export const bankReport = {
  name: "held-11 report of a mutual bank with descriptors in attributes",
  extension: "xml",
  contentType: "text/xml;charset=UTF-8",
  text: `<?xml version='1.0' encoding='UTF-8'?>
<wd:Report_Data xmlns:wd="urn:com.workday.report/CR_External_Postings">
  <wd:Report_Entry>
    <wd:Job_Requisition_ID>R-10442</wd:Job_Requisition_ID>
    <wd:Job_Posting_Title>Lending Specialist</wd:Job_Posting_Title>
    <wd:Company wd:Descriptor="Reefline Mutual Bank">
      <wd:ID wd:type="WID">5c1a7f0e9b3d10019a4f21b2c0de0001</wd:ID>
      <wd:ID wd:type="Organization_Reference_ID">COMP_100</wd:ID>
    </wd:Company>
    <wd:Job_Requisition_Status wd:Descriptor="Open">
      <wd:ID wd:type="WID">5c1a7f0e9b3d10019a4f21b2c0de0010</wd:ID>
      <wd:ID wd:type="Job_Requisition_Status_ID">OPEN</wd:ID>
    </wd:Job_Requisition_Status>
    <wd:Primary_Location wd:Descriptor="Townsville QLD">
      <wd:ID wd:type="WID">5c1a7f0e9b3d10019a4f21b2c0de0020</wd:ID>
      <wd:ID wd:type="Location_ID">LOC_TSV</wd:ID>
    </wd:Primary_Location>
    <wd:Additional_Locations wd:Descriptor="Cairns QLD">
      <wd:ID wd:type="WID">5c1a7f0e9b3d10019a4f21b2c0de0021</wd:ID>
      <wd:ID wd:type="Location_ID">LOC_CNS</wd:ID>
    </wd:Additional_Locations>
    <wd:Time_Type wd:Descriptor="Full time">
      <wd:ID wd:type="Position_Time_Type_ID">Full_time</wd:ID>
    </wd:Time_Type>
    <wd:Worker_Sub-Type wd:Descriptor="Permanent">
      <wd:ID wd:type="Employee_Type_ID">Permanent</wd:ID>
    </wd:Worker_Sub-Type>
    <wd:Pay_Range_Minimum>78500</wd:Pay_Range_Minimum>
    <wd:Pay_Range_Maximum>90250</wd:Pay_Range_Maximum>
    <wd:Pay_Frequency wd:Descriptor="Annual">
      <wd:ID wd:type="Frequency_ID">Annual</wd:ID>
    </wd:Pay_Frequency>
    <wd:Job_Posting_Start_Date>2026-11-16-08:00</wd:Job_Posting_Start_Date>
    <wd:Job_Posting_End_Date>2026-12-20-08:00</wd:Job_Posting_End_Date>
    <wd:Job_Description>&lt;p&gt;First homes, second thoughts, third applicants. Cane country knowledge is worth more than a script.&lt;/p&gt;</wd:Job_Description>
    <wd:External_Posting_URL>https://reefline.wd105.example/en-AU/Careers/job/Townsville-QLD/Lending-Specialist_R-10442</wd:External_Posting_URL>
  </wd:Report_Entry>
  <wd:Report_Entry>
    <wd:Job_Requisition_ID>R-10457</wd:Job_Requisition_ID>
    <wd:Job_Posting_Title>Financial Crime Analyst</wd:Job_Posting_Title>
    <wd:Company wd:Descriptor="Reefline Mutual Bank">
      <wd:ID wd:type="WID">5c1a7f0e9b3d10019a4f21b2c0de0001</wd:ID>
      <wd:ID wd:type="Organization_Reference_ID">COMP_100</wd:ID>
    </wd:Company>
    <wd:Job_Requisition_Status wd:Descriptor="Open">
      <wd:ID wd:type="WID">5c1a7f0e9b3d10019a4f21b2c0de0010</wd:ID>
      <wd:ID wd:type="Job_Requisition_Status_ID">OPEN</wd:ID>
    </wd:Job_Requisition_Status>
    <wd:Primary_Location wd:Descriptor="Rockhampton QLD">
      <wd:ID wd:type="WID">5c1a7f0e9b3d10019a4f21b2c0de0022</wd:ID>
      <wd:ID wd:type="Location_ID">LOC_ROK</wd:ID>
    </wd:Primary_Location>
    <wd:Time_Type wd:Descriptor="Part time">
      <wd:ID wd:type="Position_Time_Type_ID">Part_time</wd:ID>
    </wd:Time_Type>
    <wd:Worker_Sub-Type wd:Descriptor="Fixed Term">
      <wd:ID wd:type="Employee_Type_ID">Fixed_Term</wd:ID>
    </wd:Worker_Sub-Type>
    <wd:Pay_Range_Minimum>41.35</wd:Pay_Range_Minimum>
    <wd:Pay_Range_Maximum>46.80</wd:Pay_Range_Maximum>
    <wd:Pay_Frequency wd:Descriptor="Hourly">
      <wd:ID wd:type="Frequency_ID">Hourly</wd:ID>
    </wd:Pay_Frequency>
    <wd:Job_Posting_Start_Date>2026-11-24-08:00</wd:Job_Posting_Start_Date>
    <wd:Job_Posting_End_Date>2027-01-10-08:00</wd:Job_Posting_End_Date>
    <wd:Job_Description>&lt;p&gt;Somebody&amp;rsquo;s nephew has bought eleven boats. You ask how.&lt;/p&gt;</wd:Job_Description>
    <wd:External_Posting_URL>https://reefline.wd105.example/en-AU/Careers/job/Rockhampton-QLD/Financial-Crime-Analyst_R-10457</wd:External_Posting_URL>
  </wd:Report_Entry>
  <wd:Report_Entry>
    <wd:Job_Requisition_ID>R-10398</wd:Job_Requisition_ID>
    <wd:Job_Posting_Title>Branch Manager</wd:Job_Posting_Title>
    <wd:Company wd:Descriptor="Reefline Mutual Bank">
      <wd:ID wd:type="WID">5c1a7f0e9b3d10019a4f21b2c0de0001</wd:ID>
      <wd:ID wd:type="Organization_Reference_ID">COMP_100</wd:ID>
    </wd:Company>
    <wd:Job_Requisition_Status wd:Descriptor="Closed">
      <wd:ID wd:type="WID">5c1a7f0e9b3d10019a4f21b2c0de0012</wd:ID>
      <wd:ID wd:type="Job_Requisition_Status_ID">CLOSED</wd:ID>
    </wd:Job_Requisition_Status>
    <wd:Primary_Location wd:Descriptor="Cairns QLD">
      <wd:ID wd:type="WID">5c1a7f0e9b3d10019a4f21b2c0de0021</wd:ID>
      <wd:ID wd:type="Location_ID">LOC_CNS</wd:ID>
    </wd:Primary_Location>
    <wd:Time_Type wd:Descriptor="Full time">
      <wd:ID wd:type="Position_Time_Type_ID">Full_time</wd:ID>
    </wd:Time_Type>
    <wd:Worker_Sub-Type wd:Descriptor="Permanent">
      <wd:ID wd:type="Employee_Type_ID">Permanent</wd:ID>
    </wd:Worker_Sub-Type>
    <wd:Job_Posting_Start_Date>2026-10-19-07:00</wd:Job_Posting_Start_Date>
    <wd:Job_Description>&lt;p&gt;The branch on the corner.&lt;/p&gt;</wd:Job_Description>
    <wd:External_Posting_URL>https://reefline.wd105.example/en-AU/Careers/job/Cairns-QLD/Branch-Manager_R-10398</wd:External_Posting_URL>
  </wd:Report_Entry>
</wd:Report_Data>`,
  expected: [
    {
      title: "Lending Specialist",
      employer: "Reefline Mutual Bank",
      reference: "R-10442",
      places: ["Townsville QLD", "Cairns QLD"],
      pay: { min: 78_500, max: 90_250, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-20",
      live: true,
      url: "https://reefline.wd105.example/en-AU/Careers/job/Townsville-QLD/Lending-Specialist_R-10442",
    },
    {
      title: "Financial Crime Analyst",
      employer: "Reefline Mutual Bank",
      reference: "R-10457",
      places: ["Rockhampton QLD"],
      pay: { min: 41.35, max: 46.8, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-24",
      closes: "2027-01-10",
      live: true,
      url: "https://reefline.wd105.example/en-AU/Careers/job/Rockhampton-QLD/Financial-Crime-Analyst_R-10457",
    },
    {
      title: "Branch Manager",
      employer: "Reefline Mutual Bank",
      reference: "R-10398",
      places: ["Cairns QLD"],
      live: false,
    },
  ],
};

/** A software house's postings: pay in tiers and components with an interval of one of something, second places, one that is not listed. */
export const tieredPostings = {
  name: "held-11 postings of a software house with pay in components",
  employer: "Quollstack",
  extension: "json",
  contentType: "application/json",
  text: String.raw`{"apiVersion":"1","jobs":[
{"id":"0b5d2c8e-6a4d-4f5b-a1e5-7f20c4a90011","title":"Staff Platform Engineer","department":"Engineering","team":"Platform","employmentType":"FullTime","location":"Adelaide","secondaryLocations":[{"location":"Perth","address":{"postalAddress":{"addressRegion":"Western Australia","addressCountry":"Australia","addressLocality":"Perth"}}}],"publishedAt":"2026-11-20T03:11:42.118+00:00","isListed":true,"isRemote":false,"workplaceType":"Hybrid","address":{"postalAddress":{"addressRegion":"South Australia","addressCountry":"Australia","addressLocality":"Adelaide"}},"jobUrl":"https://jobs.ashgrove.example/quollstack/0b5d2c8e-6a4d-4f5b-a1e5-7f20c4a90011","applyUrl":"https://jobs.ashgrove.example/quollstack/0b5d2c8e-6a4d-4f5b-a1e5-7f20c4a90011/application","descriptionHtml":"<p>Deploys that nobody notices.</p>","descriptionPlain":"Deploys that nobody notices.","shouldDisplayCompensationOnJobPostings":true,"compensation":{"compensationTierSummary":"A$175K – A$195K • Offers Equity","scrapeableCompensationSalarySummary":"A$175K - A$195K","compensationTiers":[{"id":"f1c0","tierSummary":"A$175K – A$195K • Offers Equity","title":"L6","additionalInformation":null,"components":[{"id":"a1","summary":"A$175K – A$195K","compensationType":"Salary","interval":"1 YEAR","currencyCode":"AUD","minValue":175000,"maxValue":195000},{"id":"a2","summary":"Offers Equity","compensationType":"EquityPercentage","interval":"NONE","currencyCode":null,"minValue":null,"maxValue":null}]}],"summaryComponents":[{"compensationType":"Salary","interval":"1 YEAR","currencyCode":"AUD","minValue":175000,"maxValue":195000},{"compensationType":"EquityPercentage","interval":"NONE","currencyCode":null,"minValue":null,"maxValue":null}]}},
{"id":"5e7702c1-13ff-4bc4-9b1e-64d57c3b0012","title":"Technical Writer","department":"Product","team":"Docs","employmentType":"Contract","location":"Remote (Australia)","secondaryLocations":[],"publishedAt":"2026-11-23T22:40:00.000+00:00","isListed":true,"isRemote":true,"workplaceType":"Remote","address":{"postalAddress":{"addressCountry":"Australia"}},"jobUrl":"https://jobs.ashgrove.example/quollstack/5e7702c1-13ff-4bc4-9b1e-64d57c3b0012","applyUrl":"https://jobs.ashgrove.example/quollstack/5e7702c1-13ff-4bc4-9b1e-64d57c3b0012/application","descriptionHtml":"<p>Six months, one manual, no screenshots.</p>","descriptionPlain":"Six months, one manual, no screenshots.","shouldDisplayCompensationOnJobPostings":true,"compensation":{"compensationTierSummary":"A$620 – A$700 per day","scrapeableCompensationSalarySummary":"A$620 - A$700 per day","compensationTiers":[{"id":"f1c1","tierSummary":"A$620 – A$700 per day","title":"Contract","additionalInformation":null,"components":[{"id":"b1","summary":"A$620 – A$700 per day","compensationType":"Salary","interval":"1 DAY","currencyCode":"AUD","minValue":620,"maxValue":700}]}],"summaryComponents":[{"compensationType":"Salary","interval":"1 DAY","currencyCode":"AUD","minValue":620,"maxValue":700}]}},
{"id":"c2a94d70-8d10-4b0d-92e0-b19f00e70013","title":"People Coordinator","department":"People","team":"People","employmentType":"PartTime","location":"Adelaide","secondaryLocations":[],"publishedAt":"2026-11-26T05:00:00.000+00:00","isListed":true,"isRemote":false,"workplaceType":"OnSite","address":{"postalAddress":{"addressRegion":"South Australia","addressCountry":"Australia","addressLocality":"Adelaide"}},"jobUrl":"https://jobs.ashgrove.example/quollstack/c2a94d70-8d10-4b0d-92e0-b19f00e70013","applyUrl":"https://jobs.ashgrove.example/quollstack/c2a94d70-8d10-4b0d-92e0-b19f00e70013/application","descriptionHtml":"<p>Three days, forty people, one calendar.</p>","descriptionPlain":"Three days, forty people, one calendar.","shouldDisplayCompensationOnJobPostings":false},
{"id":"e80f1b35-47a2-4dd2-8c57-2a6607f10014","title":"Sales Engineer","department":"Sales","team":"Sales","employmentType":"FullTime","location":"Perth","secondaryLocations":[],"publishedAt":"2026-11-10T01:00:00.000+00:00","isListed":false,"isRemote":false,"workplaceType":"Hybrid","address":{"postalAddress":{"addressRegion":"Western Australia","addressCountry":"Australia","addressLocality":"Perth"}},"jobUrl":"https://jobs.ashgrove.example/quollstack/e80f1b35-47a2-4dd2-8c57-2a6607f10014","applyUrl":"https://jobs.ashgrove.example/quollstack/e80f1b35-47a2-4dd2-8c57-2a6607f10014/application","descriptionHtml":"<p>By referral.</p>","descriptionPlain":"By referral.","shouldDisplayCompensationOnJobPostings":false}
]}`,
  expected: [
    {
      title: "Staff Platform Engineer",
      employer: "Quollstack",
      reference: "0b5d2c8e-6a4d-4f5b-a1e5-7f20c4a90011",
      places: ["Adelaide SA", "Perth WA"],
      pay: { min: 175_000, max: 195_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20T03:11:42.118Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.ashgrove.example/quollstack/0b5d2c8e-6a4d-4f5b-a1e5-7f20c4a90011/application",
    },
    {
      title: "Technical Writer",
      employer: "Quollstack",
      reference: "5e7702c1-13ff-4bc4-9b1e-64d57c3b0012",
      pay: { min: 620, max: 700, interval: "day" },
      workTypes: ["Contract"],
      posted: "2026-11-23T22:40:00Z",
      closes: null,
      remote: true,
      live: true,
      url: "https://jobs.ashgrove.example/quollstack/5e7702c1-13ff-4bc4-9b1e-64d57c3b0012/application",
    },
    {
      title: "People Coordinator",
      employer: "Quollstack",
      reference: "c2a94d70-8d10-4b0d-92e0-b19f00e70013",
      places: ["Adelaide SA"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-26T05:00:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.ashgrove.example/quollstack/c2a94d70-8d10-4b0d-92e0-b19f00e70013/application",
    },
    {
      title: "Sales Engineer",
      employer: "Quollstack",
      reference: "e80f1b35-47a2-4dd2-8c57-2a6607f10014",
      places: ["Perth WA"],
      live: false,
    },
  ],
};
