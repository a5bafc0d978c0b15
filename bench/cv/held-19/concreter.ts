import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { size: 13, before: 10, after: 3, shade: "D9D9D9" });
const job = (when: string, title: string, at: string) =>
  text(`${when}\t**${title}** – ${at}`, { tabs: [38], indent: 0, before: 4, after: 1 });

/** A concreter's one page: years at the left before a tab, “Title – Employer, Suburb”, tickets with numbers, plant, one line of duties. */
export const concreter: UnseenCv = {
  name: "concreter's one page: years before a tab at the left, “Title – Employer, Suburb”, grey bands as headings",
  type: "docx",
  write: word({ font: "Arial", size: 10.5, margin: 20 }, [
    {
      blocks: [
        text("**Dean Vukovic**", { size: 22, after: 0 }),
        text("**Concreter / Formworker**", { size: 13, after: 2 }),
        text("M: 0491 579 212    E: deanvukovic@example.com    Liverpool NSW 2170", { after: 4 }),
        head("About"),
        text(
          "Trade qualified concreter with 14 years on high rise, civil and house slabs. I read plans, set out, run a crew and leave a clean site. Own tools and ute. ABN available.",
        ),
        head("Work"),
        job("2021 – present", "Leading Hand Concreter", "Groundline Civil, Prestons"),
        ...points(
          "Crew of nine on bridges, culverts and shared paths for councils",
          "Set out with total station, pour up to 180 m³ a day",
        ),
        job("2016 – 2021", "Concreter and Formworker", "Adria Formwork Pty Ltd, Fairfield"),
        ...points("Jump forms, decks and columns on apartment blocks to 22 floors"),
        job("2012 – 2016", "Apprentice Concreter", "Moorebank Slabs & Driveways, Moorebank"),
        ...points("House slabs, exposed aggregate, stencil and kerbs"),
        job("2011", "Labourer", "Casual through Hardhat Labour Hire, Parramatta"),
        head("Trade and schooling"),
        text("Certificate III in Concreting (CPC30318), TAFE South West Sydney, 2016"),
        text("Year 10, Green Valley Creek High School, 2010"),
        head("Tickets"),
        ...points(
          "White Card NSW CGI01477320",
          "High Risk Work Licence – Dogging (DG), exp. 14/02/2030",
          "EWP over 11 m (WP), exp. 14/02/2030",
          "Concrete placing boom (PB), exp. 14/02/2030",
          "Working at Heights – 2025",
          "Traffic Controller, exp. May 2028",
          "Driver licence MR, manual",
        ),
        head("Good at"),
        text(
          "Formwork | Steel fixing | Set out | Polished concrete | Laser levels | Helicopter finishing | Reading plans | Bobcat",
        ),
        head("Languages"),
        text("English, Serbian"),
        head("Ask them"),
        text("Tony Galluzzo, Site Manager, Groundline Civil – 0491 575 789", { after: 0 }),
        text("Marko Petrovic, Director, Adria Formwork – 0491 572 983"),
      ],
    },
  ]),
  says: {
    given: "Dean",
    family: "Vukovic",
    email: "deanvukovic@example.com",
    phone: "+61491579212",
    jobs: [
      ["Leading Hand Concreter", "Groundline Civil / Groundline Civil, Prestons", "2021", null],
      [
        "Concreter and Formworker",
        "Adria Formwork Pty Ltd / Adria Formwork / Adria Formwork Pty Ltd, Fairfield",
        "2016",
        "2021",
      ],
      [
        "Apprentice Concreter",
        "Moorebank Slabs & Driveways / Moorebank Slabs & Driveways, Moorebank",
        "2012",
        "2016",
      ],
      [
        "Labourer",
        "Hardhat Labour Hire / Casual through Hardhat Labour Hire / Hardhat Labour Hire, Parramatta",
        "2011",
        "2011",
      ],
    ],
    studies: [
      [
        "Certificate III in Concreting (CPC30318) / Certificate III in Concreting",
        "TAFE South West Sydney",
        "2016",
      ],
      ["Year 10", "Green Valley Creek High School", "2010"],
    ],
    skills: [
      "Formwork",
      "Steel fixing",
      "Set out",
      "Polished concrete",
      "Laser levels",
      "Helicopter finishing",
      "Reading plans",
      "Bobcat",
    ],
    licences: [
      ["White Card NSW / White Card", "CGI01477320"],
      [
        "High Risk Work Licence – Dogging (DG) / High Risk Work Licence / Dogging (DG) / Dogging",
        undefined,
        "2030-02-14",
      ],
      ["EWP over 11 m (WP) / EWP over 11 m / EWP", undefined, "2030-02-14"],
      ["Concrete placing boom (PB) / Concrete placing boom", undefined, "2030-02-14"],
      ["Working at Heights"],
      ["Traffic Controller", undefined, "2028-05"],
    ],
    drives: ["MR"],
    languages: ["English", "Serbian"],
    besides: ["Driver licence"],
  },
};
