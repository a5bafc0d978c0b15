import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.8pt/1.45 "DejaVu Sans",sans-serif;color:#2b2b2b}h1{font-size:25pt;margin:0;color:#00583f}.r{font-size:12.5pt;margin:0 0 3mm}.c{display:grid;grid-template-columns:1fr 1fr;font-size:9.2pt;margin-bottom:3mm}.c p{margin:0 0 .8mm}h2{font-size:13pt;color:#00583f;border-top:.3mm solid #00583f;border-bottom:.3mm solid #00583f;padding:.8mm 0;margin:4.5mm 0 2.5mm;break-after:avoid}.e{display:grid;grid-template-columns:32mm 1fr;margin-bottom:3mm;break-inside:avoid}.e p{margin:0}.e .t{font-weight:700;font-size:10.6pt}.e .a{font-style:italic}ul{margin:.6mm 0 0;padding-left:4.5mm}.k{display:flex;justify-content:space-between;margin:0 0 1.4mm 32mm}.k i{display:inline-block;width:26mm;height:2mm;background:#ddd}.k i b{display:block;height:2mm;background:#00583f}`;
const entry = (when: string, title: string, at: string, ...texts: readonly string[]) =>
  `<div class=e><p>${when}</p><div><p class=t>${title}</p><p class=a>${at}</p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div></div>`;
const skill = (words: string, level: string, percent: number) =>
  `<div class=k><span>${words}</span><span><i><b style="width:${percent}%"></b></i> ${level}</span></div>`;

const body = `<h1>Dimitrios Papageorgakis</h1><p class=r>Mortgage Broker</p>
<div class=c><p><b>Address</b> Marrickville NSW 2204</p><p><b>E-mail</b> jim.papageorgakis@example.com</p><p><b>Phone</b> 0491 577 644</p><p><b>WWW</b> papageorgakis-loans.example</p></div>
<p>Everyone calls me Jim. Broker with a $310 million book built on referrals, after eight years on the bank's side of the desk.</p>
<h2>Work History</h2>
${entry("2020-09 -<br>Current", "Mortgage Broker / Director", "Inner West Home Loans Pty Ltd, Marrickville", "Settled 118 loans in the 2025 financial year", "Panel of 32 lenders; self-employed and guarantor loans a speciality", "Hired and mentored two loan writers")}
${entry("2016-03 -<br>2020-08", "Home Lending Manager", "Federation Bank, Leichhardt", "Top five of 140 lenders in NSW in 2018 and 2019")}
${entry("2012-05 -<br>2016-02", "Customer Service Specialist", "Federation Bank, Campsie")}
${entry("2009-11 -<br>2012-04", "Delicatessen Assistant", "Papageorgakis Family Deli, Earlwood", "Counter, orders and Saturday queue")}
<h2>Education</h2>
${entry("2020-08", "Diploma of Finance and Mortgage Broking Management", "Brokers' Institute of Learning - Online")}
${entry("2012-03", "Bachelor of Business: Banking", "Cooks River University - Sydney", "Dean's List 2010")}
<h2>Skills</h2>
${skill("Credit assessment", "Excellent", 100)}${skill("Loan structuring", "Excellent", 100)}${skill("ApplyOnline", "Very Good", 80)}${skill("Negotiation", "Very Good", 80)}${skill("Social media marketing", "Good", 60)}
<h2>Certifications</h2>
${entry("2020-10", "Credit Representative Number 522871", "ASIC")}
${entry("2021-02", "Accredited member, Finance Brokers' Guild", "renewed each June")}
${entry("2023-07", "Justice of the Peace (NSW), reg. 241903", "until 2028-07-31")}
<h2>Languages</h2>
${skill("Greek", "Native", 100)}${skill("English", "Native", 100)}
<h2>Interests</h2><p style="margin-left:32mm">Junior soccer coach, bouzouki, backgammon</p>`;

/** A mortgage broker's resume of a builder: years-first dates (“2020-09 - Current”) in a narrow column in two lines, headings between rules, skills with bars and words of level. */
export const mortgageBroker: UnseenCv = {
  name: "mortgage broker's builder PDF: “2020-09 - Current” broken over two lines in a narrow column, headings between rules, skills with bars and levels",
  type: "pdf",
  write: print(css, body, { margin: "15mm" }),
  says: {
    given: "Dimitrios / Jim / Dimitrios (Jim)",
    family: "Papageorgakis",
    email: "jim.papageorgakis@example.com",
    phone: "+61491577644",
    jobs: [
      [
        "Mortgage Broker / Director / Mortgage Broker/Director",
        "Inner West Home Loans Pty Ltd / Inner West Home Loans / Inner West Home Loans Pty Ltd, Marrickville",
        "2020-09",
        null,
      ],
      ["Home Lending Manager", "Federation Bank / Federation Bank, Leichhardt", "2016-03", "2020-08"],
      ["Customer Service Specialist", "Federation Bank / Federation Bank, Campsie", "2012-05", "2016-02"],
      [
        "Delicatessen Assistant",
        "Papageorgakis Family Deli / Papageorgakis Family Deli, Earlwood",
        "2009-11",
        "2012-04",
      ],
    ],
    studies: [
      [
        "Diploma of Finance and Mortgage Broking Management",
        "Brokers' Institute of Learning / Brokers' Institute of Learning - Online",
        "2020-08",
      ],
      [
        "Bachelor of Business: Banking / Bachelor of Business (Banking) / Bachelor of Business",
        "Cooks River University / Cooks River University - Sydney",
        "2012-03",
      ],
    ],
    skills: ["Credit assessment", "Loan structuring", "ApplyOnline", "Negotiation", "Social media marketing"],
    licences: [
      ["Credit Representative Number / Credit Representative", "522871"],
      [
        "Accredited member, Finance Brokers' Guild / Accredited member / Accredited member (Finance Brokers' Guild) / Finance Brokers' Guild",
      ],
      ["Justice of the Peace (NSW) / Justice of the Peace", "241903", "2028-07-31"],
    ],
    languages: ["Greek", "English"],
    besides: ["Dean's List"],
  },
};
