import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) => [text(`**${words}**`, { colour: "2E74B5", size: 11.5, before: 6, after: 0 })];
const job = (title: string, at: string, when: string, ...duties: readonly string[]) => [
  text(`**${title}** | ${at}`, { before: 6, after: 0 }),
  text(when, { size: 9, colour: "7F7F7F", after: 2 }),
  ...points(...duties),
];

/** A veterinary nurse's Word resume from a template with headings in a narrow column of an invisible table. */
export const veterinaryNurse: UnseenCv = {
  name: "veterinary nurse's Word template with headings in the left column of an invisible table: “Title | Clinic, Suburb” over “May 2022 to now (4 days)” in small grey, name over contacts in the right column, clinical placement, registration with number and end, “Happy to provide” referees",
  type: "docx",
  write: word({ font: "Calibri", size: 10.5, margin: 20 }, [
    {
      blocks: [
        table(
          [34, 136],
          [
            [
              "",
              [
                text("Keira Lomax", { size: 26, colour: "2E74B5", after: 0 }),
                text("12 Sandpiper Court, Ballina NSW 2478", { size: 9.5, after: 0 }),
                text("0491 577 033 ∙ keira.lomax@example.com", { size: 9.5, after: 4 }),
              ],
            ],
            [
              head("Profile"),
              [
                text(
                  "Registered veterinary nurse with a surgical bent. I have held a python for an X-ray and a farmer's hand for worse. Locum shifts at Greencross and elsewhere taught me to find the swabs in any cupboard.",
                  { before: 6 },
                ),
              ],
            ],
            [
              head("Experience"),
              [
                ...job(
                  "Head Veterinary Nurse",
                  "Northern Rivers Animal Hospital, Lismore",
                  "May 2022 to now (4 days)",
                  "Theatre lists of up to nine, anaesthetic charts, dentals",
                  "Roster, training log and drug register for a team of eight",
                ),
                ...job(
                  "Veterinary Nurse",
                  "Northern Rivers Animal Hospital, Lismore",
                  "January 2019 to May 2022",
                  "In-patients, laboratory, puppy school on Tuesdays",
                ),
                ...job(
                  "Trainee Veterinary Nurse (placement)",
                  "Byron Hinterland Vets, Bangalow",
                  "July 2018 to November 2018",
                  "240 hours in a mixed practice",
                ),
                ...job(
                  "Kennel Hand",
                  "Pacific Paws Boarding, Ballina",
                  "2016 to 2018",
                  "Sixty dogs, four cats, one emu",
                ),
              ],
            ],
            [
              head("Education"),
              [
                ...job(
                  "Certificate IV in Veterinary Nursing",
                  "Richmond Coast College",
                  "Completed December 2018",
                ),
                ...job(
                  "Diploma of Veterinary Nursing (Surgical)",
                  "Animal Industries Online",
                  "Completed March 2024",
                ),
              ],
            ],
            [
              head("Licences"),
              points(
                "AVNAT Registration, number 20447, renewal due 31 December 2026",
                "Radiation Use Licence, number RL 88316, expires 7 August 2028",
                "Driver licence class C",
              ),
            ],
            [
              head("Skills"),
              points(
                "Anaesthetic monitoring",
                "Dental radiography",
                "Catheter placement",
                "ezyVet",
                "Grief support",
              ),
            ],
            [head("Volunteering"), job("Wildlife Carer", "Tweed Coast Koala Network", "since 2020")],
            [head("Referees"), [text("Happy to provide two on request.", { before: 6 })]],
          ],
        ),
      ],
    },
  ]),
  says: {
    given: "Keira",
    family: "Lomax",
    email: "keira.lomax@example.com",
    phone: "+61491577033",
    jobs: [
      [
        "Head Veterinary Nurse",
        "Northern Rivers Animal Hospital / Northern Rivers Animal Hospital, Lismore",
        "2022-05",
        null,
      ],
      [
        "Veterinary Nurse",
        "Northern Rivers Animal Hospital / Northern Rivers Animal Hospital, Lismore",
        "2019-01",
        "2022-05",
      ],
      [
        "Trainee Veterinary Nurse (placement) / Trainee Veterinary Nurse",
        "Byron Hinterland Vets / Byron Hinterland Vets, Bangalow",
        "2018-07",
        "2018-11",
      ],
      ["Kennel Hand", "Pacific Paws Boarding / Pacific Paws Boarding, Ballina", "2016", "2018"],
      [
        "Wildlife Carer / Wildlife Carer (volunteer) / Volunteer Wildlife Carer",
        "Tweed Coast Koala Network",
        "2020",
        null,
      ],
    ],
    studies: [
      ["Certificate IV in Veterinary Nursing", "Richmond Coast College", "2018-12"],
      [
        "Diploma of Veterinary Nursing (Surgical) / Diploma of Veterinary Nursing",
        "Animal Industries Online",
        "2024-03",
      ],
    ],
    skills: ["Anaesthetic monitoring", "Dental radiography", "Catheter placement", "ezyVet", "Grief support"],
    licences: [
      ["AVNAT Registration / AVNAT", "20447", "2026-12-31"],
      ["Radiation Use Licence", "RL 88316 / 88316", "2028-08-07"],
    ],
    drives: ["C"],
    besides: ["Driver licence", "Registered veterinary nurse", "Greencross"],
  },
};
