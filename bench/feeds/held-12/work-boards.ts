/** A charter company's planning sheet on the web: columns by ids, cells that name their column, states as rows above the towns, links within cells, a row on hold. */
export const planningSheet = {
  name: "held-12 planning sheet of a charter company with cells by column",
  employer: "Coral Trout Cruises",
  extension: "json",
  contentType: "application/json;charset=UTF-8",
  text: String.raw`{"id":4583173393803140,"name":"Crew vacancies, season 2027","version":112,"totalRowCount":7,"accessLevel":"VIEWER","permalink":"https://sheets.rosterly.example/sheets/9gXw2","createdAt":"2026-08-03T01:10:00Z","modifiedAt":"2026-11-26T05:40:00Z",
"columns":[
{"id":7960873114331012,"version":0,"index":0,"title":"Role","type":"TEXT_NUMBER","primary":true,"validation":false,"width":220},
{"id":642523719853956,"version":0,"index":1,"title":"Ref","type":"TEXT_NUMBER","validation":false,"width":80},
{"id":5146123347224452,"version":0,"index":2,"title":"Town","type":"TEXT_NUMBER","validation":false,"width":120},
{"id":2894323533539204,"version":0,"index":3,"title":"Basis","type":"PICKLIST","options":["Full time","Part time","Casual","Season contract"],"validation":true,"width":110},
{"id":7397923160909700,"version":0,"index":4,"title":"Rate","type":"TEXT_NUMBER","validation":false,"width":160},
{"id":1768423626696580,"version":0,"index":5,"title":"Advertise from","type":"DATE","validation":false,"width":110},
{"id":6272023254067076,"version":0,"index":6,"title":"Apply by","type":"DATE","validation":false,"width":110},
{"id":4020223440381828,"version":0,"index":7,"title":"Progress","type":"PICKLIST","options":["Advertising","On hold","Filled"],"validation":true,"width":100},
{"id":8523823067752324,"version":0,"index":8,"title":"Ad","type":"TEXT_NUMBER","validation":false,"width":120}],
"rows":[
{"id":101,"rowNumber":1,"expanded":true,"cells":[{"columnId":7960873114331012,"value":"QUEENSLAND","displayValue":"QUEENSLAND"},{"columnId":642523719853956},{"columnId":5146123347224452},{"columnId":2894323533539204},{"columnId":7397923160909700},{"columnId":1768423626696580},{"columnId":6272023254067076},{"columnId":4020223440381828},{"columnId":8523823067752324}]},
{"id":102,"rowNumber":2,"parentId":101,"cells":[{"columnId":7960873114331012,"value":"Marine Engine Driver (MED 2)","displayValue":"Marine Engine Driver (MED 2)"},{"columnId":642523719853956,"value":"CTC-31","displayValue":"CTC-31"},{"columnId":5146123347224452,"value":"Cairns","displayValue":"Cairns"},{"columnId":2894323533539204,"value":"Full time","displayValue":"Full time"},{"columnId":7397923160909700,"value":"$92k - $99k + super","displayValue":"$92k - $99k + super"},{"columnId":1768423626696580,"value":"2026-11-17"},{"columnId":6272023254067076,"value":"2026-12-18"},{"columnId":4020223440381828,"value":"Advertising","displayValue":"Advertising"},{"columnId":8523823067752324,"value":"See the ad","displayValue":"See the ad","hyperlink":{"url":"https://coraltrout.example/crew/ctc-31"}}]},
{"id":103,"rowNumber":3,"parentId":101,"cells":[{"columnId":7960873114331012,"value":"Snorkel Guide","displayValue":"Snorkel Guide"},{"columnId":642523719853956,"value":"CTC-33","displayValue":"CTC-33"},{"columnId":5146123347224452,"value":"Port Douglas","displayValue":"Port Douglas"},{"columnId":2894323533539204,"value":"Casual","displayValue":"Casual"},{"columnId":7397923160909700,"value":"$34.60 ph incl. loading","displayValue":"$34.60 ph incl. loading"},{"columnId":1768423626696580,"value":"2026-11-23"},{"columnId":6272023254067076},{"columnId":4020223440381828,"value":"Advertising","displayValue":"Advertising"},{"columnId":8523823067752324,"value":"See the ad","displayValue":"See the ad","hyperlink":{"url":"https://coraltrout.example/crew/ctc-33"}}]},
{"id":104,"rowNumber":4,"expanded":true,"cells":[{"columnId":7960873114331012,"value":"WESTERN AUSTRALIA","displayValue":"WESTERN AUSTRALIA"},{"columnId":642523719853956},{"columnId":5146123347224452},{"columnId":2894323533539204},{"columnId":7397923160909700},{"columnId":1768423626696580},{"columnId":6272023254067076},{"columnId":4020223440381828},{"columnId":8523823067752324}]},
{"id":105,"rowNumber":5,"parentId":104,"cells":[{"columnId":7960873114331012,"value":"Galley Hand","displayValue":"Galley Hand"},{"columnId":642523719853956,"value":"CTC-36","displayValue":"CTC-36"},{"columnId":5146123347224452,"value":"Broome","displayValue":"Broome"},{"columnId":2894323533539204,"value":"Season contract","displayValue":"Season contract"},{"columnId":7397923160909700,"value":"$290 a day at sea","displayValue":"$290 a day at sea"},{"columnId":1768423626696580,"value":"2026-11-25"},{"columnId":6272023254067076,"value":"2027-01-15"},{"columnId":4020223440381828,"value":"Advertising","displayValue":"Advertising"},{"columnId":8523823067752324,"value":"See the ad","displayValue":"See the ad","hyperlink":{"url":"https://coraltrout.example/crew/ctc-36"}}]},
{"id":106,"rowNumber":6,"parentId":104,"cells":[{"columnId":7960873114331012,"value":"Bosun","displayValue":"Bosun"},{"columnId":642523719853956,"value":"CTC-29","displayValue":"CTC-29"},{"columnId":5146123347224452,"value":"Broome","displayValue":"Broome"},{"columnId":2894323533539204,"value":"Full time","displayValue":"Full time"},{"columnId":7397923160909700},{"columnId":1768423626696580},{"columnId":6272023254067076},{"columnId":4020223440381828,"value":"On hold","displayValue":"On hold"},{"columnId":8523823067752324}]}
]}`,
  expected: [
    {
      title: "Marine Engine Driver (MED 2)",
      employer: "Coral Trout Cruises",
      reference: "CTC-31",
      places: ["Cairns QLD"],
      pay: { min: 92_000, max: 99_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-18",
      live: true,
      url: "https://coraltrout.example/crew/ctc-31",
    },
    {
      title: "Snorkel Guide",
      employer: "Coral Trout Cruises",
      reference: "CTC-33",
      places: ["Port Douglas QLD"],
      pay: { min: 34.6, max: 34.6, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23",
      closes: null,
      live: true,
      url: "https://coraltrout.example/crew/ctc-33",
    },
    {
      title: "Galley Hand",
      employer: "Coral Trout Cruises",
      reference: "CTC-36",
      places: ["Broome WA"],
      pay: { min: 290, max: 290, interval: "day" },
      workTypes: ["Contract"],
      posted: "2026-11-25",
      closes: "2027-01-15",
      live: true,
      url: "https://coraltrout.example/crew/ctc-36",
    },
    { title: "Bosun", reference: "CTC-29", places: ["Broome WA"], live: false },
  ],
};

/** Answers to an arts board's form, one sending a line: questions apart from answers, each answer under the name of its kind, an optional question that is not answered, one sent twice. */
export const formAnswers = {
  name: "held-12 answers to an arts board's form by kinds of answer",
  extension: "jsonl",
  contentType: "application/x-ndjson",
  text: String.raw`{"event_id":"01JD2Q9","event_type":"form_response","form_response":{"form_id":"hT4x","token":"a81f0q","submitted_at":"2026-11-18T03:05:20Z","definition":{"id":"hT4x","title":"List a job with Regional Arts","fields":[{"id":"q1","ref":"position","type":"short_text","title":"What is the position called?"},{"id":"q2","ref":"organisation","type":"short_text","title":"Which organisation is it with?"},{"id":"q3","ref":"town","type":"short_text","title":"Where is it based?"},{"id":"q4","ref":"hours","type":"multiple_choice","title":"Hours"},{"id":"q5","ref":"pay","type":"short_text","title":"What does it pay?"},{"id":"q6","ref":"closing","type":"date","title":"When do applications close?"},{"id":"q7","ref":"apply","type":"website","title":"Where do people apply?"}]},"answers":[{"type":"text","text":"Gallery Technician","field":{"id":"q1","type":"short_text","ref":"position"}},{"type":"text","text":"Mallee Print Workshop","field":{"id":"q2","type":"short_text","ref":"organisation"}},{"type":"text","text":"Mildura, Victoria","field":{"id":"q3","type":"short_text","ref":"town"}},{"type":"choice","choice":{"id":"c2","label":"Part-time","ref":"pt"},"field":{"id":"q4","type":"multiple_choice","ref":"hours"}},{"type":"text","text":"$37/hour, super on top","field":{"id":"q5","type":"short_text","ref":"pay"}},{"type":"date","date":"2026-12-18","field":{"id":"q6","type":"date","ref":"closing"}},{"type":"url","url":"https://malleeprint.example/work","field":{"id":"q7","type":"website","ref":"apply"}}]}}

{"event_id":"01JD2Q9","event_type":"form_response","form_response":{"form_id":"hT4x","token":"a81f0q","submitted_at":"2026-11-18T03:05:20Z","definition":{"id":"hT4x","title":"List a job with Regional Arts","fields":[{"id":"q1","ref":"position","type":"short_text","title":"What is the position called?"},{"id":"q2","ref":"organisation","type":"short_text","title":"Which organisation is it with?"},{"id":"q3","ref":"town","type":"short_text","title":"Where is it based?"},{"id":"q4","ref":"hours","type":"multiple_choice","title":"Hours"},{"id":"q5","ref":"pay","type":"short_text","title":"What does it pay?"},{"id":"q6","ref":"closing","type":"date","title":"When do applications close?"},{"id":"q7","ref":"apply","type":"website","title":"Where do people apply?"}]},"answers":[{"type":"text","text":"Gallery Technician","field":{"id":"q1","type":"short_text","ref":"position"}},{"type":"text","text":"Mallee Print Workshop","field":{"id":"q2","type":"short_text","ref":"organisation"}},{"type":"text","text":"Mildura, Victoria","field":{"id":"q3","type":"short_text","ref":"town"}},{"type":"choice","choice":{"id":"c2","label":"Part-time","ref":"pt"},"field":{"id":"q4","type":"multiple_choice","ref":"hours"}},{"type":"text","text":"$37/hour, super on top","field":{"id":"q5","type":"short_text","ref":"pay"}},{"type":"date","date":"2026-12-18","field":{"id":"q6","type":"date","ref":"closing"}},{"type":"url","url":"https://malleeprint.example/work","field":{"id":"q7","type":"website","ref":"apply"}}]}}
{"event_id":"01JD7AC","event_type":"form_response","form_response":{"form_id":"hT4x","token":"b02c7n","submitted_at":"2026-11-23T20:41:07Z","definition":{"id":"hT4x","title":"List a job with Regional Arts","fields":[{"id":"q1","ref":"position","type":"short_text","title":"What is the position called?"},{"id":"q2","ref":"organisation","type":"short_text","title":"Which organisation is it with?"},{"id":"q3","ref":"town","type":"short_text","title":"Where is it based?"},{"id":"q4","ref":"hours","type":"multiple_choice","title":"Hours"},{"id":"q5","ref":"pay","type":"short_text","title":"What does it pay?"},{"id":"q6","ref":"closing","type":"date","title":"When do applications close?"},{"id":"q7","ref":"apply","type":"website","title":"Where do people apply?"}]},"answers":[{"type":"text","text":"General Manager","field":{"id":"q1","type":"short_text","ref":"position"}},{"type":"text","text":"Riverboat Theatre Inc.","field":{"id":"q2","type":"short_text","ref":"organisation"}},{"type":"text","text":"Echuca Vic","field":{"id":"q3","type":"short_text","ref":"town"}},{"type":"choice","choice":{"id":"c1","label":"Full-time","ref":"ft"},"field":{"id":"q4","type":"multiple_choice","ref":"hours"}},{"type":"text","text":"$95k - $105k + super","field":{"id":"q5","type":"short_text","ref":"pay"}},{"type":"date","date":"2027-01-15","field":{"id":"q6","type":"date","ref":"closing"}},{"type":"url","url":"https://riverboattheatre.example/gm","field":{"id":"q7","type":"website","ref":"apply"}}]}}
{"event_id":"01JD9ZZ","event_type":"form_response","form_response":{"form_id":"hT4x","token":"c55d1k","submitted_at":"2026-11-25T05:59:00Z","definition":{"id":"hT4x","title":"List a job with Regional Arts","fields":[{"id":"q1","ref":"position","type":"short_text","title":"What is the position called?"},{"id":"q2","ref":"organisation","type":"short_text","title":"Which organisation is it with?"},{"id":"q3","ref":"town","type":"short_text","title":"Where is it based?"},{"id":"q4","ref":"hours","type":"multiple_choice","title":"Hours"},{"id":"q5","ref":"pay","type":"short_text","title":"What does it pay?"},{"id":"q6","ref":"closing","type":"date","title":"When do applications close?"},{"id":"q7","ref":"apply","type":"website","title":"Where do people apply?"}]},"answers":[{"type":"text","text":"Ticketing Assistant","field":{"id":"q1","type":"short_text","ref":"position"}},{"type":"text","text":"Bendigo Winter Festival","field":{"id":"q2","type":"short_text","ref":"organisation"}},{"type":"text","text":"Bendigo VIC 3550","field":{"id":"q3","type":"short_text","ref":"town"}},{"type":"choice","choice":{"id":"c3","label":"Casual","ref":"cas"},"field":{"id":"q4","type":"multiple_choice","ref":"hours"}},{"type":"text","text":"Negotiable","field":{"id":"q5","type":"short_text","ref":"pay"}},{"type":"url","url":"https://winterfestival.example/crew","field":{"id":"q7","type":"website","ref":"apply"}}]}}
`,
  expected: [
    {
      title: "Gallery Technician",
      employer: "Mallee Print Workshop",
      places: ["Mildura VIC"],
      pay: { min: 37, max: 37, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-18T03:05:20Z",
      closes: "2026-12-18",
      live: true,
      url: "https://malleeprint.example/work",
    },
    {
      title: "General Manager",
      employer: "Riverboat Theatre Inc.",
      places: ["Echuca VIC"],
      pay: { min: 95_000, max: 105_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-23T20:41:07Z",
      closes: "2027-01-15",
      live: true,
      url: "https://riverboattheatre.example/gm",
    },
    {
      title: "Ticketing Assistant",
      employer: "Bendigo Winter Festival",
      places: ["Bendigo VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25T05:59:00Z",
      closes: null,
      live: true,
      url: "https://winterfestival.example/crew",
    },
  ],
};
