import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9.2pt;color:#1d1d1b}.h{display:grid;grid-template-columns:30mm 1fr;gap:8mm;align-items:center;margin-bottom:3mm}.f{height:36mm;background:#d9d4c7}h1{font-size:17pt;font-weight:400;margin:0}h1 b{text-transform:uppercase}.q{text-align:center;font-size:12.5pt;font-weight:700;color:#8d6b2f;border-top:.3mm solid #8d6b2f;border-bottom:.3mm solid #8d6b2f;padding:1.5mm;margin:0 0 3mm}h2{font-size:10.5pt;letter-spacing:2px;text-transform:uppercase;color:#8d6b2f;margin:4.5mm 0 2mm}.r{display:grid;grid-template-columns:34mm 1fr;gap:5mm;margin-bottom:2mm;break-inside:avoid}p{margin:0 0 .6mm}.r>span{color:#6b6759}`;

const row = (when: string, ...lines: readonly string[]) =>
  `<div class=r><span>${when}</span><div>${lines.map((line) => `<p>${line}`).join("")}</div></div>`;

const body = `<div class=h><div class=f></div><div><h1>Clémence <b>de Fontanges</b></h1><p>31 years old, French nationality, married<p>22 rue des Tanneurs, 69005 Lyon, France<p>+33 6 39 98 55 14<p>c.defontanges@example.com<p>Driving licence B – mobile in all of Australia</div></div>
<p class=q>Architect DE HMONP – timber construction
<h2>Professional experience</h2>
${row("Since Sept. 2020", "<b>Project Architect</b> – Atelier Brise-Soleil, Lyon (permanent contract, 35 people)", "Nursery school in cross-laminated timber, 1 900 m², 4.1 M€: from the sketch to the handover.", "Restoration of a silk weavers’ block, 22 flats, listed façade.")}
${row("Jan. 2018 – July 2020", "<b>Assistant Architect</b> – Duvernay &amp; Associés, Grenoble (fixed-term contract)", "Competitions (3 won out of 11), building permits, models.")}
${row("March – Aug. 2017", "<b>Internship</b> – Studio Carreño Lund, Copenhagen (6 months)", "Details of façades for a ferry terminal.")}
${row("Summer 2015", "<b>Ice cream seller</b> – Glacier Bellini, Annecy")}
<h2>Education</h2>
${row("2018 – 2019", "<b>HMONP</b> (licence to practise in one’s own name)", "National School of Architecture of the Dauphiné, Grenoble")}
${row("2015 – 2017", "<b>State Diploma of Architect</b> (Master’s degree), with honours", "National School of Architecture of the Dauphiné, Grenoble")}
${row("2012 – 2015", "<b>Diploma of Studies in Architecture</b> (Bachelor’s degree)", "National School of Architecture of the Dauphiné, Grenoble", "Erasmus year 2014/15 at the Technical School of Porto Novo, Portugal")}
${row("2012", "<b>Baccalauréat</b> in science, mention bien", "Lycée Jeanne-Barret, Chambéry")}
<h2>Languages</h2>
${row("French", "Mother tongue")}${row("English", "Fluent (C1, TOEIC 955 in 2024)")}${row("Portuguese", "Good notions (B1)")}
<h2>Computing</h2>
${row("CAD and BIM", "ArchiCAD, Revit, AutoCAD")}${row("Image", "Rhino, V-Ray, Photoshop")}
<h2>Others</h2>
${row("Order of Architects", "Registered in Auvergne-Rhône-Alpes, no. S18842, since 2019")}
${row("First aid", "PSC1 certificate, 2021")}
${row("Interests", "Alpine touring on skis, linocut, choir (alto). Volunteer leader of building camps at Rempart des Collines, 2013 – 2016.")}`;

/** A French architect's CV in English: place for a photo, age and family status, family name in capitals with a particle, trade as a banner, dates at the left, contract kinds in brackets, French diplomas, languages and programs as rows with labels. */
export const architect: UnseenCv = {
  name: "French style in English, photo and age, dates at the left, kinds of contract in brackets",
  type: "pdf",
  write: print(css, body, { margin: "13mm" }),
  says: {
    given: "Clémence",
    family: "de Fontanges",
    email: "c.defontanges@example.com",
    phone: "+33639985514",
    jobs: [
      ["Project Architect", "Atelier Brise-Soleil / Atelier Brise-Soleil, Lyon", "2020-09", null],
      ["Assistant Architect", "Duvernay & Associés / Duvernay & Associés, Grenoble", "2018-01", "2020-07"],
      ["Internship / Intern", "Studio Carreño Lund / Studio Carreño Lund, Copenhagen", "2017-03", "2017-08"],
      ["Ice cream seller", "Glacier Bellini / Glacier Bellini, Annecy", "2015", "2015"],
    ],
    studies: [
      [
        "HMONP / HMONP (licence to practise in one’s own name)",
        "National School of Architecture of the Dauphiné / National School of Architecture of the Dauphiné, Grenoble",
        "2019",
      ],
      [
        "State Diploma of Architect / State Diploma of Architect (Master’s degree)",
        "National School of Architecture of the Dauphiné / National School of Architecture of the Dauphiné, Grenoble",
        "2017",
      ],
      [
        "Diploma of Studies in Architecture / Diploma of Studies in Architecture (Bachelor’s degree)",
        "National School of Architecture of the Dauphiné / National School of Architecture of the Dauphiné, Grenoble",
        "2015",
      ],
      [
        "Baccalauréat / Baccalauréat in science / Baccalauréat in science, mention bien",
        "Lycée Jeanne-Barret / Lycée Jeanne-Barret, Chambéry",
        "2012",
      ],
    ],
    skills: ["ArchiCAD", "Revit", "AutoCAD", "Rhino", "V-Ray", "Photoshop"],
    licences: [
      [
        "Order of Architects / Order of Architects, Auvergne-Rhône-Alpes / Order of Architects (Auvergne-Rhône-Alpes) / Order of Architects, registered in Auvergne-Rhône-Alpes",
        "S18842",
      ],
      ["PSC1 certificate / PSC1 / First aid (PSC1) / First aid / First aid PSC1 certificate"],
    ],
    drives: ["B"],
    languages: ["French", "English", "Portuguese"],
    besides: [
      "Erasmus year",
      "Technical School of Porto Novo",
      "TOEIC",
      "Volunteer leader of building camps",
      "Rempart des Collines",
    ],
  },
};
