/** Usual: a mining company's search results from an old enterprise hiring system, every fact a question with a name and a value as text, months in letters, places as state and town joined by a hyphen, a roster among the questions, pay as a sentence, links beside the questions, one job abroad. */
export const minersQuestionsJson = {
  name: "held-22 questions of a mining company",
  employer: "Redscarp Minerals",
  extension: "json",
  contentType: "application/json; charset=utf-8",
  text: String.raw`{
  "JobsCount": 4,
  "Jobs": {
    "Job": [
      {
        "Link": "https://careers.redscarp.example/home/details?partnerid=25911&siteid=5102&jobid=702214",
        "Questions": [
          { "QuestionName": "jobtitle", "Value": "Dump Truck Operator (Experienced)", "FieldType": "Title" },
          { "QuestionName": "jobdescription", "Value": "Two hundred and forty tonnes, one coffee holder.", "FieldType": "Description" },
          { "QuestionName": "reqid", "Value": "702214", "FieldType": "ReqId" },
          { "QuestionName": "autoreq", "Value": "41881BR", "FieldType": "AutoReq" },
          { "QuestionName": "location", "Value": "WA - Newman", "FieldType": "Location" },
          { "QuestionName": "employmenttype", "Value": "Permanent - Full Time", "FieldType": "Text" },
          { "QuestionName": "roster", "Value": "8/6, drive in", "FieldType": "Text" },
          { "QuestionName": "remuneration", "Value": "$128,000 - $139,500 per annum, plus a retention bonus of $10,000", "FieldType": "Text" },
          { "QuestionName": "lastupdated", "Value": "19-Nov-2026", "FieldType": "Date" },
          { "QuestionName": "dateposted", "Value": "17-Nov-2026", "FieldType": "Date" },
          { "QuestionName": "closingdate", "Value": "13-Dec-2026", "FieldType": "Date" }
        ]
      },
      {
        "Link": "https://careers.redscarp.example/home/details?partnerid=25911&siteid=5102&jobid=702239",
        "Questions": [
          { "QuestionName": "jobtitle", "Value": "Metallurgist & Lab Supervisor", "FieldType": "Title" },
          { "QuestionName": "jobdescription", "Value": "A plant of $1.3bn, and your pipette.", "FieldType": "Description" },
          { "QuestionName": "reqid", "Value": "702239", "FieldType": "ReqId" },
          { "QuestionName": "autoreq", "Value": "41902BR", "FieldType": "AutoReq" },
          { "QuestionName": "location", "Value": "SA - Roxby Downs", "FieldType": "Location" },
          { "QuestionName": "employmenttype", "Value": "Fixed Term - Full Time", "FieldType": "Text" },
          { "QuestionName": "roster", "Value": "5/2", "FieldType": "Text" },
          { "QuestionName": "remuneration", "Value": "Competitive", "FieldType": "Text" },
          { "QuestionName": "lastupdated", "Value": "20-Nov-2026", "FieldType": "Date" },
          { "QuestionName": "dateposted", "Value": "20-Nov-2026", "FieldType": "Date" },
          { "QuestionName": "closingdate", "Value": "04-Jan-2027", "FieldType": "Date" }
        ]
      },
      {
        "Link": "https://careers.redscarp.example/home/details?partnerid=25911&siteid=5102&jobid=702251",
        "Questions": [
          { "QuestionName": "jobtitle", "Value": "Remote Operations Scheduler", "FieldType": "Title" },
          { "QuestionName": "jobdescription", "Value": "You sit in the city and the trains do not.", "FieldType": "Description" },
          { "QuestionName": "reqid", "Value": "702251", "FieldType": "ReqId" },
          { "QuestionName": "autoreq", "Value": "41917BR", "FieldType": "AutoReq" },
          { "QuestionName": "location", "Value": "WA - Perth", "FieldType": "Location" },
          { "QuestionName": "employmenttype", "Value": "Permanent - Part Time", "FieldType": "Text" },
          { "QuestionName": "roster", "Value": "4 x 12 hours", "FieldType": "Text" },
          { "QuestionName": "remuneration", "Value": "$62.10 per hour", "FieldType": "Text" },
          { "QuestionName": "lastupdated", "Value": "24-Nov-2026", "FieldType": "Date" },
          { "QuestionName": "dateposted", "Value": "24-Nov-2026", "FieldType": "Date" },
          { "QuestionName": "closingdate", "Value": "", "FieldType": "Date" }
        ]
      },
      {
        "Link": "https://careers.redscarp.example/home/details?partnerid=25911&siteid=5102&jobid=702180",
        "Questions": [
          { "QuestionName": "jobtitle", "Value": "Exploration Geologist", "FieldType": "Title" },
          { "QuestionName": "jobdescription", "Value": "Altitude, llamas, core trays.", "FieldType": "Description" },
          { "QuestionName": "reqid", "Value": "702180", "FieldType": "ReqId" },
          { "QuestionName": "autoreq", "Value": "41840BR", "FieldType": "AutoReq" },
          { "QuestionName": "location", "Value": "Chile - Antofagasta", "FieldType": "Location" },
          { "QuestionName": "employmenttype", "Value": "Permanent - Full Time", "FieldType": "Text" },
          { "QuestionName": "roster", "Value": "14/14", "FieldType": "Text" },
          { "QuestionName": "remuneration", "Value": "", "FieldType": "Text" },
          { "QuestionName": "lastupdated", "Value": "11-Nov-2026", "FieldType": "Date" },
          { "QuestionName": "dateposted", "Value": "09-Nov-2026", "FieldType": "Date" },
          { "QuestionName": "closingdate", "Value": "20-Dec-2026", "FieldType": "Date" }
        ]
      }
    ]
  },
  "Facets": { "Facet": [{ "Name": "location", "Description": "Location", "Options": [{ "OptionName": "WA - Newman", "Count": 1 }, { "OptionName": "WA - Perth", "Count": 1 }] }] }
}
`,
  expected: [
    {
      title: "Dump Truck Operator (Experienced)",
      employer: "Redscarp Minerals",
      places: ["Newman WA"],
      pay: { min: 128_000, max: 139_500, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-13",
      remote: false,
      live: true,
      url: "https://careers.redscarp.example/home/details?partnerid=25911&siteid=5102&jobid=702214",
    },
    {
      title: "Metallurgist & Lab Supervisor",
      employer: "Redscarp Minerals",
      places: ["Roxby Downs SA"],
      pay: null,
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-20",
      closes: "2027-01-04",
      remote: false,
      live: true,
      url: "https://careers.redscarp.example/home/details?partnerid=25911&siteid=5102&jobid=702239",
    },
    {
      title: "Remote Operations Scheduler",
      employer: "Redscarp Minerals",
      places: ["Perth WA"],
      pay: { min: 62.1, max: 62.1, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-24",
      closes: null,
      remote: false,
      live: true,
      url: "https://careers.redscarp.example/home/details?partnerid=25911&siteid=5102&jobid=702251",
    },
    {
      title: "Exploration Geologist",
      employer: "Redscarp Minerals",
      places: ["INT"],
      pay: null,
      workTypes: ["Full time"],
      posted: "2026-11-09",
      closes: "2026-12-20",
      remote: false,
      live: true,
      url: "https://careers.redscarp.example/home/details?partnerid=25911&siteid=5102&jobid=702180",
    },
  ],
};
