import type { UnseenCv } from "../unseen/known.ts";
import { table, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { before: 10, after: 4, size: 11, colour: "1F3864" });
const wide = (words: string) => ({ blocks: [text(`**${words}**`)], over: 2, shade: "DEEAF6" });

/** A marine engineer's CV as the form of a crewing office: everything in ruled tables, sea service with rank, vessel, company and dates. */
export const marineEngineer: UnseenCv = {
  name: "marine engineer's CV in Word as the form of a crewing office: personal data, certificates (number, issue, expiry) and sea service (From, To, Rank, Vessel and engine, Company) all as ruled tables, dates like 05.01.2023, two contracts in one company, next of kin with a phone",
  type: "docx",
  write: word({ font: "Arial Narrow", size: 10, margin: 16 }, [
    {
      blocks: [
        text("**APPLICATION / CURRICULUM VITAE – ENGINE DEPARTMENT**", { size: 13, align: "center" }),
        table(
          [50, 128],
          [
            [wide("1. PERSONAL DATA")],
            ["Surname", "MARCHENKO-HALL"],
            ["Given names", "Dmitri Paul"],
            ["Date / place of birth", "09.11.1986 / Odesa"],
            ["Citizenship", "Australian"],
            ["Home address", "7 Bight Court, Port Lincoln SA 5606"],
            ["Mobile", "0491 577 426"],
            ["E-mail", "d.marchenko@example.com"],
            ["Next of kin", "Jodie Hall (wife), 0491 578 148"],
          ],
          true,
        ),
        head("2. EDUCATION"),
        table(
          [82, 66, 30],
          [
            ["**Course**", "**School**", "**Finished**"],
            ["Advanced Diploma of Marine Engineering", "Southern Maritime Academy", "2013"],
            ["Certificate III in Engineering - Mechanical Trade", "Port Lincoln TAFE", "2008"],
          ],
          true,
        ),
        head("3. CERTIFICATES"),
        table(
          [72, 46, 30, 30],
          [
            ["**Certificate**", "**Number**", "**Issued**", "**Expires**"],
            ["Certificate of Competency - Engineer Class 2", "AMSA-E2-40817", "14.06.2024", "13.06.2029"],
            ["Certificate of Safety Training", "COST 771204", "02.02.2023", "01.02.2028"],
            ["Certificate of Medical Fitness", "M 300915", "20.03.2026", "19.03.2028"],
            ["MSIC", "P6640217", "11.08.2025", "10.08.2027"],
          ],
          true,
        ),
        head("4. SEA SERVICE (last first)"),
        table(
          [22, 22, 38, 52, 44],
          [
            ["**From**", "**To**", "**Rank**", "**Vessel / main engine**", "**Company**"],
            [
              "05.01.2023",
              "to date",
              "Second Engineer",
              "MV Spencer Star, Wärtsilä 6L32",
              "Gulf Bulk Shipping Pty Ltd",
            ],
            [
              "12.03.2019",
              "20.12.2022",
              "Third Engineer",
              "MV Eyre Trader, MAN 5S50",
              "Gulf Bulk Shipping Pty Ltd",
            ],
            [
              "01.02.2014",
              "28.02.2019",
              "Engineer Watchkeeper",
              "Tug Boston Bay, 2 x Niigata",
              "Lincoln Towage",
            ],
            ["17.01.2005", "30.11.2010", "Apprentice Fitter", "Shore, slipway", "Boston Slipways"],
          ],
          true,
        ),
        head("5. SKILLS"),
        table(
          [60, 60, 58],
          [
            ["Diesel overhaul", "Purifiers", "PLC fault finding"],
            ["Hydraulics", "Welding", "AMOS maintenance system"],
          ],
          true,
        ),
        head("6. LANGUAGES"),
        table(
          [60, 60],
          [
            ["English", "fluent"],
            ["Russian", "native"],
            ["Ukrainian", "native"],
          ],
          true,
        ),
        head("7. REFERENCES"),
        table(
          [60, 70, 48],
          [
            ["Capt. Noel Abernethy", "Marine Superintendent, Gulf Bulk Shipping", "08 5550 7305"],
            ["Stavros Kalantzis", "Manager, Lincoln Towage", "08 5550 1926"],
          ],
          true,
        ),
      ],
    },
  ]),
  says: {
    given: "Dmitri / Dmitri Paul",
    family: "Marchenko-Hall",
    email: "d.marchenko@example.com",
    phone: "+61491577426",
    jobs: [
      ["Second Engineer", "Gulf Bulk Shipping Pty Ltd / Gulf Bulk Shipping", "2023-01", null],
      ["Third Engineer", "Gulf Bulk Shipping Pty Ltd / Gulf Bulk Shipping", "2019-03", "2022-12"],
      ["Engineer Watchkeeper", "Lincoln Towage", "2014-02", "2019-02"],
      ["Apprentice Fitter", "Boston Slipways", "2005-01", "2010-11"],
    ],
    studies: [
      ["Advanced Diploma of Marine Engineering", "Southern Maritime Academy", "2013"],
      [
        "Certificate III in Engineering - Mechanical Trade / Certificate III in Engineering",
        "Port Lincoln TAFE",
        "2008",
      ],
    ],
    skills: [
      "Diesel overhaul",
      "Purifiers",
      "PLC fault finding",
      "Hydraulics",
      "Welding",
      "AMOS maintenance system",
    ],
    licences: [
      [
        "Certificate of Competency - Engineer Class 2 / Certificate of Competency / Certificate of Competency (Engineer Class 2)",
        "AMSA-E2-40817",
        "2029-06-13",
      ],
      ["Certificate of Safety Training", "COST 771204", "2028-02-01"],
      ["Certificate of Medical Fitness", "M 300915", "2028-03-19"],
      ["MSIC / Maritime Security Identification Card", "P6640217", "2027-08-10"],
    ],
    languages: ["English", "Russian", "Ukrainian"],
    besides: [
      "Jodie Hall",
      "Noel Abernethy",
      "Marine Superintendent",
      "Stavros Kalantzis",
      "Manager",
      "Australian",
    ],
  },
};
