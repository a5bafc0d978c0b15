import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.3pt/1.42 "DejaVu Serif",serif}h1{font-size:17pt;text-align:center;font-variant:small-caps;margin:0}.c{text-align:center;font-size:9.5pt;margin:0 0 1mm}h2{font-size:11pt;font-variant:small-caps;border-bottom:.2mm solid #000;margin:6mm 0 2mm;break-after:avoid}.e{display:flex;justify-content:space-between;margin:3mm 0 .5mm}.r{margin:1.5mm 0 0 6mm;break-after:avoid}p{margin:0 0 1.2mm}ul{margin:.5mm 0 1mm 6mm;padding-left:5mm}`;

const firm = (name: string, years: string) => `<p class=e><b>${name}</b><span>${years}</span>`;
const role = (title: string, dates: string, matters: readonly string[] = []) =>
  `<p class=r><i>${title}</i> (${dates})${matters.length ? `<ul>${matters.map((matter) => `<li>${matter}`).join("")}</ul>` : ""}`;
const line = (text: string, when: string) => `<p class=e><span>${text}</span><span>${when}</span>`;

const body = `<h1>Alistair D. Fonseka</h1><p class=c>22 Pako Lane, Belmont, Victoria 3216<p class=c>0491 570 159 | alistair.fonseka@example.com
<h2>Profile</h2><p>Senior associate in wills, estates and farm succession with a practice from Geelong to the South Australian border. I act for families who still have Christmas together when the file is closed, or most of them.
<h2>Admission and practising certificate</h2>
<p>Admitted as an Australian lawyer, Supreme Court of Victoria, February 2017
<p>Practising certificate (employee), Victorian Legal Services Board, no. P0118842, current to 30 June 2026
<p>Accredited Specialist in Wills and Estates, Law Institute of Victoria, 2023
<h2>Professional experience</h2>
${firm("Pelham Grieve &amp; Moore, Geelong and Colac", "2016 – present")}
${role("Senior Associate", "July 2022 to present", ["Carriage of 70 files; supervises one lawyer and two clerks", "Acted for the executors in a dispute over 3,400 acres near Lismore, settled at mediation", "Monthly clinic at the Colac saleyards"])}
${role("Associate", "July 2019 to June 2022", ["Probate, testators’ family maintenance claims, retirement village contracts"])}
${role("Lawyer", "February 2017 to June 2019", ["Conveyancing and water shares for dairy clients"])}
${role("Trainee Lawyer", "February 2016 to January 2017")}
${firm("County Court of Victoria, Melbourne", "2015 – 2016")}
${role("Associate to His Honour Judge Merriweather", "February 2015 to January 2016", ["Research, lists and circuit sittings at Warrnambool and Hamilton"])}
${firm("Brindle Street Lawyers, Ballarat", "2012 – 2014")}
${role("Paralegal, two days a week", "2012 to 2014")}
<h2>Education</h2>
${line("<b>Master of Laws</b> (part time), University of Bellarine", "expected November 2026")}
${line("<b>Graduate Diploma of Legal Practice</b>, Otway Practical Legal Training", "2016")}
${line("<b>Bachelor of Laws (Honours)</b>, University of Bellarine", "2014")}
${line("<b>Bachelor of Arts (History)</b>, University of Bellarine", "2012")}
<h2>Areas of practice</h2><p>Farm succession, contested probate, testamentary trusts, water entitlements, guardianship applications.
<h2>Systems</h2><p>LEAP, PEXA, Actionstep.
<h2>Publications and talks</h2><p>‘Who Gets the Header? Machinery in Farm Succession’ (2024) 12 <i>Country Lawyer</i> 41<p>‘When Dad Will Not Sign’, address to the Corangamite Farm Women’s Day, May 2023
<h2>Community</h2><p>Volunteer lawyer, Tuesday Night Legal Clinic, Norlane, since 2018<p>Board member, Barwon Heads Lifeboat Trust, 2020 to 2024
<h2>Languages</h2><p>English and Sinhala (conversational).
<h2>Referees</h2><p>Ms Fiona Grieve, Principal, Pelham Grieve &amp; Moore, (03) 5550 0129<p>His Honour Judge Merriweather, by arrangement`;

/** A country solicitor's traditional CV of two pages: the firm with its years once, four roles below it in italics with months in brackets, admission and practising certificate first, areas of practice and systems for skills. */
export const solicitor: UnseenCv = {
  name: "firm once with four roles in italics below, admission first, areas of practice",
  type: "pdf",
  write: print(css, body, {
    margin: "22mm",
    footer: "A. D. Fonseka, page <span class=pageNumber></span> of <span class=totalPages></span>",
  }),
  says: {
    given: "Alistair / Alistair D.",
    family: "Fonseka",
    email: "alistair.fonseka@example.com",
    phone: "+61491570159",
    jobs: [
      [
        "Senior Associate",
        "Pelham Grieve & Moore / Pelham Grieve & Moore, Geelong and Colac",
        "2022-07",
        null,
      ],
      ["Associate", "Pelham Grieve & Moore / Pelham Grieve & Moore, Geelong and Colac", "2019-07", "2022-06"],
      ["Lawyer", "Pelham Grieve & Moore / Pelham Grieve & Moore, Geelong and Colac", "2017-02", "2019-06"],
      [
        "Trainee Lawyer",
        "Pelham Grieve & Moore / Pelham Grieve & Moore, Geelong and Colac",
        "2016-02",
        "2017-01",
      ],
      [
        "Associate to His Honour Judge Merriweather",
        "County Court of Victoria / County Court of Victoria, Melbourne",
        "2015-02",
        "2016-01",
      ],
      [
        "Paralegal, two days a week / Paralegal",
        "Brindle Street Lawyers / Brindle Street Lawyers, Ballarat",
        "2012",
        "2014",
      ],
    ],
    studies: [
      ["Master of Laws / Master of Laws (part time)", "University of Bellarine", "2026-11"],
      ["Graduate Diploma of Legal Practice", "Otway Practical Legal Training", "2016"],
      ["Bachelor of Laws (Honours)", "University of Bellarine", "2014"],
      ["Bachelor of Arts (History)", "University of Bellarine", "2012"],
    ],
    skills: [
      "Farm succession",
      "contested probate",
      "testamentary trusts",
      "water entitlements",
      "guardianship applications",
      "LEAP",
      "PEXA",
      "Actionstep",
    ],
    licences: [
      ["Practising certificate (employee) / Practising certificate", "P0118842", "2026-06-30"],
      ["Accredited Specialist in Wills and Estates"],
    ],
    languages: ["English", "Sinhala"],
    besides: [
      "Admitted as an Australian lawyer",
      "Volunteer lawyer",
      "Tuesday Night Legal Clinic",
      "Board member",
      "Barwon Heads Lifeboat Trust",
      "Who Gets the Header? Machinery in Farm Succession",
      "When Dad Will Not Sign",
    ],
  },
};
