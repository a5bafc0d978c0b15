import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.4 "DejaVu Sans Mono",monospace;color:#111;padding:13mm 14mm}h1{font:700 20pt/1 "DejaVu Sans",sans-serif;margin:0}.c{margin:2mm 0 5mm}h2{font:700 10.5pt "DejaVu Sans",sans-serif;margin:6mm 0 1.5mm;break-after:avoid}table{border-collapse:collapse;width:100%;font:8.8pt/1.4 "DejaVu Sans",sans-serif}th{text-align:left;border-bottom:.5mm solid #111;padding:1mm 2mm 1mm 0}td{vertical-align:top;border-bottom:.2mm solid #999;padding:1.4mm 2mm 1.4mm 0}tr{break-inside:avoid}td:first-child{white-space:nowrap}p{margin:0 0 1mm;font:9pt/1.45 "DejaVu Sans",sans-serif}`;
const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const heads = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<th>${cell}</th>`).join("")}</tr>`;

const body = `<h1>TAYLA McINERNEY-BOOTH</h1><p class=c>Palmerston NT 0830 // 0491 572 665 // tayla.mb@example.com // they/them</p>
<p>Emergency call taker, 26,000 calls, three babies born on the line. I type 84 words a minute and I do not sound surprised.</p>
<h2>PLACES I HAVE WORKED</h2>
<table>${heads("When", "Where", "As", "What mattered", "Why I left")}
${row("2022-02 >", "Top End Emergency Communications, Darwin", "Emergency Call Taker", "Fire, police and ambulance lines; team trainer since 2024; commendation for the March 2025 flood night", "Still here")}
${row("2020-06 > 2022-01", "Arafura Power", "Faults Operator", "Storm nights, 300 calls a shift, outage map", "The next step")}
${row("2018-03 > 2020-05", "Cullen Bay Quick Cabs", "Radio Dispatcher (nights)", "62 cars, one radio, one cat", "Company sold")}
${row("2016-01 > 2018-02", "Katherine Gorge Caravan Park", "Receptionist", "Bookings, boat tours, lost children", "Moved to Darwin")}</table>
<h2>PLACES I HAVE LEARNT</h2>
<table>${heads("Year", "Where", "What")}
${row("2023", "Northern Emergency Academy", "Certificate III in Ambulance Communications (Call-taking)")}
${row("2029 (expected)", "Larrakeyah University, by distance", "Bachelor of Psychological Science, part time")}
${row("2015", "Katherine River High School", "NT Certificate of Education and Training")}</table>
<h2>CHECKED AND CURRENT</h2>
<table>${heads("What", "Number", "Until")}
${row("Ochre Card (working with children)", "OC-448120", "2028-05-31")}
${row("First Aid", "", "2027-11-14")}
${row("NT criminal history check", "CH 9917342", "2026-12")}
${row("Driver licence C, open", "", "")}</table>
<h2>WHAT I BRING</h2><p>Triage by phone. CAD systems. Typing at 84 wpm. Stress debriefing. Night shifts. Map reading.</p>
<h2>LANGUAGES</h2><p>English (first), Kriol (good), Indonesian (school)</p>
<h2>OFF SHIFT</h2><p>Roller derby, barramundi, a very slow novel</p>
<h2>VOUCHED FOR BY</h2><p>Insp. Darren Yunupingu-Lee, Top End Emergency Communications, 08 5550 6631 // Rosa Fragkos, Arafura Power, rosa.fragkos@example.org</p>`;

/** A Territory emergency call taker's page of ruled tables: When (“2022-02 >”), Where, As, What mattered and Why I left, studies and checks in tables too. */
export const emergencyCallTaker: UnseenCv = {
  name: "Territory emergency call taker's page of ruled tables: When (“2022-02 >”), Where, As, What mattered, Why I left, studies by year and checks with number and end, skills as short sentences",
  type: "pdf",
  write: print(css, body),
  says: {
    given: "Tayla / TAYLA",
    family: "McInerney-Booth / McINERNEY-BOOTH",
    email: "tayla.mb@example.com",
    phone: "+61491572665",
    jobs: [
      [
        "Emergency Call Taker",
        "Top End Emergency Communications / Top End Emergency Communications, Darwin",
        "2022-02",
        null,
      ],
      ["Faults Operator", "Arafura Power", "2020-06", "2022-01"],
      ["Radio Dispatcher (nights) / Radio Dispatcher", "Cullen Bay Quick Cabs", "2018-03", "2020-05"],
      ["Receptionist", "Katherine Gorge Caravan Park", "2016-01", "2018-02"],
    ],
    studies: [
      [
        "Certificate III in Ambulance Communications (Call-taking) / Certificate III in Ambulance Communications",
        "Northern Emergency Academy",
        "2023",
      ],
      [
        "Bachelor of Psychological Science / Bachelor of Psychological Science, part time / Bachelor of Psychological Science (part time)",
        "Larrakeyah University / Larrakeyah University, by distance",
        "2029",
      ],
      ["NT Certificate of Education and Training", "Katherine River High School", "2015"],
    ],
    skills: [
      "Triage by phone",
      "CAD systems",
      "Typing at 84 wpm / Typing",
      "Stress debriefing",
      "Night shifts",
      "Map reading",
    ],
    licences: [
      [
        "Ochre Card (working with children) / Ochre Card / Ochre Card (NT) / Working with Children / Working with Children Check (NT)",
        "OC-448120",
        "2028-05-31",
      ],
      ["First Aid", undefined, "2027-11-14"],
      [
        "NT criminal history check / Criminal history check / Criminal history check (NT) / NT criminal history check (NT)",
        "CH 9917342",
        "2026-12",
      ],
    ],
    drives: ["C"],
    languages: ["English", "Kriol", "Indonesian"],
    besides: [
      "Driver licence",
      "Driver licence C, open",
      "Commendation for the March 2025 flood night",
      "Commendation",
      "Roller derby",
      "Darren Yunupingu-Lee",
      "Rosa Fragkos",
    ],
  },
};
