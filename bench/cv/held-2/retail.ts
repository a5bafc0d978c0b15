import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.5 "DejaVu Sans",sans-serif;padding:18mm}h1{font-size:28pt;margin:0;letter-spacing:-1px}h2{font-size:9pt;letter-spacing:3px;color:#b0005a;text-transform:uppercase;margin:7mm 0 2mm}h3{font-size:11pt;margin:3mm 0 0}h3 span{font-weight:400}.d{color:#666;font-size:9pt}ul{margin:1mm 0;padding-left:5mm}p{margin:0 0 1mm}`;
const body = `<h1>Fatima Al-Hashimi</h1><p>Store Manager<p class=d>Bankstown, NSW · 0433 118 674 · fatima@alhashimi.example · linkedin.com/in/fatima-ah
<h2>Experience</h2>
<h3>Kmart Bankstown, <span>Sydney — <i>Store Manager</i></span></h3><p class=d>MARCH 2021 - PRESENT</p><ul><li>$38m a year, 140 team members, 24-hour store<li>Shrinkage from 2.1 % to 1.4 % between 2022 and 2024</ul>
<h3>Cotton On, <span>Chullora — <i>Assistant Store Manager</i></span></h3><p class=d>JUNE 2017 - FEBRUARY 2021</p><ul><li>Visual merchandising and rosters</ul>
<h3>Al-Hashimi Fabrics, <span>Amman, Jordan — <i>Sales Assistant</i></span></h3><p class=d>2012 - 2016</p><ul><li>Family shop: cutting, quotes, accounts</ul>
<h2>Education</h2>
<h3>TAFE NSW, <span>Bankstown — <i>Diploma of Leadership and Management</i></span></h3><p class=d>2019 - 2020</p>
<h3>University of Jordan, <span>Amman — <i>Bachelor of Accounting</i></span></h3><p class=d>2008 - 2012</p>
<h2>Skills</h2><p>I manage budgets and rosters (UKG), coach new leaders, and read a P&amp;L. I work with SAP Retail and Power BI every day.
<h2>Awards</h2><p>Kmart NSW West Store of the Year 2024
<h2>Licences</h2><p>NSW Driver Licence (Class C) · First Aid (2025) · Fire Warden
<h2>Languages</h2><p>Arabic: native · English: professional · French: elementary`;

/** A store manager in a template of Google Docs: employer, town and title in one heading, dates below, skills in sentences. */
export const retail: UnseenCv = {
  name: "employer, town and title in one line",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Fatima",
    family: "Al-Hashimi",
    email: "fatima@alhashimi.example",
    phone: "+61433118674",
    jobs: [
      ["Store Manager", "Kmart Bankstown / Kmart Bankstown, Sydney", "2021-03", null],
      ["Assistant Store Manager", "Cotton On / Cotton On, Chullora", "2017-06", "2021-02"],
      [
        "Sales Assistant",
        "Al-Hashimi Fabrics / Al-Hashimi Fabrics, Amman, Jordan / Al-Hashimi Fabrics, Amman",
        "2012",
        "2016",
      ],
    ],
    studies: [
      ["Diploma of Leadership and Management", "TAFE NSW / TAFE NSW, Bankstown", "2020"],
      ["Bachelor of Accounting", "University of Jordan / University of Jordan, Amman", "2012"],
    ],
    skills: ["SAP Retail", "Power BI"],
    licences: [["First Aid"], ["Fire Warden"]],
    drives: ["C"],
    languages: ["Arabic", "English", "French"],
    besides: [
      "Store of the Year",
      "UKG",
      "manage budgets and rosters",
      "budgets",
      "rosters",
      "coach new leaders",
      "read a P&L",
      "budgets and rosters",
    ],
  },
};
