import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

/** A mine operator: one big table as a form, contract jobs through agencies, licences by classes with lines broken by hand. */
export const operator: UnseenCv = {
  name: "form of a mine operator",
  type: "docx",
  write: word([
    "> **CURRICULUM VITAE**",
    {
      widths: [28, 72],
      rows: [
        [["Surname"], ["Pickett"]],
        [["First names"], ["Tahlia Rose"]],
        [["Address"], ["9 Kurrajong Loop, Kalgoorlie WA 6430"]],
        [["Telephone"], ["0448 118 903"]],
        [["E-mail"], ["tahlia.pickett@goldfields.example"]],
        [["Right to work"], ["Australian citizen"]],
        [["Medicals"], ["Drug and alcohol screen passed 10/2026"]],
      ],
    },
    "",
    "**EMPLOYMENT HISTORY**",
    {
      widths: [28, 72],
      rows: [
        [
          ["05/2023 – Present"],
          [
            "**Northern Star – KCGM Super Pit**",
            "Dump Truck Operator",
            "- CAT 793F, 8/6 roster",
            "- Trainer and assessor on trucks from 2025",
          ],
        ],
        [
          ["08/2021 – 04/2023"],
          ["**WorkPac (for Evolution Mining, Mungari)**", "Water Cart Operator", "- CAT 777 water truck"],
        ],
        [["2017 – 2021"], ["**Woolworths Hannans**", "Night Fill Team Leader", "- Ran a team of nine"]],
      ],
    },
    "",
    "**LICENCES / HIGH RISK WORK**",
    "HR driver’s licence (WA)\nRIIMPO338E Conduct Rigid Haul Truck Operations\nHRWL: LF, WP (no. 118-77-204)\nVerification of Competency – CAT 793F, 777\nSenior First Aid – St John WA, exp. 04/2028\nWA Police Clearance 2026",
    "",
    "**EDUCATION / TRAINING**",
    "2022\tCertificate III in Surface Extraction Operations, MPA Skills",
    "2016\tWACE, Eastern Goldfields College",
    "",
    "**STRENGTHS**",
    "Safe; early riser; good on the radio; Pitram and Modular dispatch; minor maintenance",
    "",
    "**REFEREES**",
    "Craig Dunstan, Pit Superintendent, 0409 118 552",
  ]),
  says: {
    given: "Tahlia Rose / Tahlia",
    family: "Pickett",
    email: "tahlia.pickett@goldfields.example",
    phone: "+61448118903",
    jobs: [
      ["Dump Truck Operator", "Northern Star – KCGM Super Pit / Northern Star", "2023-05", null],
      ["Water Cart Operator", "WorkPac (for Evolution Mining, Mungari) / WorkPac", "2021-08", "2023-04"],
      ["Night Fill Team Leader", "Woolworths Hannans / Woolworths", "2017", "2021"],
    ],
    studies: [
      ["Certificate III in Surface Extraction Operations", "MPA Skills", "2022"],
      ["WACE", "Eastern Goldfields College", "2016"],
    ],
    skills: ["Safe", "early riser", "good on the radio", "Pitram and Modular dispatch", "minor maintenance"],
    licences: [
      ["RIIMPO338E Conduct Rigid Haul Truck Operations / Conduct Rigid Haul Truck Operations"],
      [
        "HRWL: LF, WP / HRWL LF, WP / HRWL / High Risk Work Licence / High Risk Work Licence: LF, WP",
        "118-77-204",
      ],
      [
        "Verification of Competency – CAT 793F, 777 / Verification of Competency / Verification of Competency – CAT 793F",
      ],
      ["Senior First Aid"],
      ["WA Police Clearance / Police Clearance"],
    ],
    drives: ["HR"],
    besides: ["Drug and alcohol screen"],
  },
};
