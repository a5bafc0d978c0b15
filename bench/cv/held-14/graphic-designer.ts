import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.45 Rubik,Inter,Lato,"DejaVu Sans",sans-serif;color:#384347;padding:12mm 13mm}h1{font-size:24pt;margin:0;color:#1d2b2f;text-transform:uppercase}.s{color:#008cff;font-size:12pt;margin:0}.k{margin:1mm 0 4mm;display:flex;gap:6mm;font-weight:600}.g{display:grid;grid-template-columns:1.55fr 1fr;gap:9mm}h2{font-size:12pt;text-transform:uppercase;border-bottom:.7mm solid #1d2b2f;margin:4mm 0 2mm;color:#1d2b2f}h3{font-size:12pt;font-weight:400;margin:2mm 0 0}.e{color:#008cff;font-weight:600;margin:0}.d{margin:0 0 1mm;font-size:8.8pt;display:flex;gap:6mm}ul{margin:0 0 2mm;padding-left:4.5mm}.tags span{display:inline-block;border-bottom:.3mm solid #aaa;padding:1mm 2mm;margin:0 2mm 1.5mm 0;font-weight:600}.l{display:flex;justify-content:space-between;margin:0 0 1.5mm}p{margin:0 0 1.5mm}`;

const job = (title: string, at: string, when: string, where: string, points: readonly string[]) =>
  `<h3>${title}</h3><p class=e>${at}</p><p class=d><span>${when}</span><span>${where}</span></p><ul>${points.map((point) => `<li>${point}`).join("")}</ul>`;
const tags = (all: readonly string[]) =>
  `<div class=tags>${all.map((one) => `<span>${one}</span>`).join(" ")}</div>`;

const body = `<h1>Beatriz Figueiredo</h1><p class=s>Graphic Designer | Brand &amp; Packaging</p>
<p class=k><span>+61 491 576 398</span><span>bea.figueiredo@example.com</span><span>Fremantle, WA</span></p>
<div class=g><div><h2>Experience</h2>
${job("Senior Graphic Designer", "Loud Quiet Loud", "04/2022 - Present", "Fremantle, WA", ["Lead designer for 11 food and drink brands, from naming to shelf", "Cut artwork errors at print by 60% with a preflight checklist", "Mentor two junior designers"])}
${job("Freelance Designer", "Bea Makes", "01/2019 - Present", "Remote", ["Logos, menus and tea towels for 40+ small businesses"])}
${job("Graphic Designer", "Parcel &amp; Pine", "09/2019 - 03/2022", "Perth, WA", ["Catalogues, point of sale and eDMs for a homewares chain with 14 shops", "Art directed four photo shoots a year"])}
${job("Junior Designer/Finished Artist", "Estúdio Bananeira", "02/2016 - 06/2018", "São Paulo, Brazil", ["Magazine ads and labels in InDesign, to tight dates"])}
<h2>Education</h2>
<h3>Advanced Diploma of Graphic Design</h3><p class=e>Swan River Design Academy</p><p class=d><span>07/2018 - 07/2019</span></p>
<h3>Bacharelado em Design Gráfico</h3><p class=e>Faculdade Vila Aurora</p><p class=d><span>2012 - 2015</span><span>São Paulo</span></p></div>
<div><h2>Summary</h2><p>Designer with nine years in branding and packaging, equally at home with a dieline and a mood board.</p>
<h2>Skills</h2>${tags(["InDesign", "Illustrator", "Photoshop", "Figma", "After Effects", "Packaging dielines", "Typography", "Preflight"])}
<h2>Languages</h2><p class=l><span>Portuguese</span><span>Native ●●●●●</span></p><p class=l><span>English</span><span>Proficient ●●●●●</span></p><p class=l><span>Spanish</span><span>Intermediate ●●●○○</span></p>
<h2>Key Achievements</h2><p><b>Gold, Southern Pack Awards</b><br>For the Wattle Gin range, 2024</p><p><b>Shortlist, Perth Poster Prize</b><br>2021</p>
<h2>Volunteering</h2><p><b>Mural Painter</b><br>Freo Street Arts Collective<br>2020 - 2023</p>
<h2>Passions</h2><p><b>Risograph printing</b></p><p><b>Open water swimming</b></p></div></div>`;

/** A designer's Enhancv page in two columns: title above employer, months in figures, a freelance business beside a job, skills as tags, languages with dots, achievements, passions. */
export const graphicDesigner: UnseenCv = {
  name: "designer's two columns with tags, dots for languages, own business beside a job",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Beatriz",
    family: "Figueiredo",
    email: "bea.figueiredo@example.com",
    phone: "+61491576398",
    jobs: [
      ["Senior Graphic Designer", "Loud Quiet Loud", "2022-04", null],
      ["Freelance Designer", "Bea Makes", "2019-01", null],
      ["Graphic Designer", "Parcel & Pine", "2019-09", "2022-03"],
      ["Junior Designer/Finished Artist", "Estúdio Bananeira", "2016-02", "2018-06"],
    ],
    studies: [
      ["Advanced Diploma of Graphic Design", "Swan River Design Academy", "2019-07"],
      ["Bacharelado em Design Gráfico", "Faculdade Vila Aurora", "2015"],
    ],
    skills: [
      "InDesign",
      "Illustrator",
      "Photoshop",
      "Figma",
      "After Effects",
      "Packaging dielines",
      "Typography",
      "Preflight",
    ],
    languages: ["Portuguese", "English", "Spanish"],
    besides: [
      "Gold, Southern Pack Awards",
      "Southern Pack Awards",
      "Shortlist, Perth Poster Prize",
      "Perth Poster Prize",
      "Mural Painter",
      "Freo Street Arts Collective",
      "Risograph printing",
      "Open water swimming",
    ],
  },
};
