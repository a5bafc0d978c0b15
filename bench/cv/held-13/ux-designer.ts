import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.3pt/1.38 Lato,"DejaVu Sans",sans-serif;color:#4d4d4d}h1{font-size:23pt;margin:0;color:#2e2e2e}.tag{color:#8f0d0d;font-weight:700;font-size:12pt;margin:0 0 1.5mm}.k{font-size:8pt;margin:0 0 4mm}.k span{margin-right:4mm;white-space:nowrap}svg{width:2.6mm;height:2.6mm;fill:#8f0d0d;vertical-align:-.3mm;margin-right:1mm}.two{display:grid;grid-template-columns:1.55fr 1fr;gap:8mm}h2{font-size:13pt;text-transform:uppercase;color:#450808;border-bottom:.7mm solid #e3b1b1;margin:0 0 2mm;padding-bottom:.5mm}section{margin-bottom:4mm}h3{font-size:10.8pt;color:#2e2e2e;font-weight:400;margin:0}.e{color:#8f0d0d;font-weight:700;margin:0}.d{font-size:8pt;display:flex;margin:.4mm 0}.d span{width:50%}ul{margin:.6mm 0 0;padding-left:4mm}hr{border:0;border-top:.2mm dashed #aaa;margin:2mm 0}.chip{display:inline-block;border:.25mm solid #aaa;border-radius:1mm;padding:.3mm 1.6mm;margin:0 1.2mm 1.4mm 0;font-weight:700;font-size:8.3pt}.l{display:flex;justify-content:space-between;margin:0 0 .8mm}.l b{font-weight:700}.on{color:#8f0d0d}.off{color:#d9c3c3}blockquote{margin:0;font-style:italic;color:#8f0d0d}p{margin:0}.q{display:grid;grid-template-columns:6mm 1fr;margin-bottom:1.5mm}`;

const date = `<svg viewBox="0 0 10 10"><path d="M0 1h10v9H0zM1 4v5h8V4z"/></svg>`;
const pin = `<svg viewBox="0 0 10 10"><path d="M5 0a4 4 0 0 1 4 4c0 2-4 6-4 6S1 6 1 4a4 4 0 0 1 4-4z"/></svg>`;

const event = (title: string, at: string, when: string, where: string, points: readonly string[] = []) =>
  `<h3>${title}</h3><p class=e>${at}</p><p class=d><span>${date}${when}</span>${where && `<span>${pin}${where}</span>`}</p>${
    points.length ? `<ul>${points.map((point) => `<li>${point}`).join("")}</ul>` : ""
  }`;
const chips = (of: readonly string[]) => of.map((one) => `<span class=chip>${one}</span>`).join("");
const dots = (name: string, of: number) =>
  `<p class=l><b>${name}</b><span><span class=on>${"●".repeat(of)}</span><span class=off>${"●".repeat(5 - of)}</span></span></p>`;
const proud = (sign: string, title: string, text: string) =>
  `<div class=q><span class=on>${sign}</span><p><b>${title}</b><br>${text}</p></div>`;

const body = `<h1>Paloma Etxeberria</h1><p class=tag>Senior UX / Product Designer</p>
<p class=k><span>${pin}Brunswick East VIC</span><span>✉ paloma.etx@example.com</span><span>✆ 0491 570 159</span><span>⌂ paloma-etx.example.com</span></p>
<div class=two><main>
<section><h2>Experience</h2>
${event("Senior Product Designer", "Pelican &amp; Ping", "04/2021 – Ongoing", "Melbourne, VIC", [
  "Own the sign-up and the first week of an app for shift workers with 410,000 users a month",
  "Raised completed profiles from 46% to 71% with fewer questions",
  "Run a fortnightly critique for nine designers in three cities",
])}<hr>
${event(
  "UX Designer (contract)",
  "Department of Roads, Ferries and Light Rail",
  "08/2020 – 03/2021",
  "Remote",
  ["Redesigned the fines portal to WCAG 2.1 AA with people who use screen readers in the room"],
)}<hr>
${event("UX/UI Designer", "Estudio Cuatro Ventanas S.L.", "09/2016 – 01/2020", "Bilbao, Spain", [
  "Booking flows for two ferry lines and a museum",
  "Grew a library of components that was used in 14 projects",
])}<hr>
${event("Junior Graphic Designer", "Imprenta Zubizarreta", "2014 – 2016", "Vitoria-Gasteiz, Spain")}
</section>
<section><h2>Side Projects</h2>
${event("Tram Stop Haiku", "Posters and a small web page", "2023", "")}
</section></main><aside>
<section><h2>My Life Philosophy</h2><blockquote>“If you need to explain the button, it’s the wrong button.”</blockquote></section>
<section><h2>Most Proud of</h2>
${proud("★", "Good Design Recognition 2024", "for the roster view of Pelican &amp; Ping")}
${proud("♥", "Learning to drive a manual at 30", "on the left side")}</section>
<section><h2>Strengths</h2>${chips(["User research", "Interaction design", "Prototyping", "Workshop facilitation"])}<hr>${chips(["Figma", "Miro", "Maze", "HTML &amp; CSS", "Adobe Illustrator"])}</section>
<section><h2>Languages</h2>${dots("Spanish", 5)}${dots("Basque", 5)}${dots("English", 4)}${dots("French", 2)}</section>
<section><h2>Education</h2>
${event("M.A. in Interaction Design", "Escuela Superior de Diseño Ibaialde", "09/2015 – 06/2016", "")}<hr>
${event("Grado en Diseño Gráfico (B.A.)", "Universidad del Bajo Nervión", "09/2010 – 06/2014", "")}<hr>
${event("Professional Certificate, Accessible Web", "Yarra Bend Short Courses", "11/2022", "")}</section>
<section><h2>Referees</h2><p><b>Jonno Battersby</b><br>Head of Design, Pelican &amp; Ping<br>✉ jonno.b@example.com</p></section>
</aside></div>`;

/** A designer's page in the LaTeX class with a side bar at the right: title, employer, then months and place each behind an icon, chips for strengths, dots for languages, and education in the side bar. */
export const uxDesigner: UnseenCv = {
  name: "side bar at the right, icons before months and places, chips, dots for languages, referee with an address",
  type: "pdf",
  write: print(css, body, { margin: "12mm" }),
  says: {
    given: "Paloma",
    family: "Etxeberria",
    email: "paloma.etx@example.com",
    phone: "+61491570159",
    jobs: [
      ["Senior Product Designer", "Pelican & Ping", "2021-04", null],
      [
        "UX Designer (contract) / UX Designer",
        "Department of Roads, Ferries and Light Rail",
        "2020-08",
        "2021-03",
      ],
      ["UX/UI Designer", "Estudio Cuatro Ventanas S.L.", "2016-09", "2020-01"],
      ["Junior Graphic Designer", "Imprenta Zubizarreta", "2014", "2016"],
    ],
    studies: [
      ["M.A. in Interaction Design", "Escuela Superior de Diseño Ibaialde", "2016-06"],
      ["Grado en Diseño Gráfico (B.A.) / Grado en Diseño Gráfico", "Universidad del Bajo Nervión", "2014-06"],
      ["Professional Certificate, Accessible Web", "Yarra Bend Short Courses", "2022-11"],
    ],
    skills: [
      "User research",
      "Interaction design",
      "Prototyping",
      "Workshop facilitation",
      "Figma",
      "Miro",
      "Maze",
      "HTML & CSS",
      "Adobe Illustrator",
    ],
    languages: ["Spanish", "Basque", "English", "French"],
    besides: [
      "Tram Stop Haiku",
      "Posters and a small web page",
      "Good Design Recognition 2024",
      "Good Design Recognition",
      "Learning to drive a manual at 30",
    ],
  },
};
