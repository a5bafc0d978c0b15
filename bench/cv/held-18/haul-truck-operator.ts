import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { size: 11.5, shade: "F2B705", caps: true, before: 9, after: 4 });
const job = (title: string, site: string, at: string, roster: string, when: string) => [
  text(`**${title}** – ${site}`, { size: 11, before: 6, after: 0 }),
  text([at, roster, when].filter(Boolean).join("  |  "), { colour: "555555", after: 2 }),
];
const grey = (words: string) => ({ blocks: [text(`**${words}**`, { size: 9 })], shade: "E6E6E6" });
const yes = { blocks: [text("✓", { align: "center" })] };
const no = { blocks: [text("", { align: "center" })] };

/** A mine operator's two pages: matrix of machines first, then tickets, jobs as “Title – site” above “employer | roster | months with apostrophes”, time off between contracts, two jobs with one contractor. */
export const haulTruckOperator: UnseenCv = {
  name: "mine operator's matrix of machines and tickets first, “Title – site” above “employer | roster | Feb '22 – current”",
  type: "docx",
  write: word(
    {
      font: "Calibri",
      size: 10,
      margin: 16,
      above: [
        text("JARROD PETTIGROVE – HAUL TRUCK / ALL-ROUND OPERATOR\t0491 570 737", { size: 8.5, tabs: [-32] }),
      ],
      below: [
        text("Available for medicals and a start within 14 days\tPage {page}", { size: 8.5, tabs: [-32] }),
      ],
    },
    [
      {
        blocks: [
          text("**JARROD PETTIGROVE**", { size: 22, after: 0 }),
          text("Haul Truck / All-Round Operator", { size: 13, colour: "9A7400", after: 3 }),
          text("Lives: Australind WA 6233 (FIFO ex Perth or Busselton)", { after: 0 }),
          text("Mob: 0491 570 737    Email: jpettigrove@example.com", { after: 3 }),
          text(
            "Nine years on the gear, five of them in iron ore. 11,400 hours in trucks, no lost time, one damage report (a mirror). Trainer and assessor since 2024. Non-smoker, happy on any swing.",
          ),
          head("Machine competencies"),
          table(
            [52, 24, 30, 24, 24, 24],
            [
              ["Machine", "Hours", "Last used", "VOC", "Train", "Night"].map(grey),
              ["Cat 793F haul truck", "6,900", "now", yes, yes, yes],
              ["Komatsu 830E haul truck", "4,500", "2021", yes, no, yes],
              ["Cat D10T dozer", "820", "now", yes, no, no],
              ["Cat 16M grader", "310", "2024", no, no, no],
              ["Water cart 777", "1,250", "now", yes, yes, yes],
            ],
            true,
          ),
          head("Tickets matrix"),
          table(
            [76, 40, 30, 32],
            [
              ["Ticket", "Card / cert no.", "Got it", "Runs out"].map(grey),
              ["HR driver licence (WA)", "5510928", "2013", "08/06/2029"],
              ["Coal Board medical", "–", "02/2026", "02/2031"],
              ["Standard 11 induction", "S11-40718", "03/2019", "03/2027"],
              ["RII50 Surface Supervisor (S123)", "22-0917", "2023", "–"],
              ["First Aid HLTAID011", "771204", "05/2024", "05/2027"],
              ["White Card", "WA 0884120", "2012", "–"],
              ["Gas Test and Confined Space", "CS-55182", "10/2025", "10/2027"],
            ],
            true,
          ),
          head("Good at"),
          ...points(
            "Pre-start checks",
            "Two-way radio",
            "Dispatch systems (Modular)",
            "Dump and stockpile building",
            "Training new starters",
          ),
          head("Jobs"),
          ...job(
            "All-Round Operator and Trainer",
            "Marillana Flats iron ore",
            "Brockway Contract Mining",
            "8:6 ex Perth",
            "Sep '24 – current",
          ),
          ...points(
            "793F, water cart and dozer on waste and ore; step up to pit supervisor two swings out of five",
            "Signed off 19 green operators, 14 still with us",
          ),
          ...job(
            "Haul Truck Operator",
            "Marillana Flats iron ore",
            "Brockway Contract Mining",
            "2:1 ex Perth",
            "Feb '22 – Aug '24",
          ),
          ...points("Peer support officer, crew of 46", "Operator of the quarter, Oct – Dec 2023"),
          text("**Oct '21 – Jan '22**  Knee operation and four months of rehab. All clear.", { before: 6 }),
          ...job(
            "Dump Truck Operator",
            "Gubberna North coal, Moranbah QLD",
            "Isaac Plains Hire Crew",
            "7:7 DIDO",
            "Mar '19 – Sep '21",
          ),
          ...points("830E on overburden, hot seat, wet-season road crew"),
          ...job(
            "Trade Assistant / Trainee Operator",
            "Ravelstone gold, Kalgoorlie WA",
            "Eastfields Gold Ltd",
            "",
            "Jul '17 – Feb '19",
          ),
          ...points("Started in the tyre bay, finished on 785s"),
          ...job("Milk Tanker Driver", "farms around Harvey", "Leschenault Dairies", "", "2013 – 2017"),
          head("Schooling"),
          text("Certificate III in Surface Extraction Operations – Pilbara Skills Group – 2019", {
            after: 1,
          }),
          text("Certificate IV in Training and Assessment (TAE40122) – Pilbara Skills Group – 2024", {
            after: 1,
          }),
          text("Year 12 – Collie Ranges Senior High – 2011"),
          head("Community"),
          text("Volunteer bush fire brigade, Australind, since 2015 (lieutenant from 2020)"),
          head("Ring these people"),
          text("Kylie Brandt, Pit Supervisor, Brockway Contract Mining – 0491 571 491", { after: 1 }),
          text("Mick Tarlinton, Superintendent, Isaac Plains Hire Crew – 07 7010 4420"),
        ],
      },
    ],
  ),
  says: {
    given: "Jarrod",
    family: "Pettigrove",
    email: "jpettigrove@example.com",
    phone: "+61491570737",
    jobs: [
      ["All-Round Operator and Trainer / All-Round Operator", "Brockway Contract Mining", "2024-09", null],
      ["Haul Truck Operator", "Brockway Contract Mining", "2022-02", "2024-08"],
      ["Dump Truck Operator", "Isaac Plains Hire Crew", "2019-03", "2021-09"],
      [
        "Trade Assistant / Trade Assistant/Trainee Operator / Trainee Operator",
        "Eastfields Gold Ltd / Eastfields Gold",
        "2017-07",
        "2019-02",
      ],
      ["Milk Tanker Driver", "Leschenault Dairies", "2013", "2017"],
    ],
    studies: [
      ["Certificate III in Surface Extraction Operations", "Pilbara Skills Group", "2019"],
      [
        "Certificate IV in Training and Assessment (TAE40122) / Certificate IV in Training and Assessment",
        "Pilbara Skills Group",
        "2024",
      ],
      ["Year 12", "Collie Ranges Senior High", "2011"],
    ],
    skills: [
      "Pre-start checks",
      "Two-way radio",
      "Dispatch systems (Modular) / Dispatch systems",
      "Dump and stockpile building",
      "Training new starters",
    ],
    licences: [
      ["Coal Board medical", undefined, "2031-02"],
      ["Standard 11 induction / Standard 11", "S11-40718", "2027-03"],
      ["RII50 Surface Supervisor (S123) / RII50 Surface Supervisor / Surface Supervisor (S123)", "22-0917"],
      ["First Aid HLTAID011 / First Aid / First Aid (HLTAID011)", "771204", "2027-05"],
      ["White Card", "WA 0884120 / 0884120"],
      ["Gas Test and Confined Space / Confined Space", "CS-55182", "2027-10"],
    ],
    drives: ["HR"],
    besides: [
      "HR driver licence",
      "Driver licence",
      "Cat 793F",
      "Komatsu 830E",
      "Cat D10T",
      "Cat 16M",
      "Water cart",
      "bush fire brigade",
      "Peer support officer",
      "Operator of the quarter",
      "Knee operation",
      "Modular",
      "Dispatch systems",
    ],
  },
};
