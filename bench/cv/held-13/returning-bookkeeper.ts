import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.4pt/1.42 Georgia,"DejaVu Serif",serif;color:#222}h1{font-size:22pt;font-weight:400;margin:0}.k{margin:0 0 3mm;color:#555;font-size:9.4pt}h2{font-size:12pt;color:#356859;border-bottom:.3mm dotted #356859;margin:4mm 0 1.5mm}h3{font-size:10.4pt;margin:2mm 0 .5mm}p{margin:0 0 1mm}ul{margin:0 0 1.5mm;padding-left:5.5mm}.t{display:flex;justify-content:space-between;margin:0 0 .6mm}`;

const list = (of: readonly string[]) => `<ul>${of.map((one) => `<li>${one}`).join("")}</ul>`;
const row = (left: string, right: string) => `<p class=t><span>${left}</span><span>${right}</span></p>`;

const body = `<h1>Catherine (Cate) Lindqvist</h1>
<p class=k>Woodend, Victoria 3442<br>Telephone 0491 576 398 or 03 5550 7781 (evenings)<br>cate.lindqvist@example.com</p>
<h2>What I am looking for</h2>
<p>A bookkeeping or accounts role of three to four days a week in the Macedon Ranges or from home. I return to paid work after raising three children, the youngest of whom started school in 2026, and I have kept my hand in with community accounts and fresh study.</p>
<h2>Summary of skills</h2>
<h3>Bookkeeping and accounts</h3>
${list(["Accounts payable and receivable for a business with 400 suppliers", "Bank reconciliations, BAS preparation and end-of-month reports", "Payroll for up to 45 staff, with superannuation and Single Touch Payroll"])}
<h3>Organising people</h3>
${list(["Rostered 70 volunteers for a weekend festival and nobody went without a lunch break", "Wrote two successful grant applications worth $48,000 together"])}
<h3>Software</h3>
<p>Xero (advanced), MYOB (good), Microsoft Excel (advanced), QuickBooks Online (basic), Canva (basic)</p>
<h2>Employment history</h2>
${row("Accounts Supervisor, Kyneton Organic Grocers’ Union", "2011–2015")}
${row("Payroll Officer, Sunbury Sheetmetal Pty Ltd", "2008–2011")}
${row("Accounts Clerk, Barker, Barker &amp; Daughter (Accountants)", "2005–2008")}
${row("Receptionist, Gisborne Veterinary Rooms", "2003–2005")}
<p>2015–2026: Full-time parent and carer (planned career break)</p>
<h2>Volunteer work</h2>
${row("<b>Treasurer</b>, Woodend Winter Lantern Festival", "since August 2024")}
${list(["Budget of $130,000, monthly reports to a committee of nine, first clean audit in four years"])}
${row("<b>Canteen Co-ordinator</b>, Campaspe Primary School", "2020–2023")}
${row("<b>Secretary</b>, Newham Playgroup Inc.", "2016–2019")}
<h2>Education and recent training</h2>
${row("Certificate IV in Accounting and Bookkeeping, Loddon Online TAFE", "completed June 2026")}
${row("Xero Advisor Certification", "2025")}
${row("Advanced Diploma of Accounting, Essendon Institute of TAFE", "2007")}
${row("VCE, Sacred Hill College, Kyneton", "2002")}
<h2>Checks and licences</h2>
${list(["Working with Children Check (volunteer) 0299-4471-V, expires 19 July 2029", "National police check, May 2026", "Full car licence"])}
<h2>Referees</h2>
<p>Ewan Galbraith, President, Woodend Winter Lantern Festival, 0491 577 426<br>Narelle Stokes, formerly Finance Manager, Kyneton Organic Grocers’ Union, 03 5550 2290</p>`;

/** A parent's page who returns to paid work: aims, then skills by theme as sentences and software with levels, employment as short lines of title, employer and years, a career break as a line, volunteer roles apart, recent study first. */
export const returningBookkeeper: UnseenCv = {
  name: "parent who returns, skills by theme first, short lines of employment, a break, volunteer work",
  type: "pdf",
  write: print(css, body, { margin: "18mm" }),
  says: {
    given: "Catherine / Catherine (Cate) / Cate",
    family: "Lindqvist",
    email: "cate.lindqvist@example.com",
    phone: "+61491576398",
    jobs: [
      ["Accounts Supervisor", "Kyneton Organic Grocers’ Union", "2011", "2015"],
      ["Payroll Officer", "Sunbury Sheetmetal Pty Ltd", "2008", "2011"],
      [
        "Accounts Clerk",
        "Barker, Barker & Daughter (Accountants) / Barker, Barker & Daughter",
        "2005",
        "2008",
      ],
      ["Receptionist", "Gisborne Veterinary Rooms", "2003", "2005"],
    ],
    studies: [
      ["Certificate IV in Accounting and Bookkeeping", "Loddon Online TAFE", "2026-06"],
      ["Advanced Diploma of Accounting", "Essendon Institute of TAFE", "2007"],
      ["VCE", "Sacred Hill College / Sacred Hill College, Kyneton", "2002"],
    ],
    skills: ["Xero", "MYOB", "Microsoft Excel", "QuickBooks Online", "Canva"],
    licences: [
      ["Working with Children Check (volunteer) / Working with Children Check", "0299-4471-V", "2029-07-19"],
      ["National police check / Police check"],
    ],
    besides: [
      "Xero Advisor Certification",
      "Full-time parent and carer",
      "Full-time parent and carer (planned career break)",
      "Treasurer",
      "Woodend Winter Lantern Festival",
      "Canteen Co-ordinator",
      "Campaspe Primary School",
      "Secretary",
      "Newham Playgroup Inc.",
      "Bookkeeping and accounts",
      "Organising people",
      "Accounts payable and receivable for a business with 400 suppliers",
      "Bank reconciliations, BAS preparation and end-of-month reports",
      "Bank reconciliations",
      "BAS preparation",
      "end-of-month reports",
      "Payroll for up to 45 staff, with superannuation and Single Touch Payroll",
      "Payroll for up to 45 staff",
      "Rostered 70 volunteers for a weekend festival and nobody went without a lunch break",
      "Wrote two successful grant applications worth $48,000 together",
      "Full car licence",
      "Car",
      "C",
    ],
  },
};
