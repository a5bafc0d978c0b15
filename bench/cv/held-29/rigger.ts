import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { before: 10, after: 4, size: 11.5, shade: "F4B942" });
/** Months in figures, employer and title between tabs, the site and roster on the line below. */
const job = (when: string, at: string, title: string, site: string, ...duties: readonly string[]) => [
  text(`${when}\t**${at}**\t**${title}**`, { tabs: [34, -44], before: 6, after: 0 }),
  ...(site ? [text(`__${site}__`, { indent: 34, after: 2 })] : []),
  ...points(...duties),
];

/** A Kalgoorlie rigger's two pages in Word for mines: a table of tickets first with numbers and ends, “11/22 – Current” before employer and title between tabs, site and roster below, sizes and inductions at the end. */
export const rigger: UnseenCv = {
  name: "Kalgoorlie rigger's resume for mines in Word: lined table of tickets first, then “11/22 – Current”, employer and title between tabs over site and roster in italics, a year at home between the jobs, inductions, clothes sizes",
  type: "docx",
  write: word(
    {
      font: "Arial Narrow",
      size: 11,
      margin: 19,
      below: [text("S. Maguire | 0491 573 770", { size: 8.5, align: "center" })],
    },
    [
      {
        blocks: [
          text("**SHANNON MAGUIRE**", { size: 22, after: 0 }),
          text("Advanced Rigger / Dogger – FIFO or residential", { size: 12, after: 2 }),
          text("O'Connor, Kalgoorlie WA 6430  ●  0491 573 770  ●  shan.maguire@example.com", { after: 4 }),
          text(
            "Advanced rigger with more than ten years on shutdowns and construction in the Goldfields and the Pilbara. Zero LTIs. Comfortable in a team of thirty or alone with a crane driver and a plan. Point of hire Kalgoorlie or Perth.",
          ),
          head("TICKETS AND LICENCES"),
          table(
            [80, 46, 46],
            [
              ["**Ticket**", "**Number**", "**Expiry**"],
              ["HRWL – DG, RB, RI, RA, WP", "WA 20417733", "30/04/2029"],
              ["HRWL – Forklift LF", "WA 20417733", "30/04/2029"],
              ["Working at Heights", "RIIWHS204E", "18/02/2028"],
              ["Confined Space Entry", "RIIWHS202E", "18/02/2028"],
              ["White Card", "WA1129940", "N/A"],
              ["Senior First Aid and CPR", "", "07/2027"],
              ["Gas Test Atmospheres", "MSMWHS217", ""],
              ["WA driver's licence, HR-B", "", "11/2030"],
            ],
            true,
          ),
          head("WORK HISTORY"),
          ...job(
            "11/22 – Current",
            "Ironclad Shutdown Services",
            "Leading Hand Rigger",
            "Various sites: Mount Keith Road, Jimblebar East, Port Hedland (2:1 and shuts)",
            "Crew of six, lift plans up to 180 t, dual lifts",
            "Mill relines, conveyor structures, crusher change-outs",
            "Mentor in the company's Women in Rigging program",
          ),
          text("11/21 – 10/22\tAt home with my son", { tabs: [34], before: 6, after: 2 }),
          ...job(
            "02/20 – 10/21",
            "Ironclad Shutdown Services",
            "Rigger",
            "Leinster and Newman, 14/14",
            "Kiln and SAG mill shutdowns, thickener rakes, pipe spools",
            "Spotter and standby for confined space",
          ),
          ...job(
            "05/17 – 01/20",
            "Boulder Cranes & Rigging Pty Ltd",
            "Rigger / Dogger",
            "Kalgoorlie, residential",
            "Franna and slew crane work, tilt-up panels, school roofs",
            "Dogging for a 250 t all-terrain crane on the Kanowna wind farm",
          ),
          ...job(
            "01/15 – 04/17",
            "Eastern Goldfields Scaffolding",
            "Trades Assistant",
            "Kambalda and Kalgoorlie",
            "Loading, labouring and yard work; basic scaffolding under supervision",
          ),
          ...job("2013 – 2014", "Golden Mile Hotel, Boulder", "Bar Attendant", ""),
          head("TRAINING"),
          text("Certificate III in Rigging, Goldfields Institute, 2019", { after: 1 }),
          text("Certificate II in Metal Roofing and Cladding, Goldfields Institute, 2016", { after: 1 }),
          text("Year 12 WACE, Eastern Ridge Senior High School, 2012"),
          head("SKILLS"),
          table(
            [58, 57, 57],
            [
              ["Lift planning", "Structural steel erection", "Mill relines"],
              ["Chain blocks and tirfors", "Radio and hand signals", "Take 5 and JHA"],
            ],
          ),
          head("SITE INDUCTIONS"),
          text("Jimblebar East (10/2026), Port Hedland (06/2026), Leinster (expired)"),
          head("MEDICAL"),
          text("Pre-employment medical and drug screen passed 10/2026. Fit for all duties."),
          head("PPE"),
          text("Shirt 12, trousers 12, boots 7"),
          head("REFEREES"),
          text("Kel Brodribb, Rigging Superintendent, Ironclad Shutdown Services, 0491 576 801", {
            after: 0,
          }),
          text("Jo Hatzis, Owner, Boulder Cranes & Rigging, 0491 570 110"),
        ],
      },
    ],
  ),
  says: {
    given: "Shannon / SHANNON",
    family: "Maguire / MAGUIRE",
    email: "shan.maguire@example.com",
    phone: "+61491573770",
    jobs: [
      ["Leading Hand Rigger", "Ironclad Shutdown Services", "2022-11", null],
      ["Rigger", "Ironclad Shutdown Services", "2020-02", "2021-10"],
      [
        "Rigger/Dogger / Rigger",
        "Boulder Cranes & Rigging Pty Ltd / Boulder Cranes & Rigging / Boulder Cranes & Rigging Pty Ltd, Kalgoorlie",
        "2017-05",
        "2020-01",
      ],
      ["Trades Assistant", "Eastern Goldfields Scaffolding", "2015-01", "2017-04"],
      ["Bar Attendant", "Golden Mile Hotel / Golden Mile Hotel, Boulder", "2013", "2014"],
    ],
    studies: [
      ["Certificate III in Rigging", "Goldfields Institute", "2019"],
      ["Certificate II in Metal Roofing and Cladding", "Goldfields Institute", "2016"],
      ["Year 12 WACE / Year 12 / WACE / Year 12 (WACE)", "Eastern Ridge Senior High School", "2012"],
    ],
    skills: [
      "Lift planning",
      "Structural steel erection",
      "Mill relines",
      "Chain blocks and tirfors",
      "Radio and hand signals",
      "Take 5 and JHA",
    ],
    licences: [
      [
        "HRWL – DG, RB, RI, RA, WP / HRWL / High Risk Work Licence / HRWL (DG, RB, RI, RA, WP) / High Risk Work Licence (DG, RB, RI, RA, WP)",
        "WA 20417733 / 20417733",
        "2029-04-30",
      ],
      [
        "HRWL – Forklift LF / HRWL Forklift LF / HRWL (LF) / Forklift LF / Forklift / Forklift (LF) / High Risk Work Licence / High Risk Work Licence (LF) / High Risk Work Licence – Forklift LF / High Risk Work Licence (Forklift LF)",
        "WA 20417733 / 20417733",
        "2029-04-30",
      ],
      ["Working at Heights / Working at Heights (RIIWHS204E)", undefined, "2028-02-18"],
      ["Confined Space Entry / Confined Space / Confined Space Entry (RIIWHS202E)", undefined, "2028-02-18"],
      ["White Card / White Card (WA)", "WA1129940 / 1129940"],
      ["Senior First Aid and CPR / Senior First Aid / First Aid / First Aid and CPR", undefined, "2027-07"],
      ["Gas Test Atmospheres / Gas Test Atmospheres (MSMWHS217)"],
    ],
    drives: ["HR"],
    besides: [
      "Driver licence",
      "WA driver's licence",
      "WA driver's licence, HR-B",
      "CPR",
      "Women in Rigging",
      "At home with my son",
      "Jimblebar East",
      "Port Hedland",
      "Leinster",
      "Pre-employment medical",
      "Medical",
      "Drug screen",
      "Kel Brodribb",
      "Jo Hatzis",
    ],
  },
};
