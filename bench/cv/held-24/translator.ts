import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.8pt/1.4 "DejaVu Sans Condensed","DejaVu Sans",sans-serif;color:#404040}table.m{width:100%;border-collapse:collapse}.m>tbody>tr>td{vertical-align:top;padding:0 0 3mm}.m>tbody>tr>td:first-child{width:46mm;text-align:right;padding-right:5mm;color:#0e4194}.k{text-transform:uppercase;font-size:9pt}.n{font-size:15pt;color:#0e4194;margin:0}.t{font-size:11pt;color:#0e4194;margin:0}p{margin:0 0 .8mm}ul{margin:.5mm 0;padding-left:4.5mm}.q{border-collapse:collapse;font-size:8.6pt}.q td,.q th{border:.2mm solid #b5b5b5;padding:.6mm 2mm;font-weight:400;text-align:center}.b{font-size:17pt;color:#0e4194;margin:0 0 5mm;text-align:right}`;
const row = (left: string, right: string) => `<tr><td>${left}</td><td>${right}</td></tr>`;
const bar = (words: string) =>
  row(`<span class=k>${words}</span>`, "<hr style='border:0;border-top:.3mm solid #0e4194;margin-top:2mm'>");
const entry = (when: string, title: string, at: string, ...texts: readonly string[]) =>
  row(
    when,
    `<p class=t>${title}</p><p>${at}</p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}`,
  );

const body = `<p class=b>Curriculum Vitae</p><table class=m><tbody>
${row("<span class=k>Personal information</span>", "<p class=n>Beatriz Moura de Carvalho</p><p>14/220 Beaufort Terrace, 6050 Mount Lawley WA (Australia)</p><p>0491 570 737</p><p>beatriz.mc@example.com</p><p>Sex Female | Date of birth 03/11/1983 | Nationality Portuguese</p>")}
${row("<span class=k>Preferred job</span>", "<p class=t>In-house translator, legal and medical</p>")}
${bar("Work experience")}
${entry("04/05/2020–Present", "Freelance Translator and Interpreter", "Moura Words (sole trader), Perth (Australia)", "Portuguese, French and Spanish into English and back", "Remote court interpreting from 2021")}
${entry("15/09/2014–31/03/2020", "Language Services Coordinator", "Swanbrook Migrant Centre, Perth (Australia)", "Rostered 85 interpreters in 40 languages")}
${entry("01/2009–06/2014", "Translator", "Tejo Traduções Lda, Lisbon (Portugal)", "Patents and patient leaflets")}
${entry("2006–2008", "French Teacher", "Colégio da Ribeira, Setúbal (Portugal)")}
${bar("Education and training")}
${entry("2012–2013", "Postgraduate Diploma in Legal Translation", "University of Southern Thames (by distance), London (United Kingdom)")}
${entry("2001–2006", "Licenciatura in Modern Languages", "Universidade da Arrábida, Setúbal (Portugal)", "Final mark 16/20")}
${bar("Personal skills")}
${row("Mother tongue(s)", "<p>Portuguese</p>")}
${row("Other language(s)", "<table class=q><tr><th></th><th>Listening</th><th>Reading</th><th>Spoken interaction</th><th>Spoken production</th><th>Writing</th></tr><tr><td>English</td><td>C2</td><td>C2</td><td>C2</td><td>C2</td><td>C2</td></tr><tr><td>French</td><td>C1</td><td>C2</td><td>C1</td><td>C1</td><td>C1</td></tr><tr><td>Spanish</td><td>C1</td><td>C1</td><td>B2</td><td>B2</td><td>B2</td></tr></table>")}
${row("Job-related skills", "<ul><li>Consecutive interpreting</li><li>Terminology management</li><li>Post-editing</li><li>Proofreading</li></ul>")}
${row("Digital skills", "<ul><li>SDL Trados</li><li>memoQ</li><li>Subtitle Edit</li></ul>")}
${row("Driving licence", "<p>C (Western Australia)</p>")}
${bar("Additional information")}
${row("Certifications", "<p>NAATI Certified Translator (Portuguese to English), practitioner no. CPN8XT41Q, valid until 08/2028</p><p>NAATI Certified Interpreter (Portuguese), valid until 08/2028</p><p>National Police Check, 02/2026</p>")}
${row("Memberships", "<p>Society of Interpreters and Translators WA, since 2015</p>")}
</tbody></table>`;

/** A Portuguese translator's CV of the older European form: blue labels right-aligned in a left column, titles in blue, languages by five skills, certificates at the end. */
export const translator: UnseenCv = {
  name: "Portuguese translator's older European form: labels right-aligned in a left column, “04/05/2020–Present”, language levels by five skills, compound surname",
  type: "pdf",
  write: print(css, body, { margin: "14mm", footer: "Curriculum Vitae — Beatriz Moura de Carvalho" }),
  says: {
    given: "Beatriz / Beatriz Moura",
    family: "Moura de Carvalho / de Carvalho",
    email: "beatriz.mc@example.com",
    phone: "+61491570737",
    jobs: [
      [
        "Freelance Translator and Interpreter",
        "Moura Words / Moura Words (sole trader) / Moura Words (sole trader), Perth / Moura Words (sole trader), Perth (Australia)",
        "2020-05",
        null,
      ],
      [
        "Language Services Coordinator",
        "Swanbrook Migrant Centre / Swanbrook Migrant Centre, Perth / Swanbrook Migrant Centre, Perth (Australia)",
        "2014-09",
        "2020-03",
      ],
      [
        "Translator",
        "Tejo Traduções Lda / Tejo Traduções / Tejo Traduções Lda, Lisbon / Tejo Traduções Lda, Lisbon (Portugal)",
        "2009-01",
        "2014-06",
      ],
      [
        "French Teacher",
        "Colégio da Ribeira / Colégio da Ribeira, Setúbal / Colégio da Ribeira, Setúbal (Portugal)",
        "2006",
        "2008",
      ],
    ],
    studies: [
      [
        "Postgraduate Diploma in Legal Translation",
        "University of Southern Thames / University of Southern Thames (by distance) / University of Southern Thames, London / University of Southern Thames (by distance), London / University of Southern Thames (by distance), London (United Kingdom)",
        "2013",
      ],
      [
        "Licenciatura in Modern Languages",
        "Universidade da Arrábida / Universidade da Arrábida, Setúbal / Universidade da Arrábida, Setúbal (Portugal)",
        "2006",
      ],
    ],
    skills: [
      "Consecutive interpreting",
      "Terminology management",
      "Post-editing",
      "Proofreading",
      "SDL Trados",
      "memoQ",
      "Subtitle Edit",
    ],
    licences: [
      [
        "NAATI Certified Translator (Portuguese to English) / NAATI Certified Translator",
        "CPN8XT41Q",
        "2028-08",
      ],
      ["NAATI Certified Interpreter (Portuguese) / NAATI Certified Interpreter", undefined, "2028-08"],
      ["National Police Check / Police Check"],
    ],
    drives: ["C"],
    languages: ["Portuguese", "English", "French", "Spanish"],
    besides: [
      "Driving licence",
      "Driver licence",
      "Society of Interpreters and Translators",
      "In-house translator",
    ],
  },
};
