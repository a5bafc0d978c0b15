import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `h1{font-size:17pt;margin:0}h2{font-size:11pt;color:#124a8a;margin:5mm 0 1mm}p{margin:0 0 1mm}ul{margin:0 0 2mm}td{vertical-align:top;padding:0 6mm 1mm 0}`;
const body = `<p style="float:right;text-align:right;font-size:9pt">12/40 Hampstead Rd, Maidstone VIC 3012<br>Mob. +61 (0)452 118 930<br>o.kovalenko@bridges.example</p><h1>Oleksandr KOVALENKO</h1><p>Civil / Structural Engineer
<h2>Career Snapshot</h2>
<table><tr><td>09.2023 – present<td>Delivery Driver (part-time), Menulog, Melbourne<tr><td>04.2022 – 08.2023<td>Site Engineer, Budimex S.A., Warsaw, Poland<tr><td>07.2014 – 03.2022<td>Structural Engineer, Kyivproekt PJSC, Kyiv, Ukraine</table>
<h2>Selected Details</h2>
<p><b>Budimex S.A.</b> – reinforced concrete works of a viaduct on the S7 expressway; quantities, inspections, ITPs.
<p><b>Kyivproekt PJSC</b> – design of 14 residential towers in SCAD and LIRA; three metro entrances.
<h2>Education and Recognition</h2>
<ul><li>Master of Civil Engineering (Industrial and Civil Construction), Kyiv National University of Construction and Architecture, 2014<li>Assessed by Engineers Australia as Professional Engineer (CDR), 2024<li>English for Professional Purposes, AMEP Melbourne Polytechnic, 2023</ul>
<h2>Software</h2><p>AutoCAD / Revit / Robot Structural Analysis / LIRA-SAPR / MS Project
<h2>Languages</h2><table><tr><td>Ukrainian<td>native<tr><td>Russian<td>native<tr><td>Polish<td>B2<tr><td>English<td>C1 (PTE 72)</table>
<h2>Licences</h2><p>White Card (CPCWHS1001), Vic. driver’s licence – full, forklift (LF)
<h2>Interests</h2><p>Chess; restoring a 1978 Zaporozhets`;

/** An engineer from Ukraine: jobs as rows of one table, details apart from them, family name in capitals, skills by strokes. */
export const engineer: UnseenCv = {
  name: "snapshot and details",
  type: "pdf",
  write: print(css, body, { margin: "19mm" }),
  says: {
    given: "Oleksandr",
    family: "KOVALENKO",
    email: "o.kovalenko@bridges.example",
    phone: "+61452118930",
    jobs: [
      ["Delivery Driver (part-time) / Delivery Driver", "Menulog, Melbourne / Menulog", "2023-09", null],
      [
        "Site Engineer",
        "Budimex S.A. / Budimex S.A., Warsaw, Poland / Budimex S.A., Warsaw",
        "2022-04",
        "2023-08",
      ],
      [
        "Structural Engineer",
        "Kyivproekt PJSC / Kyivproekt PJSC, Kyiv, Ukraine / Kyivproekt PJSC, Kyiv",
        "2014-07",
        "2022-03",
      ],
    ],
    studies: [
      [
        "Master of Civil Engineering (Industrial and Civil Construction) / Master of Civil Engineering",
        "Kyiv National University of Construction and Architecture",
        "2014",
      ],
      [
        "English for Professional Purposes",
        "AMEP Melbourne Polytechnic / AMEP, Melbourne Polytechnic / Melbourne Polytechnic",
        "2023",
      ],
    ],
    skills: ["AutoCAD", "Revit", "Robot Structural Analysis", "LIRA-SAPR", "MS Project"],
    licences: [["White Card (CPCWHS1001) / White Card"], ["forklift (LF) / forklift"]],
    languages: ["Ukrainian", "Russian", "Polish", "English"],
    besides: ["Assessed by Engineers Australia", "Professional Engineer", "full", "C", "CDR", "PTE 72"],
  },
};
