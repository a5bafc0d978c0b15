import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.2pt/1.45 "Noto Sans",Arial,"Liberation Sans","DejaVu Sans",sans-serif;color:#2d2d2d}h1{font-size:22pt;margin:0}h2{font-size:13pt;margin:5mm 0 2mm;border-bottom:.2mm solid #ccc;padding-bottom:1mm}h3{font-size:10.8pt;margin:3mm 0 0}p{margin:0}.m{color:#666}ul{margin:1mm 0 2mm;padding-left:5.5mm}`;

const job = (title: string, at: string, when: string, points: readonly string[]) =>
  `<h3>${title}</h3><p>${at}</p><p class=m>${when}</p><ul>${points.map((point) => `<li>${point}`).join("")}</ul>`;

const body = `<h1>Teresa Cavallaro</h1><p>Medical Receptionist/Administrator</p><p class=m>Norwood, SA 5067</p><p class=m>teresa.cavallaro@example.com</p><p class=m>+61 491 573 770</p>
<p style="margin-top:3mm">Warm and organised receptionist, returning to full-time work after raising twins. Confident with Medicare, DVA and WorkCover billing.</p>
<p style="margin-top:2mm"><b>Authorised to work in Australia for any employer</b></p>
<h2>Work Experience</h2>
${job("Medical Receptionist", "The Parade Skin &amp; Laser-Norwood SA", "August 2023 to Present", ["Front desk for three dermatologists, 70 patients a day", "Billing, batching and bulk bill rejections in Best Practice", "Theatre bookings and consent packs"])}
${job("Full-Time Parent", "Career break", "December 2019 to July 2023", ["Treasurer of the kindergarten parents' committee (voluntary)"])}
${job("Senior Receptionist", "Burnside Family Doctors-Burnside SA", "March 2016 to November 2019", ["Led a front desk of five; wrote the roster and the procedures manual", "Moved the practice from paper recalls to HotDoc"])}
${job("Receptionist", "Burnside Family Doctors-Burnside SA", "January 2013 to March 2016", ["Phones, scanning, appointments and the occasional crying toddler"])}
${job("Customer Service Officer", "Unley Council Libraries-Unley SA", "2010 to 2012", [])}
<h2>Education</h2>
<h3>Certificate IV in Health Administration</h3><p>Torrens TAFE-Adelaide SA</p><p class=m>February 2023 to December 2023</p>
<h3>Certificate III in Business Administration (Medical)</h3><p>Torrens TAFE-Adelaide SA</p><p class=m>2012</p>
<h3>SACE (Year 12)</h3><p>Loreto Hill College-Marryatville SA</p><p class=m>January 2005 to December 2009</p>
<h2>Skills</h2>
<ul><li>Best Practice (8 years)<li>Genie Solutions (2 years)<li>HotDoc (4 years)<li>Medical terminology (10+ years)<li>Audio typing, 80 wpm<li>Medicare and DVA billing<li>Conflict resolution</ul>
<h2>Languages</h2><ul><li>English - Expert<li>Italian - Fluent</ul>
<h2>Certifications and Licenses</h2>
<h3>First Aid Certificate</h3><p class=m>March 2025 to March 2028</p>
<h3>DHS Working with Children Check</h3><p class=m>November 2023 to November 2028</p>
<h3>Driver's Licence</h3><p class=m>Class C</p>
<h2>Additional Information</h2><p>Keen gardener; sings alto in the Norwood Community Choir.</p>`;

/** A receptionist's Indeed resume: title, then employer and place with a hyphen, then “to”; a career break among the jobs; skills with years; certifications with months from and to. */
export const medicalReceptionist: UnseenCv = {
  name: "receptionist's Indeed resume, career break, skills with years, certifications with months",
  type: "pdf",
  write: print(css, body, { margin: "16mm", format: "Letter" }),
  says: {
    given: "Teresa",
    family: "Cavallaro",
    email: "teresa.cavallaro@example.com",
    phone: "+61491573770",
    jobs: [
      ["Medical Receptionist", "The Parade Skin & Laser", "2023-08", null],
      ["Senior Receptionist", "Burnside Family Doctors", "2016-03", "2019-11"],
      ["Receptionist", "Burnside Family Doctors", "2013-01", "2016-03"],
      ["Customer Service Officer", "Unley Council Libraries", "2010", "2012"],
    ],
    studies: [
      ["Certificate IV in Health Administration", "Torrens TAFE", "2023-12"],
      [
        "Certificate III in Business Administration (Medical) / Certificate III in Business Administration",
        "Torrens TAFE",
        "2012",
      ],
      ["SACE (Year 12) / SACE / Year 12", "Loreto Hill College", "2009-12"],
    ],
    skills: [
      "Best Practice",
      "Genie Solutions",
      "HotDoc",
      "Medical terminology",
      "Audio typing, 80 wpm / Audio typing",
      "Medicare and DVA billing",
      "Conflict resolution",
    ],
    licences: [
      ["First Aid Certificate / First Aid", undefined, "2028-03"],
      ["DHS Working with Children Check / Working with Children Check", undefined, "2028-11"],
    ],
    drives: ["C"],
    languages: ["English", "Italian"],
    besides: [
      "Full-Time Parent",
      "Career break",
      "Treasurer of the kindergarten parents' committee",
      "Treasurer",
      "Driver's Licence",
      "Norwood Community Choir",
    ],
  },
};
