/** Rarer: a wildlife park's sheet on its side, a fact per row and a job per column, the headings in the first column, an empty cell where there is none, pay per year and hour, one job filled. */
export const zooSidewaysSheet = {
  name: "held-19 sheet of a wildlife park on its side",
  employer: "Bilby Hollow Wildlife Park",
  extension: "csv",
  contentType: "text/csv; charset=utf-8",
  text: String.raw`Position title,Keeper (Reptiles),Park Electrician,Gift Shop Assistant,Grounds Manager
Position number,BH-12,BH-14,BH-15,BH-09
Suburb,Healesville,Healesville,Yarra Glen,Healesville
State,VIC,VIC,VIC,VIC
Employment type,Full time,Fixed term part time,Casual,Full time
Salary,"$68,400 - $73,900 per year",$52.00 per hour,,"$96,000 per year"
Date posted,18/11/2026,20/11/2026,25/11/2026,06/10/2026
Closing date,16/12/2026,13/01/2027,,
Status,Open,Open,Open,Filled
Description,"Snakes before breakfast, lizards after.",Everything here has been chewed.,Plush bilbies and real change.,Mow around the emus.
Link,https://bilbyhollow.example/jobs/12,https://bilbyhollow.example/jobs/14,https://bilbyhollow.example/jobs/15,https://bilbyhollow.example/jobs/9
`,
  expected: [
    {
      title: "Keeper (Reptiles)",
      employer: "Bilby Hollow Wildlife Park",
      reference: "BH-12",
      places: ["Healesville VIC"],
      pay: { min: 68_400, max: 73_900, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-18",
      closes: "2026-12-16",
      live: true,
      url: "https://bilbyhollow.example/jobs/12",
    },
    {
      title: "Park Electrician",
      employer: "Bilby Hollow Wildlife Park",
      reference: "BH-14",
      places: ["Healesville VIC"],
      pay: { min: 52, max: 52, interval: "hour" },
      workTypes: ["Part time", "Contract"],
      posted: "2026-11-20",
      closes: "2027-01-13",
      live: true,
      url: "https://bilbyhollow.example/jobs/14",
    },
    {
      title: "Gift Shop Assistant",
      employer: "Bilby Hollow Wildlife Park",
      reference: "BH-15",
      places: ["Yarra Glen VIC"],
      pay: null,
      workTypes: ["Casual"],
      posted: "2026-11-25",
      closes: null,
      live: true,
      url: "https://bilbyhollow.example/jobs/15",
    },
    {
      title: "Grounds Manager",
      reference: "BH-09",
      places: ["Healesville VIC"],
      workTypes: ["Full time"],
      live: false,
    },
  ],
};
