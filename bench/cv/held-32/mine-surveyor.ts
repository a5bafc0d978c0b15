import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { before: 10, after: 3, size: 12, shade: "D9E2F3", caps: true });
const job = (when: string, title: string, at: string, ...duties: readonly string[]) => [
  when,
  [text(`**${title}**`, { after: 0 })],
  at,
  duties.length > 0 ? points(...duties) : "",
];

/** A South African mine surveyor's Word CV: personal details in a table of two columns, the career as a ruled table of Period, Position, Company and Main duties, studies as a table with the year last. */
export const mineSurveyor: UnseenCv = {
  name: "South African mine surveyor's Word CV: personal details in a table, career as a ruled table with columns Period (“03/2021 – to date”), Position, Company & Mine and Main duties, studies as a table with the year last, certificates as a table with number and “Valid until”",
  type: "docx",
  write: word(
    {
      font: "Times New Roman",
      size: 10.5,
      margin: 18,
      below: [text("CV of L S Mkhabela – {page}/{pages}", { size: 8, align: "center" })],
    },
    [
      {
        blocks: [
          text("**CURRICULUM VITAE**", { size: 17, align: "center", after: 8 }),
          head("Personal details"),
          table(
            [48, 122],
            [
              ["Surname", "Mkhabela"],
              ["First names", "Lwazi Sizwe"],
              ["Date of birth", "21 June 1987"],
              ["Residential address", "2 Peridot Loop, Moranbah QLD 4744"],
              ["Cell", "0491 570 313"],
              ["E-mail", "lwazi.mkhabela@example.com"],
              ["Visa", "Subclass 186, permanent"],
              ["Driver's licence", "C (Queensland), issued 2022"],
              ["Languages", "Zulu, English, Afrikaans, Fanagalo"],
            ],
          ),
          head("Career history"),
          table(
            [30, 38, 42, 62],
            [
              ["**Period**", "**Position**", "**Company & mine**", "**Main duties**"],
              job(
                "03/2021 – to date",
                "Senior Mine Surveyor",
                "Isaac Ridge Coal, Red Lagoon Mine",
                "Monthly reconciliation within 1.5%",
                "Drones, laser scanner and dragline digs",
                "Statutory plans",
              ),
              job(
                "08/2017 – 01/2021",
                "Mine Surveyor",
                "Blyde Platinum (Pty) Ltd, Onverdacht Shaft",
                "Underground traverses to 1,900 m",
                "Two learner surveyors",
              ),
              job(
                "02/2012 – 07/2017",
                "Assistant Surveyor",
                "Witkop Gold, No. 4 Shaft",
                "Stope measuring, grade lines",
              ),
              job("01/2010 – 12/2011", "Learner Official (Survey)", "Witkop Gold, No. 4 Shaft"),
            ],
            true,
          ),
          head("Qualifications"),
          table(
            [80, 66, 26],
            [
              ["**Qualification**", "**Institution**", "**Year**"],
              ["National Diploma: Mineral Surveying", "Highveld University of Technology", "2009"],
              ["Senior Certificate (Matric)", "Mpumelelo High School, Evander", "2005"],
              ["Graduate Certificate in Spatial Science", "Capricorn Ranges University", "2023"],
            ],
            true,
          ),
          head("Certificates of competency"),
          table(
            [80, 50, 42],
            [
              ["**Certificate**", "**Number**", "**Valid until**"],
              ["Mine Surveyor (Coal), Queensland", "MS-1187", "30/09/2029"],
              ["Standard 11 Coal Induction", "S11-447120", "04/2028"],
              ["Remote Pilot Licence (RePL)", "1074433", "no expiry"],
            ],
            true,
          ),
          head("Software"),
          text("Deswik.CAD, Vulcan, Trimble Business Center, Pix4Dmapper, AutoCAD"),
          head("References"),
          table(
            [56, 70, 46],
            [
              ["Bridget Halloran", "Technical Services Manager, Isaac Ridge Coal", "07 5550 3391"],
              ["Kobus Ferreira", "Chief Surveyor, Blyde Platinum", "+27 13 555 0146"],
            ],
          ),
        ],
      },
    ],
  ),
  says: {
    given: "Lwazi Sizwe / Lwazi",
    family: "Mkhabela",
    email: "lwazi.mkhabela@example.com",
    phone: "+61491570313",
    jobs: [
      ["Senior Mine Surveyor", "Isaac Ridge Coal, Red Lagoon Mine / Isaac Ridge Coal", "2021-03", null],
      [
        "Mine Surveyor",
        "Blyde Platinum (Pty) Ltd, Onverdacht Shaft / Blyde Platinum (Pty) Ltd / Blyde Platinum / Blyde Platinum, Onverdacht Shaft",
        "2017-08",
        "2021-01",
      ],
      ["Assistant Surveyor", "Witkop Gold, No. 4 Shaft / Witkop Gold", "2012-02", "2017-07"],
      [
        "Learner Official (Survey) / Learner Official",
        "Witkop Gold, No. 4 Shaft / Witkop Gold",
        "2010-01",
        "2011-12",
      ],
    ],
    studies: [
      [
        "National Diploma: Mineral Surveying / National Diploma in Mineral Surveying / National Diploma (Mineral Surveying) / National Diploma",
        "Highveld University of Technology",
        "2009",
      ],
      [
        "Senior Certificate (Matric) / Senior Certificate / Matric / Matric (Senior Certificate)",
        "Mpumelelo High School, Evander / Mpumelelo High School",
        "2005",
      ],
      ["Graduate Certificate in Spatial Science", "Capricorn Ranges University", "2023"],
    ],
    skills: ["Deswik.CAD", "Vulcan", "Trimble Business Center", "Pix4Dmapper", "AutoCAD"],
    licences: [
      [
        "Mine Surveyor (Coal), Queensland / Mine Surveyor (Coal) / Mine Surveyor / Mine Surveyor (Coal, Queensland) / Mine Surveyor (Coal) Queensland",
        "MS-1187",
        "2029-09-30",
      ],
      ["Standard 11 Coal Induction / Standard 11", "S11-447120", "2028-04"],
      ["Remote Pilot Licence (RePL) / Remote Pilot Licence / RePL", "1074433"],
    ],
    drives: ["C"],
    // Fanagalo is none of the languages of the profile.
    languages: ["Zulu", "English", "Afrikaans"],
    besides: ["Driver licence", "Subclass 186", "Visa", "Bridget Halloran", "Kobus Ferreira"],
  },
};
