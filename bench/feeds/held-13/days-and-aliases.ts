/** A gulf newspaper's jobs by the day they were printed: each only an id and one text with marks, labels and values within it, a day without jobs, one printed again on a later day, one past its end. */
export const printedByDay = {
  name: "held-13 jobs of a gulf newspaper by the day of printing",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: String.raw`{"paper":"The Gulf Mail","section":"Positions vacant","jobsByDatePublished":{
"2026-10-19":{"jobs":[
{"adNumber":"GM-5388","html":"<h3>Prawn Sorter</h3><p class=\"org\">Employer: Karumba Trawlers</p><p><b>Where:</b> Normanton QLD<br><b>Type:</b> Casual<br><b>Pay:</b> $31.20 an hour<br><b>Applications close:</b> 13 November 2026</p><p>Cold hands.</p><p><a href=\"https://gulfmail.example/ads/5388\">Apply online</a></p>"}]},
"2026-11-16":{"jobs":[
{"adNumber":"GM-5501","html":"<h3>Diesel Fitter</h3><p class=\"org\">Employer: Gulf Barges &amp; Towing</p><p><b>Where:</b> Normanton QLD<br><b>Type:</b> Full time<br><b>Pay:</b> $52 &ndash; $58 an hour<br><b>Applications close:</b> 18 December 2026</p><p>The tide does not wait for parts.</p><p><a href=\"https://gulfmail.example/ads/5501\">Apply online</a></p>"},
{"adNumber":"GM-5503","html":"<h3>Station Governess</h3><p class=\"org\">Employer: Ten Mile Pastoral</p><p><b>Where:</b> Cloncurry QLD<br><b>Type:</b> Contract<br><b>Pay:</b> $1,150 a week and keep<br><b>Applications close:</b> 15 January 2027</p><p>Three children, two ponies, satellite willing.</p><p><a href=\"https://gulfmail.example/ads/5503\">Apply online</a></p>"}]},
"2026-11-20":{"jobs":[]},
"2026-11-23":{"jobs":[
{"adNumber":"GM-5501","html":"<h3>Diesel Fitter</h3><p class=\"org\">Employer: Gulf Barges &amp; Towing</p><p><b>Where:</b> Normanton QLD<br><b>Type:</b> Full time<br><b>Pay:</b> $52 &ndash; $58 an hour<br><b>Applications close:</b> 18 December 2026</p><p>The tide does not wait for parts.</p><p><a href=\"https://gulfmail.example/ads/5501\">Apply online</a></p>"},
{"adNumber":"GM-5512","html":"<h3>Night Filler</h3><p class=\"org\">Employer: Isa Family Grocers</p><p><b>Where:</b> Mount Isa QLD<br><b>Type:</b> Part time<br><b>Pay:</b> Award<br><b>Applications close:</b> when filled</p><p>Tins at midnight.</p><p><a href=\"https://gulfmail.example/ads/5512\">Apply online</a></p>"}]}
}}`,
  expected: [
    {
      title: "Diesel Fitter",
      employer: "Gulf Barges & Towing",
      reference: "GM-5501",
      places: ["Normanton QLD"],
      pay: { min: 52, max: 58, interval: "hour" },
      workTypes: ["Full time"],
      closes: "2026-12-18",
      live: true,
      url: "https://gulfmail.example/ads/5501",
    },
    {
      title: "Station Governess",
      employer: "Ten Mile Pastoral",
      reference: "GM-5503",
      places: ["Cloncurry QLD"],
      pay: { min: 1150, max: 1150, interval: "week" },
      workTypes: ["Contract"],
      posted: "2026-11-16",
      closes: "2027-01-15",
      live: true,
      url: "https://gulfmail.example/ads/5503",
    },
    {
      title: "Night Filler",
      employer: "Isa Family Grocers",
      reference: "GM-5512",
      places: ["Mount Isa QLD"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-23",
      closes: null,
      live: true,
      url: "https://gulfmail.example/ads/5512",
    },
    {
      title: "Prawn Sorter",
      reference: "GM-5388",
      places: ["Normanton QLD"],
      closes: "2026-11-13",
      live: false,
    },
  ],
};

/** A rail firm's query whose names are its own: lists called by what they hold, short names for facts, codes in capitals, spots as a list, one list of what is taken. */
export const railAliases = {
  name: "held-13 query of a rail firm with names of its own",
  extension: "json",
  contentType: "application/graphql-response+json; charset=utf-8",
  text: String.raw`{"data":{"who":{"__typename":"Company","name":"Ridgeline Rail"},"open":{"__typename":"VacancyConnection","n":3,"nodes":[
{"__typename":"Vacancy","ref":"RR-1180","heading":"Track Machine Operator","spots":[{"town":"Goulburn","st":"NSW"}],"basis":"FULL_TIME","payLow":94000,"payHigh":103500,"payPer":"YEAR","fromHome":false,"listed":"2026-11-16T23:00:00Z","until":"2026-12-18T12:59:00Z","go":"https://jobs.ridgelinerail.example/RR-1180","blurb":"Nights, mostly; stars included."},
{"__typename":"Vacancy","ref":"RR-1184","heading":"Signal Box Guide (Heritage)","spots":[{"town":"Junee","st":"NSW"},{"town":"Cooma","st":"NSW"}],"basis":"CASUAL","payLow":33.9,"payHigh":33.9,"payPer":"HOUR","fromHome":false,"listed":"2026-11-20T01:30:00Z","until":null,"go":"https://jobs.ridgelinerail.example/RR-1184","blurb":"Levers, and children who want to pull them."},
{"__typename":"Vacancy","ref":"RR-1189","heading":"Timetable Analyst","spots":[],"basis":"PART_TIME","payLow":null,"payHigh":null,"payPer":null,"fromHome":true,"listed":"2026-11-25T04:00:00Z","until":"2027-01-15T12:59:00Z","go":"https://jobs.ridgelinerail.example/RR-1189","blurb":"Why is the 7:14 late?"}
]},"filled":{"__typename":"VacancyConnection","n":1,"nodes":[
{"__typename":"Vacancy","ref":"RR-1152","heading":"Ganger","spots":[{"town":"Junee","st":"NSW"}],"basis":"FULL_TIME","payLow":null,"payHigh":null,"payPer":null,"fromHome":false,"listed":"2026-10-12T23:00:00Z","until":"2026-12-11T12:59:00Z","go":null,"blurb":"Thank you, Wiremu."}
]}},"extensions":{"cost":{"actual":14}}}`,
  expected: [
    {
      title: "Track Machine Operator",
      employer: "Ridgeline Rail",
      reference: "RR-1180",
      places: ["Goulburn NSW"],
      pay: { min: 94_000, max: 103_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16T23:00:00Z",
      closes: "2026-12-18T12:59:00Z",
      remote: false,
      live: true,
      url: "https://jobs.ridgelinerail.example/RR-1180",
    },
    {
      title: "Signal Box Guide (Heritage)",
      employer: "Ridgeline Rail",
      reference: "RR-1184",
      places: ["Junee NSW", "Cooma NSW"],
      pay: { min: 33.9, max: 33.9, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20T01:30:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.ridgelinerail.example/RR-1184",
    },
    {
      title: "Timetable Analyst",
      employer: "Ridgeline Rail",
      reference: "RR-1189",
      places: [],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25T04:00:00Z",
      closes: "2027-01-15T12:59:00Z",
      remote: true,
      live: true,
      url: "https://jobs.ridgelinerail.example/RR-1189",
    },
    { title: "Ganger", reference: "RR-1152", places: ["Junee NSW"], live: false },
  ],
};
