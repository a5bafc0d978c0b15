import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "./word.ts";

const grey = { colour: "5A6B6A" };
const band = (words: string) => [
  { blocks: [text(`**${words}**`, { size: 12, colour: "FFFFFF", after: 1 })], over: 2, shade: "2F6F6B" },
];
const job = (from: string, to: string, title: string, at: string, tasks: readonly string[]) => [
  [text(`${from} –`, { ...grey, before: 3, after: 0 }), text(to, grey)],
  [text(`**${title}**`, { before: 3, after: 0 }), text(`__${at}__`), ...points(...tasks)],
];
const study = (when: string, title: string, at: string) => [
  [text(when, grey)],
  [text(`**${title}**`, { after: 0 }), text(at)],
];

/** A dental assistant's CV that is one table: bands over both columns as headings, months over two lines at the left, family name last in capitals. */
export const dentalAssistant: UnseenCv = {
  name: "Vietnamese dental assistant in one Word table: bands as headings, months over two lines at the left",
  type: "docx",
  write: word(
    {
      font: "Candara",
      size: 10.5,
      margin: 18,
      below: [text("Thanh Truc Nguyen\tPage {page} of {pages}", { size: 8, tabs: [-36] })],
    },
    [
      {
        blocks: [
          text("Thanh Truc NGUYEN", { size: 24, align: "center", colour: "2F6F6B", after: 0 }),
          text("Dental Assistant", { size: 13, align: "center", after: 2 }),
          text("Springvale VIC 3171  ▪  M 0491 571 266  ▪  E thanhtruc.nguyen@example.com", {
            align: "center",
            after: 8,
          }),
          table(
            [36, 138],
            [
              band("A Few Words About Me"),
              [
                {
                  blocks: [
                    text(
                      "Dental assistant with seven years chairside in Melbourne's south-east, after four years as a dental nurse in Ho Chi Minh City. Since 2023 I have looked after the sterilising room as well. Nervous patients are usually put with me, in two languages.",
                    ),
                  ],
                  over: 2,
                },
              ],
              band("Where I Have Worked"),
              job("Mar 2022", "Present", "Senior Dental Assistant", "Corner Street Dental, Noble Park VIC", [
                "Chairside for two general dentists and a visiting periodontist",
                "Sterilisation coordinator since July 2023: daily cycle tests, batch tracing, audit in 2025 without findings",
                "Acting practice manager for three weeks in January 2025",
                "Train the two trainees; both passed in 2024",
              ]),
              job("Aug 2019", "Feb 2022", "Dental Assistant", "Haddad & Lim Dental Group, Dandenong VIC", [
                "Crown and bridge, root canal treatment and extractions",
                "Reception relief: bookings, HICAPS, recalls",
              ]),
              job("Nov 2018", "Jul 2019", "Nail Technician (part time)", "Lotus Nails, Keysborough VIC", [
                "Manicures and shellac while I studied for my certificate",
              ]),
              job(
                "Jun 2014",
                "Sep 2018",
                "Dental Nurse",
                "Nha Khoa Minh Tam, District 5, Ho Chi Minh City, Vietnam",
                ["Surgery set-up for three dentists, forty patients a day", "School visits twice a year"],
              ),
              band("What I Have Studied"),
              study(
                "2024",
                "Certificate IV in Dental Assisting (Dental Radiography)",
                "Westgate Institute of TAFE",
              ),
              study("2019", "Certificate III in Dental Assisting", "Westgate Institute of TAFE"),
              study("2011 – 2014", "Associate Degree in Nursing", "Saigon Mekong College, Vietnam"),
              band("Licences and Checks"),
              [
                "to 14/08/2028",
                [text("**Radiation Use Licence** (Dept of Health, Victoria), licence no. 300418-7")],
              ],
              ["to 03/2029", [text("**Working with Children Check**, no. 1382209A-02")]],
              ["to 06/2027", [text("**Provide First Aid** (HLTAID011)")]],
              ["since 2020", [text("Member, Dental Assistants Guild of Victoria")]],
              band("What I Am Good At"),
            ],
          ),
          table(
            [58, 58, 58],
            [
              ["Four-handed dentistry", "Infection control", "Bitewing and OPG X-rays"],
              ["Alginate impressions", "Dental4Windows", "Instrument tracing"],
              ["Appointment booking", "Temporary crowns", "Calming anxious patients"],
            ],
          ),
          table(
            [36, 138],
            [
              band("Languages"),
              ["Vietnamese", "native"],
              ["English", "IELTS 7.0 in 2022"],
              ["Cantonese", "basic"],
              band("Outside the Surgery"),
              [
                {
                  blocks: [
                    text(
                      "Badminton on Thursdays, my balcony herbs, lion dance drummer at Tet festivals in Springvale.",
                    ),
                  ],
                  over: 2,
                },
              ],
              band("Referees"),
              ["0491 571 491", [text("**Dr Rebecca Thornbury**, Principal Dentist, Corner Street Dental")]],
              ["0491 571 804", [text("**Sanjeev Lim**, Practice Manager, Haddad & Lim Dental Group")]],
            ],
          ),
        ],
      },
    ],
  ),
  says: {
    given: "Thanh Truc",
    family: "Nguyen",
    email: "thanhtruc.nguyen@example.com",
    phone: "+61491571266",
    jobs: [
      ["Senior Dental Assistant", "Corner Street Dental", "2022-03", null],
      ["Dental Assistant", "Haddad & Lim Dental Group", "2019-08", "2022-02"],
      ["Nail Technician / Nail Technician (part time)", "Lotus Nails", "2018-11", "2019-07"],
      ["Dental Nurse", "Nha Khoa Minh Tam", "2014-06", "2018-09"],
    ],
    studies: [
      [
        "Certificate IV in Dental Assisting (Dental Radiography) / Certificate IV in Dental Assisting",
        "Westgate Institute of TAFE",
        "2024",
      ],
      ["Certificate III in Dental Assisting", "Westgate Institute of TAFE", "2019"],
      ["Associate Degree in Nursing", "Saigon Mekong College", "2014"],
    ],
    skills: [
      "Four-handed dentistry",
      "Infection control",
      "Bitewing and OPG X-rays",
      "Alginate impressions",
      "Dental4Windows",
      "Instrument tracing",
      "Appointment booking",
      "Temporary crowns",
      "Calming anxious patients",
    ],
    licences: [
      ["Radiation Use Licence", "300418-7", "2028-08-14"],
      ["Working with Children Check", "1382209A-02", "2029-03"],
      ["Provide First Aid (HLTAID011) / Provide First Aid / First Aid", undefined, "2027-06"],
    ],
    languages: ["Vietnamese", "English", "Cantonese"],
    besides: ["Dental Assistants Guild of Victoria", "Lion dance drummer"],
  },
};
