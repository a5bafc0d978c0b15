import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.5 "DejaVu Serif",serif;color:#333}.top{display:grid;grid-template-columns:1fr 52mm;gap:10mm;margin-bottom:4mm}h1{font-size:27pt;margin:0;line-height:1.15;font-weight:normal}.top p{margin:0;font-size:8.8pt}.g{display:grid;grid-template-columns:1fr 52mm;gap:10mm}h2{font:bold 8.6pt "DejaVu Sans",sans-serif;color:#2079c7;letter-spacing:.2mm;margin:6mm 0 2mm}h3{font-size:10.6pt;margin:3mm 0 0;font-weight:normal}.d{font:7.6pt "DejaVu Sans",sans-serif;color:#666;margin:.6mm 0 1mm}p{margin:0 0 1.5mm}.b{color:#2079c7;font-weight:bold}`;
const entry = (at: string, place: string, title: string, when: string, words = "") =>
  `<h3><b>${at},</b> ${place} — <i>${title}</i></h3><p class=d>${when}</p>${words && `<p>${words}</p>`}`;

const body = `<div class=top><div><h1>Róisín Mulcahy</h1><p style="margin-top:2mm">Accredited Mental Health Social Worker (AASW 428816)</p></div><div><p>2/90 Melville Road<br>Brunswick West VIC 3055</p><p class=b>0491 574 502</p><p class=b>roisin.mulcahy@example.com</p></div></div>
<div class=g><main><h2>EXPERIENCE</h2>
${entry("Moonee Ponds Community Health", "Melbourne", "Senior Social Worker", "AUGUST 2022 - PRESENT", "Case load of 28 with family violence and housing; supervises two students a year. Runs a group for fathers on Thursdays.")}
${entry("Royal Northern Hospital", "Melbourne", "Social Worker, Grade 2 (Emergency Department)", "NOVEMBER 2019 - JULY 2022", "Discharge, safeguarding and the hard phone calls; after-hours roster.")}
${entry("Mayo Family Centre", "Castlebar, Ireland", "Child Protection Social Worker", "SEPTEMBER 2016 - AUGUST 2019", "Court reports, foster placements, home visits down very long lanes.")}
${entry("Simon Street Shelter", "Galway, Ireland", "Social Work Student (Placement)", "JANUARY 2016 - MAY 2016", "500 hours in a night shelter for women.")}
<h2>EDUCATION</h2>
${entry("Merri University", "Melbourne", "Graduate Certificate in Family Therapy", "FEBRUARY 2023 - NOVEMBER 2023")}
${entry("Corrib University", "Galway", "Master of Social Work", "SEPTEMBER 2014 - JUNE 2016")}
${entry("Corrib University", "Galway", "Bachelor of Arts (Psychology)", "SEPTEMBER 2010 - JUNE 2013", "Second class honours, grade one.")}
<h2>REFEREES</h2><p>Deirdre Ng, Team Manager, Moonee Ponds Community Health — 03 5550 8231<br>Prof. Alan Cusack, Corrib University — a.cusack@example.com</p></main>
<aside><h2>SKILLS</h2><p>Risk assessment</p><p>Motivational interviewing</p><p>Case management</p><p>Court reports</p><p>Group facilitation</p>
<h2>CHECKS</h2><p>Working with Children Check 3094471A, expires 22 March 2029</p><p>National Police Check, October 2026</p><p>Car licence (Vic)</p>
<h2>LANGUAGES</h2><p>English, Irish, Auslan (basic)</p>
<h2>AWARDS</h2><p><b>Quiet Achiever</b> of Royal Northern, 2021</p>
<h2>AWAY FROM WORK</h2><p>Camogie, sea swimming, terrible banjo</p></aside></div>`;

/** An Irish social worker's PDF from the template of an online word processor: “Employer, Place — Title” over “AUGUST 2022 - PRESENT”, blue headings, contacts at the top right, narrow column of skills and checks. */
export const socialWorker: UnseenCv = {
  name: "Irish social worker's online-template PDF: “Employer, City — Title” over “AUGUST 2022 - PRESENT” in small capitals, studies in the same form with the school first, a grade with a ward after a title, a student placement, registration number below the name, checks in the narrow column",
  type: "pdf",
  write: print(css, body, { margin: "17mm" }),
  says: {
    given: "Róisín",
    family: "Mulcahy",
    email: "roisin.mulcahy@example.com",
    phone: "+61491574502",
    jobs: [
      [
        "Senior Social Worker",
        "Moonee Ponds Community Health / Moonee Ponds Community Health, Melbourne",
        "2022-08",
        null,
      ],
      [
        "Social Worker, Grade 2 (Emergency Department) / Social Worker, Grade 2 / Social Worker / Social Worker (Emergency Department)",
        "Royal Northern Hospital / Royal Northern Hospital, Melbourne",
        "2019-11",
        "2022-07",
      ],
      [
        "Child Protection Social Worker",
        "Mayo Family Centre / Mayo Family Centre, Castlebar / Mayo Family Centre, Castlebar, Ireland",
        "2016-09",
        "2019-08",
      ],
      [
        "Social Work Student (Placement) / Social Work Student",
        "Simon Street Shelter / Simon Street Shelter, Galway / Simon Street Shelter, Galway, Ireland",
        "2016-01",
        "2016-05",
      ],
    ],
    studies: [
      ["Graduate Certificate in Family Therapy", "Merri University / Merri University, Melbourne", "2023-11"],
      ["Master of Social Work", "Corrib University / Corrib University, Galway", "2016-06"],
      [
        "Bachelor of Arts (Psychology) / Bachelor of Arts / Bachelor of Arts in Psychology",
        "Corrib University / Corrib University, Galway",
        "2013-06",
      ],
    ],
    skills: [
      "Risk assessment",
      "Motivational interviewing",
      "Case management",
      "Court reports",
      "Group facilitation",
    ],
    licences: [
      [
        "Accredited Mental Health Social Worker / Accredited Mental Health Social Worker (AASW) / AASW / AASW Accredited Mental Health Social Worker",
        "428816 / AASW 428816",
      ],
      ["Working with Children Check", "3094471A", "2029-03-22"],
      ["National Police Check / Police Check"],
    ],
    drives: ["C"],
    languages: ["English", "Irish", "Auslan"],
    besides: [
      "Driver licence",
      "Car licence",
      "Quiet Achiever",
      "Deirdre Ng",
      "Team Manager",
      "Alan Cusack",
      "Second class honours",
    ],
  },
};
