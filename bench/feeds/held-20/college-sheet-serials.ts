/** Usual: a college's sheet as Excel saved it, a banner above the header, short headers, days as serial numbers, a fraction of full time, yearly pay with separators, a blank row and a total below. */
export const collegeSheetSerials = {
  name: "held-20 sheet of a college with serial days",
  employer: "Wendale Grammar",
  extension: "csv",
  contentType: "text/csv; charset=utf-8",
  text: String.raw`Wendale Grammar - Positions Vacant Term 1 2027,,,,,,,
"Prepared by HR, not for redistribution",,,,,,,
,,,,,,,
PD No.,Position,Campus,FTE,Salary p.a.,Advertised,Closes,Notes
PD-611,Teacher of Chemistry (Years 10-12),"Ballarat, Vic.",1.0,"$84,300 - $121,750",46342,46367,"Bring the eyebrows back, please. VIT registration."
PD-614,Laboratory Technician,"Ballarat, Vic.",0.6,"$62,480 - $67,915",46346,46367,Salary shown is for 1.0.
PD-617,Boarding House Parent,"Horsham, Vic.",1.0,"$79,000",46349,46374,"Flat, meals and forty teenagers."
PD-620,Learning Support Aide,"Warrnambool, Vic.",0.8,,46351,,Patience first.
,,,,,,,
Total positions: 4,,,,,,,
`,
  expected: [
    {
      title: "Teacher of Chemistry (Years 10-12)",
      employer: "Wendale Grammar",
      reference: "PD-611",
      places: ["Ballarat VIC"],
      pay: { min: 84_300, max: 121_750, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-11",
      live: true,
      url: null,
    },
    {
      title: "Laboratory Technician",
      employer: "Wendale Grammar",
      reference: "PD-614",
      places: ["Ballarat VIC"],
      pay: { min: 62_480, max: 67_915, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-20",
      closes: "2026-12-11",
      live: true,
      url: null,
    },
    {
      title: "Boarding House Parent",
      employer: "Wendale Grammar",
      reference: "PD-617",
      places: ["Horsham VIC"],
      pay: { min: 79_000, max: 79_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-23",
      closes: "2026-12-18",
      live: true,
      url: null,
    },
    {
      title: "Learning Support Aide",
      employer: "Wendale Grammar",
      reference: "PD-620",
      places: ["Warrnambool VIC"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25",
      closes: null,
      live: true,
      url: null,
    },
  ],
};
