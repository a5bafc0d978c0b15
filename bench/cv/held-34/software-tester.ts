import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.4 "Liberation Sans",sans-serif;color:#181818}.g{display:grid;grid-template-columns:68mm 1fr}aside{background:#293e49;color:#fff;padding:14mm 7mm;min-height:250mm;font-size:9.6pt}aside h2{font-size:12.5pt;font-weight:normal;margin:7mm 0 2.5mm}aside h2:first-child{margin-top:0}aside p{margin:0 0 1.2mm}.s{color:#b0bec5}main{padding:14mm 12mm 6mm 9mm}main h1{font-size:25pt;font-weight:normal;margin:0}main h2{font-size:15pt;font-weight:normal;margin:7mm 0 3mm}h3{font-size:11.5pt;margin:0;font-weight:bold}p{margin:0}.t{font-size:11pt}.d{font-size:9.8pt}.p{color:#888;font-size:9.8pt}.j{margin-bottom:5mm;break-inside:avoid}.x{margin-top:1.5mm}`;
const role = (title: string, when: string, place = "", words = "") =>
  `<p class=t>${title}</p><p class=d>${when}</p>${place && `<p class=p>${place}</p>`}${words && `<p class=x>${words}</p>`}`;
const at = (employer: string, ...roles: readonly string[]) =>
  `<div class=j><h3>${employer}</h3>${roles.join("<div style='height:2.5mm'></div>")}</div>`;
const school = (where: string, what: string) => `<div class=j><h3>${where}</h3><p>${what}</p></div>`;

const body = `<div class=g><aside><h2>Contact</h2><p>0491 573 348 <span class=s>(Mobile)</span></p><p>aravind.k.tests@example.com</p><p>www.linkedin.com/in/aravind-<br>krishnamoorthy-qa <span class=s>(LinkedIn)</span></p>
<h2>Top Skills</h2><p>Test Automation</p><p>Playwright</p><p>API Testing</p>
<h2>Languages</h2><p>English <span class=s>(Full Professional)</span></p><p>Tamil <span class=s>(Native or Bilingual)</span></p><p>Hindi <span class=s>(Limited Working)</span></p>
<h2>Certifications</h2><p>ISTQB Certified Tester Foundation Level</p><p>Professional Scrum Master I</p>
<h2>Honors-Awards</h2><p>Bug Hunter of the Quarter</p></aside>
<main><h1>Aravind Krishnamoorthy</h1><p class=t>Senior Test Analyst at Lendlight | ex-Harbour Mutual | Playwright, k6</p><p class=p>Greater Brisbane Area</p>
<h2>Summary</h2><p>I break things politely. Eight years in banks and lenders, from manual scripts to pipelines that test 600 paths before lunch. Happiest where testers sit with developers.</p>
<h2>Experience</h2>
${at("Lendlight", role("Senior Test Analyst", "April 2024 - Present (2 years 9 months)", "Brisbane, Queensland, Australia", "Own the regression suite for loan origination. Mentor to three analysts; brought the nightly run from five hours to 48 minutes."))}
${at("Harbour Mutual Bank", "<p class=d>3 years 8 months</p>", role("Automation Tester", "January 2022 - March 2024 (2 years 3 months)", "Brisbane, Queensland, Australia", "Selenium to Playwright, 1,900 cases."), role("Test Analyst", "August 2020 - December 2021 (1 year 5 months)", "", "Payments and cards."))}
${at("Kaveri Infosolutions Pvt. Ltd.", role("QA Engineer", "July 2017 - May 2020 (2 years 11 months)", "Chennai Area, India", "Testing of a claims system for an insurer in Perth, by night."))}
${at("Kaveri Infosolutions Pvt. Ltd.", role("Intern", "January 2017 - June 2017 (6 months)"))}</main></div>
<div class=g style="break-before:page"><aside></aside><main><h2 style="margin-top:0">Education</h2>
${school("Bremer River University", "Master of Information Technology, Software Quality · (2020 - 2022)")}
${school("Thiruvalluvar College of Engineering", "Bachelor of Technology - BTech, Information Technology · (2013 - 2017)")}
${school("Sri Vidya Matriculation School", "")}</main></div>`;

/** A software tester's profile of the network saved as PDF: an employer with two roles below its length, the same employer twice, a mobile, certificates in the dark column, education alone on page two. */
export const softwareTester: UnseenCv = {
  name: "Tamil software tester's network profile as PDF: headline with “at … | ex-…”, employers over title over “April 2024 - Present (2 years 9 months)”, two roles below “3 years 8 months”, one employer in two entries, certificates in the dark column, a degree that overlaps a job, a school without a course",
  type: "pdf",
  write: print(css, body, {
    footer: "Page <span class=pageNumber></span> of <span class=totalPages></span>",
    margin: "9mm",
  }),
  says: {
    given: "Aravind",
    family: "Krishnamoorthy",
    email: "aravind.k.tests@example.com",
    phone: "+61491573348",
    jobs: [
      ["Senior Test Analyst", "Lendlight", "2024-04", null],
      ["Automation Tester", "Harbour Mutual Bank", "2022-01", "2024-03"],
      ["Test Analyst", "Harbour Mutual Bank", "2020-08", "2021-12"],
      ["QA Engineer", "Kaveri Infosolutions Pvt. Ltd. / Kaveri Infosolutions", "2017-07", "2020-05"],
      ["Intern", "Kaveri Infosolutions Pvt. Ltd. / Kaveri Infosolutions", "2017-01", "2017-06"],
    ],
    studies: [
      [
        "Master of Information Technology, Software Quality / Master of Information Technology / Master of Information Technology (Software Quality) / Master of Information Technology in Software Quality",
        "Bremer River University",
        "2022",
      ],
      [
        "Bachelor of Technology - BTech, Information Technology / Bachelor of Technology, Information Technology / Bachelor of Technology (Information Technology) / Bachelor of Technology in Information Technology / Bachelor of Technology / Bachelor of Technology - BTech / BTech, Information Technology / BTech Information Technology",
        "Thiruvalluvar College of Engineering",
        "2017",
      ],
    ],
    skills: ["Test Automation", "Playwright", "API Testing"],
    licences: [
      [
        "ISTQB Certified Tester Foundation Level / ISTQB Certified Tester / ISTQB Foundation Level / ISTQB Certified Tester (Foundation Level)",
      ],
      ["Professional Scrum Master I / Professional Scrum Master / PSM I"],
    ],
    languages: ["English", "Tamil", "Hindi"],
    besides: ["Bug Hunter of the Quarter", "Sri Vidya Matriculation School", "Selenium", "k6"],
  },
};
