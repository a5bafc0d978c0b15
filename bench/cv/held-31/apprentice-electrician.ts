import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.45 "Liberation Sans",sans-serif;color:#1c1c1c}h1{font-size:22pt;margin:0}.c{margin:1mm 0;color:#444}h2{font-size:13.5pt;margin:7mm 0 2.5mm;color:#0d3880}h3{font-size:10.8pt;margin:0}p{margin:0}.d{color:#666;font-size:9.2pt}.j{margin-bottom:4mm}.k{display:flex;flex-wrap:wrap;gap:2mm}.k span{border:.25mm solid #aaa;border-radius:4mm;padding:.6mm 3mm}.w{display:grid;grid-template-columns:1fr 1fr;gap:3mm 8mm}.w b{display:block}`;
const job = (title: string, at: string, when: string, words = "") =>
  `<div class=j><h3>${title}</h3><p>${at}</p><p class=d>${when}</p>${words && `<p style="margin-top:1mm">${words}</p>`}</div>`;
const study = (title: string, at: string, when: string) =>
  `<div class=j><h3>${title}</h3><p>${at}</p><p class=d>${when}</p></div>`;

const body = `<h1>Jai Kowalczyk</h1><p class=c>Mackay QLD 4740</p><p class=c>+61 491 575 254 &nbsp;•&nbsp; jai.kow@example.com</p>
<h2>Personal summary</h2><p>Third-year electrical apprentice looking for a host where I can finish my time on heavy industry. No days lost in two years. Happy with a 7/7 roster.</p>
<h2>Career history</h2>
${job("Electrical Apprentice, 3rd Year", "Pioneer Valley Electrics Pty Ltd", "Feb 2024 - Present (2 years 11 months)", "Switchboards, cable ladder, solar and sugar mill shutdowns.<br>- Fault finding under supervision<br>- Two shutdowns at Racecourse mill")}
${job("Trades Assistant", "Sarina Shutdown Crew", "Jun 2023 - Dec 2023 (7 months)")}
${job("Crew Member", "Burgers by the Bruce", "Mar 2021 - May 2023 (2 years 3 months)", "Drive-through, grill and closing shifts while at school.")}
<h2>Education</h2>
${study("Certificate III in Electrotechnology Electrician", "Eungella TAFE", "Expected finish 2028")}
${study("Certificate II in Electrotechnology (Career Start)", "Eungella TAFE", "Finished 2022")}
${study("Queensland Certificate of Education", "Slade Point State High School", "Finished 2022")}
<h2>Licences &amp; certifications</h2>
${study("Electrical Training Permit", "Queensland Safety Office", "Issued Feb 2024 - Expires Feb 2028")}
${study("Construction Induction (White Card)", "Pioneer Safety Training", "Issued Jun 2023")}
${study("EWP Yellow Card", "Pioneer Safety Training", "Issued Sep 2025 - Expires Sep 2030")}
<h2>Skills</h2><div class=k>${["Cable pulling", "Conduit bending", "Testing and tagging", "Reading drawings", "Motor controls", "Microsoft Teams"].map((one) => `<span>${one}</span> `).join("")}</div>
<h2>Languages</h2><p>English</p><p>Polish</p>
<h2>About my next role</h2><div class=w><p><b>Availability</b>2 weeks' notice</p><p><b>Preferred types of work</b>Apprenticeships, Full time</p><p><b>Right to work in Australia</b>Australian citizen</p><p><b>Preferred locations</b>Mackay &amp; Coalfields QLD, Gladstone &amp; Central QLD</p><p><b>Salary expectation</b>$32+ per hour</p><p><b>Classification of interest</b>Electricians</p></div>`;

/** An apprentice electrician's profile saved as PDF from a job site: title, employer and “Feb 2024 - Present (2 years 11 months)” below each other, licences with “Issued … - Expires …” below their issuers, wishes in two columns at the end. */
export const apprenticeElectrician: UnseenCv = {
  name: "apprentice electrician's profile saved from a job site: “Electrical Apprentice, 3rd Year” over the employer over “Feb 2024 - Present (2 years 11 months)”, licences with issuer and “Issued Sep 2025 - Expires Sep 2030”, skills as chips, wishes in columns",
  type: "pdf",
  write: print(css, body, { margin: "16mm" }),
  says: {
    given: "Jai",
    family: "Kowalczyk",
    email: "jai.kow@example.com",
    phone: "+61491575254",
    jobs: [
      [
        "Electrical Apprentice, 3rd Year / Electrical Apprentice / Electrical Apprentice (3rd Year)",
        "Pioneer Valley Electrics Pty Ltd / Pioneer Valley Electrics",
        "2024-02",
        null,
      ],
      ["Trades Assistant", "Sarina Shutdown Crew", "2023-06", "2023-12"],
      ["Crew Member", "Burgers by the Bruce", "2021-03", "2023-05"],
    ],
    studies: [
      ["Certificate III in Electrotechnology Electrician", "Eungella TAFE", "2028"],
      [
        "Certificate II in Electrotechnology (Career Start) / Certificate II in Electrotechnology",
        "Eungella TAFE",
        "2022",
      ],
      ["Queensland Certificate of Education", "Slade Point State High School", "2022"],
    ],
    skills: [
      "Cable pulling",
      "Conduit bending",
      "Testing and tagging",
      "Reading drawings",
      "Motor controls",
      "Microsoft Teams",
    ],
    licences: [
      ["Electrical Training Permit", undefined, "2028-02"],
      ["Construction Induction (White Card) / White Card / Construction Induction"],
      ["EWP Yellow Card", undefined, "2030-09"],
    ],
    languages: ["English", "Polish"],
    besides: ["Australian citizen", "Apprenticeships", "Electricians"],
  },
};
