/** Positions of a system from Munich: texts in parts with a name and a value, employment and schedule apart, no addresses, pay only in a sentence. */
export const personioXml = {
  name: "held-9 positions with named texts and a schedule",
  employer: "Solarhaus Australia",
  extension: "xml",
  contentType: "application/xml; charset=UTF-8",
  text: `<?xml version="1.0" encoding="UTF-8"?>
<workzag-jobs>
  <position>
    <id>1904412</id>
    <subcompany>Solarhaus Australia</subcompany>
    <office>Brisbane, QLD</office>
    <department>Installation</department>
    <recruitingCategory>Trades</recruitingCategory>
    <name>Electrician A Grade (Solar &amp; Batteries)</name>
    <jobDescriptions>
      <jobDescription>
        <name>Your role</name>
        <value><![CDATA[<p>Two roofs a day, home by four.</p>]]></value>
      </jobDescription>
      <jobDescription>
        <name>What we offer</name>
        <value><![CDATA[<ul><li>Salary: $95,000 - $104,000 per year plus super</li><li>Tool allowance of $1,500</li></ul>]]></value>
      </jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <seniority>experienced</seniority>
    <schedule>full-time</schedule>
    <yearsOfExperience>2-5</yearsOfExperience>
    <keywords>solar,CEC,electrician</keywords>
    <occupation>electrician</occupation>
    <occupationCategory>trades</occupationCategory>
    <createdAt>2026-11-17T03:12:44+00:00</createdAt>
  </position>
  <position>
    <id>1904430</id>
    <subcompany>Solarhaus Australia</subcompany>
    <office>Gold Coast, QLD</office>
    <department>Office</department>
    <recruitingCategory>Administration</recruitingCategory>
    <name>Scheduling Assistant</name>
    <jobDescriptions>
      <jobDescription>
        <name>Your role</name>
        <value><![CDATA[<p>Crews, weather, customers: in that order.</p>]]></value>
      </jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <seniority>entry-level</seniority>
    <schedule>part-time</schedule>
    <yearsOfExperience>lt-1</yearsOfExperience>
    <occupation>office_management</occupation>
    <occupationCategory>administrative_and_clerical</occupationCategory>
    <createdAt>2026-11-24T23:40:02+00:00</createdAt>
  </position>
  <position>
    <id>1904455</id>
    <subcompany>Solarhaus GmbH</subcompany>
    <office>Munich, Germany</office>
    <department>Engineering</department>
    <recruitingCategory>Engineering</recruitingCategory>
    <name>Power Electronics Engineer</name>
    <jobDescriptions>
      <jobDescription>
        <name>Your role</name>
        <value><![CDATA[<p>Inverters that survive Longreach.</p>]]></value>
      </jobDescription>
    </jobDescriptions>
    <employmentType>permanent</employmentType>
    <seniority>experienced</seniority>
    <schedule>full-time</schedule>
    <createdAt>2026-11-25T09:00:00+00:00</createdAt>
  </position>
</workzag-jobs>
`,
  expected: [
    {
      title: "Electrician A Grade (Solar & Batteries)",
      employer: "Solarhaus Australia",
      reference: "1904412",
      places: ["Brisbane QLD"],
      pay: { min: 95_000, max: 104_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17T03:12:44Z",
      closes: null,
      live: true,
    },
    {
      title: "Scheduling Assistant",
      employer: "Solarhaus Australia",
      reference: "1904430",
      places: ["Gold Coast QLD"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-24T23:40:02Z",
      closes: null,
      live: true,
    },
    {
      title: "Power Electronics Engineer",
      employer: "Solarhaus GmbH",
      reference: "1904455",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-25T09:00:00Z",
      closes: null,
      live: true,
    },
  ],
};

/** Offers of a system from Amsterdam: times with the zone as a word, types as codes, pay as texts inside an object, three truths for the workplace. */
export const recruiteeOffers = {
  name: "held-9 offers with codes of employment and times in words",
  extension: "json",
  contentType: "application/json",
  text: `{"offers":[
{"id":2210418,"guid":"k3x9d","slug":"winemaker-mclaren-vale","title":"Winemaker","position":1,"status":"published","department":"Production","company_name":"Ferngrove & Daughters","careers_url":"https://careers.ferngrovewines.example/o/winemaker-mclaren-vale","careers_apply_url":"https://careers.ferngrovewines.example/o/winemaker-mclaren-vale/c/new","city":"McLaren Vale","postal_code":"5171","state_code":"SA","state_name":"South Australia","country":"Australia","country_code":"AU","location":"McLaren Vale, South Australia, Australia","locations":[{"id":91,"name":"Cellar","city":"McLaren Vale","state":"South Australia","state_code":"SA","country":"Australia","country_code":"AU","postal_code":"5171","street":"40 Kays Road"}],"remote":false,"hybrid":false,"on_site":true,"employment_type_code":"fulltime_permanent","category_code":"agriculture","experience_code":"experienced","min_hours":38,"max_hours":38,"salary":{"min":"92000","max":"108000","period":"year","currency":"AUD"},"created_at":"2026-11-12 05:21:05 UTC","published_at":"2026-11-16 22:10:30 UTC","close_at":"2026-12-18 12:30:00 UTC","description":"<p>Grenache, mostly.</p>","requirements":"<p>Two vintages here or elsewhere.</p>","tags":[]},
{"id":2210430,"guid":"p7r2m","slug":"cellar-door-host","title":"Cellar Door Host","position":2,"status":"published","department":"Hospitality","company_name":"Ferngrove & Daughters","careers_url":"https://careers.ferngrovewines.example/o/cellar-door-host","careers_apply_url":"https://careers.ferngrovewines.example/o/cellar-door-host/c/new","city":"Tanunda","postal_code":"5352","state_code":"SA","state_name":"South Australia","country":"Australia","country_code":"AU","location":"Tanunda, South Australia, Australia","locations":[{"id":95,"name":"Cellar door","city":"Tanunda","state":"South Australia","state_code":"SA","country":"Australia","country_code":"AU","postal_code":"5352","street":"2 Murray Street"}],"remote":false,"hybrid":false,"on_site":true,"employment_type_code":"parttime_permanent","category_code":"hospitality","experience_code":"entry_level","min_hours":16,"max_hours":24,"salary":{"min":"29.50","max":"33.20","period":"hour","currency":"AUD"},"created_at":"2026-11-20 01:00:00 UTC","published_at":"2026-11-23 00:05:00 UTC","close_at":null,"description":"<p>Weekends and long lunches.</p>","requirements":"<p>RSA.</p>","tags":["weekend"]},
{"id":2210441,"guid":"z1c8q","slug":"export-manager","title":"Export Manager","position":3,"status":"published","department":"Sales","company_name":"Ferngrove & Daughters","careers_url":"https://careers.ferngrovewines.example/o/export-manager","careers_apply_url":"https://careers.ferngrovewines.example/o/export-manager/c/new","city":"Adelaide","postal_code":"5000","state_code":"SA","state_name":"South Australia","country":"Australia","country_code":"AU","location":"Adelaide, South Australia, Australia","locations":[{"id":97,"name":"Office","city":"Adelaide","state":"South Australia","state_code":"SA","country":"Australia","country_code":"AU","postal_code":"5000","street":"11 Pirie Street"}],"remote":false,"hybrid":true,"on_site":false,"employment_type_code":"fulltime_fixed_term","category_code":"sales","experience_code":"senior","min_hours":38,"max_hours":38,"salary":{"min":null,"max":null,"period":null,"currency":null},"created_at":"2026-11-25 02:30:00 UTC","published_at":"2026-11-26 03:15:00 UTC","close_at":null,"description":"<p>Twelve months while Ros has her twins.</p>","requirements":"","tags":[]}
]}`,
  expected: [
    {
      title: "Winemaker",
      employer: "Ferngrove & Daughters",
      reference: "2210418",
      places: ["McLaren Vale SA"],
      pay: { min: 92_000, max: 108_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16T22:10:30Z",
      closes: "2026-12-18T12:30:00Z",
      remote: false,
      live: true,
      url: "https://careers.ferngrovewines.example/o/winemaker-mclaren-vale/c/new",
    },
    {
      title: "Cellar Door Host",
      employer: "Ferngrove & Daughters",
      reference: "2210430",
      places: ["Tanunda SA"],
      pay: { min: 29.5, max: 33.2, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-23T00:05:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.ferngrovewines.example/o/cellar-door-host/c/new",
    },
    {
      title: "Export Manager",
      employer: "Ferngrove & Daughters",
      reference: "2210441",
      places: ["Adelaide SA"],
      pay: null,
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-26T03:15:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.ferngrovewines.example/o/export-manager/c/new",
    },
  ],
};

/** Jobs of a system from Stockholm: attributes with hyphens, places as related records, a status, a last day, addresses among the links. */
export const teamtailorJobs = {
  name: "held-9 JSON:API jobs with related locations",
  employer: "Bilby Early Learning",
  extension: "json",
  contentType: "application/vnd.api+json; charset=utf-8",
  text: `{"data":[
{"id":"5501204","type":"jobs","links":{"careersite-job-url":"https://careers.bilbylearning.example/jobs/5501204-room-leader","careersite-job-apply-url":"https://careers.bilbylearning.example/jobs/5501204-room-leader/applications/new","self":"https://api.bilbylearning.example/v1/jobs/5501204"},"attributes":{"title":"Room Leader, Toddlers","pitch":"Sixteen toddlers, four of you","body":"<p>Ratio and a half, mud kitchen included.</p>","status":"open","human-status":"published","internal":false,"employment-type":"permanent","employment-level":"full-time","remote-status":"none","currency":"AUD","min-salary":68400,"max-salary":74900,"salary-time-unit":"yearly","start-date":null,"end-date":"2026-12-14","created-at":"2026-11-17T10:05:00.000+11:00","updated-at":"2026-11-23T09:00:00.000+11:00","language-code":"en","tags":[]},"relationships":{"department":{"links":{"self":"https://api.bilbylearning.example/v1/jobs/5501204/relationships/department"}},"locations":{"data":[{"type":"locations","id":"70021"}]}}},
{"id":"5501377","type":"jobs","links":{"careersite-job-url":"https://careers.bilbylearning.example/jobs/5501377-cook","careersite-job-apply-url":"https://careers.bilbylearning.example/jobs/5501377-cook/applications/new","self":"https://api.bilbylearning.example/v1/jobs/5501377"},"attributes":{"title":"Centre Cook","pitch":"No nuts, no fuss","body":"<p>Ninety lunches by half past eleven.</p>","status":"open","human-status":"published","internal":false,"employment-type":"permanent","employment-level":"part-time","remote-status":"none","currency":"AUD","min-salary":31.2,"max-salary":33.8,"salary-time-unit":"hourly","start-date":null,"end-date":null,"created-at":"2026-11-25T14:30:00.000+11:00","updated-at":"2026-11-25T14:30:00.000+11:00","language-code":"en","tags":[]},"relationships":{"department":{"links":{"self":"https://api.bilbylearning.example/v1/jobs/5501377/relationships/department"}},"locations":{"data":[{"type":"locations","id":"70022"}]}}},
{"id":"5501390","type":"jobs","links":{"careersite-job-url":"https://careers.bilbylearning.example/jobs/5501390-area-manager","careersite-job-apply-url":"https://careers.bilbylearning.example/jobs/5501390-area-manager/applications/new","self":"https://api.bilbylearning.example/v1/jobs/5501390"},"attributes":{"title":"Area Manager","pitch":"","body":"<p>Seven centres.</p>","status":"draft","human-status":"draft","internal":false,"employment-type":"permanent","employment-level":"full-time","remote-status":"hybrid","currency":"AUD","min-salary":null,"max-salary":null,"salary-time-unit":null,"start-date":null,"end-date":null,"created-at":"2026-11-26T16:00:00.000+11:00","updated-at":"2026-11-26T16:00:00.000+11:00","language-code":"en","tags":[]},"relationships":{"department":{"links":{"self":"https://api.bilbylearning.example/v1/jobs/5501390/relationships/department"}},"locations":{"data":[{"type":"locations","id":"70021"},{"type":"locations","id":"70022"}]}}}
],"included":[
{"id":"70021","type":"locations","attributes":{"name":"Queanbeyan, NSW","address":"8 Crawford Street","city":"Queanbeyan","zip":"2620","country":"Australia","headquarters":true,"phone":null}},
{"id":"70022","type":"locations","attributes":{"name":"Belconnen, ACT","address":"31 Benjamin Way","city":"Belconnen","zip":"2617","country":"Australia","headquarters":false,"phone":null}}
],"links":{"first":"https://api.bilbylearning.example/v1/jobs?page%5Bnumber%5D=1","last":"https://api.bilbylearning.example/v1/jobs?page%5Bnumber%5D=1"},"meta":{"texts":{},"record-count":3,"page-count":1}}`,
  expected: [
    {
      title: "Room Leader, Toddlers",
      employer: "Bilby Early Learning",
      reference: "5501204",
      places: ["Queanbeyan NSW"],
      pay: { min: 68_400, max: 74_900, interval: "year" },
      workTypes: ["Full time"],
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://careers.bilbylearning.example/jobs/5501204-room-leader/applications/new",
    },
    {
      title: "Centre Cook",
      employer: "Bilby Early Learning",
      reference: "5501377",
      places: ["Belconnen ACT"],
      pay: { min: 31.2, max: 33.8, interval: "hour" },
      workTypes: ["Part time"],
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.bilbylearning.example/jobs/5501377-cook/applications/new",
    },
  ],
};
