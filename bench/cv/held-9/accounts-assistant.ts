import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.35 "DejaVu Serif",serif;border:2px solid #000;padding:6mm 9mm;margin:0}h1{font-size:15pt;text-align:center;text-decoration:underline;margin:0 0 4mm}h2{font-size:10pt;background:#ccc;margin:3.5mm 0 1.2mm;padding:.5mm 2mm}.b{border-collapse:collapse}.b td{padding:0 3mm 0 0;vertical-align:top}.e{border-collapse:collapse;width:100%;font-size:9pt}.e td,.e th{border:1px solid #000;padding:.7mm 2mm;text-align:center}ol,ul{margin:0;padding-left:7mm}p{margin:0}`;

const labelled = (pairs: readonly (readonly [string, string])[]) =>
  `<table class=b>${pairs.map(([label, value]) => `<tr><td>${label}<td>:<td>${value}</tr>`).join("")}</table>`;
const rows = (lines: readonly (readonly string[])[]) =>
  lines.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}`).join("")}</tr>`).join("");

const body = `<h1>BIO-DATA</h1>${labelled([
  ["Name", "<b>HARPREET KAUR SANDHU</b>"],
  ["Father’s Name", "S. Balwinder Singh Sandhu"],
  ["Date of Birth", "17-08-1996"],
  ["Marital Status", "Married"],
  ["Visa Status", "Temporary Graduate (485), full work rights"],
  ["Address", "16 Kookaburra Drive, Tarneit VIC 3029"],
  ["Contact No.", "0491 571 804"],
  ["E-mail ID", "harpreet.sandhu96@patrika.example"],
])}
<h2>CAREER OBJECTIVE</h2><p>To work in a progressive organisation where I can use my knowledge of accounts with full dedication and sincerity, and grow along with the organisation.
<h2>EDUCATIONAL QUALIFICATION</h2><table class=e><tr><th>S. No.<th>Examination Passed<th>Board / University / Institute<th>Year<th>Division / %</tr>${rows(
  [
    ["1.", "Diploma of Accounting", "Werribee Plains Institute", "2023", "Competent"],
    ["2.", "M.Com.", "Doaba University, Jalandhar", "2018", "1st / 71%"],
    ["3.", "B.Com.", "Doaba University, Jalandhar", "2016", "1st / 68%"],
    ["4.", "10+2 (Commerce)", "P.S.E.B., Mohali", "2013", "1st / 79%"],
    ["5.", "Matriculation", "P.S.E.B., Mohali", "2011", "1st / 74%"],
  ],
)}</table>
<h2>WORK EXPERIENCE</h2><ol><li>Working as <b>Accounts Assistant</b> in <b>Ranjit Freight Lines</b>, Truganina VIC since July 2023. Accounts payable and receivable, fuel tax credits, weekly payroll of 38 drivers and preparation of BAS for the tax agent.<li>Worked as <b>Junior Accountant</b> in <b>M/s Gill Hosiery Traders</b>, Ludhiana from 04/2018 to 12/2021. Day books, GST returns, bank reconciliation and stock statements.<li>Worked part time as <b>Cashier</b> in <b>Spice Junction</b>, Hoppers Crossing VIC from March 2022 to June 2023.</ol>
<h2>COMPUTER KNOWLEDGE</h2><p>Tally ERP 9, MYOB AccountRight, Xero, MS Excel, internet &amp; e-mail
<h2>STRENGTHS</h2><ul><li>Punctual<li>Quick learner<li>Honest with figures</ul>
<h2>LANGUAGES KNOWN</h2><p>English, Hindi &amp; Punjabi (read, write, speak)
<h2>HOBBIES</h2><p>Gidda, cooking, listening to shabad kirtan
<h2>DECLARATION</h2><p>I hereby declare that all the particulars given above are true and correct to the best of my knowledge and belief.<p style="margin-top:4mm">Place: Tarneit<p>Date: ____________ <span style="float:right"><b>(HARPREET KAUR SANDHU)</b></span>`;

/** An accounts assistant's bio-data of one page in the Indian manner: labels with colons in a column, examinations in a ruled table, jobs as numbered sentences, a declaration. */
export const accountsAssistant: UnseenCv = {
  name: "bio-data of one page, examinations in a table, jobs as numbered sentences",
  type: "pdf",
  write: print(css, body, { margin: "10mm" }),
  says: {
    given: "Harpreet Kaur / Harpreet",
    family: "Sandhu / Kaur Sandhu",
    email: "harpreet.sandhu96@patrika.example",
    phone: "+61491571804",
    jobs: [
      ["Accounts Assistant", "Ranjit Freight Lines / Ranjit Freight Lines, Truganina", "2023-07", null],
      [
        "Junior Accountant",
        "M/s Gill Hosiery Traders / Gill Hosiery Traders / M/s Gill Hosiery Traders, Ludhiana / Gill Hosiery Traders, Ludhiana",
        "2018-04",
        "2021-12",
      ],
      ["Cashier", "Spice Junction / Spice Junction, Hoppers Crossing", "2022-03", "2023-06"],
    ],
    studies: [
      ["Diploma of Accounting", "Werribee Plains Institute", "2023"],
      ["M.Com. / Master of Commerce", "Doaba University / Doaba University, Jalandhar", "2018"],
      ["B.Com. / Bachelor of Commerce", "Doaba University / Doaba University, Jalandhar", "2016"],
      ["10+2 (Commerce) / 10+2", "P.S.E.B. / P.S.E.B., Mohali", "2013"],
      ["Matriculation", "P.S.E.B. / P.S.E.B., Mohali", "2011"],
    ],
    skills: ["Tally ERP 9", "MYOB AccountRight / MYOB", "Xero", "MS Excel / Excel"],
    languages: ["English", "Hindi", "Punjabi"],
    besides: ["internet", "internet & e-mail", "e-mail", "Punctual", "Quick learner", "Honest with figures"],
  },
};
