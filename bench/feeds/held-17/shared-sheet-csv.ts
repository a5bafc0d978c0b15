/** Usual: a childcare group's shared sheet saved with commas, a box for advertising as TRUE or FALSE, days with strokes and a clock in one column, dollars with commas, per annum or hourly in a column of its own, two centres in one cell, a broken formula, one job twice, how to apply by mail or address. */
export const sharedSheetCsv = {
  name: "held-17 shared sheet of a childcare group with a box for advertising",
  extension: "csv",
  contentType: "text/csv; charset=utf-8",
  text: String.raw`Advertise?,Ref,Job title,Centre / company,Suburb,State,Postcode,Basis,Pay from,Pay to,Pay basis,Date advertised,Applications close,Apply,Days open
TRUE,LL-231,Early Childhood Teacher,Little Lorikeets Early Learning,Geelong,VIC,3220,Permanent full time,"$86,450.00","$97,310.00",Per annum,16/11/2026,18/12/2026 17:00,https://littlelorikeets.example/jobs/ll-231,14
TRUE,LL-236,"Educator, Certificate III",Little Lorikeets Early Learning,"Torquay, Ocean Grove",VIC,,Casual,$32.46,,Hourly,20/11/2026,,jobs@littlelorikeets.example,10
TRUE,LL-240,Centre Cook,Possum Lane Kindergarten,Werribee,VIC,3030,Part time,$31.20,$33.85,Hourly,23/11/2026,29/01/2027 17:00,https://littlelorikeets.example/jobs/ll-240,7
FALSE,LL-244,Centre Director,Possum Lane Kindergarten,Werribee,VIC,3030,Permanent full time,"$115,000.00","$122,000.00",Per annum,,,https://littlelorikeets.example/jobs/ll-244,#VALUE!
TRUE,LL-231,Early Childhood Teacher,Little Lorikeets Early Learning,Geelong,VIC,3220,Permanent full time,"$86,450.00","$97,310.00",Per annum,16/11/2026,18/12/2026 17:00,https://littlelorikeets.example/jobs/ll-231,14
,,,,,,,,,,,,,,
TRUE,LL-247,Kindergarten Field Adviser,Little Lorikeets Early Learning,Geelong,VIC,3220,Fixed term part time,$47.15,$52.90,Hourly,25/11/2026,15/01/2027 09:00,https://littlelorikeets.example/jobs/ll-247,5
`,
  expected: [
    {
      title: "Early Childhood Teacher",
      employer: "Little Lorikeets Early Learning",
      reference: "LL-231",
      places: ["Geelong VIC"],
      pay: { min: 86_450, max: 97_310, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-18",
      live: true,
      url: "https://littlelorikeets.example/jobs/ll-231",
    },
    {
      title: "Educator, Certificate III",
      employer: "Little Lorikeets Early Learning",
      reference: "LL-236",
      places: ["Torquay VIC", "Ocean Grove VIC"],
      pay: { min: 32.46, max: null, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20",
      closes: null,
      live: true,
      url: null,
    },
    {
      title: "Centre Cook",
      employer: "Possum Lane Kindergarten",
      reference: "LL-240",
      places: ["Werribee VIC"],
      pay: { min: 31.2, max: 33.85, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-23",
      closes: "2027-01-29",
      live: true,
      url: "https://littlelorikeets.example/jobs/ll-240",
    },
    {
      title: "Centre Director",
      employer: "Possum Lane Kindergarten",
      reference: "LL-244",
      places: ["Werribee VIC"],
      workTypes: ["Full time"],
      live: false,
    },
    {
      title: "Kindergarten Field Adviser",
      employer: "Little Lorikeets Early Learning",
      reference: "LL-247",
      places: ["Geelong VIC"],
      pay: { min: 47.15, max: 52.9, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-25",
      closes: "2027-01-15",
      live: true,
      url: "https://littlelorikeets.example/jobs/ll-247",
    },
  ],
};
