/** A list that a chamber of commerce keeps by hand: heads as questions, pay and dates as people type them, a column of notes for the office, one that is gone. */
export const chamber = {
  name: "sheet with questions as heads",
  extension: "csv",
  contentType: "text/csv",
  text: `#,What's the job?,Who's hiring?,Whereabouts?,FT / PT / Cas,What does it pay?,Apply by,Still going?,Tell us about it,Office use
1,Butcher,Swan Street Meats,Naracoorte SA,FT,78k + super,11/12/26,Yes,"Break carcasses, make snags, know the customers by name.",paid listing
2,Vet Nurse,Limestone Coast Vets,Mount Gambier SA,PT,$33.80 p/h,4/12/26,Yes,"Tuesdays, Wednesdays and alternate Saturdays.",
3,Vintage Casual,Terra Rossa Estate,Penola SA,Cas,$30.35/hr,,Yes,"February to April. Bring gloves.",chase invoice
4,Wool Presser,Kalangadoo Shearing,Mount Gambier SA,FT,"$1,380 p.w.",7/12/26,Yes,"Sheds from Lucindale to the border.",
5,Restaurant Manager,Terra Rossa Estate,Penola SA,FT,up to $75k,20/12/26,Yes,"Forty seats and a hat to keep.",
6,Bookkeeper,Swan Street Meats,Naracoorte SA,PT,tba,18/12/26,Filled,"One day a week.",
`,
  expected: [
    {
      title: "Butcher",
      employer: "Swan Street Meats",
      places: ["Naracoorte SA"],
      pay: { min: 78_000, max: 78_000, interval: "year" },
      workTypes: ["Full time"],
      posted: null,
      closes: "2026-12-11",
      remote: false,
      live: true,
    },
    {
      title: "Vet Nurse",
      employer: "Limestone Coast Vets",
      places: ["Mount Gambier SA"],
      pay: { min: 33.8, max: 33.8, interval: "hour" },
      workTypes: ["Part time"],
      closes: "2026-12-04",
      remote: false,
      live: true,
    },
    {
      title: "Vintage Casual",
      employer: "Terra Rossa Estate",
      places: ["Penola SA"],
      pay: { min: 30.35, max: 30.35, interval: "hour" },
      workTypes: ["Casual"],
      closes: null,
      remote: false,
      live: true,
    },
    {
      title: "Wool Presser",
      employer: "Kalangadoo Shearing",
      places: ["Mount Gambier SA"],
      pay: { min: 1_380, max: 1_380, interval: "week" },
      workTypes: ["Full time"],
      closes: "2026-12-07",
      remote: false,
      live: true,
    },
    {
      title: "Restaurant Manager",
      employer: "Terra Rossa Estate",
      places: ["Penola SA"],
      pay: { min: null, max: 75_000, interval: "year" },
      workTypes: ["Full time"],
      closes: "2026-12-20",
      remote: false,
      live: true,
    },
    { title: "Bookkeeper", live: false },
  ],
};

/** What a system of a large employer exports: several places in a cell, amounts with commas, times with a zone's letters, states of requisitions. */
export const exported = {
  name: "export of requisitions",
  extension: "csv",
  contentType: "text/csv; charset=utf-8",
  text: `"Requisition ID","Job Title","Organisation","Employment Type","Location(s)","Salary From (AUD)","Salary To (AUD)","Salary Frequency","Advert Open Date","Advert Close Date","Requisition Status","Hiring Manager","Advert Text","Apply Link"
"REQ-2026-0418","Mechanical Fitter","Curlew Water","Full-Time","Mildura, VIC; Swan Hill, VIC","81,400.00","93,150.00","Annual","2026-11-16 09:00 AEDT","2026-12-14 23:55 AEDT","Open - Advertised","Jo Trezise","<p>Pumps from 1968 to last week.</p>","https://curlew.example/apply/0418"
"REQ-2026-0422","Meter Reader","Curlew Water","Part-Time","Echuca, VIC","31.95","34.40","Hourly","2026-11-20 09:00 AEDT","2026-12-08 23:55 AEDT","Open - Advertised","Jo Trezise","<p>Dogs know you.</p>","https://curlew.example/apply/0422"
"REQ-2026-0399","Process Engineer","Curlew Water","Full-Time","Bendigo, VIC","104,000.00","121,000.00","Annual","2026-10-12 09:00 AEDT","2026-11-13 23:55 AEDT","Closed","Ivan Pell","<p>Less chlorine, more membrane.</p>","https://curlew.example/apply/0399"
"REQ-2026-0430","GIS Officer","Curlew Water","Contract","Bendigo, VIC","640","690","Daily","2026-11-25 09:00 AEDT","","Open - Advertised","Ivan Pell","<p>Six months of pipes on maps.</p>","https://curlew.example/apply/0430"
"REQ-2026-0433","Catchment Planner","Curlew Water","Full-Time","Bendigo, VIC","98,000.00","110,000.00","Annual","","","Draft","Ivan Pell","<p>Not yet approved.</p>",""
`,
  expected: [
    {
      title: "Mechanical Fitter",
      employer: "Curlew Water",
      reference: "REQ-2026-0418",
      places: ["Mildura VIC", "Swan Hill VIC"],
      pay: { min: 81_400, max: 93_150, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-15T22:00:00Z",
      closes: "2026-12-14",
      remote: false,
      live: true,
      url: "https://curlew.example/apply/0418",
    },
    {
      title: "Meter Reader",
      employer: "Curlew Water",
      reference: "REQ-2026-0422",
      places: ["Echuca VIC"],
      pay: { min: 31.95, max: 34.4, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-19T22:00:00Z",
      closes: "2026-12-08",
      remote: false,
      live: true,
      url: "https://curlew.example/apply/0422",
    },
    { title: "Process Engineer", live: false },
    {
      title: "GIS Officer",
      employer: "Curlew Water",
      reference: "REQ-2026-0430",
      places: ["Bendigo VIC"],
      pay: { min: 640, max: 690, interval: "day" },
      workTypes: ["Contract"],
      posted: "2026-11-24T22:00:00Z",
      closes: null,
      remote: false,
      live: true,
      url: "https://curlew.example/apply/0430",
    },
  ],
};
