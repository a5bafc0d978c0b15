import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.5 "DejaVu Sans",sans-serif;color:#333}h1{font-size:20pt;color:#4a2a82;margin:0 0 2mm}.p{border-bottom:1px solid #bbb;padding-bottom:3mm;font-size:9pt}h2{font-size:11pt;color:#4a2a82;margin:7mm 0 2mm;display:flex;gap:3mm;align-items:center}h2::before{content:"";width:3mm;height:3mm;border-radius:50%;background:#4a2a82}.w{color:#777;font-size:9pt;margin-top:4mm}.t b{text-transform:uppercase}.t span{text-transform:uppercase}p{margin:0 0 1mm}ul{margin:1mm 0;padding-left:6mm}table{border-collapse:collapse;font-size:9pt;margin-top:2mm}td,th{border-bottom:1px solid #ccc;padding:1mm 3mm;text-align:left}`;
const entry = (when: string, place: string, title: string, employer: string, tasks: readonly string[] = []) =>
  `<div class=w>${when} ${place}</div><div class=t><b>${title}</b> <span>${employer}</span></div>${tasks.length ? `<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>` : ""}`;
const body = `<h1>Željka Šimunović</h1><div class=p><b>Date of birth:</b> 14/02/1989 | <b>Nationality:</b> Croatian | <b>Gender:</b> Female | <b>Phone number:</b> (+61) 0402917336 (Mobile) | <b>Email address:</b> zeljka.simunovic@jadran.example | <b>Address:</b> 6 Moorabool Lane, Geelong West, 3218, Australia (Home)</div>
<h2>ABOUT ME</h2><p>Veterinarian for small animals with an interest in dentistry, and the patience of somebody who began with sheep on an island.
<h2>WORK EXPERIENCE</h2>
${entry("01/03/2023 – CURRENT", "Geelong, Australia", "Veterinarian", "Otway Animal Hospital", ["Consultations and surgery of small animals, two nights on call", "Set up the dental suite; 400 procedures since"])}
${entry("10/01/2022 – 28/02/2023", "Colac, Australia", "Veterinary Nurse", "Colac Dairy Vets", ["While my degree was being assessed"])}
${entry("01/09/2016 – 30/11/2021", "Split, Croatia", "Doctor of Veterinary Medicine", "Veterinarska ambulanta Škoj d.o.o.", ["Sole vet on the island of Brač in winter", "Sheep, donkeys, dogs and one dolphin"])}
${entry("15/09/2015 – 31/08/2016", "Zagreb, Croatia", "Veterinary Intern", "Klinika za male životinje Maksimir")}
<h2>EDUCATION AND TRAINING</h2>
${entry("01/10/2008 – 10/07/2015", "Zagreb, Croatia", "Doctor of Veterinary Medicine (DVM)", "Veterinary University of Zagorje")}
${entry("05/02/2022 – 18/11/2022", "Melbourne, Australia", "Certificate in Small Animal Dentistry", "Southern Veterinary College")}
<h2>LANGUAGE SKILLS</h2><p>Mother tongue(s): <b>CROATIAN</b><p>Other language(s):<table><tr><th><th>Listening<th>Reading<th>Spoken production<th>Spoken interaction<th>Writing<tr><td><b>ENGLISH</b><td>C1<td>C2<td>C1<td>C1<td>C1<tr><td><b>ITALIAN</b><td>B2<td>B1<td>B1<td>B1<td>A2</table><p style="font-size:8pt">Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user
<h2>SKILLS</h2><p>Small animal surgery | Dentistry | Ultrasound | Anaesthesia | Client communication | ezyVet
<h2>LICENCES</h2><p>Veterinary Practitioners Registration Board of Victoria – V11874 – valid until 30/06/2027
<h2>DRIVING LICENCE</h2><p>Driving Licence: B
<h2>HOBBIES AND INTERESTS</h2><p>Sailing, klapa singing`;

/** A veterinarian from Croatia in the newer European form: personal line by strokes, full dates with town and country above, title and employer in capitals side by side, table of levels of languages. */
export const veterinarian: UnseenCv = {
  name: "European form, title and employer in capitals side by side",
  type: "pdf",
  write: print(css, body, { margin: "15mm" }),
  says: {
    given: "Željka",
    family: "Šimunović",
    email: "zeljka.simunovic@jadran.example",
    phone: "+61402917336",
    jobs: [
      ["Veterinarian", "Otway Animal Hospital", "2023-03", null],
      ["Veterinary Nurse", "Colac Dairy Vets", "2022-01", "2023-02"],
      ["Doctor of Veterinary Medicine", "Veterinarska ambulanta Škoj d.o.o.", "2016-09", "2021-11"],
      ["Veterinary Intern", "Klinika za male životinje Maksimir", "2015-09", "2016-08"],
    ],
    studies: [
      [
        "Doctor of Veterinary Medicine (DVM) / Doctor of Veterinary Medicine",
        "Veterinary University of Zagorje",
        "2015-07",
      ],
      ["Certificate in Small Animal Dentistry", "Southern Veterinary College", "2022-11"],
    ],
    skills: [
      "Small animal surgery",
      "Dentistry",
      "Ultrasound",
      "Anaesthesia",
      "Client communication",
      "ezyVet",
    ],
    licences: [
      [
        "Veterinary Practitioners Registration Board of Victoria / Veterinary Practitioners Registration / Veterinary registration",
        "V11874",
        "2027-06-30",
      ],
    ],
    languages: ["Croatian", "English", "Italian"],
    besides: ["B", "Driving Licence: B", "Driving Licence"],
  },
};
