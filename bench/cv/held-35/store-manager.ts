import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.8pt/1.45 "Liberation Sans",sans-serif;color:#262626}h1{font:700 24pt "Liberation Sans",sans-serif;margin:0}.t{font-size:11pt;color:#1a73a8;margin:0 0 3mm}.c{display:grid;grid-template-columns:1fr 1fr;font-size:9.2pt;margin-bottom:4mm}h2{font-size:12pt;background:#e8f1f7;color:#1a73a8;padding:1mm 2mm;margin:5mm 0 2mm}.r{display:grid;grid-template-columns:30mm 1fr;gap:4mm;margin-bottom:3mm;break-inside:avoid}.r>span{font-size:9pt;color:#555}p{margin:0}ul{margin:1mm 0;padding-left:4.5mm}.k{display:grid;grid-template-columns:repeat(3,1fr)}`;
const row = (when: string, title: string, at: string, ...duties: readonly string[]) =>
  `<div class=r><span>${when}</span><div><p><b>${title}</b></p><p><i>${at}</i></p>${duties.length ? `<ul>${duties.map((one) => `<li>${one}</li>`).join("")}</ul>` : ""}</div></div>`;

const body = `<h1>Gareth Nakamura-Boyle</h1><p class=t>Retail Store Manager</p>
<div class=c><p><b>Address</b> 40 Tuggeranong Parade, Greenway ACT 2900</p><p><b>Phone</b> 0491 575 254</p><p><b>E-mail</b> gnb@example.com</p><p><b>WWW</b> garethnb.example</p></div>
<p>Store manager who rose from the trolley bay. Turnover up to $14 million, teams up to 62. Looking for an area role with a retailer such as Bunnings or Officeworks.</p>
<h2>Work History</h2>
${row("2022-07 - Current", "Store Manager", "Brindabella Hardware, Fyshwick ACT", "Sales up 9% in the first year", "Shrinkage cut by a third with one mirror and better lunch rosters", "Hired and kept 20 apprentice-age casuals")}
${row("2019-02 - 2022-06", "Assistant Store Manager", "Brindabella Hardware, Tuggeranong ACT", "Ran trade desk, deliveries and the paint wall")}
${row("2016-05 - 2019-01", "Department Supervisor", "Brindabella Hardware, Tuggeranong ACT", "Garden centre of 12 staff")}
${row("2013-10 - 2016-04", "Team Member", "Monaro Discount Stores, Queanbeyan NSW", "Registers, trolleys, night fill")}
<h2>Education</h2>
${row("2018-11", "Diploma of Leadership and Management", "Canberra Retail Institute, Canberra ACT")}
${row("2013-12", "ACT Senior Secondary Certificate", "Lake Burley Secondary College, Canberra ACT")}
<h2>Core Skills</h2><div class=k><p>• Visual merchandising</p><p>• Rostering</p><p>• Stock control</p><p>• Loss prevention</p><p>• Budgeting</p><p>• Staff coaching</p><p>• Kronos</p><p>• SAP Retail</p><p>• Customer complaints</p></div>
<h2>Accomplishments</h2><ul><li>Store of the Year 2024, Brindabella Hardware group</li><li>Raised $41,000 for Canberra Children's Ward</li></ul>
<h2>Certifications</h2>
${row("2023-03", "Forklift Licence (LF), no. ACT-551203, expires 2028-03-14", "")}
${row("2025-09", "HLTAID011 Provide First Aid", "")}
<h2>Languages</h2><div class=r><span>Japanese</span><div>Upper intermediate (B2)</div></div><div class=r><span>English</span><div>Native</div></div>
<h2>Interests</h2><p>Masters rowing, bonsai, model trains</p>`;

/** A store manager's CV from a resume builder: dates as 2022-07 in a column at the left, three steps within one employer at two branches. */
export const storeManager: UnseenCv = {
  name: "store manager's CV from a resume builder: contact labels in two columns, “2022-07 - Current” in a left column, title over “Employer, Town ACT” in italics, three steps in one employer, skills in three columns, certifications with dates at the left and an ISO expiry, language levels as rows",
  type: "pdf",
  write: print(css, body, { margin: "16mm", format: "Letter" }),
  says: {
    given: "Gareth",
    family: "Nakamura-Boyle",
    email: "gnb@example.com",
    phone: "+61491575254",
    jobs: [
      [
        "Store Manager",
        "Brindabella Hardware / Brindabella Hardware, Fyshwick ACT / Brindabella Hardware, Fyshwick",
        "2022-07",
        null,
      ],
      [
        "Assistant Store Manager",
        "Brindabella Hardware / Brindabella Hardware, Tuggeranong ACT / Brindabella Hardware, Tuggeranong",
        "2019-02",
        "2022-06",
      ],
      [
        "Department Supervisor",
        "Brindabella Hardware / Brindabella Hardware, Tuggeranong ACT / Brindabella Hardware, Tuggeranong",
        "2016-05",
        "2019-01",
      ],
      [
        "Team Member",
        "Monaro Discount Stores / Monaro Discount Stores, Queanbeyan NSW / Monaro Discount Stores, Queanbeyan",
        "2013-10",
        "2016-04",
      ],
    ],
    studies: [
      [
        "Diploma of Leadership and Management",
        "Canberra Retail Institute / Canberra Retail Institute, Canberra ACT / Canberra Retail Institute, Canberra",
        "2018-11",
      ],
      [
        "ACT Senior Secondary Certificate",
        "Lake Burley Secondary College / Lake Burley Secondary College, Canberra ACT / Lake Burley Secondary College, Canberra",
        "2013-12",
      ],
    ],
    skills: [
      "Visual merchandising",
      "Rostering",
      "Stock control",
      "Loss prevention",
      "Budgeting",
      "Staff coaching",
      "Kronos",
      "SAP Retail",
      "Customer complaints",
    ],
    licences: [
      [
        "Forklift Licence (LF) / Forklift Licence / Forklift (LF) / LF Forklift Licence",
        "ACT-551203",
        "2028-03-14",
      ],
      [
        "HLTAID011 Provide First Aid / Provide First Aid / Provide First Aid (HLTAID011) / First Aid (HLTAID011) / First Aid",
      ],
    ],
    languages: ["Japanese", "English"],
    besides: ["Store of the Year", "Canberra Children's Ward", "Bunnings", "Officeworks", "HLTAID011"],
  },
};
