import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10pt/1.5 "DejaVu Sans",sans-serif;color:#666}h1{font-size:27pt;line-height:1.1;margin:0;color:#283592}.c{margin:2mm 0 0;font-size:9.2pt}h2{font-size:10pt;text-transform:uppercase;color:#00ab44;margin:7mm 0 2.5mm;letter-spacing:.4px;break-after:avoid}h3{font-size:11.5pt;margin:4mm 0 0;color:#283592;break-after:avoid}h3 i{font-weight:400}h4{font-weight:400;font-size:8.6pt;text-transform:uppercase;margin:.6mm 0 1mm;color:#666;break-after:avoid}p{margin:0 0 1.2mm}ul{margin:0;padding-left:5.5mm}`;
const entry = (at: string, title: string, when: string, ...texts: readonly string[]) =>
  `<h3>${at} / <i>${title}</i></h3><h4>${when}</h4>${texts.length > 1 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : texts.map((text) => `<p>${text}</p>`).join("")}`;

const body = `<h1>Jemima Okoro</h1><p class=c>14/9 Boundary Lane, West End QLD 4101<br>0491 570 737 &nbsp;|&nbsp; jemima.okoro@example.com &nbsp;|&nbsp; jemimawrites.example</p>
<h2>Skills</h2><p>Conceptual copywriting, tone of voice, UX writing, email campaigns, search engine optimisation, script writing, Figma, WordPress</p>
<h2>Experience</h2>
${entry("Bellbird Creative", "Senior Copywriter", "April 2023 - Present, Brisbane QLD", "Lead writer on three retained accounts: a credit union, a furniture brand and a state tourism body", "Campaign for the credit union brought 9,400 new members in ten weeks", "Mentor two juniors and run the Friday critique")}
${entry("Self-employed", "Freelance Copywriter", "June 2021 - March 2023, Brisbane QLD", "Websites, product pages and annual reports for 38 clients, mostly in health and housing. Worked three days a week while my daughter was small.")}
${entry("Kookaburra &amp; Finch", "Copywriter", "February 2018 - May 2021, Brisbane QLD", "Radio, outdoor and social for a supermarket and a university", "Rewrote 600 pages of the university's course guide in plain English")}
${entry("Kookaburra &amp; Finch", "Creative Intern", "November 2017 - February 2018, Brisbane QLD")}
${entry("The Lagos Lantern", "Junior Features Writer", "2014 - 2016, Lagos, Nigeria", "Two features and a column of reviews each week.")}
<h2>Education</h2>
${entry("Moreton Bay University", "Master of Professional Writing", "February 2016 - November 2017, Brisbane QLD", "Thesis on the language of privacy notices.")}
${entry("Ikeja State University", "BA (Hons) English, Second Class Upper", "2010 - 2014, Lagos, Nigeria")}
${entry("Sprintwise Academy", "UX Writing Certificate", "2022, Online")}
<h2>Projects</h2>
${entry("Small Print", "Newsletter on everyday language", "2020 - Present", "Fortnightly, 3,100 readers.")}
<h2>Awards</h2><p><b>Silver, Radio</b> – Queensland Copy Awards, 2024</p><p><b>Best Long Copy, shortlist</b> – Queensland Copy Awards, 2020</p>
<h2>Volunteering</h2>${entry("West End Community House", "Resume Workshop Volunteer", "March 2022 - Present")}
<h2>Languages</h2><p>English, Igbo, Nigerian Pidgin, some French</p>
<h2>Checks</h2><p>Blue Card 2930447/1, valid until 18 May 2028</p>
<h2>References</h2><p>Available upon request</p>`;

/** A Nigerian-Australian copywriter's template of an online office saved as PDF: “Employer / Title” over “April 2023 - Present, Brisbane QLD” in capitals, skills first, a newsletter of her own, two pages. */
export const copywriter: UnseenCv = {
  name: "Nigerian-Australian copywriter's online-office template as PDF: “Employer / Title” over “APRIL 2023 - PRESENT, BRISBANE QLD”, skills first in a sentence, studies in the form of jobs, a newsletter as project",
  type: "pdf",
  write: print(css, body, { margin: "20mm" }),
  says: {
    given: "Jemima",
    family: "Okoro",
    email: "jemima.okoro@example.com",
    phone: "+61491570737",
    jobs: [
      [
        "Senior Copywriter",
        "Bellbird Creative / Bellbird Creative, Brisbane / Bellbird Creative, Brisbane QLD",
        "2023-04",
        null,
      ],
      [
        "Freelance Copywriter / Freelance Copywriter (self-employed)",
        "Self-employed / Self-employed, Brisbane / Self-employed, Brisbane QLD",
        "2021-06",
        "2023-03",
      ],
      [
        "Copywriter",
        "Kookaburra & Finch / Kookaburra & Finch, Brisbane / Kookaburra & Finch, Brisbane QLD",
        "2018-02",
        "2021-05",
      ],
      [
        "Creative Intern",
        "Kookaburra & Finch / Kookaburra & Finch, Brisbane / Kookaburra & Finch, Brisbane QLD",
        "2017-11",
        "2018-02",
      ],
      [
        "Junior Features Writer",
        "The Lagos Lantern / The Lagos Lantern, Lagos / The Lagos Lantern, Lagos, Nigeria",
        "2014",
        "2016",
      ],
    ],
    studies: [
      [
        "Master of Professional Writing",
        "Moreton Bay University / Moreton Bay University, Brisbane / Moreton Bay University, Brisbane QLD",
        "2017-11",
      ],
      [
        "BA (Hons) English, Second Class Upper / BA (Hons) English / BA English / BA (Hons) English (Second Class Upper)",
        "Ikeja State University / Ikeja State University, Lagos / Ikeja State University, Lagos, Nigeria",
        "2014",
      ],
      ["UX Writing Certificate", "Sprintwise Academy / Sprintwise Academy, Online", "2022"],
    ],
    skills: [
      "Conceptual copywriting",
      "tone of voice",
      "UX writing",
      "email campaigns",
      "search engine optimisation",
      "script writing",
      "Figma",
      "WordPress",
    ],
    licences: [["Blue Card / Blue Card (QLD)", "2930447/1", "2028-05-18"]],
    languages: ["English", "Igbo", "Nigerian Pidgin / Pidgin", "French"],
    besides: [
      "Small Print",
      "Newsletter on everyday language",
      "Resume Workshop Volunteer",
      "West End Community House",
      "Silver, Radio",
      "Best Long Copy",
      "Queensland Copy Awards",
    ],
  },
};
