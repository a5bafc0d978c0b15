import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:10.5pt/1.45 "Noto Sans","DejaVu Sans",sans-serif;color:#2d2d2d}h1{font-size:23pt;margin:0;font-weight:600}h2{font-size:13.5pt;margin:7mm 0 2mm;padding-bottom:1mm;border-bottom:1px solid #c9c9c9;break-after:avoid}h3{font-size:10.5pt;margin:3.5mm 0 0;break-after:avoid}p{margin:0}.g{color:#595959}ul{margin:1mm 0 0;padding-left:5mm}a{color:inherit;text-decoration:none}`;

const items = (texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const job = (title: string, at: string, when: string, texts: readonly string[]) =>
  `<h3>${title}</h3><p class=g>${at}</p><p class=g>${when}</p>${items(texts)}`;

const body = `<h1>Brodie Kessell</h1><p><b>Electrician</b></p><p class=g>Mackay QLD 4740</p><p><a href="mailto:brodie.kessell@example.com">brodie.kessell@example.com</a></p><p>+61 491 570 006</p>
<p style="margin-top:4mm">Licensed sparky with eleven years in domestic, sugar mill and coal. I like fault finding best and do not mind heat, nights or long drives. Looking for a permanent maintenance role with a roster that suits a young family.</p>
<p style="margin-top:2mm">Authorised to work in Australia for any employer</p>
<h2>Work Experience</h2>
${job("Maintenance Electrician", "Pioneer Valley Electrical-Mackay QLD", "March 2021 to Present", [
  "Breakdowns and planned work at two sugar mills: motors, soft starters, VSDs and instruments",
  "Switchboard upgrades and solar in the off season",
  "Mentor of two apprentices, one of them now fourth year",
  "After-hours call-out one week in three",
])}
${job("Shutdown Electrician", "Coalfields Trades Hire-Moranbah QLD", "August 2019 to February 2021", [
  "Wash plant and conveyor shutdowns of 7 to 21 days, day and night shift",
  "Cable pulling, glanding and terminating up to 11 kV under supervision",
  "Permits, isolations and test sheets",
])}
${job("Electrical Apprentice", "Whitsunday Switch &amp; Light-Proserpine QLD", "January 2015 to July 2019", [
  "New houses, resort refits and cyclone repairs from Bowen to Airlie Beach",
  "Apprentice of the Year of the company in 2018",
])}
${job("Kitchen Hand", "Cannon Valley Bakehouse-Cannonvale QLD", "November 2013 to December 2014", [
  "Early starts, dishes, bread slicing and the Saturday market stall",
])}
<h2>Education</h2>
<h3>Certificate III in Electrotechnology Electrician</h3><p class=g>Reefside TAFE-Mackay QLD</p><p class=g>January 2015 to June 2019</p>
<h3>Queensland Certificate of Education</h3><p class=g>Hibiscus Coast State College-Proserpine QLD</p><p class=g>January 2009 to November 2013</p>
<h2>Skills</h2>
${items(["Fault finding (9 years)", "Motor control (7 years)", "Switchboard upgrades (6 years)", "Solar installation (4 years)", "Instrumentation (3 years)", "Cable jointing (2 years)", "Microsoft Excel"])}
<h2>Certifications and Licences</h2>
<h3>Electrical Mechanic Licence</h3><p class=g>June 2024 to June 2029</p><p>Electrical Safety Office Queensland, licence no. 178842</p>
<h3>LVR and CPR</h3><p class=g>May 2026 to May 2027</p>
<h3>Construction White Card</h3>
<h3>Standard 11 Mine Induction</h3><p class=g>July 2024 to July 2029</p>
<h3>Working at Heights</h3>
<h3>C Class Driver Licence</h3>
<h2>Additional Information</h2>
<p>Interests: barra fishing, rebuilding a 1986 LandCruiser, volunteer firefighter with the Seaforth rural brigade since 2020.</p>
<p style="margin-top:2mm">Referees: Garry Lindeman, Workshop Manager, Pioneer Valley Electrical, 0491 571 266. Second referee on request.</p>`;

/** An electrician's resume as a job board prints it: title above “Employer-Town”, “Month to Month” with words, years of each skill, licences with spans. */
export const electrician: UnseenCv = {
  name: "electrician's job-board print: employer-town in one line, skills with years, licences with spans",
  type: "pdf",
  write: print(css, body, { margin: "17mm" }),
  says: {
    given: "Brodie",
    family: "Kessell",
    email: "brodie.kessell@example.com",
    phone: "+61491570006",
    jobs: [
      ["Maintenance Electrician", "Pioneer Valley Electrical", "2021-03", null],
      ["Shutdown Electrician", "Coalfields Trades Hire", "2019-08", "2021-02"],
      ["Electrical Apprentice", "Whitsunday Switch & Light", "2015-01", "2019-07"],
      ["Kitchen Hand", "Cannon Valley Bakehouse", "2013-11", "2014-12"],
    ],
    studies: [
      ["Certificate III in Electrotechnology Electrician", "Reefside TAFE", "2019-06"],
      ["Queensland Certificate of Education", "Hibiscus Coast State College", "2013-11"],
    ],
    skills: [
      "Fault finding",
      "Motor control",
      "Switchboard upgrades",
      "Solar installation",
      "Instrumentation",
      "Cable jointing",
      "Microsoft Excel",
    ],
    licences: [
      ["Electrical Mechanic Licence", "178842", "2029-06"],
      ["LVR and CPR / LVR / CPR", undefined, "2027-05"],
      ["Construction White Card / White Card"],
      ["Standard 11 Mine Induction / Standard 11", undefined, "2029-07"],
      ["Working at Heights"],
    ],
    drives: ["C"],
    besides: [
      "C Class Driver Licence",
      "Apprentice of the Year",
      "Volunteer firefighter",
      "Seaforth rural brigade",
    ],
  },
};
