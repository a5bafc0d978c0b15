import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.1pt/1.5 "DejaVu Sans",sans-serif;color:#2b2b2b}.page{display:grid;grid-template-columns:1fr 64mm;height:297mm;overflow:hidden}.m{padding:14mm 9mm 0 13mm}.s{background:#1d3b36;color:#f2efe8;padding:14mm 8mm 0}h1{font:400 31pt/1 "DejaVu Serif",serif;margin:0}h1 span{display:block}.k{letter-spacing:2.5pt;font-size:8.5pt;margin:3mm 0 7mm;color:#8a6d3b}h2{font-size:8.8pt;letter-spacing:2pt;text-transform:uppercase;margin:6mm 0 2.5mm}.m h2{color:#1d3b36;border-bottom:.5mm solid #c8a96a;padding-bottom:1mm}p{margin:0 0 1mm}.e{display:grid;grid-template-columns:23mm 1fr;gap:4mm;margin:0 0 4mm}.e p{margin:0}.e u{text-decoration:none;color:#8a6d3b;font-size:8.4pt}.a{text-transform:uppercase;font-weight:700;letter-spacing:.6pt}.d{display:flex;justify-content:space-between}.d i{font-style:normal;letter-spacing:1pt}`;

const entry = (when: string, at: string, title: string, text = "") =>
  `<div class=e><u>${when}</u><div><p class=a>${at}</p><p>${title}</p>${text && `<p style="margin-top:1mm;color:#555">${text}</p>`}</div></div>`;
const dots = (what: string, of: number) =>
  `<p class=d><span>${what}</span><i>${"●".repeat(of)}${"○".repeat(5 - of)}</i></p>`;
const list = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join("");

const body = `<div class=page><div class=m><h1><span>Mai-Anh</span><span>Delacroix</span></h1><p class=k>FASHION BUYER / WOMENSWEAR</p>
<p>Buyer with a merchandiser's head. I have bought linen, denim and swim for department stores and for brands with three shops, and I know when a margin is a fairy tale.</p>
<h2>Career</h2>
${entry("2021—now", "Bellbird &amp; Sons", "Senior Buyer, Womenswear", "Open-to-buy of $24m. Sell-through up from 61 to 74 per cent. Four sourcing trips a year.")}
${entry("2018—2021", "Bellbird &amp; Sons", "Buyer, Swim and Resort")}
${entry("2016—2018", "Maison Oiseau", "Assistant Buyer", "Paris showroom, 90 boutiques in nine countries.")}
${entry("2014—2016", "Saltwhite the Label", "Buying Administrator", "Purchase orders, size curves, sample room.")}
${entry("Summer 2013", "Galeries Vauban", "Sales Assistant")}
<h2>Studies</h2>
${entry("2016", "Institut Lumière de la Mode, Paris", "Master in Fashion Management")}
${entry("2013", "Moreton Design University", "Bachelor of Business (Fashion)")}
<h2>Talks</h2>
<p>“Who pays for the sample?”, Fashion Ground, Sydney, May 2025</p>
<h2>Referees</h2>
<p>Tamsin Okafor, Head of Buying, Bellbird &amp; Sons, 02 5550 1187</p><p>Jean-Luc Perrault, Maison Oiseau, jl.perrault@example.com</p>
</div><div class=s>
<h2 style="margin-top:0">Contact</h2>${list("+61 (0)491 571 266", "maianh.delacroix@example.com", "Surry Hills, Sydney", "maianhbuys.example")}
<h2>Strengths</h2>${dots("Range planning", 5)}${dots("Negotiation", 5)}${dots("Open-to-buy", 4)}${dots("Trend forecasting", 4)}${dots("Trims and fabric", 3)}
<h2>Software</h2>${dots("Excel", 5)}${dots("Style Arcade", 4)}${dots("Power BI", 3)}${dots("Illustrator", 2)}
<h2>Languages</h2>${dots("French", 5)}${dots("English", 5)}${dots("Vietnamese", 3)}
<h2>Also</h2>${list("French and Australian citizen", "Driver licence, class C", "First Aid, to 03/2028")}
<h2>Loves</h2>${list("Flea markets, pleats, trail running, my grandmother's pho")}
</div></div>`;

/** A French-Vietnamese fashion buyer's designed page: the name over two lines, years with long dashes at the left, employer in capitals above title, a dark column with dots as ratings at the right. */
export const fashionBuyer: UnseenCv = {
  name: "French-Vietnamese fashion buyer's designed page: name over two lines, “2021—now”, employer in capitals, dots as ratings",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Mai-Anh",
    family: "Delacroix",
    email: "maianh.delacroix@example.com",
    phone: "+61491571266",
    jobs: [
      ["Senior Buyer, Womenswear / Senior Buyer", "Bellbird & Sons", "2021", null],
      ["Buyer, Swim and Resort", "Bellbird & Sons", "2018", "2021"],
      ["Assistant Buyer", "Maison Oiseau", "2016", "2018"],
      ["Buying Administrator", "Saltwhite the Label", "2014", "2016"],
      ["Sales Assistant", "Galeries Vauban", "2013", "2013"],
    ],
    studies: [
      [
        "Master in Fashion Management",
        "Institut Lumière de la Mode / Institut Lumière de la Mode, Paris",
        "2016",
      ],
      ["Bachelor of Business (Fashion) / Bachelor of Business", "Moreton Design University", "2013"],
    ],
    skills: [
      "Range planning",
      "Negotiation",
      "Open-to-buy",
      "Trend forecasting",
      "Trims and fabric",
      "Excel",
      "Style Arcade",
      "Power BI",
      "Illustrator",
    ],
    licences: [["First Aid", undefined, "2028-03"]],
    drives: ["C"],
    languages: ["French", "English", "Vietnamese"],
    besides: ["Driver licence", "Who pays for the sample", "Fashion Ground", "Trims", "Fabric"],
  },
};
