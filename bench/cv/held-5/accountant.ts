import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.5 "DejaVu Sans",sans-serif;padding:14mm}h1{font-size:20pt;margin:0;color:#1a4f8b}.i{display:grid;grid-template-columns:1fr 1fr;margin:2mm 0 4mm}h2{background:#1a4f8b;color:#fff;font-size:10.5pt;padding:1mm 3mm;margin:4mm 0 2mm;width:45mm}.r{display:grid;grid-template-columns:40mm 1fr 55mm;font-weight:700}.r span:last-child{text-align:right}ol{margin:0 0 2mm;padding-left:6mm}p{margin:0 0 1mm}`;
const row = (dates: string, employer: string, title: string, tasks: readonly string[] = []) =>
  `<div class=r><span>${dates}</span><span>${employer}</span><span>${title}</span></div>${tasks.length ? `<ol>${tasks.map((task) => `<li>${task}`).join("")}</ol>` : ""}`;
const body = `<h1>LIU Xiaoyan (Cherry)</h1>
<div class=i><span>Gender: Female</span><span>Date of birth: 1993/08</span><span>Tel: 0415 770 286</span><span>Email: cherry.liu@taihu.example</span><span>City: Burwood, NSW</span><span>Visa: Permanent Resident</span></div>
<h2>Education</h2>
${row("2016/09–2018/07", "University of Wollongong", "Master of Professional Accounting")}
${row("2011/09–2015/06", "Wuxi University of Finance", "Bachelor of Management")}
<h2>Work Experience</h2>
${row("2021/12–Now", "Jumbo Fresh Imports Pty Ltd", "Senior Accountant", ["Month-end close within four working days", "BAS, payroll tax and FBT returns"])}
${row("2019/03–2021/11", "Strathfield Tax Studio", "Assistant Accountant", ["Returns for 400 individuals a year"])}
${row("2015/07–2016/08", "Wuxi Silk Trading Co., Ltd.", "Cashier", ["Daily bank reconciliation"])}
<h2>Internship</h2>
${row("2018/08–2018/11", "Homebush Community Centre", "Accounts Intern")}
<h2>Certificates</h2>
<p>CPA Australia (member no. 10442791), 2022/05<p>Registered Tax Agent, TAN 26118803
<h2>Skills</h2>
<p>Xero、MYOB、Excel (Power Query)、SAP
<h2>Language</h2>
<p>Mandarin (native)、English (fluent, PTE 79)、Cantonese (basic)
<h2>Self-evaluation</h2>
<p>Careful, responsible and able to bear hardship; has good communication with colleagues.`;

/** An accountant from China: the family name in capitals first, grid of data, dates by strokes of year and month, employer in the middle and title at the right, lists by the sign of Chinese print. */
export const accountant: UnseenCv = {
  name: "year and month by strokes, title at the right",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Xiaoyan / Xiaoyan (Cherry)",
    family: "Liu",
    email: "cherry.liu@taihu.example",
    phone: "+61415770286",
    jobs: [
      ["Senior Accountant", "Jumbo Fresh Imports Pty Ltd", "2021-12", null],
      ["Assistant Accountant", "Strathfield Tax Studio", "2019-03", "2021-11"],
      ["Cashier", "Wuxi Silk Trading Co., Ltd.", "2015-07", "2016-08"],
      ["Accounts Intern", "Homebush Community Centre", "2018-08", "2018-11"],
    ],
    studies: [
      ["Master of Professional Accounting", "University of Wollongong", "2018-07"],
      ["Bachelor of Management", "Wuxi University of Finance", "2015-06"],
    ],
    skills: ["Xero", "MYOB", "Excel (Power Query) / Excel", "SAP"],
    licences: [
      ["CPA Australia / CPA", "10442791"],
      ["Registered Tax Agent", "26118803 / TAN 26118803"],
    ],
    languages: ["Mandarin", "English", "Cantonese"],
    besides: ["PTE 79", "Power Query"],
  },
};
