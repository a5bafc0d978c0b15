import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.5 "DejaVu Sans",sans-serif;color:#2a2a2a}h1{font-size:23pt;margin:0;color:#5b2245}.c{font-size:9.2pt;margin:1mm 0 4mm;color:#666}h2{font-size:12pt;color:#fff;background:#5b2245;padding:1mm 3mm;margin:5mm 0 3mm;break-after:avoid}.k{display:grid;grid-template-columns:1fr 1fr;gap:4mm 9mm}h3{font-size:10.4pt;margin:0 0 .8mm;color:#5b2245}ul{margin:0;padding-left:4.5mm;font-size:9.3pt}table{width:100%;border-collapse:collapse}td{padding:1mm 3mm 1mm 0;border-bottom:.2mm solid #d9c9d3;vertical-align:top}td:first-child{width:34mm}p{margin:0 0 1.2mm}`;
const area = (title: string, ...texts: readonly string[]) =>
  `<div><h3>${title}</h3><ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul></div>`;
const rows = (...all: readonly (readonly string[])[]) =>
  `<table>${all.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;

const body = `<h1>Shirin Daneshvar</h1><p class=c>Legal Secretary returning to practice &nbsp;·&nbsp; Doncaster VIC 3108 &nbsp;·&nbsp; 0491 574 118 &nbsp;·&nbsp; shirin.daneshvar@example.com</p>
<p>I worked in law firms for eleven years, then stayed home with two sons, one of whom needed much of my time. They are both at school now. I have refreshed my skills this year with a course and with unpaid work, and I am ready.</p>
<h2>Key skills</h2><div class=k>
${area("Document production", "80 words a minute, tested in August 2026", "Long leases, wills and court books with tables of contents that work")}
${area("Court filing", "Electronic filing in the Supreme and County Courts", "Never missed a limitation date at either firm")}
${area("Diary management", "Looked after two partners and a barrister's clerk who rang at all hours")}
${area("Client care", "First voice for family law clients, in English and Persian")}
</div>
<h2>Software</h2><p>LEAP, PEXA, Microsoft Word, Outlook</p>
<h2>Employment at a glance</h2>
${rows(
  ["2026 – present", "Volunteer Administrator", "Manningham Community Legal Service"],
  ["2017 – 2025", "Parental leave and caring for family", ""],
  ["Feb 2011 – Jun 2017", "Legal Secretary", "Hartnell Frayne Lawyers, Melbourne"],
  ["Mar 2007 – Jan 2011", "Junior Legal Secretary", "Kew Junction Legal"],
  ["2004 – 2006", "Receptionist", "Alborz Dental, Tehran"],
)}
<h2>Education</h2>
${rows(
  ["2026", "Certificate IV in Legal Services", "Eastern Ranges Institute"],
  ["2008", "Certificate III in Business Administration (Legal)", "Eastern Ranges Institute"],
  ["2004", "Associate Degree in English Translation", "Damavand College, Tehran"],
)}
<h2>And also</h2><p>Languages: Persian (native), English (fluent), Azerbaijani (spoken)</p><p>Working with Children Check 2044817A-01, valid to 22 September 2030</p><p>Victorian driver licence</p><p>Referees gladly given on request.</p>`;

/** An Iranian-born legal secretary's PDF by skills, after years at home: areas of skill in two columns with proof below each, then employment in one short table. */
export const legalSecretary: UnseenCv = {
  name: "Iranian-born legal secretary's PDF by skills after years at home: areas with proof in two columns, employment only as a short table of years, title and firm",
  type: "pdf",
  write: print(css, body, { margin: "17mm" }),
  says: {
    given: "Shirin",
    family: "Daneshvar",
    email: "shirin.daneshvar@example.com",
    phone: "+61491574118",
    jobs: [
      ["Volunteer Administrator", "Manningham Community Legal Service", "2026", null],
      [
        "Legal Secretary",
        "Hartnell Frayne Lawyers / Hartnell Frayne Lawyers, Melbourne",
        "2011-02",
        "2017-06",
      ],
      ["Junior Legal Secretary", "Kew Junction Legal", "2007-03", "2011-01"],
      ["Receptionist", "Alborz Dental / Alborz Dental, Tehran", "2004", "2006"],
    ],
    studies: [
      ["Certificate IV in Legal Services", "Eastern Ranges Institute", "2026"],
      [
        "Certificate III in Business Administration (Legal) / Certificate III in Business Administration",
        "Eastern Ranges Institute",
        "2008",
      ],
      ["Associate Degree in English Translation", "Damavand College / Damavand College, Tehran", "2004"],
    ],
    skills: [
      "Document production",
      "Court filing",
      "Diary management",
      "Client care",
      "LEAP",
      "PEXA",
      "Microsoft Word",
      "Outlook",
    ],
    licences: [
      ["Working with Children Check / Working with Children Check (VIC)", "2044817A-01", "2030-09-22"],
    ],
    languages: ["Persian / Farsi / Persian (Farsi)", "English", "Azerbaijani / Azerbaijani (spoken)"],
    besides: ["Parental leave and caring for family", "Driver licence", "Victorian driver licence"],
  },
};
