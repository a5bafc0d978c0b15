import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.45 "Liberation Sans",sans-serif}h1{font-size:19pt;margin:0 0 1mm}h2{font-size:11.5pt;margin:6mm 0 2mm;border-top:2px solid #0a6b4f;border-bottom:1px solid #0a6b4f;padding:1mm 0;color:#0a6b4f}p{margin:0 0 1mm}.e{margin-top:3.5mm}`;
const post = (employer: string, dates: string, position: string, activities: string) =>
  `<p class=e><b>» ${employer}</b> (${dates})<p>Position: ${position}<p>Main activities: ${activities}`;
const body = `<h1>Ana Beatriz Figueiredo dos Santos</h1>
<p>Brazilian, 31 years old, married<p>204/5 Enmore Terrace, Marrickville, NSW, 2204<p>Cell phone: (+61) 0480 917 263 – WhatsApp<p>E-mail: anabfsantos@ipe-amarelo.example
<h2>OBJECTIVE</h2><p>Logistics or supply chain analyst.
<h2>ACADEMIC BACKGROUND</h2>
<p><b>» Postgraduate Certificate in Supply Chain Management</b> – Harbour College Sydney – in progress (expected 06/2027)
<p><b>» Bachelor’s degree in Business Administration</b> – Universidade Serra do Mar – concluded in 12/2016
<p><b>» Technical course in Logistics</b> – Escola Técnica de Jundiaí – concluded in 12/2012
<h2>PROFESSIONAL EXPERIENCE</h2>
${post("Bondi Bowls Catering", "03/2025 – current", "Kitchen Hand (part-time, student visa)", "food preparation, cleaning, receiving goods.")}
${post("Transportadora Serra Azul Ltda.", "05/2020 – 01/2025", "Senior Logistics Analyst", "planning of 45 routes a day; freight audits that saved R$ 1.2 million; KPI panels in Power BI; training of four analysts.")}
${post("Transportadora Serra Azul Ltda.", "02/2018 – 04/2020", "Junior Logistics Analyst", "issue of documents, contact with drivers, control of returns.")}
${post("Cerâmica Boa Vista S/A", "07/2015 – 01/2018", "Warehouse Intern, later Assistant", "cycle counts, picking lists, FIFO.")}
<h2>COMPLEMENTARY COURSES</h2>
<p>» Advanced Excel – Instituto Trilha, 40 h, 2019<p>» Lean Six Sigma Yellow Belt – Instituto Trilha, 24 h, 2021
<h2>INFORMATICS</h2><p>» SAP MM<p>» Power BI<p>» TOTVS Protheus<p>» WMS
<h2>LANGUAGES</h2><p>» Portuguese: native<p>» English: advanced (IELTS 7.5)<p>» Spanish: intermediate
<h2>ADDITIONAL INFORMATION</h2><p>Student visa, 48 hours a fortnight. International driving permit. Availability to travel.`;

/** An analyst from Brazil: nationality, age and marital state below the name, degrees by dashes with "concluded in" and "in progress", employers with months in brackets, position and main activities by labels. */
export const logisticsAnalyst: UnseenCv = {
  name: "employer with months in brackets, position and main activities",
  type: "pdf",
  write: print(css, body, { margin: "18mm" }),
  says: {
    given: "Ana Beatriz / Ana / Ana Beatriz Figueiredo",
    family: "Figueiredo dos Santos / dos Santos",
    email: "anabfsantos@ipe-amarelo.example",
    phone: "+61480917263",
    jobs: [
      [
        "Kitchen Hand (part-time, student visa) / Kitchen Hand / Kitchen Hand (part-time)",
        "Bondi Bowls Catering",
        "2025-03",
        null,
      ],
      ["Senior Logistics Analyst", "Transportadora Serra Azul Ltda.", "2020-05", "2025-01"],
      ["Junior Logistics Analyst", "Transportadora Serra Azul Ltda.", "2018-02", "2020-04"],
      [
        "Warehouse Intern, later Assistant / Warehouse Intern",
        "Cerâmica Boa Vista S/A",
        "2015-07",
        "2018-01",
      ],
    ],
    studies: [
      ["Postgraduate Certificate in Supply Chain Management", "Harbour College Sydney", "2027-06"],
      ["Bachelor’s degree in Business Administration", "Universidade Serra do Mar", "2016-12"],
      ["Technical course in Logistics", "Escola Técnica de Jundiaí", "2012-12"],
      ["Advanced Excel", "Instituto Trilha", "2019"],
      ["Lean Six Sigma Yellow Belt", "Instituto Trilha", "2021"],
    ],
    skills: ["SAP MM", "Power BI", "TOTVS Protheus", "WMS"],
    languages: ["Portuguese", "English", "Spanish"],
    besides: ["International driving permit", "IELTS", "Student visa"],
  },
};
