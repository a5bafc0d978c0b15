import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9pt/1.5 "DejaVu Sans",sans-serif;color:#3b3b3b}.g{display:grid;grid-template-columns:66mm 1fr;min-height:296mm}.s{background:#23303a;color:#f1ece4;padding:12mm 9mm}.ph{width:40mm;height:40mm;border-radius:50%;background:#c9b79c;margin:0 auto 8mm}.m{padding:14mm 12mm}h1{font-weight:300;font-size:27pt;letter-spacing:7px;margin:0;line-height:1.15}.r{letter-spacing:4px;font-size:9.5pt;margin:2mm 0 8mm}h2{font-size:10.5pt;font-weight:700;margin:7mm 0 3mm}.t{display:grid;grid-template-columns:26mm 5mm 1fr;margin-bottom:3mm}.t i{width:3mm;height:3mm;border-radius:50%;background:#c9b79c;margin-top:1mm}.t b{display:block;font-size:10pt}.bar{height:1.5mm;background:#c9b79c;margin:0 0 2mm}p{margin:0 0 1.5mm}ul{margin:1mm 0 0;padding-left:4mm}`;
const spaced = (words: string) =>
  words
    .split(" ")
    .map((word) => [...word].join(" "))
    .join(" &nbsp; ");
const head = (words: string) => `<h2>${spaced(words)}</h2>`;
const stop = (dates: string, title: string, employer: string, tasks: readonly string[] = []) =>
  `<div class=t><span>${dates}</span><i></i><div><b>${title}</b>${employer}${tasks.length ? `<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>` : ""}</div></div>`;
const bar = (skill: string, width: number) => `<p>${skill}</p><div class=bar style="width:${width}%"></div>`;
const body = `<div class=g><div class=s><div class=ph></div>
${head("CONTACT")}<p>0423 905 671<p>maddison@prideaux.example<p>Ashgrove, QLD 4060
${head("EXPERTISE")}${bar("PropertyMe", 95)}${bar("Routine inspections", 90)}${bar("QCAT hearings", 75)}${bar("Lease renewals", 85)}${bar("Arrears", 80)}
${head("LICENCES")}<p>Real Estate Agent Licence<br>No. 4418206 (to 30/06/2028)<p>C class, open
${head("LANGUAGES")}<p>English<p>Auslan
</div><div class=m><h1>MADDISON<br>PRIDEAUX</h1><div class=r>PROPERTY MANAGER</div>
${head("ABOUT ME")}<p>I look after 160 homes and know which of them have a temperamental oven. Owners hear from me before they have to ask.
${head("MY JOURNEY")}
${stop("2023 — Present", "Senior Property Manager", "Marlow &amp; Finch Realty, Paddington", ["Vacancy below 1.2 % for three years", "Trains two assistants"])}
${stop("2020 — 2023", "Property Manager", "Latrobe Terrace Estates, Bardon", ["Rent roll of 140"])}
${stop("2018 — 2020", "Leasing Assistant", "Latrobe Terrace Estates, Bardon")}
${stop("2016 — 2018", "Front Office Agent", "Hotel Quandong, Brisbane", ["Night desk and reservations"])}
${head("EDUCATION")}
${stop("2020", "Certificate IV in Real Estate Practice", "Queensland Property College")}
${stop("2015", "Diploma of Tourism", "TAFE Brisbane South")}
${head("BEYOND WORK")}<p>Roller derby, sourdough and a very old greyhound.
</div></div>`;

/** A property manager in a design tool's page: dark sidebar with a round picture and bars, headings with spaces between their letters, a line of time with dots and years alone. */
export const propertyManager: UnseenCv = {
  name: "letters with spaces, line of time with dots",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Maddison",
    family: "Prideaux",
    email: "maddison@prideaux.example",
    phone: "+61423905671",
    jobs: [
      ["Senior Property Manager", "Marlow & Finch Realty / Marlow & Finch Realty, Paddington", "2023", null],
      ["Property Manager", "Latrobe Terrace Estates / Latrobe Terrace Estates, Bardon", "2020", "2023"],
      ["Leasing Assistant", "Latrobe Terrace Estates / Latrobe Terrace Estates, Bardon", "2018", "2020"],
      ["Front Office Agent", "Hotel Quandong / Hotel Quandong, Brisbane", "2016", "2018"],
    ],
    studies: [
      ["Certificate IV in Real Estate Practice", "Queensland Property College", "2020"],
      ["Diploma of Tourism", "TAFE Brisbane South", "2015"],
    ],
    skills: ["PropertyMe", "Routine inspections", "QCAT hearings", "Lease renewals", "Arrears"],
    licences: [["Real Estate Agent Licence", "4418206", "2028-06-30"]],
    drives: ["C"],
    languages: ["English", "Auslan"],
    besides: ["Roller derby", "sourdough", "greyhound"],
  },
};
