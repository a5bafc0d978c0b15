/** Usual: an architects' collection of jobs exported from its site builder as a sheet, ids of the collection and of each item, archived and draft as true or false, moments as a browser writes them, places and types as slugs, pay in words, no employer. */
export const webflowCollectionCsv = {
  name: "held-17 collection of an architects' practice exported from its site builder",
  employer: "Hollow Log Architecture",
  extension: "csv",
  contentType: "text/csv; charset=utf-8",
  text: String.raw`Name,Slug,Collection ID,Locale ID,Item ID,Archived,Draft,Created On,Updated On,Published On,Location,Employment type,Salary,Closing date,Apply link,Job summary
Project Architect,project-architect,66f0aa10c0,66f0aa10d1,6740b1e201,false,false,Tue Nov 17 2026 03:12:44 GMT+0000 (Coordinated Universal Time),Wed Nov 25 2026 01:00:08 GMT+0000 (Coordinated Universal Time),Tue Nov 17 2026 03:20:10 GMT+0000 (Coordinated Universal Time),hobart-tas; launceston-tas,full-time,"$105,000 – $118,000 + super",Sun Jan 31 2027 00:00:00 GMT+0000 (Coordinated Universal Time),https://hollowlog.example/apply/project-architect,<p>Schools and one lighthouse.</p>
Model Maker,model-maker,66f0aa10c0,66f0aa10d1,6740b1e202,false,false,Fri Nov 20 2026 02:41:00 GMT+0000 (Coordinated Universal Time),Fri Nov 20 2026 02:45:31 GMT+0000 (Coordinated Universal Time),Fri Nov 20 2026 02:45:40 GMT+0000 (Coordinated Universal Time),hobart-tas,casual,$41 per hour,,https://hollowlog.example/apply/model-maker,"<p>Balsa, glue, patience.</p>"
Interior Designer,interior-designer,66f0aa10c0,66f0aa10d1,6740b1e203,false,false,Wed Nov 25 2026 00:58:02 GMT+0000 (Coordinated Universal Time),Wed Nov 25 2026 01:00:08 GMT+0000 (Coordinated Universal Time),Wed Nov 25 2026 01:00:20 GMT+0000 (Coordinated Universal Time),devonport-tas,part-time,,Fri Dec 18 2026 00:00:00 GMT+0000 (Coordinated Universal Time),https://hollowlog.example/apply/interior-designer,<p>Three days a week of paint names.</p>
Practice Manager,practice-manager,66f0aa10c0,66f0aa10d1,6740b1e199,true,false,Mon Sep 14 2026 04:00:00 GMT+0000 (Coordinated Universal Time),Mon Nov 09 2026 22:10:00 GMT+0000 (Coordinated Universal Time),Mon Sep 14 2026 04:10:00 GMT+0000 (Coordinated Universal Time),hobart-tas,full-time,"$98,000",,https://hollowlog.example/apply/practice-manager,<p>Thank you everyone.</p>
Graduate of Architecture,graduate-of-architecture,66f0aa10c0,66f0aa10d1,6740b1e204,false,true,Wed Nov 25 2026 05:00:00 GMT+0000 (Coordinated Universal Time),Wed Nov 25 2026 05:00:00 GMT+0000 (Coordinated Universal Time),,hobart-tas,full-time,,,,
`,
  expected: [
    {
      title: "Project Architect",
      employer: "Hollow Log Architecture",
      places: ["Hobart TAS", "Launceston TAS"],
      pay: { min: 105_000, max: 118_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-17",
      closes: "2027-01-31",
      live: true,
      url: "https://hollowlog.example/apply/project-architect",
    },
    {
      title: "Model Maker",
      employer: "Hollow Log Architecture",
      places: ["Hobart TAS"],
      pay: { min: 41, max: 41, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-20",
      closes: null,
      live: true,
      url: "https://hollowlog.example/apply/model-maker",
    },
    {
      title: "Interior Designer",
      employer: "Hollow Log Architecture",
      places: ["Devonport TAS"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-25",
      closes: "2026-12-18",
      live: true,
      url: "https://hollowlog.example/apply/interior-designer",
    },
    { title: "Practice Manager", employer: "Hollow Log Architecture", live: false },
  ],
};
