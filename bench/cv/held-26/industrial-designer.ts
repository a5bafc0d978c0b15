import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.5 "DejaVu Sans",sans-serif;color:#333}.g{display:grid;grid-template-columns:68mm 1fr;min-height:296mm}aside{background:#323b4c;color:#fff;padding:12mm 9mm}.ph{width:42mm;height:42mm;border-radius:50%;background:#c9ccd3;margin:0 auto 9mm;border:1.4mm solid #fff}aside h2{font-size:12.5pt;margin:8mm 0 3mm;border-bottom:.3mm solid #fff;padding-bottom:1mm}aside p{margin:0 0 1.5mm;font-size:9pt}aside b{display:block}aside .i{display:flex;gap:3mm;align-items:center}aside svg{width:4mm;height:4mm;flex:none}aside ul{margin:0;padding-left:4.5mm;font-size:9pt}main{padding:16mm 12mm 0 11mm}h1{font-size:29pt;line-height:1.1;margin:0;color:#323b4c}h1 span{font-weight:400}.r{font-size:13pt;margin:1mm 0 4mm;color:#666;border-top:.8mm solid #323b4c;display:inline-block;padding-top:1mm}main h2{font-size:13pt;color:#323b4c;margin:6mm 0 3mm;text-transform:uppercase;letter-spacing:1px;border-bottom:.3mm solid #bbb;break-after:avoid}.e{position:relative;padding-left:6mm;border-left:.3mm solid #323b4c;margin-left:1.5mm;padding-bottom:4mm}.e:before{content:"";position:absolute;left:-1.6mm;top:1.4mm;width:2.9mm;height:2.9mm;border-radius:50%;background:#fff;border:.3mm solid #323b4c}.e p{margin:0}.w{display:flex;justify-content:space-between}.w b{font-size:10.5pt}.w span{font-size:8.6pt;color:#666}.e ul{margin:.5mm 0 0;padding-left:4.5mm;font-size:9pt}.two{display:grid;grid-template-columns:1fr 1fr;gap:8mm;font-size:8.8pt}.two p{margin:0}`;
const icon = (shape: string) =>
  `<svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#fff"/>${shape}</svg>`;
const job = (at: string, when: string, title: string, ...texts: readonly string[]) =>
  `<div class=e><p class=w><b>${at}</b><span>${when}</span></p><p>${title}</p><ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul></div>`;

const body = `<div class=g><aside><div class=ph></div>
<h2 style="margin-top:0">Contact</h2><p class=i>${icon(`<rect x="3" y="2" width="4" height="6" fill="#323b4c"/>`)}<span>+61 491 570 110</span></p><p class=i>${icon(`<rect x="2" y="3" width="6" height="4" fill="#323b4c"/>`)}<span>hola@catalina-soto.example</span></p><p class=i>${icon(`<circle cx="5" cy="4" r="2" fill="#323b4c"/>`)}<span>Preston VIC 3072</span></p>
<h2>Education</h2><p>2015 - 2016<b>Master of Design Innovation</b>Yarra Polytechnic University</p><p>2007 - 2012<b>Industrial Design (five-year degree)</b>Universidad del Biobío Sur, Concepción<br>Grade 6.3 of 7</p>
<h2>Skills</h2><ul><li>Concept sketching</li><li>Ergonomics</li><li>Design for injection moulding</li><li>User interviews</li><li>Rapid prototyping</li></ul>
<h2>Software</h2><ul><li>SolidWorks</li><li>Rhino</li><li>KeyShot</li><li>Figma</li></ul>
<h2>Languages</h2><p>Spanish (native)</p><p>English (fluent)</p><p>Mapudungun (learning)</p></aside>
<main><h1>Catalina <span>Huenchullán Soto</span></h1><p class=r>Industrial Designer</p>
<h2>Profile</h2><p style="margin:0">Designer of things that get dropped: hearing aids, pool toys, a milk crate that has sold two million. I sketch on paper, I visit the moulder, and I stay until the tool is right.</p>
<h2>Work experience</h2>
${job("Otway Hearing Technologies", "2021 - PRESENT", "Senior Industrial Designer", "Lead design of a rechargeable hearing aid for people with stiff fingers", "Forty home visits; patents AU 2023 and AU 2025 as co-inventor", "Mentor two graduates")}
${job("Brunswick Object Office", "2017 - 2021", "Industrial Designer", "Housewares and packaging for eleven clients", "The stackable milk crate")}
${job("Brunswick Object Office", "2016 - 2017", "Design Intern", "Models, renders, photographs")}
${job("Plásticos Talcahuano S.A.", "2012 - 2014", "Junior Product Designer", "Bottles and closures for dairies")}
<h2>Awards</h2><p style="margin:0"><b>Good Things Award</b>, Southern Design Week, 2024</p><p style="margin:0"><b>Student Packaging Prize</b>, 2015</p>
<h2>Reference</h2><div class=two><div><p><b>Ingrid Halvorsen</b></p><p>Otway Hearing Technologies / Design Director</p><p>Phone: 03 5550 2276</p></div><div><p><b>Jarrod Wee</b></p><p>Brunswick Object Office / Partner</p><p>Email: jarrod@objectoffice.example</p></div></div></main></div>`;

/** A Chilean-Mapuche industrial designer's PDF from a design site: a dark left column with a photo, drawn icons and education by years first, jobs on a line of dots with “2021 - PRESENT” at the right of the employer. */
export const industrialDesigner: UnseenCv = {
  name: "Chilean industrial designer's design-site PDF: dark left column with photo, icons and education by years first, employer with “2021 - PRESENT” at its right over the title on a line of dots",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Catalina",
    family: "Huenchullán Soto / Soto / Huenchullán",
    email: "hola@catalina-soto.example",
    phone: "+61491570110",
    jobs: [
      ["Senior Industrial Designer", "Otway Hearing Technologies", "2021", null],
      ["Industrial Designer", "Brunswick Object Office", "2017", "2021"],
      ["Design Intern", "Brunswick Object Office", "2016", "2017"],
      ["Junior Product Designer", "Plásticos Talcahuano S.A. / Plásticos Talcahuano", "2012", "2014"],
    ],
    studies: [
      ["Master of Design Innovation", "Yarra Polytechnic University", "2016"],
      [
        "Industrial Design (five-year degree) / Industrial Design",
        "Universidad del Biobío Sur, Concepción / Universidad del Biobío Sur",
        "2012",
      ],
    ],
    skills: [
      "Concept sketching",
      "Ergonomics",
      "Design for injection moulding",
      "User interviews",
      "Rapid prototyping",
      "SolidWorks",
      "Rhino",
      "KeyShot",
      "Figma",
    ],
    languages: ["Spanish", "English", "Mapudungun"],
    besides: [
      "Good Things Award",
      "Southern Design Week",
      "Student Packaging Prize",
      "Ingrid Halvorsen",
      "Jarrod Wee",
    ],
  },
};
