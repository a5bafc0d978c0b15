import type { UnseenCv } from "../unseen/known.ts";
import { table, text, word } from "../held-17/word.ts";

const grey = "D9D9D9";
const wide = (words: string, over: number) => ({ blocks: [text(`**${words}**`)], over, shade: grey });
const bold = (words: string) => [text(`**${words}**`)];

/** An Indonesian track worker's form of a labour hire firm with one name only: one ruled table from top to bottom, shaded bars as headings, jobs and tickets in rows. */
export const railTrackWorker: UnseenCv = {
  name: "Indonesian track worker's labour hire form: one name, one ruled table, shaded bars as headings, tickets in rows",
  type: "docx",
  write: word({ font: "Arial", size: 9.5, margin: 15 }, [
    {
      blocks: [
        table(
          [45, 45, 45, 45],
          [
            [wide("CANDIDATE PROFILE", 4)],
            [bold("Name"), "Suparman", bold("Date available"), "07/12/2026"],
            [bold("Mobile"), "0491-578-957", bold("Email"), "suparman.track@example.com"],
            [bold("Suburb"), "Lidcombe NSW 2141", bold("Position"), "Track worker / Protection officer"],
            [bold("Languages"), "Bahasa Indonesia, Javanese, English", bold("Driver licence"), "MR (NSW)"],
            [bold("Shirt / boots"), "L / 9", bold("Next of kin"), "Dewi, 0491 570 313"],
            [wide("WORK HISTORY (most recent first)", 4)],
            [bold("From – to"), bold("Company"), bold("Role"), bold("Duties")],
            [
              "Jun 2024 – now",
              "Ironbark Rail Maintenance Pty Ltd",
              "Protection Officer Level 1",
              "Worksite protection, briefings, weekend possessions",
            ],
            [
              "Feb 2021 – May 2024",
              "Ironbark Rail Maintenance Pty Ltd",
              "Track Worker",
              "Resleepering, tamping gang, thermit welding offsider",
            ],
            [
              "Aug 2018 – Jan 2021",
              "Southbank Crew Hire",
              "Labourer (casual)",
              "Light rail and station upgrades, Parramatta",
            ],
            [
              "2012 – 2017",
              "PT Rel Nusantara, Surabaya, Indonesia",
              "Track Gang Foreman",
              "Gang of twelve on the Surabaya to Malang line",
            ],
            [
              "2009 – 2012",
              "PT Rel Nusantara, Surabaya, Indonesia",
              "Track Labourer",
              "Ballast, drains, level crossings",
            ],
            [wide("TICKETS AND COMPETENCIES", 4)],
            [bold("Ticket"), bold("Number"), bold("Issued"), bold("Expires")],
            ["Rail Industry Worker card", "RIW 5507194", "02/03/2021", "02/03/2027"],
            ["Track Safety Awareness", "TSA-20881", "18/01/2026", "18/01/2028"],
            ["Protection Officer Level 1", "PO1-3347", "30/05/2024", "30/05/2027"],
            ["White Card", "CGI0449127", "14/08/2018", "–"],
            ["Category 1 rail medical", "–", "06/2026", "06/2029"],
            ["First Aid", "FA-771902", "11/2025", "11/2028"],
            ["Elevated Work Platform (yellow card)", "YC-66104", "2022", "2027"],
            [wide("EDUCATION", 4)],
            [bold("Year"), bold("Course"), { blocks: bold("School"), over: 2 }],
            [
              "2023",
              "Certificate III in Rail Infrastructure",
              { blocks: [text("Clyde Junction Training")], over: 2 },
            ],
            [
              "2008",
              "SMK (vocational high school), civil works",
              { blocks: [text("SMK Kalimas 2, Surabaya")], over: 2 },
            ],
            [wide("SKILLS", 4)],
            [
              {
                blocks: [
                  text(
                    "Resleepering; Rail grinding; Thermit welding; Ballast tamping; Track inspection; Hi-rail plant",
                  ),
                ],
                over: 4,
              },
            ],
            [wide("REFEREES", 4)],
            [bold("Name"), bold("Company"), bold("Position"), bold("Phone")],
            ["Mick Dragovic", "Ironbark Rail Maintenance", "Possession Manager", "0491 570 159"],
            ["Anjali Nair", "Southbank Crew Hire", "Consultant", "02 5550 6118"],
            [wide("OFFICE USE ONLY", 4)],
            [bold("Interviewed by"), "", bold("Date"), ""],
          ],
          true,
        ),
      ],
    },
  ]),
  says: {
    given: "Suparman",
    family: "",
    email: "suparman.track@example.com",
    phone: "+61491578957",
    jobs: [
      [
        "Protection Officer Level 1 / Protection Officer",
        "Ironbark Rail Maintenance Pty Ltd / Ironbark Rail Maintenance",
        "2024-06",
        null,
      ],
      ["Track Worker", "Ironbark Rail Maintenance Pty Ltd / Ironbark Rail Maintenance", "2021-02", "2024-05"],
      ["Labourer (casual) / Labourer", "Southbank Crew Hire", "2018-08", "2021-01"],
      [
        "Track Gang Foreman",
        "PT Rel Nusantara / PT Rel Nusantara, Surabaya / PT Rel Nusantara, Surabaya, Indonesia",
        "2012",
        "2017",
      ],
      [
        "Track Labourer",
        "PT Rel Nusantara / PT Rel Nusantara, Surabaya / PT Rel Nusantara, Surabaya, Indonesia",
        "2009",
        "2012",
      ],
    ],
    studies: [
      ["Certificate III in Rail Infrastructure", "Clyde Junction Training", "2023"],
      [
        "SMK (vocational high school), civil works / SMK (vocational high school) / SMK / Vocational high school / SMK, civil works",
        "SMK Kalimas 2 / SMK Kalimas 2, Surabaya",
        "2008",
      ],
    ],
    skills: [
      "Resleepering",
      "Rail grinding",
      "Thermit welding",
      "Ballast tamping",
      "Track inspection",
      "Hi-rail plant",
    ],
    licences: [
      ["Rail Industry Worker card / Rail Industry Worker", "RIW 5507194 / 5507194", "2027-03-02"],
      ["Track Safety Awareness", "TSA-20881", "2028-01-18"],
      ["Protection Officer Level 1", "PO1-3347", "2027-05-30"],
      ["White Card", "CGI0449127"],
      ["Category 1 rail medical / Rail medical", undefined, "2029-06"],
      ["First Aid", "FA-771902", "2028-11"],
      ["Elevated Work Platform (yellow card) / Elevated Work Platform / Yellow card", "YC-66104", "2027"],
    ],
    drives: ["MR"],
    languages: ["Bahasa Indonesia / Indonesian", "Javanese", "English"],
    besides: ["Driver licence"],
  },
};
