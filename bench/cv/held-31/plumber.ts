import type { UnseenCv } from "../unseen/known.ts";
import { text, word } from "../held-17/word.ts";

const tabs = [48];
const head = (words: string) => text(`**${words}**`, { before: 10, after: 3, size: 12, ruled: true });
const row = (left: string, right: string) => text(`${left}\t${right}`, { tabs, after: 1, hanging: 48 });
const job = (when: string, title: string, at: string, ...duties: readonly string[]) => [
  text(`${when}\t**${at}**`, { tabs, before: 6, after: 0 }),
  text(`\t${title}`, { tabs, after: 0 }),
  ...duties.map((one) => text(`\t- ${one}`, { tabs, after: 0 })),
];

/** A plumber's plain Word resume with tabs: labels and values, “02/18 – 11/22” left of the employer in bold with the title below it, licences with class, number and end between tabs, a gap explained, nickname in quotes. */
export const plumber: UnseenCv = {
  name: "Tasmanian plumber's plain Word with tabs: name and contacts behind labels, “Dec 22 – Current” left of the employer in bold with the title below, a year overseas in the same form, licences with number and “exp.” between tabs, trade skills with commas over two lines",
  type: "docx",
  write: word({ font: "Calibri", size: 11, margin: 22 }, [
    {
      blocks: [
        text("**CURRICULUM VITAE**", { size: 16, align: "center", after: 6 }),
        row("Name:", "Darren “Dazza” Milbourne"),
        row("Address:", "9 Mole Creek Road, Deloraine TAS 7304"),
        row("Mobile:", "0491 578 888"),
        row("Email:", "dmilbourne.plumbing@example.com"),
        row("Licence:", "Manual car, HR truck, own ute"),
        head("EMPLOYMENT HISTORY"),
        ...job(
          "Dec 22 – Current",
          "Leading Hand Plumber",
          "Great Western Tiers Plumbing",
          "Runs two vans and a third year apprentice",
          "Hospital hot water plant and schools maintenance",
          "Backflow testing for council",
        ),
        ...job(
          "Feb 18 – Nov 22",
          "Maintenance Plumber",
          "Meander Dairy Co-operative, Deloraine",
          "Stainless steel, steam and CIP lines",
        ),
        text("2017\tTravelled South America with my wife (no work)", { tabs, before: 6, after: 0 }),
        ...job("Jan 13 – Dec 16", "Plumber and Gasfitter", "Tamar Valley Gas & Water, Launceston"),
        ...job(
          "Jan 09 – Dec 12",
          "Apprentice Plumber",
          "R. J. Bonney Plumbing, Westbury",
          "Apprentice of the year, third year",
        ),
        head("TRADE QUALIFICATIONS"),
        row("2023", "Cert IV in Plumbing and Services, Tamar TAFE"),
        row("2012", "Cert III in Plumbing, Tamar TAFE"),
        row("2008", "Year 12 (TCE), Deloraine Plains College"),
        head("LICENCES AND TICKETS"),
        row("Plumber (Contractor)", "No. 11447714\texp. 30/06/2028"),
        row("Gas-fitter", "No. GF2290\texp. 30/06/2028"),
        row("White Card", "No. 0038812"),
        row("Confined space", "done 9/2025"),
        row("Asbestos awareness", "done 2024"),
        head("TRADE SKILLS"),
        text(
          "Roof plumbing, drainage, hot water systems, TIG welding, backflow prevention,\ncamera inspection, quoting, reading plans",
        ),
        head("INTERESTS"),
        text("Fly fishing at the Great Lake, coaching under 14 footy (Deloraine Roos, since 2019)"),
        head("REFEREES"),
        row("Kerry Stubbings", "Owner, Great Western Tiers Plumbing\t0491 571 491"),
        row("Neil Viney", "Site Manager, Meander Dairy Co-operative\t03 5550 9921"),
      ],
    },
  ]),
  says: {
    given: "Darren / Darren “Dazza” / Dazza",
    family: "Milbourne",
    email: "dmilbourne.plumbing@example.com",
    phone: "+61491578888",
    jobs: [
      ["Leading Hand Plumber", "Great Western Tiers Plumbing", "2022-12", null],
      [
        "Maintenance Plumber",
        "Meander Dairy Co-operative / Meander Dairy Co-operative, Deloraine",
        "2018-02",
        "2022-11",
      ],
      [
        "Plumber and Gasfitter",
        "Tamar Valley Gas & Water / Tamar Valley Gas & Water, Launceston",
        "2013-01",
        "2016-12",
      ],
      ["Apprentice Plumber", "R. J. Bonney Plumbing / R. J. Bonney Plumbing, Westbury", "2009-01", "2012-12"],
    ],
    studies: [
      ["Cert IV in Plumbing and Services / Certificate IV in Plumbing and Services", "Tamar TAFE", "2023"],
      ["Cert III in Plumbing / Certificate III in Plumbing", "Tamar TAFE", "2012"],
      ["Year 12 (TCE) / Year 12 / TCE / TCE (Year 12)", "Deloraine Plains College", "2008"],
    ],
    skills: [
      "Roof plumbing",
      "drainage",
      "hot water systems",
      "TIG welding",
      "backflow prevention",
      "camera inspection",
      "quoting",
      "reading plans",
    ],
    licences: [
      [
        "Plumber (Contractor) / Plumber / Plumber Contractor / Plumber (Contractor) licence",
        "11447714",
        "2028-06-30",
      ],
      ["Gas-fitter / Gas-fitter licence", "GF2290", "2028-06-30"],
      ["White Card", "0038812"],
      ["Confined space"],
      ["Asbestos awareness"],
    ],
    drives: ["C", "HR"],
    besides: [
      "Driver licence",
      "Manual car",
      "HR truck",
      "own ute",
      "Travelled South America",
      "Apprentice of the year",
      "Deloraine Roos",
      "coaching under 14 footy",
      "Kerry Stubbings",
      "Neil Viney",
    ],
  },
};
