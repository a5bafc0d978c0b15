import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.2pt/1.45 "DejaVu Sans",sans-serif;color:#221f33;background:#fbf7ef}.h{padding:12mm 14mm 5mm;display:flex;justify-content:space-between;align-items:flex-end}h1{font-size:27pt;margin:0;line-height:1}.h p{margin:0;text-align:right;font-size:8.8pt}.r{display:grid;grid-template-columns:12mm 1fr;border-top:.5mm solid #221f33;margin:0 14mm}.r>h2{writing-mode:vertical-rl;transform:rotate(180deg);margin:0;padding:2mm 0;font-size:10.5pt;text-align:right;letter-spacing:.5mm}.b{padding:3.5mm 0 5mm 3mm}.g{display:grid;grid-template-columns:1fr 1fr;gap:4mm}.c{background:#fff;border:.3mm solid #221f33;border-radius:3mm;padding:3mm}.c p{margin:0}.d{display:inline-block;background:#ffcf4a;border-radius:3mm;padding:.3mm 2.5mm;font-size:8.2pt;margin-bottom:1.2mm!important}.t{font-weight:700;font-size:10.6pt}.n{margin-top:1mm!important;font-size:8.6pt}.b>p{margin:0 0 1mm}`;
const card = (when: string, title: string, at: string, words = "") =>
  `<div class=c><p class=d>${when}</p><p class=t>${title}</p><p>${at}</p>${words && `<p class=n>${words}</p>`}</div>`;
const row = (head: string, inner: string) => `<div class=r><h2>${head}</h2><div class=b>${inner}</div></div>`;

const body = `<div class=h><div><h1>Noa Feldman-Price</h1><p style="text-align:left;margin-top:2mm;font-size:11pt">she/her – designs for people who are in a hurry</p></div><p>noa.fp@example.com<br>+61 (0)491 574 118<br>Brunswick, Melbourne<br>noafp.example/work</p></div>
${row("Hello", "<p>UX designer who began as a nurse's aide and still tests everything on tired people. Looking for a team that ships. Portfolio password on request.</p>")}
${row("Work", `<div class=g>${card("Sep 2024 → now", "Senior UX Designer", "Tramlight Health", "Discharge app used in 14 hospitals; error rate down by half.")}${card("Jan 2022 → Aug 2024", "UX Designer", "Tramlight Health", "Design system with 120 parts.")}${card("Mar 2020 → Dec 2021", "Junior Product Designer", "Paddock &amp; Pixel, Ballarat")}${card("2016 → 2019", "Nurse's Aide", "Shalva Care Home, Haifa", "Night shifts, paper charts.")}</div>`)}
${row("Study", `<div class=g>${card("2019 → 2020", "UX Design Immersive", "Yarra Code School")}${card("2013 → 2016", "Bachelor of Design in Visual Communication", "Carmel Academy, Haifa")}</div>`)}
${row("Skills", "<p><b>Everyday</b> — Figma · User interviews · Prototyping · Accessibility (WCAG 2.2)</p><p><b>Some days</b> — HTML · CSS · Survey design · Service blueprints</p>")}
${row("Speaks", "<p>Hebrew (native) · English (fluent) · Arabic (B1)</p>")}
${row("Paper", "<p>Certified Professional in Web Accessibility, until 06/2028</p><p>Mental Health First Aid, 2025</p>")}
${row("Also", "<p>Ran the Melbourne Ugly Interface Awards (2023). Pottery. A greyhound called Kerning.</p>")}`;

/** An Israeli-Australian UX designer's self-made page: headings turned by ninety degrees at the left edge, jobs and studies as cards in two columns with yellow chips “Sep 2024 → now”, skills by how often they are used. */
export const uxDesigner: UnseenCv = {
  name: "Israeli-Australian UX designer's self-made page: headings turned upright at the left edge, jobs and studies as cards two in a row with chips “Sep 2024 → now”, a phone with “(0)”, skills between dots by how often, papers with “until 06/2028”",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Noa",
    family: "Feldman-Price",
    email: "noa.fp@example.com",
    phone: "+61491574118",
    jobs: [
      ["Senior UX Designer", "Tramlight Health", "2024-09", null],
      ["UX Designer", "Tramlight Health", "2022-01", "2024-08"],
      ["Junior Product Designer", "Paddock & Pixel / Paddock & Pixel, Ballarat", "2020-03", "2021-12"],
      ["Nurse's Aide", "Shalva Care Home / Shalva Care Home, Haifa", "2016", "2019"],
    ],
    studies: [
      ["UX Design Immersive", "Yarra Code School", "2020"],
      [
        "Bachelor of Design in Visual Communication / Bachelor of Design (Visual Communication)",
        "Carmel Academy / Carmel Academy, Haifa",
        "2016",
      ],
    ],
    skills: [
      "Figma",
      "User interviews",
      "Prototyping",
      "Accessibility (WCAG 2.2) / Accessibility",
      "HTML",
      "CSS",
      "Survey design",
      "Service blueprints",
    ],
    licences: [
      ["Certified Professional in Web Accessibility", undefined, "2028-06"],
      ["Mental Health First Aid"],
    ],
    languages: ["Hebrew", "English", "Arabic"],
    besides: ["WCAG 2.2", "Ugly Interface Awards", "Melbourne Ugly Interface Awards", "Pottery"],
  },
};
