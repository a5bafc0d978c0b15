import type { UnseenCv } from "../unseen/known.ts";
import { table, text, word } from "../held-17/word.ts";

const widths = [34, 48, 36, 56];
const band = (words: string) => [
  { over: 4, shade: "D9E2F3", blocks: [text(`**${words}**`, { align: "center" })] },
];
const heads = (...words: readonly string[]) => words.map((one) => `**${one}**`);
const whole = (label: string, words: string) => [`**${label}**`, { over: 3, blocks: [text(words)] }];

/** A Chinese-born import coordinator's CV that is one lined table in Word: label and value side by side, bands over study and work in columns of Period, Company, Position and Duties, “2019.03–2023.06”. */
export const freightForwarder: UnseenCv = {
  name: "Chinese-born import coordinator's CV in one lined Word table: labels beside values, bands, columns of Period (“2019.03–2023.06”), Company, Position and Main duties",
  type: "docx",
  write: word({ font: "Arial", size: 10, margin: 18 }, [
    {
      blocks: [
        text("**Personal Resume**", { align: "center", size: 18, after: 6 }),
        table(
          widths,
          [
            band("Basic Information"),
            ["**Name**", "ZHOU Meixia (Michelle)", "**Position sought**", "Import / Freight Coordinator"],
            ["**Mobile**", "+61 491 577 426", "**E-mail**", "michelle.zhou.mx@example.com"],
            ["**Address**", "Sunnybank QLD 4109", "**Visa**", "Permanent resident"],
            band("Education"),
            heads("Period", "School", "Degree", "Major"),
            ["2016.07–2018.06", "Moreton Bay University", "Master of Business", "Supply Chain Management"],
            ["2010.09–2014.06", "Ningbo Harbour University", "Bachelor of Economics", "International Trade"],
            band("Work Experience"),
            heads("Period", "Company", "Position", "Main duties"),
            [
              "2023.07–Now",
              "Coral Gate Freight Pty Ltd, Eagle Farm",
              "Senior Import Coordinator",
              [
                text("1. 70 containers a month from China and Vietnam", { after: 0 }),
                text("2. Quarantine and customs entries with the broker", { after: 0 }),
                text("3. Teach two juniors"),
              ],
            ],
            [
              "2019.03–2023.06",
              "Coral Gate Freight Pty Ltd, Eagle Farm",
              "Import Coordinator",
              [
                text("1. Bookings, arrival notices, cartage", { after: 0 }),
                text("2. Cut demurrage by a third in two years"),
              ],
            ],
            [
              "2018.08–2019.02",
              "Sunny Garden Supermarket, Sunnybank",
              "Stock Clerk (part time)",
              "Receiving, shelf tickets, expiry dates",
            ],
            [
              "2014.07–2016.05",
              "Ningbo Brightstar Lighting Co., Ltd",
              "Export Sales Assistant",
              "Quotations, letters of credit, trade fairs",
            ],
            band("Certificates"),
            heads("Date", "Certificate", "Number", "Valid until"),
            ["2024.05", "Dangerous Goods by Sea (IMDG)", "DGS-20441", "2027.05"],
            ["2022.11", "Biosecurity AEP accreditation", "AEP 118827", ""],
            ["2014.03", "Certificate of International Commercial Document Clerk", "", ""],
            band("Skills and Others"),
            whole("Software", "CargoWise, SAP, Excel (pivot tables)"),
            whole("Trade", "Incoterms 2020, tariff classification, letters of credit"),
            whole("Languages", "Mandarin (native), English (PTE 72), Cantonese (can understand)"),
            whole("Driving", "Queensland open licence, class C"),
            whole("Hobby", "Badminton, baking, hiking"),
            whole(
              "Self evaluation",
              "Careful and quick. I like solving problems before the customer calls. Able to work under pressure at the end of the month.",
            ),
          ],
          true,
        ),
      ],
    },
  ]),
  says: {
    given: "Meixia / Michelle / Meixia (Michelle)",
    family: "Zhou / ZHOU",
    email: "michelle.zhou.mx@example.com",
    phone: "+61491577426",
    jobs: [
      [
        "Senior Import Coordinator",
        "Coral Gate Freight Pty Ltd / Coral Gate Freight / Coral Gate Freight Pty Ltd, Eagle Farm",
        "2023-07",
        null,
      ],
      [
        "Import Coordinator",
        "Coral Gate Freight Pty Ltd / Coral Gate Freight / Coral Gate Freight Pty Ltd, Eagle Farm",
        "2019-03",
        "2023-06",
      ],
      [
        "Stock Clerk (part time) / Stock Clerk",
        "Sunny Garden Supermarket / Sunny Garden Supermarket, Sunnybank",
        "2018-08",
        "2019-02",
      ],
      [
        "Export Sales Assistant",
        "Ningbo Brightstar Lighting Co., Ltd / Ningbo Brightstar Lighting",
        "2014-07",
        "2016-05",
      ],
    ],
    studies: [
      [
        "Master of Business / Master of Business (Supply Chain Management) / Master of Business, Supply Chain Management / Master of Business in Supply Chain Management",
        "Moreton Bay University",
        "2018-06",
      ],
      [
        "Bachelor of Economics / Bachelor of Economics (International Trade) / Bachelor of Economics, International Trade / Bachelor of Economics in International Trade",
        "Ningbo Harbour University",
        "2014-06",
      ],
    ],
    skills: [
      "CargoWise",
      "SAP",
      "Excel (pivot tables) / Excel",
      "Incoterms 2020 / Incoterms",
      "tariff classification",
      "letters of credit",
    ],
    licences: [
      ["Dangerous Goods by Sea (IMDG) / Dangerous Goods by Sea", "DGS-20441", "2027-05"],
      ["Biosecurity AEP accreditation / Biosecurity AEP", "AEP 118827 / 118827"],
      ["Certificate of International Commercial Document Clerk / International Commercial Document Clerk"],
    ],
    drives: ["C"],
    languages: ["Mandarin", "English", "Cantonese"],
    besides: ["Driver licence", "Queensland open licence", "Permanent resident", "PTE", "PTE 72"],
  },
};
