import type { UnseenCv } from "../unseen/known.ts";
import { print } from "../unseen/print.ts";

const css = `body{font:9.5pt/1.45 "DejaVu Sans",sans-serif}header{border-bottom:3px solid #c55a11;padding-bottom:2mm;display:flex;justify-content:space-between}h1{font-size:20pt;margin:0}header p{margin:0;text-align:right;font-size:9pt}h2{font-size:11pt;color:#c55a11;margin:6mm 0 2mm;text-transform:uppercase;break-after:avoid}.h{display:flex;justify-content:space-between;font-weight:700;break-after:avoid}.r{margin:0;font-style:italic;break-after:avoid}ul{margin:1mm 0 3mm;padding-left:5mm}table{border-collapse:collapse;width:100%;font-size:8.5pt}td,th{border:1px solid #bbb;padding:1mm 2mm;text-align:left}th{background:#f4e3d7}.p{columns:3;list-style:square}`;

const job = (employer: string, dates: string, role: string, tasks: readonly string[]) =>
  `<div class=h><span>${employer}</span><span>${dates}</span></div><p class=r>${role}<ul>${tasks.map((task) => `<li>${task}`).join("")}</ul>`;

const tickets = [
  ["High Risk Work Licence – DG, LF, WP", "HRW 0418827", "06/2028"],
  ["Standard 11 Coal Mine Induction", "S11-20931", "02/2027"],
  ["Coal Board Medical", "", "11/2028"],
  ["White Card", "3318820", "n/a"],
  ["Provide First Aid (HLTAID011)", "", "03/2027"],
  ["Working at Heights", "", "10/2027"],
  ["Confined Space Entry", "", "10/2027"],
  ["QLD Driver Licence – HR", "082 114 903", "05/2030"],
];

const body = `<header><h1>Darren KOWALCZYK</h1><p>3 Bottlebrush Ct, Blacks Beach QLD 4740<br>M: 0491570157<br>E: dazkowalczyk@digpost.example<br>Roster: DIDO or FIFO ex Mackay</header>
<h2>About me</h2><p style="margin:0">Multi-skilled operator with eight years on haul trucks, dozers and water carts in open cut coal. No incidents, no lost time. Fit for work every shift, steady on the radio, and happy on nights.
<h2>Tickets &amp; licences</h2><table><tr><th>Ticket<th>No.<th>Expires</tr>${tickets.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}`).join("")}</tr>`).join("")}</table>
<h2>Plant operated</h2><ul class=p><li>Caterpillar 793F<li>Komatsu 830E<li>Hitachi EH5000<li>Cat D11T dozer<li>Cat 777 water cart<li>Cat 24M grader</ul>
<h2>Work history</h2>
${job("REDGUM CONTRACT MINING, Moranbah QLD", "12/2021-Current", "Haul Truck and Dozer Operator – Goonbarra open cut, 7 on 7 off", ["Hauls overburden and coal with Cat 793F and Komatsu 830E; pushes dumps and cleans up benches with the D11T under the direction of the Open Cut Examiner", "Trains and assesses new starters on the 793F (120 hours of sign-off since 2023)", "Pre-starts, isolation and reporting of defects in the tablet before every shift"])}
${job("BLACKRIDGE COAL, Dysart QLD", "03/2019-11/2021", "Multi-skilled Operator", ["Water carts, haul trucks and relief on the grader", "Member of the emergency response team: fire, vertical rescue and first aid", "Stood in for the dispatcher on leave"])}
${job("TWO-UP LABOUR HIRE, Mackay QLD", "08/2017-02/2019", "Trainee Dump Truck Operator", ["Green start at Saltbush Creek mine, signed off on the EH5000 after 11 weeks", "Parts runs and pit cleaning in the wet"])}
${job("KOWALCZYK &amp; SONS FENCING, Emerald QLD", "2009-2017", "Fencing Contractor", ["Rural fencing on stations from Clermont to Springsure with my father and brother"])}
<h2>Education &amp; training</h2><ul><li>Certificate III in Surface Extraction Operations, Pioneer Valley Training, 2020<li>Certificate II in Rural Operations, Emerald Ag College, 2010<li>Year 12, Gemfields State High School, 2008</ul>
<h2>Interests</h2><p style="margin:0">Barra fishing, old Kingswoods, coaching under 10s league.
<h2>Referees</h2><p style="margin:0">Shane Tuckett – Pit Supervisor, Redgum Contract Mining – 0491 571 266<br>Wendy Pascoe – Open Cut Examiner, Blackridge Coal – 0491 571 491`;

/** A mining operator: contact at the right of the name, tickets in a ruled table with numbers and months, plant in three columns, employers in capitals against months in figures, role below in italics. */
export const miningOperator: UnseenCv = {
  name: "tickets in a ruled table, employers in capitals against months in figures",
  type: "pdf",
  write: print(css, body, { margin: "14mm" }),
  says: {
    given: "Darren",
    family: "Kowalczyk",
    email: "dazkowalczyk@digpost.example",
    phone: "+61491570157",
    jobs: [
      [
        "Haul Truck and Dozer Operator",
        "Redgum Contract Mining / Redgum Contract Mining, Moranbah",
        "2021-12",
        null,
      ],
      ["Multi-skilled Operator", "Blackridge Coal / Blackridge Coal, Dysart", "2019-03", "2021-11"],
      [
        "Trainee Dump Truck Operator",
        "Two-Up Labour Hire / Two-Up Labour Hire, Mackay",
        "2017-08",
        "2019-02",
      ],
      ["Fencing Contractor", "Kowalczyk & Sons Fencing / Kowalczyk & Sons Fencing, Emerald", "2009", "2017"],
    ],
    studies: [
      ["Certificate III in Surface Extraction Operations", "Pioneer Valley Training", "2020"],
      ["Certificate II in Rural Operations", "Emerald Ag College", "2010"],
      ["Year 12", "Gemfields State High School", "2008"],
    ],
    skills: [
      "Caterpillar 793F",
      "Komatsu 830E",
      "Hitachi EH5000",
      "Cat D11T dozer",
      "Cat 777 water cart",
      "Cat 24M grader",
    ],
    licences: [
      [
        "High Risk Work Licence – DG, LF, WP / High Risk Work Licence / High Risk Work Licence DG LF WP",
        "HRW 0418827 / 0418827",
        "2028-06",
      ],
      ["Standard 11 Coal Mine Induction / Standard 11", "S11-20931", "2027-02"],
      ["Coal Board Medical", undefined, "2028-11"],
      ["White Card", "3318820"],
      ["Provide First Aid (HLTAID011) / Provide First Aid", undefined, "2027-03"],
      ["Working at Heights", undefined, "2027-10"],
      ["Confined Space Entry", undefined, "2027-10"],
    ],
    drives: ["HR"],
  },
};
