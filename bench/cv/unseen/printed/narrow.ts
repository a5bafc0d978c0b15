import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `body{padding:12mm;font-size:8.5pt}.g{display:grid;grid-template-columns:1fr 1fr;gap:10mm}h1{font-size:28pt;margin:0;line-height:1}h1 span{color:#e2003c}h2{background:#e2003c;color:#fff;display:inline-block;padding:.5mm 3mm;font-size:10pt;margin:4mm 0 2mm}.j{border-top:1px solid #ccc;padding:2mm 0;display:grid;grid-template-columns:17mm 1fr;gap:3mm}.b{color:#e2003c;font-weight:700}ul{margin:0;padding-left:4mm}p{margin:0 0 1mm}.star{letter-spacing:2px}`;
const job = (when: string, title: string, at: string, text: string) =>
  `<div class=j><div class=b>${when}</div><div><p><b>${title}</b><p>${at}<p>${text}</div></div>`;
const body = `<h1>KOFI <span>ASANTE-</span><br><span>BOATENG</span></h1><p><b>SALES LEADER</b> — medical devices<p>Accra / Perth &nbsp;|&nbsp; t: +61 (0)424 551 806 &nbsp;|&nbsp; e: kofi@asanteboateng.example &nbsp;|&nbsp; w: asanteboateng.example
<div class=g><div><h2>EXPERIENCE</h2>
${job("APR 2022<br>–<br>PRESENT", "State Sales Manager WA", "OrthoNova Australia", "Quota 118 % in 2023, 131 % in 2024. Key accounts: Royal Perth Hospital, Ramsay Health Care.")}
${job("JUL 2018<br>–<br>MAR 2022", "Territory Manager", "Vitalis Medical", "Opened Kimberley and Pilbara. President’s Club 2020.")}
${job("FEB 2015<br>–<br>MAY 2018", "Product Specialist", "Ghana Surgical Supplies Ltd.", "Sutures and meshes for Korle Bu Teaching Hospital.")}
${job("2013<br>–<br>2015", "Medical Representative", "Pharmanova West Africa", "")}
</div><div><h2>PROFILE</h2><p>I sell by listening in theatre. Ten years, three companies, never below target.
<h2>SKILLS</h2><table><tr><td style="width:44mm">Tender writing<td class=star>★★★★★<tr><td>Salesforce<td class=star>★★★★☆<tr><td>Negotiation<td class=star>★★★★★<tr><td>Theatre protocol<td class=star>★★★★☆<tr><td>Power BI<td class=star>★★☆☆☆</table>
<h2>EDUCATION</h2><p class=b>2019<p><b>MBA (Marketing)</b><p>Curtin University<p class=b>2012<p><b>BSc Biomedical Science</b><p>University of Ghana, Legon
<h2>LANGUAGES</h2><table><tr><td style="width:44mm">English<td class=star>★★★★★<tr><td>Twi<td class=star>★★★★★<tr><td>French<td class=star>★★☆☆☆</table>
<h2>LICENCES</h2><p>WA driver’s licence C-A<p>Vaccination record current (IntelliCentrics SEC³URE)</div></div>`;

/** A sales leader: a hyphenated name over two lines, ranges over three lines of a narrow column, stars as ratings. */
export const narrow: UnseenCv = {
  name: "ranges over three lines, stars",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Kofi",
    family: "Asante-Boateng",
    email: "kofi@asanteboateng.example",
    phone: "+61424551806",
    jobs: [
      ["State Sales Manager WA", "OrthoNova Australia", "2022-04", null],
      ["Territory Manager", "Vitalis Medical", "2018-07", "2022-03"],
      ["Product Specialist", "Ghana Surgical Supplies Ltd.", "2015-02", "2018-05"],
      ["Medical Representative", "Pharmanova West Africa", "2013", "2015"],
    ],
    studies: [
      ["MBA (Marketing)", "Curtin University", "2019"],
      ["BSc Biomedical Science", "University of Ghana, Legon / University of Ghana", "2012"],
    ],
    skills: ["Tender writing", "Salesforce", "Negotiation", "Theatre protocol", "Power BI"],
    drives: ["C"],
    languages: ["English", "Twi", "French"],
    besides: ["Vaccination record current", "IntelliCentrics SEC³URE", "WA driver’s licence C-A"],
  },
};
