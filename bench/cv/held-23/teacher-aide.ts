import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.35 "DejaVu Serif",serif;color:#222}h1{font:700 26pt/1.1 "DejaVu Sans",sans-serif;margin:0}.g{display:grid;grid-template-columns:1fr 52mm;column-gap:9mm}h2{font:700 9.5pt "DejaVu Sans",sans-serif;color:#2079c7;margin:6mm 0 2mm}h3{font-size:11.5pt;font-weight:400;margin:3mm 0 0}.d{font:8pt "DejaVu Sans",sans-serif;color:#777;margin:.6mm 0 1.4mm}p{margin:0 0 1.4mm;overflow-wrap:anywhere}`;
const job = (at: string, title: string, when: string, words = "") =>
  `<h3><b>${at},</b> <i>${title}</i></h3><p class=d>${when}</p>${words && `<p>${words}</p>`}`;

const body = `<div class=g><div><h1>Leilani Moananu-Hart</h1><p>Teacher aide for children who need a bit more time</p>
<h2>EXPERIENCE</h2>
${job("Goodna Creek State School, Ipswich", "Teacher Aide (Inclusion)", "JANUARY 2022 - PRESENT", "One-to-one support in Years 2 to 4, mostly autism and hearing loss. Run the lunch-time LEGO club. Toileting, feeding and behaviour plans.")}
${job("Little Lorikeets OSHC, Springfield", "Educator, Outside School Hours Care", "JULY 2019 - DECEMBER 2021", "Vacation care of up to 60 children; wrote the program with them.")}
${job("At home", "Full-time parent", "2014 - 2019")}
${job("Bargain Barn Store 1182, Inala", "Checkout Operator", "MARCH 2009 - FEBRUARY 2014")}
<h2>EDUCATION</h2>
<h3><b>Brisbane Western TAFE,</b> <i>Certificate III in School Based Education Support</i></h3><p class=d>FEBRUARY 2021 - NOVEMBER 2021</p>
<h3><b>Brisbane Western TAFE,</b> <i>Certificate IV in School Age Education and Care</i></h3><p class=d>2019 - 2020</p>
<h3><b>Inala Heights High,</b> <i>Senior Certificate</i></h3><p class=d>2008</p>
<h2>VOLUNTEERING</h2>${job("Ipswich Pasifika Choir", "Children's choir helper", "2017 - PRESENT")}</div>
<div><p>11 Jacaranda Close<br>Redbank Plains QLD 4301</p><p><b>0491 571 266</b></p><p><b>leilani.mh@example.com</b></p>
<h2>SKILLS</h2><p>Behaviour support</p><p>Auslan signing</p><p>Reading support</p><p>AAC devices</p><p>First-name calm</p>
<h2>CHECKS</h2><p>Blue Card 1844027/3, exp. 22 Jan 2028</p><p>Anaphylaxis and Asthma Training, 2026</p><p>First Aid in an Education Setting (HLTAID012), exp. Oct 2028</p><p>Open driver licence, C</p>
<h2>LANGUAGES</h2><p>English, Samoan, Auslan (basic)</p>
<h2>REFEREES</h2><p>Mrs Joy Pennington, Deputy Principal, Goodna Creek State School<br>07 5550 4026</p></div></div>`;

/** A teacher aide's PDF from the template of an online office: employer in bold and title in italics in one heading, dates in capitals below, right column of skills and checks. */
export const teacherAide: UnseenCv = {
  name: "teacher aide's online-office template as PDF: “Employer, Title” headings, dates in capitals, years as a parent",
  type: "pdf",
  write: print(css, body, { margin: "16mm" }),
  says: {
    given: "Leilani",
    family: "Moananu-Hart",
    email: "leilani.mh@example.com",
    phone: "+61491571266",
    jobs: [
      [
        "Teacher Aide (Inclusion) / Teacher Aide",
        "Goodna Creek State School / Goodna Creek State School, Ipswich",
        "2022-01",
        null,
      ],
      [
        "Educator, Outside School Hours Care / Educator",
        "Little Lorikeets OSHC / Little Lorikeets OSHC, Springfield",
        "2019-07",
        "2021-12",
      ],
      [
        "Checkout Operator",
        "Bargain Barn Store 1182 / Bargain Barn Store 1182, Inala / Bargain Barn",
        "2009-03",
        "2014-02",
      ],
    ],
    studies: [
      ["Certificate III in School Based Education Support", "Brisbane Western TAFE", "2021-11"],
      ["Certificate IV in School Age Education and Care", "Brisbane Western TAFE", "2020"],
      ["Senior Certificate", "Inala Heights High", "2008"],
    ],
    skills: ["Behaviour support", "Auslan signing", "Reading support", "AAC devices", "First-name calm"],
    licences: [
      ["Blue Card", "1844027/3", "2028-01-22"],
      ["Anaphylaxis and Asthma Training / Anaphylaxis and Asthma"],
      [
        "First Aid in an Education Setting (HLTAID012) / First Aid in an Education Setting / First Aid",
        undefined,
        "2028-10",
      ],
    ],
    drives: ["C"],
    languages: ["English", "Samoan", "Auslan"],
    besides: [
      "Driver licence",
      "Open driver licence",
      "Full-time parent",
      "Children's choir helper",
      "Ipswich Pasifika Choir",
    ],
  },
};
