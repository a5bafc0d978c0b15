import type { UnseenCv } from "../unseen/known.ts";
import { table, text, word } from "../held-17/word.ts";

const bold = (words: string) => [text(`**${words}**`)];
const bar = (words: string) => ({
  blocks: [text(`**${words}**`, { align: "center" })],
  over: 3,
  shade: "EDEDED",
});

/** A Japanese tour guide's form of her country in English: name in Asian order with the family name in capitals, one ruled table of years, months and steps in which she enters and leaves schools and firms, oldest first. */
export const tourGuide: UnseenCv = {
  name: "Japanese tour guide's rirekisho in English: family name first, a ruled table of years, months and steps, oldest first",
  type: "docx",
  write: word({ font: "Meiryo", size: 9.5, margin: 18 }, [
    {
      blocks: [
        text("**CURRICULUM VITAE (履歴書)**", { size: 14, align: "center", after: 0 }),
        text("As of 26 November 2026", { align: "right", after: 4 }),
        table(
          [34, 100, 40],
          [
            [bold("Name"), "HOSHINO Ayaka (星野 彩香)", "Photograph"],
            [bold("Date of birth"), "12 June 1993 (age 33), female", ""],
            [bold("Address"), "Unit 9, 20 Abbott Street, Cairns QLD 4870", ""],
            [bold("Telephone"), "0491 – 570 – 313", ""],
            [bold("Email"), "ayaka.hoshino@example.com", ""],
          ],
          true,
        ),
        text("", { after: 4 }),
        table(
          [20, 16, 138],
          [
            [bold("Year"), bold("Month"), bold("Education and work history")],
            [bar("Education")],
            ["2009", "4", "Entered Hakodate Harbour High School"],
            ["2012", "3", "Graduated from Hakodate Harbour High School"],
            ["2012", "4", "Entered Faculty of Tourism, Kitami Lakes University"],
            ["2016", "3", "Graduated from Kitami Lakes University (Bachelor of Tourism)"],
            [bar("Work")],
            ["2016", "4", "Joined Yukiguni Travel Co., Ltd., Sapporo, as Tour Conductor"],
            ["2019", "8", "Left Yukiguni Travel Co., Ltd. for personal reasons"],
            ["2019", "10", "Joined Coral Sky Tours Pty Ltd, Cairns, as Tour Guide"],
            ["2021", "3", "Left Coral Sky Tours Pty Ltd (borders closed)"],
            ["2022", "11", "Joined Daintree Dawn Safaris, Port Douglas, as Senior Tour Guide"],
            ["", "", "Employed there to the present"],
            [bar("Licences and qualifications")],
            ["2011", "9", "EIKEN Grade 2"],
            ["2015", "12", "Certified Travel Supervisor (General)"],
            ["2022", "10", "Driver Authorisation (Queensland), no. 30117745, expires 14 October 2027"],
            ["2024", "5", "Class LR driver licence, Queensland"],
            ["2026", "2", "First aid and CPR"],
          ],
          true,
        ),
        text("", { after: 4 }),
        table(
          [40, 134],
          [
            [bold("Languages"), "Japanese (native), English (IELTS 7.5), Mandarin (daily conversation)"],
            [
              bold("Special skills"),
              "Rainforest interpretation, itinerary planning, 4WD touring, snorkel guiding, guest safety",
            ],
            [
              bold("Reason for applying"),
              "I have shown the reef and the forest to some nine thousand guests, and I would like to train guides who will do it after me.",
            ],
            [bold("Hobbies"), "Bird watching, tea, underwater photography"],
            [bold("Commuting time"), "15 minutes by bicycle"],
            [bold("Requests"), "Not before 20 December 2026, please."],
            [bold("Referee"), "Mr Lachie Strand, Daintree Dawn Safaris, 07 5550 2265"],
          ],
          true,
        ),
      ],
    },
  ]),
  says: {
    given: "Ayaka",
    family: "Hoshino",
    email: "ayaka.hoshino@example.com",
    phone: "+61491570313",
    jobs: [
      ["Senior Tour Guide", "Daintree Dawn Safaris / Daintree Dawn Safaris, Port Douglas", "2022-11", null],
      [
        "Tour Guide",
        "Coral Sky Tours Pty Ltd / Coral Sky Tours / Coral Sky Tours Pty Ltd, Cairns",
        "2019-10",
        "2021-03",
      ],
      [
        "Tour Conductor",
        "Yukiguni Travel Co., Ltd. / Yukiguni Travel / Yukiguni Travel Co., Ltd., Sapporo",
        "2016-04",
        "2019-08",
      ],
    ],
    studies: [
      [
        "Bachelor of Tourism",
        "Kitami Lakes University / Faculty of Tourism, Kitami Lakes University",
        "2016-03",
      ],
      [
        "High school / High school graduation / Hakodate Harbour High School / Graduated from Hakodate Harbour High School",
        "Hakodate Harbour High School",
        "2012-03",
      ],
    ],
    skills: [
      "Rainforest interpretation",
      "Itinerary planning",
      "4WD touring",
      "Snorkel guiding",
      "Guest safety",
    ],
    licences: [
      ["EIKEN Grade 2"],
      ["Certified Travel Supervisor (General) / Certified Travel Supervisor"],
      ["Driver Authorisation (Queensland) / Driver Authorisation", "30117745", "2027-10-14"],
      ["First aid and CPR / First aid / CPR"],
    ],
    drives: ["LR"],
    languages: ["Japanese", "English", "Mandarin"],
    besides: [
      "Driver licence",
      "Class LR driver licence",
      "IELTS 7.5",
      "IELTS",
      "Hakodate Harbour High School",
    ],
  },
};
