import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.4pt/1.42 "DejaVu Sans",sans-serif;color:#3d3d3d;padding:12mm 13mm}h1{font-size:24pt;font-weight:400;margin:0;color:#00746b;line-height:1.1}.r{color:#00746b;font-size:12pt;margin:0 0 2mm}.p{margin:0 0 3mm}.c{display:grid;grid-template-columns:1fr 1fr;background:#00746b;color:#fff;margin:0 -13mm;padding:2.5mm 13mm;row-gap:1mm;font-size:8.8pt}.c span:before{content:"";display:inline-block;width:2.2mm;height:2.2mm;border:.3mm solid #fff;border-radius:50%;margin-right:2.4mm}.g{display:grid;grid-template-columns:108mm 1fr;gap:9mm}h2{font-size:12pt;color:#00746b;letter-spacing:.4px;border-bottom:.5mm solid #00746b;margin:5mm 0 2.5mm;break-after:avoid}.e{margin-bottom:3.5mm;break-inside:avoid}.e p{margin:0}.t{font-weight:700;font-size:11pt}.a{font-size:10.4pt}.d{display:flex;justify-content:space-between;color:#00746b;font-style:italic;font-size:8.2pt}.k{font-style:italic;color:#00746b;font-size:8.2pt}ul{margin:.3mm 0 0;padding-left:4mm;list-style:square}.f{display:flex;flex-wrap:wrap;gap:2mm}.f span{background:#8aa8a5;color:#fff;padding:1.2mm 2.4mm;border-radius:1mm;font-size:8.8pt}.o span{background:none;color:#3d3d3d;border:.2mm solid #8aa8a5}.l p{margin:0 0 1.6mm}.l i{display:block;color:#00746b;font-size:8.2pt}`;
const entry = (
  title: string,
  at: string,
  when: string,
  where: string,
  label = "",
  ...texts: readonly string[]
) =>
  `<div class=e><p class=t>${title}</p><p class=a>${at}</p><p class=d><span>${when}</span><span>${where}</span></p>${label && `<p class=k>${label}</p>`}${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div>`;
const chips = (look: string, ...texts: readonly string[]) =>
  `<div class="f ${look}">${texts.map((text) => `<span>${text}</span>`).join("")}</div>`;

const body = `<h1>Wei Ling Goh</h1><p class=r>Senior Sonographer</p><p class=p>General and obstetric sonographer with eleven years' scanning in Malaysia and Queensland, tutor of four trainees so far. I would like a permanent post near Townsville with a late start on Mondays.</p>
<div class=c><span>weiling.goh@example.com</span><span>0491 574 632</span><span>Kirwan, Townsville QLD</span><span>linkedin.com/in/weilinggoh-example</span></div>
<div class=g><main>
<h2>WORK EXPERIENCE</h2>
${entry("Senior Sonographer", "Magnetic Women's Imaging", "05/2022 – Present", "Townsville, QLD", "Achievements/Tasks", "Morphology, nuchal and gynaecology lists, 14 patients a day", "Wrote the protocol for cervical length and trained five colleagues in it", "Recall rate for morphology scans below 4%")}
${entry("Sonographer", "Burdekin Radiology", "02/2019 – 04/2022", "Ayr and Bowen, QLD", "Achievements/Tasks", "Only sonographer at two rural sites; on call every third weekend")}
${entry("Trainee Sonographer", "Burdekin Radiology", "01/2017 – 01/2019", "Ayr, QLD")}
${entry("Radiographer", "Hospital Pulau Mutiara", "08/2011 – 10/2016", "Penang, Malaysia", "Tasks", "Plain film, CT and theatre; 600-bed hospital")}
<h2>EDUCATION</h2>
${entry("Graduate Diploma of Medical Ultrasound", "Coral Sea University", "2017 – 2018", "Townsville, QLD")}
${entry("Bachelor of Medical Imaging (Honours)", "Universiti Tanjung Biru", "2007 – 2011", "Penang, Malaysia", "Courses", "Final year project: dose in neonatal chest films")}
</main><aside>
<h2>SKILLS</h2>${chips("", "Obstetric ultrasound", "Vascular ultrasound", "Musculoskeletal", "Biopsy assistance", "Trainee tutoring", "Sonographer ergonomics")}
<h2>REGISTRATION</h2><div class=l><p>Accredited Medical Sonographer<i>ASAR 0041772, valid to 06/2027</i></p><p>AHPRA Medical Radiation Practitioner<i>MRP0002204418, valid to 30/11/2026</i></p><p>Queensland radiation use licence<i>No. 1027714, valid to 09/2028</i></p></div>
<h2>CERTIFICATES</h2><div class=l><p>Nuchal translucency certificate (2020)</p><p>Basic Life Support (03/2026)</p></div>
<h2>LANGUAGES</h2><div class=l><p>English<i>Full Professional Proficiency</i></p><p>Hokkien<i>Native or Bilingual Proficiency</i></p><p>Malay<i>Full Professional Proficiency</i></p><p>Mandarin<i>Professional Working Proficiency</i></p></div>
<h2>INTERESTS</h2>${chips("o", "Snorkelling", "Nyonya cooking", "Parkrun")}
</aside></div>`;

/** A Malaysian sonographer's PDF of an online builder in two columns: title, employer, then dates at the left and place at the right in small italics, “Achievements/Tasks”, chips, numbers below each registration. */
export const sonographer: UnseenCv = {
  name: "Malaysian sonographer's online builder PDF in two columns: title, employer, dates left and place right in small italics, “Achievements/Tasks”, chips, numbers below registrations",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Wei Ling / Wei",
    family: "Goh / Ling Goh",
    email: "weiling.goh@example.com",
    phone: "+61491574632",
    jobs: [
      [
        "Senior Sonographer",
        "Magnetic Women's Imaging / Magnetic Women's Imaging, Townsville / Magnetic Women's Imaging, Townsville, QLD",
        "2022-05",
        null,
      ],
      [
        "Sonographer",
        "Burdekin Radiology / Burdekin Radiology, Ayr and Bowen / Burdekin Radiology, Ayr and Bowen, QLD",
        "2019-02",
        "2022-04",
      ],
      [
        "Trainee Sonographer",
        "Burdekin Radiology / Burdekin Radiology, Ayr / Burdekin Radiology, Ayr, QLD",
        "2017-01",
        "2019-01",
      ],
      [
        "Radiographer",
        "Hospital Pulau Mutiara / Hospital Pulau Mutiara, Penang / Hospital Pulau Mutiara, Penang, Malaysia",
        "2011-08",
        "2016-10",
      ],
    ],
    studies: [
      [
        "Graduate Diploma of Medical Ultrasound",
        "Coral Sea University / Coral Sea University, Townsville",
        "2018",
      ],
      [
        "Bachelor of Medical Imaging (Honours) / Bachelor of Medical Imaging",
        "Universiti Tanjung Biru / Universiti Tanjung Biru, Penang / Universiti Tanjung Biru, Penang, Malaysia",
        "2011",
      ],
    ],
    skills: [
      "Obstetric ultrasound",
      "Vascular ultrasound",
      "Musculoskeletal",
      "Biopsy assistance",
      "Trainee tutoring",
      "Sonographer ergonomics",
    ],
    licences: [
      [
        "Accredited Medical Sonographer / Accredited Medical Sonographer (ASAR) / ASAR",
        "ASAR 0041772 / 0041772",
        "2027-06",
      ],
      [
        "AHPRA Medical Radiation Practitioner / AHPRA / AHPRA registration / AHPRA registration (Medical Radiation Practitioner) / Medical Radiation Practitioner",
        "MRP0002204418",
        "2026-11-30",
      ],
      [
        "Queensland radiation use licence / Radiation use licence / Radiation use licence (QLD) / Radiation licence",
        "1027714",
        "2028-09",
      ],
      ["Nuchal translucency certificate / Nuchal translucency"],
      ["Basic Life Support"],
    ],
    languages: ["English", "Hokkien / Hokkien (Min Nan)", "Malay", "Mandarin"],
    besides: ["Final year project: dose in neonatal chest films", "Dose in neonatal chest films"],
  },
};
