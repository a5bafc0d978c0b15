import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9.3pt;line-height:1.4}h1{font-size:16pt;margin:0}.c{display:flex;justify-content:space-between;border-bottom:.5mm solid #1f3864;padding-bottom:1.5mm;margin-bottom:3mm}h2{font-size:10.5pt;background:#d9e2f3;padding:.8mm 2mm;margin:4.5mm 0 2mm;break-after:avoid}p{margin:0 0 1mm}ul{margin:0 0 1mm;padding-left:5.5mm}table{border-collapse:collapse;width:100%;margin-bottom:2.5mm}td,th{border:.2mm solid #888;padding:.8mm 2mm;text-align:left;vertical-align:top}.l td:first-child{width:34mm;font-weight:700}.n td{border:0;padding:.4mm 2mm}.n td:first-child{width:38mm}.p{break-inside:avoid}`;

const listed = (texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}`).join("")}</ul>`;
const rows = (kind: string, ...lines: readonly (readonly string[])[]) =>
  `<table class=${kind}>${lines.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}`).join("")}`).join("")}</table>`;
const project = (
  at: number,
  title: string,
  client: string,
  role: string,
  duration: string,
  tools: string,
  duties: readonly string[],
) =>
  `<div class=p><p><b>Project #${at}</b>${rows("l", ["Title", title], ["Client", client], ["Role", role], ["Duration", duration], ["Environment", tools])}<p><b>Roles &amp; Responsibilities:</b>${listed(duties)}</div>`;

const body = `<h1>SOWMYA VENKATARAGHAVAN</h1><div class=c><span>Mobile: +91-90000-05501</span><span>E-Mail: sowmya.vraghavan@example.com</span></div>
<p><b>Objective:</b> To work as a Data Analyst in Melbourne, where I can turn reporting into decisions. Permanent residence (subclass 190, Victoria) granted; joining possible from 2 February 2026.
<h2>PROFESSIONAL SUMMARY</h2>${listed(["Having 8+ years of experience in analytics and reporting for insurance, retail and banking clients.", "Good exposure to migration of legacy reports and to stakeholder workshops across time zones.", "Experience in leading a team of five at offshore."])}
<h2>WORK EXPERIENCE</h2>${listed(["Working as <b>Senior Data Analyst</b> in <b>Nimbuscore Technologies</b>, Bengaluru from July 2021 to till date.", "Worked as <b>Data Analyst</b> in <b>Pushkara Infosystems</b>, Chennai from January 2018 to June 2021.", "Worked as <b>MIS Executive</b> in <b>Annalakshmi Foods</b>, Coimbatore from June 2017 to December 2017."])}
<h2>TECHNICAL SKILLS</h2>${rows("l", ["Databases", "Snowflake, Oracle 19c, PostgreSQL"], ["Reporting Tools", "Power BI, Qlik Sense"], ["Languages", "SQL, Python, DAX"], ["Others", "dbt, Airflow, Jira"])}
<h2>PROJECT DETAILS</h2>
${project(1, "Claims Leakage Dashboard", "Harbourlight Insurance, Australia", "Senior Data Analyst", "Jan 2023 – till date", "Snowflake, dbt, Power BI", ["Gathering requirements from claims managers at Parramatta and Geelong.", "Identified AUD 2.3 million of duplicate towing invoices.", "Preparing release notes and user training in onshore hours."])}
${project(2, "Store Replenishment Analytics", "Brightbasket Stores, UK", "Senior Data Analyst", "Jul 2021 – Dec 2022", "PostgreSQL, Airflow, Qlik Sense", ["Developed 40+ sheets for 310 stores.", "Reduced the nightly load from 5 hours to 50 minutes."])}
${project(3, "Card Spend Reporting", "Karavali Bank, India", "Data Analyst", "Jan 2018 – Jun 2021", "Oracle 19c, Python", ["Automated the monthly regulator returns."])}
<h2>ACADEMIC DETAILS</h2>${rows("t", ["<b>Degree</b>", "<b>Institution</b>", "<b>Year of passing</b>", "<b>Percentage</b>"], ["M.Sc. (Statistics)", "Noyyal University, Coimbatore", "2017", "81%"], ["B.Sc. (Mathematics)", "Sri Parvathi College for Women, Salem", "2015", "86%"], ["Higher Secondary (XII)", "Bharathi Matriculation School, Namakkal", "2012", "93%"])}
<h2>CERTIFICATIONS</h2>${listed(["Microsoft Certified: Power BI Data Analyst Associate (PL-300), Credential ID 4F8C118842, valid till 19-Mar-2027", "SnowPro Core Certification (2024)"])}
<h2>ACHIEVEMENTS</h2>${listed(["Star Performer of the Quarter, Q2 2023, Nimbuscore Technologies"])}
<h2>PERSONAL DETAILS</h2>${rows("n", ["Father’s Name", ": K. Venkataraghavan"], ["Date of Birth", ": 11-08-1994"], ["Marital Status", ": Married"], ["Nationality", ": Indian"], ["Languages Known", ": English, Tamil, Kannada and Hindi"], ["Permanent Address", ": 14/3, Second Cross Street, Paramathi Road, Namakkal – 637001"])}
<h2>DECLARATION</h2><p>I hereby declare that the above-mentioned details are true to the best of my knowledge.<p>Place: Bengaluru<br>Date: 24-11-2025<p style="text-align:right">(SOWMYA VENKATARAGHAVAN)`;

/** An Indian data analyst before the move: jobs as sentences with "to till date", then projects for clients in tables with labels, skills with labels of which one is "languages", marks in per cent, personal details and a declaration. */
export const dataAnalyst: UnseenCv = {
  name: "jobs as sentences, projects for clients in tables, marks and declaration",
  type: "pdf",
  write: print(css, body, { margin: "17mm", footer: "<span class=pageNumber></span> | P a g e" }),
  says: {
    given: "Sowmya",
    family: "Venkataraghavan",
    email: "sowmya.vraghavan@example.com",
    phone: "+919000005501",
    jobs: [
      [
        "Senior Data Analyst",
        "Nimbuscore Technologies / Nimbuscore Technologies, Bengaluru",
        "2021-07",
        null,
      ],
      ["Data Analyst", "Pushkara Infosystems / Pushkara Infosystems, Chennai", "2018-01", "2021-06"],
      ["MIS Executive", "Annalakshmi Foods / Annalakshmi Foods, Coimbatore", "2017-06", "2017-12"],
    ],
    studies: [
      [
        "M.Sc. (Statistics) / MSc (Statistics) / M.Sc. Statistics",
        "Noyyal University / Noyyal University, Coimbatore",
        "2017",
      ],
      [
        "B.Sc. (Mathematics) / BSc (Mathematics) / B.Sc. Mathematics",
        "Sri Parvathi College for Women / Sri Parvathi College for Women, Salem",
        "2015",
      ],
      [
        "Higher Secondary (XII) / Higher Secondary",
        "Bharathi Matriculation School / Bharathi Matriculation School, Namakkal",
        "2012",
      ],
    ],
    skills: [
      "Snowflake",
      "Oracle 19c",
      "PostgreSQL",
      "Power BI",
      "Qlik Sense",
      "SQL",
      "Python",
      "DAX",
      "dbt",
      "Airflow",
      "Jira",
    ],
    licences: [
      [
        "Microsoft Certified: Power BI Data Analyst Associate (PL-300) / Microsoft Certified: Power BI Data Analyst Associate / Power BI Data Analyst Associate (PL-300) / Power BI Data Analyst Associate",
        "4F8C118842",
        "2027-03-19",
      ],
      ["SnowPro Core Certification / SnowPro Core"],
    ],
    languages: ["English", "Tamil", "Kannada", "Hindi"],
    besides: [
      "Claims Leakage Dashboard",
      "Harbourlight Insurance",
      "Store Replenishment Analytics",
      "Brightbasket Stores",
      "Card Spend Reporting",
      "Karavali Bank",
      "Star Performer of the Quarter",
    ],
  },
};
