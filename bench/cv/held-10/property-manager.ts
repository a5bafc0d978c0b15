import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:8.8pt;color:#222}.h{padding:11mm 13mm 4mm}h1{font-size:24pt;margin:0;color:#313c4e}.h h4{font-weight:400;font-size:12pt;color:#449399;margin:0 0 2mm}.c{background:#313c4e;color:#fff;padding:2.5mm 13mm;display:grid;grid-template-columns:1fr 1fr;gap:1mm}.w{display:grid;grid-template-columns:1fr 1fr;gap:9mm;padding:3mm 13mm}h2{font-size:12.5pt;color:#449399;margin:3mm 0 2mm;text-transform:uppercase}h3{font-size:10.5pt;margin:2.5mm 0 0}.e{font-size:10.5pt;font-weight:400;margin:0}.d{display:flex;justify-content:space-between;color:#449399;font-style:italic;font-size:8pt;margin:0}.a{color:#449399;font-style:italic;font-size:8pt;margin:.5mm 0 0}p{margin:0 0 .8mm}ul{margin:0;padding-left:4mm}.k span{display:inline-block;background:#a5b4c6;border-radius:1mm;padding:.5mm 2.5mm;margin:0 1.5mm 1.8mm 0}.n span{display:inline-block;border:.3mm solid #a5b4c6;border-radius:1mm;padding:.5mm 2.5mm;margin:0 1.5mm 1.8mm 0}i{color:#449399;font-size:8pt}`;

const job = (title: string, employer: string, dates: string, place: string, tasks: readonly string[]) =>
  `<h3>${title}</h3><p class=e>${employer}<p class=d><span>${dates}</span><span>${place}</span>${tasks.length ? `<p class=a>Achievements/Tasks<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>` : ""}`;
const chips = (kind: string, texts: readonly string[]) =>
  `<p class=${kind}>${texts.map((text) => `<span>${text}</span>`).join(" ")}`;

const body = `<div class=h><h1>Gemma Castellano</h1><h4>Senior Property Manager</h4><p>Looks after 210 homes on the Gold Coast as if each were her mother’s. Vacancy of nine days, arrears below one per cent, and a phone that is answered.</div>
<div class=c><span>gemma.castellano@example.com</span><span>0491 577 426</span><span>Labrador, Australia</span><span>linkedin.com/in/gemma-castellano-pm</span></div>
<div class=w><div><h2>Work experience</h2>
${job("Senior Property Manager", "Coastline &amp; Co Realty", "07/2021 – Present", "Southport, QLD", ["Rent roll grew from 140 to 210 without a new hire", "Speaks for owners at the tribunal, 31 matters so far", "Trains two assistants"])}
${job("Property Manager", "Hardcastle Estate Agents", "02/2018 – 06/2021", "Burleigh Heads, QLD", ["Routine inspections, bond claims, storm repairs"])}
${job("Leasing Consultant", "Hardcastle Estate Agents", "05/2016 – 01/2018", "Burleigh Heads, QLD", ["Open homes on six days a week"])}
${job("Receptionist", "Tallebudgera Dental", "01/2014 – 04/2016", "Tallebudgera, QLD", [])}</div>
<div><h2>Skills</h2>${chips("k", ["PropertyMe", "Routine inspections", "Lease negotiation", "Tribunal representation", "Arrears management", "Trust accounting"])}
<h2>Certificates</h2><p>Real Estate Agent Licence (QLD), 4418822 <i>(03/2023 – 03/2026)</i><p>Justice of the Peace (Qualified), no. 118427 <i>(2020 – Present)</i><p>Provide First Aid <i>(08/2024)</i>
<h2>Education</h2>
${job("Diploma of Property (Agency Management)", "Pacific Property Training", "2022 – 2023", "Online", [])}
${job("Certificate IV in Real Estate Practice", "Pacific Property Training", "2017", "Southport, QLD", [])}
${job("Senior Secondary Certificate", "Nerang Heights State High School", "2009 – 2013", "Nerang, QLD", [])}
<h2>Languages</h2><p>English<br><i>Native or Bilingual Proficiency</i><p>Italian<br><i>Professional Working Proficiency</i>
<h2>Interests</h2>${chips("n", ["Ocean swimming", "Old tiles", "Greyhound rescue"])}</div></div>`;

/** A property manager in a two-column template of a CV site: bar of contact details, months in figures against the place in italics, "Achievements/Tasks", certificates with the months of validity in brackets, interests in chips like the skills. */
export const propertyManager: UnseenCv = {
  name: "two columns, months against the place, certificates with months in brackets",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Gemma",
    family: "Castellano",
    email: "gemma.castellano@example.com",
    phone: "+61491577426",
    jobs: [
      ["Senior Property Manager", "Coastline & Co Realty", "2021-07", null],
      ["Property Manager", "Hardcastle Estate Agents", "2018-02", "2021-06"],
      ["Leasing Consultant", "Hardcastle Estate Agents", "2016-05", "2018-01"],
      ["Receptionist", "Tallebudgera Dental", "2014-01", "2016-04"],
    ],
    studies: [
      ["Diploma of Property (Agency Management)", "Pacific Property Training", "2023"],
      ["Certificate IV in Real Estate Practice", "Pacific Property Training", "2017"],
      ["Senior Secondary Certificate", "Nerang Heights State High School", "2013"],
    ],
    skills: [
      "PropertyMe",
      "Routine inspections",
      "Lease negotiation",
      "Tribunal representation",
      "Arrears management",
      "Trust accounting",
    ],
    licences: [
      ["Real Estate Agent Licence (QLD) / Real Estate Agent Licence", "4418822", "2026-03"],
      ["Justice of the Peace (Qualified) / Justice of the Peace", "118427"],
      ["Provide First Aid"],
    ],
    languages: ["English", "Italian"],
  },
};
