import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "DejaVu Sans",sans-serif;color:#2e3849}h1{font-size:20pt;margin:0 0 1.5mm}.c{margin:0;font-size:9.4pt;color:#5a6881}h2{font-size:13pt;margin:7mm 0 2.5mm;break-after:avoid}.e{margin-bottom:4.5mm;break-inside:avoid}.e p{margin:0}.t{font-weight:700}.g{color:#5a6881;font-size:9.1pt}.x{margin-top:1.2mm!important;white-space:pre-line}.k span{display:inline-block;border:.25mm solid #c4cbd9;border-radius:4mm;padding:.6mm 3mm;margin:0 1.4mm 1.8mm 0;font-size:9pt}.n{display:grid;grid-template-columns:1fr 1fr;gap:3.5mm 8mm}.n p{margin:0}.n p:first-child{font-weight:700;font-size:9.2pt}`;
const entry = (title: string, at: string, when: string, words = "") =>
  `<div class=e><p class=t>${title}</p>${at && `<p>${at}</p>`}<p class=g>${when}</p>${words && `<p class=x>${words}</p>`}</div>`;
const wish = (label: string, words: string) => `<div><p>${label}</p><p>${words}</p></div>`;
const chips = (...words: readonly string[]) =>
  `<div class=k>${words.map((word) => `<span>${word}</span>`).join(" ")}</div>`;

const body = `<h1>Zoran Petkovski</h1><p class=c>Gladstone Park, Melbourne VIC</p><p class=c>0491 570 157</p><p class=c>zoran.petkovski@example.com</p>
<h2>Personal summary</h2><p style="margin:0">Reliable ramp worker with more than ten years at the airport and a strong safety record. Qualified on tugs, belt loaders, high lifters and pushback. I am used to early starts, split shifts and working outside in all weather. Looking for a team leader or load control position.</p>
<h2>Career history</h2>
${entry("Leading Hand - Ramp", "Skyfield Ground Services", "Mar 2023 - Present (3 years 9 months)", "• Lead a crew of six on narrow-body turnarounds\n• Allocate tasks, complete load sheets and hazard reports\n• Buddy trainer for new starters, pushback and de-icing\n• Health and Safety Representative since 2024")}
${entry("Ramp Agent", "Skyfield Ground Services", "Sep 2021 - Mar 2023 (1 year 7 months)", "Loading and unloading of aircraft, cabin bags, prams and wheelchairs, live animals and freight.")}
${entry("Storeperson", "Dandenong Cold Chain Pty Ltd", "Apr 2020 - Aug 2021 (1 year 5 months)", "Pick packing and forklift work in the freezer while flights were grounded.")}
${entry("Baggage Handler", "Tullaport Aviation Services", "Oct 2014 - Mar 2020 (5 years 6 months)", "Make-up area and ramp, domestic and international terminals. Made redundant in March 2020.")}
${entry("Machine Operator", "Broadmeadows Carpet Mills", "Feb 2001 - Sep 2014 (13 years 8 months)")}
<h2>Education</h2>
${entry("Certificate III in Aviation (Ground Operations and Service)", "Westmeadows Aviation Training", "Finished 2016")}
${entry("Certificate II in Textile Production", "Kangan Hills TAFE", "Finished 2004")}
${entry("Victorian Certificate of Education", "Glenroy North Secondary College", "Finished 1999")}
<h2>Licences &amp; certifications</h2>
${entry("Aviation Security Identification Card (ASIC)", "Melbourne Identity Services", "Issued Mar 2025 - Expires Mar 2027")}
${entry("High Risk Work Licence - LF Forklift", "WorkSafe Victoria", "Issued Jul 2023 - Expires Jul 2028")}
${entry("Airside Driver Authority Category 4", "Tullaport Airport", "Expires Nov 2027")}
${entry("Dangerous Goods Awareness", "Skyfield Ground Services", "Issued Jan 2026")}
${entry("Provide First Aid", "Northern Lifesavers Training", "Issued Feb 2025 - Expires Feb 2028")}
<h2>Skills</h2>${chips("Aircraft loading", "Pushback", "Load sheets", "Manual handling", "Team leadership", "Hazard reporting", "Forklift operation")}
<h2>Languages</h2>${chips("Macedonian", "English", "Serbian")}
<h2>About your next role</h2><div class=n>${wish("Availability", "4 weeks notice needed")}${wish("Preferred work types", "Full time, Casual/Vacation")}${wish("Preferred locations", "Northern Suburbs Melbourne VIC")}${wish("Right to work", "Australian citizen")}${wish("Salary expectation", "$38+ per hour")}${wish("Preferred classification", "Manufacturing, Transport &amp; Logistics")}${wish("Driver's licence", "Heavy Rigid (HR)")}${wish("Own vehicle", "Yes")}</div>`;

/** A Macedonian-Australian baggage handler's profile exported by a job site: title, employer and “Mar 2023 - Present (3 years 9 months)” on three lines, “Finished 2016”, chips, wishes for the next role in two columns. */
export const baggageHandler: UnseenCv = {
  name: "Macedonian-Australian baggage handler's profile exported by a job site: “Mar 2023 - Present (3 years 9 months)” below title and employer, “Finished 2016”, “Expires Nov 2027” alone, wishes in two columns",
  type: "pdf",
  write: print(css, body, {
    margin: "15mm",
    footer: `Zoran Petkovski <span style="float:right">Page <span class=pageNumber></span> of <span class=totalPages></span></span>`,
  }),
  says: {
    given: "Zoran",
    family: "Petkovski",
    email: "zoran.petkovski@example.com",
    phone: "+61491570157",
    jobs: [
      [
        "Leading Hand - Ramp / Leading Hand / Leading Hand (Ramp) / Leading Hand, Ramp",
        "Skyfield Ground Services",
        "2023-03",
        null,
      ],
      ["Ramp Agent", "Skyfield Ground Services", "2021-09", "2023-03"],
      ["Storeperson", "Dandenong Cold Chain Pty Ltd / Dandenong Cold Chain", "2020-04", "2021-08"],
      ["Baggage Handler", "Tullaport Aviation Services", "2014-10", "2020-03"],
      ["Machine Operator", "Broadmeadows Carpet Mills", "2001-02", "2014-09"],
    ],
    studies: [
      [
        "Certificate III in Aviation (Ground Operations and Service) / Certificate III in Aviation",
        "Westmeadows Aviation Training",
        "2016",
      ],
      ["Certificate II in Textile Production", "Kangan Hills TAFE", "2004"],
      ["Victorian Certificate of Education", "Glenroy North Secondary College", "1999"],
    ],
    skills: [
      "Aircraft loading",
      "Pushback",
      "Load sheets",
      "Manual handling",
      "Team leadership",
      "Hazard reporting",
      "Forklift operation",
    ],
    licences: [
      [
        "Aviation Security Identification Card (ASIC) / Aviation Security Identification Card / ASIC / Aviation Security Identification Card (ASIC), Melbourne Identity Services",
        undefined,
        "2027-03",
      ],
      [
        "High Risk Work Licence - LF Forklift / High Risk Work Licence / High Risk Work Licence (LF Forklift) / High Risk Work Licence (LF) / High Risk Work Licence - LF Forklift, WorkSafe Victoria / Forklift (LF)",
        undefined,
        "2028-07",
      ],
      [
        "Airside Driver Authority Category 4 / Airside Driver Authority / Airside Driver Authority Category 4, Tullaport Airport / Airside Driver Authority (Category 4)",
        undefined,
        "2027-11",
      ],
      ["Dangerous Goods Awareness / Dangerous Goods Awareness, Skyfield Ground Services"],
      [
        "Provide First Aid / First Aid / Provide First Aid, Northern Lifesavers Training",
        undefined,
        "2028-02",
      ],
    ],
    drives: ["HR"],
    languages: ["Macedonian", "English", "Serbian"],
    besides: [
      "Driver licence",
      "Driver's licence",
      "Heavy Rigid (HR)",
      "Australian citizen",
      "Health and Safety Representative",
      "Own vehicle",
    ],
  },
};
