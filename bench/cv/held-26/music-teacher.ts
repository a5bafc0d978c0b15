import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.45 "DejaVu Serif",serif;color:#2b2b2b}.n{background:#f4ead7;padding:11mm 15mm 8mm}h1{font-size:26pt;font-weight:400;margin:0;color:#7a3b2e}.n p{margin:1mm 0 0}.g{display:grid;grid-template-columns:1fr 1fr;gap:10mm;padding:4mm 15mm 0}h2{font-size:13pt;font-weight:400;color:#7a3b2e;margin:3mm 0 4mm;break-after:avoid}.l{border-left:.5mm solid #d9b99b;margin-left:2mm;padding-left:6mm}.e{position:relative;margin-bottom:5mm}.e:before{content:"";position:absolute;left:-7.7mm;top:1mm;width:3mm;height:3mm;background:#7a3b2e;border-radius:50%}.e p{margin:0}.y{display:inline-block;background:#7a3b2e;color:#fff;border-radius:3mm;padding:.3mm 3mm;font-size:8.2pt;margin-bottom:1mm!important}.t{font-weight:700}.x{font-size:8.8pt;color:#555}.u{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8mm;padding:0 15mm}.u p{margin:0 0 1mm;font-size:9pt}`;
const stop = (when: string, title: string, at: string, words = "") =>
  `<div class=e><p class=y>${when}</p><p class=t>${title}</p><p>${at}</p>${words && `<p class=x>${words}</p>`}</div>`;

const body = `<div class=n><h1>Oksana Melnychenko</h1><p>Piano and music teacher</p><p>Ivanhoe VIC 3079 &nbsp;♪&nbsp; 0491 571 804 &nbsp;♪&nbsp; oksana.piano@example.com</p></div>
<div class=g><section><h2>Where I have taught</h2><div class=l>
${stop("since Feb 2024", "Instrumental Music Teacher", "Darebin Creek Grammar", "Piano and accompaniment, 43 students, school musical each August")}
${stop("Sept 2022 – now", "Private Piano Teacher", "Own studio, Ivanhoe", "Eighteen students from six to seventy")}
${stop("Aug 2022 – Jan 2024", "Kitchen Assistant", "Larder on Upper Heidelberg", "While my diploma was being recognised")}
${stop("Sept 2011 – Feb 2022", "Senior Teacher of Piano", "Kharkiv Children's Music School No. 12", "Head of the piano section from 2017; pupils in nine national finals")}
${stop("Sept 2008 – June 2011", "Accompanist", "Kharkiv Ballet Studio")}
</div></section><section><h2>Where I have learnt</h2><div class=l>
${stop("2025", "Graduate Certificate in Australian Music Education", "Yarra Conservatorium")}
${stop("2006 – 2011", "Specialist Diploma, Piano Performance and Pedagogy", "Slobozhan Academy of Arts, Kharkiv", "Red diploma, assessed as a master degree in 2023")}
${stop("2002 – 2006", "Junior Specialist in Music", "Poltava College of Music")}
</div><h2>On stage</h2><p style="margin:0">Kharkiv Piano Duo, 2012 – 2021; benefit concerts in Melbourne town halls since 2022.</p></section></div>
<div class=u><div><h2>I am good at</h2><p>Sight-reading</p><p>Exam preparation</p><p>Adult beginners</p><p>Choir accompaniment</p><p>Score arranging in MuseScore</p></div>
<div><h2>Papers</h2><p>VIT permission to teach, no. 418820, to 30 September 2027</p><p>Working with Children Check 2204418A-01, to 11/2027</p><p>First aid for schools, 2024</p><p>Driver licence, Victoria</p></div>
<div><h2>I speak</h2><p>Ukrainian – mother tongue</p><p>Russian – fluent</p><p>English – good (C1)</p><p>Polish – everyday</p><h2>Ask about me</h2><p>Ms Fiona Abernethy, Head of Music, Darebin Creek Grammar, 0491 570 156</p></div></div>`;

/** A Ukrainian music teacher's PDF of two lines of time side by side: where she taught at the left, where she learnt at the right, years in pills above each, two jobs at once, papers and languages in three columns below. */
export const musicTeacher: UnseenCv = {
  name: "Ukrainian music teacher's PDF of two lines of time side by side, jobs left and studies right with years in pills (“since Feb 2024”), two jobs at once, three columns below",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Oksana",
    family: "Melnychenko",
    email: "oksana.piano@example.com",
    phone: "+61491571804",
    jobs: [
      ["Instrumental Music Teacher", "Darebin Creek Grammar", "2024-02", null],
      ["Private Piano Teacher", "Own studio, Ivanhoe / Own studio", "2022-09", null],
      ["Kitchen Assistant", "Larder on Upper Heidelberg", "2022-08", "2024-01"],
      ["Senior Teacher of Piano", "Kharkiv Children's Music School No. 12", "2011-09", "2022-02"],
      ["Accompanist", "Kharkiv Ballet Studio", "2008-09", "2011-06"],
    ],
    studies: [
      ["Graduate Certificate in Australian Music Education", "Yarra Conservatorium", "2025"],
      [
        "Specialist Diploma, Piano Performance and Pedagogy / Specialist Diploma / Specialist Diploma (Piano Performance and Pedagogy)",
        "Slobozhan Academy of Arts, Kharkiv / Slobozhan Academy of Arts",
        "2011",
      ],
      ["Junior Specialist in Music", "Poltava College of Music", "2006"],
    ],
    skills: [
      "Sight-reading",
      "Exam preparation",
      "Adult beginners",
      "Choir accompaniment",
      "Score arranging in MuseScore / Score arranging",
    ],
    licences: [
      [
        "VIT permission to teach / Permission to teach / VIT permission to teach (VIC) / VIT",
        "418820",
        "2027-09-30",
      ],
      ["Working with Children Check / Working with Children Check (VIC)", "2204418A-01", "2027-11"],
      ["First aid for schools / First aid"],
    ],
    drives: ["C"],
    languages: ["Ukrainian", "Russian", "English", "Polish"],
    besides: [
      "Driver licence",
      "Driver licence, Victoria",
      "Kharkiv Piano Duo",
      "MuseScore",
      "Fiona Abernethy",
    ],
  },
};
