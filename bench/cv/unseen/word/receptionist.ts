import type { UnseenCv } from "../known.ts";
import { word } from "../write-word.ts";

/** A receptionist: a two-column table as the page, employer in capitals with the dates in brackets, "Key responsibilities" within. */
export const receptionist: UnseenCv = {
  name: "two columns of a table",
  type: "docx",
  write: word([
    "! Anneliese van Rensburg",
    {
      widths: [34, 66],
      rows: [
        [
          [
            "**CONTACT DETAILS**",
            "5 Kestrel Way",
            "Joondalup WA 6027",
            "(+61) 0456 551 118",
            "anneliese.vr@frontdesk.example",
            "**COMPETENCIES**",
            "Genie Solutions",
            "Medicare billing",
            "Audio typing 75 wpm",
            "Xero",
            "**LANGUAGES**",
            "Afrikaans",
            "English",
            "**EDUCATION**",
            "**BCom (Marketing)**",
            "Stellenbosch University",
            "2009–2011",
            "**National Senior Certificate**",
            "Paarl Girls’ High",
            "2008",
          ],
          [
            "**PROFESSIONAL EXPERIENCE**",
            "**NORTHERN HEART SPECIALISTS** (August 2021 – to date)",
            "Senior Medical Receptionist",
            "**Key responsibilities**",
            "- Diaries of six cardiologists; theatre lists of Joondalup Health Campus",
            "- Billing to Medicare, DVA and HBF",
            "**Key achievements**",
            "- Unpaid accounts from $80,000 to $9,000 between May and August 2023",
            "**PERTH EYE ROOMS** (February 2018 – July 2021)",
            "Receptionist",
            "**Key responsibilities**",
            "- Front desk; recalls; orders from Bausch & Lomb",
            "**FIRST NATIONAL BANK, PAARL** (January 2012 – October 2017)",
            "Teller, later Branch Administrator",
            "**REASON FOR MOVE**",
            "Family moved to Perth in December 2017.",
          ],
        ],
      ],
    },
  ]),
  says: {
    given: "Anneliese",
    family: "van Rensburg",
    email: "anneliese.vr@frontdesk.example",
    phone: "+61456551118",
    jobs: [
      ["Senior Medical Receptionist", "Northern Heart Specialists", "2021-08", null],
      ["Receptionist", "Perth Eye Rooms", "2018-02", "2021-07"],
      [
        "Teller, later Branch Administrator",
        "First National Bank, Paarl / First National Bank",
        "2012-01",
        "2017-10",
      ],
    ],
    studies: [
      ["BCom (Marketing)", "Stellenbosch University", "2011"],
      ["National Senior Certificate", "Paarl Girls’ High", "2008"],
    ],
    skills: ["Genie Solutions", "Medicare billing", "Audio typing 75 wpm", "Xero"],
    languages: ["Afrikaans", "English"],
  },
};
