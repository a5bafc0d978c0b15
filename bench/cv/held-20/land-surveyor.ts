import type { UnseenCv } from "../unseen/known.ts";
import { table, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { size: 12.5, colour: "385623", before: 12, after: 4 });
const bold = (words: string) => [text(`**${words}**`)];

/** A land surveyor's CV for tenders: a table of personal data, the whole career in one ruled table by year with position, organisation and main projects, registrations in a table. */
export const landSurveyor: UnseenCv = {
  name: "land surveyor's tender CV: the career in one ruled table by year, position, organisation and projects",
  type: "docx",
  write: word(
    {
      font: "Arial",
      size: 10,
      margin: 20,
      below: [text("CV – Callum Strachan\tNovember 2026", { tabs: [-40], size: 8 })],
    },
    [
      {
        blocks: [
          text("**CURRICULUM VITAE**", { size: 16, colour: "385623", after: 6 }),
          table(
            [46, 124],
            [
              ["Name", [text("**Callum Strachan**")]],
              ["Profession", "Registered Land Surveyor"],
              ["Address", "3/11 Riverside Quay, South Townsville QLD 4810"],
              ["Mobile", "0491 578 148"],
              ["Email", "callum.strachan@example.com"],
              ["Languages", "English, Scottish Gaelic"],
              ["Driver licence", "C (Queensland), 4WD training 2024"],
            ],
            true,
          ),
          head("Summary"),
          text(
            "Cadastral and engineering surveyor with eighteen years in Scotland and North Queensland: subdivisions, ports, mines and native title boundaries. Leads parties of up to six and signs plans since 2019.",
          ),
          head("Career"),
          table(
            [28, 40, 46, 56],
            [
              [bold("Year"), bold("Position"), bold("Organisation"), bold("Main projects")],
              [
                "2021 – now",
                "Principal Surveyor",
                "Coral Coast Surveys, Townsville",
                "Port channel widening; Bohle Plains Stage 7 (212 lots)",
              ],
              [
                "2017 – 2021",
                "Senior Surveyor",
                "Flinders Geomatics Pty Ltd, Townsville",
                "Hells Gate solar farm; Ring Road duplication",
              ],
              [
                "2014 – 2017",
                "Mine Surveyor",
                "Isaac Ridge Coal, Moranbah",
                "Monthly volumes, drone flights, highwall scans (7/7 roster)",
              ],
              ["2013", "Travel and study", "–", "Overland from Cairo to Cape Town"],
              [
                "2010 – 2013",
                "Surveyor",
                "Tay & Forth Land Surveys, Dundee, UK",
                "Tram line setting out; flood defences at Perth",
              ],
              [
                "2008 – 2010",
                "Graduate Surveyor",
                "Tay & Forth Land Surveys, Dundee, UK",
                "Topographic surveys of 60 schools",
              ],
            ],
            true,
          ),
          head("Education"),
          table(
            [28, 76, 66],
            [
              [bold("Year"), bold("Award"), bold("School")],
              ["2019", "Graduate Certificate in Cadastral Surveying", "Burdekin University"],
              ["2008", "BSc (Hons) Surveying and Mapping", "University of Strathtay, Dundee"],
              ["2004", "Scottish Highers", "Glen Isla Academy"],
            ],
            true,
          ),
          head("Registrations and tickets"),
          table(
            [86, 42, 42],
            [
              [bold("Registration"), bold("Number"), bold("Valid to")],
              ["Cadastral Surveyor (Queensland)", "4471", "31/12/2027"],
              ["Remote Pilot Licence (RePL)", "ARN 1094471", "–"],
              ["White Card", "1773046", "–"],
              ["Standard 11 mine induction", "S11-60274", "05/2028"],
              ["Provide First Aid", "–", "14/08/2028"],
            ],
            true,
          ),
          head("Equipment and software"),
          text("Total stations; GNSS; laser scanner; Civil 3D; 12d Model; Magnet; QGIS; DJI Matrice drones"),
          head("Memberships"),
          text("Surveyors' Guild of Australia (Fellow, since 2022); North Queensland Land Rovers"),
          head("Papers"),
          text("Strachan C (2023) Old pegs and new pixels. Northern Surveyors' Conference, Cairns."),
          head("Referees"),
          text("Lou Henare, Director, Coral Coast Surveys, 07 5550 3316", { after: 1 }),
          text("Dr Moira Keir, Flinders Geomatics, 0491 571 266"),
        ],
      },
    ],
  ),
  says: {
    given: "Callum",
    family: "Strachan",
    email: "callum.strachan@example.com",
    phone: "+61491578148",
    jobs: [
      ["Principal Surveyor", "Coral Coast Surveys / Coral Coast Surveys, Townsville", "2021", null],
      [
        "Senior Surveyor",
        "Flinders Geomatics Pty Ltd / Flinders Geomatics / Flinders Geomatics Pty Ltd, Townsville",
        "2017",
        "2021",
      ],
      ["Mine Surveyor", "Isaac Ridge Coal / Isaac Ridge Coal, Moranbah", "2014", "2017"],
      [
        "Surveyor",
        "Tay & Forth Land Surveys / Tay & Forth Land Surveys, Dundee / Tay & Forth Land Surveys, Dundee, UK",
        "2010",
        "2013",
      ],
      [
        "Graduate Surveyor",
        "Tay & Forth Land Surveys / Tay & Forth Land Surveys, Dundee / Tay & Forth Land Surveys, Dundee, UK",
        "2008",
        "2010",
      ],
    ],
    studies: [
      ["Graduate Certificate in Cadastral Surveying", "Burdekin University", "2019"],
      [
        "BSc (Hons) Surveying and Mapping",
        "University of Strathtay / University of Strathtay, Dundee",
        "2008",
      ],
      ["Scottish Highers", "Glen Isla Academy", "2004"],
    ],
    skills: [
      "Total stations",
      "GNSS",
      "Laser scanner",
      "Civil 3D",
      "12d Model",
      "Magnet",
      "QGIS",
      "DJI Matrice drones",
    ],
    licences: [
      ["Cadastral Surveyor (Queensland) / Cadastral Surveyor", "4471", "2027-12-31"],
      ["Remote Pilot Licence (RePL) / Remote Pilot Licence / RePL", "ARN 1094471 / 1094471"],
      ["White Card", "1773046"],
      ["Standard 11 mine induction / Standard 11", "S11-60274", "2028-05"],
      ["Provide First Aid / First Aid", undefined, "2028-08-14"],
    ],
    drives: ["C"],
    languages: ["English", "Scottish Gaelic / Gaelic"],
    besides: [
      "Travel and study",
      "Driver licence",
      "4WD training",
      "Surveyors' Guild of Australia",
      "North Queensland Land Rovers",
      "Registered Land Surveyor",
      "Port channel widening",
      "Ring Road duplication",
    ],
  },
};
