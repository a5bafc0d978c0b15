import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `body{font-size:9.5pt}h1{font-size:18pt;margin:0}h2{font-size:12pt;border-bottom:1px solid #ccc;margin:6mm 0 2mm;padding-bottom:1mm}p{margin:0 0 .6mm}.t{margin-top:3mm;font-weight:700}.g{color:#666}ul{margin:0;padding-left:5mm}`;
const body = `<h1>Bakhtiyar Nurlanov</h1><p style="font-size:11pt">Warehouse supervisor with forklift and pallet experience<p class=g>Laverton North, VIC 3026<p>bakhtiyarnurlanov3_qq7@indeedemail.example<p>+61 4 5511 8207<p class=t>Authorised to work in Australia for any employer
<h2>Work Experience</h2>
<p class=t>Warehouse Supervisor<p class=g>Coolpath Distribution - Truganina, VIC<p class=g>November 2023 to Present<ul><li>Roster of 22 pickers<li>Safety walks with Linfox every Monday since April 2024</ul>
<p class=t>Forklift Operator<p class=g>Metcalf Timber & Hardware-Laverton, VIC<p class=g>June 2021 to October 2023<p>Loading of B-doubles<br>Stocktake, 30 June each year
<p class=t>Pick Packer<p class=g>Staffline Recruitment - Melbourne VIC<p class=g>February 2021 to June 2021<p>At the sites of Coles, Kmart and The Iconic
<p class=t>Shift Engineer<p class=g>Karaganda Steel Works - Karaganda, Kazakhstan<p class=g>August 2012 to December 2019
<h2>Education</h2>
<p class=t>Certificate III in Supply Chain Operations<p class=g>Victoria University Polytechnic - Sunshine, VIC<p class=g>February 2022 to November 2022
<p class=t>Bachelor's degree in Metallurgy<p class=g>Karaganda Technical University - Karaganda<p class=g>September 2008 to June 2012
<h2>Skills</h2><ul><li>Warehouse management system (4 years)<li>RF scanning (5 years)<li>Team leadership (2 years)<li>SAP<li>Manual handling</ul>
<h2>Languages</h2><ul><li>Kazakh - Fluent<li>Russian - Fluent<li>English - Intermediate</ul>
<h2>Certifications and Licenses</h2><p class=t>LF High Risk Work Licence<p class=g>April 2021 to April 2026<p>WorkSafe Victoria<p class=t>Driver's Licence<p class=t>First Aid Certificate<p class=g>July 2025 to July 2028
<h2>Assessments</h2><p class=t>Work style: Reliability — Proficient<p class=g>May 2025<p>Tendency to be reliable, dependable, and act with integrity at work<p class=g>Full results: Proficient
<h2>Additional Information</h2><p>Available for night shift. Own car.`;

/** Indeed's own résumé: title, then "employer - place", then "month to month", years of skills, results of tests. */
export const indeed: UnseenCv = {
  name: "Indeed profile",
  type: "pdf",
  write: print(css, body, { format: "Letter", margin: "16mm" }),
  says: {
    given: "Bakhtiyar",
    family: "Nurlanov",
    email: "bakhtiyarnurlanov3_qq7@indeedemail.example",
    phone: "+61455118207",
    jobs: [
      ["Warehouse Supervisor", "Coolpath Distribution", "2023-11", null],
      ["Forklift Operator", "Metcalf Timber & Hardware", "2021-06", "2023-10"],
      ["Pick Packer", "Staffline Recruitment", "2021-02", "2021-06"],
      ["Shift Engineer", "Karaganda Steel Works", "2012-08", "2019-12"],
    ],
    studies: [
      ["Certificate III in Supply Chain Operations", "Victoria University Polytechnic", "2022-11"],
      ["Bachelor's degree in Metallurgy", "Karaganda Technical University", "2012-06"],
    ],
    skills: ["Warehouse management system", "RF scanning", "Team leadership", "SAP", "Manual handling"],
    licences: [["LF High Risk Work Licence"], ["First Aid Certificate"]],
    languages: ["Kazakh", "Russian", "English"],
    besides: ["Driver's Licence", "Work style: Reliability"],
  },
};
