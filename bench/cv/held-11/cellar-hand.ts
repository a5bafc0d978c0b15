import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9.3pt;line-height:1.45;color:#2d2430}.h{display:grid;grid-template-columns:30mm 1fr;gap:8mm;background:#4b1d3f;color:#fff;padding:9mm 14mm}.f{width:30mm;height:36mm;background:#8d6a83}h1{font-size:22pt;margin:0;font-weight:400}.h p{margin:1mm 0 0}.b{padding:3mm 14mm}h2{font-size:12pt;color:#4b1d3f;margin:4.5mm 0 2mm;border-bottom:.3mm dotted #4b1d3f}p{margin:0 0 .8mm}.j{margin-bottom:3mm}.j b{color:#4b1d3f}.v{display:inline-block;background:#efe4ec;border-radius:2mm;padding:.2mm 2.5mm;font-size:8.6pt}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8mm}.g h4{margin:0 0 1mm;font-size:9.5pt}`;

const job = (winery: string, place: string, title: string, when: string, text: string) =>
  `<div class=j><p><b>${winery}</b> | ${place}<p>${title} &nbsp; <span class=v>${when}</span><p>${text}</div>`;
const column = (head: string, items: readonly string[]) =>
  `<div><h4>${head}</h4>${items.map((item) => `<p>${item}`).join("")}</div>`;

const body = `<div class=h><div class=f></div><div><h1>María Belén Echenique Rossi</h1><p>Oenologist and cellar hand, looking for vintage 2026<p>Mendoza, Argentina (in Tanunda SA until January)<p>Cel. +54 9 261 555 0147 · belen.echenique@example.com<p>Work and Holiday visa 462, valid to 30 November 2026</div></div><div class=b>
<h2>About me</h2><p>I studied wine in Mendoza, and since 2024 I follow the harvest. I know the boring parts: hoses, caustic, wet boots at four in the morning. I do night shift with pleasure.
<h2>Vintages and positions</h2>
${job("Long Shadow Wines", "Tanunda, Barossa Valley", "Cellar Hand, night shift", "Vintage 2025: February – May 2025", "6,200 tonnes. Crusher, presses and rotary fermenters; additions from the winemaker’s sheet.")}
${job("Wapato Creek Cellars", "Dundee, Oregon, USA", "Harvest Intern", "Harvest 2024: August – November 2024", "Pinot noir in small open tanks, sorting table, daily densities.")}
${job("Bodega Tres Álamos", "Luján de Cuyo, Mendoza", "Assistant Winemaker", "Sept 2021 – July 2024", "Reds for export, 1.8 million litres. Blends, bottling plans and the audit by the organic certifier.")}
${job("Finca La Demorada", "Tupungato, Mendoza", "Vineyard Technician", "Spring 2017 – Autumn 2021", "Irrigation, maturity sampling, crews of up to 60 pickers.")}
<h2>Skills</h2><div class=g>${column("Cellar", ["Pump-overs", "Cross-flow filtration", "Barrel topping", "Tank cleaning (CIP)"])}${column("Laboratory", ["Free and total SO2", "Titratable acidity", "Malic chromatography"])}${column("Office", ["Vintrace", "Excel", "Organic traceability"])}</div>
<h2>Studies</h2>
<p><b>Licenciatura en Enología</b> (degree in oenology, five years) | Universidad del Aconcagua Sur, Mendoza | March 2012 – December 2017
<p><b>Bachiller en Ciencias Naturales</b> (secondary school) | Colegio Santa Rita, San Rafael | 2011
<h2>Certificates</h2>
<p>High Risk Work Licence LF (forklift), SafeWork SA, no. 4411884, expires 8 March 2030<p>Confined Space Entry, Barossa Safety Training, January 2025<p>WSET Level 3 Award in Wines, 2023<p>RSA (South Australia), 2025
<h2>Languages</h2><p>Spanish – native | English – B2 | Italian – A2
<h2>References</h2><p>Toby Lehmann, Cellar Manager, Long Shadow Wines, 0491 575 789<p>Ing. Graciela Funes, Bodega Tres Álamos, g.funes@tresalamos.example</div>`;

/** An Argentine oenologist who follows the harvest: box for a photo in a dark head, winery and place by a stroke, vintages with months and seasons in a pill behind the title, skills in three columns with heads, studies with Spanish titles. */
export const cellarHand: UnseenCv = {
  name: "vintages and seasons in a pill behind the title, Spanish titles, strokes",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "María Belén / María / Belén",
    family: "Echenique Rossi",
    email: "belen.echenique@example.com",
    phone: "+5492615550147",
    jobs: [
      [
        "Cellar Hand, night shift / Cellar Hand",
        "Long Shadow Wines / Long Shadow Wines, Tanunda, Barossa Valley / Long Shadow Wines, Tanunda",
        "2025-02",
        "2025-05",
      ],
      [
        "Harvest Intern",
        "Wapato Creek Cellars / Wapato Creek Cellars, Dundee, Oregon, USA",
        "2024-08",
        "2024-11",
      ],
      [
        "Assistant Winemaker",
        "Bodega Tres Álamos / Bodega Tres Álamos, Luján de Cuyo, Mendoza",
        "2021-09",
        "2024-07",
      ],
      ["Vineyard Technician", "Finca La Demorada / Finca La Demorada, Tupungato, Mendoza", "2017", "2021"],
    ],
    studies: [
      [
        "Licenciatura en Enología / Licenciatura en Enología (degree in oenology, five years) / Licenciatura en Enología (degree in oenology)",
        "Universidad del Aconcagua Sur / Universidad del Aconcagua Sur, Mendoza",
        "2017-12",
      ],
      [
        "Bachiller en Ciencias Naturales / Bachiller en Ciencias Naturales (secondary school)",
        "Colegio Santa Rita / Colegio Santa Rita, San Rafael",
        "2011",
      ],
    ],
    skills: [
      "Pump-overs",
      "Cross-flow filtration",
      "Barrel topping",
      "Tank cleaning (CIP)",
      "Free and total SO2",
      "Titratable acidity",
      "Malic chromatography",
      "Vintrace",
      "Excel",
      "Organic traceability",
    ],
    licences: [
      [
        "High Risk Work Licence LF (forklift) / High Risk Work Licence LF / High Risk Work Licence",
        "4411884",
        "2030-03-08",
      ],
      ["Confined Space Entry"],
      ["WSET Level 3 Award in Wines"],
      ["RSA (South Australia) / RSA"],
    ],
    languages: ["Spanish", "English", "Italian"],
    besides: ["Work and Holiday visa"],
  },
};
