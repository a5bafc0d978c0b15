import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.42 Montserrat,Lato,"DejaVu Sans",sans-serif;color:#222}.g{display:grid;grid-template-columns:62mm 1fr;min-height:297mm}aside{background:#2d3a35;color:#fff;padding:14mm 7mm}main{padding:14mm 10mm}h1{font-size:23pt;line-height:1.1;margin:0 0 1mm;letter-spacing:1px}h2{font-size:11pt;letter-spacing:2px;text-transform:uppercase;margin:6mm 0 2mm;border-bottom:.3mm solid currentColor;padding-bottom:1mm}p{margin:0 0 1mm}.t{color:#8a6d3b;font-size:12pt}.b{height:1.6mm;background:#56665f;margin:0 0 2.2mm}.b i{display:block;height:100%;background:#e3c58a}ul{margin:.5mm 0 3mm;padding-left:4.5mm}h3{font-size:10.5pt;margin:0}.v{font-style:italic;margin:0}`;

const bar = (label: string, share: number) =>
  `<p>${label}</p><div class=b><i style="width:${share}%"></i></div>`;
const job = (title: string, venue: string, when: string, points: readonly string[]) =>
  `<h3>${title}</h3><p class=v>${venue}</p><p>${when}</p><ul>${points.map((point) => `<li>${point}`).join("")}</ul>`;

const body = `<div class=g><aside>
<h2 style="margin-top:0">Contact</h2><p>0491 575 254</p><p>lucien.abadie@example.com</p><p>Battery Point, Hobart TAS</p>
<h2>Kitchen skills</h2>${bar("Menu costing", 95)}${bar("Butchery", 90)}${bar("Charcoal &amp; hearth", 85)}${bar("Pastry", 60)}${bar("Rostering", 80)}${bar("HACCP", 90)}
<h2>Languages</h2><p>French – native</p><p>English – fluent</p><p>Mauritian Creole – native</p>
<h2>Certificates</h2><p>Food Safety Supervisor, valid until 06/2029</p><p>Responsible Service of Alcohol, TAS</p>
<h2>Training</h2><p><b>Certificate IV in Kitchen Management</b><br>Derwent Institute of TAFE<br>2019</p><p><b>CAP Cuisine</b><br>Lycée Hôtelier Saint-Vérand, Lyon<br>2012</p>
</aside><main><h1>LUCIEN ABADIE</h1><p class=t>Head Chef</p>
<p>Fourteen years at the stove, eight of them in Australia. I cook over fire, buy whole animals and hold food cost at 28%. Permanent resident.</p>
<h2>Kitchens</h2>
${job("Head Chef", "Salt &amp; Cinder, Hobart – 85 covers, one hat", "October 2022 – present", ["Brigade of 9; two tastings and a bar menu that change with the boats", "Took food cost from 34% to 28% in the first year"])}
${job("Sous Chef", "Salt &amp; Cinder, Hobart – 85 covers", "May 2020 – September 2022", ["Ran the pass four nights a week; trained three apprentices to trade"])}
${job("Chef de Partie, Grill", "The Drowned Goat, Melbourne – 140 covers", "Feb 2018 – March 2020", ["Wood grill section, 300 steaks on a Saturday"])}
${job("Demi Chef de Partie", "Hôtel Belle Mare, Mauritius – banquets to 600 covers", "2015 – 2017", ["Garde manger and buffets for three restaurants"])}
${job("Commis de Cuisine", "Maison Perrault, Lyon – 45 covers, two stars", "September 2012 – December 2014", ["Rotated through fish, sauce and larder"])}
<h2>Stages</h2><p>Kōji House, Kyoto (unpaid), four weeks, November 2017</p>
<h2>Press and prizes</h2><p>Tasmanian Chef of the Year finalist, 2024</p>
</main></div>`;

/** A chef's Canva page: skills as bars in a dark column with certificates and training, venues with covers behind the place, two posts at one venue. */
export const headChef: UnseenCv = {
  name: "chef's two columns with bars, venues and covers, a stage without pay",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Lucien",
    family: "Abadie",
    email: "lucien.abadie@example.com",
    phone: "+61491575254",
    jobs: [
      ["Head Chef", "Salt & Cinder", "2022-10", null],
      ["Sous Chef", "Salt & Cinder", "2020-05", "2022-09"],
      ["Chef de Partie, Grill / Chef de Partie", "The Drowned Goat", "2018-02", "2020-03"],
      ["Demi Chef de Partie", "Hôtel Belle Mare", "2015", "2017"],
      ["Commis de Cuisine", "Maison Perrault", "2012-09", "2014-12"],
    ],
    studies: [
      ["Certificate IV in Kitchen Management", "Derwent Institute of TAFE", "2019"],
      ["CAP Cuisine", "Lycée Hôtelier Saint-Vérand / Lycée Hôtelier Saint-Vérand, Lyon", "2012"],
    ],
    skills: ["Menu costing", "Butchery", "Charcoal & hearth", "Pastry", "Rostering", "HACCP"],
    licences: [
      ["Food Safety Supervisor", undefined, "2029-06"],
      ["Responsible Service of Alcohol, TAS / Responsible Service of Alcohol / RSA"],
    ],
    languages: ["French", "English", "Mauritian Creole"],
    besides: ["Kōji House", "Tasmanian Chef of the Year finalist", "Tasmanian Chef of the Year"],
  },
};
