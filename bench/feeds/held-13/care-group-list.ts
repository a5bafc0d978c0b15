/** An aged-care group's list: headings of its own, entities as employers, two towns in a cell behind a stroke, days first, ends in words, a note over lines, empty rows, who was appointed in the last column. */
export const careGroupList = {
  name: "held-13 list of an aged-care group with outcomes",
  extension: "csv",
  contentType: "text/csv; charset=utf-8",
  text: `\uFEFF"Vac #","Position Title","Entity","Work Site(s)","Emp. Status","FTE","Rate/Salary","Advertised","Applications close","Web link","Note","Outcome"\r
"26/0712","Registered Nurse (Nights)","Wattle Grove Aged Care","Dubbo, NSW","Perm P/T","0.6","$49.10–$54.36 p.h.","17/11/2026","18/12/2026","https://wattlegrove.example/v/0712","Ring Precious,\r
not the office",""\r
"26/0715","Lifestyle Coordinator","Wattle Grove Aged Care","Orange, NSW / Bathurst, NSW","Perm F/T","1.0","$68,900 p.a.","20/11/2026","10/01/2027","https://wattlegrove.example/v/0715","",""\r
"","","","","","","","","","","",""\r
"26/0719","Chef ""de Maison""","St Brannoc's Homes","Cowra, NSW","Max-term F/T","1.0","$1,420 p.w.","24/11/2026","Until filled","https://stbrannocs.example/v/0719","Twelve months",""\r
"26/0722","Home Care Worker","St Brannoc's Homes","Parkes, NSW","Casual","","","25/11/2026","22/12/2026","","No car, no job",""\r
"26/0688","Gardener","St Brannoc's Homes","Cowra, NSW","Perm P/T","0.4","$31.02 p.h.","12/10/2026","04/12/2026","https://stbrannocs.example/v/0688","","Appointed 12/11/2026"\r
"","","","","","","","","","","",""\r
`,
  expected: [
    {
      title: "Registered Nurse (Nights)",
      employer: "Wattle Grove Aged Care",
      reference: "26/0712",
      places: ["Dubbo NSW"],
      pay: { min: 49.1, max: 54.36, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-17",
      closes: "2026-12-18",
      live: true,
      url: "https://wattlegrove.example/v/0712",
    },
    {
      title: "Lifestyle Coordinator",
      employer: "Wattle Grove Aged Care",
      reference: "26/0715",
      places: ["Orange NSW", "Bathurst NSW"],
      pay: { min: 68_900, max: 68_900, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20",
      closes: "2027-01-10",
      live: true,
      url: "https://wattlegrove.example/v/0715",
    },
    {
      title: 'Chef "de Maison"',
      employer: "St Brannoc's Homes",
      reference: "26/0719",
      places: ["Cowra NSW"],
      pay: { min: 1420, max: 1420, interval: "week" },
      workTypes: ["Full time", "Contract"],
      posted: "2026-11-24",
      closes: null,
      live: true,
      url: "https://stbrannocs.example/v/0719",
    },
    {
      title: "Home Care Worker",
      employer: "St Brannoc's Homes",
      reference: "26/0722",
      places: ["Parkes NSW"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25",
      closes: "2026-12-22",
      live: true,
      url: null,
    },
    { title: "Gardener", reference: "26/0688", places: ["Cowra NSW"], live: false },
  ],
};
