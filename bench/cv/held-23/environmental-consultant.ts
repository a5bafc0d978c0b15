import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.2pt/1.45 "DejaVu Sans",sans-serif;color:#384347}h1{font-size:20pt;margin:0;text-transform:uppercase;color:#000}.t{color:#008b6b;font-size:11pt;font-weight:700;margin:0 0 1mm}.c{font-size:8.5pt;margin:0 0 4mm}.c span{margin-right:5mm}.g{display:flex;gap:8mm}.a{flex:1.75}.b{flex:1}h2{font-size:11pt;text-transform:uppercase;border-bottom:.7mm solid #000;color:#000;margin:4mm 0 2mm}h3{font-size:10.5pt;font-weight:400;margin:2mm 0 0;color:#000}.o{color:#008b6b;font-weight:700;margin:0}.m{font-size:8.3pt;margin:0 0 1mm}.m span{margin-right:4mm}p{margin:0}ul{margin:0 0 2mm;padding-left:4mm}.k span{display:inline-block;border-bottom:.3mm solid #aaa;font-weight:700;margin:0 3mm 2mm 0}.x{display:flex;gap:2mm;margin-bottom:2mm}.l{display:flex;justify-content:space-between}`;
const job = (
  title: string,
  at: string,
  when: string,
  where: string,
  about: string,
  ...texts: readonly string[]
) =>
  `<h3>${title}</h3><p class=o>${at}</p><p class=m><span>${when}</span><span>${where}</span></p><p>${about}</p><ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const language = (name: string, level: string) => `<p class=l><b>${name}</b><span>${level}</span></p>`;

const body = `<h1>Callum Bjelke-Ross</h1><p class=t>Senior Environmental Consultant | Contaminated Land</p><p class=c><span>0491 570 737</span><span>callum.bjelkeross@example.com</span><span>callum-rocks.example</span><span>Newcastle, NSW</span></p>
<div class=g><div class=a><h2>Experience</h2>
${job("Senior Environmental Consultant", "Terrane Environmental", "11/2022 - Present", "Newcastle, NSW", "Consultancy of 60 people for mines, ports and councils", "Led remediation of a 9-hectare gasworks within 4% of budget", "Signed 31 site assessments without a query of the auditor")}
${job("Environmental Scientist", "Terrane Environmental", "07/2019 - 10/2022", "Newcastle, NSW", "", "Groundwater monitoring at 140 bores")}
${job("Graduate Environmental Scientist", "Hunter Geosciences Pty Ltd", "02/2017 - 06/2019", "Maitland, NSW", "Soil laboratory and field services", "Logged soil from 300 boreholes")}
${job("Laboratory Assistant (part-time)", "University of Lake Macquarie", "2015 - 2016", "Newcastle, NSW", "")}
<h2>Education</h2>
<h3>Bachelor of Environmental Science (Honours Class I)</h3><p class=o>University of Lake Macquarie</p><p class=m><span>02/2013 - 11/2016</span></p>
<h3>Graduate Certificate in Hydrogeology</h3><p class=o>Rivers Institute of Technology</p><p class=m><span>03/2020 - 06/2021</span></p>
</div><div class=b><h2>Summary</h2><p>Nine years of dirty soil and clear reports. I like sites that others call hopeless.</p>
<h2>Key achievements</h2><div class=x><b>★</b><p><b>Young Professional of the Year</b><br>Remediation Society, 2023</p></div><div class=x><b>★</b><p><b>$640k saved</b><br>By treating soil on site instead of trucking it</p></div>
<h2>Skills</h2><p class=k><span>Site assessment</span><span>Remediation</span><span>Groundwater sampling</span><span>QGIS</span><span>Surfer</span><span>Client management</span><span>Proposals</span></p>
<h2>Certification</h2><p><b>Certified Environmental Practitioner (CEnvP)</b><br>no. 1894, renewal July 2028</p><p><b>Asbestos Assessor Licence</b><br>LAA 001422, expires 30/04/2029</p><p><b>White Card</b></p><p><b>Driver Licence</b><br>Class C, 4WD trained</p>
<h2>Languages</h2>${language("English", "Native ●●●●●")}${language("Spanish", "Intermediate ●●●○○")}
<h2>Passions</h2><div class=x><b>♥</b><p><b>Surf rescue</b><br>Bronze patrol member, Nobbys</p></div></div></div>`;

/** An environmental consultant's PDF of an online builder: capitals by style, title over employer in colour, a line about each company, stars before achievements, dots for languages. */
export const environmentalConsultant: UnseenCv = {
  name: "environmental consultant's online-builder PDF: title in the header, a line about each company, achievements with stars, language dots",
  type: "pdf",
  write: print(css, body, { margin: "12mm", footer: "Powered by a resume builder" }),
  says: {
    given: "Callum",
    family: "Bjelke-Ross",
    email: "callum.bjelkeross@example.com",
    phone: "+61491570737",
    jobs: [
      ["Senior Environmental Consultant", "Terrane Environmental", "2022-11", null],
      ["Environmental Scientist", "Terrane Environmental", "2019-07", "2022-10"],
      [
        "Graduate Environmental Scientist",
        "Hunter Geosciences Pty Ltd / Hunter Geosciences",
        "2017-02",
        "2019-06",
      ],
      [
        "Laboratory Assistant (part-time) / Laboratory Assistant",
        "University of Lake Macquarie",
        "2015",
        "2016",
      ],
    ],
    studies: [
      [
        "Bachelor of Environmental Science (Honours Class I) / Bachelor of Environmental Science (Honours) / Bachelor of Environmental Science",
        "University of Lake Macquarie",
        "2016-11",
      ],
      ["Graduate Certificate in Hydrogeology", "Rivers Institute of Technology", "2021-06"],
    ],
    skills: [
      "Site assessment",
      "Remediation",
      "Groundwater sampling",
      "QGIS",
      "Surfer",
      "Client management",
      "Proposals",
    ],
    licences: [
      [
        "Certified Environmental Practitioner (CEnvP) / Certified Environmental Practitioner / CEnvP",
        "1894",
        "2028-07",
      ],
      ["Asbestos Assessor Licence / Asbestos Assessor", "LAA 001422 / LAA001422 / 001422", "2029-04-30"],
      ["White Card"],
    ],
    drives: ["C"],
    languages: ["English", "Spanish"],
    besides: [
      "Driver Licence",
      "4WD trained",
      "Young Professional of the Year",
      "$640k saved",
      "Surf rescue",
      "Bronze patrol member",
    ],
  },
};
