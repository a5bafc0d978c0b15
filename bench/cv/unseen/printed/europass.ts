import type { UnseenCv } from "../known.ts";
import { print } from "../print.ts";

const css = `body{font-size:9pt}.h{background:#f3f6fb;padding:12mm 15mm;display:flex;gap:8mm}.ph{width:28mm;height:28mm;border-radius:50%;background:#99a}h1{font-size:18pt;margin:0}.b{padding:2mm 15mm}h2{font-size:10.5pt;color:#0e47cb;border-bottom:1.5px solid #0e47cb;margin:5mm 0 2mm;text-transform:uppercase}
.w{font-size:8pt;color:#555;text-transform:uppercase;margin-top:3mm}.t{font-weight:700;text-transform:uppercase;font-size:9.5pt}table{border-collapse:collapse;width:100%}td,th{border:1px solid #ccc;padding:1mm 2mm;font-size:8pt;text-align:center}p{margin:0 0 1mm}`;
const body = `<div class=h><div class=ph></div><div><h1>Andrei-Cristian Popescu</h1><p><b>Date of birth:</b> 03/11/1991 | <b>Nationality:</b> Romanian | <b>Gender:</b> Male<p><b>Phone number:</b> (+40) 722 555 143 (Mobile) | <b>Email address:</b> <u>andrei.popescu@posta.example</u> | <b>WhatsApp Messenger:</b> (+40) 722 555 143<p><b>Address:</b> Str. Lungă 18, 500035, Brașov, Romania (Home)</div></div>
<div class=b><h2>About me</h2><p>Welder and boilermaker with eleven years on ships and pressure vessels.
<h2>Work experience</h2>
<p class=w>14/02/2020 – Current &nbsp; Constanța, Romania<p><span class=t>Coded Welder</span> Damara Shipyards Galați<p>Pipes in stainless steel for tankers. Tests of welders by Bureau Veritas on 12/03/2023.<p><b>Business or sector</b> Manufacturing | <b>Department</b> Pipe Shop | <b>Website</b> https://damara.example
<p class=w>01/06/2016 – 31/01/2020 &nbsp; Bremen, Germany<p><span class=t>Boilermaker</span> Norddeutsche Kesselbau GmbH<p>Repair of boilers in power stations: Vattenfall, E.ON.<p><b>Email</b> info@nkb.example
<p class=w>01/09/2013 – 30/04/2016 &nbsp; Brașov, Romania<p><span class=t>Apprentice Welder, then Welder</span> Uzina Tractorul SA<p>Frames of trailers.
<h2>Education and training</h2>
<p class=w>15/09/2009 – 30/06/2013 &nbsp; Brașov, Romania<p><span class=t>Diploma of Vocational Secondary Education, Mechanics</span> Colegiul Tehnic Mircea Cristea<p>Final grade 8.40 | <b>Level in EQF</b> EQF level 4
<p class=w>03/2018 &nbsp; Hamburg, Germany<p><span class=t>International Welding Specialist</span> SLV Nord
<h2>Language skills</h2><p>Mother tongue(s): <b>Romanian</b><p>Other language(s):
<table><tr><th rowspan=2><th colspan=2>UNDERSTANDING<th colspan=2>SPEAKING<th rowspan=2>WRITING<tr><th>Listening<th>Reading<th>Spoken production<th>Spoken interaction<tr><td><b>ENGLISH</b><td>B2<td>B2<td>B1<td>B2<td>B1<tr><td><b>GERMAN</b><td>B1<td>B1<td>B1<td>B1<td>A2</table><p style="font-size:7pt"><i>Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user</i>
<h2>Digital skills</h2><p>Microsoft Word | AutoCAD (basic) | WhatsApp
<h2>Driving licence</h2><p><b>Cars:</b> B<p><b>Lorries:</b> C
<h2>Certificates</h2><p class=w>12/03/2023 – 11/03/2026<p><span class=t>Welder Qualification EN ISO 9606-1, 141 T BW</span><p>Number: BV-RO-23-0417
<h2>Hobbies and interests</h2><p><b>Mountain rescue</b> Volunteer of Salvamont since 2015</div>`;

/** A welder in the Europass of today: dates and place above, title in capitals, days in dates, a table of languages. */
export const europass: UnseenCv = {
  name: "Europass of today",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Andrei-Cristian",
    family: "Popescu",
    email: "andrei.popescu@posta.example",
    phone: "+40722555143",
    jobs: [
      ["Coded Welder", "Damara Shipyards Galați", "2020-02", null],
      ["Boilermaker", "Norddeutsche Kesselbau GmbH", "2016-06", "2020-01"],
      ["Apprentice Welder, then Welder", "Uzina Tractorul SA", "2013-09", "2016-04"],
    ],
    studies: [
      ["Diploma of Vocational Secondary Education, Mechanics", "Colegiul Tehnic Mircea Cristea", "2013-06"],
      ["International Welding Specialist", "SLV Nord", "2018-03"],
    ],
    skills: ["Microsoft Word", "AutoCAD (basic) / AutoCAD", "WhatsApp"],
    licences: [["Welder Qualification EN ISO 9606-1, 141 T BW", "BV-RO-23-0417"]],
    languages: ["Romanian", "English", "German"],
    besides: ["Mountain rescue", "Salvamont", "Volunteer", "Cars: B", "Lorries: C"],
  },
};
