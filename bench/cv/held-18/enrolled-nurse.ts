import type { UnseenCv } from "../unseen/known.ts";
import { table, text, word } from "../held-17/word.ts";

const red = "EA4E4E";
const head = (words: string) => text(words, { size: 15, caps: true, ruled: true, before: 12, after: 5 });
const entry = (title: string, at: string, when: string) =>
  text(`**${title} • ${at} • ${when}**`, { size: 10, caps: true, before: 8, after: 2 });
const side = (words: string) => text(words, { size: 13, caps: true, colour: red, before: 10, after: 4 });
const small = (words: string) => text(words, { size: 9.5, after: 3 });

/** An enrolled nurse's resume in a word processor's template with initials: aims and skills at the left, “Title • Employer • months” at the right, clinical placements, all ways of contact in the foot. */
export const enrolledNurse: UnseenCv = {
  name: "Tongan enrolled nurse's template with initials: “TITLE • EMPLOYER • MONTHS”, placements, contacts in the foot",
  type: "docx",
  write: word(
    {
      font: "Rockwell",
      size: 10.5,
      margin: 18,
      below: [
        text("✉ salote.vainikolo@example.com\t☎ 0491 570 313\t⌂ Woodridge QLD 4114", {
          size: 9.5,
          tabs: [75, 122],
          ruled: true,
        }),
      ],
    },
    [
      {
        blocks: [
          table(
            [58, 116],
            [
              [
                [
                  text("**SV**", { size: 40, colour: red, align: "center", after: 8 }),
                  side("Objective"),
                  small(
                    "A permanent ward position in a rehabilitation or medical unit, days or nights, where I can keep studying towards registration as a registered nurse.",
                  ),
                  side("Skills"),
                  ...[
                    "Medication administration",
                    "Wound care",
                    "ISBAR handover",
                    "Venepuncture",
                    "Falls prevention",
                    "ieMR charting",
                    "Palliative care",
                  ].map(small),
                  side("Languages"),
                  small("Tongan – first language"),
                  small("English – fluent"),
                  small("Samoan – understand most"),
                  side("Cards"),
                  small("AHPRA: NMW0002519944"),
                  small("Blue Card 1644207/3\nexp. 11 August 2028"),
                  small("Yellow Card (NDIS) 3300812\nexp. 4 March 2029"),
                  small("CPR renewed Sept 2026"),
                  small("Licence: C, open"),
                ],
                [
                  text("**Salote Vainikolo**", { size: 30, caps: true, after: 2 }),
                  text("Enrolled Nurse | Medication endorsed", { size: 11, after: 8, ruled: true }),
                  head("Experience"),
                  entry("Enrolled Nurse", "Slacks Creek Private Hospital", "Feb 2024 – current"),
                  text(
                    "Twenty-eight-bed rehabilitation ward. Look after six patients on days and nine on nights under an RN. Team leader of the skin integrity project in 2025, which took pressure injuries from eleven to three.",
                  ),
                  entry(
                    "Assistant in Nursing (casual)",
                    "Slacks Creek Private Hospital",
                    "Nov 2022 – Jan 2024",
                  ),
                  text("Specials, showers and transfers in every ward of the house while I studied."),
                  entry("Personal Carer", "Jacaranda Court Residential Care", "June 2019 – Oct 2022"),
                  text("Forty residents, dementia wing. Acting shift coordinator during three lockdowns."),
                  entry("Checkout Operator", "Pacific Fair Grocer", "2016 – 2018"),
                  head("Education"),
                  entry("Diploma of Nursing (HLT54121)", "Dec 2023", "Logan River TAFE"),
                  text("800 hours, medication unit with distinction."),
                  entry("Certificate III in Individual Support", "May 2019", "Logan River TAFE"),
                  entry("Tonga School Certificate", "2014", "Vaiola High School, Nuku'alofa"),
                  head("Clinical placements"),
                  table(
                    [60, 28, 26],
                    [
                      ["Surgical ward, Beaudesert Base Hospital", "4 weeks", "Oct 2022"],
                      ["Mental health unit, Wacol", "3 weeks", "Mar 2023"],
                      ["Community nursing, Blue Gum Home Visits", "2 weeks", "Jul 2023"],
                      ["Aged care, Jacaranda Court", "2 weeks", "Feb 2022"],
                    ],
                  ),
                  head("Volunteer experience or leadership"),
                  text(
                    "Health talks in Tongan for the Logan Tongan Wesleyan women since 2021; blood pressure table at the Eagleby market, last Saturday of the month; student representative, 2023.",
                  ),
                  head("People to ask"),
                  text("Gwen Carmody, Nurse Unit Manager, Slacks Creek Private, 07 7010 3311", { after: 0 }),
                  text("Ravi Naidoo, Facility Manager, Jacaranda Court, 0491 571 266"),
                ],
              ],
            ],
          ),
        ],
      },
    ],
  ),
  says: {
    given: "Salote",
    family: "Vainikolo",
    email: "salote.vainikolo@example.com",
    phone: "+61491570313",
    jobs: [
      ["Enrolled Nurse", "Slacks Creek Private Hospital", "2024-02", null],
      [
        "Assistant in Nursing (casual) / Assistant in Nursing",
        "Slacks Creek Private Hospital",
        "2022-11",
        "2024-01",
      ],
      ["Personal Carer", "Jacaranda Court Residential Care", "2019-06", "2022-10"],
      ["Checkout Operator", "Pacific Fair Grocer", "2016", "2018"],
    ],
    studies: [
      ["Diploma of Nursing (HLT54121) / Diploma of Nursing", "Logan River TAFE", "2023-12"],
      ["Certificate III in Individual Support", "Logan River TAFE", "2019-05"],
      ["Tonga School Certificate", "Vaiola High School / Vaiola High School, Nuku'alofa", "2014"],
    ],
    skills: [
      "Medication administration",
      "Wound care",
      "ISBAR handover",
      "Venepuncture",
      "Falls prevention",
      "ieMR charting",
      "Palliative care",
    ],
    licences: [
      ["AHPRA / AHPRA registration", "NMW0002519944"],
      ["Blue Card", "1644207/3", "2028-08-11"],
      ["Yellow Card (NDIS) / Yellow Card / NDIS Yellow Card", "3300812", "2029-03-04"],
      ["CPR"],
    ],
    drives: ["C"],
    languages: ["Tongan", "English", "Samoan"],
    besides: [
      "Driver licence",
      "Licence",
      "Medication endorsed",
      "Beaudesert Base Hospital",
      "Surgical ward",
      "Mental health unit",
      "Community nursing",
      "Blue Gum Home Visits",
      "Aged care",
      "Health talks",
      "Logan Tongan Wesleyan",
      "Student representative",
      "Blood pressure table",
      "Skin integrity project",
    ],
  },
};
