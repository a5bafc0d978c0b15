import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "DejaVu Sans Condensed","DejaVu Sans",sans-serif;color:#222}header{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3px solid #7a1f1f;padding-bottom:3mm}h1{font-size:22pt;margin:0;font-weight:400}.k{text-align:right;font-size:8.5pt}h2{font-size:11pt;color:#7a1f1f;margin:6mm 0 2mm;letter-spacing:.5px}.p{font-weight:700;margin-top:3mm}ul{margin:1mm 0;padding-left:5mm;list-style:square}p{margin:0 0 1mm}.t span{display:inline-block;border:1px solid #7a1f1f;border-radius:3mm;padding:.5mm 3mm;margin:0 1.5mm 1.5mm 0}`;
const post = (head: string, tasks: readonly string[]) =>
  `<div class=p>${head}</div><ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>`;
const body = `<header><div><h1>Lorenzo Bianchedi</h1>Chef de Partie</div><div class=k>Phone: 0423 577 019<br>lorenzo.bianchedi@basilico.example<br>Born in Ravenna, 8 May 1997 – lives in Leederville WA<br>Working Holiday visa (417) until 03/2027</div></header>
<h2>Who I am</h2><p>Cook of fresh pasta from Romagna. My grandmother taught me the dough, a hotel on the lake taught me the clock.
<h2>Kitchens</h2>
${post("Chef de Partie, Pasta | Osteria Belvedere | Leederville WA | 04/2025 – today", ["Section of 90 covers a night, two commis", "Eighteen kilos of egg dough a day by hand"])}
${post("Farm Cook | Donnybrook Apple Packers | Donnybrook WA | 11/2024 – 03/2025", ["Breakfast and dinner for 60 pickers"])}
${post("Demi Chef de Partie | Grand Hotel Lariana | Como, Italy | 05/2021 – 10/2024 (seasonal)", ["Garnish, then fish", "Banquets of up to 250"])}
${post("Commis | Trattoria da Elvira | Ravenna, Italy | 09/2017 – 04/2021", ["Everything, in that order: onions, stock, dough"])}
${post("Apprentice (school stage) | Pasticceria Adriatica | Cervia, Italy | 06/2015 – 08/2015", ["Croissants at four"])}
<h2>Schools</h2>
<p><b>Diploma in Food and Wine Service (Istituto Alberghiero)</b> | Istituto Artusi Nuovo | Riolo Terme | 2016<p><b>Certificate in Bread and Pastry</b> | Scuola del Lievito | Bologna | 2019
<h2>Papers</h2>
<p>HACCP level 2 | valid until 05/2028<p>Food Safety Supervisor (WA) | FSS-40921 | valid until 19/06/2030<p>Driving licence B (Italy)
<h2>I do well</h2><div class=t><span>Fresh pasta</span><span>Butchery of fish</span><span>Menu costing</span><span>Sourdough</span><span>Ordering</span></div>
<h2>I speak</h2><p>Italian (mother tongue) | English (B2) | a little French`;

/** A cook from Italy with headings of his own: title, venue, town and months in one line by strokes, "today", seasonal work, schools and papers by strokes as well, skills as chips. */
export const chefDePartie: UnseenCv = {
  name: "title, venue, town and months in one line by strokes",
  type: "pdf",
  write: print(css, body, { margin: "16mm" }),
  says: {
    given: "Lorenzo",
    family: "Bianchedi",
    email: "lorenzo.bianchedi@basilico.example",
    phone: "+61423577019",
    jobs: [
      [
        "Chef de Partie, Pasta / Chef de Partie",
        "Osteria Belvedere / Osteria Belvedere, Leederville",
        "2025-04",
        null,
      ],
      ["Farm Cook", "Donnybrook Apple Packers / Donnybrook Apple Packers, Donnybrook", "2024-11", "2025-03"],
      ["Demi Chef de Partie", "Grand Hotel Lariana / Grand Hotel Lariana, Como", "2021-05", "2024-10"],
      ["Commis", "Trattoria da Elvira / Trattoria da Elvira, Ravenna", "2017-09", "2021-04"],
      [
        "Apprentice (school stage) / Apprentice",
        "Pasticceria Adriatica / Pasticceria Adriatica, Cervia",
        "2015-06",
        "2015-08",
      ],
    ],
    studies: [
      [
        "Diploma in Food and Wine Service (Istituto Alberghiero) / Diploma in Food and Wine Service",
        "Istituto Artusi Nuovo / Istituto Artusi Nuovo, Riolo Terme",
        "2016",
      ],
      ["Certificate in Bread and Pastry", "Scuola del Lievito / Scuola del Lievito, Bologna", "2019"],
    ],
    skills: ["Fresh pasta", "Butchery of fish", "Menu costing", "Sourdough", "Ordering"],
    licences: [
      ["HACCP level 2 / HACCP", undefined, "2028-05"],
      ["Food Safety Supervisor (WA) / Food Safety Supervisor", "FSS-40921", "2030-06-19"],
    ],
    languages: ["Italian", "English", "French"],
    besides: ["B", "Driving licence B", "Working Holiday visa"],
  },
};
