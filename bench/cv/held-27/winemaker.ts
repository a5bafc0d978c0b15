import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.5 "DejaVu Serif",serif;color:#2a2224}h1{font-size:25pt;font-weight:400;margin:0;text-align:center;color:#5b1427}.c{text-align:center;margin:1mm 0 0;font-size:9.2pt}h2{font-size:13pt;font-weight:400;font-style:italic;color:#5b1427;text-align:center;margin:7mm 0 3mm;break-after:avoid}h2:before,h2:after{content:" ~ "}.e{margin-bottom:4.5mm}.e p{margin:0}.t{font-weight:700;break-after:avoid}.x{font-size:9.2pt;margin-top:.8mm!important}.v{display:grid;grid-template-columns:44mm 1fr;margin-bottom:1.2mm;font-size:9.6pt}.v p{margin:0}.two{columns:2;column-gap:10mm}.two p{margin:0 0 1mm}p{margin:0 0 1.2mm}`;
const job = (line: string, when: string, words: string) =>
  `<div class=e><p class=t>${line}</p><p>${when}</p><p class=x>${words}</p></div>`;
const vintage = (when: string, line: string) => `<div class=v><p>${when}</p><p>${line}</p></div>`;

const body = `<h1>Sebastián Echeverría Roldán</h1><p class=c>Winemaker</p><p class=c>Kilcunda VIC 3995 · 0491 572 983 · s.echeverria@example.org · born in Mendoza, settled in Gippsland</p>
<h2>In short</h2><p>Cool-climate winemaker. Pinot, chardonnay, and one stubborn malbec. I have made wine in four countries and cleaned tanks in all of them. Crush of 220 tonnes at present; happier below 500 than above.</p>
<h2>Cellar positions</h2>
${job("Winemaker, Powlett Ridge Estate, Bass Coast", "since July 2020 · full time", "All wine from fruit to bottle; two cellar hands; trophy for the 2022 chardonnay. Halved the sulphur and the power bill. Planted a trial hectare of alvarinho with the owner, who has nearly forgiven me.")}
${job("Assistant Winemaker, Strathbogie Granite Wines, Euroa", "August 2016 – June 2020 · full time", "Red cellar, barrel program of 900, export samples and paperwork. Acting winemaker for the smoke vintage of 2020: every batch tested, a third refused.")}
${job("Laboratory Technician, Bodega Cerro Plomo, Mendoza", "March 2010 – December 2013 · full time", "Must and wine analysis, enzymatic and wet; sensory panel.")}
<h2>Harvests</h2>
${vintage("February – April 2016", "Cellar Hand, Wairau Bend Wines, Marlborough, New Zealand")}
${vintage("August – October 2015", "Intern, Domaine des Trois Noyers, Beaune, France")}
${vintage("February – April 2014", "Cellar Hand, Strathbogie Granite Wines, Euroa")}
<h2>Study</h2>
${vintage("2014 – 2015", "Master of Viticulture and Oenology, Great Southern University, Melbourne")}
${vintage("2005 – 2010", "Licenciatura en Enología, Universidad de los Andes del Este, Mendoza")}
${vintage("2024", "Certificate in Wine Business, Gippsland Institute (six weekends)")}
<h2>Papers</h2>
<p>LF high risk work licence no. VL 3384120, through to 12 January 2030</p><p>Confined space entry, renewed May 2025</p><p>Responsible Service of Alcohol (Victoria), refreshed 2025</p><p>Victorian driver licence, heavy rigid</p>
<h2>Tools and talents</h2><div class=two><p>Wild fermentation</p><p>Barrel selection</p><p>Blending trials</p><p>Vintrace</p><p>Cross-flow filtration</p><p>Cellar door talks</p><p>Bottling line set-up</p><p>Staff rosters at vintage</p></div>
<h2>Tongues</h2><p style="text-align:center">Spanish (mother tongue), English (C2), French (B1), Portuguese (reading)</p>
<h2>Will speak for me</h2><p style="text-align:center">Margot Eastaugh, owner, Powlett Ridge Estate, 03 5550 7745<br>Dr Lionel Pym, Great Southern University, l.pym@example.org</p>`;

/** An Argentine-born winemaker's two pages in serif type: “Title, Employer, Place” in bold over “since July 2020 · full time”, harvests as “February – April 2016” beside lines, headings between waves. */
export const winemaker: UnseenCv = {
  name: "Argentine-born winemaker's two serif pages: headings between waves, “Title, Employer, Place” over “since July 2020 · full time”, harvests abroad by months beside lines, skills in columns",
  type: "pdf",
  write: print(css, body, {
    margin: "17mm",
    footer: `<div style="text-align:center">S. Echeverría Roldán &nbsp;·&nbsp; <span class=pageNumber></span></div>`,
  }),
  says: {
    given: "Sebastián",
    family: "Echeverría Roldán / Echeverría / Roldán",
    email: "s.echeverria@example.org",
    phone: "+61491572983",
    jobs: [
      ["Winemaker", "Powlett Ridge Estate / Powlett Ridge Estate, Bass Coast", "2020-07", null],
      [
        "Assistant Winemaker",
        "Strathbogie Granite Wines / Strathbogie Granite Wines, Euroa",
        "2016-08",
        "2020-06",
      ],
      ["Laboratory Technician", "Bodega Cerro Plomo / Bodega Cerro Plomo, Mendoza", "2010-03", "2013-12"],
      [
        "Cellar Hand",
        "Wairau Bend Wines / Wairau Bend Wines, Marlborough / Wairau Bend Wines, Marlborough, New Zealand",
        "2016-02",
        "2016-04",
      ],
      [
        "Intern",
        "Domaine des Trois Noyers / Domaine des Trois Noyers, Beaune / Domaine des Trois Noyers, Beaune, France",
        "2015-08",
        "2015-10",
      ],
      ["Cellar Hand", "Strathbogie Granite Wines / Strathbogie Granite Wines, Euroa", "2014-02", "2014-04"],
    ],
    studies: [
      [
        "Master of Viticulture and Oenology",
        "Great Southern University / Great Southern University, Melbourne",
        "2015",
      ],
      [
        "Licenciatura en Enología",
        "Universidad de los Andes del Este / Universidad de los Andes del Este, Mendoza",
        "2010",
      ],
      ["Certificate in Wine Business", "Gippsland Institute / Gippsland Institute (six weekends)", "2024"],
    ],
    skills: [
      "Wild fermentation",
      "Barrel selection",
      "Blending trials",
      "Vintrace",
      "Cross-flow filtration",
      "Cellar door talks",
      "Bottling line set-up",
      "Staff rosters at vintage / Staff rosters",
    ],
    licences: [
      [
        "LF high risk work licence / High risk work licence / High risk work licence (LF) / High risk work licence LF",
        "VL 3384120 / 3384120",
        "2030-01-12",
      ],
      ["Confined space entry / Confined space"],
      [
        "Responsible Service of Alcohol (Victoria) / Responsible Service of Alcohol / Responsible Service of Alcohol (VIC) / Responsible Service of Alcohol (RSA)",
      ],
    ],
    drives: ["HR"],
    languages: ["Spanish", "English", "French", "Portuguese"],
    besides: [
      "Driver licence",
      "Victorian driver licence",
      "Acting winemaker",
      "Trophy for the 2022 chardonnay",
      "Margot Eastaugh",
      "Lionel Pym",
      "Dr Lionel Pym",
    ],
  },
};
