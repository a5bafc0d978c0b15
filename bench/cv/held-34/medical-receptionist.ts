import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.4pt/1.5 "Liberation Sans",sans-serif;color:#2d2d2d}h1{font-size:22pt;margin:0 0 1mm}h2{font-size:14pt;margin:8mm 0 3mm;border-bottom:.3mm solid #ccc;padding-bottom:1mm}h3{font-size:11pt;margin:0}p{margin:0}.g{color:#6b6b6b}.j{margin-bottom:4.5mm;break-inside:avoid}ul{margin:1mm 0 0;padding-left:5mm}`;
const entry = (title: string, at: string, when: string, ...duties: readonly string[]) =>
  `<div class=j><h3>${title}</h3>${at && `<p class=g>${at}</p>`}<p class=g>${when}</p>${duties.length > 0 ? `<ul>${duties.map((one) => `<li>${one}</li>`).join("")}</ul>` : ""}</div>`;
const list = (...items: readonly string[]) => `<ul>${items.map((one) => `<li>${one}</li>`).join("")}</ul>`;

const body = `<h1>Fatima Al-Khouri</h1><p>Medical Receptionist</p><p class=g>Bankstown NSW 2200</p><p class=g>fatima.alkhouri@example.com</p><p class=g>+61 491 571 266</p>
<p style="margin-top:3mm">Warm, quick and discreet. Front desk of practices with up to nine doctors; I bill Medicare, calm the waiting room and speak to half of it in Arabic. Placed with Sydney Specialist Suites and other clients of an agency for a year, so new software does not frighten me.</p>
<p style="margin-top:2mm">Authorised to work in Australia for any employer</p>
<h2>Work Experience</h2>
${entry("Senior Medical Receptionist", "Chapel Road Family Practice - Bankstown NSW", "March 2023 to Present", "Rosters of six receptionists", "Claims and reconciliation every afternoon", "Recalls for women's health: 91% answered")}
${entry("Receptionist (Temp)", "Frontdesk People Agency - Sydney NSW", "January 2022 to February 2023", "Eleven practices, from dental to dermatology")}
${entry("Medical Receptionist", "Dr N. Sarkis &amp; Associates - Punchbowl NSW", "September 2017 to December 2021", "Bookings, theatre lists, patient letters", "Typing of 30 letters a day")}
${entry("Pharmacy Sales Assistant", "Haldon Street Chemist - Lakemba NSW", "2015 to 2017")}
<h2>Education</h2>
${entry("Certificate III in Business (Medical Administration)", "Georges River College - Bankstown NSW", "February 2016 to December 2016")}
${entry("Higher School Certificate", "Wiley Creek Girls High School - Punchbowl NSW", "November 2014")}
<h2>Skills</h2>
${list("Best Practice software (5 years)", "Medicare billing (9 years)", "Medical terminology (9 years)", "Touch typing", "Patient scheduling (10+ years)", "Infection control")}
<h2>Languages</h2>
${list("Arabic - Fluent", "English - Fluent", "French - Beginner")}
<h2>Certifications and Licenses</h2>
${entry("CPR and First Aid", "", "August 2025 to August 2028")}
${entry("Working with Children Check", "", "May 2024 to May 2029", "WWC2271806E")}
${entry("Driver's Licence (Class C)", "", "Present")}
<h2>Assessments</h2>
${entry("Scheduling — Proficient", "", "July 2022", "Cross-referencing agendas to avoid clashes")}
<h2>Additional Information</h2><p>Netball umpire on Saturdays; not available then before 2 pm.</p>`;

/** A medical receptionist's resume printed by a job site: title over “Employer - Place” over “March 2023 to Present”, skills with years in brackets, certificates with spans, an assessment by the site. */
export const medicalReceptionist: UnseenCv = {
  name: "Lebanese-Australian medical receptionist's job-site resume as PDF: title over “Employer - Suburb NSW” over “March 2023 to Present”, skills with “(5 years)”, “Certifications and Licenses” with spans and a number as a point, driver's licence “Present”, an assessment",
  type: "pdf",
  write: print(css, body, { margin: "18mm", format: "Letter" }),
  says: {
    given: "Fatima",
    family: "Al-Khouri",
    email: "fatima.alkhouri@example.com",
    phone: "+61491571266",
    jobs: [
      [
        "Senior Medical Receptionist",
        "Chapel Road Family Practice / Chapel Road Family Practice, Bankstown NSW",
        "2023-03",
        null,
      ],
      [
        "Receptionist (Temp) / Receptionist",
        "Frontdesk People Agency / Frontdesk People Agency, Sydney NSW",
        "2022-01",
        "2023-02",
      ],
      [
        "Medical Receptionist",
        "Dr N. Sarkis & Associates / Dr N. Sarkis & Associates, Punchbowl NSW",
        "2017-09",
        "2021-12",
      ],
      [
        "Pharmacy Sales Assistant",
        "Haldon Street Chemist / Haldon Street Chemist, Lakemba NSW",
        "2015",
        "2017",
      ],
    ],
    studies: [
      [
        "Certificate III in Business (Medical Administration) / Certificate III in Business / Certificate III in Business in Medical Administration",
        "Georges River College / Georges River College, Bankstown NSW",
        "2016-12",
      ],
      [
        "Higher School Certificate / HSC",
        "Wiley Creek Girls High School / Wiley Creek Girls High School, Punchbowl NSW",
        "2014-11",
      ],
    ],
    skills: [
      "Best Practice software / Best Practice",
      "Medicare billing",
      "Medical terminology",
      "Touch typing",
      "Patient scheduling",
      "Infection control",
    ],
    licences: [
      ["CPR and First Aid / First Aid and CPR / First Aid", undefined, "2028-08"],
      ["Working with Children Check", "WWC2271806E", "2029-05"],
    ],
    drives: ["C"],
    languages: ["Arabic", "English", "French"],
    besides: [
      "Driver's Licence",
      "Driver Licence",
      "Sydney Specialist Suites",
      "Authorised to work",
      "Scheduling",
      "Netball umpire",
      "CPR",
    ],
  },
};
