import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `body{padding:15mm;font:10pt/1.4 "DejaVu Sans Mono"}h1{font-size:26pt;margin:0}h2{font-size:10pt;text-transform:lowercase;margin:6mm 0 2mm}h2:before{content:"// "}.g{display:grid;grid-template-columns:1fr 1fr 1fr;font-size:8.5pt}p{margin:0 0 1mm}ul{list-style:"– ";margin:0 0 2mm;padding-left:5mm}`;
const body = `<h1>mateo quispe</h1><p>chef / fire &amp; ferments<p>0490 118 557 — mateo@quispe.example — Hobart
<h2>kitchens</h2>
<p><b>Head Chef @ Salt &amp; Smoke</b> (Hobart) — Sep ’23 → now<ul><li>70 covers, wood fire, two hats in 2025<li>pop-up at Dark Mofo, June ’24, with Bar Franklin</ul>
<p><b>Sous Chef @ The Agrarian Table</b> (New Norfolk) — Oct ’20 → Aug ’23<ul><li>kitchen garden, pickles, charcuterie<li>ran the pass when the Head Chef was away</ul>
<p><b>Chef de Partie @ Central y Norte</b> (Lima) — Jan ’18 → Feb ’20<ul><li>larder, then grill</ul>
<p><b>Commis @ Hotel Bolívar</b> (Lima) — ’16 → ’17
<h2>papers</h2><p>Cert III Commercial Cookery, Drysdale TasTAFE, 2022<p>Gastronomía y Arte Culinario, Le Cordon Bleu Perú, 2016
<h2>tickets</h2><p>Food Safety Supervisor (SITXFSA006), 2023<p>RSA Tasmania
<h2>i know my way around</h2><div class=g><div>whole-animal butchery<br>wood ovens<br>sourdough</div><div>koji<br>menu costing<br>HACCP</div><div>rosters<br>Spanish wines<br>Deputy</div></div>
<h2>speaks</h2><p>Español (native), English (good), Quechua (some)
<h2>will vouch for me</h2><p>Jo Pickering, owner, Salt &amp; Smoke, 0400 551 882`;

/** A chef in small letters: "title @ restaurant", years with an apostrophe, arrows, headings of their own words. */
export const chef: UnseenCv = {
  name: "small letters and arrows",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Mateo",
    family: "Quispe",
    email: "mateo@quispe.example",
    phone: "+61490118557",
    jobs: [
      ["Head Chef", "Salt & Smoke", "2023-09", null],
      ["Sous Chef", "The Agrarian Table", "2020-10", "2023-08"],
      ["Chef de Partie", "Central y Norte", "2018-01", "2020-02"],
      ["Commis", "Hotel Bolívar", "2016", "2017"],
    ],
    studies: [
      ["Cert III Commercial Cookery / Certificate III Commercial Cookery", "Drysdale TasTAFE", "2022"],
      ["Gastronomía y Arte Culinario", "Le Cordon Bleu Perú", "2016"],
    ],
    skills: [
      "whole-animal butchery",
      "wood ovens",
      "sourdough",
      "koji",
      "menu costing",
      "HACCP",
      "rosters",
      "Spanish wines",
      "Deputy",
    ],
    licences: [["Food Safety Supervisor (SITXFSA006) / Food Safety Supervisor"], ["RSA Tasmania / RSA"]],
    languages: ["Spanish / Español", "English", "Quechua"],
  },
};
