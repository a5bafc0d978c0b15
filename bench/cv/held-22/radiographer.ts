import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.45 "DejaVu Sans",sans-serif;color:#333}.n{border-bottom:.8mm solid #6b2c91;padding:0 0 3mm;margin:0 0 4mm}h1{font-size:20pt;font-weight:400;color:#6b2c91;margin:0 0 2mm}.n p{margin:0 0 .6mm}h2{font-size:10.5pt;color:#6b2c91;text-transform:uppercase;margin:6mm 0 2.5mm;border-bottom:.2mm solid #bbb;break-after:avoid}.e{margin:0 0 4mm;break-inside:avoid}.e p{margin:0}.w{color:#6b2c91;font-size:9pt}.a{font-size:10.3pt}ul{margin:1mm 0 0;padding-left:5mm}table{border-collapse:collapse;font-size:8.8pt;margin:1mm 0}td,th{border:.2mm solid #ccc;padding:1mm 3mm;font-weight:400;text-align:center}`;

const entry = (title: string, at: string, when: string, place: string, ...texts: readonly string[]) =>
  `<div class=e><p class=a><b>${title}</b></p><p><i>${at}</i> <span class=w>[ ${when} ]</span></p>${place && `<p>${place}</p>`}${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div>`;
const place = (city: string, country: string) => `<b>City:</b> ${city} | <b>Country:</b> ${country}`;

const body = `<div class=n><h1>Agnieszka Wojtasik-Reid</h1><p><b>Date of birth:</b> 19/07/1989 &nbsp;|&nbsp; <b>Nationality:</b> Polish, Australian &nbsp;|&nbsp; <b>Gender:</b> Female</p><p><b>Phone number:</b> (+61) 491 578 148 (Mobile)</p><p><b>Email address:</b> a.wojtasikreid@example.com</p><p><b>Address:</b> 4/66 Hampden Road, 7004 Battery Point, Australia (Home)</p></div>
<h2>About me</h2><p>Radiographer with a second love for paediatric imaging. I explain the machine to the child first and to the surgeon later.</p>
<h2>Work experience</h2>
${entry("Senior Radiographer (CT)", "Sullivans Cove Hospital", "03/2022 – Current", place("Hobart", "Australia"), "CT lead on late shifts, 55 scans a day", "Protocols for low-dose imaging of children")}
${entry("Radiographer", "Sullivans Cove Hospital", "09/2018 – 02/2022", place("Hobart", "Australia"))}
${entry("Locum Radiographer", "Medrota Agency", "01/2017 – 07/2018", place("Bristol", "United Kingdom"), "Eleven hospitals in Somerset and Wales")}
${entry("Technik elektroradiologii (Radiographer)", "Szpital Miejski w Gliwicach", "10/2012 – 12/2016", place("Gliwice", "Poland"))}
<h2>Education and training</h2>
${entry("Graduate Certificate in Computed Tomography", "Tasman Institute of Medical Imaging", "2020 – 2021", place("Hobart", "Australia"))}
${entry("Licencjat (Bachelor) in Electroradiology", "Silesian Academy of Health", "10/2009 – 06/2012", place("Katowice", "Poland"), "Level in EQF: EQF level 6")}
<h2>Language skills</h2><p>Mother tongue(s): <b>Polish</b></p><p>Other language(s):</p>
<table><tr><th></th><th>Listening</th><th>Reading</th><th>Spoken production</th><th>Spoken interaction</th><th>Writing</th></tr><tr><td><b>English</b></td><td>C2</td><td>C2</td><td>C1</td><td>C2</td><td>C1</td></tr><tr><td><b>German</b></td><td>B1</td><td>B2</td><td>A2</td><td>B1</td><td>A2</td></tr></table>
<h2>Digital skills</h2><p>RIS/PACS | Siemens syngo | Dose tracking | Microsoft Office</p>
<h2>Clinical skills</h2><p>Paediatric imaging | Trauma CT | Cannulation | Mobile X-ray</p>
<h2>Licences and registrations</h2>
<ul><li>AHPRA registration (Medical Radiation Practitioner) MRP0002217745, to 30/11/2027</li><li>Radiation use licence (Tas), RL 5580, expires 14/05/2028</li><li>Working with Vulnerable People registration, expires 09/02/2029</li><li>Basic Life Support, 04/2026</li></ul>
<h2>Driving licence</h2><p>Driving licence: B</p>
<h2>Volunteering</h2>
${entry("Leader of the children's choir", "Polish House Hobart", "2020 – Current", "")}
<h2>Hobbies and interests</h2><p>Mushroom picking, polyphonic singing, cold plunges</p>
<p style="margin-top:6mm;font-size:8pt">I hereby consent to the processing of my personal data for the purposes of recruitment.</p>`;

/** A Polish radiographer's CV in the European format: title, employer and months in square brackets, labelled city and country below, a grid of language levels, a consent at the end. */
export const radiographer: UnseenCv = {
  name: "Polish radiographer's CV in the European format: months in square brackets, labelled city and country, language grid, consent",
  type: "pdf",
  write: print(css, body, { margin: "15mm" }),
  says: {
    given: "Agnieszka",
    family: "Wojtasik-Reid",
    email: "a.wojtasikreid@example.com",
    phone: "+61491578148",
    jobs: [
      ["Senior Radiographer (CT) / Senior Radiographer", "Sullivans Cove Hospital", "2022-03", null],
      ["Radiographer", "Sullivans Cove Hospital", "2018-09", "2022-02"],
      ["Locum Radiographer", "Medrota Agency", "2017-01", "2018-07"],
      [
        "Technik elektroradiologii (Radiographer) / Technik elektroradiologii / Radiographer",
        "Szpital Miejski w Gliwicach",
        "2012-10",
        "2016-12",
      ],
    ],
    studies: [
      ["Graduate Certificate in Computed Tomography", "Tasman Institute of Medical Imaging", "2021"],
      [
        "Licencjat (Bachelor) in Electroradiology / Bachelor in Electroradiology / Licencjat in Electroradiology",
        "Silesian Academy of Health",
        "2012-06",
      ],
    ],
    skills: [
      "RIS/PACS",
      "Siemens syngo",
      "Dose tracking",
      "Microsoft Office",
      "Paediatric imaging",
      "Trauma CT",
      "Cannulation",
      "Mobile X-ray",
    ],
    licences: [
      [
        "AHPRA registration (Medical Radiation Practitioner) / AHPRA registration / AHPRA / Medical Radiation Practitioner",
        "MRP0002217745",
        "2027-11-30",
      ],
      ["Radiation use licence (Tas) / Radiation use licence", "RL 5580 / 5580", "2028-05-14"],
      [
        "Working with Vulnerable People registration / Working with Vulnerable People",
        undefined,
        "2029-02-09",
      ],
      ["Basic Life Support"],
    ],
    drives: ["B / C"],
    languages: ["Polish", "English", "German"],
    besides: [
      "Driving licence",
      "RIS",
      "PACS",
      "Children's choir",
      "Leader of the children's choir",
      "Polish House Hobart",
    ],
  },
};
