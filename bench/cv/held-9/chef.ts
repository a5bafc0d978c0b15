import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9pt/1.5 "DejaVu Sans",sans-serif;color:#333}.g{display:grid;grid-template-columns:70mm 1fr;min-height:296mm}.s{background:#f3ece4;padding:10mm 8mm 6mm}.s svg.f{display:block;margin:0 auto 5mm}h2{font-size:10pt;letter-spacing:3px;margin:5.5mm 0 2mm;border-bottom:1px solid #b79b7c;padding-bottom:1mm}p{margin:0 0 1.2mm}.b{height:1.5mm;background:#ddd0c0;margin:0 0 2mm}.b i{display:block;height:100%;background:#8a6a46}.m{padding:14mm 11mm}h1{font-size:30pt;line-height:1.05;letter-spacing:2px;margin:0;font-weight:400}.o{letter-spacing:6px;margin:2mm 0 5mm;font-size:10pt}.j{margin-bottom:4mm}.j .y{color:#8a6a46;font-weight:700;margin:0}.j b{display:block}ul{margin:1mm 0;padding-left:4mm}`;

const job = (years: string, title: string, employer: string, tasks: readonly string[]) =>
  `<div class=j><p class=y>${years}<b>${title}</b><em>${employer}</em>${tasks.length ? `<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>` : ""}</div>`;
const skill = (name: string, share: number) => `<p>${name}<div class=b><i style="width:${share}%"></i></div>`;
const icon = (path: string) =>
  `<svg width=10 height=10 viewBox="0 0 10 10"><path d="${path}" fill="#8a6a46"/></svg>`;

const body = `<div class=g><div class=s><svg class=f width=110 height=110 viewBox="0 0 130 130"><circle cx=65 cy=65 r=64 fill="#d8c4ac"/><circle cx=65 cy=50 r=23 fill="#b98763"/><path d="M22 118a43 40 0 0 1 86 0z" fill="#fff"/></svg>
<h2>CONTACT</h2><p>${icon("M2 1h6v8H2z")} 0491 570 110<p>${icon("M0 2h10v6H0z")} mateo.f.cocina@tablepost.example<p>${icon("M5 0 9 4 5 10 1 4z")} Fremantle, WA<p>${icon("M1 1h8v8H1z")} @mateo.makes.lunch
<h2>EDUCATION</h2><p><b>Certificate IV in Commercial Cookery</b><br>Swan Coastal TAFE<br>2014–15<p style="margin-top:2mm"><b>Certificate III in Commercial Cookery</b><br>Swan Coastal TAFE<br>2011–14
<h2>SKILLS</h2>${skill("Butchery", 90)}${skill("Fish and shellfish", 85)}${skill("Menu costing", 75)}${skill("Wood-fired cooking", 95)}${skill("Fermentation", 60)}
<h2>LANGUAGES</h2><p>Spanish — native<p>English — fluent<p>Portuguese — kitchen level
<h2>CERTIFICATES</h2><p>Food Safety Supervisor, 2025<p>RSA (WA)<p>First Aid, 2026
<h2>INTERESTS</h2><p>Bread, free diving, my grandmother’s recipes</div>
<div class=m><h1>MATEO<br>FUENTEALBA</h1><p class=o>HEAD CHEF
<h2>PROFILE</h2><p>Chef with fifteen years on the line, from a deli counter to a hatted dining room. I write short menus, buy whole animals and close the kitchen with a clean floor and a fed team.
<h2>EXPERIENCE</h2>
${job("Since 2020", "Head Chef", "Saltbox, Fremantle", ["Brigade of nine, 120 covers, wood fire only", "Food cost from 34% to 28.5% in a year without smaller plates", "Took two apprentices to the state final"])}
${job("2019–20", "Sous Chef", "The Jetty Room, Cottesloe", ["Ran the pass four nights a week and all ordering of seafood"])}
${job("2017–19", "Chef de Partie", "Casa Ofelia, Northbridge", ["Grill, then larder; wrote the vegetarian side of the menu, which became a third of sales within one winter"])}
${job("Winter season 2017", "Demi Chef", "Snowgum Lodge, Thredbo", ["Breakfast for 200 house guests and staff meals"])}
${job("2015–17", "Commis Chef", "Casa Ofelia, Northbridge", [])}
${job("2011–15", "Apprentice Chef", "Two Hands Deli", ["Sandwiches, smallgoods, stocks, and finally the knives"])}
<h2>REFERENCES</h2><p>Available on request</div></div>`;

/** A chef's page from a design tool: photograph and bars of skill at the left, name in spaced capitals over two lines, years alone above title and employer in italics, a season, and years of two digits. */
export const chef: UnseenCv = {
  name: "photograph, bars of skill, years above title and employer, a season",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Mateo",
    family: "Fuentealba",
    email: "mateo.f.cocina@tablepost.example",
    phone: "+61491570110",
    jobs: [
      ["Head Chef", "Saltbox / Saltbox, Fremantle", "2020", null],
      ["Sous Chef", "The Jetty Room / The Jetty Room, Cottesloe", "2019", "2020"],
      ["Chef de Partie", "Casa Ofelia / Casa Ofelia, Northbridge", "2017", "2019"],
      ["Demi Chef", "Snowgum Lodge / Snowgum Lodge, Thredbo", "2017", "2017"],
      ["Commis Chef", "Casa Ofelia / Casa Ofelia, Northbridge", "2015", "2017"],
      ["Apprentice Chef", "Two Hands Deli", "2011", "2015"],
    ],
    studies: [
      ["Certificate IV in Commercial Cookery", "Swan Coastal TAFE", "2015"],
      ["Certificate III in Commercial Cookery", "Swan Coastal TAFE", "2014"],
    ],
    skills: ["Butchery", "Fish and shellfish", "Menu costing", "Wood-fired cooking", "Fermentation"],
    licences: [
      ["Food Safety Supervisor"],
      ["RSA (WA) / RSA / Responsible Service of Alcohol"],
      ["First Aid"],
    ],
    languages: ["Spanish", "English", "Portuguese"],
  },
};
