import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.45 "DejaVu Sans",sans-serif;color:#434343}.c{display:grid;grid-template-columns:1fr 52mm;gap:9mm}h1{font:400 30pt/1.1 "DejaVu Serif",serif;margin:0;color:#000}.s{color:#666;margin:1mm 0 6mm}h2{font-size:9pt;color:#2079c7;margin:0 0 3mm;text-transform:uppercase;break-after:avoid}section{margin:0 0 7mm}h3{font:400 11pt/1.3 "DejaVu Serif",serif;margin:0;color:#000}h3 b{font-weight:700}.w{font-size:7.6pt;color:#666;margin:.6mm 0 1mm;text-transform:uppercase}p{margin:0 0 1.4mm}.e{margin:0 0 4mm;break-inside:avoid}`;

const entry = (at: string, title: string, when: string, more = "") =>
  `<div class=e><h3><b>${at}</b> — <i>${title}</i></h3><p class=w>${when}</p>${more && `<p>${more}</p>`}</div>`;
const list = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join("");

const body = `<div class=c><div><h1>Abdirahman Warsame</h1><p class=s>Youth worker and former midfielder</p>
<section><h2>Experience</h2>
${entry("Heath Street Youth Hub, Heidelberg West", "Team Leader, Youth Outreach", "March 2024 - PRESENT", "Lead five outreach workers across the north east of Melbourne. Set up the Friday night kitchen, now with 70 young people a week. Hold the $420,000 budget of the justice program.")}
${entry("Heath Street Youth Hub, Heidelberg West", "Youth Worker", "July 2020 - February 2024", "Case work with young people aged 12 to 25, school refusal and first court dates.")}
${entry("Northside Settlement Services, Preston", "Bicultural Worker (part time)", "January 2018 - June 2020", "Somali and Swahili speaking families in their first year in Australia.")}
${entry("Jet Parcel Couriers, Tullamarine", "Delivery Driver", "2015 - 2017")}
${entry("Ifo Secondary School, Dadaab, Kenya", "Untrained Teacher (mathematics)", "May 2011 - October 2013")}</section>
<section><h2>Education</h2>
${entry("Merri University, Melbourne", "Bachelor of Youth Work", "2017 - 2020")}
${entry("Plenty Valley TAFE, Epping", "Diploma of Youth Work", "2016")}
${entry("Ifo Secondary School, Dadaab", "Kenya Certificate of Secondary Education", "2010")}</section>
<section><h2>Projects</h2>
${entry("Second Half", "a podcast by young people on remand", "2022 - 2023")}</section>
<section><h2>Community</h2><p>Assistant coach, Banyule Lions under 16s, since 2019</p><p>Board member, Somali Parents' Circle, 2021 - present</p></section></div>
<div><section>${list("18 Oriel Walk", "Heidelberg West VIC 3081", "<b>0491 57 02 66</b>", "<b>a.warsame@example.com</b>")}</section>
<section><h2>Skills</h2>${list("Case management", "Outreach", "Trauma-informed practice", "Group work", "Conflict mediation", "Budgeting", "Report writing")}</section>
<section><h2>Awards</h2><p><b>Moreland Medal for Youth Work</b>, 2025</p><p>Goal of the Season, Northern League Reserves, 2016</p></section>
<section><h2>Languages</h2><p>Somali, Swahili, English, some Arabic</p></section>
<section><h2>Checks</h2>${list("Working with Children Check, 0884410A-02, to 30/09/2029", "NDIS Worker Screening, to 11/2030", "Youth Mental Health First Aid, 2023", "Driver licence, full, Victoria", "Police check, July 2026")}</section></div></div>`;

/** A Somali youth worker's resume in an online editor's template: “Employer, Suburb — Title” in two weights, months in capitals below, contacts, skills and checks in a narrow column at the right. */
export const youthWorker: UnseenCv = {
  name: "Somali youth worker's online-editor template: “Employer, Suburb — Title”, months in capitals below, narrow right column",
  type: "pdf",
  write: print(css, body, { margin: "17mm" }),
  says: {
    given: "Abdirahman",
    family: "Warsame",
    email: "a.warsame@example.com",
    phone: "+61491570266",
    jobs: [
      [
        "Team Leader, Youth Outreach",
        "Heath Street Youth Hub / Heath Street Youth Hub, Heidelberg West",
        "2024-03",
        null,
      ],
      [
        "Youth Worker",
        "Heath Street Youth Hub / Heath Street Youth Hub, Heidelberg West",
        "2020-07",
        "2024-02",
      ],
      [
        "Bicultural Worker (part time) / Bicultural Worker",
        "Northside Settlement Services / Northside Settlement Services, Preston",
        "2018-01",
        "2020-06",
      ],
      ["Delivery Driver", "Jet Parcel Couriers / Jet Parcel Couriers, Tullamarine", "2015", "2017"],
      [
        "Untrained Teacher (mathematics) / Untrained Teacher",
        "Ifo Secondary School / Ifo Secondary School, Dadaab / Ifo Secondary School, Dadaab, Kenya",
        "2011-05",
        "2013-10",
      ],
    ],
    studies: [
      ["Bachelor of Youth Work", "Merri University / Merri University, Melbourne", "2020"],
      ["Diploma of Youth Work", "Plenty Valley TAFE / Plenty Valley TAFE, Epping", "2016"],
      [
        "Kenya Certificate of Secondary Education",
        "Ifo Secondary School / Ifo Secondary School, Dadaab",
        "2010",
      ],
    ],
    skills: [
      "Case management",
      "Outreach",
      "Trauma-informed practice",
      "Group work",
      "Conflict mediation",
      "Budgeting",
      "Report writing",
    ],
    licences: [
      ["Working with Children Check", "0884410A-02", "2029-09-30"],
      ["NDIS Worker Screening / NDIS Worker Screening Check", undefined, "2030-11"],
      ["Youth Mental Health First Aid"],
      ["Police check"],
    ],
    languages: ["Somali", "Swahili", "English", "Arabic"],
    besides: [
      "C",
      "Driver licence",
      "Second Half",
      "Podcast",
      "Moreland Medal",
      "Goal of the Season",
      "Assistant coach",
      "Banyule Lions",
      "Board member",
      "Somali Parents' Circle",
    ],
  },
};
