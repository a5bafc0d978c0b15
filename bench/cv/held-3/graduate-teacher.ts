import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "Liberation Serif",serif;padding:18mm 20mm}h1{font-size:30pt;margin:0;font-weight:400}.c{font-size:8.5pt;color:#777}h2{font-size:10pt;font-weight:400;color:#b0392b;margin:7mm 0 2mm;text-transform:lowercase}h3{font-size:9.5pt;margin:3mm 0 0;text-transform:uppercase;font-weight:700}h3 span{font-weight:400}p{margin:0 0 1mm}`;
const place = (title: string, where: string, dates: string, text: string) =>
  `<h3>${title}, <span>${where} — ${dates}</span></h3><p>${text}</p>`;
const body = `<h1>William Tjungurrayi-Hart</h1><p class=c>5 Kestrel Close, Goonellabah NSW 2480 &nbsp; T: 0477 903 118 &nbsp; E: w.tjhart@chalkdust.example</p>
<h2>Summary</h2><p>Graduate primary teacher with a first career in outdoor education. Reads aloud with voices.
<h2>Professional experience placements</h2>
${place("Intern Teacher, Year 5", "Lismore Heights Public School", "July–September 2025", "Full load for ten weeks; unit on the Wilsons River flood; conferences with parents.")}
${place("Pre-service Teacher, Kindergarten", "St Brigid’s Catholic Primary School", "May–June 2024", "Phonics groups of six; running records.")}
${place("Pre-service Teacher, Year 3", "Nimbin Central School", "October–November 2023", "Observation and co-teaching in a class of 27.")}
<h2>Employment</h2>
${place("Outdoor Educator", "Rainbow Region Camps", "2016–22", "Rafting, ropes and campfires with groups from forty schools.")}
${place("Teacher’s Aide", "Bangalow Community School", "2023–24", "One-to-one support of a pupil with autism.")}
<h2>Education</h2>
${place("Bachelor of Primary Education", "Southern Cross University", "2025", "Dean’s merit list in third year.")}
${place("Certificate IV in Outdoor Recreation", "TAFE NSW Wollongbar", "2016", "")}
<h2>Accreditation and checks</h2><p>NESA provisional accreditation no. 774120<p>NSW Working with Children Check WWC2204417E (paid), expires 14 January 2030<p>Anaphylaxis e-training, 2025
<h2>Skills</h2><p>Explicit teaching, Phonics, Google Classroom, Behaviour support, Canoe instruction
<h2>Referees</h2><p>Noelene Baxter, Assistant Principal, Lismore Heights Public School, 02 6621 5511`;

/** A graduate teacher: headings in small letters, one line with title, place and dates, placements and jobs apart, the older job first. */
export const graduateTeacher: UnseenCv = {
  name: "placements, headings in small letters",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "William",
    family: "Tjungurrayi-Hart",
    email: "w.tjhart@chalkdust.example",
    phone: "+61477903118",
    jobs: [
      ["Intern Teacher, Year 5 / Intern Teacher", "Lismore Heights Public School", "2025-07", "2025-09"],
      [
        "Pre-service Teacher, Kindergarten / Pre-service Teacher",
        "St Brigid’s Catholic Primary School",
        "2024-05",
        "2024-06",
      ],
      ["Pre-service Teacher, Year 3 / Pre-service Teacher", "Nimbin Central School", "2023-10", "2023-11"],
      ["Outdoor Educator", "Rainbow Region Camps", "2016", "2022"],
      ["Teacher’s Aide", "Bangalow Community School", "2023", "2024"],
    ],
    studies: [
      ["Bachelor of Primary Education", "Southern Cross University", "2025"],
      ["Certificate IV in Outdoor Recreation", "TAFE NSW Wollongbar", "2016"],
    ],
    skills: ["Explicit teaching", "Phonics", "Google Classroom", "Behaviour support", "Canoe instruction"],
    licences: [
      ["NESA provisional accreditation / provisional accreditation", "774120"],
      [
        "NSW Working with Children Check / Working with Children Check NSW / Working with Children Check",
        "WWC2204417E",
      ],
      ["Anaphylaxis e-training / Anaphylaxis training"],
    ],
    besides: ["Dean’s merit list"],
  },
};
