import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `.p{display:flex;min-height:296mm}.s{width:66mm;box-sizing:border-box;background:#26302b;color:#f3efe6;padding:12mm 7mm;font-size:8.5pt}.m{flex:1;padding:12mm 9mm}.ph{width:34mm;height:34mm;border-radius:50%;background:#b9a88a;margin:0 auto 8mm}h1{font-size:21pt;letter-spacing:.32em;margin:0;font-weight:400;line-height:1.3}h1+p{letter-spacing:.22em;font-size:8.5pt}h2{font-size:10pt;letter-spacing:.3em;font-weight:400;margin:8mm 0 3mm}.j{display:grid;grid-template-columns:24mm 1fr;margin-bottom:4mm}.j>div:first-child{font-size:8.5pt;color:#7a6a48}h3{margin:0;font-size:10pt}p{margin:0 0 1.2mm}ul{margin:0;padding-left:4mm;font-size:9pt}`;
const job = (dates: string, title: string, employer: string, tasks: string) =>
  `<div class=j><div>${dates}</div><div><h3>${title}</h3><p><i>${employer}</i><ul>${tasks}</ul></div></div>`;
const body = `<div class=p><div class=s><div class=ph></div><h2>CONTACT</h2><p>0451 602 118<p>hello@anoukverhoeven.example<p>Fremantle, WA<p>anoukverhoeven.example
<h2>EXPERTISE</h2><p>Brand identity<p>Packaging<p>Wayfinding<p>Risograph printing<p>Figma<p>Adobe InDesign
<h2>LANGUAGES</h2><p>Dutch — mother tongue<p>English — fluent<p>French — school level
<h2>AWARDS</h2><p>Perth Design Week, Best Package, 2024</div>
<div class=m><h1>ANOUK VERHOEVEN</h1><p>GRAPHIC DESIGNER
<h2>PROFILE</h2><p>Designer of labels that people keep after the jar is empty. Eight years in studios in Utrecht and Fremantle.
<h2>EXPERIENCE</h2>
${job("2023 —<br>present", "Senior Designer", "Limestone Studio, Fremantle", "<li>Identity of the Swan Valley Food Trail<li>Signs for three libraries")}
${job("2020 —<br>2023", "Packaging Designer", "Honeyeater Foods, O’Connor", "<li>Forty labels a year from brief to press<li>Introduced compostable sleeves")}
${job("2017 —<br>2019", "Junior Designer", "Studio Vlinder, Utrecht", "<li>Posters for the summer festival")}
<h2>EDUCATION</h2>
${job("2013 —<br>2017", "Bachelor of Design, Graphic Design", "HKU University of the Arts Utrecht", "")}
${job("2021", "Short Course in Letterpress", "North Metropolitan TAFE, Perth", "")}
</div></div>`;

/** A designer: letters wide apart in the name and the headings, years broken over two lines at the left, a dark sidebar at the left. */
export const spacedSidebar: UnseenCv = {
  name: "letters wide apart",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Anouk",
    family: "Verhoeven",
    email: "hello@anoukverhoeven.example",
    phone: "+61451602118",
    jobs: [
      ["Senior Designer", "Limestone Studio / Limestone Studio, Fremantle", "2023", null],
      ["Packaging Designer", "Honeyeater Foods / Honeyeater Foods, O’Connor", "2020", "2023"],
      ["Junior Designer", "Studio Vlinder / Studio Vlinder, Utrecht", "2017", "2019"],
    ],
    studies: [
      [
        "Bachelor of Design, Graphic Design / Bachelor of Design",
        "HKU University of the Arts Utrecht",
        "2017",
      ],
      ["Short Course in Letterpress", "North Metropolitan TAFE / North Metropolitan TAFE, Perth", "2021"],
    ],
    skills: ["Brand identity", "Packaging", "Wayfinding", "Risograph printing", "Figma", "Adobe InDesign"],
    languages: ["Dutch", "English", "French"],
    besides: ["Perth Design Week", "Best Package"],
  },
};
