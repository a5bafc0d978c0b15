import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { before: 10, after: 3, size: 13 });
const empty = Array.from({ length: 9 }, () => text(" ", { after: 0 }));

/** A Maltese-Australian ward clerk's letter and resume in one Word file: an addressee and a date first, then “March 2019 – present: Title” over the employer, years at home between. */
export const wardClerk: UnseenCv = {
  name: "ward clerk's letter and resume in one Word file: addressee and date first, then “March 2019 – present: Title” over employer, years at home between the jobs",
  type: "docx",
  write: word({ font: "Arial", size: 11, margin: 25 }, [
    {
      blocks: [
        text("Doris Abela", { align: "right", after: 0 }),
        text("17 Gilmore Street", { align: "right", after: 0 }),
        text("St Albans VIC 3021", { align: "right", after: 0 }),
        text("0491 571 491", { align: "right", after: 0 }),
        text("doris.abela@example.com", { align: "right", after: 8 }),
        text("18 November 2026", { after: 8 }),
        text("Ms Karen Whitford", { after: 0 }),
        text("Manager Clerical Services", { after: 0 }),
        text("Westgate Public Hospital", { after: 0 }),
        text("Footscray VIC 3011", { after: 8 }),
        text("Dear Ms Whitford,"),
        text("**Ward Clerk, permanent part-time (reference WPH-4471)**", { before: 4, after: 4 }),
        text(
          "I would like to apply for this position, which I saw on your website on Saturday. I have worked on the wards of Sunvalley Private Hospital since 2019 and now look for permanent hours closer to home.",
          { after: 5 },
        ),
        text(
          "I know that on a ward everything comes past the clerk: the families, the porters, the doctors who cannot find a chart. I keep my head and my manners. I type 75 words a minute and I learnt the new patient system in a week, then taught it to the others.",
          { after: 5 },
        ),
        text(
          "My husband and I raised three children and I looked after my mother in her last years, so I know a hospital from the visitors' side too. I can start four weeks after notice and am free for an interview on any weekday except Tuesday.",
          { after: 5 },
        ),
        text("Yours sincerely,", { before: 6, after: 20 }),
        text("Doris Abela"),
        ...empty,
        text("**RESUME – DORIS ABELA**", { size: 16, ruled: true, after: 4 }),
        head("Employment"),
        text("**March 2019 – present: Ward Clerk (casual bank)**", { after: 0 }),
        text("Sunvalley Private Hospital, St Albans"),
        ...points(
          "Admissions, transfers and discharges for 28 beds",
          "Charts, rosters and stores for surgical and maternity wards",
        ),
        text("**July 2006 – December 2017: Medical Typist**", { before: 6, after: 0 }),
        text("Drs Pham, Kelleher and Associates, Sunshine"),
        ...points("Letters and reports for five specialists", "Front desk on Fridays"),
        text("**1996 – 2006: At home with our three children**", { before: 6 }),
        text("**1987 – 1996: Bank Teller, later Head Teller**", { before: 6, after: 0 }),
        text("Commercial Bank of the West, Footscray"),
        head("Education and courses"),
        ...points(
          "Certificate III in Health Administration, Lakeside TAFE, 2018",
          "Medical Terminology (short course), Lakeside TAFE, 2006",
          "Year 11 Leaving Certificate, Marian Ladies' College, Sunshine, 1986",
        ),
        head("Skills"),
        ...points(
          "Touch typing",
          "Medical terminology",
          "Patient administration systems",
          "Audio typing",
          "Reception",
        ),
        head("Languages"),
        text("English and Maltese, both fluent; everyday Italian"),
        head("Checks"),
        text("Working with Children Check 1120447A-02, to 6 April 2030", { after: 0 }),
        text("National police check, September 2026"),
        head("Referee"),
        text("Sr Bernadette Quirke, Nurse Unit Manager, Sunvalley Private Hospital, 03 5550 6612"),
      ],
    },
  ]),
  says: {
    given: "Doris",
    family: "Abela",
    email: "doris.abela@example.com",
    phone: "+61491571491",
    jobs: [
      [
        "Ward Clerk (casual bank) / Ward Clerk",
        "Sunvalley Private Hospital / Sunvalley Private Hospital, St Albans",
        "2019-03",
        null,
      ],
      [
        "Medical Typist",
        "Drs Pham, Kelleher and Associates / Drs Pham, Kelleher and Associates, Sunshine",
        "2006-07",
        "2017-12",
      ],
      [
        "Bank Teller, later Head Teller / Bank Teller / Head Teller",
        "Commercial Bank of the West / Commercial Bank of the West, Footscray",
        "1987",
        "1996",
      ],
    ],
    studies: [
      ["Certificate III in Health Administration", "Lakeside TAFE", "2018"],
      ["Medical Terminology (short course) / Medical Terminology", "Lakeside TAFE", "2006"],
      [
        "Year 11 Leaving Certificate / Leaving Certificate",
        "Marian Ladies' College / Marian Ladies' College, Sunshine",
        "1986",
      ],
    ],
    skills: [
      "Touch typing",
      "Medical terminology",
      "Patient administration systems",
      "Audio typing",
      "Reception",
    ],
    licences: [
      ["Working with Children Check / Working with Children Check (VIC)", "1120447A-02", "2030-04-06"],
      ["National police check / Police check"],
    ],
    languages: ["English", "Maltese", "Italian / everyday Italian"],
    besides: ["At home with our three children", "Bernadette Quirke", "Karen Whitford"],
  },
};
