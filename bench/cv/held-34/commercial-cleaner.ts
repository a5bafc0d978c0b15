import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.45 Carlito,"Liberation Sans",sans-serif}h1{font-size:20pt;margin:0;text-align:center}.c{text-align:center;margin:0 0 1mm}h2{font-size:11pt;background:#dfe6ee;border:.3mm solid #7b8ca0;padding:.8mm 2mm;margin:4.5mm 0 2mm}p{margin:0}.h{font-weight:bold;margin-top:2mm}ul{margin:.5mm 0 0;padding-left:6mm}.k{columns:2;padding-left:6mm}`;
const job = (line: string, ...duties: readonly string[]) =>
  `<p class=h>${line}</p><ul>${duties.map((one) => `<li>${one}</li>`).join("")}</ul>`;

const body = `<h1>PRAMILA THAPA</h1><p class=c>Unit 11, 204 Great Western Highway, Parramatta, NSW 2150</p><p class=c>Mob: 0491 576 398 | Email: pramilathapa.syd@example.com</p>
<h2>OBJECTIVE</h2><p>Looking for a permanent morning cleaning position (up to 24 hours a week during semester) with a company like Spotless or with a school, where I can be trusted with keys.</p>
<h2>WORK EXPERIENCE</h2>
${job("Rosehill Property Care | Cleaner – Team Leader | Oct 2025 – till date", "Four floors of offices with a team of three", "Checks, stock orders and the logbook of keys")}
${job("Rosehill Property Care | Office Cleaner | Feb 2024 – Oct 2025", "Vacuuming, bathrooms, kitchens, bins", "Machine scrubbing of a car park")}
${job("Sapphire Serviced Apartments | Housekeeper (Casual) | Sep 2023 – Jan 2024", "14 rooms a shift")}
${job("Machhapuchhre Boarding School, Pokhara | Primary Teacher | Apr 2019 – Jul 2023", "Taught English and science to class 4")}
<h2>EDUCATION</h2>
<ul><li>Bachelor of Accounting, Parramatta Business School (Aug 2023 – expected Jul 2027)</li><li>+2 Management, Annapurna Higher Secondary School, Nepal (2016 – 2018)</li></ul>
<h2>CERTIFICATES</h2>
<ul><li>Certificate III in Cleaning Operations (CPP31321) – Clean Start Training, 2024</li><li>National Police Check (issued 6 May 2026)</li><li>Working with Children Check – WWC1955238E – valid until 11/09/2028</li><li>COVID-19 Infection Control Training</li></ul>
<h2>SKILLS</h2><ul class=k><li>Carpet steam cleaning</li><li>Window cleaning</li><li>Chemical safety (SDS)</li><li>Floor polishing</li><li>Time management</li><li>Stock ordering</li></ul>
<h2>LANGUAGE KNOWN</h2><p>Nepali, English, Hindi</p>
<h2>REFERENCE</h2><p>Mr. Con Pappas<br>Area Supervisor, Rosehill Property Care<br>Ph: 0491 579 870, con.p@example.com</p>`;

/** A Nepali student's one-page CV as PDF: boxed headings, “Employer | Title | Oct 2025 – till date” in a bold line, a course under way, a certificate among the checks. */
export const commercialCleaner: UnseenCv = {
  name: "Nepali student cleaner's one-page PDF: boxed headings in capitals, “Employer | Title | Oct 2025 – till date” in a bold line, a title with a dash, a teacher's job abroad, “expected Jul 2027”, a vocational certificate among the checks, “Language known”, a referee's mobile and mail",
  type: "pdf",
  write: print(css, body, { margin: "15mm" }),
  says: {
    given: "Pramila",
    family: "Thapa",
    email: "pramilathapa.syd@example.com",
    phone: "+61491576398",
    jobs: [
      ["Cleaner – Team Leader / Cleaner / Team Leader", "Rosehill Property Care", "2025-10", null],
      ["Office Cleaner", "Rosehill Property Care", "2024-02", "2025-10"],
      ["Housekeeper (Casual) / Housekeeper", "Sapphire Serviced Apartments", "2023-09", "2024-01"],
      [
        "Primary Teacher",
        "Machhapuchhre Boarding School / Machhapuchhre Boarding School, Pokhara",
        "2019-04",
        "2023-07",
      ],
    ],
    studies: [
      ["Bachelor of Accounting", "Parramatta Business School", "2027-07"],
      [
        "+2 Management / +2 / 10+2 Management",
        "Annapurna Higher Secondary School / Annapurna Higher Secondary School, Nepal",
        "2018",
      ],
      [
        "Certificate III in Cleaning Operations (CPP31321) / Certificate III in Cleaning Operations / CPP31321 Certificate III in Cleaning Operations",
        "Clean Start Training",
        "2024",
      ],
    ],
    skills: [
      "Carpet steam cleaning",
      "Window cleaning",
      "Chemical safety (SDS) / Chemical safety",
      "Floor polishing",
      "Time management",
      "Stock ordering",
    ],
    licences: [
      ["National Police Check / Police Check"],
      ["Working with Children Check", "WWC1955238E", "2028-09-11"],
      ["COVID-19 Infection Control Training / COVID-19 Infection Control / Infection Control Training"],
    ],
    languages: ["Nepali", "English", "Hindi"],
    besides: ["Con Pappas", "Area Supervisor", "Spotless", "Team Leader"],
  },
};
