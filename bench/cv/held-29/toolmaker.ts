import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "DejaVu Sans",sans-serif;color:#1c2330}header{border-bottom:.6mm solid #e60278;padding-bottom:4mm}h1{font-size:20pt;margin:0}.c{margin:1mm 0 0;font-size:9.2pt;color:#596273}.c span{margin-right:6mm}h2{font-size:12.5pt;margin:6.5mm 0 2.5mm;break-after:avoid}.e{margin-bottom:4mm;break-inside:avoid}.e p{margin:0}.t{font-weight:700}.g{color:#596273;font-size:9.1pt}ul{margin:1.2mm 0 0;padding-left:5mm}.q{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3mm 6mm;font-size:9.2pt}.q b{display:block;font-weight:400;color:#596273}`;
const entry = (title: string, at: string, when: string, ...texts: readonly string[]) =>
  `<div class=e><p class=t>${title}</p><p>${at}</p><p class=g>${when}</p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div>`;
const wish = (label: string, words: string) => `<div><b>${label}</b>${words}</div>`;

const body = `<header><h1>Dusan Milovanovic</h1><p class=c><span>Salisbury North, Adelaide SA</span> <span>0491 571 491</span> <span>dusan.milovanovic@example.com</span></p></header>
<h2>Personal summary</h2><p style="margin:0">Toolmaker by trade with thirty years at the bench and at the machines. I make and repair progressive dies, injection moulds, jigs and gauges to 5 microns. Since 2019 I have looked after a toolroom of seven. I would like two or three more good years as a supervisor or trainer before I retire to my lathe at home.</p>
<h2>Career history</h2>
${entry("Toolroom Supervisor", "Precision Tooling Elizabeth Pty Ltd", "Jul 2019 - Present (7 years 5 months)", "Plan and quote all tooling work, $1.9m a year", "Seven toolmakers and two apprentices, no lost time injury since 2020", "Moved design from paper to SolidWorks")}
${entry("Toolmaker", "Precision Tooling Elizabeth Pty Ltd", "Jan 2012 - Jul 2019 (7 years 7 months)", "Wire cut and spark erosion, surface grinding, fitting and try-out of dies", "Built the tool set for the electric meter box, 1.2 million parts so far")}
${entry("Toolmaker", "Playford Automotive Components", "Mar 1999 - Dec 2011 (12 years 10 months)", "Press tools for brackets and hinges. Afternoon shift leading hand from 2006.")}
${entry("Process Operator", "Gepps Cross Whitegoods", "Aug 1998 - Feb 1999 (7 months)")}
${entry("Apprentice, later Toolmaker", "Fabrika Alata Rakovica, Belgrade", "Sep 1990 - May 1998 (7 years 9 months)")}
<h2>Education</h2>
${entry("Certificate IV in Engineering (Toolmaking)", "Torrens Plains TAFE", "Finished 2009")}
${entry("Certificate III in Engineering - Fabrication Trade (recognition of trade)", "Torrens Plains TAFE", "Finished 1999")}
${entry("Diploma of Secondary Mechanical School, Metalworker", "Tehnička škola Rakovica", "Finished 1990")}
<h2>Licences &amp; certifications</h2>
${entry("Forklift Licence (LF)", "SafeWork SA", "Issued Feb 2024 - Expires Feb 2029")}
${entry("Senior First Aid", "Northern Plains First Aid", "Expires Aug 2028")}
${entry("Overhead Crane Operation, remote control", "Precision Tooling Elizabeth Pty Ltd", "Issued May 2013")}
<h2>Skills</h2><p style="margin:0">Progressive dies &nbsp;·&nbsp; Injection moulds &nbsp;·&nbsp; Wire EDM &nbsp;·&nbsp; Surface grinding &nbsp;·&nbsp; SolidWorks &nbsp;·&nbsp; Mastercam &nbsp;·&nbsp; Quoting &nbsp;·&nbsp; Apprentice training</p>
<h2>Languages</h2><p style="margin:0">Serbian &nbsp;·&nbsp; English &nbsp;·&nbsp; Russian</p>
<h2>About your next role</h2><div class=q>${wish("Availability", "2 weeks notice needed")}${wish("Preferred work types", "Full time, Part time")}${wish("Preferred locations", "Northern Suburbs Adelaide SA")}${wish("Right to work", "Australian citizen")}${wish("Salary expectation", "$110k+ per year")}${wish("Preferred classification", "Trades &amp; Services")}${wish("Driver's licence", "C class")}${wish("Personal interests", "Wood turning, chess")}</div>`;

/** A Serbian-born toolmaker's profile saved as PDF from the large job site: title, employer and “Jul 2019 - Present (7 years 5 months)” on three lines with points, skills and languages between dots, wishes in three columns. */
export const toolmaker: UnseenCv = {
  name: "Serbian-born toolmaker's profile saved from a job site: “Jul 2019 - Present (7 years 5 months)” below title and employer, points or nothing below, “Finished 2009”, skills and languages between dots, wishes in three columns",
  type: "pdf",
  write: print(css, body, {
    margin: "16mm",
    footer: `<div style="text-align:center">Dusan Milovanovic | <span class=pageNumber></span></div>`,
  }),
  says: {
    given: "Dusan",
    family: "Milovanovic",
    email: "dusan.milovanovic@example.com",
    phone: "+61491571491",
    jobs: [
      [
        "Toolroom Supervisor",
        "Precision Tooling Elizabeth Pty Ltd / Precision Tooling Elizabeth",
        "2019-07",
        null,
      ],
      [
        "Toolmaker",
        "Precision Tooling Elizabeth Pty Ltd / Precision Tooling Elizabeth",
        "2012-01",
        "2019-07",
      ],
      ["Toolmaker", "Playford Automotive Components", "1999-03", "2011-12"],
      ["Process Operator", "Gepps Cross Whitegoods", "1998-08", "1999-02"],
      [
        "Apprentice, later Toolmaker / Apprentice / Toolmaker / Apprentice Toolmaker",
        "Fabrika Alata Rakovica / Fabrika Alata Rakovica, Belgrade",
        "1990-09",
        "1998-05",
      ],
    ],
    studies: [
      [
        "Certificate IV in Engineering (Toolmaking) / Certificate IV in Engineering",
        "Torrens Plains TAFE",
        "2009",
      ],
      [
        "Certificate III in Engineering - Fabrication Trade (recognition of trade) / Certificate III in Engineering - Fabrication Trade / Certificate III in Engineering (Fabrication Trade) / Certificate III in Engineering",
        "Torrens Plains TAFE",
        "1999",
      ],
      [
        "Diploma of Secondary Mechanical School, Metalworker / Diploma of Secondary Mechanical School / Diploma of Secondary Mechanical School (Metalworker)",
        "Tehnička škola Rakovica",
        "1990",
      ],
    ],
    skills: [
      "Progressive dies",
      "Injection moulds",
      "Wire EDM",
      "Surface grinding",
      "SolidWorks",
      "Mastercam",
      "Quoting",
      "Apprentice training",
    ],
    licences: [
      [
        "Forklift Licence (LF) / Forklift Licence / Forklift / Forklift (LF) / Forklift Licence (LF), SafeWork SA",
        undefined,
        "2029-02",
      ],
      ["Senior First Aid / First Aid / Senior First Aid, Northern Plains First Aid", undefined, "2028-08"],
      [
        "Overhead Crane Operation, remote control / Overhead Crane Operation / Overhead Crane Operation (remote control) / Overhead Crane",
      ],
    ],
    drives: ["C"],
    languages: ["Serbian", "English", "Russian"],
    besides: ["Driver licence", "Driver's licence", "C class", "Australian citizen", "Leading hand"],
  },
};
