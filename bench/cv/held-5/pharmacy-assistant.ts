import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

/** A pharmacy assistant in a word processor's own template: contact in a table beside the name, title, employer and dates on one line by points in capitals, text in sentences, skills in a table of two columns. */
export const pharmacyAssistant: UnseenCv = {
  name: "title, employer and dates by points",
  type: "docx",
  write: word([
    {
      widths: [60, 40],
      rows: [
        [
          ["! Tahlia Broome"],
          ["22 Lorikeet Court", "Palmerston NT 0830", "0428 551 370", "tahlia.broome@gecko.example"],
        ],
      ],
    },
    "# Objective",
    "Pharmacy assistant with five years behind the counter, looking for a dispensary technician role in Darwin or Palmerston.",
    "# Experience",
    "## DISPENSARY ASSISTANT • GATEWAY DISCOUNT CHEMIST • APRIL 2023 – PRESENT",
    "I pack Webster-paks for 120 customers, order stock twice a day and keep the S8 register up to date with the pharmacist.",
    "## PHARMACY ASSISTANT • RAPID CREEK PHARMACY • JANUARY 2021 – MARCH 2023",
    "Sales of S2 and S3 medicines, ear piercing and photo prints.",
    "## CREW MEMBER • CASUARINA DONUT KING • 2019 – 2020",
    "After-school job.",
    "# Education",
    "## CERTIFICATE III IN COMMUNITY PHARMACY • CHARLES DARWIN UNIVERSITY • 2022",
    "## NTCET • TAMINMIN COLLEGE • 2020",
    "# Skills & Abilities",
    {
      widths: [50, 50],
      rows: [
        [
          ["- Fred Dispense", "- Webster-paks", "- Stock rotation"],
          ["- Z POS", "- Customer service"],
        ],
      ],
    },
    "# Communication",
    "English and Kriol.",
    "# Leadership",
    "Under-12 netball coach, Palmerston, since 2022.",
    "# Licences",
    "Ochre Card (Working with Children Clearance) C1884027, expires 9 March 2028",
    "NT C class driver licence",
    "# References",
    "Available upon request.",
  ]),
  says: {
    given: "Tahlia",
    family: "Broome",
    email: "tahlia.broome@gecko.example",
    phone: "+61428551370",
    jobs: [
      ["Dispensary Assistant", "Gateway Discount Chemist", "2023-04", null],
      ["Pharmacy Assistant", "Rapid Creek Pharmacy", "2021-01", "2023-03"],
      ["Crew Member", "Casuarina Donut King", "2019", "2020"],
    ],
    studies: [
      ["Certificate III in Community Pharmacy", "Charles Darwin University", "2022"],
      ["NTCET", "Taminmin College", "2020"],
    ],
    skills: ["Fred Dispense", "Webster-paks", "Stock rotation", "Z POS", "Customer service"],
    licences: [
      [
        "Ochre Card (Working with Children Clearance) / Ochre Card / Working with Children Clearance",
        "C1884027",
        "2028-03-09",
      ],
    ],
    drives: ["C"],
    besides: ["English", "Kriol", "netball coach"],
  },
};
