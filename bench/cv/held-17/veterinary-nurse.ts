import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.45 "Open Sans","DejaVu Sans",sans-serif;color:#3f3f3f}h1{font-size:20pt;font-weight:400;margin:0 0 2mm;color:#404040}.logo{float:right;color:#0e4194;font-weight:700}.id{margin:0 0 3mm;padding:0 0 3mm;border-bottom:.4mm solid #c8c8c8}.id b{color:#404040}h2{font-size:10.5pt;text-transform:uppercase;color:#0e4194;margin:6mm 0 2mm;padding:0 0 1mm;border-bottom:.3mm solid #c8c8c8;break-after:avoid}.d{font-size:8.6pt;color:#6f6f6f;margin:3.5mm 0 0;text-transform:uppercase;break-after:avoid}.t{margin:0;color:#0e4194;break-after:avoid}.t b{text-transform:uppercase}p{margin:0 0 1mm}ul{margin:1mm 0;padding-left:5mm}table{border-collapse:collapse;width:100%;font-size:8.4pt;text-align:center}td,th{border-bottom:.2mm solid #c8c8c8;padding:1mm;font-weight:400}td:first-child{text-align:left;font-weight:700}`;

const entry = (when: string, where: string, title: string, at: string, texts: readonly string[] = []) =>
  `<p class=d>${when} – ${where}</p><p class=t><b>${title}</b> – ${at}</p>${texts.length ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}`;
const level = (language: string, ...of: readonly string[]) =>
  `<tr><td>${language}</td>${of.map((one) => `<td>${one}</td>`).join("")}</tr>`;

const body = `<p class=logo>europass</p><h1>Lucía Fernández Ortega</h1>
<div class=id><b>Nationality:</b> Spanish &nbsp; <b>Date of birth:</b> 19/05/1996 &nbsp; <b>Gender:</b> Female<br><b>Phone number:</b> (+61) 491570158 (Mobile)<br><b>Email address:</b> lucia.fernandez@example.com<br><b>Address:</b> 12 Wattle Street, 3550 Bendigo (Australia) (Home)</div>
<h2>About me</h2><p>Veterinary nurse from Zaragoza with seven years in small-animal and mixed practice. In Australia since February 2024, now on a Temporary Skill visa (subclass 482) until January 2029. I am calm with big dogs and honest with their owners.</p>
<h2>Work experience</h2>
${entry("11/03/2024 – Current", "Bendigo, Australia", "Veterinary Nurse", "Goldfields Animal Hospital", ["Anaesthesia monitoring for up to eight operations a day", "Dental radiographs, in-house laboratory, hospital rounds", "Head nurse on alternate weekends; puppy school on Tuesdays", "Purchase of consumables, savings of $9,000 in 2025"])}
${entry("03/09/2020 – 31/01/2024", "Zaragoza, Spain", "Auxiliar de Veterinaria (Veterinary Assistant)", "Clínica Veterinaria Ebro Sur", ["Reception, vaccinations, surgery and recovery", "Campaign of sterilisation for street cats with the city council, 2022: 640 cats"])}
${entry("01/07/2019 – 30/06/2020", "Cork, Ireland", "Kennel Assistant", "Blackwater Boarding Kennels", ["Sixty dogs in August, English with all of them"])}
${entry("06/2017 – 09/2017", "Jaca, Spain", "Stable Hand", "Hípica Valle de Tena")}
<h2>Education and training</h2>
${entry("02/2025 – 02/2026", "Melbourne, Australia", "Certificate IV in Veterinary Nursing", "Box Forest Institute")}
${entry("09/2017 – 06/2019", "Zaragoza, Spain", "Técnico en Asistencia Veterinaria", "Instituto San Roque", ["Level in EQF: 4. Placement of 400 hours at Clínica Moncayo"])}
${entry("2012 – 2014", "Huesca, Spain", "Bachillerato de Ciencias", "IES Sierra de Guara")}
<h2>Language skills</h2><p><b>Mother tongue(s):</b> Spanish</p><p><b>Other language(s):</b></p>
<table><tr><th></th><th>Listening</th><th>Reading</th><th>Spoken production</th><th>Spoken interaction</th><th>Writing</th></tr>${level("English", "C1", "C1", "C1", "C1", "B2")}${level("Catalan", "C1", "B2", "B1", "B1", "A2")}</table>
<p style="font-size:7.6pt;margin-top:1mm">Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user</p>
<h2>Skills</h2><p>Anaesthesia monitoring | Dental radiography | Venepuncture | Bandaging | ezyVet | Stock control | Client communication</p>
<h2>Driving licence</h2><p><b>Cars:</b> B</p>
<h2>Certificates and memberships</h2>
<p class=d>08/2025</p><p class=t><b>Radiation Use Licence (veterinary)</b> – no. 220915-3, valid until 31/08/2028</p>
<p class=d>2025</p><p class=t><b>Fear-Free Handling, level 2</b></p>
<p class=d>2024 – Current</p><p class=t><b>Member of the Veterinary Nurses Circle of Australia</b></p>
<h2>Volunteering</h2>
${entry("2024 – Current", "Bendigo, Australia", "Wildlife carer", "Whipstick Wildlife Rescue", ["Joeys at night, possums at any time"])}
<h2>Hobbies and interests</h2><p>Trail running with my greyhound, ceramics, Sunday paella for the street.</p>
<h2>Recommendations</h2><p><b>Dr Alistair Pohl</b>, Practice Owner, Goldfields Animal Hospital, a.pohl@goldfieldsvet.example, 03 5550 6621</p>`;

/** A veterinary nurse's European form of today: whole days and town in a grey line, title in capitals – employer, Spanish titles, table of language levels, EU licence. */
export const veterinaryNurse: UnseenCv = {
  name: "Spanish veterinary nurse's European form: days – town above TITLE – employer, Spanish titles, two family names",
  type: "pdf",
  write: print(css, body, { margin: "15mm" }),
  says: {
    given: "Lucía",
    family: "Fernández Ortega",
    email: "lucia.fernandez@example.com",
    phone: "+61491570158",
    jobs: [
      ["Veterinary Nurse", "Goldfields Animal Hospital", "2024-03", null],
      [
        "Auxiliar de Veterinaria (Veterinary Assistant) / Auxiliar de Veterinaria / Veterinary Assistant",
        "Clínica Veterinaria Ebro Sur",
        "2020-09",
        "2024-01",
      ],
      ["Kennel Assistant", "Blackwater Boarding Kennels", "2019-07", "2020-06"],
      ["Stable Hand", "Hípica Valle de Tena", "2017-06", "2017-09"],
    ],
    studies: [
      ["Certificate IV in Veterinary Nursing", "Box Forest Institute", "2026-02"],
      ["Técnico en Asistencia Veterinaria", "Instituto San Roque", "2019-06"],
      ["Bachillerato de Ciencias", "IES Sierra de Guara", "2014"],
    ],
    skills: [
      "Anaesthesia monitoring",
      "Dental radiography",
      "Venepuncture",
      "Bandaging",
      "ezyVet",
      "Stock control",
      "Client communication",
    ],
    licences: [
      ["Radiation Use Licence (veterinary) / Radiation Use Licence", "220915-3", "2028-08-31"],
      ["Fear-Free Handling, level 2 / Fear-Free Handling"],
    ],
    languages: ["Spanish", "English", "Catalan"],
    besides: [
      "B",
      "Driving licence",
      "Veterinary Nurses Circle of Australia",
      "Wildlife carer",
      "Whipstick Wildlife Rescue",
      "Clínica Moncayo",
      "Temporary Skill visa",
    ],
  },
};
