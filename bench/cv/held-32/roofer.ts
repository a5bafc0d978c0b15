import type { UnseenCv } from "../unseen/known.ts";
import { text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { before: 12, after: 3, ruled: true });
const line = (words: string) => text(words, { after: 3 });

/** A Māori roofer's one-page resume with a line a job: “2022–now: Title, Employer (Place)”, older work as spans of two digits, tickets in one line between strokes. */
export const roofer: UnseenCv = {
  name: "Māori roofer's one-page Word resume with one line a job: “2022–now: Title, Employer (Place)”, years with en dashes, two jobs in New Zealand, tickets a line each with numbers behind “#” and “exp”, skills between slashes, nickname in brackets",
  type: "docx",
  write: word({ font: "Arial", size: 11, margin: 24 }, [
    {
      blocks: [
        text("**Wiremu (Wi) Hakaraia**", { size: 20, after: 0 }),
        line("Roofer – metal, tile and slate – Penrith NSW 2750"),
        line("Ph 0491 571 804   wi.hakaraia@example.com"),
        head("Work"),
        line("2022–now: Leading Hand Roofer, Tin Hat Roofing Pty Ltd (Penrith)"),
        line("2018–2022: Roof Plumber, Blue Gum Roofs & Gutters (St Marys)"),
        line("2015–2018: Slater, Heritage Slate Brothers (Balmain)"),
        line("2011–2015: Roofer, Kōtuku Roofing Ltd (Palmerston North, NZ)"),
        line("2008–2011: Apprentice Roofer, Kōtuku Roofing Ltd (Palmerston North, NZ)"),
        head("Trade papers"),
        line("2019: Certificate III in Roof Plumbing, Nepean Trades College"),
        line("2011: National Certificate in Metal Roofing (Level 4), Manawatū Polytechnic"),
        head("Tickets"),
        line("NSW Contractor Licence (Roof Plumbing) #339014C exp 06/2028"),
        line("Working at Heights, 2025"),
        line("EWP over 11 m (WP) #HR880213 exp 22/10/2030"),
        line("White Card #CGI0099371"),
        head("Can do"),
        line("Standing seam / Box gutters / Lead flashing / Slate cutting / Scaffold checks"),
        head("Languages"),
        line("English, te reo Māori"),
        head("Wheels"),
        line("Own ute, full licence class C, boat trailer no dramas"),
        head("Ask"),
        line("Terry Bonanno, owner, Tin Hat Roofing, 0491 572 549"),
        line("After hours: kapa haka tutor for the Penrith kids since 2020, eel fishing, six nieces."),
      ],
    },
  ]),
  says: {
    given: "Wiremu (Wi) / Wiremu / Wi",
    family: "Hakaraia",
    email: "wi.hakaraia@example.com",
    phone: "+61491571804",
    jobs: [
      [
        "Leading Hand Roofer",
        "Tin Hat Roofing Pty Ltd / Tin Hat Roofing / Tin Hat Roofing Pty Ltd, Penrith / Tin Hat Roofing Pty Ltd (Penrith)",
        "2022",
        null,
      ],
      [
        "Roof Plumber",
        "Blue Gum Roofs & Gutters / Blue Gum Roofs & Gutters, St Marys / Blue Gum Roofs & Gutters (St Marys)",
        "2018",
        "2022",
      ],
      [
        "Slater",
        "Heritage Slate Brothers / Heritage Slate Brothers, Balmain / Heritage Slate Brothers (Balmain)",
        "2015",
        "2018",
      ],
      [
        "Roofer",
        "Kōtuku Roofing Ltd / Kōtuku Roofing / Kōtuku Roofing Ltd, Palmerston North / Kōtuku Roofing Ltd (Palmerston North, NZ)",
        "2011",
        "2015",
      ],
      [
        "Apprentice Roofer",
        "Kōtuku Roofing Ltd / Kōtuku Roofing / Kōtuku Roofing Ltd, Palmerston North / Kōtuku Roofing Ltd (Palmerston North, NZ)",
        "2008",
        "2011",
      ],
    ],
    studies: [
      ["Certificate III in Roof Plumbing", "Nepean Trades College", "2019"],
      [
        "National Certificate in Metal Roofing (Level 4) / National Certificate in Metal Roofing",
        "Manawatū Polytechnic",
        "2011",
      ],
    ],
    skills: ["Standing seam", "Box gutters", "Lead flashing", "Slate cutting", "Scaffold checks"],
    licences: [
      [
        "NSW Contractor Licence (Roof Plumbing) / NSW Contractor Licence / Contractor Licence (Roof Plumbing) / Contractor Licence / NSW Contractor Licence Roof Plumbing",
        "339014C",
        "2028-06",
      ],
      ["Working at Heights"],
      ["EWP over 11 m (WP) / EWP over 11 m / EWP / EWP (WP)", "HR880213", "2030-10-22"],
      ["White Card", "CGI0099371"],
    ],
    drives: ["C"],
    languages: ["English", "te reo Māori / Māori"],
    besides: [
      "Driver licence",
      "full licence",
      "Own ute",
      "boat trailer",
      "Terry Bonanno",
      "kapa haka tutor",
      "eel fishing",
    ],
  },
};
