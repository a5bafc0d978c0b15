import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "DejaVu Sans",sans-serif;color:#1c2330}header{border-bottom:.6mm solid #e60278;padding-bottom:4mm}h1{font-size:20pt;margin:0}.c{margin:1mm 0 0;font-size:9.2pt;color:#596273}.c span{margin-right:6mm}h2{font-size:12.5pt;margin:6.5mm 0 2.5mm;break-after:avoid}.e{margin-bottom:4mm;break-inside:avoid}.e p{margin:0}.t{font-weight:700}.g{color:#596273;font-size:9.1pt}.k span{display:inline-block;border:.3mm solid #c3c9d5;border-radius:4mm;padding:.7mm 3mm;margin:0 2mm 2mm 0;font-size:9.2pt}.q{display:grid;grid-template-columns:1fr 1fr;gap:3mm 6mm;font-size:9.2pt}.q b{display:block;font-weight:400;color:#596273}`;
const entry = (title: string, at: string, when: string, text = "") =>
  `<div class=e><p class=t>${title}</p><p>${at}</p><p class=g>${when}</p>${text && `<p>${text}</p>`}</div>`;
const chips = (...texts: readonly string[]) =>
  `<div class=k>${texts.map((text) => `<span>${text}</span> `).join("")}</div>`;
const wish = (label: string, words: string) => `<div><b>${label}</b>${words}</div>`;

const body = `<header><h1>Brodie Tamihana</h1><p class=c><span>Emerald, Rockhampton &amp; Capricorn Coast QLD</span> <span>0491 575 789</span> <span>brodie.tamihana@example.net</span></p></header>
<h2>Personal summary</h2><p style="margin:0">Third year apprentice diesel fitter. Mostly dump trucks and dozers, some road trains. I like hydraulics and I hate mess. Looking for a mine site or dealer to finish my time with.</p>
<h2>Career history</h2>
${entry("Apprentice Diesel Fitter", "Leichhardt Earthmoving Repairs", "Feb 2024 - Present (2 years 11 months)", "Services, brakes and hydraulic hoses on machines up to 100 tonnes.<br>Field service with a tradesman two weeks in four.<br>Apprentice of the Year, second year, 2025.")}
${entry("Tyre Fitter", "Capricorn Tyres &amp; Batteries", "Jan 2023 - Jan 2024 (1 year 1 month)", "Trucks, tractors and cars. Call-outs on the highway.")}
${entry("Crew Member", "Burger Billabong", "Mar 2021 - Dec 2022 (1 year 10 months)")}
<h2>Education</h2>
${entry("Certificate III in Heavy Commercial Vehicle Mechanical Technology", "Fitzroy Basin TAFE", "Expected finish 2027", "Stage 3 of 4 completed")}
${entry("Certificate II in Automotive Vocational Preparation", "Nogoa River State High School", "Finished 2022")}
${entry("Queensland Certificate of Education", "Nogoa River State High School", "Finished 2022")}
<h2>Licences &amp; certifications</h2>
${entry("White Card", "Worksafe Training Central", "Issued Jan 2024", "QLD 3310482")}
${entry("Standard 11 Generic Induction", "Bowen Basin Induction Centre", "Issued Aug 2025 - Expires Aug 2030")}
${entry("Perform CPR and Provide First Aid", "Bowen Basin Induction Centre", "Expires Aug 2028")}
<h2>Skills</h2>
${chips("Hydraulics", "Diesel engines", "Brake overhaul", "MIG welding", "Diagnostic scan tools", "Tyre fitting", "Prestart checks")}
<h2>About your next role</h2><div class=q>${wish("Availability", "4 weeks notice needed")}${wish("Preferred work types", "Full time")}${wish("Preferred locations", "Mackay &amp; Coalfields QLD, Pilbara WA")}${wish("Right to work", "New Zealand citizen")}${wish("Salary expectation", "$38+ per hour")}${wish("Preferred classification", "Mining, Resources &amp; Energy")}${wish("Driver licence", "MR, manual")}${wish("Hobbies", "Rugby league, pig dogging, old utes")}</div>`;

/** A Māori apprentice diesel fitter's profile saved as PDF from the large job site: title, employer, “Feb 2024 - Present (2 years 11 months)” on three lines, prose with breaks below, “Expected finish 2027”, chips, wishes in two columns. */
export const dieselApprentice: UnseenCv = {
  name: "Māori apprentice diesel fitter's profile saved from a job site: “Feb 2024 - Present (2 years 11 months)” below title and employer, prose with breaks, “Expected finish 2027”, skills as chips, wishes in two columns",
  type: "pdf",
  write: print(css, body, {
    margin: "16mm",
    footer: `<div style="text-align:center">Brodie Tamihana | <span class=pageNumber></span></div>`,
  }),
  says: {
    given: "Brodie",
    family: "Tamihana",
    email: "brodie.tamihana@example.net",
    phone: "+61491575789",
    jobs: [
      ["Apprentice Diesel Fitter", "Leichhardt Earthmoving Repairs", "2024-02", null],
      ["Tyre Fitter", "Capricorn Tyres & Batteries", "2023-01", "2024-01"],
      ["Crew Member", "Burger Billabong", "2021-03", "2022-12"],
    ],
    studies: [
      ["Certificate III in Heavy Commercial Vehicle Mechanical Technology", "Fitzroy Basin TAFE", "2027"],
      ["Certificate II in Automotive Vocational Preparation", "Nogoa River State High School", "2022"],
      ["Queensland Certificate of Education", "Nogoa River State High School", "2022"],
    ],
    skills: [
      "Hydraulics",
      "Diesel engines",
      "Brake overhaul",
      "MIG welding",
      "Diagnostic scan tools",
      "Tyre fitting",
      "Prestart checks",
    ],
    licences: [
      ["White Card / White Card (QLD) / White Card, Worksafe Training Central", "QLD 3310482 / 3310482"],
      [
        "Standard 11 Generic Induction / Standard 11 / Standard 11 Generic Induction, Bowen Basin Induction Centre",
        undefined,
        "2030-08",
      ],
      [
        "Perform CPR and Provide First Aid / First Aid / CPR and First Aid / Perform CPR and Provide First Aid, Bowen Basin Induction Centre",
        undefined,
        "2028-08",
      ],
    ],
    drives: ["MR"],
    besides: ["Driver licence", "MR, manual", "Apprentice of the Year", "New Zealand citizen", "CPR"],
  },
};
