import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:11.5pt/1.35 "DejaVu Serif",serif;color:#000}h1{font-size:22pt;text-align:center;margin:0}.c{text-align:center;margin:0}h2{font-size:12.5pt;text-decoration:underline;margin:6mm 0 2mm;break-after:avoid}p{margin:0 0 1mm}.j{display:flex;margin:3mm 0 0;break-after:avoid}.j b:first-child{width:40mm;flex:none}.d{margin:0 0 0 40mm}ul{margin:1mm 0 0 40mm;padding-left:5mm}.l{margin:0;padding-left:6mm}`;

const job = (when: string, at: string, title: string, ...texts: readonly string[]) =>
  `<div class=j><b>${when}</b><b>${at}</b></div><p class=d><i>${title}</i></p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}`;
const list = (...texts: readonly string[]) =>
  `<ul class=l>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;

const body = `<h1>Bevan Schultz</h1><p class=c>MC Driver</p><p class=c>Lot 4 Racecourse Road, Cloncurry QLD 4824</p><p class=c>Mobile 0491 578 957 &nbsp;&nbsp; bevan.schultz@example.com</p>
<h2>About me</h2><p>I have been driving trucks for 26 years and road trains for the last 17. Clean licence, no at-fault accidents, good with cattle and good with paperwork. I do my own tyres, belts, globes and basic repairs on the road.</p>
<h2>Licences and tickets</h2>${list(
  "Queensland driver licence, Class MC, No. 084 551 207, expires 11 February 2029",
  "Dangerous Goods Driver Licence, No. Q-30917, expires 8 May 2028",
  "Forklift (LF) High Risk Work Licence, expires 23/10/2027",
  "BFM accreditation (Basic Fatigue Management), to September 2027",
  "White Card, 2010",
  "Fit for work medical, passed July 2026",
)}
<h2>Employment</h2>
${job("2018 to date", "Gulf Country Livestock Transport, Cloncurry", "Road Train Driver", "Triples of cattle from stations in the Gulf to Townsville and Roma", "Load planning, spelling yards and NVDs", "Kenworth T909 and Mack Titan, 18 speed Roadranger")}
${job("2014 – 2018", "Selwyn Fuel Haulage, Mount Isa", "Fuel Tanker Driver", "Bulk diesel to mines and roadhouses, doubles and triples", "Loading and discharge with vapour recovery")}
${job("2009 – 2014", "Northwest Bulk Ore Pty Ltd, Mount Isa", "Side Tipper Driver", "Copper concentrate on a 7 on, 7 off roster")}
${job("2003 – 2009", "Schultz &amp; Sons Carriers, Longreach", "Truck Driver (family business)", "General freight, wool and hay in rigid trucks and single semis")}
${job("2000 – 2003", "Barcoo Shire Works Depot, Blackall", "Plant Operator and Truck Driver", "Grader, water truck and body truck on shire roads")}
<h2>Education</h2><p>Certificate III in Driving Operations – Northern Transport Training, Townsville – 2013</p><p>Grade 10 – Longreach River State High School – 1999</p>
<h2>What I can do</h2>${list("Stock handling", "Load restraint", "Electronic work diary", "Minor mechanical repairs", "Satellite tracking and UHF radio", "Tyre changes")}
<h2>Outside work</h2><p>Campdrafting, fishing at Karumba, life member of the Cloncurry Stampede committee.</p>
<h2>Referees</h2><p>Trish Gallop, Fleet Manager, Gulf Country Livestock Transport – 0491 579 760</p><p>Warren Pike, Depot Manager, Selwyn Fuel Haulage – 07 5550 6634</p>`;

/** A road train driver's resume that was typed in a word processor and printed: underlined headings, licences before jobs, years at the left, employer in bold, title below in italics. */
export const roadTrainDriver: UnseenCv = {
  name: "road train driver's printed resume: licences first, years at the left, employer in bold, title in italics below",
  type: "pdf",
  write: print(css, body, { margin: "22mm" }),
  says: {
    given: "Bevan",
    family: "Schultz",
    email: "bevan.schultz@example.com",
    phone: "+61491578957",
    jobs: [
      [
        "Road Train Driver",
        "Gulf Country Livestock Transport / Gulf Country Livestock Transport, Cloncurry",
        "2018",
        null,
      ],
      ["Fuel Tanker Driver", "Selwyn Fuel Haulage / Selwyn Fuel Haulage, Mount Isa", "2014", "2018"],
      [
        "Side Tipper Driver",
        "Northwest Bulk Ore Pty Ltd / Northwest Bulk Ore / Northwest Bulk Ore Pty Ltd, Mount Isa",
        "2009",
        "2014",
      ],
      [
        "Truck Driver (family business) / Truck Driver",
        "Schultz & Sons Carriers / Schultz & Sons Carriers, Longreach",
        "2003",
        "2009",
      ],
      [
        "Plant Operator and Truck Driver",
        "Barcoo Shire Works Depot / Barcoo Shire Works Depot, Blackall",
        "2000",
        "2003",
      ],
    ],
    studies: [
      [
        "Certificate III in Driving Operations",
        "Northern Transport Training / Northern Transport Training, Townsville",
        "2013",
      ],
      ["Grade 10", "Longreach River State High School", "1999"],
    ],
    skills: [
      "Stock handling",
      "Load restraint",
      "Electronic work diary",
      "Minor mechanical repairs",
      "Satellite tracking / Satellite tracking and UHF radio",
      "Tyre changes",
    ],
    licences: [
      ["Dangerous Goods Driver Licence / Dangerous Goods", "Q-30917", "2028-05-08"],
      [
        "Forklift (LF) High Risk Work Licence / Forklift / Forklift (LF) / High Risk Work Licence / Forklift High Risk Work Licence / High Risk Work Licence, Forklift (LF)",
        undefined,
        "2027-10-23",
      ],
      [
        "BFM accreditation (Basic Fatigue Management) / BFM accreditation / BFM / Basic Fatigue Management",
        undefined,
        "2027-09",
      ],
      ["White Card"],
    ],
    drives: ["MC"],
    besides: [
      "Queensland driver licence",
      "Driver licence",
      "Fit for work medical",
      "UHF radio",
      "Cloncurry Stampede committee",
    ],
  },
};
