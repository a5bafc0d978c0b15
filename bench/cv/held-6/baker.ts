import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9pt/1.5 "DejaVu Serif",serif;padding:18mm 16mm;color:#666}.g{display:grid;grid-template-columns:1fr 50mm;column-gap:12mm}h1{font:400 30pt "DejaVu Serif";margin:0;color:#000}h2{font:700 9pt "DejaVu Sans";color:#2079c7;margin:7mm 0 2mm}h3{font:700 10.5pt "DejaVu Serif";color:#000;margin:4mm 0 0}h3 em{font-weight:400}.d{font:8pt "DejaVu Sans";margin:1mm 0}p{margin:0 0 1.5mm}`;
const entry = (employer: string, title: string, dates: string, text = "") =>
  `<h3>${employer} — <em>${title}</em></h3><div class=d>${dates}</div>${text && `<p>${text}`}`;
const body = `<div class=g><div><h1>Camila Andrea<br>Sepúlveda Riquelme</h1><p>Baker of bread that takes two days</div><div style="padding-top:4mm"><p>6/210 Lygon Street<br>Brunswick East, VIC 3057<p><b style="color:#000">0432 880 519</b><br><b style="color:#000">camila@marraqueta.example</b></div></div>
<div class=g><div><h2>EXPERIENCE</h2>
${entry("Hearth &amp; Levain, Brunswick", "Head Baker", "MARCH 2024 - PRESENT", "Runs nights with four bakers. 900 loaves; two flours from the Wimmera.")}
${entry("Merri Creek Pâtisserie, Northcote", "Pastry Cook", "OCTOBER 2022 - FEBRUARY 2024", "Lamination, tarts and the Easter rush.")}
${entry("Panadería San Expedito, Valparaíso", "Maestra panadera", "JANUARY 2016 - AUGUST 2022", "Ovens heated with wood; hallullas by the thousand.")}
<h2>EDUCATION</h2>
${entry("Instituto Culinario del Pacífico, Viña del Mar", "Técnico en Pastelería", "MARCH 2013 - DECEMBER 2014")}
${entry("Yarra Trades College, Melbourne", "Certificate III in Baking", "FEBRUARY 2023 - NOVEMBER 2023")}
<h2>PROJECTS</h2>
${entry("Pan del Barrio", "Saturday stall", "2023 - PRESENT", "Bread for a food bank from what the ovens have left.")}
</div><div><h2>SKILLS</h2><p>Sourdough<p>Lamination<p>Production planning<p>HACCP
<h2>AWARDS</h2><p><b style="color:#000">Best rye</b>, Royal Melbourne Bread Show 2025
<h2>CERTIFICATES</h2><p>Food Safety Supervisor (SITXFSA006), 2024
<h2>LANGUAGES</h2><p>Spanish, English, Portuguese
<h2>VISA</h2><p>Permanent resident</div></div>`;

/** A baker from Chile in a template of a web word processor: employer and town, a long dash and the title in slanted letters on one line, months in capitals below, lists at the right, two given and two family names over two lines. */
export const baker: UnseenCv = {
  name: "employer, long dash, title in slanted letters",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Camila Andrea / Camila",
    family: "Sepúlveda Riquelme",
    email: "camila@marraqueta.example",
    phone: "+61432880519",
    jobs: [
      ["Head Baker", "Hearth & Levain / Hearth & Levain, Brunswick", "2024-03", null],
      ["Pastry Cook", "Merri Creek Pâtisserie / Merri Creek Pâtisserie, Northcote", "2022-10", "2024-02"],
      [
        "Maestra panadera",
        "Panadería San Expedito / Panadería San Expedito, Valparaíso",
        "2016-01",
        "2022-08",
      ],
    ],
    studies: [
      [
        "Técnico en Pastelería",
        "Instituto Culinario del Pacífico / Instituto Culinario del Pacífico, Viña del Mar",
        "2014-12",
      ],
      ["Certificate III in Baking", "Yarra Trades College / Yarra Trades College, Melbourne", "2023-11"],
    ],
    skills: ["Sourdough", "Lamination", "Production planning", "HACCP"],
    licences: [
      ["Food Safety Supervisor / Food Safety Supervisor (SITXFSA006) / Food Safety Supervisor SITXFSA006"],
    ],
    languages: ["Spanish", "English", "Portuguese"],
    besides: ["Saturday stall", "Pan del Barrio", "Best rye", "SITXFSA006"],
  },
};
