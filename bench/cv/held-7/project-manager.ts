import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.35 "Liberation Serif",serif}h1{font-size:20pt;text-align:center;margin:0;font-weight:400}.c{text-align:center;font-size:10pt;margin-bottom:2mm}h2{font-size:12pt;text-align:center;margin:5mm 0 2mm;border-bottom:1px solid #000}.l{display:flex;justify-content:space-between}ul{margin:.5mm 0 2mm;padding-left:6mm}p{margin:0 0 1mm}.n{margin-top:2.5mm}`;
const line = (left: string, right: string, style = "") =>
  `<div class="l ${style}"><span>${left}</span><span>${right}</span></div>`;
const list = (...tasks: readonly string[]) => `<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>`;
const body = `<h1>Marcus Olufemi Adeyemi</h1><div class=c>Project Manager, Construction</div><div class=c>0428 910 337 • marcus.adeyemi@brickfield.example • linkedin.example/in/madeyemi • Logan Central, QLD</div>
<h2>Summary</h2><p>Project manager of schools, clinics and car parks between $5 m and $40 m. Eleven projects handed over, nine of them early.
<h2>Experience</h2>
${line("<b>Stradbroke Constructions Group</b>", "<b>Brisbane, QLD</b>", "n")}
${line("<i>Project Manager</i>", "<i>Aug 2021 – Present</i>")}
${list("Delivered the $38 m Pimpama health precinct five weeks early and $0.4 m under budget", "Introduced weekly look-ahead boards on all sites of the region")}
${line("<i>Assistant Project Manager</i>", "<i>Feb 2019 – Jul 2021</i>")}
${list("Procured 46 packages for two state schools", "Closed 1,100 defects in six weeks")}
${line("<b>Jimboomba Civil &amp; Build</b>", "<b>Jimboomba, QLD</b>", "n")}
${line("<i>Site Engineer</i>", "<i>Jan 2016 – Jan 2019</i>")}
${list("Set out, inspected and recorded pours of up to 300 m³")}
${line("<b>Eko Bridge Developments Ltd</b>", "<b>Lagos, Nigeria</b>", "n")}
${line("<i>Graduate Engineer</i>", "<i>Sep 2013 – Nov 2015</i>")}
${list("Quantities and progress claims for 64 flats")}
<h2>Education</h2>
${line("<b>Brisbane River University</b>", "<b>Brisbane, QLD</b>", "n")}
${line("<i>Master of Project Management</i>", "<i>Feb 2018 – Nov 2019</i>")}
${line("<b>University of Ikorodu</b>", "<b>Lagos, Nigeria</b>", "n")}
${line("<i>Bachelor of Engineering (Civil), Second Class Upper</i>", "<i>Sep 2008 – Jul 2013</i>")}
<h2>Certifications</h2>
<p><b>Project Management Professional (PMP)</b> – Project Management Institute, no. 2981174, valid to Oct 2027<p><b>Construction Induction (White Card)</b> – Workplace Health and Safety Queensland, 2016
<h2>Skills</h2><p>Procore · Primavera P6 · Contract administration (AS 4000) · Cost control · Subcontractor procurement · Risk registers
<h2>Languages</h2>${line("English <i>Native</i>", "Yoruba <i>Native</i>")}`;

/** A manager of building projects in the page that business schools teach: employer against town in bold, title against months slanted below, two roles under one employer, certificates in sentences. */
export const projectManager: UnseenCv = {
  name: "employer against town, title against months below",
  type: "pdf",
  write: print(css, body, { margin: "16mm" }),
  says: {
    given: "Marcus Olufemi / Marcus",
    family: "Adeyemi",
    email: "marcus.adeyemi@brickfield.example",
    phone: "+61428910337",
    jobs: [
      ["Project Manager", "Stradbroke Constructions Group", "2021-08", null],
      ["Assistant Project Manager", "Stradbroke Constructions Group", "2019-02", "2021-07"],
      ["Site Engineer", "Jimboomba Civil & Build", "2016-01", "2019-01"],
      ["Graduate Engineer", "Eko Bridge Developments Ltd", "2013-09", "2015-11"],
    ],
    studies: [
      ["Master of Project Management", "Brisbane River University", "2019-11"],
      [
        "Bachelor of Engineering (Civil) / Bachelor of Engineering (Civil), Second Class Upper",
        "University of Ikorodu",
        "2013-07",
      ],
    ],
    skills: [
      "Procore",
      "Primavera P6",
      "Contract administration (AS 4000) / Contract administration",
      "Cost control",
      "Subcontractor procurement",
      "Risk registers",
    ],
    licences: [
      ["Project Management Professional (PMP) / Project Management Professional / PMP", "2981174", "2027-10"],
      ["Construction Induction (White Card) / Construction Induction / White Card"],
    ],
    languages: ["English", "Yoruba"],
  },
};
