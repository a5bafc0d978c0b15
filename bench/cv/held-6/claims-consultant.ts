import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.5 "Liberation Sans",sans-serif;color:#2e3849}h1{font-size:22pt;margin:0;background:#051a49;color:#fff;padding:6mm 8mm 0}.u{background:#051a49;color:#fff;padding:1mm 8mm 6mm}h2{font-size:13pt;margin:7mm 0 2mm}h3{font-size:10.5pt;margin:3mm 0 0}.g{color:#6b7280}.x span{display:inline-block;border:1px solid #838fa5;border-radius:3mm;padding:0 3mm;margin:0 2mm 2mm 0}p{margin:0}.n{display:grid;grid-template-columns:50mm 1fr;row-gap:1mm}`;
const role = (title: string, employer: string, dates: string, text = "") =>
  `<h3>${title}</h3><p>${employer}<p class=g>${dates}${text && `<p style="margin-top:1mm">${text}`}`;
const chips = (...texts: readonly string[]) =>
  `<div class=x>${texts.map((text) => `<span>${text}</span>`).join(" ")}</div>`;
const body = `<h1>Jarrah Whitcombe</h1><div class=u>Parramatta NSW 2150<br>jarrah.whitcombe@currawong.example &nbsp; 0435 118 770</div>
<h2>Personal summary</h2><p>Claims consultant who explains an excess without making it worse. Motor, home and, since the floods, a great many carpets.
<h2>Career history</h2>
${role("Senior Claims Consultant", "Southern Cross Mutual Insurance", "Apr 2023 - Present (3 years 7 months)", "Large losses above $50,000; coaching of six consultants; complaints before they reach the ombudsman.")}
${role("Claims Consultant", "Southern Cross Mutual Insurance", "Aug 2020 - Apr 2023 (2 years 8 months)")}
${role("Customer Service Representative", "Wattle Energy", "Mar 2018 - Jul 2020 (2 years 4 months)", "Inbound calls, 55 a day; hardship plans.")}
${role("Sales Assistant", "Church Street Discounts", "Nov 2015 - Feb 2018 (2 years 3 months)")}
<h2>Education</h2>
${role("Diploma of General Insurance", "Institute of Insurance Studies", "Finished 2022")}
${role("Bachelor of Communication", "Western Sydney University", "Incomplete. 2016 - 2017")}
${role("Higher School Certificate", "Granville South High School", "Finished 2015")}
<h2>Licences &amp; certifications</h2>
${role("RG 146 Tier 2 General Insurance", "Institute of Insurance Studies", "Issued Jun 2021")}
${role("Justice of the Peace", "NSW Department of Communities", "Issued Oct 2024 - Expires Oct 2029")}
<h2>Skills</h2>${chips("Claims lodgement", "Guidewire ClaimCenter", "Complaint handling", "Negotiation", "Typing 80 wpm")}
<h2>Languages</h2>${chips("English", "Wiradjuri")}
<h2>About next role</h2>
<div class=n><b>Availability</b><span>4 weeks notice</span><b>Preferred work types</b><span>Full-time, Part-time</span><b>Preferred locations</b><span>Parramatta &amp; Western Suburbs, All Sydney NSW</span><b>Right to work</b><span>Australian Citizen</span><b>Salary expectation</b><span>$92,000 per year</span><b>Preferred classification</b><span>Insurance &amp; Superannuation: Claims</span></div>`;

/** A claims consultant in the profile that a job site prints: roles with their length in brackets, studies "Finished" or incomplete, skills as chips, wishes for the next role. */
export const claimsConsultant: UnseenCv = {
  name: "job site's profile with wishes for the next role",
  type: "pdf",
  write: print(css, body, { margin: "12mm" }),
  says: {
    given: "Jarrah",
    family: "Whitcombe",
    email: "jarrah.whitcombe@currawong.example",
    phone: "+61435118770",
    jobs: [
      ["Senior Claims Consultant", "Southern Cross Mutual Insurance", "2023-04", null],
      ["Claims Consultant", "Southern Cross Mutual Insurance", "2020-08", "2023-04"],
      ["Customer Service Representative", "Wattle Energy", "2018-03", "2020-07"],
      ["Sales Assistant", "Church Street Discounts", "2015-11", "2018-02"],
    ],
    studies: [
      ["Diploma of General Insurance", "Institute of Insurance Studies", "2022"],
      ["Bachelor of Communication", "Western Sydney University", "2017"],
      ["Higher School Certificate", "Granville South High School", "2015"],
    ],
    skills: [
      "Claims lodgement",
      "Guidewire ClaimCenter",
      "Complaint handling",
      "Negotiation",
      "Typing 80 wpm / Typing",
    ],
    licences: [["RG 146 Tier 2 General Insurance"], ["Justice of the Peace", undefined, "2029-10"]],
    languages: ["English", "Wiradjuri"],
  },
};
