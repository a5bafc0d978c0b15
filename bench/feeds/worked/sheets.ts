import type { BenchFeed } from "../feed.ts";

const year = (min: number | null, max: number | null) => ({ min, max, interval: "year" });
const hour = (min: number | null, max: number | null) => ({ min, max, interval: "hour" });

/** CSV, with commas, semicolons and tabs. */
export const sheets: BenchFeed[] = [
  {
    name: "JobSpy's",
    extension: "csv",
    text: `"id","site","job_url","title","company","location","date_posted","job_type","interval","min_amount","max_amount","currency","is_remote","listing_type","description","company_url"
"in-9","indeed","https://in.example/9","Fitter and Turner","Spanner Co","Mackay QLD, AU","2026-11-23","fulltime","hourly","52.0","58.0","AUD","False","organic","Keep the mill running.","https://spanner.example"
"li-8","linkedin","https://li.example/8","UX Writer","Words Ltd","Remote, AU","2026-11-24","parttime","yearly","95000","105000","AUD","True","","Write the buttons.",""
`,
    expected: [
      {
        title: "Fitter and Turner",
        employer: "Spanner Co",
        reference: "in-9",
        places: ["Mackay QLD"],
        pay: hour(52, 58),
        workTypes: ["Full time"],
        posted: "2026-11-23",
        remote: false,
        url: "https://in.example/9",
      },
      {
        title: "UX Writer",
        reference: "li-8",
        places: [],
        pay: year(95_000, 105_000),
        workTypes: ["Part time"],
        remote: true,
      },
    ],
  },
  {
    name: "Zoho Recruit's",
    extension: "csv",
    text: `Job Opening ID,Posting Title,Client Name,Target Date,Date Opened,Job Opening Status,City,State/Province,Zip Code,Country,Salary,Job Type,Job Description,Remote Job
ZR_31_JOB,Crane Operator,Lofty Lifts,20/12/2026,12/11/2026,In-progress,Karratha,Western Australia,6714,Australia,AUD 61 - 66 per hour,Contract,"<div>Lift <b>steel</b>.</div>",false
ZR_32_JOB,Rigger,Lofty Lifts,20/12/2026,12/11/2026,Cancelled,Karratha,Western Australia,6714,Australia,,Contract,"<div>Rig.</div>",false
`,
    expected: [
      {
        title: "Crane Operator",
        employer: "Lofty Lifts",
        reference: "ZR_31_JOB",
        places: ["Karratha WA"],
        pay: hour(61, 66),
        workTypes: ["Contract"],
        posted: "2026-11-12",
        closes: "2026-12-20",
        remote: false,
        live: true,
      },
      { title: "Rigger", reference: "ZR_32_JOB", live: false, pay: null },
    ],
  },
  {
    name: "a sheet with places and pay under names of their own",
    extension: "csv",
    text: `Opening;Who;Organisation;Blurb;Ort;Money;Stunden;Bewerbung bis
Vet Nurse;Anna;Paws Clinic;"Hold animals, calm owners, clean up and laugh with a team of six in a clinic that was built last year.";Ballarat VIC;$29.50 an hour;Part time;2026-12-15
Receptionist;Ben;Paws Clinic;"Answer the phone, book visits, sell food and keep the front room of our clinic friendly and clean every day.";Geelong VIC;$62,000 a year;Full time;2026-12-16
`.replace("Opening;", "Job title;"),
    expected: [
      {
        title: "Vet Nurse",
        employer: "Paws Clinic",
        places: ["Ballarat VIC"],
        pay: hour(29.5, 29.5),
        workTypes: ["Part time"],
      },
      { title: "Receptionist", places: ["Geelong VIC"], pay: year(62_000, 62_000), workTypes: ["Full time"] },
    ],
  },
  {
    name: "a site beside its place, and both kinds of work",
    extension: "csv",
    text: `Req No\tAdvertised title\tCompany\tSite\tWork location\tAdvert text\tRemuneration\tEmployment basis\tAdvert start\tAdvert end\tState of job
7001\tWard Clerk\tHills Health\tBlock C\tMount Barker SA\tFile the notes of the ward.\t$58k-$62k\tfull time, part time\t09-Nov-2026\t09-Dec-2026\tOpen
7002\tOrderly\tHills Health\tBlock D\tMurray Bridge SA\tMove beds.\t$31 p/h\tCasual\t10-Nov-2026\t10-Dec-2026\tFilled
`,
    expected: [
      {
        title: "Ward Clerk",
        employer: "Hills Health",
        reference: "7001",
        places: ["Mount Barker SA"],
        pay: year(58_000, 62_000),
        workTypes: ["Full time", "Part time"],
        posted: "2026-11-09",
        closes: "2026-12-09",
        live: true,
      },
      {
        title: "Orderly",
        reference: "7002",
        places: ["Murray Bridge SA"],
        pay: hour(31, 31),
        workTypes: ["Casual"],
        live: false,
      },
    ],
  },
  {
    name: "pay with more than one amount",
    extension: "csv",
    text: `ref,title,company,location,description,salary
p1,Sales Manager,Cog,Sydney NSW,Sell.,90k base - 20k bonus
p2,Closer,Cog,Sydney NSW,Sell.,$85k + super + $10k commission
p3,Agent,Cog,Sydney NSW,Sell.,"$70,000 base, OTE $110,000"
p4,Clerk,Cog,Sydney NSW,Type.,$2000 per week (before tax) / $104k
p5,Temp,Cog,Sydney NSW,Type.,Competitive
`,
    expected: [
      { title: "Sales Manager", reference: "p1", pay: year(90_000, 90_000) },
      { title: "Closer", reference: "p2", pay: year(85_000, 85_000) },
      { title: "Agent", reference: "p3", pay: year(70_000, 70_000) },
      { title: "Clerk", reference: "p4", pay: { min: 2000, max: 2000, interval: "week" } },
      { title: "Temp", reference: "p5", pay: null },
    ],
  },
  {
    name: "places that say how the work is done",
    extension: "csv",
    text: `ref,title,company,location,description
w1,Clerk A,Cog,Hybrid: 3 days Brisbane office,Type.
w2,Clerk B,Cog,Home Based - VIC/NSW,Type.
w3,Clerk C,Cog,Remote (Australia),Type.
w4,Clerk D,Cog,"Melbourne, VIC (Hybrid)",Type.
w5,Clerk E,Cog,"Sydney, NSW; Perth, WA",Type.
w6,Clerk F,Cog,Work from home,Type.
`,
    expected: [
      { title: "Clerk A", reference: "w1", places: ["Brisbane QLD"], remote: false },
      { title: "Clerk B", reference: "w2", places: ["VIC", "NSW"], remote: true },
      { title: "Clerk C", reference: "w3", places: [], remote: true },
      { title: "Clerk D", reference: "w4", places: ["Melbourne VIC"], remote: false },
      { title: "Clerk E", reference: "w5", places: ["Sydney NSW", "Perth WA"], remote: false },
      { title: "Clerk F", reference: "w6", places: [], remote: true },
    ],
  },
];
