import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.6pt/1.45 "DejaVu Sans",sans-serif;color:#333}h1{font-size:24pt;margin:0;color:#37474f}.k{color:#607d8b;font-size:12pt;margin:0 0 4mm}.i{display:grid;grid-template-columns:22mm 1fr 22mm 1fr;row-gap:1mm;margin:0 0 5mm}.i b{color:#37474f}h2{font-size:13pt;color:#37474f;border-top:.3mm solid #cfd8dc;border-bottom:.3mm solid #cfd8dc;padding:1.2mm 0;margin:5mm 0 3mm;break-after:avoid}.r{display:grid;grid-template-columns:32mm 1fr;margin:0 0 4mm;break-inside:avoid}.r p{margin:0}.r>p:first-child{color:#37474f;font-weight:700;font-size:8.8pt}.r span{white-space:nowrap}h3{font-size:10.5pt;margin:0}ul{margin:.6mm 0 0;padding-left:4.5mm}.x{display:flex;justify-content:space-between;margin:0 0 1.2mm 32mm}.x i{font-style:normal;letter-spacing:1.5pt;color:#37474f}`;

const row = (when: string, title: string, at: string, ...texts: readonly string[]) =>
  `<div class=r><p>${when
    .split(" – ")
    .map((part) => `<span>${part}</span>`)
    .join(
      " – ",
    )}</p><div><h3>${title}</h3>${at && `<p><i>${at}</i></p>`}${texts.length > 0 ? `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>` : ""}</div></div>`;
const rated = (what: string, of: number) =>
  `<p class=x><span>${what}</span><i>${"■".repeat(of)}${"□".repeat(5 - of)}</i></p>`;

const body = `<h1>Ghassan Abou Khalil</h1><p class=k>Hotel Manager</p>
<div class=i><b>Address</b><span>Southport, QLD 4215</span><b>Phone</b><span>(+61) 491-573-087</span><b>E-mail</b><span>ghassan.aboukhalil@example.com</span><b>LinkedIn</b><span>/in/ghassan-aboukhalil</span></div>
<p>Hotelier of eighteen years who began with suitcases and now runs 214 rooms. Opened two hotels, closed one with dignity. Known for calm lobbies and low turnover.</p>
<h2>Work History</h2>
${row("2023-02 – Current", "Hotel Manager", "Pelican Sands Resort, Gold Coast", "P&amp;L of $31m, 180 staff, occupancy from 71% to 84%", "Led the refurbishment of the east wing, finished in June 2025")}
${row("2020-11 – 2023-01", "Front Office Manager", "Pelican Sands Resort, Gold Coast", "Quarantine hotel operations with three agencies")}
${row("2017-05 – 2020-10", "Assistant Front Office Manager", "Menara Lagoon Hotel, Kuala Lumpur, Malaysia", "Opening team, trained 46 hosts")}
${row("2014-03 – 2017-04", "Duty Manager", "Al Dafna Bay Hotel, Doha, Qatar")}
${row("2011-09 – 2014-02", "Guest Relations Supervisor", "Al Dafna Bay Hotel, Doha, Qatar")}
${row("2008-06 – 2011-08", "Bellman, later Receptionist", "Hotel Raouche Palace, Beirut, Lebanon")}
<h2>Education</h2>
${row("2019-01 – 2020-12", "MBA: Hospitality Leadership", "Lausanne Lake Institute (online)")}
${row("2004-10 – 2008-06", "Bachelor of Science: Hospitality Management", "Cedars Coast University, Beirut")}
<h2>Skills</h2>${rated("Revenue management", 5)}${rated("Opera PMS", 5)}${rated("Guest complaints", 5)}${rated("Rostering", 4)}${rated("Budgeting", 4)}${rated("Pre-opening", 4)}
<h2>Languages</h2>${rated("Arabic", 5)}${rated("English", 5)}${rated("French", 4)}${rated("Bahasa Malaysia", 2)}
<h2>Certifications</h2>
${row("2021-03", "Responsible Management of Licensed Venues (RMLV)", "", "Valid until March 2027")}
${row("2025-08", "Provide First Aid HLTAID011", "")}
${row("2022-10", "Fire Safety Adviser", "")}
<h2>Accomplishments</h2>
${row("2024-11", "Hotelier of the Year, Gold Coast Tourism Night", "")}
<h2>Volunteer Work</h2>
${row("2021 – Current", "Mentor", "Welcome Desk for Refugees, Southport")}
<h2>Additional Information</h2><p>Australian permanent resident. Queensland driver licence, class C. Two weeks' notice.</p>`;

/** A Lebanese hotel manager's resume from a builder: year and month with hyphens at the left, title above “hotel, city, country” in italics, squares as ratings, two promotions inside hotels. */
export const hotelManager: UnseenCv = {
  name: "Lebanese hotel manager's builder resume: “2023-02 – Current” at the left, cities abroad, squares as ratings",
  type: "pdf",
  write: print(css, body, { margin: "15mm" }),
  says: {
    given: "Ghassan",
    family: "Abou Khalil",
    email: "ghassan.aboukhalil@example.com",
    phone: "+61491573087",
    jobs: [
      ["Hotel Manager", "Pelican Sands Resort / Pelican Sands Resort, Gold Coast", "2023-02", null],
      [
        "Front Office Manager",
        "Pelican Sands Resort / Pelican Sands Resort, Gold Coast",
        "2020-11",
        "2023-01",
      ],
      [
        "Assistant Front Office Manager",
        "Menara Lagoon Hotel / Menara Lagoon Hotel, Kuala Lumpur / Menara Lagoon Hotel, Kuala Lumpur, Malaysia",
        "2017-05",
        "2020-10",
      ],
      [
        "Duty Manager",
        "Al Dafna Bay Hotel / Al Dafna Bay Hotel, Doha / Al Dafna Bay Hotel, Doha, Qatar",
        "2014-03",
        "2017-04",
      ],
      [
        "Guest Relations Supervisor",
        "Al Dafna Bay Hotel / Al Dafna Bay Hotel, Doha / Al Dafna Bay Hotel, Doha, Qatar",
        "2011-09",
        "2014-02",
      ],
      [
        "Bellman, later Receptionist",
        "Hotel Raouche Palace / Hotel Raouche Palace, Beirut / Hotel Raouche Palace, Beirut, Lebanon",
        "2008-06",
        "2011-08",
      ],
    ],
    studies: [
      [
        "MBA: Hospitality Leadership / MBA / MBA Hospitality Leadership / MBA (Hospitality Leadership) / MBA in Hospitality Leadership",
        "Lausanne Lake Institute / Lausanne Lake Institute (online)",
        "2020-12",
      ],
      [
        "Bachelor of Science: Hospitality Management / Bachelor of Science / Bachelor of Science (Hospitality Management) / Bachelor of Science in Hospitality Management",
        "Cedars Coast University / Cedars Coast University, Beirut",
        "2008-06",
      ],
    ],
    skills: ["Revenue management", "Opera PMS", "Guest complaints", "Rostering", "Budgeting", "Pre-opening"],
    licences: [
      [
        "Responsible Management of Licensed Venues (RMLV) / Responsible Management of Licensed Venues / RMLV",
        undefined,
        "2027-03",
      ],
      ["Provide First Aid HLTAID011 / Provide First Aid / First Aid / Provide First Aid (HLTAID011)"],
      ["Fire Safety Adviser"],
    ],
    drives: ["C"],
    languages: ["Arabic", "English", "French", "Bahasa Malaysia / Malay"],
    besides: [
      "Driver licence",
      "Queensland driver licence",
      "Hotelier of the Year",
      "Mentor",
      "Welcome Desk for Refugees",
    ],
  },
};
