import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9.5pt;line-height:1.5;color:#333}header{text-align:center;padding-bottom:4mm;border-bottom:.3mm solid #ddd}h1{font-size:22pt;margin:0;font-weight:300}header h2{font-size:11pt;font-weight:400;color:#888;margin:0 0 2mm;border:0}h2{font-size:13pt;font-weight:400;margin:6mm 0 2mm;color:#333}h3{font-size:10.5pt;margin:0;display:flex;justify-content:space-between;color:#0a66a0}h3 span{color:#888;font-weight:400;font-size:9pt}h4{font-size:9.5pt;margin:0;font-weight:700}p{margin:0 0 1mm}section>div{margin-bottom:4mm;break-inside:avoid}ul{margin:0 0 1mm;padding-left:5mm}.k{display:inline-block;background:#eef3f7;border-radius:1mm;padding:0 2mm;margin:0 1.5mm 1mm 0}a{color:#0a66a0;font-size:8.5pt}`;

const work = (
  name: string,
  site: string,
  position: string,
  dates: string,
  summary: string,
  highlights: readonly string[] = [],
) =>
  `<div><h3>${name}<span>${dates}</span></h3>${site && `<a>${site}</a>`}<h4>${position}</h4><p>${summary}${highlights.length ? `<ul>${highlights.map((one) => `<li>${one}`).join("")}</ul>` : ""}</div>`;
const skill = (name: string, level: string, keywords: readonly string[]) =>
  `<div><h4>${name} <small>${level}</small></h4>${keywords.map((one) => `<span class=k>${one}</span>`).join("\n")}</div>`;

const body = `<header><h1>Yara Haddad</h1><h2>Product designer who tests before she draws</h2><a>yara@haddad.example</a> &nbsp; 0491 575 789 &nbsp; <a>https://yara-haddad.example</a><br>Brunswick, Victoria, AU</header>
<section><h2>About</h2><p>Ten years of forms, maps and timetables. I like the dull screens that two million people have to use.</section>
<section><h2>Work</h2>
${work("Quillfeather Software", "https://quillfeather.example", "Senior Product Designer", "May, 2022 — Present", "Design of the scheduling product for hospitals, in a team of four designers.", ["Cut the time to fill a shift from nine minutes to two", "Keeps the design system and its documentation"])}
${work("Transit Map Company", "https://transitmap.example", "UX Designer", "February, 2019 — April, 2022", "Journey planners for three state railways.", ["Ran 60 tests on platforms, one of them in a hailstorm"])}
${work("Freelance", "", "Web Designer", "January, 2017 — January, 2019", "Sites for cafés, two choirs and a cemetery trust.")}</section>
<section><h2>Volunteer</h2>${work("Girls Who Tinker", "https://girlswhotinker.example", "Workshop Mentor", "March, 2021 — Present", "Saturday workshops for girls of ten to fourteen years.")}</section>
<section><h2>Education</h2>${work("Yarra Bend Institute of Technology", "", "Bachelor of Design (Communication Design)", "February, 2013 — November, 2016", "First Class Honours. Typography II, Human Factors, Service Design")}</section>
<section><h2>Awards</h2><div><h3>Good Form Award<span>October, 2023</span></h3><p>Awarded by <b>Australian Interface Society</b><p>For a ticket machine that can be used with mittens.</div></section>
<section><h2>Certificates</h2><div><h3>Certified Professional in Accessibility Core Competencies<span>June, 2021</span></h3><p>Issued by <b>International Association of Accessibility Professionals</b></div></section>
<section><h2>Skills</h2>${skill("Interface design", "Master", ["Figma", "Prototyping", "Design systems"])}${skill("User research", "Advanced", ["Usability testing", "Card sorting"])}${skill("Front end", "Intermediate", ["HTML", "CSS", "Storybook"])}</section>
<section><h2>Languages</h2><p><b>Arabic</b> Native speaker<p><b>English</b> Fluent<p><b>French</b> Limited working proficiency</section>
<section><h2>Interests</h2><div><h4>Paper</h4><span class=k>Letterpress</span> <span class=k>Maps</span></div></section>
<section><h2>References</h2><div><p>“Yara asks the question that everybody else has been avoiding.”<h4>Dominic Farrugia, Head of Design, Quillfeather Software</h4></div></section>`;

/** A designer's web page from an open schema for CVs, printed by a browser: employer with dates, address of its site, position below, months with commas, groups of skills with a level and keywords, address and time of printing below each page. */
export const uxDesigner: UnseenCv = {
  name: "web page of an open schema, printed with address and time",
  type: "pdf",
  write: print(css, body, {
    margin: "14mm",
    footer: `<div style="display:flex;justify-content:space-between"><span>https://yara-haddad.example/resume</span><span>12/11/2025, 9:14 pm</span><span><span class=pageNumber></span>/<span class=totalPages></span></span></div>`,
  }),
  says: {
    given: "Yara",
    family: "Haddad",
    email: "yara@haddad.example",
    phone: "+61491575789",
    jobs: [
      ["Senior Product Designer", "Quillfeather Software", "2022-05", null],
      ["UX Designer", "Transit Map Company", "2019-02", "2022-04"],
      ["Web Designer", "Freelance / Self-employed", "2017-01", "2019-01"],
    ],
    studies: [
      [
        "Bachelor of Design (Communication Design) / Bachelor of Design",
        "Yarra Bend Institute of Technology",
        "2016-11",
      ],
    ],
    skills: [
      "Figma",
      "Prototyping",
      "Design systems",
      "Usability testing",
      "Card sorting",
      "HTML",
      "CSS",
      "Storybook",
    ],
    licences: [["Certified Professional in Accessibility Core Competencies"]],
    languages: ["Arabic", "English", "French"],
    besides: [
      "Workshop Mentor",
      "Girls Who Tinker",
      "Good Form Award",
      "Interface design",
      "User research",
      "Front end",
    ],
  },
};
