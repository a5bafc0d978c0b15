import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.3pt/1.4 "DejaVu Serif",serif;color:#222}h1{font-size:22pt;margin:0 0 1mm;text-align:center}.c{text-align:center;margin:0 0 1mm;font-size:9.6pt}h2{font-size:12.5pt;text-transform:uppercase;letter-spacing:1px;text-align:center;background:#eaf3f8;padding:1mm 0;margin:5mm 0 2.5mm;break-after:avoid}.j{margin-bottom:3mm;break-inside:avoid}.j p{margin:0}.l{display:flex;justify-content:space-between}ul{margin:.6mm 0;padding-left:6mm}p{margin:0 0 1mm}.q{columns:2}`;
const list = (...texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const job = (title: string, at: string, when: string, ...texts: readonly string[]) =>
  `<div class=j><p><b>${title}</b></p><p>${at}-${when}</p>${texts.length > 0 ? list(...texts) : ""}</div>`;
const card = (title: string, by: string, words: string) =>
  `<div class=j><p><b>${title}</b></p><p>${by}, ${words}</p></div>`;

const body = `<h1>Makayla Thorburn-Reid</h1><p class=c>Swim Teacher and Pool Lifeguard</p><p class=c>Nundah, QLD 4012 &nbsp; makayla.tr@example.com &nbsp; +61 491 578 888</p>
<h2>Professional summary</h2><p>Teacher of swimming for babies, schoolchildren and nervous adults. I am 23 and finish a degree part-time, so mornings and weekends suit me best.</p>
<h2>Work experience</h2>
${job("Swim Teacher", "Ripple Swim School, Chermside, QLD", "September 2022 to Present", "Seven classes a shift, learn-to-swim to squads", "Introduced a quiet hour for autistic children")}
${job("Pool Lifeguard (casual)", "Northside Aquatic Centre, Nundah, QLD", "November 2021 to Present", "Two rescues, no loss")}
${job("Crew Member", "Burger Wharf, Toombul, QLD", "December 2018 to October 2021")}
<h2>Education</h2>
${job("Bachelor of Exercise and Sport Science", "Moreton Bay University, Brisbane, QLD", "February 2022 to Present")}
${job("Queensland Certificate of Education", "Kedron Creek State High School", "2020")}
<h2>Skills</h2><div class=q>${list("Stroke correction", "Infant aquatics", "Lifesaving", "Behaviour management", "Parent communication", "Lane set-up")}</div>
<h2>Certifications and licences</h2>
${card("Teacher of Swimming and Water Safety", "Swim Teachers' Association", "licence 90417, expires August 2027")}
${card("Pool Lifeguard Award", "Lifesaving Academy", "expires 19 November 2026")}
${card("CPR (HLTAID009)", "Lifesaving Academy", "expires 19 November 2026")}
${card("Blue Card", "Queensland", "2711806/1, expires 6 March 2028")}
<p>Driver licence: Class C, P2</p>
<h2>Volunteer experience</h2>
${job("Nipper Age Manager", "Bribie Point Surf Life Saving Club", "2019 to 2023")}
<h2>Languages</h2><p>English, Auslan (Level 2)</p>
<h2>References</h2><p>Petra Vogel, Program Coordinator, Ripple Swim School, 07 5550 3321</p>`;

/** A swim teacher's resume of a job site in a serif design: centred shaded headings, “employer, place-September 2022 to Present” in one line, two current jobs, current study. */
export const swimTeacher: UnseenCv = {
  name: "swim teacher's job-site PDF: centred shaded headings, “employer, place-September 2022 to Present” joined by a hyphen, two jobs at a time, skills in two columns",
  type: "pdf",
  write: print(css, body, { margin: "17mm" }),
  says: {
    given: "Makayla",
    family: "Thorburn-Reid",
    email: "makayla.tr@example.com",
    phone: "+61491578888",
    jobs: [
      [
        "Swim Teacher",
        "Ripple Swim School / Ripple Swim School, Chermside / Ripple Swim School, Chermside, QLD",
        "2022-09",
        null,
      ],
      [
        "Pool Lifeguard (casual) / Pool Lifeguard",
        "Northside Aquatic Centre / Northside Aquatic Centre, Nundah / Northside Aquatic Centre, Nundah, QLD",
        "2021-11",
        null,
      ],
      [
        "Crew Member",
        "Burger Wharf / Burger Wharf, Toombul / Burger Wharf, Toombul, QLD",
        "2018-12",
        "2021-10",
      ],
    ],
    studies: [
      [
        "Bachelor of Exercise and Sport Science",
        "Moreton Bay University / Moreton Bay University, Brisbane / Moreton Bay University, Brisbane, QLD",
        undefined,
      ],
      ["Queensland Certificate of Education", "Kedron Creek State High School", "2020"],
    ],
    skills: [
      "Stroke correction",
      "Infant aquatics",
      "Lifesaving",
      "Behaviour management",
      "Parent communication",
      "Lane set-up",
    ],
    licences: [
      ["Teacher of Swimming and Water Safety", "90417", "2027-08"],
      ["Pool Lifeguard Award", undefined, "2026-11-19"],
      ["CPR (HLTAID009) / CPR / HLTAID009", undefined, "2026-11-19"],
      ["Blue Card / Blue Card (Queensland) / Blue Card, Queensland", "2711806/1", "2028-03-06"],
    ],
    drives: ["C"],
    languages: ["English", "Auslan"],
    besides: ["Driver licence", "Nipper Age Manager", "Bribie Point Surf Life Saving Club", "Petra Vogel"],
  },
};
