import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.3pt/1.42 "DejaVu Sans",sans-serif;color:#1f2430}.page{display:grid;grid-template-columns:1fr 60mm;min-height:297mm}.m{padding:14mm 10mm 0 14mm}.s{background:#0f3b3a;color:#eef5f4;padding:14mm 8mm 0}h1{font:700 24pt/1.1 "DejaVu Serif",serif;margin:0}.o{font-size:8.4pt;letter-spacing:1pt;margin:1.5mm 0 6mm;color:#5b6270}h2{font:700 13pt/1.2 "DejaVu Serif",serif;margin:6mm 0 2mm}.s h2{font-size:11pt;margin:7mm 0 2mm}.s h2:first-child{margin-top:0}p{margin:0 0 1mm}h3{font-size:10pt;margin:3.5mm 0 0}.d{font-size:8.2pt;color:#7a8190}.b{height:.9mm;background:#33605e;margin:0 0 2.5mm}.b i{display:block;height:.9mm;background:#fff}ul{margin:1mm 0 0;padding-left:4.5mm}`;

const job = (title: string, when: string, ...texts: readonly string[]) =>
  `<h3>${title}</h3><p class=d>${when}</p>${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}`;
const rated = (skill: string, share: number) =>
  `<p>${skill}</p><div class=b><i style="width:${share}%"></i></div>`;

const body = `<div class=page><div class=m><h1>Kahurangi Matiu-Reeve</h1><p class=o>PERSONAL TRAINER, DARWIN</p>
<h2>Profile</h2><p>Māori personal trainer with a warm voice and a sharp stopwatch. Strength, rehabilitation after injury and training for people over sixty. 96% of my clients stay longer than half a year.</p>
<h2>Employment History</h2>
${job("Personal Trainer (self-employed) at Rangi Strength, Darwin", "January 2024 — Present", "32 weekly clients, outdoors at Nightcliff and online", "Falls prevention class for the council every Tuesday")}
${job("Gym Manager at Top End Fitness, Casuarina", "June 2021 — December 2023", "Team of 14 trainers and receptionists", "Members from 850 to 1,340", "Opened the 24 hour site in October 2022")}
${job("Group Fitness Instructor at Top End Fitness, Casuarina", "March 2019 — June 2021")}
${job("Lifeguard at Splash Palmerston, Palmerston", "November 2017 — February 2019")}
${job("Kaiāwhina (Teacher Aide) at Te Awa Primary School, Whakatāne", "February 2015 — October 2017", "One on one with two boys with autism")}
<h2>Education</h2>
${job("Diploma of Sport Development, Arafura Training College, Darwin", "February 2020 — November 2021")}
${job("Certificate IV in Fitness, Arafura Training College, Darwin", "2018")}
${job("NCEA Level 3, Te Awa High School, Whakatāne", "2010 — 2014")}
<h2>Courses</h2>
${job("Kettlebell Coach Level 2, Iron Bell Academy", "May 2023")}
${job("Older Adults Trainer, Steady Feet Institute", "August 2024")}
<h2>Extra-curricular activities</h2>
${job("Coach at Darwin Waka Ama Club, Darwin", "April 2020 — Present")}
<h2>References</h2><p>References available upon request</p></div>
<div class=s><h2>Details</h2><p>12 Frangipani Court<br>Millner NT 0810<br>Australia</p><p>0491 579 760</p><p>kahu.mr@example.com</p><h2>Links</h2><p>Instagram</p><p>Website</p><h2>Skills</h2>${rated("Program design", 100)}${rated("Strength training", 95)}${rated("Rehabilitation exercise", 80)}${rated("Group classes", 90)}${rated("Nutrition advice", 60)}${rated("Member retention", 85)}
<h2>Languages</h2>${rated("English", 100)}${rated("Te reo Māori", 80)}
<h2>Licences</h2><p>Ochre Card (Working with Children) 0719332, to 14 Feb 2028</p><p>First aid and CPR, to May 2027</p><p>Pool Lifeguard Award</p><p>Driver licence NT, class C</p>
<h2>Hobbies</h2><p>Waka ama, fishing, kapa haka</p></div></div>`;

/** A Māori personal trainer's page from a resume builder: “Title at Employer, City” with months by a long dash below, a dark side bar at the right with details and bars, degrees in the same form. */
export const personalTrainer: UnseenCv = {
  name: "Māori personal trainer's builder page: “Title at Employer, City”, months by a long dash, dark side bar at the right",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Kahurangi",
    family: "Matiu-Reeve",
    email: "kahu.mr@example.com",
    phone: "+61491579760",
    jobs: [
      [
        "Personal Trainer (self-employed) / Personal Trainer",
        "Rangi Strength / Rangi Strength, Darwin",
        "2024-01",
        null,
      ],
      ["Gym Manager", "Top End Fitness / Top End Fitness, Casuarina", "2021-06", "2023-12"],
      ["Group Fitness Instructor", "Top End Fitness / Top End Fitness, Casuarina", "2019-03", "2021-06"],
      ["Lifeguard", "Splash Palmerston / Splash Palmerston, Palmerston", "2017-11", "2019-02"],
      [
        "Kaiāwhina (Teacher Aide) / Kaiāwhina / Teacher Aide",
        "Te Awa Primary School / Te Awa Primary School, Whakatāne",
        "2015-02",
        "2017-10",
      ],
    ],
    studies: [
      [
        "Diploma of Sport Development",
        "Arafura Training College / Arafura Training College, Darwin",
        "2021-11",
      ],
      ["Certificate IV in Fitness", "Arafura Training College / Arafura Training College, Darwin", "2018"],
      ["NCEA Level 3", "Te Awa High School / Te Awa High School, Whakatāne", "2014"],
    ],
    skills: [
      "Program design",
      "Strength training",
      "Rehabilitation exercise",
      "Group classes",
      "Nutrition advice",
      "Member retention",
    ],
    licences: [
      [
        "Ochre Card (Working with Children) / Ochre Card / Working with Children / Working with Children (Ochre Card)",
        "0719332",
        "2028-02-14",
      ],
      ["First aid and CPR / First aid / CPR", undefined, "2027-05"],
      ["Pool Lifeguard Award / Pool Lifeguard"],
    ],
    drives: ["C"],
    languages: ["English", "Te reo Māori / Māori / Maori"],
    besides: [
      "Driver licence",
      "Kettlebell Coach",
      "Older Adults Trainer",
      "Coach",
      "Darwin Waka Ama Club",
      "Waka ama",
    ],
  },
};
