import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.45 "Liberation Sans",sans-serif;padding:0 4mm}h1{font-size:24pt;margin:0;color:#37474f}.h{display:grid;grid-template-columns:1fr 68mm;border-bottom:3px solid #37474f;padding-bottom:4mm}.k{display:grid;grid-template-columns:20mm 1fr;row-gap:1mm}.k b{color:#37474f}h2{color:#37474f;font-size:14pt;margin:5mm 0 2mm;border-bottom:1px solid #cfd8dc;padding-left:27mm}.e{display:grid;grid-template-columns:22mm 1fr;column-gap:5mm;margin-bottom:3mm}.e>span{font-weight:700;font-size:9pt}.e b{font-size:11pt}ul{margin:1mm 0;padding-left:4mm}.q{display:grid;grid-template-columns:1fr 40mm;padding-left:27mm}.q small{display:block;text-align:right;color:#666;font-style:italic}.o{letter-spacing:2px;text-align:right;color:#37474f}p{margin:0}`;
const entry = (from: string, to: string, title: string, employer: string, tasks: readonly string[] = []) =>
  `<div class=e><span>${from} -<br>${to}</span><div><b>${title}</b><br><i>${employer}</i>${tasks.length ? `<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>` : ""}</div></div>`;
const rated = (skill: string, level: string, of: number) =>
  `<div class=q><span>${skill}</span><div><div class=o>${"●".repeat(of)}${"○".repeat(5 - of)}</div><small>${level}</small></div></div>`;
const body = `<div class=h><div><h1>Ioana Munteanu</h1><p style="font-size:13pt">Senior Hair Stylist</p></div>
<div class=k><b>Phone</b><span>0478 206 153</span><b>E-mail</b><span>ioana@munteanu.example</span><b>Address</b><span>Flat 3, 19 Byron Street, Glenelg SA 5045</span></div></div>
<p style="margin-top:3mm">Stylist with eleven years on the floor, known for colour corrections and for remembering names. Seeking a chair in a salon that teaches.</p>
<h2>Work History</h2>
${entry("2022-05", "Current", "Senior Stylist and Educator", "Salon Periwinkle, Adelaide, SA", ["Colour corrections, balayage and weddings", "Runs the Monday class for four apprentices"])}
${entry("2018-02", "2022-04", "Hair Stylist", "Jetty Road Hair Collective, Glenelg, SA", ["Clientele of 220; rebooking of 78 %"])}
${entry("2015-06", "2017-12", "Junior Hairdresser", "Coafor Violeta, Cluj-Napoca, Romania")}
<h2>Education</h2>
${entry("2018-07", "2019-06", "Certificate III: Hairdressing", "Holdfast Bay Training Institute - Adelaide, SA")}
${entry("2011-09", "2015-06", "High School Diploma", "Colegiul Emil Negruțiu - Cluj-Napoca, Romania")}
<h2>Skills</h2>
${rated("Balayage", "Excellent", 5)}${rated("Colour correction", "Excellent", 5)}${rated("Barbering", "Good", 3)}${rated("Timely salon software", "Very Good", 4)}
<h2>Languages</h2>
${rated("Romanian", "Native", 5)}${rated("English", "Advanced (C1)", 4)}${rated("Hungarian", "Elementary (A2)", 2)}
<h2>Certifications</h2>
<div class=e><span>2024-03</span><div>Certified Bridal Stylist, Southern Hair Council</div></div>
<div class=e><span>2025-08</span><div>HLTAID011 Provide First Aid</div></div>`;

/** A hairdresser in a builder's template: dates by year and month in two lines at the left, "Current" below, skills and languages with dots and a word for each. */
export const hairdresser: UnseenCv = {
  name: "dates over two lines at the left, skills with dots and words",
  type: "pdf",
  write: print(css, body, { margin: "14mm" }),
  says: {
    given: "Ioana",
    family: "Munteanu",
    email: "ioana@munteanu.example",
    phone: "+61478206153",
    jobs: [
      [
        "Senior Stylist and Educator",
        "Salon Periwinkle / Salon Periwinkle, Adelaide, SA / Salon Periwinkle, Adelaide",
        "2022-05",
        null,
      ],
      [
        "Hair Stylist",
        "Jetty Road Hair Collective / Jetty Road Hair Collective, Glenelg, SA / Jetty Road Hair Collective, Glenelg",
        "2018-02",
        "2022-04",
      ],
      [
        "Junior Hairdresser",
        "Coafor Violeta / Coafor Violeta, Cluj-Napoca, Romania / Coafor Violeta, Cluj-Napoca",
        "2015-06",
        "2017-12",
      ],
    ],
    studies: [
      [
        "Certificate III: Hairdressing / Certificate III in Hairdressing",
        "Holdfast Bay Training Institute / Holdfast Bay Training Institute - Adelaide, SA / Holdfast Bay Training Institute - Adelaide",
        "2019-06",
      ],
      [
        "High School Diploma",
        "Colegiul Emil Negruțiu / Colegiul Emil Negruțiu - Cluj-Napoca, Romania / Colegiul Emil Negruțiu - Cluj-Napoca",
        "2015-06",
      ],
    ],
    skills: ["Balayage", "Colour correction", "Barbering", "Timely salon software"],
    licences: [
      ["Certified Bridal Stylist / Certified Bridal Stylist, Southern Hair Council"],
      ["HLTAID011 Provide First Aid / Provide First Aid / HLTAID011"],
    ],
    languages: ["Romanian", "English", "Hungarian"],
  },
};
