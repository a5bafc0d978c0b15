import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `body{font-size:10pt}h1{text-align:center;font-size:16pt;margin:0}.c{text-align:center;margin:0}h2{font-size:10.5pt;margin:4mm 0 1mm;font-weight:700}p{margin:0 0 1mm}ul{margin:0 0 2mm}`;
const body = `<h1>Curriculum Vitae</h1><p class=c><b>Siobhán Ní Dhomhnaill</b><p class=c>Flat 2, 118 Ormeau Road, Belfast BT7 2EB<p class=c>Home: 028 9055 1187 &nbsp; Mobile: 07700 900 551<p class=c>siobhan.nd@eircommail.example
<h2>Personal Profile</h2><p>A reliable teaching assistant with an enhanced DBS check, who enjoys working with children with additional needs.
<h2>Employment to Date</h2>
<p><b>Sept 2021 – Present &nbsp;&nbsp; SEN Teaching Assistant, St Colman’s Primary School, Belfast</b><ul><li>One-to-one support of a pupil with autism; liaison with Barnardo’s<li>Phonics groups, Key Stage 1</ul>
<p><b>Jan 2019 – Aug 2021 &nbsp;&nbsp; Playgroup Leader, Little Acorns, Lisburn</b><ul><li>Room Leader for ages 3 to 4</ul>
<p><b>June 2016 – Dec 2018 &nbsp;&nbsp; Sales Assistant (part-time), Dunnes Stores, Belfast</b>
<h2>Education and Qualifications</h2>
<p><b>2017 – 2018 &nbsp;&nbsp; Belfast Metropolitan College</b><br>CACHE Level 3 Diploma in Childcare and Education
<p><b>2014 – 2016 &nbsp;&nbsp; St Dominic’s Grammar School</b><br>A Levels: English Literature (B), Health and Social Care (A), Irish (A)
<p><b>2009 – 2014 &nbsp;&nbsp; St Dominic’s Grammar School</b><br>9 GCSEs, grades A* to C, with English and Mathematics
<h2>Additional Training</h2><ul><li>Paediatric First Aid (12 hours), May 2024<li>Makaton Level 2, 2022<li>Safeguarding Children Level 2, September 2025</ul>
<h2>Key Skills</h2><ul><li>Behaviour support<li>Makaton signing<li>Classroom displays<li>Record keeping</ul>
<h2>Languages</h2><p>English and Irish (both fluent)
<h2>Interests</h2><p>Camogie, for Bredagh GAC since 2010; baking
<h2>References</h2><p>Available on request.`;

/** A teaching assistant as CVs in the United Kingdom are: everything of a job in one bold line after its dates, two phones, GCSEs. */
export const uk: UnseenCv = {
  name: "bold line after dates",
  type: "pdf",
  write: print(css, body, { margin: "20mm" }),
  says: {
    given: "Siobhán",
    family: "Ní Dhomhnaill",
    email: "siobhan.nd@eircommail.example",
    phone: "+447700900551",
    jobs: [
      [
        "SEN Teaching Assistant",
        "St Colman’s Primary School / St Colman’s Primary School, Belfast",
        "2021-09",
        null,
      ],
      ["Playgroup Leader", "Little Acorns / Little Acorns, Lisburn", "2019-01", "2021-08"],
      [
        "Sales Assistant (part-time) / Sales Assistant",
        "Dunnes Stores / Dunnes Stores, Belfast",
        "2016-06",
        "2018-12",
      ],
    ],
    studies: [
      ["CACHE Level 3 Diploma in Childcare and Education", "Belfast Metropolitan College", "2018"],
      [
        "A Levels / A Levels: English Literature (B), Health and Social Care (A), Irish (A)",
        "St Dominic’s Grammar School",
        "2016",
      ],
      [
        "9 GCSEs / GCSEs / 9 GCSEs, grades A* to C, with English and Mathematics",
        "St Dominic’s Grammar School",
        "2014",
      ],
    ],
    skills: ["Behaviour support", "Makaton signing", "Classroom displays", "Record keeping"],
    licences: [
      ["Paediatric First Aid (12 hours) / Paediatric First Aid"],
      ["Makaton Level 2"],
      ["Safeguarding Children Level 2"],
    ],
    languages: ["English", "Irish"],
    besides: ["DBS check", "enhanced DBS check"],
  },
};
