import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.5 "DejaVu Sans",sans-serif;color:#222}h1{font-size:18pt;margin:0 0 1mm}.h p{margin:0;color:#555}h2{font-size:12pt;background:#eef3fb;padding:1.5mm 3mm;margin:6mm 0 3mm;break-after:avoid}.e{margin:0 0 4mm;padding:0 3mm;break-inside:avoid}.e p{margin:0}.e b{font-size:10.5pt}.g{color:#707070;font-size:9.2pt}ul{margin:1mm 0 0;padding-left:5mm}.x{padding:0 3mm;margin:0}.x span{border:.25mm solid #2765cf;border-radius:3mm;padding:.3mm 3mm;margin:0 1.2mm 0 0;line-height:2.2;white-space:nowrap}`;

const entry = (title: string, at: string, when: string, ...texts: readonly string[]) =>
  `<div class=e><p><b>${title}</b></p>${at && `<p>${at}</p>`}${when && `<p class=g>${when}</p>`}${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div>`;
const tags = (...words: readonly string[]) =>
  `<p class=x>${words.map((one) => `<span>${one}</span>`).join(" ")}</p>`;

const body = `<div class=h><h1>Emre Kocabaş</h1><p>Craigieburn, Melbourne VIC</p><p>+61 491 576 398</p><p>emre.kocabas@example.com</p></div>
<h2>Personal summary</h2><p class=x>Lift mechanic and A grade electrician. Traction, hydraulic and machine-room-less lifts, escalators, and the old cage at the Nicholas building that nobody else wants. On call one week in four.</p>
<h2>Career history</h2>
${entry("Senior Lift Technician", "Skyward Elevators Australia", "Oct 2023 - Present (3 years 2 months)", "Route of 84 units in hospitals and towers", "Entrapment response under 30 minutes", "Sign off modernisations")}
${entry("Lift Technician", "Skyward Elevators Australia", "Feb 2020 - Oct 2023 (3 years 9 months)", "Service and call-outs in the western suburbs")}
${entry("Electrician", "Broadmeadows Electrical Contracting", "Jul 2017 - Jan 2020 (2 years 7 months)")}
${entry("Escalator Fitter", "Marmara Metro Lifts A.Ş.", "May 2013 - Dec 2016 (3 years 8 months)", "Metro stations of Istanbul, night shift")}
<h2>Education</h2>
${entry("Certificate IV in Electrical Equipment (Lifts)", "Northern Rail Institute of TAFE", "Finished 2022")}
${entry("Certificate III in Electrotechnology Electrician", "Northern Rail Institute of TAFE", "Finished 2019")}
${entry("Technical High School Diploma, Electricity", "Üsküdar Endüstri Meslek Lisesi", "Finished 2011")}
<h2>Licences &amp; certifications</h2>
${entry("A Grade Electrician's Licence", "Victorian Electrical Licensing, A61144", "Issued Mar 2019 - Expires Mar 2029")}
${entry("Working at Heights", "Summit Safety", "Issued Apr 2026 - Expires Apr 2028")}
${entry("Low Voltage Rescue and CPR", "Summit Safety", "Issued Sept 2026 - Expires Sept 2027")}
${entry("White Card", "", "Issued Jun 2017")}
${entry("Driver's Licence - Car", "VicLicensing", "Expires May 2031")}
<h2>Skills</h2>${tags("Fault finding", "Traction lifts", "Hydraulic lifts", "Escalators", "Rope replacement", "Variable speed drives", "Lift modernisation", "Mentoring apprentices")}
<h2>Languages</h2>${tags("Turkish", "English", "Azerbaijani")}
<h2>About your next role</h2><p class=x>Availability: 4 weeks' notice. Work types: Full time. Right to work: Australian citizen. Salary: $65 per hour. Location: All Melbourne VIC, Geelong.</p>`;

/** A Turkish lift technician's profile from a job site: two roles with one firm a month in common, spans of licences with issuers, tags as skills and wishes for the next role in one line. */
export const liftTechnician: UnseenCv = {
  name: "Turkish lift technician's job-site profile: two roles at one firm, spans of licences, tags as skills",
  type: "pdf",
  write: print(css, body, {
    margin: "16mm",
  }),
  says: {
    given: "Emre",
    family: "Kocabaş",
    email: "emre.kocabas@example.com",
    phone: "+61491576398",
    jobs: [
      ["Senior Lift Technician", "Skyward Elevators Australia", "2023-10", null],
      ["Lift Technician", "Skyward Elevators Australia", "2020-02", "2023-10"],
      ["Electrician", "Broadmeadows Electrical Contracting", "2017-07", "2020-01"],
      ["Escalator Fitter", "Marmara Metro Lifts A.Ş. / Marmara Metro Lifts", "2013-05", "2016-12"],
    ],
    studies: [
      [
        "Certificate IV in Electrical Equipment (Lifts) / Certificate IV in Electrical Equipment",
        "Northern Rail Institute of TAFE",
        "2022",
      ],
      ["Certificate III in Electrotechnology Electrician", "Northern Rail Institute of TAFE", "2019"],
      [
        "Technical High School Diploma, Electricity / Technical High School Diploma / Technical High School Diploma (Electricity)",
        "Üsküdar Endüstri Meslek Lisesi",
        "2011",
      ],
    ],
    skills: [
      "Fault finding",
      "Traction lifts",
      "Hydraulic lifts",
      "Escalators",
      "Rope replacement",
      "Variable speed drives",
      "Lift modernisation",
      "Mentoring apprentices",
    ],
    licences: [
      ["A Grade Electrician's Licence / A Grade Electrician / Electrician's Licence", "A61144", "2029-03"],
      ["Working at Heights", undefined, "2028-04"],
      ["Low Voltage Rescue and CPR / Low Voltage Rescue / Low Voltage Rescue & CPR", undefined, "2027-09"],
      ["White Card"],
    ],
    drives: ["C"],
    languages: ["Turkish", "English", "Azerbaijani"],
    besides: ["Driver's Licence", "Driver's Licence - Car"],
  },
};
