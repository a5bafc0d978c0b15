import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

const row = (...cells: readonly string[]) => cells.map((cell) => [cell]);

/** A boilermaker who flies in and out: name and phone above each page, one table of jobs with columns for from and to as a spreadsheet writes months, tickets with their codes in a row of bullets. */
export const boilermaker: UnseenCv = {
  name: "one table of jobs, from and to in columns as a spreadsheet writes months",
  type: "docx",
  write: word(
    [
      "**BOILERMAKER – FIFO EX PERTH, ANY ROSTER**",
      "Trade-qualified, ten years on iron ore, alumina and ships. Own PPE and hand tools. Ready to fly with three days’ notice. Clean drug and alcohol record; last pre-employment medical passed in August 2025.",
      "# WORK HISTORY",
      {
        widths: [11, 11, 28, 30, 20],
        rows: [
          row("**From**", "**To**", "**Company**", "**Site and scope**", "**Position**"),
          row(
            "Feb-24",
            "Now",
            "Ironclad Mechanical Services",
            "Mount Wallaroo iron ore, chute and screen changes, crew of nine",
            "Leading Hand Boilermaker",
          ),
          row(
            "Jun-22",
            "Jan-24",
            "Westfab Contracting",
            "Harvey alumina refinery, digester shutdowns, 12 hour nights",
            "Boilermaker",
          ),
          row(
            "Mar-19",
            "May-22",
            "Jervoise Bay Ship Repairs",
            "Dry dock, hull plate and ballast tanks",
            "Ship Plater",
          ),
          row(
            "Jan-15",
            "Feb-19",
            "Naval Base Plate & Pipe",
            "Workshop, structural steel and pipe spools",
            "Apprentice Boilermaker",
          ),
        ],
      },
      "# TRADE",
      "MEM31922 Certificate III in Engineering – Fabrication Trade, Cockburn Trades College, February 2019",
      "# TICKETS",
      "- High Risk Work Licence, classes DG, RB and WP: WRK-0118842, exp 17 Aug 2028",
      "- Confined Space Entry (RIIWHS202E), Mar 2024",
      "- Working Safely at Heights (RIIWHS204E), Mar 2024",
      "- Gas Test Atmospheres (MSMWHS217), Mar 2024",
      "- White Card 1004418, no expiry",
      "- Provide First Aid (HLTAID011), exp 6 Mar 2027",
      "- WA driver’s licence 5118842, C and HR",
      "# WELDING AND FABRICATION",
      "MIG; flux core; stick; TIG; oxy cutting; air arc gouging; reading isometrics",
      "# INDUCTIONS",
      "Mount Wallaroo, Harvey alumina, Jervoise Bay common user facility",
      "# REFEREES",
      "Gaz Petrovski, Supervisor, Ironclad Mechanical Services, 0491 576 398",
      "Lorraine Tibbs, Dock Master, Jervoise Bay Ship Repairs, 0491 576 801",
    ],
    ["> **JARROD KINSELLA-BOYD**", "> Baldivis WA 6171 · 0491 577 644 · jarrod.kb@example.com"],
    ["> References and copies of all tickets on request"],
  ),
  says: {
    given: "Jarrod",
    family: "Kinsella-Boyd",
    email: "jarrod.kb@example.com",
    phone: "+61491577644",
    jobs: [
      ["Leading Hand Boilermaker", "Ironclad Mechanical Services", "2024-02", null],
      ["Boilermaker", "Westfab Contracting", "2022-06", "2024-01"],
      ["Ship Plater", "Jervoise Bay Ship Repairs", "2019-03", "2022-05"],
      ["Apprentice Boilermaker", "Naval Base Plate & Pipe", "2015-01", "2019-02"],
    ],
    studies: [
      [
        "MEM31922 Certificate III in Engineering – Fabrication Trade / Certificate III in Engineering – Fabrication Trade",
        "Cockburn Trades College",
        "2019-02",
      ],
    ],
    skills: ["MIG", "flux core", "stick", "TIG", "oxy cutting", "air arc gouging", "reading isometrics"],
    licences: [
      [
        "High Risk Work Licence / High Risk Work Licence, classes DG, RB and WP / High Risk Work Licence DG, RB and WP / High Risk Work Licence DG, RB, WP",
        "WRK-0118842",
        "2028-08-17",
      ],
      ["Confined Space Entry (RIIWHS202E) / Confined Space Entry"],
      ["Working Safely at Heights (RIIWHS204E) / Working Safely at Heights"],
      ["Gas Test Atmospheres (MSMWHS217) / Gas Test Atmospheres"],
      ["White Card", "1004418"],
      ["Provide First Aid (HLTAID011) / Provide First Aid", undefined, "2027-03-06"],
    ],
    drives: ["C", "HR"],
    besides: [
      "Mount Wallaroo",
      "Harvey alumina",
      "Jervoise Bay common user facility",
      "pre-employment medical",
    ],
  },
};
