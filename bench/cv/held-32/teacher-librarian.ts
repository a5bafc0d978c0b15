import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.45 "Liberation Sans",sans-serif;color:#222}h1{font-size:17pt;margin:0 0 1mm;color:#4a2c6f}h2{font-size:12.5pt;background:#ece6f4;padding:1.2mm 3mm;margin:6mm 0 2.5mm;color:#4a2c6f}h3{font-size:10.5pt;margin:4mm 0 1mm;font-style:italic}p{margin:0 0 1.6mm}table{border-collapse:collapse;width:100%;font-size:9.6pt}td{border:.2mm solid #999;padding:1.4mm 2mm;vertical-align:top}td:first-child{width:36mm}.k td:first-child{font-weight:700}tr{break-inside:avoid}`;
const rows = (kind: string, ...lines: readonly (readonly string[])[]) =>
  `<table class=${kind}>${lines.map((cells) => `<tr>${cells.map((one) => `<td>${one}</td>`).join("")}</tr>`).join("")}</table>`;

const body = `<h1>Statement addressing the selection criteria</h1>
${rows("k", ["Applicant", "Mrs Parveen Dastoor-Kelly"], ["Position", "Teacher Librarian, Yarrambat Creek Secondary College (job 1428830)"], ["Contact", "0491 577 644, p.dastoorkelly@example.com"], ["Address", "5 Bannockburn Rise, Diamond Creek VIC 3089"], ["VIT registration", "No. 507713, current to 30 September 2027"])}
<h2>Selection criteria</h2>
<h3>SC1 Demonstrated capacity to lead a school library program</h3>
<p>At Plenty Ranges College I took over a library that lent six books a week. Between 2021 and 2025 borrowing rose to 240 a week, mostly because I moved the manga to the front door and the sofas to the window. I also wrote the collection policy that council adopted in 2023.</p>
<h3>SC2 Ability to work with teachers on information literacy</h3>
<p>I plan the Year 7 research unit with nine teachers each February. In 2024 I ran a project with the Shire library on false news, in which students traced one rumour to its source, a man in Wonthaggi.</p>
<h3>SC3 High level communication and wellbeing of students</h3>
<p>The library is where students come who have nowhere to sit. I am trained in restorative practice and lead the chess and crochet club.</p>
<h2>Employment history</h2>
${rows("j", ["Term 1 2021 – present", "<b>Teacher Librarian</b><br>Plenty Ranges College, Whittlesea"], ["2015 – 2020", "<b>English and Humanities Teacher</b><br>Eltham Hills Secondary College"], ["2012 – 2014", "<b>Graduate Teacher (English)</b><br>Kororoit Vale High School"], ["2005 – 2010", "<b>Library Assistant</b><br>Dadabhai Reading Room, Mumbai, India"])}
<h2>Qualifications</h2>
${rows("j", ["2022", "Master of Education (Teacher Librarianship), Riverina Downs University"], ["2011", "Graduate Diploma of Education (Secondary), Sandringham University"], ["2004", "Bachelor of Arts in English Literature, University of Colaba"])}
<h2>Professional skills</h2><p>Oliver library system; ClickView; collection development; reading programs; copyright guidance</p>
<h2>Other certificates</h2><p>First Aid (HLTAID011), expires 07/2028<br>Mandatory reporting module, completed February 2026</p>
<h2>Languages</h2><p>Gujarati, Hindi, English</p>
<h2>Referees</h2><p>Ms Adele Whitcombe, Principal, Plenty Ranges College, 03 5550 4471<br>Mr Nikos Arvanitis, Head of English, Eltham Hills Secondary College, 03 5550 8316</p>`;

/** A Parsi teacher librarian's statement for a school as PDF: applicant in a table with registration, three selection criteria that name schools and years, then employment as a table of years and title over school, “Term 1 2021 – present”. */
export const teacherLibrarian: UnseenCv = {
  name: "Parsi teacher librarian's statement for a school as PDF: “Mrs” and registration in a table of labels, selection criteria with stories and years, employment as a two-column table with “Term 1 2021 – present” left of title over school, skills with semicolons",
  type: "pdf",
  write: print(css, body, {
    margin: "18mm",
    footer: "P. Dastoor-Kelly, job 1428830, page <span class=pageNumber></span>",
  }),
  says: {
    given: "Parveen",
    family: "Dastoor-Kelly",
    email: "p.dastoorkelly@example.com",
    phone: "+61491577644",
    jobs: [
      ["Teacher Librarian", "Plenty Ranges College / Plenty Ranges College, Whittlesea", "2021", null],
      ["English and Humanities Teacher", "Eltham Hills Secondary College", "2015", "2020"],
      ["Graduate Teacher (English) / Graduate Teacher", "Kororoit Vale High School", "2012", "2014"],
      [
        "Library Assistant",
        "Dadabhai Reading Room / Dadabhai Reading Room, Mumbai / Dadabhai Reading Room, Mumbai, India",
        "2005",
        "2010",
      ],
    ],
    studies: [
      [
        "Master of Education (Teacher Librarianship) / Master of Education",
        "Riverina Downs University",
        "2022",
      ],
      [
        "Graduate Diploma of Education (Secondary) / Graduate Diploma of Education",
        "Sandringham University",
        "2011",
      ],
      ["Bachelor of Arts in English Literature", "University of Colaba", "2004"],
    ],
    skills: [
      "Oliver library system",
      "ClickView",
      "collection development",
      "reading programs",
      "copyright guidance",
    ],
    licences: [
      ["VIT registration / VIT", "507713", "2027-09-30"],
      ["First Aid (HLTAID011) / First Aid / HLTAID011 First Aid", undefined, "2028-07"],
      ["Mandatory reporting module / Mandatory reporting"],
    ],
    languages: ["Gujarati", "Hindi", "English"],
    besides: [
      "Yarrambat Creek Secondary College",
      "restorative practice",
      "chess and crochet club",
      "lead a school library program",
      "information literacy",
      "communication and wellbeing",
      "Communication",
      "Adele Whitcombe",
      "Nikos Arvanitis",
    ],
  },
};
