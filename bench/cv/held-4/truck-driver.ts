import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

/** A truck driver on the form of a labour-hire company: boxes to fill in, jobs in a table with from and to, reasons for leaving, tickets in a table with states. */
export const truckDriver: UnseenCv = {
  name: "form of a labour-hire company",
  type: "docx",
  write: word(
    [
      "# CANDIDATE DETAILS",
      {
        widths: [25, 25, 25, 25],
        rows: [
          [["Given names"], ["Abdirahman Yusuf"], ["Surname"], ["Warsame"]],
          [["Suburb"], ["Goodna QLD 4300"], ["Date available"], ["7 December 2026"]],
          [["Mobile"], ["0424 661 093"], ["Email"], ["a.warsame@juba.example"]],
        ],
      },
      "# LICENCES AND TICKETS",
      {
        widths: [40, 20, 20, 20],
        rows: [
          [["**Type**"], ["**Number**"], ["**State**"], ["**Expiry**"]],
          [["HC driver licence"], ["118 402 775"], ["QLD"], ["14/08/2030"]],
          [["Forklift (LF)"], ["TLF-4471820"], ["QLD"], ["02/2029"]],
          [["Dangerous goods"], ["DG 33 1846"], ["QLD"], ["19/01/2028"]],
          [["White Card"], ["1884027"], ["QLD"], ["None"]],
        ],
      },
      "# EMPLOYMENT (LAST TEN YEARS)",
      {
        widths: [13, 13, 28, 24, 22],
        rows: [
          [["**From**"], ["**To**"], ["**Employer**"], ["**Position**"], ["**Reason for leaving**"]],
          [
            ["03/2023"],
            ["Still there"],
            ["Redbank Crane & Haulage"],
            ["HC Driver"],
            ["Looking for day shift"],
          ],
          [
            ["08/2019"],
            ["02/2023"],
            ["Ipswich City Linen Service"],
            ["Delivery Driver (MR)"],
            ["Depot closed"],
          ],
          [
            ["05/2017"],
            ["07/2019"],
            ["Dinmore Meatworks"],
            ["Boner and slicer, then forklift driver"],
            ["Got truck licence"],
          ],
        ],
      },
      "# EDUCATION",
      {
        widths: [50, 35, 15],
        rows: [
          [["**Course**"], ["**Where**"], ["**Year**"]],
          [["Certificate III in Meat Processing"], ["MINTRAC"], ["2018"]],
          [["Secondary school"], ["Dadaab, Kenya"], ["2009"]],
        ],
      },
      "# MY SKILLS (TICK)",
      "☒ Load restraint\t☒ Pallet jack\t☐ Crane truck",
      "☒ Manual gearbox (18 speed Roadranger)\t☐ B-double\t☒ Electronic work diary",
      "# LANGUAGES",
      "Somali, Swahili, English",
      "# DECLARATION",
      "I declare that the above is true. Signed: A. Warsame   Date: 20 November 2026",
    ],
    ["Brisbane West Labour Hire – Candidate form F12"],
  ),
  says: {
    given: "Abdirahman Yusuf / Abdirahman",
    family: "Warsame / Yusuf Warsame",
    email: "a.warsame@juba.example",
    phone: "+61424661093",
    jobs: [
      ["HC Driver", "Redbank Crane & Haulage", "2023-03", null],
      ["Delivery Driver (MR) / Delivery Driver", "Ipswich City Linen Service", "2019-08", "2023-02"],
      ["Boner and slicer, then forklift driver", "Dinmore Meatworks", "2017-05", "2019-07"],
    ],
    studies: [
      ["Certificate III in Meat Processing", "MINTRAC", "2018"],
      ["Secondary school", "Dadaab, Kenya / Dadaab", "2009"],
    ],
    skills: [
      "Load restraint",
      "Pallet jack",
      "Manual gearbox (18 speed Roadranger) / Manual gearbox",
      "Electronic work diary",
    ],
    licences: [
      ["Forklift (LF) / Forklift / Forklift (LF), QLD / Forklift (LF) QLD", "TLF-4471820", "2029-02"],
      ["Dangerous goods / Dangerous goods, QLD / Dangerous goods QLD", "DG 33 1846", "2028-01-19"],
      ["White Card / White Card, QLD / White Card QLD", "1884027"],
    ],
    drives: ["HC"],
    languages: ["Somali", "Swahili", "English"],
  },
};
