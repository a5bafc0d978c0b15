/** Zoho Recruit's export: names of columns in its own words, statuses, dates of opening and of the goal. */
export const zoho = {
  name: "Zoho Recruit CSV",
  extension: "csv",
  contentType: "text/csv",
  text: [
    "Job Opening Id,Posting Title,Job Opening ID,Client Name,Account Manager,Number of Positions,City,State,Country,Zip/Postal Code,Job Type,Salary,Date Opened,Target Date,Job Opening Status,Remote Job,Industry,Job Description,Required Skills",
    'zrecruit_418000001182001,Mechanical Fitter,ZR_118_JOB,Hunter Valley Conveyors,Luca Bruno,3,Singleton,New South Wales,Australia,2330,Full time,"$48 - $55 per hour",2026-11-03,2026-12-15,In-progress,false,Mining,"<div>Belts, rollers and gearboxes.</div>","Hydraulics, Welding"',
    'zrecruit_418000001182044,Payroll Officer,ZR_121_JOB,Hunter Valley Conveyors,Luca Bruno,1,Newcastle,New South Wales,Australia,2300,Part time,,2026-11-17,2026-12-01,In-progress,true,Mining,"<div>Fortnightly pay of 210 people.</div>",Payroll',
    'zrecruit_418000001182050,Site Cook,ZR_124_JOB,Castle Camps,Luca Bruno,1,Muswellbrook,New South Wales,Australia,2333,Contract,"$1,900 per week",2026-11-20,2026-12-20,In-progress,false,Hospitality,"<div>Breakfast and dinner for 80.</div>",Cooking',
    'zrecruit_418000001182012,Boilermaker,ZR_119_JOB,Hunter Valley Conveyors,Luca Bruno,2,Singleton,New South Wales,Australia,2330,Full time,,2026-09-03,2026-10-15,Filled,false,Mining,"<div>Chutes.</div>",Welding',
  ].join("\r\n"),
  expected: [
    {
      title: "Mechanical Fitter",
      employer: "Hunter Valley Conveyors",
      places: ["Singleton NSW"],
      pay: { min: 48, max: 55, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-03",
      closes: "2026-12-15",
      remote: false,
      live: true,
    },
    {
      title: "Payroll Officer",
      employer: "Hunter Valley Conveyors",
      places: ["Newcastle NSW"],
      pay: null,
      workTypes: ["Part time"],
      posted: "2026-11-17",
      remote: true,
      live: true,
    },
    {
      title: "Site Cook",
      employer: "Castle Camps",
      places: ["Muswellbrook NSW"],
      pay: { min: 1_900, max: 1_900, interval: "week" },
      workTypes: ["Contract"],
      posted: "2026-11-20",
      remote: false,
      live: true,
    },
    { title: "Boilermaker", live: false },
  ],
};

/** A spreadsheet that somebody in an office keeps: columns in their words, "site" is a suburb, a title of the sheet above. */
export const office = {
  name: "office spreadsheet CSV",
  extension: "csv",
  contentType: "text/csv",
  text: `Role we need,Who for,Site,Hrs,$ from,$ to,Per,Ad goes up,Ad comes down,What it is,Ref
Crane Dogman,Bayside Rigging,Port Melbourne VIC,FT,44,49,hour,16/11/2026,14/12/2026,"Sling loads and give signals. Night works some weeks.",BR-7
Accounts Clerk,Bayside Rigging,Altona VIC,PT,65000,70000,annum,18/11/2026,,"Creditors, three days a week.",BR-8
Traffic Controller,StopGo Crew,Footscray VIC,Cas,36.5,36.5,hour,23/11/2026,,"Lollipop and ute.",SG-2
`,
  expected: [
    {
      title: "Crane Dogman",
      employer: "Bayside Rigging",
      reference: "BR-7",
      places: ["Port Melbourne VIC"],
      pay: { min: 44, max: 49, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-16",
      closes: "2026-12-14",
      remote: false,
      live: true,
    },
    {
      title: "Accounts Clerk",
      employer: "Bayside Rigging",
      reference: "BR-8",
      places: ["Altona VIC"],
      pay: { min: 65_000, max: 70_000, interval: "year" },
      workTypes: ["Part time"],
      posted: "2026-11-18",
      closes: null,
      remote: false,
      live: true,
    },
    {
      title: "Traffic Controller",
      employer: "StopGo Crew",
      reference: "SG-2",
      places: ["Footscray VIC"],
      pay: { min: 36.5, max: 36.5, interval: "hour" },
      workTypes: ["Casual"],
      posted: "2026-11-23",
      closes: null,
      remote: false,
      live: true,
    },
  ],
};

/** An export with semicolons and decimal commas, as a German-language system writes it, of jobs here. */
export const semicolons = {
  name: "semicolons and decimal commas",
  extension: "csv",
  contentType: "text/csv; charset=utf-8",
  text: `\uFEFFVacancy_No;Vacancy;Company;City;Region;Postcode;Employment;Wage_min;Wage_max;Wage_unit;Published;Deadline;Homeoffice;Text;Link
4711;"Konditor / Pastry Chef";"Strudelhaus Hahndorf";Hahndorf;SA;5245;Vollzeit / Full time;34,50;38,25;per hour;12.11.2026;31.12.2026;no;"Cakes; strudel; bread";https://strudelhaus.example/jobs/4711
4712;"Waiter";"Strudelhaus Hahndorf";Hahndorf;SA;5245;Teilzeit / Part time;31,10;31,10;per hour;19.11.2026;;no;"Weekends";https://strudelhaus.example/jobs/4712
4713;"Online Shop Manager";"Strudelhaus Hahndorf";Adelaide;SA;5000;Vollzeit / Full time;78.000,00;84.000,00;per year;24.11.2026;;yes;"Parcels of strudel to all states";https://strudelhaus.example/jobs/4713
`,
  expected: [
    {
      title: "Konditor / Pastry Chef",
      employer: "Strudelhaus Hahndorf",
      reference: "4711",
      places: ["Hahndorf SA"],
      pay: { min: 34.5, max: 38.25, interval: "hour" },
      workTypes: ["Full time"],
      posted: "2026-11-12",
      closes: "2026-12-31",
      remote: false,
      live: true,
      url: "https://strudelhaus.example/jobs/4711",
    },
    {
      title: "Waiter",
      employer: "Strudelhaus Hahndorf",
      reference: "4712",
      places: ["Hahndorf SA"],
      pay: { min: 31.1, max: 31.1, interval: "hour" },
      workTypes: ["Part time"],
      posted: "2026-11-19",
      closes: null,
      remote: false,
      live: true,
    },
    {
      title: "Online Shop Manager",
      employer: "Strudelhaus Hahndorf",
      reference: "4713",
      places: ["Adelaide SA"],
      pay: { min: 78_000, max: 84_000, interval: "year" },
      workTypes: ["Full time"],
      posted: "2026-11-24",
      remote: true,
      live: true,
    },
  ],
};
