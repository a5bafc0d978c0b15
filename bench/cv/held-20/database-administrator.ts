import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.38 "DejaVu Sans",sans-serif;color:#181818}.sheet{display:flex;height:278mm;break-after:page;position:relative}.sheet:last-child{break-after:auto}.left{width:62mm;flex:none;background:#293e49;color:#e8edf0;padding:12mm 7mm;box-sizing:border-box;font-size:9.3pt}.left h5{font-weight:400;font-size:12pt;margin:6mm 0 2mm;color:#fff}.left h5:first-child{margin-top:0}.left p{margin:0 0 1.5mm}.left span{color:#aebbc2}.right{padding:12mm 9mm}h1{font-weight:400;font-size:24pt;margin:0}h2{font-weight:400;font-size:14.5pt;margin:7mm 0 2mm;padding-top:4mm;border-top:.25mm solid #c9ced1}.right p{margin:0}.co{font-size:11.5pt;margin-top:4mm!important}.ti{font-size:11pt}.gr{color:#83898d;font-size:9.5pt}.pg{position:absolute;bottom:0;left:62mm;right:0;text-align:center;color:#83898d;font-size:9pt}`;

const role = (title: string, when: string, where: string, text = "") =>
  `<p class=ti>${title}</p><p>${when}</p><p class=gr>${where}</p>${text && `<p style="margin:1.5mm 0 2.5mm">${text}</p>`}`;
const sheet = (left: string, right: string, nth: number) =>
  `<div class=sheet><div class=left>${left}</div><div class=right>${right}</div><div class=pg>Page ${nth} of 2</div></div>`;

const body =
  sheet(
    `<h5>Contact</h5><p>sneha.wagle@example.com</p><p>www.linkedin.com/in/snehawagle-dba <span>(LinkedIn)</span></p><h5>Top Skills</h5><p>PostgreSQL</p><p>Performance Tuning</p><p>Disaster Recovery</p><h5>Languages</h5><p>Marathi <span>(Native or Bilingual)</span></p><p>English <span>(Full Professional)</span></p><p>Konkani <span>(Limited Working)</span></p><h5>Certifications</h5><p>Oracle Database Administration Certified Professional</p><p>Azure Database Administrator Associate</p><p>Certified Scrum Master</p><h5>Honors-Awards</h5><p>Quiet Hero of the Quarter</p><h5>Publications</h5><p>Backups you can trust</p>`,
    `<h1>Sneha Wagle</h1><p style="font-size:12pt;margin-top:2mm">Lead Database Administrator | PostgreSQL, Oracle, Azure SQL | Speaker</p><p class=gr style="margin-top:1mm">Greater Brisbane Area</p>
<h2>Summary</h2><p>I keep data safe and queries fast. Eleven years with relational databases in banking, insurance and health, first in Pune and since 2019 in Brisbane. I enjoy teaching developers how to read a query plan.</p>
<h2>Experience</h2>
<p class=co>Moreton Mutual Health</p><p>4 years 9 months</p><div style="margin-top:1.5mm">
${role("Lead Database Administrator", "July 2024 - Present (2 years 5 months)", "Brisbane, Queensland, Australia", "Team of five. Moved 64 databases from Oracle to PostgreSQL with less than an hour of downtime each.")}
${role("Senior Database Administrator", "March 2022 - June 2024 (2 years 4 months)", "Brisbane, Queensland, Australia", "On call, capacity planning, quarterly recovery drills.")}</div>
<p class=co>Riverstone Insurance Group</p>${role("Database Administrator", "June 2019 - February 2022 (2 years 9 months)", "Brisbane, Australia", "SQL Server and Azure SQL for claims and pricing.")}
<p class=co>Sahyadri Bank Technologies</p><p>3 years 10 months</p><div style="margin-top:1.5mm">
${role("Associate Database Consultant", "April 2017 - May 2019 (2 years 2 months)", "Pune Area, India")}
${role("Graduate Engineer Trainee", "August 2015 - March 2017 (1 year 8 months)", "Pune Area, India", "Oracle 11g support for 400 branches.")}</div>`,
    1,
  ) +
  sheet(
    "",
    `<p class=co style="margin-top:0!important">Code Didi</p>${role("Volunteer Instructor", "January 2023 - Present (3 years 11 months)", "Brisbane", "Saturday SQL classes for women who return to work.")}
<h2>Education</h2>
<p class=co>Queensland Institute of Data Science</p><p>Graduate Certificate, Data Engineering · (2022 - 2023)</p>
<p class=co>Deccan Valley College of Engineering, Pune</p><p>Bachelor of Engineering - BE, Computer Engineering · (2011 - 2015)</p>
<p class=co>Kokan Vidya Mandir Junior College</p><p>HSC, Science · (2009 - 2011)</p>`,
    2,
  );

/** A database administrator's export from a professional network: no phone, awards and publications in the side bar, two employers with two roles each, a volunteer role among the jobs. */
export const databaseAdministrator: UnseenCv = {
  name: "Indian database administrator's professional-network export: no phone, awards in the side bar, two employers with two roles",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Sneha",
    family: "Wagle",
    email: "sneha.wagle@example.com",
    jobs: [
      ["Lead Database Administrator", "Moreton Mutual Health", "2024-07", null],
      ["Senior Database Administrator", "Moreton Mutual Health", "2022-03", "2024-06"],
      ["Database Administrator", "Riverstone Insurance Group", "2019-06", "2022-02"],
      ["Associate Database Consultant", "Sahyadri Bank Technologies", "2017-04", "2019-05"],
      ["Graduate Engineer Trainee", "Sahyadri Bank Technologies", "2015-08", "2017-03"],
    ],
    studies: [
      [
        "Graduate Certificate, Data Engineering / Graduate Certificate / Graduate Certificate (Data Engineering) / Graduate Certificate in Data Engineering",
        "Queensland Institute of Data Science",
        "2023",
      ],
      [
        "Bachelor of Engineering - BE, Computer Engineering / Bachelor of Engineering / Bachelor of Engineering - BE / Bachelor of Engineering, Computer Engineering / Bachelor of Engineering (Computer Engineering)",
        "Deccan Valley College of Engineering / Deccan Valley College of Engineering, Pune",
        "2015",
      ],
      ["HSC, Science / HSC / HSC (Science)", "Kokan Vidya Mandir Junior College", "2011"],
    ],
    skills: ["PostgreSQL", "Performance Tuning", "Disaster Recovery"],
    licences: [
      ["Oracle Database Administration Certified Professional"],
      ["Azure Database Administrator Associate"],
      ["Certified Scrum Master"],
    ],
    languages: ["Marathi", "English", "Konkani"],
    besides: ["Volunteer Instructor", "Code Didi", "Quiet Hero of the Quarter", "Backups you can trust"],
  },
};
