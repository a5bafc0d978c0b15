import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.2pt/1.45 "DejaVu Sans",sans-serif;color:#272b30;margin:12mm 14mm 0}h1{font-size:24pt;margin:0;color:#1c6e5b}.r{font-size:12pt;margin:0;color:#1c6e5b}.c{display:grid;grid-template-columns:1fr 1fr;gap:1mm 8mm;border-top:.5mm solid #1c6e5b;border-bottom:.5mm solid #1c6e5b;padding:1.6mm 0;margin:3mm 0;font-size:8.8pt}.g{display:grid;grid-template-columns:1fr 58mm;column-gap:10mm}h2{font-size:12pt;text-transform:uppercase;color:#1c6e5b;margin:4mm 0 1.8mm}p{margin:0}.t{font-weight:700;font-size:11pt}.a{font-size:10.6pt}.d{display:flex;justify-content:space-between;font-style:italic;font-size:8.2pt;color:#1c6e5b}.k{font-style:italic;font-size:8.2pt;color:#1c6e5b;margin-top:.8mm}ul{margin:0 0 3.2mm;padding-left:4mm}.s span{display:inline-block;background:#9aa5a1;color:#fff;border-radius:1mm;padding:.8mm 2.4mm;margin:0 1.4mm 1.6mm 0}.m{margin-bottom:2mm}.m i{display:block;font-size:8.2pt;color:#1c6e5b}`;
const job = (title: string, at: string, when: string, where: string, ...tasks: readonly string[]) =>
  `<p class=t>${title}</p><p class=a>${at}</p><p class=d><span>${when}</span><span>${where}</span></p>${tasks.length > 0 ? `<p class=k>Achievements/Tasks</p><ul>${tasks.map((one) => `<li>${one}</li>`).join("")}</ul>` : '<p style="height:3mm"></p>'}`;
const small = (what: string, note: string) => `<p class=m>${what}<i>${note}</i></p>`;

const body = `<h1>Giuseppina Tedesco</h1><p class=r>Produce Department Manager</p><p style="margin-top:1.5mm">Known as Pina. Twenty-one years of supermarkets, fourteen with fresh produce. I walk the floor before the doors open and can tell a good rockmelon by the sound.</p>
<div class=c><span>pina.tedesco@example.com</span><span>0491 575 789</span><span>Leichhardt, Australia</span><span>linkedin.example/pina-tedesco</span></div>
<div class=g><div><h2>Work Experience</h2>
${job("Produce Department Manager", "Harvest Row Supermarkets", "05/2019 – Present", "Leichhardt NSW", "Shrink from 6.8% to 3.9% of sales", "Team of 19, five nationalities, two apprentices now managers themselves", "Best produce department of the state, 2023")}
${job("Assistant Produce Manager", "Harvest Row Supermarkets", "08/2015 – 05/2019", "Marrickville NSW", "Ordering, markdowns and roster")}
${job("Team Member, Deli", "Bellagio Foodland", "2012 – 2015", "Five Dock NSW")}
${job("Checkout Supervisor", "Franklins &amp; Daughters", "11/2005 – 02/2009", "Ashfield NSW", "Balanced ten tills each night")}
<h2>Education</h2>
<p class=t>Certificate IV in Retail Management</p><p class=a>Inner West College of Business</p><p class=d><span>02/2017 – 12/2017</span></p>
<p class=t style="margin-top:3mm">Higher School Certificate</p><p class=a>Sant'Agata Girls' High</p><p class=d><span>2004</span></p>
</div><div>
<h2>Skills</h2><div class=s>${["Stock control", "Rostering", "Merchandising", "Kronos", "Cold chain", "Coaching"].map((one) => `<span>${one}</span> `).join("")}</div>
<h2>Personal time</h2>${small("Home with my three children", "03/2009 – 01/2012")}
<h2>Certificates</h2>${small("Food Safety Supervisor", "09/2025 – 09/2030")}${small("Fire Warden", "02/2026")}
<h2>Honor Awards</h2>${small("Golden Apple (2023)", "Harvest Row Supermarkets, New South Wales")}
<h2>Languages</h2>${small("English", "Full Professional Proficiency")}${small("Italian", "Native or Bilingual Proficiency")}
<h2>Interests</h2><div class=s>${["Tomato passata", "Roosters", "Bushwalks"].map((one) => `<span>${one}</span> `).join("")}</div>
</div></div>`;

/** An Italian-Australian produce manager's page from a builder in two columns: title over the employer over dates and place in green italics, “Achievements/Tasks”, three years at home under a heading of its own, chips for skills and for interests. */
export const produceManager: UnseenCv = {
  name: "Italian-Australian produce manager's online-builder PDF: title over employer over “05/2019 – Present … Leichhardt NSW” in italics, “Achievements/Tasks”, years at home with dates under “Personal time”, chips for skills and interests, a certificate's span",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Giuseppina / Pina",
    family: "Tedesco",
    email: "pina.tedesco@example.com",
    phone: "+61491575789",
    jobs: [
      [
        "Produce Department Manager",
        "Harvest Row Supermarkets / Harvest Row Supermarkets, Leichhardt / Harvest Row Supermarkets, Leichhardt NSW",
        "2019-05",
        null,
      ],
      [
        "Assistant Produce Manager",
        "Harvest Row Supermarkets / Harvest Row Supermarkets, Marrickville / Harvest Row Supermarkets, Marrickville NSW",
        "2015-08",
        "2019-05",
      ],
      [
        "Team Member, Deli / Team Member / Team Member (Deli)",
        "Bellagio Foodland / Bellagio Foodland, Five Dock / Bellagio Foodland, Five Dock NSW",
        "2012",
        "2015",
      ],
      [
        "Checkout Supervisor",
        "Franklins & Daughters / Franklins & Daughters, Ashfield / Franklins & Daughters, Ashfield NSW",
        "2005-11",
        "2009-02",
      ],
    ],
    studies: [
      ["Certificate IV in Retail Management", "Inner West College of Business", "2017-12"],
      ["Higher School Certificate", "Sant'Agata Girls' High", "2004"],
    ],
    skills: ["Stock control", "Rostering", "Merchandising", "Kronos", "Cold chain", "Coaching"],
    licences: [["Food Safety Supervisor", undefined, "2030-09"], ["Fire Warden"]],
    languages: ["English", "Italian"],
    besides: [
      "Home with my three children",
      "Golden Apple",
      "Tomato passata",
      "Roosters",
      "Bushwalks",
      "Best produce department",
    ],
  },
};
