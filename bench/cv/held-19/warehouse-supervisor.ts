import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.45 "DejaVu Sans",sans-serif;color:#26323b}h1{font-size:19pt;margin:0 0 2mm;font-weight:700}.info{font-size:8.8pt;border-top:.3mm solid #9aa6ae;padding:2mm 0 0;margin:0}h2{font-size:10.5pt;letter-spacing:.3pt;margin:6mm 0 2.5mm;padding:0 0 1mm;border-bottom:.3mm solid #9aa6ae;text-transform:uppercase;break-after:avoid}.e{border-left:.4mm solid #cfd6da;padding:0 0 0 4mm;margin:0 0 4mm;break-inside:avoid}.e p,.p{margin:0}.w{color:#63707a;font-size:8.8pt}.t{font-weight:700}ul{margin:1mm 0 0;padding-left:5mm}table{border-collapse:collapse;font-size:8.8pt;margin:2mm 0 1mm}td,th{border:.2mm solid #cfd6da;padding:1mm 3mm;text-align:center;font-weight:400}`;

const job = (when: string, title: string, at: string, where: string, ...texts: readonly string[]) =>
  `<div class=e><p class=w>[ ${when} ]</p><p class=t>${title}</p><p><b>${at}</b></p><p class=w>${where}</p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div>`;

const body = `<h1>Lorenzo Barbieri</h1><p class=info><b>Nationality:</b> Italian &nbsp;|&nbsp; <b>Date of birth:</b> 21/09/1991 &nbsp;|&nbsp; <b>Phone number:</b> (+61) 491570156 (Mobile) &nbsp;|&nbsp; <b>Email address:</b> <a href="mailto:lorenzo.barbieri@example.com">lorenzo.barbieri@example.com</a> &nbsp;|&nbsp; <b>Address:</b> 9/120 Sydney Road, 3056, Brunswick, Australia (Home)</p>
<h2>About me</h2><p class=p>Warehouse supervisor with ten years in food and furniture logistics in Italy and Australia. I am practical, I speak four languages with the drivers and I like a clean dock.</p>
<h2>Work experience</h2>
${job("03/04/2023 – Current", "Warehouse Shift Supervisor", "Ponte Foods Distribution", "City: Tullamarine | Country: Australia", "Supervise 18 pickers and four forklift drivers on the afternoon shift", "Pick accuracy 99.6% in 2025", "Cycle counts and dispatch with SAP EWM")}
${job("10/01/2020 – 31/03/2023", "Forklift Operator", "Ponte Foods Distribution", "City: Tullamarine | Country: Australia", "Loading and unloading of chilled and frozen goods")}
${job("02/2018 – 12/2019", "Fruit Picker", "Mallee Sun Orchards", "City: Mildura | Country: Australia")}
${job("09/2012 – 11/2017", "Warehouse Worker", "Mobili Adriatico S.r.l.", "City: Pesaro | Country: Italy", "Picking and packing of kitchens, stock control, deliveries")}
<h2>Education and training</h2>
${job("2022", "Certificate IV in Warehousing Operations", "Northwest Skills Institute", "City: Broadmeadows | Country: Australia | Level in EQF: EQF level 4")}
${job("09/2005 – 07/2010", "Diploma di Perito Industriale (Meccanica)", "Istituto Tecnico Volponi", "City: Pesaro | Country: Italy | Final grade: 84/100")}
<h2>Language skills</h2><p class=p>Mother tongue(s): <b>Italian</b></p><p class=p>Other language(s):</p>
<table><tr><th></th><th colspan=2>UNDERSTANDING</th><th colspan=2>SPEAKING</th><th>WRITING</th></tr><tr><td></td><td>Listening</td><td>Reading</td><td>Spoken production</td><td>Spoken interaction</td><td></td></tr><tr><td><b>English</b></td><td>C1</td><td>C1</td><td>B2</td><td>C1</td><td>B2</td></tr><tr><td><b>Spanish</b></td><td>B1</td><td>B2</td><td>B1</td><td>B1</td><td>A2</td></tr><tr><td><b>Arabic</b></td><td>A2</td><td>A1</td><td>A2</td><td>A2</td><td>A1</td></tr></table><p class=w style="margin:0">Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user</p>
<h2>Digital skills</h2><p class=p>SAP EWM | Microsoft Excel | RF scanning | Power BI</p>
<h2>Organisational skills</h2><ul style="margin:0"><li>Shift rostering</li><li>Stock control</li><li>Toolbox talks</li></ul>
<h2>Driving licence</h2><p class=p><b>Cars:</b> C (Victoria)</p>
<h2>Licences</h2>
<div class=e><p class=w>[ 14/05/2025 – 14/05/2030 ]</p><p class=t>High Risk Work Licence, Forklift (LF)</p></div>
<div class=e><p class=w>[ 06/2026 – 06/2029 ]</p><p class=t>Provide First Aid</p></div>
<h2>Hobbies and interests</h2><p class=p>Calcio on Sundays, motorbikes, my nonna's recipes</p>`;

/** A warehouse supervisor's European CV in the present online format: bracketed days above title, employer and “City: … | Country: …”, the grid of languages, digital skills with bars. */
export const warehouseSupervisor: UnseenCv = {
  name: "Italian warehouse supervisor's present European format: “[ 03/04/2023 – Current ]”, City | Country, grid of languages",
  type: "pdf",
  write: print(css, body, {
    margin: "16mm",
    footer: `<span style="float:right"><span class=pageNumber></span> / <span class=totalPages></span></span>`,
  }),
  says: {
    given: "Lorenzo",
    family: "Barbieri",
    email: "lorenzo.barbieri@example.com",
    phone: "+61491570156",
    jobs: [
      ["Warehouse Shift Supervisor", "Ponte Foods Distribution", "2023-04", null],
      ["Forklift Operator", "Ponte Foods Distribution", "2020-01", "2023-03"],
      ["Fruit Picker", "Mallee Sun Orchards", "2018-02", "2019-12"],
      ["Warehouse Worker", "Mobili Adriatico S.r.l. / Mobili Adriatico", "2012-09", "2017-11"],
    ],
    studies: [
      ["Certificate IV in Warehousing Operations", "Northwest Skills Institute", "2022"],
      [
        "Diploma di Perito Industriale (Meccanica) / Diploma di Perito Industriale",
        "Istituto Tecnico Volponi",
        "2010-07",
      ],
    ],
    skills: [
      "SAP EWM",
      "Microsoft Excel",
      "RF scanning",
      "Power BI",
      "Shift rostering",
      "Stock control",
      "Toolbox talks",
    ],
    licences: [
      [
        "High Risk Work Licence, Forklift (LF) / High Risk Work Licence / Forklift (LF) / Forklift / High Risk Work Licence (Forklift)",
        undefined,
        "2030-05-14",
      ],
      ["Provide First Aid / First Aid", undefined, "2029-06"],
    ],
    drives: ["C"],
    languages: ["Italian", "English", "Spanish", "Arabic"],
    besides: ["Driving licence"],
  },
};
