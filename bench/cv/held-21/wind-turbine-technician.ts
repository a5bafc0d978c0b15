import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9pt/1.45 "DejaVu Sans",sans-serif;color:#26282b}.h{display:flex;gap:7mm;align-items:center;border-bottom:.5mm solid #004494;padding:0 0 4mm}.ph{width:25mm;height:25mm;border-radius:50%;background:#c9d3e2;flex:none}h1{font-size:17pt;margin:0 0 2mm}.h p{margin:0 0 .6mm}h2{font-size:10.5pt;margin:6mm 0 1mm;color:#004494;display:flex;align-items:center;gap:2mm;text-transform:uppercase;break-after:avoid}h2:before{content:"";width:2mm;height:2mm;border-radius:50%;background:#004494}.e{margin:2.5mm 0 0 4mm;break-inside:avoid}.e p{margin:0 0 .6mm}.d{color:#56595e;font-size:8.2pt}.l{margin:2mm 0 0 4mm}.l p{margin:0 0 .6mm}table{border-collapse:collapse;margin:2mm 0;width:100%}td,th{border:.2mm solid #c3c8cf;padding:.8mm 2mm;font-size:8pt;font-weight:400;text-align:center}ul{margin:.5mm 0 0;padding-left:4.5mm}.n{font-size:7pt;color:#777}`;

const entry = (when: string, where: string, title: string, at: string, ...texts: readonly string[]) =>
  `<div class=e><p class=d>${when}${where && ` &nbsp; ${where}`}</p><p><b>${title}</b>${at && ` &nbsp;${at}`}</p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div>`;

const body = `<div class=h><div class=ph></div><div><h1>Søren Kjærgaard</h1><p><b>Nationality:</b> Danish &nbsp;|&nbsp; <b>Date of birth:</b> 17/04/1990 &nbsp;|&nbsp; <b>Gender:</b> Male</p><p><b>Phone number:</b> (+61) 491571266 (Mobile) &nbsp;|&nbsp; <b>Email address:</b> <u>soren.kjaergaard@example.com</u></p><p><b>Address:</b> 4 Wheatbelt Street, 3377, Ararat, Australia (Home)</p></div></div>
<h2>About me</h2><div class=l><p>Service technician for wind turbines from 2 to 6 MW, on land and at sea, with ten years at height. In Australia on a subclass 482 visa and looking for an employer in western Victoria.</p></div>
<h2>Work experience</h2>
${entry("06/02/2023 – Current", "Ararat, Australia", "Senior Wind Turbine Technician", "Grampians Wind Services Pty Ltd", "Fault finding on pitch, yaw and converter systems of 71 turbines", "Lead of a team of three; switching operator for the collector network")}
${entry("01/09/2019 – 31/12/2022", "Esbjerg, Denmark", "Offshore Service Technician", "Vesterhav Turbine A/S", "Two weeks on, two weeks off from the service vessel")}
${entry("15/08/2016 – 31/08/2019", "Esbjerg, Denmark", "Service Technician", "Vesterhav Turbine A/S", "Half-yearly services, oil sampling and bolt tensioning")}
${entry("01/02/2012 – 30/06/2016", "Ribe, Denmark", "Industrial Electrician", "Ribe El-Montage ApS")}
${entry("08/2010 – 12/2011", "Holstebro, Denmark", "Conscript, then Private", "Jydske Engineer Regiment")}
<h2>Education and training</h2>
${entry("01/08/2006 – 30/06/2010", "Esbjerg, Denmark", "Journeyman's Certificate, Electrician", "Sydvest Technical College", "<b>Level in EQF:</b> EQF level 4")}
${entry("2016", "Aalborg, Denmark", "Wind Turbine Operator Diploma", "Limfjord Wind Academy")}
<h2>Language skills</h2><div class=l><p>Mother tongue(s): <b>Danish</b></p><p>Other language(s):</p><table><tr><th rowspan=2></th><th colspan=2>UNDERSTANDING</th><th colspan=2>SPEAKING</th><th rowspan=2>WRITING</th></tr><tr><th>Listening</th><th>Reading</th><th>Spoken production</th><th>Spoken interaction</th></tr><tr><td><b>English</b></td><td>C1</td><td>C1</td><td>C1</td><td>C1</td><td>B2</td></tr><tr><td><b>Norwegian</b></td><td>C1</td><td>B2</td><td>B1</td><td>B2</td><td>A2</td></tr></table><p class=n>Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user</p></div>
<h2>Skills</h2><div class=l><p>Hydraulics &nbsp;|&nbsp; High voltage switching &nbsp;|&nbsp; SCADA &nbsp;|&nbsp; Bolt tensioning &nbsp;|&nbsp; Blade inspection &nbsp;|&nbsp; Thermography &nbsp;|&nbsp; SAP PM</p></div>
<h2>Certificates</h2>
${entry("14/05/2026 – 14/05/2028", "", "GWO Basic Safety Training (Working at Heights, Manual Handling, Fire Awareness, First Aid)", "")}
${entry("15/05/2026 – 15/05/2028", "", "GWO Advanced Rescue Training", "")}
${entry("09/2023", "", "White Card", "")}
${entry("20/11/2023 – 20/11/2028", "", "High Risk Work Licence, Dogging (DG)", "", "Number: VIC-DG-55108")}
<h2>Driving licence</h2><div class=l><p><b>Motorbikes:</b> A</p><p><b>Cars:</b> B</p></div>
<h2>Hobbies and interests</h2><div class=l><p><b>Handball</b> Coach of the juniors at Ararat Handball Club since 2024</p><p><b>Sailing</b></p></div>`;

/** A Danish wind turbine technician's CV in the European format: days and place above “title, employer”, a table of language levels, skills with bars, spans of certificates. */
export const windTurbineTechnician: UnseenCv = {
  name: "Danish wind turbine technician's CV in the European format: days and place above title, spans of certificates",
  type: "pdf",
  write: print(css, body, {
    margin: "14mm",
    footer: "Søren Kjærgaard, page <span class=pageNumber></span> of <span class=totalPages></span>",
  }),
  says: {
    given: "Søren",
    family: "Kjærgaard",
    email: "soren.kjaergaard@example.com",
    phone: "+61491571266",
    jobs: [
      [
        "Senior Wind Turbine Technician",
        "Grampians Wind Services Pty Ltd / Grampians Wind Services",
        "2023-02",
        null,
      ],
      ["Offshore Service Technician", "Vesterhav Turbine A/S / Vesterhav Turbine", "2019-09", "2022-12"],
      ["Service Technician", "Vesterhav Turbine A/S / Vesterhav Turbine", "2016-08", "2019-08"],
      ["Industrial Electrician", "Ribe El-Montage ApS / Ribe El-Montage", "2012-02", "2016-06"],
      ["Conscript, then Private / Conscript", "Jydske Engineer Regiment", "2010-08", "2011-12"],
    ],
    studies: [
      [
        "Journeyman's Certificate, Electrician / Journeyman's Certificate",
        "Sydvest Technical College",
        "2010-06",
      ],
      ["Wind Turbine Operator Diploma", "Limfjord Wind Academy", "2016"],
    ],
    skills: [
      "Hydraulics",
      "High voltage switching",
      "SCADA",
      "Bolt tensioning",
      "Blade inspection",
      "Thermography",
      "SAP PM",
    ],
    licences: [
      [
        "GWO Basic Safety Training (Working at Heights, Manual Handling, Fire Awareness, First Aid) / GWO Basic Safety Training",
        undefined,
        "2028-05-14",
      ],
      ["GWO Advanced Rescue Training", undefined, "2028-05-15"],
      ["White Card"],
      [
        "High Risk Work Licence, Dogging (DG) / High Risk Work Licence, Dogging / High Risk Work Licence / Dogging (DG) / Dogging",
        "VIC-DG-55108",
        "2028-11-20",
      ],
    ],
    languages: ["Danish", "English", "Norwegian"],
    besides: [
      "A",
      "B",
      "Driving licence",
      "Handball",
      "Sailing",
      "Coach",
      "Ararat Handball Club",
      "Subclass 482",
    ],
  },
};
