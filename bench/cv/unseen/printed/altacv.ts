import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `body{padding:14mm;font-size:9pt}.cols{display:grid;grid-template-columns:6fr 4fr;gap:9mm}h1{font-size:22pt;margin:0;color:#450808;text-transform:uppercase}h2{font-size:12pt;color:#450808;border-bottom:2px solid #450808;text-transform:uppercase;margin:4mm 0 2mm}
h3{font-size:10.5pt;margin:2mm 0 0;font-weight:400}.e{color:#8f0d0d;font-weight:700}.m{display:flex;gap:12mm;font-size:8pt;color:#555}ul{margin:1mm 0;padding-left:4mm}.t{display:inline-block;border:1px solid #999;border-radius:3px;padding:0 1.5mm;margin:0 1mm 1mm 0}.d{border-top:1px dashed #aaa;margin:1.5mm 0}`;
const body = `<h1>Marta Wiśniewska</h1><p style="color:#8f0d0d;margin:1mm 0"><b>UX Researcher &amp; Service Designer</b></p>
<p style="font-size:8pt;margin:0">@ marta@wisniewska.example &nbsp; ✆ +48 601 555 218 &nbsp; ✉ ul. Długa 7, 31-147 Kraków &nbsp; ⌖ Kraków, Poland</p>
<div class=cols><div><h2>Experience</h2>
<h3>Lead UX Researcher</h3><div class=e>Allegra Marketplace</div><div class=m><span>▦ 05/2021 – Ongoing</span><span>⌖ Poznań / remote</span></div>
<ul><li>Diary studies with 60 sellers, October 2023 to January 2024<li>Head of the guild of researchers (11 people)</ul><div class=d></div>
<h3>Service Designer</h3><div class=e>Urząd Miasta Krakowa</div><div class=m><span>▦ 02/2018 – 04/2021</span><span>⌖ Kraków</span></div>
<ul><li>Rewrote the forms for registering a car with the Ministry of Digital Affairs<li>Before: 14 days. After: 3 days.</ul><div class=d></div>
<h3>Junior UX Designer</h3><div class=e>Studio Rzut</div><div class=m><span>▦ 09/2015 – 01/2018</span><span>⌖ Warszawa</span></div>
<ul><li>Prototypes for banks: mBank, Bank Millennium</ul>
<h2>A Day of My Life</h2><p>Interviews 40 % · Synthesis 30 % · Meetings 20 % · Coffee 10 %</p>
<h2>Projects</h2><h3>Accessible Timetables</h3><div class=e>Fundacja Widzialni</div><p>A volunteer project with blind travellers.</p></div>
<div><h2>My Life Philosophy</h2><p><i>“If you do not listen, you only confirm.”</i></p>
<h2>Most Proud of</h2><p>🏆 <b>Service Design Award</b><br>finalist for the forms of the city</p>
<h2>Strengths</h2><span class=t>Moderation</span><span class=t>Contextual inquiry</span><span class=t>Journey mapping</span><div class=d></div><span class=t>Figma</span><span class=t>Dovetail</span><span class=t>Optimal Workshop</span>
<h2>Languages</h2><p>Polish &nbsp; ●●●●●</p><p>English &nbsp; ●●●●●</p><p>German &nbsp; ●●●○○</p>
<h2>Education</h2><h3>M.A. in Psychology</h3><div class=e>Jagiellonian University</div><div class=m><span>▦ Oct 2013 – June 2015</span></div><div class=d></div>
<h3>B.A. in Sociology</h3><div class=e>University of Wrocław</div><div class=m><span>▦ Oct 2010 – June 2013</span></div>
<h2>Referees</h2><p><b>Prof. Anna Zając</b><br>Jagiellonian University<br>a.zajac@uj.example</p></div></div>`;

/** A researcher: two columns, tags as skills, dates and places with signs, dots for languages. */
export const altacv: UnseenCv = {
  name: "tags and signs",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Marta",
    family: "Wiśniewska",
    email: "marta@wisniewska.example",
    phone: "+48601555218",
    jobs: [
      ["Lead UX Researcher", "Allegra Marketplace", "2021-05", null],
      ["Service Designer", "Urząd Miasta Krakowa", "2018-02", "2021-04"],
      ["Junior UX Designer", "Studio Rzut", "2015-09", "2018-01"],
    ],
    studies: [
      ["M.A. in Psychology", "Jagiellonian University", "2015-06"],
      ["B.A. in Sociology", "University of Wrocław", "2013-06"],
    ],
    skills: ["Moderation", "Contextual inquiry", "Journey mapping", "Figma", "Dovetail", "Optimal Workshop"],
    languages: ["Polish", "English", "German"],
    besides: ["Accessible Timetables", "Fundacja Widzialni", "Service Design Award"],
  },
};
