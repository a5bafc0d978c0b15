import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.8pt/1.45 "Liberation Sans",sans-serif;color:#343434}.h{background:#c0562a;color:#fff;padding:9mm 16mm 7mm}h1{font-size:28pt;margin:0;font-weight:700}.h p{margin:1mm 0 0}.b{padding:3mm 16mm 0}h2{font-size:14pt;color:#c0562a;margin:5mm 0 2mm;border-bottom:.3mm solid #ddd}.e{display:grid;grid-template-columns:33mm 1fr;margin-bottom:3mm;break-inside:avoid}.e>div:first-child{font-weight:700;font-size:9pt}.t{font-weight:700;font-size:10.8pt;margin:0}.a{font-style:italic;margin:0}p{margin:0}ul{margin:1mm 0 0;padding-left:4.5mm}.s{display:grid;grid-template-columns:1fr 1fr;gap:1.5mm 10mm}.s div{display:flex;justify-content:space-between}.r{color:#888;font-size:8.5pt}`;
const list = (texts: readonly string[]) =>
  texts.length > 0 ? `<ul>${texts.map((one) => `<li>${one}</li>`).join("")}</ul>` : "";
const entry = (when: string, title: string, at: string, ...texts: readonly string[]) =>
  `<div class=e><div>${when}</div><div><p class=t>${title}</p>${at && `<p class=a>${at}</p>`}${list(texts)}</div></div>`;
const skill = (what: string, level: string) => `<div><span>${what}</span><span class=r>${level}</span></div>`;

const body = `<div class=h><h1>Kofi Mensah-Lindqvist</h1><p>Senior Mine Geologist</p><p style="font-size:9pt">Address Kalgoorlie, WA 6430 &nbsp; Phone 0491 574 632 &nbsp; E-mail kofi.ml@example.com</p></div><div class=b>
<p style="margin-top:3mm">Geologist with 13 years in gold and nickel, open pit and underground. Strong on grade control and reconciliation, patient with software, impatient with bad sampling.</p>
<h2>Work History</h2>
${entry("2022-04 -<br>Current", "Senior Mine Geologist", "Ninety Mile Gold, Leonora, WA", "Manage four geologists and six samplers on an 8/6 roster", "Reconciliation of mine to mill within 3% for nine quarters", "Resource model updated each quarter in Leapfrog Edge")}
${entry("2018-09 -<br>2022-03", "Mine Geologist", "Ninety Mile Gold, Leonora, WA", "Face mapping, ore drive decisions and blockouts")}
${entry("2015-01 -<br>2018-06", "Project Geologist", "Spinifex Nickel NL, Kambalda, WA", "28,000 m of diamond drilling logged")}
${entry("2013-02 -<br>2014-11", "Graduate Geologist", "Ashanti Ridge Mining, Obuasi, Ghana")}
${entry("2012-06 -<br>2012-08", "Field Assistant (vacation)", "Norrland Survey, Kiruna, Sweden")}
<h2>Education</h2>
${entry("2009-09 -<br>2012-12", "Bachelor of Science: Geology", "Volta Basin University - Kumasi, Ghana", "Graduated with First Class Honours")}
${entry("2024-02 -<br>Current", "Master of Science: Mineral Economics", "Goldfields School of Mines - Kalgoorlie, WA", "Part-time, expected completion: 2027")}
<h2>Skills</h2><div class=s>${skill("Grade control", "Excellent")}${skill("Leapfrog Geo and Edge", "Excellent")}${skill("Datamine Studio RM", "Very Good")}${skill("Deswik", "Good")}${skill("Core logging", "Excellent")}${skill("Leadership", "Very Good")}</div>
<h2>Certifications</h2>
${entry("2025-07", "Quarry Supervisor certificate (s26), WA, no. QS-20177", "")}
${entry("2024-10", "Senior First Aid, valid to 2027-10", "")}
${entry("2019-03", "Member, Antipodean Institute of Geoscientists (MAIG)", "")}
<h2>Languages</h2>
${entry("", "English", "Native")}${entry("", "Swedish", "Upper intermediate (B2)")}${entry("", "Twi", "Native")}
<h2>Interests</h2><p>Thin sections under the microscope, trail running, collecting old maps of the Goldfields</p></div>`;

/** A Ghanaian-Swedish mine geologist's page from a builder: coloured band with labels before address, phone and e-mail, dates as “2022-04 - Current” broken over two lines in the left column, levels of skills in words, certificates with months at the left. */
export const mineGeologist: UnseenCv = {
  name: "Ghanaian-Swedish mine geologist's online-builder PDF: “2022-04 - Current” broken over two lines in a left column beside title over “Employer, Place, WA”, degree “Bachelor of Science: Geology”, skills with levels in words, certificates with number or end in the line",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Kofi",
    family: "Mensah-Lindqvist",
    email: "kofi.ml@example.com",
    phone: "+61491574632",
    jobs: [
      [
        "Senior Mine Geologist",
        "Ninety Mile Gold / Ninety Mile Gold, Leonora / Ninety Mile Gold, Leonora, WA",
        "2022-04",
        null,
      ],
      [
        "Mine Geologist",
        "Ninety Mile Gold / Ninety Mile Gold, Leonora / Ninety Mile Gold, Leonora, WA",
        "2018-09",
        "2022-03",
      ],
      [
        "Project Geologist",
        "Spinifex Nickel NL / Spinifex Nickel / Spinifex Nickel NL, Kambalda / Spinifex Nickel NL, Kambalda, WA",
        "2015-01",
        "2018-06",
      ],
      [
        "Graduate Geologist",
        "Ashanti Ridge Mining / Ashanti Ridge Mining, Obuasi / Ashanti Ridge Mining, Obuasi, Ghana",
        "2013-02",
        "2014-11",
      ],
      [
        "Field Assistant (vacation) / Field Assistant",
        "Norrland Survey / Norrland Survey, Kiruna / Norrland Survey, Kiruna, Sweden",
        "2012-06",
        "2012-08",
      ],
    ],
    studies: [
      [
        "Bachelor of Science: Geology / Bachelor of Science / Bachelor of Science in Geology / Bachelor of Science (Geology)",
        "Volta Basin University / Volta Basin University, Kumasi / Volta Basin University, Kumasi, Ghana",
        "2012-12",
      ],
      [
        "Master of Science: Mineral Economics / Master of Science / Master of Science in Mineral Economics / Master of Science (Mineral Economics)",
        "Goldfields School of Mines / Goldfields School of Mines, Kalgoorlie / Goldfields School of Mines, Kalgoorlie, WA",
        "2027",
      ],
    ],
    skills: [
      "Grade control",
      "Leapfrog Geo and Edge",
      "Datamine Studio RM",
      "Deswik",
      "Core logging",
      "Leadership",
    ],
    licences: [
      [
        "Quarry Supervisor certificate (s26), WA / Quarry Supervisor certificate / Quarry Supervisor certificate (s26) / Quarry Supervisor certificate (WA) / Quarry Supervisor / Quarry Supervisor certificate (s26) WA",
        "QS-20177",
      ],
      ["Senior First Aid", undefined, "2027-10"],
      [
        "Member, Antipodean Institute of Geoscientists (MAIG) / Member, Antipodean Institute of Geoscientists / Antipodean Institute of Geoscientists / Member of the Antipodean Institute of Geoscientists / MAIG / Member",
      ],
    ],
    languages: ["English", "Swedish", "Twi"],
    besides: ["Leapfrog Geo", "First Class Honours", "Antipodean Institute of Geoscientists"],
  },
};
