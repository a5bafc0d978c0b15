import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.4 "DejaVu Sans",sans-serif;color:#181818}.p{display:flex;height:279mm;break-after:page;position:relative}.p:last-child{break-after:auto}.l{width:65mm;flex:none;box-sizing:border-box;background:#293e49;color:#fff;padding:11mm 8mm;font-size:9.2pt}.l h4{font-weight:400;font-size:12pt;margin:7mm 0 2mm}.l h4:first-child{margin:0 0 2mm}.l p{margin:0 0 1.4mm;overflow-wrap:anywhere}.l i{font-style:normal;color:#b0bcc3}.m{padding:11mm 8mm;flex:1}h1{font-weight:400;font-size:25pt;margin:0}h2{font-weight:400;font-size:15pt;border-top:.25mm solid #c8ccd0;margin:6mm 0 2mm;padding-top:4mm}.m p{margin:0}.c{font-size:11.6pt;margin-top:3.5mm!important}.r{font-size:11pt;margin-top:1.2mm!important}.g{color:#8a8f94;font-size:9.4pt}.f{position:absolute;bottom:0;left:65mm;right:0;text-align:center;font-size:9pt;color:#8a8f94}`;
const role = (title: string, when: string, where: string, more = "") =>
  `<p class=r>${title}</p><p>${when}</p><p class=g>${where}</p>${more && `<p style="margin:1mm 0 2mm">${more}</p>`}`;
const firm = (words: string, total = "") => `<p class=c>${words}</p>${total && `<p>${total}</p>`}`;
const school = (name: string, what: string) =>
  `<p class=c>${name}</p><p style="color:#555;font-size:9.6pt">${what}</p>`;
const page = (left: string, main: string, nth: number) =>
  `<div class=p><div class=l>${left}</div><div class=m>${main}</div><div class=f>Page ${nth} of 2</div></div>`;

const body =
  page(
    `<h4>Contact</h4><p>0491570156 <i>(Mobile)</i></p><p>siobhan.mcateer@example.com</p><p>www.linkedin.com/in/siobhan-mcateer-example <i>(LinkedIn)</i></p><h4>Top Skills</h4><p>Candidate Sourcing</p><p>Stakeholder Engagement</p><p>Salary Negotiation</p><h4>Languages</h4><p>English <i>(Native or Bilingual)</i></p><p>Irish <i>(Limited Working)</i></p><h4>Certifications</h4><p>Accredited Professional Recruiter</p><p>Mental Health First Aid</p>`,
    `<h1>Siobhan McAteer</h1><p style="font-size:11.5pt;margin-top:2mm">Recruitment Consultant | Health, aged care and the people who hold them up</p><p class=g style="margin-top:1mm">Perth, Western Australia, Australia</p>
<h2>Summary</h2><p>I place nurses, carers and the managers they deserve. 94% of those I placed in 2024 are still in their jobs.</p>
<h2>Experience</h2>
${firm("Wattlebird Recruitment", "5 years 2 months")}
${role("Principal Consultant", "April 2024 - Present (2 years 9 months)", "Perth, Western Australia, Australia", "Desk of 1.4 million in fees. Two new clients among the biggest providers of the state.")}
${role("Recruitment Consultant", "November 2021 - March 2024 (2 years 5 months)", "Perth, Western Australia, Australia")}
${firm("Talent Quay")}
${role("Associate Recruiter", "February 2019 - October 2021 (2 years 9 months)", "Fremantle", "Warehouse and port staff, 40 shifts filled on some nights.")}
${firm("Carrick &amp; Lyle Department Store")}
${role("Sales Assistant", "June 2015 - December 2018 (3 years 7 months)", "Belfast, Northern Ireland, United Kingdom")}`,
    1,
  ) +
  page(
    "",
    `<h2 style="border:0;margin:0;padding:0">Volunteering</h2>${firm("Second Chance Resumes")}${role("Resume Coach", "2023 - Present", "Midland")}
<h2>Education</h2>${school("Lagan University", "Bachelor of Arts - BA (Hons), Psychology · (2015 - 2018)")}${school("St Malachy's Girls' Grammar", "A Levels · (2013 - 2015)")}`,
    2,
  );

/** A recruitment consultant's profile saved as PDF at the network for professionals: dark sidebar, employer over roles with durations, volunteering before education. */
export const recruitmentConsultant: UnseenCv = {
  name: "recruitment consultant's saved network profile: two roles under one employer, durations in brackets, volunteering before education",
  type: "pdf",
  write: print(css, body, { margin: "8mm" }),
  says: {
    given: "Siobhan",
    family: "McAteer",
    email: "siobhan.mcateer@example.com",
    phone: "+61491570156",
    jobs: [
      ["Principal Consultant", "Wattlebird Recruitment", "2024-04", null],
      ["Recruitment Consultant", "Wattlebird Recruitment", "2021-11", "2024-03"],
      ["Associate Recruiter", "Talent Quay", "2019-02", "2021-10"],
      ["Sales Assistant", "Carrick & Lyle Department Store", "2015-06", "2018-12"],
    ],
    studies: [
      [
        "Bachelor of Arts - BA (Hons), Psychology / Bachelor of Arts - BA (Hons) / Bachelor of Arts (Hons), Psychology / Bachelor of Arts (Hons) / Bachelor of Arts / Bachelor of Arts - BA / Bachelor of Arts in Psychology / Bachelor of Arts, Psychology / Bachelor of Arts (Hons) in Psychology",
        "Lagan University",
        "2018",
      ],
      ["A Levels", "St Malachy's Girls' Grammar", "2015"],
    ],
    skills: ["Candidate Sourcing", "Stakeholder Engagement", "Salary Negotiation"],
    licences: [["Accredited Professional Recruiter"], ["Mental Health First Aid"]],
    languages: ["English", "Irish"],
    besides: ["Resume Coach", "Second Chance Resumes"],
  },
};
