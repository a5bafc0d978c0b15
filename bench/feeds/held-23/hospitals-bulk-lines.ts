/** Usual: a health network's vacancies as the lines that load a search index, a line with the action before each document, the facility as an object with its suburb, hours apart from tenure, pay in words beside an object of numbers, moments with Sydney's or Brisbane's offset, an address to read and one to apply, one document withdrawn, one action that takes a number out without a document. */
export const hospitalsBulkLines = {
  name: "held-23 bulk lines of a health network",
  extension: "ndjson",
  contentType: "application/x-ndjson",
  text: String.raw`{"index":{"_index":"vacancies-2026.11","_id":"BN-80412"}}
{"vacancy_no":"BN-80412","position_title":"Clinical Nurse Specialist, Renal Dialysis","organisation":"Border & Northern Health Network","facility":{"name":"Inverell District Hospital","suburb":"Inverell","state":"NSW","postcode":"2360"},"stream":"Nursing & Midwifery","hours":"Full Time","tenure":"Permanent","remuneration_text":"$1,932.40 - $2,011.75 per week, plus penalties","remuneration":{"min":1932.4,"max":2011.75,"basis":"weekly"},"opens_at":"2026-11-18T00:00:00+11:00","closes_at":"2026-12-09T23:59:00+11:00","status":"advertised","body_html":"<p>Six chairs, eighteen regular patients and a waiting list that you will help to shorten. You lead the unit on your shifts, teach two nurses who are new to dialysis and visit patients who treat themselves at home.</p><p>We pay up to $5,000 towards the cost of moving, and there is a unit for your first twelve weeks.</p>","read_url":"https://jobs.bnhn.example/v/BN-80412","apply_url":"https://jobs.bnhn.example/v/BN-80412/apply"}
{"index":{"_index":"vacancies-2026.11","_id":"BN-80433"}}
{"vacancy_no":"BN-80433","position_title":"Speech Pathologist Level 1/2","organisation":"Border & Northern Health Network","facility":{"name":"Stanthorpe Hospital","suburb":"Stanthorpe","state":"QLD","postcode":"4380"},"stream":"Allied Health","hours":"Part Time","tenure":"Temporary","remuneration_text":"$46.18 to $58.90 an hour","remuneration":{"min":46.18,"max":58.9,"basis":"hourly"},"opens_at":"2026-11-23T00:00:00+10:00","closes_at":"2026-12-14T23:59:00+10:00","status":"advertised","body_html":"<p>Cover for leave until the end of August. You will see adults on the ward and children at the health centre, with a student for half of the year. Your senior works in Warwick, forty minutes down the road, and rings on Tuesdays.</p><p>New graduates are welcome, and nobody works at the weekend.</p>","read_url":"https://jobs.bnhn.example/v/BN-80433","apply_url":"https://jobs.bnhn.example/v/BN-80433/apply"}
{"delete":{"_index":"vacancies-2026.11","_id":"BN-80377"}}
{"index":{"_index":"vacancies-2026.11","_id":"BN-80440"}}
{"vacancy_no":"BN-80440","position_title":"Wardsperson","organisation":"Border & Northern Health Network","facility":{"name":"Moree District Hospital","suburb":"Moree","state":"NSW","postcode":"2400"},"stream":"Support Services","hours":"Casual","tenure":"Casual","remuneration_text":"As per award","remuneration":null,"opens_at":"2026-11-24T00:00:00+11:00","closes_at":null,"status":"advertised","body_html":"<p>You move patients, beds and oxygen, and you know where everything is by your second week. Shifts are day, evening and night, and we ask for at least two a week.</p><p>Applications are read as they arrive.</p>","read_url":"https://jobs.bnhn.example/v/BN-80440","apply_url":"https://jobs.bnhn.example/v/BN-80440/apply"}
{"index":{"_index":"vacancies-2026.11","_id":"BN-80398"}}
{"vacancy_no":"BN-80398","position_title":"Pharmacist in Charge","organisation":"Border & Northern Health Network","facility":{"name":"Inverell District Hospital","suburb":"Inverell","state":"NSW","postcode":"2360"},"stream":"Pharmacy","hours":"Full Time","tenure":"Permanent","remuneration_text":"$128,310 - $141,022 per annum","remuneration":{"min":128310,"max":141022,"basis":"yearly"},"opens_at":"2026-11-04T00:00:00+11:00","closes_at":"2026-12-20T23:59:00+11:00","status":"withdrawn","body_html":"<p>This position is being reviewed and has been withdrawn.</p>","read_url":"https://jobs.bnhn.example/v/BN-80398","apply_url":null}
{"index":{"_index":"vacancies-2026.11","_id":"BN-80451"}}
{"vacancy_no":"BN-80451","position_title":"Rostering & Payroll Adviser","organisation":"Border & Northern Health Network","facility":{"name":"Network Office","suburb":"Armidale","state":"NSW","postcode":"2350"},"stream":"Corporate","hours":"Full Time","tenure":"Permanent","remuneration_text":"$92,417 - $101,230 per annum, plus super","remuneration":{"min":92417,"max":101230,"basis":"yearly"},"opens_at":"2026-11-25T00:00:00+11:00","closes_at":"2027-01-08T23:59:00+11:00","status":"advertised","body_html":"<p>Three thousand people are paid every second Thursday from rosters that were written by hand until May. You will help managers with the new system, find out why a shift fell off and put it back.</p><p>After a month in the office you may work from home on two days a week.</p>","read_url":"https://jobs.bnhn.example/v/BN-80451","apply_url":"https://jobs.bnhn.example/v/BN-80451/apply"}
`,
  expected: [
    {
      title: "Clinical Nurse Specialist, Renal Dialysis",
      employer: "Border & Northern Health Network",
      reference: "BN-80412",
      places: ["Inverell NSW"],
      pay: { min: 1932.4, max: 2011.75, interval: "week" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-09T12:59:00Z",
      remote: false,
      live: true,
      url: "https://jobs.bnhn.example/v/BN-80412/apply",
    },
    {
      title: "Speech Pathologist Level 1/2",
      employer: "Border & Northern Health Network",
      reference: "BN-80433",
      places: ["Stanthorpe QLD"],
      pay: { min: 46.18, max: 58.9, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-23",
      closes: "2026-12-14T13:59:00Z",
      remote: false,
      live: true,
      url: "https://jobs.bnhn.example/v/BN-80433/apply",
    },
    {
      title: "Wardsperson",
      employer: "Border & Northern Health Network",
      reference: "BN-80440",
      places: ["Moree NSW"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://jobs.bnhn.example/v/BN-80440/apply",
    },
    {
      title: "Pharmacist in Charge",
      reference: "BN-80398",
      places: ["Inverell NSW"],
      live: false,
    },
    {
      title: "Rostering & Payroll Adviser",
      employer: "Border & Northern Health Network",
      reference: "BN-80451",
      places: ["Armidale NSW"],
      pay: { min: 92_417, max: 101_230, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-25",
      closes: "2027-01-08T12:59:00Z",
      remote: false,
      live: true,
      url: "https://jobs.bnhn.example/v/BN-80451/apply",
    },
  ],
};
