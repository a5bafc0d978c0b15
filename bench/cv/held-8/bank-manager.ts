import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.5 "DejaVu Serif",serif;color:#1b1b1b}h1{font-size:20pt;margin:0;text-align:center;font-weight:400;letter-spacing:1px}.c{text-align:center;font-size:9pt;margin:1mm 0 0}h2{font-size:11pt;text-align:center;margin:7mm 0 3mm;border-top:1px solid #999;border-bottom:1px solid #999;padding:1mm 0}.f{display:flex;justify-content:space-between;font-weight:700;margin-top:5mm;text-transform:uppercase;font-size:10pt}.d{font-style:italic;color:#555;font-size:9.5pt}.r{display:flex;justify-content:space-between;margin-top:2.5mm;text-decoration:none;font-weight:700}.r span+span{font-weight:400}ul{margin:1mm 0;padding-left:6mm}p{margin:0 0 1.5mm}.s{display:grid;grid-template-columns:1fr 1fr 1fr}`;
const firm = (name: string, dates: string, about: string) =>
  `<div class=f><span>${name}</span><span>${dates}</span></div><div class=d>${about}</div>`;
const role = (title: string, dates: string, tasks: readonly string[]) =>
  `<div class=r><span>${title}</span><span>${dates}</span></div><ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>`;
const body = `<h1>Annabel Sivakumaran</h1><div class=c>Toowong QLD 4066 &nbsp;•&nbsp; 0429 514 806 &nbsp;•&nbsp; annabel.sivakumaran@poinciana.example &nbsp;•&nbsp; linkedin.example/in/asivakumaran</div>
<h2>PROFILE</h2><p>Banker with eighteen years behind the counter and in front of the figures. I have led branches from four to thirty people, closed one with dignity and opened two.
<h2>AREAS OF STRENGTH</h2><div class=s><span>Branch leadership</span><span>Home lending</span><span>Risk and compliance</span><span>Coaching</span><span>Small business credit</span><span>Complaint resolution</span></div>
<h2>CAREER</h2>
${firm("Brigalow Bank Limited", "2013 – Present", "A customer-owned bank with 84 branches and 410,000 members in Queensland and northern New South Wales.")}
${role("Area Manager, Brisbane West", "August 2023 – Present", ["Nine branches, 71 staff and lending of $620 million", "Second of eleven areas in customer satisfaction, from ninth", "Led the move of two branches into one without losing a teller"])}
${role("Branch Manager, Toowong", "February 2019 – July 2023", ["Grew home loans by 14 per cent a year in a flat market", "Branch of the Year 2021", "Kept the doors open through two floods"])}
${role("Assistant Branch Manager, Indooroopilly", "June 2016 – January 2019", ["Audit without findings three years in a row", "Trained sixteen lenders"])}
${role("Home Lending Specialist", "October 2013 – May 2016", ["Settled $41 million in the best year"])}
${firm("Pacific & Northern Building Society", "2008 – 2013", "A building society in Cairns, since merged, with 19 branches along the coast.")}
${role("Customer Service Supervisor", "March 2011 – September 2013", ["Six tellers and the safe", "Introduced the coin counter and its queue"])}
${role("Teller", "January 2008 – February 2011", ["Cash, term deposits and passbooks"])}
${firm("Cassowary Coast Resort", "2006 – 2007", "A resort of 120 rooms at Mission Beach.")}
${role("Night Auditor", "April 2006 – December 2007", ["Closed the day for rooms, bar and boat"])}
<h2>EDUCATION</h2><p><b>Master of Business Administration</b>, Sunstate Business School, 2018<p><b>Diploma of Finance and Mortgage Broking Management</b>, Northern Finance Institute, 2013<p><b>Bachelor of Commerce</b>, University of Tropical Queensland, 2006
<h2>ACCREDITATION</h2><p>Justice of the Peace (Qualified), Queensland, no. 118 406<p>Tier 1 (RG 146) compliant
<h2>COMMUNITY</h2><p>Treasurer, Toowong Rowing Club, 2020 – present
<h2>LANGUAGES</h2><p>English, Tamil, Malay`;

/** A manager of a bank with promotions: employer in capitals against all years, a description of it in slanted letters below, roles with their months at the right, strengths in three columns, two pages. */
export const bankManager: UnseenCv = {
  name: "promotions below employers with descriptions in slanted letters",
  type: "pdf",
  write: print(css, body, {
    margin: "19mm",
    footer: `<div style="text-align:center">Annabel Sivakumaran – <span class="pageNumber"></span></div>`,
  }),
  says: {
    given: "Annabel",
    family: "Sivakumaran",
    email: "annabel.sivakumaran@poinciana.example",
    phone: "+61429514806",
    jobs: [
      ["Area Manager, Brisbane West / Area Manager", "Brigalow Bank Limited", "2023-08", null],
      ["Branch Manager, Toowong / Branch Manager", "Brigalow Bank Limited", "2019-02", "2023-07"],
      [
        "Assistant Branch Manager, Indooroopilly / Assistant Branch Manager",
        "Brigalow Bank Limited",
        "2016-06",
        "2019-01",
      ],
      ["Home Lending Specialist", "Brigalow Bank Limited", "2013-10", "2016-05"],
      ["Customer Service Supervisor", "Pacific & Northern Building Society", "2011-03", "2013-09"],
      ["Teller", "Pacific & Northern Building Society", "2008-01", "2011-02"],
      ["Night Auditor", "Cassowary Coast Resort", "2006-04", "2007-12"],
    ],
    studies: [
      ["Master of Business Administration", "Sunstate Business School", "2018"],
      ["Diploma of Finance and Mortgage Broking Management", "Northern Finance Institute", "2013"],
      ["Bachelor of Commerce", "University of Tropical Queensland", "2006"],
    ],
    skills: [
      "Branch leadership",
      "Home lending",
      "Risk and compliance",
      "Coaching",
      "Small business credit",
      "Complaint resolution",
    ],
    licences: [
      [
        "Justice of the Peace (Qualified) / Justice of the Peace / Justice of the Peace (Qualified), Queensland",
        "118 406",
      ],
    ],
    languages: ["English", "Tamil", "Malay"],
    besides: ["Treasurer", "Toowong Rowing Club", "Tier 1 (RG 146) compliant", "Tier 1 (RG 146)", "RG 146"],
  },
};
