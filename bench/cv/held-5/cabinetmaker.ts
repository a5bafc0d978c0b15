import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.5 "Liberation Sans",sans-serif;padding:20mm 22mm}h1{font-size:17pt;margin:0 0 4mm}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:0 0 1.5mm}td:first-child{width:45mm;color:#444}h2{font-size:11pt;margin:5mm 0 2mm;border-top:1px solid #999;padding-top:2mm}.s{margin-top:10mm}`;
const rows = (...cells: readonly (readonly [string, string])[]) =>
  `<table>${cells.map(([left, right]) => `<tr><td>${left}<td>${right}`).join("")}</table>`;
const body = `<h1>Curriculum Vitae</h1>
<h2>Persönliche Daten / Personal data</h2>
${rows(["Name", "Sebastian Köhler"], ["Anschrift / address", "14 Plover Street, Launceston TAS 7250"], ["Telefon / phone", "0476 233 809"], ["E-Mail", "s.koehler@tischlerei.example"], ["Geburtsdatum / born", "02.06.1991, Bautzen"], ["Familienstand", "verheiratet"])}
<h2>Berufserfahrung / Work</h2>
${rows(
  [
    "03.2020 – heute",
    "<b>Cabinetmaker</b><br>Tamar Joinery, Launceston<br>Kitchens and stairs from Tasmanian oak",
  ],
  ["10.2018 – 02.2020", "<b>Working holiday</b><br>fruit picking and travel in Queensland"],
  [
    "09.2014 – 09.2018",
    "<b>Tischlergeselle / Journeyman joiner</b><br>Möbelwerkstatt Noack GmbH, Bautzen<br>Furniture made to measure",
  ],
)}
<h2>Ausbildung / Training</h2>
${rows(["09.2011 – 07.2014", "<b>Tischler (Gesellenbrief)</b><br>Handwerkskammer Dresden"], ["2009 – 2011", "<b>Fachoberschulreife</b><br>Oberschule Bautzen"])}
<h2>Kenntnisse / Skills</h2>
${rows(["Maschinen / machines", "CNC (Homag), spindle moulder, edge bander"], ["EDV / computer", "SketchUp, Cabinet Vision"], ["Sprachen / languages", "Deutsch, Englisch (C1)"], ["Führerschein / licence", "Class C (Tasmania)"])}
<p class=s>Launceston, 12.11.2026 &nbsp; Sebastian Köhler`;

/** A cabinetmaker from Germany: a table of two columns without lines, headings and labels in two languages, "heute" as the end, a break among the jobs, place and date at the end. */
export const cabinetmaker: UnseenCv = {
  name: "headings in two languages",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Sebastian",
    family: "Köhler",
    email: "s.koehler@tischlerei.example",
    phone: "+61476233809",
    jobs: [
      ["Cabinetmaker", "Tamar Joinery / Tamar Joinery, Launceston", "2020-03", null],
      [
        "Tischlergeselle / Journeyman joiner / Tischlergeselle",
        "Möbelwerkstatt Noack GmbH / Möbelwerkstatt Noack GmbH, Bautzen",
        "2014-09",
        "2018-09",
      ],
    ],
    studies: [
      ["Tischler (Gesellenbrief) / Tischler", "Handwerkskammer Dresden", "2014-07"],
      ["Fachoberschulreife", "Oberschule Bautzen", "2011"],
    ],
    skills: ["CNC (Homag) / CNC", "spindle moulder", "edge bander", "SketchUp", "Cabinet Vision"],
    drives: ["C"],
    languages: ["German / Deutsch", "English / Englisch"],
    besides: ["Working holiday"],
  },
};
