/** Usual: a labour desk's export for several boards, quoted cells with bodies over several lines and doubled quotes, suburb, state and code apart, pay from and to with dollar signs, days with names of months, one ad withdrawn. */
export const warehouseDeskExportCsv = {
  name: "held-21 export of a labour desk",
  extension: "csv",
  contentType: "text/csv; charset=utf-8",
  text: String.raw`"Ad ID","Job Title","Advertiser","Suburb","State","Postcode","Work Type","Pay From","Pay To","Pay Per","Work From Home","Date Listed","Expiry Date","Status","Ad Body","Consultant","Ad Link"
"HD-6602","Pick Packer, Cold Store","Frostline Logistics","Laverton North","VIC","3026","Casual","$33.90","$35.20","Hour","No","24-Nov-26","18-Dec-26","Live","Minus eighteen all day.
We say ""rug up"" and mean it.

* Freezer suit supplied
* $20 meal card on doubles","Tui Parata","https://handsondesk.example/ad/HD-6602"
"HD-6597","Production Planner","Kettle & Crumb Bakers","Wetherill Park","NSW","2164","Full Time","$88,000.00","$95,000.00","Year","No","20-Nov-26","11-Dec-26","Live","Nine lines, two ovens, no gaps.","Tui Parata","https://handsondesk.example/ad/HD-6597"
"HD-6589","Rostering Clerk","Hands-On Desk","","","","Part Time","$36.00","","Hour","Yes","13-Nov-26","","Live","From home, from five in the morning.
You fill the gaps, then have breakfast.","Glenn Moss","https://handsondesk.example/ad/HD-6589"
"HD-6580","Yard Marshal","Frostline Logistics","Eagle Farm","QLD","4009","Contract","","","","No","09-Nov-26","17-Dec-26","Live","Sixty trucks, one whistle.","Glenn Moss","https://handsondesk.example/ad/HD-6580"
"HD-6571","Storeperson","Frostline Logistics","Derrimut","VIC","3026","Casual","$32.10","$32.10","Hour","No","02-Nov-26","30-Nov-26","Withdrawn","Gone.","Tui Parata","https://handsondesk.example/ad/HD-6571"
`.replaceAll("\n", "\r\n"),
  expected: [
    {
      title: "Pick Packer, Cold Store",
      employer: "Frostline Logistics",
      reference: "HD-6602",
      places: ["Laverton North VIC"],
      pay: { min: 33.9, max: 35.2, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-24",
      closes: "2026-12-18",
      remote: false,
      live: true,
      url: "https://handsondesk.example/ad/HD-6602",
    },
    {
      title: "Production Planner",
      employer: "Kettle & Crumb Bakers",
      reference: "HD-6597",
      places: ["Wetherill Park NSW"],
      pay: { min: 88_000, max: 95_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-20",
      closes: "2026-12-11",
      remote: false,
      live: true,
      url: "https://handsondesk.example/ad/HD-6597",
    },
    {
      title: "Rostering Clerk",
      employer: "Hands-On Desk",
      reference: "HD-6589",
      places: [],
      pay: { min: 36, max: null, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-13",
      closes: null,
      remote: true,
      live: true,
      url: "https://handsondesk.example/ad/HD-6589",
    },
    {
      title: "Yard Marshal",
      employer: "Frostline Logistics",
      reference: "HD-6580",
      places: ["Eagle Farm QLD"],
      pay: null,
      workTypes: ["Contract"],
      posted: "2026-11-09",
      closes: "2026-12-17",
      remote: false,
      live: true,
      url: "https://handsondesk.example/ad/HD-6580",
    },
    {
      title: "Storeperson",
      reference: "HD-6571",
      places: ["Derrimut VIC"],
      live: false,
    },
  ],
};
