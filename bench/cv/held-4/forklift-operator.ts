import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.5 "Liberation Sans",sans-serif;color:#2e3849}.c{padding:14mm 18mm}h1{font-size:20pt;margin:0 0 1mm}h2{font-size:13pt;margin:8mm 0 2mm}h3{font-size:10.5pt;margin:4mm 0 0}p{margin:0}.g{color:#5a6881}.row{display:flex;gap:10mm;margin-top:2mm}.row span:before{content:"";display:inline-block;width:3mm;height:3mm;border:1px solid #5a6881;margin-right:1.5mm}.t span{display:inline-block;border:1px solid #c8cedb;border-radius:3px;padding:.5mm 2.5mm;margin:1mm 1.5mm 0 0}`;
const body = `<div class=c><h1>Harpreet Kaur Sandhu</h1><div class=row><span>Craigieburn VIC 3064</span><span>0470 551 286</span><span>hksandhu@ludhiana.example</span></div>
<h2>Personal summary</h2><p>Warehouse all-rounder, four years on counterbalance and reach. I start at five and like it.
<h2>Career history</h2>
<h3>Forklift Operator</h3><p>Northpoint Cold Storage<p class=g>May 2024 - Present<p>Reach truck to eleven metres at minus 22 degrees. RF scanning. Loaded 30 trailers a shift.
<h3>Pick Packer</h3><p>Chandler Macleod (on assignment at Coles Truganina)<p class=g>Nov 2022 - Apr 2024<p>Voice picking at 180 cartons an hour
<h3>Warehouse Assistant</h3><p>Kitchen Kings Wholesale<p class=g>Jan 2021 - Oct 2022
<h2>Education</h2>
<h3>Certificate III in Supply Chain Operations</h3><p>Kangan Institute<p class=g>Finishing 2027
<h3>Bachelor of Arts</h3><p>Guru Nanak Dev University<p class=g>Finished 2018
<h2>Licences &amp; certifications</h2>
<h3>High Risk Work Licence - Forklift (LF)</h3><p>WorkSafe Victoria<p class=g>Expires Aug 2029<p>Licence number HRW0441982
<h3>High Risk Work Licence - Order Picker (LO)</h3><p>WorkSafe Victoria<p class=g>Expires Aug 2029
<h3>Manual Handling Certificate</h3><p>Site Safe Training<p class=g>Issued Feb 2025
<h2>Skills</h2><p class=t><span>RF scanning</span><span>Voice picking</span><span>Reach truck</span><span>Load planning</span><span>SAP EWM</span>
<h2>Languages</h2><p class=t><span>English</span><span>Hindi</span><span>Punjabi</span>
<h2>About my next role</h2><h3>Availability</h3><p>4 weeks notice<h3>Preferred work types</h3><p>Full time<h3>Preferred locations</h3><p>Northern Suburbs, Melbourne<h3>Right to work</h3><p>Australia - Permanent resident<h3>Salary expectation</h3><p>From $33 per hour<h3>Preferred classifications</h3><p>Manufacturing, Transport &amp; Logistics</div>`;

/** A forklift operator's profile as SEEK prints it: everything below each other, each licence with its issuer, a course that is not finished. */
export const forkliftOperator: UnseenCv = {
  name: "SEEK profile with licences",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Harpreet Kaur / Harpreet",
    family: "Sandhu",
    email: "hksandhu@ludhiana.example",
    phone: "+61470551286",
    jobs: [
      ["Forklift Operator", "Northpoint Cold Storage", "2024-05", null],
      [
        "Pick Packer",
        "Chandler Macleod (on assignment at Coles Truganina) / Chandler Macleod",
        "2022-11",
        "2024-04",
      ],
      ["Warehouse Assistant", "Kitchen Kings Wholesale", "2021-01", "2022-10"],
    ],
    studies: [
      ["Certificate III in Supply Chain Operations", "Kangan Institute", "2027"],
      ["Bachelor of Arts", "Guru Nanak Dev University", "2018"],
    ],
    skills: ["RF scanning", "Voice picking", "Reach truck", "Load planning", "SAP EWM"],
    licences: [
      ["High Risk Work Licence - Forklift (LF) / Forklift (LF)", "HRW0441982", "2029-08"],
      ["High Risk Work Licence - Order Picker (LO) / Order Picker (LO)", undefined, "2029-08"],
      ["Manual Handling Certificate / Manual Handling"],
    ],
    languages: ["English", "Hindi", "Punjabi"],
  },
};
