import type { UnseenCv } from "../unseen/known.ts";
import { word } from "../unseen/write-word.ts";

const job = (title: string, hotel: string, dates: string, duties: readonly string[]) => [
  `**${title}**`,
  hotel,
  `Inclusive Dates: ${dates}`,
  "Duties and Responsibilities:",
  ...duties.map((duty) => `- ${duty}`),
  "",
];

/** A Filipino chef in Dubai who applies to the Whitsundays: middle initial, "inclusive dates", schooling by levels behind tabs, skills in two columns of bullets, personal information with height and civil status, a signed certification at the end. */
export const chef: UnseenCv = {
  name: "inclusive dates, schooling by levels, personal information and certification",
  type: "docx",
  write: word([
    "> **ROMMEL JAY D. BUENVIAJE**",
    "> Flat 804, Al Nakheel Building, Deira, Dubai, U.A.E.",
    "> Mobile / WhatsApp: +971 50 555 0142",
    "> Email: rj.buenviaje@example.com",
    "# CAREER OBJECTIVE",
    "To obtain a position as Sous Chef or Chef de Partie in a resort in Queensland where my experience in volume cooking and in training of young cooks will be utilized. Willing to relocate; employer sponsorship (subclass 482) needed.",
    "# WORK EXPERIENCE",
    ...job("SOUS CHEF", "Saffron Quay Hotel and Residences – Dubai, U.A.E.", "June 2021 up to present", [
      "Second in charge of a brigade of 34 cooks in three outlets",
      "Opened the Levant buffet, 420 covers on a Friday",
      "Reduced food cost from 33% to 28.5% in one year",
    ]),
    ...job(
      "CHEF DE PARTIE (HOT KITCHEN)",
      "Blue Meridian Cruises – on board m/v Corallina",
      "August 2017 to March 2020",
      [
        "Galley for 1,900 guests, contracts of nine months",
        "Passed two United States public health inspections with 98 and 100 points",
      ],
    ),
    ...job("COMMIS I", "Balay Dagat Resort – Panglao, Bohol", "May 2014 to July 2017", [
      "Breakfast, pastry and the beach grill in rotation",
    ]),
    ...job("KITCHEN TRAINEE (OJT)", "Hotel Maestranza – Cebu City", "November 2013 to March 2014", [
      "600 hours of on-the-job training",
    ]),
    "# KEY SKILLS",
    {
      widths: [50, 50],
      rows: [
        [
          ["- Wok station", "- Tandoor and grill", "- Banquet plating", "- Whole-fish butchery"],
          ["- Menu costing", "- Allergen matrix", "- Cold mezze", "- Training of commis"],
        ],
      ],
    },
    "# LICENSES AND CERTIFICATES HELD",
    "- Cookery NC II (TESDA), Certificate No. 23072202004411, valid until September 12, 2028",
    "- Person in Charge (PIC) Level 3, Dubai Municipality, No. PIC-88410, valid until January 14, 2028",
    "- HACCP Level 3, January 2023",
    "- Basic Safety Training (STCW), July 2017",
    "# EDUCATIONAL BACKGROUND",
    "Tertiary:\tBachelor of Science in Hotel and Restaurant Management",
    "\tMactan Straits College, Cebu City",
    "\tS.Y. 2010 – 2014",
    "Secondary:\tHigh School Diploma",
    "\tSan Isidro National High School, Talibon, Bohol",
    "\tS.Y. 2006 – 2010",
    "# PERSONAL INFORMATION",
    "Date of Birth\t:  April 19, 1993",
    "Civil Status\t:  Married, one child",
    "Citizenship\t:  Filipino",
    "Height / Weight\t:  5’6” / 68 kg",
    "Religion\t:  Roman Catholic",
    "Languages Spoken\t:  English, Filipino, Cebuano, basic Arabic",
    "# CHARACTER REFERENCES",
    "Chef Anton Wieser – Executive Chef, Saffron Quay Hotel and Residences, +971 50 555 0188",
    "Ms. Lorna Tagle – HR Officer, Balay Dagat Resort, lorna.tagle@balaydagat.example",
    "",
    "I hereby certify that the above information is true and correct to the best of my knowledge and belief.",
    "",
    "**ROMMEL JAY D. BUENVIAJE**",
    "Applicant",
  ]),
  says: {
    given: "Rommel Jay / Rommel Jay D. / Rommel",
    family: "Buenviaje",
    email: "rj.buenviaje@example.com",
    phone: "+971505550142",
    jobs: [
      [
        "Sous Chef",
        "Saffron Quay Hotel and Residences / Saffron Quay Hotel and Residences – Dubai, U.A.E. / Saffron Quay Hotel and Residences, Dubai",
        "2021-06",
        null,
      ],
      [
        "Chef de Partie (Hot Kitchen) / Chef de Partie",
        "Blue Meridian Cruises / Blue Meridian Cruises – on board m/v Corallina",
        "2017-08",
        "2020-03",
      ],
      [
        "Commis I / Commis",
        "Balay Dagat Resort / Balay Dagat Resort – Panglao, Bohol / Balay Dagat Resort, Panglao, Bohol",
        "2014-05",
        "2017-07",
      ],
      [
        "Kitchen Trainee (OJT) / Kitchen Trainee",
        "Hotel Maestranza / Hotel Maestranza – Cebu City / Hotel Maestranza, Cebu City",
        "2013-11",
        "2014-03",
      ],
    ],
    studies: [
      [
        "Bachelor of Science in Hotel and Restaurant Management",
        "Mactan Straits College / Mactan Straits College, Cebu City",
        "2014",
      ],
      [
        "High School Diploma",
        "San Isidro National High School / San Isidro National High School, Talibon, Bohol",
        "2010",
      ],
    ],
    skills: [
      "Wok station",
      "Tandoor and grill",
      "Banquet plating",
      "Whole-fish butchery",
      "Menu costing",
      "Allergen matrix",
      "Cold mezze",
      "Training of commis",
    ],
    licences: [
      ["Cookery NC II (TESDA) / Cookery NC II", "23072202004411", "2028-09-12"],
      [
        "Person in Charge (PIC) Level 3 / Person in Charge Level 3 / Person in Charge (PIC) / Person in Charge",
        "PIC-88410",
        "2028-01-14",
      ],
      ["HACCP Level 3"],
      ["Basic Safety Training (STCW) / Basic Safety Training"],
    ],
    languages: ["English", "Filipino", "Cebuano / Cebuano (Bisaya)", "Arabic"],
  },
};
