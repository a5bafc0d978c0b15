/** Usual: a pharmacy group's ads exported from its hiring system, a byte order mark, days with slashes, the least and most of pay with the frequency in a cell of its own, a second place in its own column, descriptions with line breaks in the cell, an advertised flag. */
export const pharmaciesSystemCsv = {
  name: "held-19 export of a pharmacy group's hiring system",
  employer: "Greenleaf Chemists",
  extension: "csv",
  contentType: "text/csv; charset=utf-8",
  text: `\uFEFF${String.raw`Vacancy ID,Vacancy Name,Store No.,Primary Location,Additional Location,Contract Type,Hours p/w,Min Pay,Max Pay,Pay Frequency,Date Advertised,Closing Date,Currently Advertised?,Hiring Manager,Advert Text,Public URL
VAC-2201,Pharmacist in Charge,014,"Dubbo, NSW",,Permanent - Full Time,38,58.00,64.50,Hourly,17/11/2026,18/12/2026,Yes,Imran Sheikh,"The whole town knows this counter.

You will know the whole town by March.",https://greenleafchemists.example/vacancies/2201
VAC-2205,Dispensary Technician,031,"Tamworth, NSW","Armidale, NSW",Permanent - Part Time,20,31.15,33.40,Hourly,19/11/2026,,Yes,Imran Sheikh,"Labels straight, scripts straighter.
Two days in each store.",https://greenleafchemists.example/vacancies/2205
VAC-2209,Regional Retail Manager,,"Newcastle, NSW",,Permanent - Full Time,38,105000,118000,Annual,24/11/2026,29/01/2027,Yes,Carol Dunne,"Eleven stores, one car.",https://greenleafchemists.example/vacancies/2209
VAC-2212,Christmas Casual,014,"Dubbo, NSW",,Casual,0,,,,25/11/2026,07/12/2026,Yes,Imran Sheikh,Gift wrap and sunscreen.,https://greenleafchemists.example/vacancies/2212
VAC-2187,Pharmacy Intern,022,"Bathurst, NSW",,Fixed Term - Full Time,38,30.90,,Hourly,12/10/2026,,No,Carol Dunne,Filled from the spring round.,https://greenleafchemists.example/vacancies/2187
`}`,
  expected: [
    {
      title: "Pharmacist in Charge",
      employer: "Greenleaf Chemists",
      reference: "VAC-2201",
      places: ["Dubbo NSW"],
      pay: { min: 58, max: 64.5, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2026-12-18",
      live: true,
      url: "https://greenleafchemists.example/vacancies/2201",
    },
    {
      title: "Dispensary Technician",
      employer: "Greenleaf Chemists",
      reference: "VAC-2205",
      places: ["Tamworth NSW", "Armidale NSW"],
      pay: { min: 31.15, max: 33.4, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-19",
      closes: null,
      live: true,
      url: "https://greenleafchemists.example/vacancies/2205",
    },
    {
      title: "Regional Retail Manager",
      employer: "Greenleaf Chemists",
      reference: "VAC-2209",
      places: ["Newcastle NSW"],
      pay: { min: 105_000, max: 118_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24",
      closes: "2027-01-29",
      live: true,
      url: "https://greenleafchemists.example/vacancies/2209",
    },
    {
      title: "Christmas Casual",
      employer: "Greenleaf Chemists",
      reference: "VAC-2212",
      places: ["Dubbo NSW"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25",
      closes: "2026-12-07",
      live: true,
      url: "https://greenleafchemists.example/vacancies/2212",
    },
    {
      title: "Pharmacy Intern",
      reference: "VAC-2187",
      places: ["Bathurst NSW"],
      live: false,
    },
  ],
};
