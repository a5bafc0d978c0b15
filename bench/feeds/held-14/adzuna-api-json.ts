/** An aggregator's answer to a search: classes beside values, places as areas from the country inwards, pay that it has worked out itself with a sign for it, contract by kind and by time, texts that end in dots. */
export const adzunaAnswer = {
  name: "held-14 answer of an aggregator with areas from the country inwards",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: String.raw`{"__CLASS__":"Adzuna::API::Response::JobSearchResults","count":3,"mean":81240.5,"results":[
{"__CLASS__":"Adzuna::API::Response::Job","id":"5012240117","adref":"eyJhbGciOiJIUzI1NiJ9.1.a","title":"Tower Crane Operator","company":{"__CLASS__":"Adzuna::API::Response::Company","display_name":"Longreach Lifting"},"location":{"__CLASS__":"Adzuna::API::Response::Location","area":["Australia","Queensland","Townsville Region","Townsville"],"display_name":"Townsville, Townsville Region"},"category":{"__CLASS__":"Adzuna::API::Response::Category","tag":"trade-construction-jobs","label":"Trade & Construction Jobs"},"contract_type":"permanent","contract_time":"full_time","salary_min":130000,"salary_max":145000,"salary_is_predicted":"0","created":"2026-11-19T06:12:44Z","latitude":-19.2576,"longitude":146.8178,"description":"Sixty metres up, a thermos and a view of Magnetic Island. You hold a high risk licence and do not…","redirect_url":"https://www.adzuna.example/land/ad/5012240117?se=q1w2e3&utm_medium=api&utm_source=8f2a"},
{"__CLASS__":"Adzuna::API::Response::Job","id":"5013377201","adref":"eyJhbGciOiJIUzI1NiJ9.2.b","title":"Optical Dispenser","company":{"__CLASS__":"Adzuna::API::Response::Company","display_name":"See Here Optics"},"location":{"__CLASS__":"Adzuna::API::Response::Location","area":["Australia","Western Australia","South West WA","Bunbury"],"display_name":"Bunbury, South West WA"},"category":{"__CLASS__":"Adzuna::API::Response::Category","tag":"healthcare-nursing-jobs","label":"Healthcare & Nursing Jobs"},"contract_type":"permanent","contract_time":"part_time","salary_min":61844.2,"salary_max":61844.2,"salary_is_predicted":"1","created":"2026-11-23T22:01:09Z","latitude":-33.3271,"longitude":115.6414,"description":"Bend frames, not truths. Saturdays by roster…","redirect_url":"https://www.adzuna.example/land/ad/5013377201?se=q1w2e3&utm_medium=api&utm_source=8f2a"},
{"__CLASS__":"Adzuna::API::Response::Job","id":"5013902266","adref":"eyJhbGciOiJIUzI1NiJ9.3.c","title":"SAP Cutover Lead","company":{"__CLASS__":"Adzuna::API::Response::Company","display_name":"Ironbark Consulting"},"location":{"__CLASS__":"Adzuna::API::Response::Location","area":["Australia","Victoria","Melbourne Region","Melbourne"],"display_name":"Melbourne, Melbourne Region"},"category":{"__CLASS__":"Adzuna::API::Response::Category","tag":"it-jobs","label":"IT Jobs"},"contract_type":"contract","contract_time":"full_time","salary_is_predicted":"0","created":"2026-11-25T03:30:00Z","latitude":-37.8136,"longitude":144.9631,"description":"Nine weekends, one of them very long…","redirect_url":"https://www.adzuna.example/land/ad/5013902266?se=q1w2e3&utm_medium=api&utm_source=8f2a"}
]}`,
  expected: [
    {
      title: "Tower Crane Operator",
      employer: "Longreach Lifting",
      reference: "5012240117",
      places: ["Townsville QLD"],
      pay: { min: 130_000, max: 145_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-19T06:12:44Z",
      closes: null,
      live: true,
      url: "https://www.adzuna.example/land/ad/5012240117?se=q1w2e3&utm_medium=api&utm_source=8f2a",
    },
    {
      title: "Optical Dispenser",
      employer: "See Here Optics",
      reference: "5013377201",
      places: ["Bunbury WA"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-23T22:01:09Z",
      closes: null,
      live: true,
      url: "https://www.adzuna.example/land/ad/5013377201?se=q1w2e3&utm_medium=api&utm_source=8f2a",
    },
    {
      title: "SAP Cutover Lead",
      employer: "Ironbark Consulting",
      reference: "5013902266",
      places: ["Melbourne VIC"],
      pay: null,
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-25T03:30:00Z",
      closes: null,
      live: true,
      url: "https://www.adzuna.example/land/ad/5013902266?se=q1w2e3&utm_medium=api&utm_source=8f2a",
    },
  ],
};
