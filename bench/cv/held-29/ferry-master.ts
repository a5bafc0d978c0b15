import type { UnseenCv } from "../unseen/known.ts";
import { table, text, word } from "../held-17/word.ts";

const grey = "D9DEE4";
const band = (words: string, over: number) => ({
  over,
  shade: grey,
  blocks: [text(`**${words}**`, { after: 1, caps: true })],
});
const bold = (...words: readonly string[]) => words.map((one) => `**${one}**`);
const gap = text("", { size: 5, after: 0 });

/** A ferry master's sea service form in Word, all of it in lined tables: oldest first, From and To in columns of their own as “03.2009”, vessel with company below in one cell, rank last, certificates with numbers and ends. */
export const ferryMaster: UnseenCv = {
  name: "ferry master's sea service form in Word, only lined tables: oldest first, “03.2009” and “to date” in columns From and To, vessel over company in one cell, rank last, shore jobs in another table, certificates with numbers and ends",
  type: "docx",
  write: word({ font: "Tahoma", size: 9.5, margin: 18 }, [
    {
      blocks: [
        text("**CURRICULUM VITAE – DECK OFFICER**", { size: 14, align: "center", after: 6 }),
        table(
          [38, 49, 38, 49],
          [
            [band("Personal particulars", 4)],
            ["Surname", "O'HANRAHAN", "Given names", "Brendan Kevin"],
            ["Date of birth", "19.06.1981", "Nationality", "Australian / Irish"],
            ["Mobile", "0491 571 804", "E-mail", "brendan.ohanrahan@example.com"],
            ["Home port", "Sydney", "Address", "5/88 Darley Road, Manly NSW 2095"],
            [
              "Available",
              "From 1 February 2027",
              "Position sought",
              "Master, up to 80 m, or Harbour Pilot trainee",
            ],
          ],
          true,
        ),
        gap,
        table(
          [20, 20, 66, 28, 40],
          [
            [band("Sea service", 5)],
            bold("From", "To", "Vessel / company", "GT", "Rank"),
            [
              "09.2001",
              "02.2004",
              [text("MV Celtic Maiden", { after: 0 }), text("Shannon Bulk Carriers Ltd", { after: 0 })],
              "6,120",
              "Deck Cadet",
            ],
            [
              "05.2004",
              "12.2007",
              [text("MV Western Isle", { after: 0 }), text("Shannon Bulk Carriers Ltd", { after: 0 })],
              "11,480",
              "Third Officer",
            ],
            [
              "03.2009",
              "08.2013",
              [
                text("Whitsunday cats, 24 to 35 m", { after: 0 }),
                text("Coral Passage Cruises", { after: 0 }),
              ],
              "< 500",
              "Mate",
            ],
            [
              "09.2013",
              "11.2018",
              [text("First Fleet class", { after: 0 }), text("Port Jackson Ferries", { after: 0 })],
              "403",
              "Master (inner harbour)",
            ],
            [
              "12.2018",
              "to date",
              [
                text("Freshwater and Emerald classes", { after: 0 }),
                text("Port Jackson Ferries", { after: 0 }),
              ],
              "1,184",
              "Master (Manly run)",
            ],
          ],
          true,
        ),
        gap,
        table(
          [40, 66, 68],
          [
            [band("Employment ashore", 3)],
            bold("Period", "Employer", "Position"),
            ["02.2008 – 02.2009", "Harbour Rigging & Chandlery, Airlie Beach", "Storeman"],
            ["2022 – to date", "Northern Beaches Maritime College (part time)", "Simulator Instructor"],
          ],
          true,
        ),
        gap,
        table(
          [74, 44, 28, 28],
          [
            [band("Certificates and documents", 4)],
            bold("Document", "Number", "Issued", "Expires"),
            ["Master <80 m Near Coastal", "AMSA 0551827", "11.08.2023", "11.08.2028"],
            ["GMDSS General Operator", "GOC 20814", "04.02.2024", "04.02.2029"],
            ["Certificate of Medical Fitness", "", "20.03.2026", "20.03.2028"],
            ["Maritime Security Identification Card", "MSIC 77420", "01.05.2025", "01.05.2029"],
            ["Elements of Shipboard Safety, refreshed", "ESS 4417", "15.06.2024", "15.06.2029"],
            ["Local knowledge: Sydney Harbour", "", "09.2013", ""],
            ["NSW driver licence, class C", "", "", "08.2030"],
          ],
          true,
        ),
        gap,
        table(
          [28, 84, 62],
          [
            [band("Education", 3)],
            bold("Year", "Course", "School"),
            ["1999", "Leaving Certificate", "Kilrush Community School, Ireland"],
            ["2004", "Higher Certificate in Nautical Science", "Cork Harbour Maritime College"],
            [
              "2023",
              "Diploma of Maritime Operations (Master up to 80 m)",
              "Northern Beaches Maritime College",
            ],
          ],
          true,
        ),
        gap,
        table(
          [44, 130],
          [
            [band("Other", 2)],
            [
              "Skills",
              "Ship handling in restricted waters, Bridge resource management, Passenger safety, Crew rostering, ECDIS, Incident reporting",
            ],
            ["Languages", "English (mother tongue), Irish (school)"],
            ["Incidents", "None reportable since 2013"],
            ["Voluntary", "Skipper, Middle Harbour Marine Rescue, since 2016"],
            ["Referee 1", "Capt. Sunil Ramachandra, Fleet Manager, Port Jackson Ferries, 0491 578 888"],
            ["Referee 2", "Margaret Loftus, Coral Passage Cruises, m.loftus@example.net"],
          ],
          true,
        ),
      ],
    },
  ]),
  says: {
    given: "Brendan / Brendan Kevin",
    family: "O'Hanrahan / O'HANRAHAN",
    email: "brendan.ohanrahan@example.com",
    phone: "+61491571804",
    jobs: [
      [
        "Deck Cadet",
        "Shannon Bulk Carriers Ltd / Shannon Bulk Carriers / MV Celtic Maiden, Shannon Bulk Carriers Ltd",
        "2001-09",
        "2004-02",
      ],
      [
        "Third Officer",
        "Shannon Bulk Carriers Ltd / Shannon Bulk Carriers / MV Western Isle, Shannon Bulk Carriers Ltd",
        "2004-05",
        "2007-12",
      ],
      [
        "Mate",
        "Coral Passage Cruises / Whitsunday cats, 24 to 35 m, Coral Passage Cruises",
        "2009-03",
        "2013-08",
      ],
      [
        "Master (inner harbour) / Master",
        "Port Jackson Ferries / First Fleet class, Port Jackson Ferries",
        "2013-09",
        "2018-11",
      ],
      [
        "Master (Manly run) / Master",
        "Port Jackson Ferries / Freshwater and Emerald classes, Port Jackson Ferries",
        "2018-12",
        null,
      ],
      [
        "Storeman",
        "Harbour Rigging & Chandlery / Harbour Rigging & Chandlery, Airlie Beach",
        "2008-02",
        "2009-02",
      ],
      [
        "Simulator Instructor / Simulator Instructor (part time)",
        "Northern Beaches Maritime College / Northern Beaches Maritime College (part time)",
        "2022",
        null,
      ],
    ],
    studies: [
      ["Leaving Certificate", "Kilrush Community School / Kilrush Community School, Ireland", "1999"],
      ["Higher Certificate in Nautical Science", "Cork Harbour Maritime College", "2004"],
      [
        "Diploma of Maritime Operations (Master up to 80 m) / Diploma of Maritime Operations",
        "Northern Beaches Maritime College",
        "2023",
      ],
    ],
    skills: [
      "Ship handling in restricted waters",
      "Bridge resource management",
      "Passenger safety",
      "Crew rostering",
      "ECDIS",
      "Incident reporting",
    ],
    licences: [
      [
        "Master <80 m Near Coastal / Master 80 m Near Coastal / Master <80 m",
        "AMSA 0551827 / 0551827",
        "2028-08-11",
      ],
      [
        "GMDSS General Operator / GMDSS / GMDSS General Operator Certificate",
        "GOC 20814 / 20814",
        "2029-02-04",
      ],
      ["Certificate of Medical Fitness / Medical Fitness", undefined, "2028-03-20"],
      [
        "Maritime Security Identification Card / Maritime Security Identification Card (MSIC) / MSIC",
        "MSIC 77420 / 77420",
        "2029-05-01",
      ],
      [
        "Elements of Shipboard Safety, refreshed / Elements of Shipboard Safety",
        "ESS 4417 / 4417",
        "2029-06-15",
      ],
      ["Local knowledge: Sydney Harbour / Local knowledge / Local knowledge (Sydney Harbour)"],
    ],
    drives: ["C"],
    languages: ["English", "Irish"],
    besides: [
      "Driver licence",
      "NSW driver licence",
      "NSW driver licence, class C",
      "Harbour Pilot trainee",
      "Skipper",
      "Middle Harbour Marine Rescue",
      "Sunil Ramachandra",
      "Capt. Sunil Ramachandra",
      "Margaret Loftus",
    ],
  },
};
