import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.5 "DejaVu Sans",sans-serif;padding:12mm 16mm}h1{font-size:22pt;margin:0;font-weight:400}.s{font-size:12pt;color:#666}.c span{margin-right:8mm}section{border-top:1px solid #ddd;margin-top:4mm;padding-top:2mm;display:grid;grid-template-columns:34mm 1fr}h2{font-size:11pt;margin:0;color:#0077aa}h3{font-size:11pt;margin:0}.d{font-size:8.5pt;color:#777}.e{margin-bottom:3mm}.x{font-size:8.5pt;font-weight:700;margin:1mm 0 0}ul{margin:0;padding-left:5mm}p{margin:0 0 1mm}.tag{display:inline-block;background:#eee;border-radius:3px;padding:0 2mm;margin:0 1mm 1mm 0;font-size:8.5pt}`;
const tags = (...words: readonly string[]) => words.map((word) => `<span class=tag>${word}</span>`).join("");
const job = (name: string, title: string, dates: string, text: string, highlights: readonly string[]) =>
  `<div class=e><h3>${name}</h3><div>${title}</div><div class=d>${dates}</div><p>${text}</p>${highlights.length ? `<div class=x>Highlights</div><ul>${highlights.map((one) => `<li>${one}`).join("")}</ul>` : ""}</div>`;
const body = `<h1>Valentina Restrepo Arango</h1><div class=s>Front-end developer</div>
<p class=c><span>valentina@restrepo.example</span><span>+61 491 570 332</span><span>https://restrepo.example</span>
<section><h2>About</h2><p>Front-end developer who measures before she optimises. From Medellín, in Perth since 2020.</section>
<section><h2>Work</h2><div>
${job("Swan River Software", "Senior Front-end Developer", "2023-02-01 — Present", "Design system and booking pages.", ["Cut the size of the bundle by 41 per cent", "Wrote the guide to accessible forms"])}
${job("Kwinana Web Works", "Front-end Developer", "2020-09-15 — 2023-01-27", "Sites for councils.", ["Eleven sites moved to one theme"])}
${job("Paisa Digital SAS", "Desarrolladora Junior", "2017-02-01 — 2020-01-31", "Online shops.", [])}
</div></section>
<section><h2>Volunteer</h2><div>${job("Code Club Perth", "Mentor", "2022-03-01 — Present", "Scratch for ten-year-olds.", [])}</div></section>
<section><h2>Education</h2><div><div class=e><h3>Universidad de Antioquia</h3><div>Systems Engineering, Bachelor</div><div class=d>2012-01-15 — 2016-12-10</div></div></div></section>
<section><h2>Certificates</h2><div><p><b>Professional Scrum Master I</b> <span class=d>2024-05-20, Scrum.org</span></div></section>
<section><h2>Skills</h2><div><p><b>Front end</b> <span class=d>Master</span><br>${tags("TypeScript", "React", "CSS")}<p><b>Testing</b> <span class=d>Advanced</span><br>${tags("Playwright", "Vitest")}</div></section>
<section><h2>Languages</h2><div><p><b>Spanish</b> <span class=d>Native speaker</span><p><b>English</b> <span class=d>Fluent</span></div></section>
<section><h2>Interests</h2><div><p><b>Climbing</b><br>${tags("bouldering", "Margaret River")}</div></section>
<section><h2>References</h2><div><p>“Valentina finds the bug before you finish your sentence.”<br>— Graham Tulloch</div></section>`;

/** A developer whose page a theme of JSON Resume printed: headings at the left, full dates, highlights in each job, tags below each group of skills, two family names. */
export const frontEndDeveloper: UnseenCv = {
  name: "theme of JSON Resume",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Valentina",
    family: "Restrepo Arango",
    email: "valentina@restrepo.example",
    phone: "+61491570332",
    jobs: [
      ["Senior Front-end Developer", "Swan River Software", "2023-02", null],
      ["Front-end Developer", "Kwinana Web Works", "2020-09", "2023-01"],
      ["Desarrolladora Junior", "Paisa Digital SAS", "2017-02", "2020-01"],
      ["Mentor", "Code Club Perth", "2022-03", null],
    ],
    studies: [
      [
        "Systems Engineering, Bachelor / Bachelor, Systems Engineering / Bachelor Systems Engineering",
        "Universidad de Antioquia",
        "2016-12",
      ],
    ],
    skills: ["TypeScript", "React", "CSS", "Playwright", "Vitest"],
    licences: [["Professional Scrum Master I / Professional Scrum Master I, Scrum.org"]],
    languages: ["Spanish", "English"],
    besides: ["Front end", "Testing", "Climbing", "bouldering", "Graham Tulloch"],
  },
};
