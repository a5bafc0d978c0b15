import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.45 "Liberation Sans",sans-serif;color:#222}.g{display:grid;grid-template-columns:64mm 1fr;min-height:296mm}aside{background:#23474b;color:#fff;padding:12mm 7mm}aside h1{font-size:23pt;line-height:1.1;margin:0 0 2mm}aside .r{margin:0 0 6mm;color:#cfe3e4}aside h2{background:#18363a;margin:6mm -7mm 3mm;padding:1.5mm 7mm;font-size:12pt}aside p{margin:0 0 1mm}.l b{display:block;margin-top:1.6mm}.bar{height:1.6mm;background:#18363a;margin:.6mm 0 2mm}.bar i{display:block;height:100%;background:#fff}main{padding:12mm 10mm 10mm}main h2{font-size:13pt;color:#23474b;border-bottom:.3mm solid #bbb;margin:5mm 0 3mm;padding-bottom:1mm}.j{display:grid;grid-template-columns:24mm 1fr;gap:4mm;margin-bottom:3.5mm;break-inside:avoid}.j p{margin:0}.j .d{font-weight:bold;font-size:9pt}.j h3{margin:0;font-size:10.8pt}.j i{display:block;margin-bottom:1mm}ul{margin:0;padding-left:4.5mm}`;
const entry = (when: string, title: string, at: string, ...duties: readonly string[]) =>
  `<div class=j><p class=d>${when}</p><div><h3>${title}</h3><i>${at}</i>${duties.length > 0 ? `<ul>${duties.map((one) => `<li>${one}</li>`).join("")}</ul>` : ""}</div></div>`;
const bar = (what: string, share: number) =>
  `<p>${what}</p><div class=bar><i style="width:${share}%"></i></div>`;

const body = `<div class=g><aside><h1>Brodie<br>Haines</h1><p class=r>Carpenter</p>
<h2>Personal Info</h2><div class=l><b>Address</b>17 Wattle Close<br>Kelso NSW 2795<b>Phone</b>0491 570 313<b>E-mail</b>brodie.haines@example.com<b>Licence</b>NSW driver licence, class LR</div>
<h2>Skills</h2>${bar("Framing", 95)}${bar("Formwork", 80)}${bar("Stair building", 70)}${bar("Heritage joinery", 85)}${bar("Reading plans", 90)}${bar("SketchUp", 40)}
<h2>Tickets</h2><p>White Card (CGI04417293)</p><p>EWP under 11 m<br>(exp. 2028-09)</p><p>Asbestos Awareness</p>
<h2>Interests</h2><p>Trail bikes, kelpies, the Penrith Panthers</p></aside><main>
<p>Licensed carpenter with twelve years on cottages, extensions and one cathedral roof. Wants a foreman's job close to Bathurst; was offered one by Macquarie Fitouts last year and said no because of the travel.</p>
<h2>Experience</h2>
${entry("2022-02 -<br>present", "Lead Carpenter", "Turon Heritage Builders, Bathurst NSW", "Runs a gang of four on restorations of stone cottages", "Rebuilt the belfry stairs of a church from photographs", "Orders timber for all jobs, about $300,000 a year")}
${entry("2018-07 -<br>2022-01", "Carpenter", "Blayney Frame &amp; Truss Pty Ltd, Blayney NSW", "Frames and trusses for 40 houses a year", "First aider on site")}
${entry("2017-03 -<br>2018-05", "Subcontract Carpenter", "Self-employed, Central West NSW", "Decks, pergolas and sheds")}
${entry("2013-01 -<br>2017-02", "Apprentice Carpenter", "M. Dwyer and Sons Constructions, Orange NSW")}
<h2>Education</h2>
${entry("2013-02 -<br>2016-12", "Certificate III in Carpentry", "Canobolas TAFE, Orange")}
${entry("2021-03 -<br>2021-11", "Certificate IV in Building and Construction", "Online College of Builders")}
<h2>Referee</h2><p style="margin:0">Marg Turnbull, Director, Turon Heritage Builders, 02 5550 1762</p>
</main></div>`;

/** A carpenter's PDF from a resume builder: dark column at the left with bars for skills, dates “2022-02 - present” broken over two lines left of the title over employer and place in italics. */
export const carpenter: UnseenCv = {
  name: "carpenter's resume-builder PDF: dark column at the left with labels over contacts, bars for skills and tickets, “2022-02 - / present” over two lines left of title over “Employer, Town NSW” in italics, a summary with a company that he turned down",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Brodie",
    family: "Haines",
    email: "brodie.haines@example.com",
    phone: "+61491570313",
    jobs: [
      [
        "Lead Carpenter",
        "Turon Heritage Builders / Turon Heritage Builders, Bathurst / Turon Heritage Builders, Bathurst NSW",
        "2022-02",
        null,
      ],
      [
        "Carpenter",
        "Blayney Frame & Truss Pty Ltd / Blayney Frame & Truss / Blayney Frame & Truss Pty Ltd, Blayney / Blayney Frame & Truss Pty Ltd, Blayney NSW",
        "2018-07",
        "2022-01",
      ],
      [
        "Subcontract Carpenter / Carpenter (subcontract)",
        "Self-employed / Self-employed, Central West NSW",
        "2017-03",
        "2018-05",
      ],
      [
        "Apprentice Carpenter",
        "M. Dwyer and Sons Constructions / M. Dwyer and Sons Constructions, Orange / M. Dwyer and Sons Constructions, Orange NSW",
        "2013-01",
        "2017-02",
      ],
    ],
    studies: [
      ["Certificate III in Carpentry", "Canobolas TAFE / Canobolas TAFE, Orange", "2016-12"],
      ["Certificate IV in Building and Construction", "Online College of Builders", "2021-11"],
    ],
    skills: ["Framing", "Formwork", "Stair building", "Heritage joinery", "Reading plans", "SketchUp"],
    licences: [
      ["White Card", "CGI04417293"],
      ["EWP under 11 m / EWP / Elevating Work Platform / Elevated Work Platform", undefined, "2028-09"],
      ["Asbestos Awareness"],
    ],
    drives: ["LR"],
    besides: [
      "Licensed carpenter",
      "Driver licence",
      "First aider",
      "Macquarie Fitouts",
      "Marg Turnbull",
      "Director",
    ],
  },
};
