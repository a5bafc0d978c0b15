import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.45 "DejaVu Sans",sans-serif;color:#39424b}header{text-align:center;margin:0 0 5mm}h1{font-size:24pt;font-weight:400;margin:0;color:#222}header h2{border:0;font-size:11pt;margin:0 0 2mm;display:block}header ul{list-style:none;padding:0;margin:0;display:flex;justify-content:center;flex-wrap:wrap;gap:1mm 6mm;font-size:8.6pt}h3{font-size:8.4pt;text-transform:uppercase;letter-spacing:1.5pt;color:#0a7f7a;margin:6mm 0 2mm;border-bottom:.3mm solid #d8e3e2;padding:0 0 1mm;break-after:avoid}section article{margin:0 0 3mm}h4{margin:0;font-size:10.4pt;color:#222;break-after:avoid}.m{display:flex;justify-content:space-between;font-size:8.6pt;color:#77818a;margin:0 0 .8mm;break-after:avoid}p{margin:0 0 1mm}ul{margin:0;padding-left:4.5mm}.grid{display:grid;grid-template-columns:1fr 1fr;gap:2mm 8mm}.tags{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:1mm}.tags li{background:#e6f1f0;border-radius:1mm;padding:0 1.6mm;font-size:8.4pt}blockquote{margin:0;font-style:italic}`;

const items = (texts: readonly string[], of = "") =>
  `<ul class="${of}">${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const article = (name: string, what: string, when: string, text = "", highlights: readonly string[] = []) =>
  `<article><h4>${name}</h4><div class=m><span>${what}</span><span>${when}</span></div>${text && `<p>${text}</p>`}${highlights.length ? items(highlights) : ""}</article>`;
const section = (title: string, html: string) => `<section><h3>${title}</h3>${html}</section>`;
const skill = (name: string, level: string, keywords: readonly string[]) =>
  `<div><h4>${name}</h4><div class=m><span>${level}</span></div>${items(keywords, "tags")}</div>`;

const body = `<header><h1>Thandeka Mokoena</h1><h2>Senior Software Tester</h2><ul><li>Fitzroy North, Victoria, AU</li><li>thandeka.mokoena@example.com</li><li>+61 (0)491 574 118</li><li>thandeka.example</li><li>GitHub: tmokoena-qa</li></ul></header>
${section("About", "<p>I break things kindly. Tester since 2015, in banking, health and toll roads; since 2022 in Melbourne. I believe that the best bug report is one that a tired developer can follow at 5 pm.</p>")}
${section(
  "Work",
  [
    article(
      "Tollway Digital",
      "Senior Software Tester",
      "2022-09-05 — Present",
      "Payments and number-plate apps with 1.9 million users.",
      [
        "Cut the regression run from 9 hours to 50 minutes in 2024",
        "Release manager for every second sprint",
      ],
    ),
    article(
      "Umlazi Health Systems",
      "Test Analyst",
      "2018-02-01 — 2022-06-30",
      "Clinic software in 340 clinics of KwaZulu-Natal.",
      ["Wrote the device lab’s booking tool", "Trained 22 nurses as testers"],
    ),
    article(
      "Bank of the Vaal",
      "Junior Tester",
      "2015-03-16 — 2018-01-31",
      "Manual tests of internet banking.",
    ),
  ].join(""),
)}
${section("Volunteer", article("Code for Her", "Workshop Leader", "2023-02-01 — Present", "Saturday classes for newly arrived women."))}
${section(
  "Projects",
  article("flake-finder", "Open source", "2023-05 — Present", "A command that reruns tests at odd hours.", [
    "640 stars",
    "Talk at Bug Night Melbourne, 2025",
  ]),
)}
${section(
  "Education",
  [
    article(
      "Durban Technical University",
      "National Diploma, Information Technology",
      "2012-01-20 — 2014-11-28",
    ),
    article(
      "Inanda Seaview Girls’ High",
      "National Senior Certificate, Mathematics and Science",
      "2007 — 2011",
    ),
  ].join(""),
)}
${section("Awards", article("Finder of the Year", "Tollway Digital", "2024-12-12"))}
${section(
  "Certificates",
  [
    article(
      "ISTQB Advanced Level Test Automation Engineer",
      "Software Testing Board of Australia",
      "2023-11-20",
    ),
    article("ISTQB Foundation Level", "South African Testing Board", "2016-08-02"),
    article("Professional Scrum Master I", "Scrum Bureau", "2021-04-09"),
  ].join(""),
)}
${section("Publications", article("Tests that lie", "Quality Letters", "2025-07-01"))}
${section(
  "Skills",
  `<div class=grid>${skill("Test automation", "Master", ["Playwright", "Cypress", "Selenium", "Appium"])}${skill("Languages and tools", "Advanced", ["TypeScript", "Python", "Postman", "Jira"])}${skill("Performance", "Intermediate", ["k6", "JMeter"])}${skill("Testing practice", "Master", ["Exploratory testing", "Accessibility testing", "Test strategy"])}</div>`,
)}
${section("Languages", `<div class=grid>${["isiZulu|Native speaker", "Sesotho|Native speaker", "English|Fluent", "Afrikaans|Beginner"].map((one) => `<div><h4>${one.split("|")[0]}</h4><div class=m>${one.split("|")[1]}</div></div>`).join("")}</div>`)}
${section("Interests", "<p><b>Running</b>: Comrades 2019, Melbourne Marathon 2025. <b>Choir</b>. <b>Sourdough</b></p>")}
${section("References", "<blockquote>Thandeka found in a week what the auditors missed in a year. <b>— Brian Osei, Delivery Lead, Tollway Digital</b></blockquote>")}`;

/** A tester's page from a resume kept as data: employer as heading above title and whole ISO days, every section of that format, groups of skills with levels and keywords. */
export const softwareTester: UnseenCv = {
  name: "South African tester's page made from data: employer above title and ISO days, groups of skills with keywords",
  type: "pdf",
  write: print(css, body, { margin: "16mm" }),
  says: {
    given: "Thandeka",
    family: "Mokoena",
    email: "thandeka.mokoena@example.com",
    phone: "+61491574118",
    jobs: [
      ["Senior Software Tester", "Tollway Digital", "2022-09", null],
      ["Test Analyst", "Umlazi Health Systems", "2018-02", "2022-06"],
      ["Junior Tester", "Bank of the Vaal", "2015-03", "2018-01"],
    ],
    studies: [
      [
        "National Diploma, Information Technology / National Diploma / National Diploma (Information Technology) / National Diploma in Information Technology",
        "Durban Technical University",
        "2014-11",
      ],
      [
        "National Senior Certificate, Mathematics and Science / National Senior Certificate / National Senior Certificate (Mathematics and Science)",
        "Inanda Seaview Girls' High",
        "2011",
      ],
    ],
    skills: [
      "Playwright",
      "Cypress",
      "Selenium",
      "Appium",
      "TypeScript",
      "Python",
      "Postman",
      "Jira",
      "k6",
      "JMeter",
      "Exploratory testing",
      "Accessibility testing",
      "Test strategy",
    ],
    licences: [
      ["ISTQB Advanced Level Test Automation Engineer"],
      ["ISTQB Foundation Level"],
      ["Professional Scrum Master I / Professional Scrum Master"],
    ],
    languages: ["isiZulu / Zulu", "Sesotho / Southern Sotho", "English", "Afrikaans"],
    besides: [
      "Test automation",
      "Languages and tools",
      "Performance",
      "Testing practice",
      "Workshop Leader",
      "Code for Her",
      "flake-finder",
      "Finder of the Year",
      "Tests that lie",
      "Bug Night Melbourne",
    ],
  },
};
