import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.4 "DejaVu Serif",serif;color:#111}h1{font-size:20pt;text-align:center;margin:0;font-weight:400}.r,.c{text-align:center;margin:0 0 .8mm}.c{font-size:9.2pt}h2{font-size:12pt;text-align:center;font-weight:400;border-bottom:.3mm solid #111;margin:4.5mm 0 2mm;break-after:avoid}.l{display:flex;justify-content:space-between}.l b{font-size:10.4pt}ul{margin:.6mm 0 2.5mm;padding-left:5.5mm}.m{margin-bottom:2.2mm}p{margin:0 0 1mm}`;
const entry = (at: string, place: string, title: string, when: string, ...texts: readonly string[]) =>
  `<div class=l><b>${at}</b><span>${place}</span></div><div class="l${texts.length > 0 ? "" : " m"}"><i>${title}</i><span>${when}</span></div>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}`;

const body = `<h1>Oluwaseun Adebayo-Cole</h1><p class=r>Scrum Master | Agile Coach | Payments and Government</p><p class=c>0491 579 760 • seun.ac@example.com • linkedin.com/in/seun-ac-example • Canberra, ACT</p>
<h2>Summary</h2><p>Scrum master who removes meetings before adding any. Baseline security clearance. Ten years from testing to leading three teams at once.</p>
<h2>Experience</h2>
${entry("Department of Digital Futures", "Canberra, ACT", "Scrum Master (contract through Brindabella Talent)", "05/2023 - Present", "Three teams, 27 people, one release train", "Median age of a work item from 31 to 12 days", "Started a guild of scrum masters across four departments")}
${entry("Cowrie Payments", "Sydney, NSW", "Scrum Master", "08/2019 - 04/2023", "Merged two teams after the takeover without losing a person")}
${entry("Cowrie Payments", "Sydney, NSW", "Senior Test Analyst", "01/2018 - 08/2019")}
${entry("Lagoon Software Ltd", "Lagos, Nigeria", "Quality Assurance Analyst", "06/2013 - 10/2017", "Built the first automated regression suite")}
<h2>Education</h2>
${entry("University of Ikoyi Bay", "Lagos, Nigeria", "BSc Computer Science, Second Class Upper", "2009 - 2013")}
<h2>Certification</h2>
<p><b>Professional Scrum Master II</b> — Scrum Practice Board, 2020</p><p><b>SAFe 6 Release Train Engineer</b> — Scaled Delivery Academy, expires 03/2027</p><p><b>ICAgile Certified Professional in Agile Coaching</b> — 2022</p>
<h2>Skills</h2><p>Facilitation · Kanban · Jira · Confluence · Coaching · Release planning · Stakeholder management</p>
<h2>Languages</h2><div class=l><span>English <i>Native</i></span><span>Yoruba <i>Native</i></span><span>Hausa <i>Beginner</i></span></div>
<h2>Volunteering</h2>
${entry("Capital Food Pantry", "Canberra, ACT", "Roster Coordinator", "2021 - Present")}`;

/** A Nigerian-born scrum master's one-column résumé of a business school's form: centred headings with rules, employer left and place right over title in italics and dates. */
export const scrumMaster: UnseenCv = {
  name: "Nigerian scrum master's business-school form as PDF: employer and place over title and dates, centred headings with rules, contract through an agency",
  type: "pdf",
  write: print(css, body, { margin: "16mm", footer: "www.resume-studio.example" }),
  says: {
    given: "Oluwaseun",
    family: "Adebayo-Cole",
    email: "seun.ac@example.com",
    phone: "+61491579760",
    jobs: [
      [
        "Scrum Master / Scrum Master (contract through Brindabella Talent) / Scrum Master (contract)",
        "Department of Digital Futures",
        "2023-05",
        null,
      ],
      ["Scrum Master", "Cowrie Payments", "2019-08", "2023-04"],
      ["Senior Test Analyst", "Cowrie Payments", "2018-01", "2019-08"],
      ["Quality Assurance Analyst", "Lagoon Software Ltd / Lagoon Software", "2013-06", "2017-10"],
    ],
    studies: [
      [
        "BSc Computer Science, Second Class Upper / BSc Computer Science / BSc Computer Science (Second Class Upper)",
        "University of Ikoyi Bay",
        "2013",
      ],
    ],
    skills: [
      "Facilitation",
      "Kanban",
      "Jira",
      "Confluence",
      "Coaching",
      "Release planning",
      "Stakeholder management",
    ],
    licences: [
      ["Professional Scrum Master II"],
      ["SAFe 6 Release Train Engineer", undefined, "2027-03"],
      ["ICAgile Certified Professional in Agile Coaching"],
    ],
    languages: ["English", "Yoruba", "Hausa"],
    besides: [
      "Roster Coordinator",
      "Capital Food Pantry",
      "Baseline security clearance",
      "Security clearance",
    ],
  },
};
