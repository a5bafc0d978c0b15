import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `.p{display:grid;grid-template-columns:1fr 62mm;min-height:296mm}.m{padding:14mm 10mm}.s{background:#0e3b43;color:#fff;padding:14mm 8mm;font-size:8.5pt}h1{font-size:26pt;margin:0;font-weight:300}h1 b{font-weight:700}h2{font-size:11pt;text-transform:uppercase;margin:6mm 0 2mm;color:#0e3b43}.s h2{color:#7fd1c1}.bar{height:2mm;background:#345}.bar i{display:block;height:2mm;background:#7fd1c1}h3{margin:3mm 0 0;font-size:10pt}p{margin:0 0 1mm}ul{margin:0;padding-left:4mm}`;
const bar = (name: string, share: number) =>
  `<p>${name}</p><div class=bar><i style="width:${share}%"></i></div>`;
const body = `<div class=p><div class=m><h1>Thiago <b>Nascimento Rocha</b></h1><p>Barista &amp; Waiter – Working Holiday Maker
<h2>About me</h2><p>Brazilian, 26, coffee mad. Available full time, weekends and public holidays.
<h2>Experience</h2>
<h3>Barista</h3><p><i>Grounds for Joy, Bondi Beach · Oct 2025 – Present</i></p><ul><li>600 coffees a day on a La Marzocco Linea<li>Open and close, till and banking</ul>
<h3>Waiter</h3><p><i>Trattoria Bellaria, Leichhardt · Mar 2025 – Sep 2025</i></p><ul><li>Section of 14 tables; wine pairing</ul>
<h3>Fruit Picker</h3><p><i>Costa Berries, Corindi Beach · Nov 2024 – Feb 2025</i></p><ul><li>88 days of specified work</ul>
<h3>Marketing Assistant</h3><p><i>Banco do Vale S.A., Curitiba, Brazil · 2021 – 2024</i></p><ul><li>E-mail campaigns for 200,000 customers</ul>
<h2>Education</h2><h3>Bachelor of Advertising</h3><p><i>Universidade Federal do Paraná · 2018 – 2022</i>
<h3>General English, Upper Intermediate</h3><p><i>Langports Sydney · 2024</i></div>
<div class=s><h2 style="margin-top:0">Contact</h2><p>☎ +61 435 118 772<p>✉ thiago.rocha@cafezinho.example<p>⌂ 3/77 Curlewis Street, Bondi Beach NSW 2026
<h2>Coffee skills</h2>${bar("Latte art", 90)}${bar("Milk texturing", 85)}${bar("Grinder calibration", 70)}${bar("Pour over", 60)}
<h2>Languages</h2>${bar("Portuguese", 100)}${bar("English", 80)}${bar("Spanish", 65)}
<h2>Certificates</h2><p>NSW RSA competency card<br>Barista Basics course – 2024<br>Food Handler certificate</p>
<h2>Visa</h2><p>Working Holiday (subclass 462) until Oct 2027, TFN and ABN</div></div>`;

/** A barista on a working holiday: bars without numbers, employer, town and dates in one line of italics. */
export const backpacker: UnseenCv = {
  name: "bars in a sidebar",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Thiago",
    family: "Nascimento Rocha",
    email: "thiago.rocha@cafezinho.example",
    phone: "+61435118772",
    jobs: [
      ["Barista", "Grounds for Joy / Grounds for Joy, Bondi Beach", "2025-10", null],
      ["Waiter", "Trattoria Bellaria / Trattoria Bellaria, Leichhardt", "2025-03", "2025-09"],
      ["Fruit Picker", "Costa Berries / Costa Berries, Corindi Beach", "2024-11", "2025-02"],
      [
        "Marketing Assistant",
        "Banco do Vale S.A. / Banco do Vale S.A., Curitiba, Brazil / Banco do Vale S.A., Curitiba",
        "2021",
        "2024",
      ],
    ],
    studies: [
      ["Bachelor of Advertising", "Universidade Federal do Paraná", "2022"],
      ["General English, Upper Intermediate / General English", "Langports Sydney", "2024"],
    ],
    skills: ["Latte art", "Milk texturing", "Grinder calibration", "Pour over"],
    licences: [
      ["NSW RSA competency card / RSA competency card / RSA"],
      ["Food Handler certificate / Food Handler"],
      ["Barista Basics course / Barista Basics"],
    ],
    languages: ["Portuguese", "English", "Spanish"],
    besides: ["Working Holiday (subclass 462)", "Working Holiday"],
  },
};
