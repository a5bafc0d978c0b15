import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9pt/1.4 "DejaVu Sans",sans-serif;padding:12mm 14mm;color:#222}h1{font-size:22pt;margin:0;font-weight:400}.t{color:#1e8a7a;font-size:12pt;margin:0 0 2mm}.c{display:flex;flex-wrap:wrap;gap:1mm 8mm;background:#1e8a7a;color:#fff;padding:2mm 4mm;margin:3mm -14mm}.g{display:grid;grid-template-columns:1.25fr 1fr;column-gap:10mm}h2{color:#1e8a7a;font-size:11pt;margin:4mm 0 2mm;border-bottom:2px solid #1e8a7a;text-transform:uppercase}h3{font-size:11pt;margin:2mm 0 0}.e{font-size:10.5pt}.d{display:flex;justify-content:space-between;color:#1e8a7a;font-style:italic;font-size:8pt}.a{color:#1e8a7a;font-style:italic;font-size:8pt}ul{margin:0;padding-left:4mm;list-style:square}.s span{display:inline-block;background:#8fb9b2;color:#fff;padding:1mm 3mm;margin:0 1.5mm 1.5mm 0}.l{display:grid;grid-template-columns:1fr 1fr}.l i{color:#1e8a7a;font-size:8pt}p{margin:0 0 1mm}`;
const post = (title: string, employer: string, dates: string, place: string, tasks: readonly string[] = []) =>
  `<h3>${title}</h3><div class=e>${employer}</div><div class=d><span>${dates}</span><span>${place}</span></div>${tasks.length ? `<div class=a>Achievements/Tasks</div><ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>` : ""}`;
const body = `<h1>Lupe Tuifua-Vea</h1><div class=t>Early Childhood Educator</div>
<p>Diploma-qualified room leader who sings the roll and programmes from what the children bring in their pockets.
<div class=c><span>lupe.tv@vavau.example</span><span>0451 739 286</span><span>Mount Druitt, NSW</span><span>linkedin.com/in/lupe-tv</span></div>
<div class=g><div><h2>Work experience</h2>
${post("Room Leader (2–3 years)", "Wattlebird Early Learning", "09/2021 - Present", "Rooty Hill, NSW", ["Exceeding rating in Quality Area 5", "Mentors three trainees"])}
${post("Educator", "Lilly Pilly Long Day Care", "01/2019 - 08/2021", "Blacktown, NSW", ["Introduced the bush kindy mornings"])}
${post("Family Day Care Assistant", "Aunty Mele’s Family Day Care", "03/2016 - 12/2018", "Mount Druitt, NSW")}
<h2>Volunteer experience</h2>
${post("Playgroup Leader", "Tongan Methodist Church", "02/2015 - Present", "St Marys, NSW")}
<h2>Education</h2>
${post("Diploma of Early Childhood Education and Care", "Nepean Community College", "02/2020 - 11/2021", "Penrith, NSW")}
${post("Certificate III in Children’s Services", "Nepean Community College", "02/2015 - 12/2015", "Penrith, NSW")}
</div><div><h2>Skills</h2><div class=s><span>EYLF planning</span><span>Storypark</span><span>Behaviour guidance</span><span>Sleep and rest</span><span>Ukulele</span></div>
<h2>Certificates</h2>
<p>Working With Children Check (06/2023 - 06/2028)<br><span class=a>WWC2210946E</span>
<p>HLTAID012 First Aid in an Education and Care Setting (03/2024 - 03/2027)
<p>Child Protection CHCPRT025 (07/2025)
<h2>Achievements</h2><p>Educator of the Year, Blacktown Children’s Week (2023)
<h2>Languages</h2><div class=l><p>Tongan<br><i>Native or Bilingual Proficiency</i><p>English<br><i>Full Professional Proficiency</i><p>Samoan<br><i>Limited Working Proficiency</i></div>
<h2>Interests</h2><div class=s><span>Weaving</span><span>Rugby league</span><span>Choir</span></div>
</div></div>`;

/** An educator in a builder's template of two columns: title, employer, then dates and town at either edge in small slanted print, "Achievements/Tasks", tags in boxes, certificates with spans in brackets. */
export const earlyChildhoodEducator: UnseenCv = {
  name: "dates and town at either edge, tags in boxes",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Lupe",
    family: "Tuifua-Vea",
    email: "lupe.tv@vavau.example",
    phone: "+61451739286",
    jobs: [
      ["Room Leader (2–3 years) / Room Leader", "Wattlebird Early Learning", "2021-09", null],
      ["Educator", "Lilly Pilly Long Day Care", "2019-01", "2021-08"],
      ["Family Day Care Assistant", "Aunty Mele’s Family Day Care", "2016-03", "2018-12"],
      ["Playgroup Leader", "Tongan Methodist Church", "2015-02", null],
    ],
    studies: [
      ["Diploma of Early Childhood Education and Care", "Nepean Community College", "2021-11"],
      ["Certificate III in Children’s Services", "Nepean Community College", "2015-12"],
    ],
    skills: ["EYLF planning", "Storypark", "Behaviour guidance", "Sleep and rest", "Ukulele"],
    licences: [
      ["Working With Children Check", "WWC2210946E", "2028-06"],
      [
        "HLTAID012 First Aid in an Education and Care Setting / First Aid in an Education and Care Setting / HLTAID012",
        undefined,
        "2027-03",
      ],
      ["Child Protection CHCPRT025 / Child Protection / CHCPRT025 / Child Protection (CHCPRT025)"],
    ],
    languages: ["Tongan", "English", "Samoan"],
    besides: ["Educator of the Year", "Weaving", "Rugby league", "Choir"],
  },
};
