import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

/** An electrician on one page that is all tables: tickets in a grid with numbers and expiry, jobs in rows with months by apostrophes. */
export const electrician: UnseenCv = {
  name: "one page of tables",
  type: "docx",
  write: word([
    {
      widths: [60, 40],
      rows: [
        [
          ["**JAYDEN MCALISTER**", "A Grade Electrician"],
          ["Ph 0434 209 117", "jmcalister.sparky@ampere.example", "Narre Warren VIC 3805"],
        ],
      ],
    },
    {
      widths: [100],
      rows: [
        [
          [
            "**ABOUT ME** Ten years on the tools, mostly commercial fit-outs and solar. Own ute, tools and test gear. Non-smoker.",
          ],
        ],
      ],
    },
    {
      widths: [46, 30, 24],
      rows: [
        [["**TICKETS**"], ["**No.**"], ["**Expiry**"]],
        [["A Grade Electrical Licence (VIC)"], ["A66218"], ["20/08/2028"]],
        [["White Card"], ["VIC-40218817"], ["–"]],
        [["LVR & CPR"], ["LV-5591"], ["06/2027"]],
        [["EWP under 11 m"], ["EWPA 771024"], ["02/2030"]],
        [["SAA Grid-Connect Design and Install"], ["S8820417"], ["31/01/2027"]],
        [["Driver Licence, manual car"], ["041 882 703"], ["2029"]],
      ],
    },
    {
      widths: [26, 30, 44],
      rows: [
        [["**WHEN**"], ["**WHO FOR**"], ["**DOING WHAT**"]],
        [
          ["Jan ’21 – now"],
          ["Voltaic Commercial Pty Ltd, Dandenong"],
          [
            "**Leading Hand Electrician**",
            "Fit-out of two schools and a cinema. Four sparkies and two apprentices under me.",
          ],
        ],
        [
          ["Aug ’18 – Dec ’20"],
          ["Sunrise Solar & Storage"],
          ["**Solar Installer**", "Roofs from 6 to 100 kW, batteries, switchboard upgrades."],
        ],
        [
          ["Feb ’14 – Jul ’18"],
          ["B. Cardoso Electrics"],
          ["**Apprentice Electrician**", "Houses and small factories."],
        ],
      ],
    },
    {
      widths: [26, 74],
      rows: [
        [
          ["**TRADE SCHOOL**"],
          ["Cert III in Electrotechnology Electrician, Chisholm Institute, finished 2018"],
        ],
        [["**GOOD AT**"], ["Fault finding, Switchboards, Data cabling, Reading plans, AS/NZS 3000"]],
        [["**REFS**"], ["Marco Cardoso 0418 220 771, Voltaic’s Dean Prior 0413 118 552"]],
      ],
    },
  ]),
  says: {
    given: "Jayden",
    family: "McAlister",
    email: "jmcalister.sparky@ampere.example",
    phone: "+61434209117",
    jobs: [
      [
        "Leading Hand Electrician",
        "Voltaic Commercial Pty Ltd / Voltaic Commercial Pty Ltd, Dandenong",
        "2021-01",
        null,
      ],
      ["Solar Installer", "Sunrise Solar & Storage", "2018-08", "2020-12"],
      ["Apprentice Electrician", "B. Cardoso Electrics", "2014-02", "2018-07"],
    ],
    studies: [
      [
        "Cert III in Electrotechnology Electrician / Certificate III in Electrotechnology Electrician",
        "Chisholm Institute",
        "2018",
      ],
    ],
    skills: ["Fault finding", "Switchboards", "Data cabling", "Reading plans", "AS/NZS 3000"],
    licences: [
      ["A Grade Electrical Licence (VIC) / A Grade Electrical Licence", "A66218"],
      ["White Card", "VIC-40218817"],
      ["LVR & CPR", "LV-5591"],
      ["EWP under 11 m / EWP", "EWPA 771024 / 771024"],
      ["SAA Grid-Connect Design and Install", "S8820417"],
    ],
    besides: ["A Grade Electrician", "Driver Licence", "manual car", "C", "Car"],
  },
};
