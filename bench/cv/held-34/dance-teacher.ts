import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.4pt/1.5 "Liberation Serif",serif;color:#1f1f1f}p{margin:0 0 3mm}h1{font-size:19pt;font-weight:normal;font-style:italic;margin:0 0 1mm}h2{font-size:12.5pt;font-style:italic;margin:6mm 0 2mm;color:#8b1e4b}.s p{margin:0 0 1.2mm}.e{display:flex;justify-content:space-between;gap:6mm}ul{margin:0 0 2mm;padding-left:5mm}`;
const job = (what: string, when: string, ...duties: readonly string[]) =>
  `<p class=e style="margin:2mm 0 0"><span>${what}</span><span>${when}</span></p><ul>${duties.map((one) => `<li>${one}</li>`).join("")}</ul>`;

const body = `<p>Ms Caroline Ashdown<br>Artistic Director, Ashdown Academy of Ballet<br>240 Burke Road, Camberwell VIC 3124</p><p>23 November 2026</p>
<p><b>Senior dance teacher, position 2026/14</b></p>
<p>Dear Ms Ashdown,</p>
<p>I would like to teach at your academy. You were looking for someone for contemporary and pre-vocational classes from February 2027; I have taught both since 2018 and danced for ten years before my knees gave notice.</p>
<p>At Studio Compás I took the senior class from five pupils to 31. In 2024 two of them went to the Victorian College of the Arts and one to the Rambert School in London. I should add that I worked as a rehearsal director for only one season, and would like more of it.</p>
<p>My resume is attached. I could start after the concert on 13 December.</p>
<p>Yours sincerely,<br><br>Camila Restrepo Ortiz</p>
<div style="break-before:page" class=s><h1>Camila Restrepo Ortiz</h1><p>Dance teacher and choreographer</p><p>Thornbury VIC 3071 ~ 0491 575 846 ~ camila.restrepo@example.com</p>
<h2>Teaching</h2>
${job("<b>Senior Dance Teacher</b>, Studio Compás, Northcote", "July 2021 to present", "Contemporary, improvisation, repertoire; ages 12 to 19", "Choreographer of four annual concerts")}
${job("<b>Dance Teacher (casual)</b>, Yarra Youth Performing Arts", "Feb 2018 to June 2021", "Creative movement, and a class for boys who said they would never")}
<h2>Performing</h2>
${job("<b>Rehearsal Director</b>, Big Sky Dance Company, Brunswick", "2020 (one season)")}
${job("<b>Company Dancer</b>, Big Sky Dance Company, Brunswick", "2014 to 2017", "Tours of Victoria, Japan and Chile")}
${job("<b>Dancer</b>, Ballet Moderno de Antioquia, Medellín, Colombia", "2008 to 2013")}
<h2>Training</h2>
<p>Certificate IV in Dance Teaching and Management, Southern Stages Institute, 2018</p>
<p>Licenciatura en Danza, Universidad del Aburrá, Medellín, 2008</p>
<h2>Safe with children</h2>
<p>Working with Children Check (employee) 2117834A, current to 5 June 2030</p>
<p>First Aid and Anaphylaxis, July 2026</p>
<h2>What I can do</h2>
<p>Choreography, Contemporary technique, Floor barre, Costume sewing, Music editing</p>
<h2>Languages</h2><p>Spanish, English, some Portuguese</p>
<h2>Someone to ask</h2><p>Hamish Calder, Owner, Studio Compás, 0491 579 333</p></div>`;

/** A Colombian dance teacher's PDF with her letter to another school on page one and the resume on page two. */
export const danceTeacher: UnseenCv = {
  name: "Colombian dance teacher's PDF of two parts: a letter with the addressee's name, title, school and address, dates and two schools of pupils on page one, the resume on page two with “Title, Company, Suburb” and “July 2021 to present” at the right, “2020 (one season)”, teaching apart from performing",
  type: "pdf",
  write: print(css, body, { margin: "22mm" }),
  says: {
    given: "Camila",
    family: "Restrepo Ortiz / Restrepo",
    email: "camila.restrepo@example.com",
    phone: "+61491575846",
    jobs: [
      ["Senior Dance Teacher", "Studio Compás / Studio Compás, Northcote", "2021-07", null],
      ["Dance Teacher (casual) / Dance Teacher", "Yarra Youth Performing Arts", "2018-02", "2021-06"],
      ["Rehearsal Director", "Big Sky Dance Company / Big Sky Dance Company, Brunswick", "2020", "2020"],
      ["Company Dancer", "Big Sky Dance Company / Big Sky Dance Company, Brunswick", "2014", "2017"],
      [
        "Dancer",
        "Ballet Moderno de Antioquia / Ballet Moderno de Antioquia, Medellín / Ballet Moderno de Antioquia, Medellín, Colombia",
        "2008",
        "2013",
      ],
    ],
    studies: [
      ["Certificate IV in Dance Teaching and Management", "Southern Stages Institute", "2018"],
      ["Licenciatura en Danza", "Universidad del Aburrá / Universidad del Aburrá, Medellín", "2008"],
    ],
    skills: ["Choreography", "Contemporary technique", "Floor barre", "Costume sewing", "Music editing"],
    licences: [
      ["Working with Children Check (employee) / Working with Children Check", "2117834A", "2030-06-05"],
      ["First Aid and Anaphylaxis / First Aid"],
    ],
    languages: ["Spanish", "English", "Portuguese"],
    besides: [
      "Anaphylaxis",
      "Caroline Ashdown",
      "Ashdown Academy",
      "Artistic Director",
      "Hamish Calder",
      "Victorian College of the Arts",
      "Rambert School",
      "Dance teacher and choreographer",
    ],
  },
};
