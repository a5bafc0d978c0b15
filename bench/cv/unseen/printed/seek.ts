import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `body{font-size:9.5pt}.h{background:#0d3880;color:#fff;padding:12mm}h1{margin:0;font-size:19pt}section{padding:2mm 12mm}h2{font-size:13pt;margin:4mm 0 2mm;color:#0d3880}h3{font-size:10.5pt;margin:3mm 0 0}p{margin:0 0 .8mm}.pill{display:inline-block;background:#eef;border-radius:9px;padding:.5mm 3mm;margin:0 1.5mm 1.5mm 0}.g{color:#666}`;
const body = `<div class=h><h1>Chloe Ngata-Williams</h1><p>Logan, QLD</p><p>0466 118 731</p><p>chloe.nw@fastpost.example</p></div>
<section><h2>Personal summary</h2><p>Dental assistant who likes a full book. Moved from Gisborne to Queensland in 2019.
<h2>Career history</h2>
<h3>Senior Dental Assistant</h3><p>Bright Smiles Family Dental<p class=g>Feb 2022 - Present (4 years 10 months)<p>Chairside for two dentists. Steriliser logs. Trainer of new assistants from Dental Staff Australia.
<h3>Dental Assistant</h3><p>Browns Plains Dental Centre<p class=g>Aug 2019 - Jan 2022 (2 years 6 months)<p>• Reception relief<br>• X-ray processing
<h3>Retail Assistant</h3><p>The Warehouse Gisborne<p class=g>Nov 2016 - Jun 2019 (2 years 8 months)
<h2>Education</h2>
<h3>Certificate III in Dental Assisting</h3><p>TAFE Queensland<p class=g>Finished 2020
<h3>NCEA Level 3</h3><p>Lytton High School<p class=g>Finished 2015
<h2>Licences &amp; certifications</h2>
<h3>Radiation Licence (Use) – Dental</h3><p>Queensland Health<p class=g>Aug 2023 - Aug 2026
<h3>CPR – HLTAID009</h3><p>Allens Training<p class=g>Issued Mar 2026
<h2>Skills</h2><p><span class=pill>Infection control</span><span class=pill>Chairside assistance</span><span class=pill>Dental4Windows</span><span class=pill>Patient care</span><span class=pill>Radiography</span>
<h2>Languages</h2><p>English, Te reo Māori
<h2>About my next role</h2><p><b>Availability</b> 2 weeks notice<p><b>Preferred work types</b> Full time, Part time<p><b>Right to work</b> Australia: New Zealand citizen<p><b>Salary expectation</b> From $34 per hour<p><b>Preferred classification</b> Healthcare &amp; Medical – Dental</section>`;

/** SEEK's profile as a document: title, employer and months below each other, pills as skills, wishes at the end. */
export const seek: UnseenCv = {
  name: "SEEK profile",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Chloe",
    family: "Ngata-Williams",
    email: "chloe.nw@fastpost.example",
    phone: "+61466118731",
    jobs: [
      ["Senior Dental Assistant", "Bright Smiles Family Dental", "2022-02", null],
      ["Dental Assistant", "Browns Plains Dental Centre", "2019-08", "2022-01"],
      ["Retail Assistant", "The Warehouse Gisborne", "2016-11", "2019-06"],
    ],
    studies: [
      ["Certificate III in Dental Assisting", "TAFE Queensland", "2020"],
      ["NCEA Level 3", "Lytton High School", "2015"],
    ],
    skills: ["Infection control", "Chairside assistance", "Dental4Windows", "Patient care", "Radiography"],
    licences: [["Radiation Licence (Use) – Dental"], ["CPR – HLTAID009 / CPR"]],
    languages: ["English", "Te reo Māori / Māori / Maori"],
  },
};
