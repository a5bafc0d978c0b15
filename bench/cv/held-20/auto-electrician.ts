import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "DejaVu Sans",sans-serif;color:#1c1c1c}.top{border-left:2mm solid #e60278;padding:1mm 0 1mm 5mm}h1{font-size:20pt;margin:0}.top p{margin:0;color:#444}h2{font-size:13pt;margin:7mm 0 2mm;break-after:avoid}.e{margin:0 0 4mm;break-inside:avoid}.e p{margin:0}.e b{font-size:10.5pt}.g{color:#6b6b6b}.tag{display:inline-block;border:.3mm solid #bbb;border-radius:1.5mm;padding:.4mm 2.5mm;margin:0 1.5mm 2mm 0}.q{display:grid;grid-template-columns:48mm 1fr}.q p{margin:0 0 1mm}`;

const entry = (title: string, at: string, when: string, text = "") =>
  `<div class=e><p><b>${title}</b></p><p>${at}</p><p class=g>${when}</p>${text && `<p style="margin-top:1mm">${text}</p>`}</div>`;
const tag = (words: string) => `<span class=tag>${words}</span>`;

const body = `<div class=top><h1>Joselito Macaraeg</h1><p>Toowoomba &amp; Darling Downs QLD</p><p>0491 577 644</p><p>joselito.macaraeg@example.com</p></div>
<h2>Personal summary</h2><p>Auto electrician with 13 years of experience on light vehicles, trucks and farm machinery in the Philippines, Qatar and Australia. Trade qualification recognised in Queensland. Good at hard-to-find faults, and patient with customers.</p>
<h2>Career history</h2>
${entry("Auto Electrician", "Range City Auto Electrical", "Mar 2022 - Present (4 years 9 months)", "Diagnosis and repair of starters, alternators, wiring looms and CAN bus faults.<br>Fit dual batteries, trailer brakes, UHF radios and reversing cameras.<br>Mobile service to farms within 150 km.")}
${entry("Automotive Electrical Technician", "Darling Ag Machinery", "Jun 2019 - Feb 2022 (2 years 9 months)", "Harvesters, tractors and air seeders, with GPS guidance. Field work in the harvest.")}
${entry("Auto Electrician", "Al Wakra Heavy Equipment W.L.L.", "Feb 2016 - Apr 2019 (3 years 3 months)", "Cranes, loaders and generators on construction sites in Qatar.")}
${entry("Automotive Mechanic", "Pangasinan Motor Works", "May 2013 - Jan 2016 (2 years 9 months)")}
<h2>Education</h2>
${entry("Certificate III in Automotive Electrical Technology", "Darling Downs TAFE", "Finished 2021")}
${entry("Bachelor of Science in Automotive Technology", "Lingayen Polytechnic State College", "Finished 2013")}
<h2>Licences &amp; certifications</h2>
${entry("ARCtick Refrigerant Handling Licence", "Licence number L074419", "Aug 2025 - Aug 2027")}
${entry("Driver's Licence (HR)", "Queensland", "Issued Nov 2023 - Expires Nov 2028")}
${entry("TESDA National Certificate II, Automotive Servicing", "TESDA", "Issued Apr 2012")}
${entry("White Card", "", "Issued Feb 2022")}
${entry("Electrical Vehicle Depowering (AURETH101)", "Darling Downs TAFE", "Issued May 2025")}
<h2>Skills</h2><p>${["Fault diagnosis", "Wiring looms", "CAN bus", "Air conditioning", "Dual battery systems", "Snap-on scan tools", "Reading wiring diagrams", "Customer service"].map(tag).join("")}</p>
<h2>Languages</h2><p>${["English", "Tagalog", "Ilocano"].map(tag).join("")}</p>
<h2>About your next role</h2><div class=q><p class=g>Availability</p><p>4 weeks' notice</p><p class=g>Preferred work types</p><p>Full time</p><p class=g>Preferred locations</p><p>Toowoomba, Brisbane</p><p class=g>Right to work</p><p>Australia: Permanent resident</p><p class=g>Salary expectation</p><p>From $45 per hour</p><p class=g>Classification of interest</p><p>Trades &amp; Services – Automotive Trades</p></div>`;

/** A Filipino auto electrician's profile that a job site prints: title, employer and months with a duration below each other, licences with issuers and spans, tags as skills, wishes for the next role. */
export const autoElectrician: UnseenCv = {
  name: "Filipino auto electrician's job-site profile: durations in brackets, licences with issuers and spans, tags, next role",
  type: "pdf",
  write: print(css, body, { margin: "15mm", footer: "Profile printed on 28 November 2026" }),
  says: {
    given: "Joselito",
    family: "Macaraeg",
    email: "joselito.macaraeg@example.com",
    phone: "+61491577644",
    jobs: [
      ["Auto Electrician", "Range City Auto Electrical", "2022-03", null],
      ["Automotive Electrical Technician", "Darling Ag Machinery", "2019-06", "2022-02"],
      [
        "Auto Electrician",
        "Al Wakra Heavy Equipment W.L.L. / Al Wakra Heavy Equipment",
        "2016-02",
        "2019-04",
      ],
      ["Automotive Mechanic", "Pangasinan Motor Works", "2013-05", "2016-01"],
    ],
    studies: [
      ["Certificate III in Automotive Electrical Technology", "Darling Downs TAFE", "2021"],
      ["Bachelor of Science in Automotive Technology", "Lingayen Polytechnic State College", "2013"],
    ],
    skills: [
      "Fault diagnosis",
      "Wiring looms",
      "CAN bus",
      "Air conditioning",
      "Dual battery systems",
      "Snap-on scan tools",
      "Reading wiring diagrams",
      "Customer service",
    ],
    licences: [
      ["ARCtick Refrigerant Handling Licence / ARCtick / Refrigerant Handling Licence", "L074419", "2027-08"],
      [
        "TESDA National Certificate II, Automotive Servicing / TESDA National Certificate II / National Certificate II, Automotive Servicing / National Certificate II",
      ],
      ["White Card"],
      ["Electrical Vehicle Depowering (AURETH101) / Electrical Vehicle Depowering"],
    ],
    drives: ["HR"],
    languages: ["English", "Tagalog", "Ilocano"],
    besides: ["Driver's Licence"],
  },
};
