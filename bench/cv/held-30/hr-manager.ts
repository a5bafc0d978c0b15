import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.4pt/1.4 "DejaVu Sans",sans-serif;color:#181818}.p{display:grid;grid-template-columns:62mm 1fr;height:278mm;position:relative;overflow:hidden;break-after:page}.p:last-child{break-after:auto}.f{position:absolute;right:9mm;bottom:5mm;font-size:8pt;color:#6a6a6a;margin:0}aside{background:#293e49;color:#fff;padding:11mm 7mm;font-size:8.8pt}aside h2{font:400 11.5pt "DejaVu Sans",sans-serif;margin:6.5mm 0 1.8mm}aside h2:first-child{margin-top:0}aside p{margin:0 0 1.2mm;overflow-wrap:anywhere}aside span{color:#a9bac3}main{padding:11mm 9mm}h1{font-size:23pt;font-weight:400;margin:0 0 1.5mm}main h2{font-size:14pt;font-weight:400;border-top:.25mm solid #c9ced1;padding-top:4mm;margin:6mm 0 2mm}main p{margin:0}.s{color:#5c5c5c;font-size:9.2pt}.o{font-size:11.2pt;margin-top:3.5mm!important}.t{margin-top:1.4mm!important;font-size:10.8pt}.x{margin:1.4mm 0 0!important;white-space:pre-line}`;
const firm = (at: string, whole = "") => `<p class=o>${at}</p>${whole && `<p class=s>${whole}</p>`}`;
const role = (title: string, when: string, where: string, words = "") =>
  `<p class=t>${title}</p><p>${when}</p>${where && `<p class=s>${where}</p>`}${words && `<p class=x>${words}</p>`}`;
const school = (at: string, what: string) => `<p class=o>${at}</p><p class=s>${what}</p>`;

const body = `<div class=p><aside><h2>Contact</h2><p>29 Thornleigh Parade, Glenelg East SA 5045</p><p>+61491575789 <span>(Mobile)</span></p><p>lachlan.oduya@example.com</p><p>www.linkedin.com/in/lachlan-oduya-example <span>(LinkedIn)</span></p>
<h2>Top Skills</h2><p>Enterprise Bargaining</p><p>Organisational Design</p><p>Workday</p>
<h2>Languages</h2><p>English <span>(Native or Bilingual)</span></p><p>Yoruba <span>(Elementary)</span></p>
<h2>Certifications</h2><p>Certified HR Practitioner (CHRP)</p><p>Mental Health First Aid</p><p>Workplace Investigations Masterclass</p>
<h2>Honors-Awards</h2><p>HR Leader to Watch 2023</p></aside>
<main><h1>Lachlan Oduya</h1><p>Head of People @ Gulfwind Energy | Workplace relations | Father of twins</p><p class=s>Greater Adelaide Area</p>
<h2>Summary</h2><p>I look after the people side of a business that builds wind farms. Fifteen years in HR, six agreements bargained, none of them arbitrated.</p><p style="margin-top:2mm">Previously at Torrens Foods, where I learned that the night shift knows more than head office.</p>
<h2>Experience</h2>
${firm("Gulfwind Energy", "5 years 8 months")}
${role("Head of People", "July 2024 - Present (2 years 6 months)", "Adelaide, South Australia, Australia", "Lead a team of 11 across recruitment, payroll and safety culture for 740 staff.\n• Voluntary turnover from 19% to 11%\n• Agreement for field technicians approved at first vote (87%)")}
${role("HR Business Partner", "May 2021 - June 2024 (3 years 2 months)", "Adelaide, South Australia, Australia")}
${firm("Torrens Foods Group", "7 years 2 months")}
${role("HR Manager, Operations", "March 2018 - April 2021 (3 years 2 months)", "Gepps Cross, South Australia", "Two plants, 1,100 employees, four unions.")}
${role("HR Advisor", "January 2016 - March 2018 (2 years 3 months)", "")}
${role("HR Coordinator", "March 2014 - January 2016 (1 year 11 months)", "", "Moved 1,100 paper files to Workday in the last six months of this role.")}
</main><p class=f>Page 1 of 2</p></div><div class=p><aside></aside><main>
${firm("Bluegum Recruitment")}
${role("Recruitment Consultant", "February 2011 - February 2014 (3 years 1 month)", "Adelaide", "Temp desk in food and logistics.")}
${firm("Oduya Lawn Mowing")}
${role("Owner", "2007 - 2010 (3 years)", "Flinders Park")}
<h2>Education</h2>
${school("Light's Vision University", "Master of Business Administration - MBA, Human Resources Management · (2019 - 2022)")}
${school("Light's Vision University", "Bachelor of Commerce - BCom · (2008 - 2010)")}
${school("Seacliff Park High School", "SACE · (2003 - 2007)")}
</main><p class=f>Page 2 of 2</p></div>`;

/** A Nigerian-Australian head of people's profile saved as PDF from the professional network: address and phone in a dark left column, two employers with several roles and the whole time, roles without a place, certifications by name only. */
export const hrManager: UnseenCv = {
  name: "Nigerian-Australian head of people's profile saved as PDF from the network: address in the dark left column, two and three roles below the whole time at an employer, some without place, an own business, certifications by name",
  type: "pdf",
  write: print(css, body, { format: "Letter" }),
  says: {
    given: "Lachlan",
    family: "Oduya",
    email: "lachlan.oduya@example.com",
    phone: "+61491575789",
    jobs: [
      ["Head of People", "Gulfwind Energy", "2024-07", null],
      ["HR Business Partner", "Gulfwind Energy", "2021-05", "2024-06"],
      [
        "HR Manager, Operations / HR Manager / HR Manager (Operations)",
        "Torrens Foods Group",
        "2018-03",
        "2021-04",
      ],
      ["HR Advisor", "Torrens Foods Group", "2016-01", "2018-03"],
      ["HR Coordinator", "Torrens Foods Group", "2014-03", "2016-01"],
      ["Recruitment Consultant", "Bluegum Recruitment", "2011-02", "2014-02"],
      ["Owner", "Oduya Lawn Mowing", "2007", "2010"],
    ],
    studies: [
      [
        "Master of Business Administration - MBA, Human Resources Management / Master of Business Administration / Master of Business Administration - MBA / Master of Business Administration (MBA) / Master of Business Administration, Human Resources Management / Master of Business Administration (Human Resources Management) / Master of Business Administration - MBA (Human Resources Management)",
        "Light's Vision University",
        "2022",
      ],
      [
        "Bachelor of Commerce - BCom / Bachelor of Commerce / Bachelor of Commerce (BCom)",
        "Light's Vision University",
        "2010",
      ],
      ["SACE", "Seacliff Park High School", "2007"],
    ],
    skills: ["Enterprise Bargaining", "Organisational Design", "Workday"],
    licences: [
      ["Certified HR Practitioner (CHRP) / Certified HR Practitioner"],
      ["Mental Health First Aid"],
      ["Workplace Investigations Masterclass"],
    ],
    languages: ["English", "Yoruba"],
    besides: ["HR Leader to Watch", "HR Leader to Watch 2023"],
  },
};
