import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.2pt/1.42 Georgia,Gelasio,"DejaVu Serif",serif;color:#1b1b1b}h1{font-size:22pt;margin:0;letter-spacing:1px;color:#14284b}.s{margin:0;font-size:11.5pt}.k{margin:1mm 0 3mm;border-top:.4mm solid #14284b;border-bottom:.4mm solid #14284b;padding:1mm 0}h2{font-size:11.5pt;color:#14284b;letter-spacing:1px;margin:5mm 0 2mm}p{margin:0 0 1mm}.c{columns:3;list-style:square;margin:0;padding-left:5mm}.r{display:flex;justify-content:space-between;font-weight:bold;margin:3mm 0 0}ul{margin:.5mm 0 2mm;padding-left:5.5mm}.a{font-style:italic;margin:0 0 1mm}`;

const points = (all: readonly string[]) => `<ul>${all.map((point) => `<li>${point}`).join("")}</ul>`;
const at = (employer: string, when: string, about: string) =>
  `<p class=r><span>${employer}</span><span>${when}</span></p><p class=a>${about}</p>`;
const role = (title: string, when: string, all: readonly string[]) =>
  `<p><b>${title}</b>${when && ` (${when})`}</p>${points(all)}`;

const body = `<h1>MARGARET H. DELACOUR</h1><p class=s>Chief Financial Officer | FCPA, GAICD</p><p class=k>Mosman NSW 2088 &nbsp;|&nbsp; 0491 578 148 &nbsp;|&nbsp; margaret.delacour@example.com &nbsp;|&nbsp; linkedin.com/in/example-mhdelacour</p>
<h2>EXECUTIVE PROFILE</h2><p>Finance executive with 22 years in listed and private-equity owned companies in logistics, agribusiness and retail. Known for calm refinancing, frank board papers and finance teams that people want to join.</p>
<h2>CORE COMPETENCIES</h2><ul class=c><li>Capital raising<li>Mergers &amp; acquisitions<li>Treasury<li>Investor relations<li>Board reporting<li>ERP transformation<li>Tax strategy<li>Risk &amp; audit<li>Team building</ul>
<h2>CAREER HISTORY</h2>
${at("OVERLANDER FREIGHT GROUP LIMITED", "2018 – Present", "ASX-listed road and rail freight; revenue $1.4b; 3,900 staff")}
${role("Chief Financial Officer", "November 2020 – Present", ["Refinanced $520m of syndicated debt, 85 basis points cheaper", "Led the purchase and integration of two competitors for $210m", "Closed the books in four days instead of eleven"])}
${role("Deputy CFO and Group Financial Controller", "March 2018 – November 2020", ["Rolled out a new ERP at 31 depots, on time and 4% below budget"])}
${at("HARVEST &amp; HEARTH HOLDINGS PTY LTD", "July 2012 – February 2018", "Private-equity owned grain, flour and bakery company")}
${role("Finance Director", "", ["Prepared the trade sale at 9.2 times EBITDA", "Hedging policy for wheat and currency"])}
${at("BUTTON &amp; THREAD", "2007 – 2012", "Fashion retailer with 118 shops in Australia and New Zealand")}
${role("Commercial Manager", "2009 – 2012", ["Renegotiated 40 leases"])}
${role("Management Accountant", "2007 – 2009", ["Weekly margin reports by shop and category"])}
${at("PEMBERTON VALE CHARTERED ACCOUNTANTS, LONDON", "2003 – 2006", "Mid-tier audit firm")}
${role("Audit Senior", "", ["Audits of charities, pubs and one circus"])}
<h2>BOARD ROLES</h2><p>Non-Executive Director (pro bono) and Chair, Audit Committee – Harbour Hospice Foundation, 2019 – Present</p>
<h2>EDUCATION &amp; PROFESSIONAL MEMBERSHIPS</h2>
<p>Executive MBA, Sydney Cove Business School, 2014</p>
<p>BSc (Hons) Economics, 2:1, University of Mendip, United Kingdom, 2002</p>
<p>Company Directors Course, 2017</p>
<p>Fellow, CPA Australia</p><p>Graduate Member, Australian Institute of Company Directors</p>
<h2>REFEREES</h2><p>Provided at interview stage</p>`;

/** An executive's two pages: letters behind the title, core competencies in three columns, employers in capitals with their whole time and a line about the company, roles below with their own times or none, a board role without pay. */
export const chiefFinancialOfficer: UnseenCv = {
  name: "executive's two pages, competencies in three columns, roles below employers in capitals",
  type: "pdf",
  write: print(css, body, { margin: "18mm", footer: "Margaret H. Delacour – Confidential" }),
  says: {
    given: "Margaret / Margaret H.",
    family: "Delacour",
    email: "margaret.delacour@example.com",
    phone: "+61491578148",
    jobs: [
      ["Chief Financial Officer", "OVERLANDER FREIGHT GROUP LIMITED", "2020-11", null],
      ["Deputy CFO and Group Financial Controller", "OVERLANDER FREIGHT GROUP LIMITED", "2018-03", "2020-11"],
      [
        "Finance Director",
        "HARVEST & HEARTH HOLDINGS PTY LTD / HARVEST & HEARTH HOLDINGS",
        "2012-07",
        "2018-02",
      ],
      ["Commercial Manager", "BUTTON & THREAD", "2009", "2012"],
      ["Management Accountant", "BUTTON & THREAD", "2007", "2009"],
      [
        "Audit Senior",
        "PEMBERTON VALE CHARTERED ACCOUNTANTS / PEMBERTON VALE CHARTERED ACCOUNTANTS, LONDON",
        "2003",
        "2006",
      ],
    ],
    studies: [
      ["Executive MBA", "Sydney Cove Business School", "2014"],
      ["BSc (Hons) Economics / BSc (Hons) Economics, 2:1 / BSc (Hons)", "University of Mendip", "2002"],
    ],
    skills: [
      "Capital raising",
      "Mergers & acquisitions",
      "Treasury",
      "Investor relations",
      "Board reporting",
      "ERP transformation",
      "Tax strategy",
      "Risk & audit",
      "Team building",
    ],
    besides: [
      "Company Directors Course",
      "Fellow, CPA Australia",
      "CPA Australia",
      "FCPA",
      "GAICD",
      "Graduate Member, Australian Institute of Company Directors",
      "Australian Institute of Company Directors",
      "Non-Executive Director (pro bono) and Chair, Audit Committee",
      "Non-Executive Director",
      "Chair, Audit Committee",
      "Harbour Hospice Foundation",
    ],
  },
};
