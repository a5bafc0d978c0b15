import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.3pt/1.45 "DejaVu Sans",sans-serif;color:#33302c}.p{display:flex;min-height:297mm}aside{width:64mm;background:#243b4a;color:#f4efe6;padding:12mm 8mm;box-sizing:border-box}main{flex:1;padding:14mm 12mm 10mm 10mm;background:#fbf8f3}.o{width:36mm;height:36mm;border-radius:50%;background:#c9b79c;margin:0 auto 7mm}aside h2{font-size:10pt;letter-spacing:1.5px;border-bottom:.3mm solid #c9b79c;padding-bottom:1.2mm;margin:6mm 0 2.5mm}aside p{margin:0 0 1.6mm;font-size:8.8pt}h1{font-size:30pt;line-height:1;margin:0;font-weight:300}h1 b{display:block;font-weight:700;font-size:23pt;margin-top:2mm}.r{letter-spacing:4px;margin:3mm 0 5mm;color:#8c6d3f}main h2{font-size:12pt;letter-spacing:2px;color:#243b4a;margin:6mm 0 3mm}.j{border-left:.5mm solid #c9b79c;padding-left:5mm;margin-bottom:4mm}.j p{margin:0}.j .w{font-size:8.4pt;color:#8c6d3f}.j .t{font-weight:700;font-size:10.2pt}ul{margin:1mm 0 0;padding-left:4mm}.s span{display:inline-block;border:.25mm solid #c9b79c;border-radius:4mm;padding:.6mm 2.6mm;margin:0 1mm 1.6mm 0;font-size:8.4pt}`;
const job = (when: string, title: string, at: string, ...texts: readonly string[]) =>
  `<div class=j><p class=w>${when}</p><p class=t>${title}</p><p>${at}</p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div>`;

const body = `<div class=p><aside><div class=o></div>
<h2>CONTACT</h2><p>☎ +61 491 573 770</p><p>✉ camila.af@example.com</p><p>⌂ Mascot, Sydney NSW</p>
<h2>EDUCATION</h2><p><b>2013 – 2017</b><br>Licenciatura en Turismo<br>Universidad del Elqui, Chile</p><p><b>2019</b><br>Diploma of Travel and Tourism Management<br>Botany Bay College</p>
<h2>SKILLS</h2><div class=s><span>Cabin safety</span><span>Crew leadership</span><span>Conflict de-escalation</span><span>Silver service</span><span>Galley management</span><span>On-board sales</span></div>
<h2>LANGUAGES</h2><p>Spanish — native</p><p>English — fluent</p><p>Portuguese — intermediate</p>
<h2>CERTIFICATES</h2><p>ASIC (red) 4471209<br>exp. 12/2027</p><p>Senior First Aid<br>exp. 05/2028</p><p>RSA (NSW) CCH11830447</p></aside>
<main><h1>Camila<b>Andrade Figueroa</b></h1><p class=r>FLIGHT ATTENDANT</p>
<h2>PROFILE</h2><p>Cabin manager with 4,900 flying hours on narrow and wide bodies. Calm in turbulence, quick in Spanish, kind at four in the morning.</p>
<h2>WORK EXPERIENCE</h2>
${job("DEC 2023 – PRESENT", "Cabin Manager", "Coral Sea Airways", "Leads crews of 8 on Sydney–Santiago and Sydney–Tokyo", "Briefs, audits and reports after each sector", "Lowest injury rate of the base in 2025")}
${job("FEB 2020 – NOV 2023", "Flight Attendant", "Coral Sea Airways", "Seconded to the hotel quarantine call centre from APR 2020 to OCT 2021")}
${job("MAR 2018 – JAN 2020", "Hotel Receptionist", "The Mascot Grand Hotel", "Check-in for 310 rooms, night shifts")}
${job("2015 – 2017", "Tour Guide (seasonal)", "Valle Estrellado Expeditions, Chile", "Astronomy tours for guests from 30 countries")}
<h2>VOLUNTEERING</h2>
${job("2021 – 2024", "Spanish Conversation Host", "Sydney Multilingual Library")}
<h2>REFERENCES</h2><p><b>Keiko Brandt</b>, Base Manager, Coral Sea Airways<br>keiko.brandt@example.com</p></main></div>`;

/** A Chilean flight attendant's design-site PDF: dark sidebar with a round picture and chips, name in two lines, dates in capitals above the title on a line of time. */
export const flightAttendant: UnseenCv = {
  name: "Chilean flight attendant's design-site PDF: dark sidebar with chips, two surnames on a line of their own, dates in capitals above the title",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Camila",
    family: "Andrade Figueroa",
    email: "camila.af@example.com",
    phone: "+61491573770",
    jobs: [
      ["Cabin Manager", "Coral Sea Airways", "2023-12", null],
      ["Flight Attendant", "Coral Sea Airways", "2020-02", "2023-11"],
      ["Hotel Receptionist", "The Mascot Grand Hotel", "2018-03", "2020-01"],
      [
        "Tour Guide (seasonal) / Tour Guide",
        "Valle Estrellado Expeditions / Valle Estrellado Expeditions, Chile",
        "2015",
        "2017",
      ],
    ],
    studies: [
      ["Licenciatura en Turismo", "Universidad del Elqui / Universidad del Elqui, Chile", "2017"],
      ["Diploma of Travel and Tourism Management", "Botany Bay College", "2019"],
    ],
    skills: [
      "Cabin safety",
      "Crew leadership",
      "Conflict de-escalation",
      "Silver service",
      "Galley management",
      "On-board sales",
    ],
    licences: [
      ["ASIC (red) / ASIC / Red ASIC", "4471209", "2027-12"],
      ["Senior First Aid / First Aid", undefined, "2028-05"],
      [
        "RSA (NSW) / RSA / Responsible Service of Alcohol (RSA) / Responsible Service of Alcohol",
        "CCH11830447",
      ],
    ],
    languages: ["Spanish", "English", "Portuguese"],
    besides: ["Spanish Conversation Host", "Sydney Multilingual Library", "Keiko Brandt"],
  },
};
