import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.8pt/1.4 "DejaVu Sans",sans-serif;color:#222}h1{font-size:17pt;margin:0}.c{margin:1mm 0 4mm}h2{font-size:11pt;color:#fff;background:#2f5d50;padding:.8mm 2mm;margin:6mm 0 0;break-after:avoid}table{border-collapse:collapse;width:100%;font-size:9.2pt}td,th{border:.25mm solid #9aa8a3;padding:1.1mm 2mm;vertical-align:top;text-align:left}th{background:#e4ece9}tr{break-inside:avoid}p{margin:2mm 0}td.e{font-weight:700}ul{margin:1.5mm 0;padding-left:5mm}`;
const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const heads = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<th>${cell}</th>`).join("")}</tr>`;
/** An employer over the height of the positions held there. */
const employer = (at: string, ...positions: readonly (readonly string[])[]) =>
  positions
    .map(
      (cells, nth) =>
        `<tr>${nth === 0 ? `<td class=e rowspan=${positions.length}>${at}</td>` : ""}${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
    )
    .join("");
const grid = (...rows: readonly string[]) => `<table>${rows.join("")}</table>`;

const body = `<h1>Carys Penhaligon</h1><p class=c>Air Traffic Controller / Line Manager</p>
${grid(row("Address", "19 Serpentine Creek Road, Redland Bay QLD 4165"), row("Mobile", "0491 574 632"), row("E-mail", "carys.penhaligon@example.net"), row("Date of availability", "1 March 2027"))}
<h2>Summary</h2><p>Tower and approach controller with nineteen years in Australia and the Gulf, the last four as line manager of 26 controllers. I have trained 31 people to their first endorsement and took part in the opening of a parallel runway.</p>
<h2>Career, in order of time</h2>
${grid(
  heads("Employer", "Position", "Location", "Period"),
  employer("Shoalhaven Helicopter Services", ["Operations Assistant", "Nowra NSW", "Feb 2004 – Jan 2006"]),
  employer(
    "Skyways Australia",
    ["Trainee Controller", "Melbourne VIC", "Mar 2006 – Jul 2007"],
    ["Tower Controller", "Tamworth NSW", "Aug 2007 – Dec 2011"],
    ["Approach Controller", "Brisbane QLD", "Jan 2012 – Nov 2017"],
  ),
  employer(
    "Falcon Gulf Navigation Services",
    ["Approach Controller", "Sharjah, UAE", "Jan 2018 – Jun 2020"],
    ["On-the-Job Training Instructor", "Sharjah, UAE", "Jul 2020 – Oct 2022"],
  ),
  employer("Skyways Australia", ["Line Manager, Approach", "Brisbane QLD", "Nov 2022 – now"]),
)}
<h2>What I did in these positions</h2><ul><li>Line Manager: rosters, fatigue management, standardisation checks and fitness reviews for 26 controllers</li><li>Instructor: simulator exercises for a new sector design, 14 trainees</li><li>Approach: up to 54 movements an hour, flow and holding, weather diversions</li><li>Tower: general aviation training traffic, aeromedical priority, night shifts alone</li></ul>
<h2>Education and training</h2>
${grid(heads("Year", "Award", "Institution"), row("2002", "Higher School Certificate", "Bomaderry Bay High School"), row("2007", "Diploma of Aviation (Air Traffic Control)", "Skyways Training Academy, Melbourne"), row("2015", "Certificate IV in Training and Assessment", "Skyways Training Academy, Melbourne"), row("2024", "Graduate Certificate in Aviation Safety Management", "Moreton Bay University"))}
<h2>Licence, ratings and medicals</h2>
${grid(heads("Item", "Number", "Valid to"), row("Air Traffic Control Licence (CASA)", "ARN 0588412", ""), row("Class 3 Medical Certificate", "", "14/07/2027"), row("ICAO English Level 6", "", ""), row("Aviation Security Identification Card", "A 4471028", "30/09/2027"), row("Queensland driver licence, class C", "", "02/2031"))}
<h2>Competencies</h2>
${grid(heads("Competency", "Level"), row("Roster planning", "Expert"), row("Simulator instruction", "Expert"), row("Incident investigation", "Advanced"), row("Fatigue risk management", "Advanced"), row("Arrival management systems", "Advanced"), row("Report writing", "Expert"))}
<h2>Languages</h2>
${grid(heads("Language", "Spoken", "Written"), row("English", "Native", "Native"), row("Cornish", "Basic", "Basic"), row("Arabic", "Basic", "None"))}
<h2>Referees</h2>
${grid(row("Peter Lindeman, Operations Manager, Skyways Australia", "07 5550 2940"), row("Capt. Nadia Sharif, Falcon Gulf Navigation Services", "n.sharif@example.org"))}`;

/** An air traffic controller's PDF of tables only: employers over the height of several positions with the oldest first, duties of all positions together, ratings with numbers and ends, competencies and languages with levels. */
export const airTrafficController: UnseenCv = {
  name: "air traffic controller's PDF of tables: employers in cells over several positions, newest last, “Nov 2022 – now”, duties of all positions together, competencies and languages with levels in columns",
  type: "pdf",
  write: print(css, body, { margin: "16mm" }),
  says: {
    given: "Carys",
    family: "Penhaligon",
    email: "carys.penhaligon@example.net",
    phone: "+61491574632",
    jobs: [
      [
        "Operations Assistant",
        "Shoalhaven Helicopter Services / Shoalhaven Helicopter Services, Nowra / Shoalhaven Helicopter Services, Nowra NSW",
        "2004-02",
        "2006-01",
      ],
      [
        "Trainee Controller",
        "Skyways Australia / Skyways Australia, Melbourne / Skyways Australia, Melbourne VIC",
        "2006-03",
        "2007-07",
      ],
      [
        "Tower Controller",
        "Skyways Australia / Skyways Australia, Tamworth / Skyways Australia, Tamworth NSW",
        "2007-08",
        "2011-12",
      ],
      [
        "Approach Controller",
        "Skyways Australia / Skyways Australia, Brisbane / Skyways Australia, Brisbane QLD",
        "2012-01",
        "2017-11",
      ],
      [
        "Approach Controller",
        "Falcon Gulf Navigation Services / Falcon Gulf Navigation Services, Sharjah / Falcon Gulf Navigation Services, Sharjah, UAE",
        "2018-01",
        "2020-06",
      ],
      [
        "On-the-Job Training Instructor",
        "Falcon Gulf Navigation Services / Falcon Gulf Navigation Services, Sharjah / Falcon Gulf Navigation Services, Sharjah, UAE",
        "2020-07",
        "2022-10",
      ],
      [
        "Line Manager, Approach / Line Manager / Line Manager (Approach)",
        "Skyways Australia / Skyways Australia, Brisbane / Skyways Australia, Brisbane QLD",
        "2022-11",
        null,
      ],
    ],
    studies: [
      ["Higher School Certificate", "Bomaderry Bay High School", "2002"],
      [
        "Diploma of Aviation (Air Traffic Control) / Diploma of Aviation",
        "Skyways Training Academy / Skyways Training Academy, Melbourne",
        "2007",
      ],
      [
        "Certificate IV in Training and Assessment",
        "Skyways Training Academy / Skyways Training Academy, Melbourne",
        "2015",
      ],
      ["Graduate Certificate in Aviation Safety Management", "Moreton Bay University", "2024"],
    ],
    skills: [
      "Roster planning",
      "Simulator instruction",
      "Incident investigation",
      "Fatigue risk management",
      "Arrival management systems",
      "Report writing",
    ],
    licences: [
      [
        "Air Traffic Control Licence (CASA) / Air Traffic Control Licence / Air Traffic Control",
        "ARN 0588412 / 0588412",
      ],
      ["Class 3 Medical Certificate / Class 3 Medical", undefined, "2027-07-14"],
      ["ICAO English Level 6 / ICAO English"],
      ["Aviation Security Identification Card", "A 4471028 / 4471028", "2027-09-30"],
    ],
    drives: ["C"],
    languages: ["English", "Cornish", "Arabic"],
    besides: [
      "Driver licence",
      "Queensland driver licence",
      "Queensland driver licence, class C",
      "Peter Lindeman",
      "Nadia Sharif",
      "Capt. Nadia Sharif",
    ],
  },
};
