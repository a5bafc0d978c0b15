import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font-size:9.2pt;line-height:1.4;color:#1b2733}header{display:flex;justify-content:space-between;align-items:end;border-bottom:1mm solid #12355b;padding-bottom:2mm}h1{font-size:21pt;margin:0;color:#12355b}header p{margin:0;text-align:right}h2{font-size:10.5pt;color:#12355b;margin:4.5mm 0 1.5mm;text-transform:uppercase;break-after:avoid}.h{border-collapse:collapse;width:100%}.h td{border:.2mm solid #9ab;padding:.8mm 2mm;text-align:center}.h tr:first-child td{background:#12355b;color:#fff}.w{display:grid;grid-template-columns:1fr 1fr;gap:9mm}.j{display:grid;grid-template-columns:34mm 1fr;gap:4mm;margin-bottom:2.5mm;break-inside:avoid}.j p{margin:0}ul{margin:.4mm 0 0;padding-left:4.5mm}.x p{margin:0 0 1.1mm}`;

const hours = (...lines: readonly (readonly string[])[]) =>
  `<table class=h>${lines.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}`).join("")}`).join("")}</table>`;
const entry = (dates: string, title: string, where: string, tasks: readonly string[] = []) =>
  `<div class=j><b>${dates}</b><div><p><b>${title}</b><p>${where}${tasks.length ? `<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>` : ""}</div></div>`;

const body = `<header><div><h1>Marcus Oyelaran</h1>First Officer, multi-engine turboprop</div><p>Broome WA 6725<br>0491 574 118<br>m.oyelaran@example.com</header>
<h2>Flight time as at 1 December 2025</h2>
${hours(["Total", "Command", "Multi-engine", "Multi-crew", "Turbine", "Night", "Instrument"], ["3,412", "1,870", "1,655", "1,320", "2,204", "288", "341"])}
<h2>Flying career</h2>
${entry("08/2023 – present", "First Officer, Dash 8", "Pindan Air, Broome", ["Mine charter and coastal services, two-crew, sectors of 40 minutes to three hours", "Line check in May 2025 without remark"])}
${entry("04/2021 – 07/2023", "Line Pilot, Caravan", "Ord &amp; Argyle Air Charter, Kununurra", ["Mail run to 14 stations, freight, police and one calf", "Relieving base manager at Halls Creek"])}
${entry("11/2019 – 03/2021", "Flight Instructor, Grade 3", "Peel Valley Flying School, Tamworth", ["Eight students to first solo, four to a licence"])}
${entry("04/2019 – 10/2019", "Scenic Pilot, Cessna 206", "Ord &amp; Argyle Air Charter, Kununurra", ["Dry season, up to six flights a day over the Bungle Bungle Range"])}
<h2>Before flying for a living</h2>
${entry("2016 – 2018", "Baggage Handler (casual)", "Tarmac Ground Services, Tamworth")}
<div class=w><div class=x><h2>Licences and medical</h2>
<p><b>Commercial Pilot Licence (Aeroplane)</b>, ARN 1118842<p><b>Instrument Rating (Multi-engine)</b>, proficiency check valid to 31/01/2027<p><b>Class 1 Medical</b>, valid to 14/08/2026<p><b>Aviation Security Identification Card (ASIC)</b>, no. 2218840, expires 09/2027<p><b>Dangerous Goods Acceptance</b>, 05/2025<p><b>HLTAID011 Provide First Aid</b>, expires 02/12/2027<p>WA driver’s licence, C and HR
<p>All seven ATPL theory subjects passed in 2022; 1,500 hours met, flight test booked for March 2026</div>
<div class=x><h2>Training and education</h2>
<p><b>Bachelor of Aviation Management</b> (by distance)<br>University of the Liverpool Plains, 2022<p><b>Diploma of Aviation (Commercial Pilot Licence – Aeroplane)</b><br>Peel Valley Flying School, 2018<p><b>Higher School Certificate</b><br>Moonbi Ridge High School, 2015
<h2>Skills</h2><p>Short unsealed strips · Multi-crew coordination · Load control · AvPlan EFB · Weather radar · Garmin G1000
<h2>Languages</h2><p>English (Level 6) · Yoruba</div></div>
<h2>Referees</h2><p>Capt. Heidi Maslen, Fleet Captain, Pindan Air, 0491 575 254<br>Bluey Carmody, owner, Ord &amp; Argyle Air Charter, (08) 5550 0164`;

/** A pilot's page: a table of flight hours first, months in figures in a column at the left, one employer twice with another between, licences with checks and medicals in two columns below. */
export const pilot: UnseenCv = {
  name: "flight hours first, one employer twice with another between, skills by dots",
  type: "pdf",
  write: print(css, body, { margin: "14mm" }),
  says: {
    given: "Marcus",
    family: "Oyelaran",
    email: "m.oyelaran@example.com",
    phone: "+61491574118",
    jobs: [
      ["First Officer, Dash 8 / First Officer", "Pindan Air / Pindan Air, Broome", "2023-08", null],
      [
        "Line Pilot, Caravan / Line Pilot",
        "Ord & Argyle Air Charter / Ord & Argyle Air Charter, Kununurra",
        "2021-04",
        "2023-07",
      ],
      [
        "Flight Instructor, Grade 3 / Flight Instructor",
        "Peel Valley Flying School / Peel Valley Flying School, Tamworth",
        "2019-11",
        "2021-03",
      ],
      [
        "Scenic Pilot, Cessna 206 / Scenic Pilot",
        "Ord & Argyle Air Charter / Ord & Argyle Air Charter, Kununurra",
        "2019-04",
        "2019-10",
      ],
      [
        "Baggage Handler (casual) / Baggage Handler",
        "Tarmac Ground Services / Tarmac Ground Services, Tamworth",
        "2016",
        "2018",
      ],
    ],
    studies: [
      [
        "Bachelor of Aviation Management / Bachelor of Aviation Management (by distance)",
        "University of the Liverpool Plains",
        "2022",
      ],
      [
        "Diploma of Aviation (Commercial Pilot Licence – Aeroplane) / Diploma of Aviation",
        "Peel Valley Flying School",
        "2018",
      ],
      ["Higher School Certificate", "Moonbi Ridge High School", "2015"],
    ],
    skills: [
      "Short unsealed strips",
      "Multi-crew coordination",
      "Load control",
      "AvPlan EFB",
      "Weather radar",
      "Garmin G1000",
    ],
    licences: [
      ["Commercial Pilot Licence (Aeroplane) / Commercial Pilot Licence", "1118842 / ARN 1118842"],
      ["Instrument Rating (Multi-engine) / Instrument Rating", undefined, "2027-01-31"],
      ["Class 1 Medical", undefined, "2026-08-14"],
      [
        "Aviation Security Identification Card (ASIC) / Aviation Security Identification Card / ASIC",
        "2218840",
        "2027-09",
      ],
      ["Dangerous Goods Acceptance"],
      ["HLTAID011 Provide First Aid / Provide First Aid", undefined, "2027-12-02"],
    ],
    drives: ["C", "HR"],
    languages: ["English", "Yoruba"],
    besides: ["ATPL theory", "All seven ATPL theory subjects"],
  },
};
