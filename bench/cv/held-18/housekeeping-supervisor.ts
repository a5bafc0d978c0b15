import type { UnseenCv } from "../unseen/known.ts";
import { table, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { size: 11, before: 9, after: 3, align: "center" });
const pair = (one: string, value: string, other = "", more = "") =>
  text(`${one}: __${value}__${other && `\t${other}: __${more}__`}`, { tabs: [100], after: 2 });
const bold = (words: string) => `**${words}**`;

/** A housekeeping supervisor's bio-data from a stationer's form: two labels on a line, parents and height, schools by level, jobs in a table with “FROM / TO / POSITION / COMPANY”, references and thumb marks. */
export const housekeepingSupervisor: UnseenCv = {
  name: "Filipino housekeeper's bio-data form: two labels a line, schools by level, FROM / TO / POSITION / COMPANY table",
  type: "docx",
  write: word({ font: "Arial Narrow", size: 11, margin: 20 }, [
    {
      blocks: [
        table(
          [130, 38],
          [
            [
              [
                text("**BIO-DATA**", { size: 22, after: 4 }),
                text("Position desired: __Housekeeping Supervisor__", { after: 2 }),
                text("Date: __November 25, 2026__"),
              ],
              [text("2 × 2\npicture", { align: "center", colour: "888888", before: 14, after: 14 })],
            ],
          ],
          true,
        ),
        head("PERSONAL DATA"),
        pair("Name", "Rosalinda Cabrera Dimaano", "Nickname", "Rosy"),
        pair("City address", "12 Lakeside Drive, Cairns North QLD 4870", "Sex", "Female"),
        pair("Provincial address", "Brgy. Talisay, Lipa City, Batangas", "Civil status", "Married"),
        pair("Cell no.", "0491 573 770", "Birthdate", "June 3, 1985"),
        pair("E-mail", "rosalinda.dimaano@example.com", "Religion", "Roman Catholic"),
        pair("Height", "5 ft 1 in", "Weight", "52 kg"),
        pair("Spouse", "Edgardo M. Dimaano", "Occupation", "Bus Driver"),
        pair("Father", "Crisanto Cabrera", "Occupation", "Coconut Farmer"),
        pair("Mother", "Milagros Cabrera", "Occupation", "Dressmaker"),
        pair("Language / dialect spoken", "Tagalog, English, Batangueño"),
        pair("Person to contact in emergency", "Edgardo Dimaano", "Tel.", "0491 576 801"),
        head("EDUCATIONAL BACKGROUND"),
        pair("Elementary", "Talisay Central School", "Year graduated", "1998"),
        pair("High school", "Lipa Lakeshore National High School", "Year graduated", "2002"),
        pair("College", "Batangas Plains College", "Year graduated", "2006"),
        pair("Degree received", "Bachelor of Science in Hotel and Restaurant Management"),
        pair("Vocational", "Housekeeping NC II, Sunrise Skills Center", "Year graduated", "2007"),
        pair(
          "Special skills",
          "Bed making, Laundry machines, Opera PMS, Flower arrangement, Training of new staff",
        ),
        head("EMPLOYMENT RECORD"),
        table(
          [27, 27, 52, 64],
          [
            ["FROM", "TO", "POSITION", "COMPANY"].map((one) => ({
              blocks: [text(bold(one))],
              shade: "DDDDDD",
            })),
            ["Oct. 2022", "present", "Housekeeping Supervisor", "Coral Esplanade Hotel, Cairns"],
            ["May 2019", "Sept. 2022", "Room Attendant", "Coral Esplanade Hotel, Cairns"],
            ["Jan. 2013", "Dec. 2018", "Floor Supervisor", "Al Dana Beach Resort, Doha, Qatar"],
            ["Aug. 2009", "Nov. 2012", "Room Maid", "Al Dana Beach Resort, Doha, Qatar"],
            ["June 2007", "July 2009", "Chambermaid", "Hotel Taal Vista Norte, Tagaytay"],
          ],
          true,
        ),
        text(
          "Main duties now: rosters for 18 attendants, inspection of 140 rooms, linen count, lost and found.",
          {
            before: 4,
          },
        ),
        text("Reason for no work Jan. – Apr. 2019: waiting for partner visa."),
        head("SEMINARS ATTENDED"),
        text("Bloodborne Pathogens and Chemicals, Coral Esplanade Hotel, March 2024", { after: 1 }),
        text("Five-Star Guest Care, Doha, 2015", { after: 1 }),
        text("Employee of the Year 2016 and 2023", { after: 1 }),
        head("OTHER PAPERS"),
        pair("National police certificate", "NPC-60217714", "Issued", "October 2026"),
        pair("First Aid certificate no.", "FA 330881", "Expires", "August 30, 2028"),
        pair("QLD driver license", "Class C", "Valid until", "2031"),
        head("CHARACTER REFERENCE"),
        table(
          [50, 50, 38, 32],
          [
            ["NAME", "COMPANY", "POSITION", "CONTACT NO."].map((one) => ({
              blocks: [text(bold(one))],
              shade: "DDDDDD",
            })),
            ["Ms. Janelle Fryer", "Coral Esplanade Hotel", "Executive Housekeeper", "07 7010 5108"],
            ["Fr. Ben Aquino", "Holy Cross Parish, Cairns", "Parish Priest", "0491 574 632"],
            ["Mr. Yusuf Karam", "Al Dana Beach Resort", "Rooms Division Manager", "+974 5550 1177"],
          ],
          true,
        ),
        text(
          "I hereby certify that the above information is true and correct to the best of my knowledge and belief.",
          { before: 8, after: 14 },
        ),
        text("Tax file no. given on request\tROSALINDA C. DIMAANO", { tabs: [110], after: 0 }),
        text("\tApplicant's signature", { tabs: [114] }),
      ],
    },
  ]),
  says: {
    given: "Rosalinda / Rosalinda Cabrera",
    family: "Dimaano / Cabrera Dimaano",
    email: "rosalinda.dimaano@example.com",
    phone: "+61491573770",
    jobs: [
      ["Housekeeping Supervisor", "Coral Esplanade Hotel / Coral Esplanade Hotel, Cairns", "2022-10", null],
      ["Room Attendant", "Coral Esplanade Hotel / Coral Esplanade Hotel, Cairns", "2019-05", "2022-09"],
      ["Floor Supervisor", "Al Dana Beach Resort / Al Dana Beach Resort, Doha, Qatar", "2013-01", "2018-12"],
      ["Room Maid", "Al Dana Beach Resort / Al Dana Beach Resort, Doha, Qatar", "2009-08", "2012-11"],
      ["Chambermaid", "Hotel Taal Vista Norte / Hotel Taal Vista Norte, Tagaytay", "2007-06", "2009-07"],
    ],
    studies: [
      ["Bachelor of Science in Hotel and Restaurant Management", "Batangas Plains College", "2006"],
      ["Housekeeping NC II", "Sunrise Skills Center", "2007"],
      ["High school", "Lipa Lakeshore National High School", "2002"],
      ["Elementary", "Talisay Central School", "1998"],
    ],
    skills: ["Bed making", "Laundry machines", "Opera PMS", "Flower arrangement", "Training of new staff"],
    licences: [
      ["National police certificate / Police certificate", "NPC-60217714"],
      ["First Aid certificate / First Aid", "FA 330881", "2028-08-30"],
    ],
    drives: ["C"],
    languages: ["Tagalog", "English", "Batangueño"],
    besides: [
      "QLD driver license",
      "Driver license",
      "Driver licence",
      "Bloodborne Pathogens and Chemicals",
      "Five-Star Guest Care",
      "Employee of the Year",
    ],
  },
};
