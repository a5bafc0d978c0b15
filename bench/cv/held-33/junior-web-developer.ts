import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.5 "DejaVu Sans",sans-serif;color:#24292f;font-size:9.3pt}h1{font-size:22pt;margin:0;font-weight:400}.c{color:#57606a;margin:1mm 0 4mm}h2{font-size:12pt;margin:6mm 0 2mm;color:#8250df;break-after:avoid}h3{font-size:9.8pt;margin:3mm 0 0}p{margin:0 0 1mm}.d{color:#57606a;font-size:8.6pt;margin:0}ul{margin:.5mm 0 0;padding-left:5mm}`;
const entry = (what: string, when: string, ...lines: readonly string[]) =>
  `<h3>${what}</h3><p class=d>${when}</p>${lines.length > 0 ? `<ul>${lines.map((one) => `<li>${one}</li>`).join("")}</ul>` : ""}`;

const body = `<h1>Callum Brzezicki</h1><p class=c>Junior web developer (formerly cabin crew) · Preston, Melbourne<br>callum@brzezicki.example · 0491 577 426 · brzezicki.example</p>
<h2>Why the change</h2><p>After nine years of keeping 174 people calm at once I taught myself to program on layovers, then did it properly. What I bring along: checklists, shift work, and a steady voice when production is down.</p>
<h2>Technical skills</h2><p>TypeScript, React, Node.js, PostgreSQL, Git, Accessibility testing</p>
<h2>Development experience</h2>
${entry("Junior Developer (internship) at Tramstop Digital", "4 May 2026 – 28 August 2026 · Collingwood", "Rebuilt the booking form for a chain of pools; complaints fell to one a week", "Paired daily; shipped 37 pull requests")}
${entry("Volunteer Web Developer at Preston Toy Library", "since August 2025 · a few hours a week", "Catalogue for 1,100 toys with reminders by text")}
<h2>Earlier career</h2>
${entry("Cabin Supervisor at Austral Wings Airlines", "March 2020 – October 2025 · Melbourne", "Led crews of five on A321; purser on 1,300 sectors", "Trainer for first aid and difficult passengers")}
${entry("Flight Attendant at Austral Wings Airlines", "July 2016 – March 2020 · Melbourne")}
${entry("Front Desk Agent at the Parkview Hotel", "2013 – 2016 · St Kilda")}
<h2>Projects</h2>
<p><b>Layover</b> – an offline packing list for crew, 400 users</p><p><b>Kerbside</b> – says which bin goes out tonight</p>
<h2>Education</h2>
${entry("Diploma of Information Technology (Front End Web Development)", "Merri Creek Polytechnic, 2025 – 2026")}
${entry("Certificate III in Aviation (Cabin Crew)", "Tullamarine Aviation College, 2016")}
${entry("Bachelor of Arts, not completed", "Northcote University, 2011 – 2012")}
<h2>Certificates</h2><p>Certified Cloud Foundations (Cirrus), valid until March 2029</p><p>First Aid, valid until 12 January 2028</p>
<h2>Languages</h2><p>English (native), Polish (at home), Japanese (JLPT N3)</p>
<h2>Off duty</h2><p>Community radio, sourdough, long trains.</p>`;

/** A career changer's PDF: why he changed, skills first, “Development experience” before “Earlier career”, each “Title at Employer” over dates and place, projects with names, a degree not completed. */
export const juniorWebDeveloper: UnseenCv = {
  name: "flight attendant turned web developer: career-change PDF with “Why the change”, “Development experience” before “Earlier career”, “Title at Employer” over “4 May 2026 – 28 August 2026 · place”, a volunteer role “since August 2025”, projects, a degree not completed",
  type: "pdf",
  write: print(css, body, {
    margin: "17mm",
    footer: "Callum Brzezicki · <span class=pageNumber></span>/<span class=totalPages></span>",
  }),
  says: {
    given: "Callum",
    family: "Brzezicki",
    email: "callum@brzezicki.example",
    phone: "+61491577426",
    jobs: [
      [
        "Junior Developer (internship) / Junior Developer",
        "Tramstop Digital / Tramstop Digital, Collingwood",
        "2026-05",
        "2026-08",
      ],
      [
        "Volunteer Web Developer / Web Developer / Web Developer (volunteer)",
        "Preston Toy Library",
        "2025-08",
        null,
      ],
      [
        "Cabin Supervisor",
        "Austral Wings Airlines / Austral Wings Airlines, Melbourne",
        "2020-03",
        "2025-10",
      ],
      [
        "Flight Attendant",
        "Austral Wings Airlines / Austral Wings Airlines, Melbourne",
        "2016-07",
        "2020-03",
      ],
      ["Front Desk Agent", "Parkview Hotel / the Parkview Hotel / Parkview Hotel, St Kilda", "2013", "2016"],
    ],
    studies: [
      [
        "Diploma of Information Technology (Front End Web Development) / Diploma of Information Technology",
        "Merri Creek Polytechnic",
        "2026",
      ],
      [
        "Certificate III in Aviation (Cabin Crew) / Certificate III in Aviation",
        "Tullamarine Aviation College",
        "2016",
      ],
      [
        "Bachelor of Arts, not completed / Bachelor of Arts / Bachelor of Arts (not completed)",
        "Northcote University",
        "2012",
      ],
    ],
    skills: ["TypeScript", "React", "Node.js", "PostgreSQL", "Git", "Accessibility testing"],
    licences: [
      [
        "Certified Cloud Foundations (Cirrus) / Certified Cloud Foundations / Cloud Foundations",
        undefined,
        "2029-03",
      ],
      ["First Aid", undefined, "2028-01-12"],
    ],
    languages: ["English", "Polish", "Japanese"],
    besides: ["Layover", "Kerbside", "JLPT N3", "Junior web developer", "Community radio"],
  },
};
