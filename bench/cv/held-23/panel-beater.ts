import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { size: 12, before: 10, after: 3, ruled: true });
const row = (words: string, before = 0) =>
  text(words, { indent: 0, hanging: 42, tabs: [42], before, after: 1 });

/** A panel beater's resume typed in Word: dates at the left, a tab, then employer and title below each other; two roles at one shop, a gap with its reason. */
export const panelBeater: UnseenCv = {
  name: "panel beater's Word resume with tabs: dates left, employer in bold, title below, a year off for an injury",
  type: "docx",
  write: word({ font: "Arial", size: 10.5, margin: 22 }, [
    {
      blocks: [
        text("**Brodie James Falzon**", { size: 20, after: 0 }),
        text("22 Tannery Street, Sunshine West VIC 3020", { after: 0 }),
        text("Mobile: 0491 570 006", { after: 0 }),
        text("Email: brodie.falzon@example.com", { after: 4 }),
        head("About Me"),
        text(
          "Qualified panel beater with fifteen years on the tools, from dents to full chassis jobs. Tidy, on time and happy to teach.",
        ),
        head("Work History"),
        row("Feb 2021 – Current\t**Westgate Smash Repairs, Laverton North**", 2),
        row("\tLeading Hand Panel Beater"),
        ...points(
          "Quote and allocate 15 to 20 jobs a week with the estimator",
          "Structural repairs on the Car-O-Liner bench",
          "Look after three apprentices",
        ),
        row("Aug 2017 – Jan 2021\t**Westgate Smash Repairs, Laverton North**", 4),
        row("\tPanel Beater"),
        row("2016 – 2017\tOff work after a motorbike accident, fully recovered", 4),
        row("Mar 2013 – May 2016\t**Portelli & Sons Panel Works, St Albans**", 4),
        row("\tPanel Beater"),
        ...points("Insurance work for three insurers", "Restored a 1968 Monaro shell from bare metal"),
        row("Feb 2009 – Feb 2013\t**Portelli & Sons Panel Works, St Albans**", 4),
        row("\tApprentice Panel Beater"),
        head("Education"),
        row("2013\tCertificate III in Automotive Body Repair Technology, Maribyrnong Polytechnic"),
        row("2008\tYear 11 (VCAL), Ardeer South Secondary College"),
        head("Tickets and Licences"),
        row("Licence\tVictorian driver licence, class C, manual"),
        row("Welding\tI-CAR Steel GMA Welding, renewed 2025"),
        row("First aid\tHLTAID011 Provide First Aid, expires 19 June 2028"),
        head("Skills"),
        text(
          "MIG welding, Spot welding, Chassis alignment, Aluminium repair, Paintless dent removal, Audatex, Quoting",
        ),
        head("Interests"),
        text("Old Holdens, Western Bulldogs, fishing off Werribee South"),
        head("Referees"),
        text("Charlie Portelli, owner, Portelli & Sons Panel Works, 0491 570 156", { after: 0 }),
        text("Denise Okafor, manager, Westgate Smash Repairs, 03 5550 2217"),
      ],
    },
  ]),
  says: {
    given: "Brodie James / Brodie",
    family: "Falzon",
    email: "brodie.falzon@example.com",
    phone: "+61491570006",
    jobs: [
      [
        "Leading Hand Panel Beater",
        "Westgate Smash Repairs / Westgate Smash Repairs, Laverton North",
        "2021-02",
        null,
      ],
      [
        "Panel Beater",
        "Westgate Smash Repairs / Westgate Smash Repairs, Laverton North",
        "2017-08",
        "2021-01",
      ],
      [
        "Panel Beater",
        "Portelli & Sons Panel Works / Portelli & Sons Panel Works, St Albans",
        "2013-03",
        "2016-05",
      ],
      [
        "Apprentice Panel Beater",
        "Portelli & Sons Panel Works / Portelli & Sons Panel Works, St Albans",
        "2009-02",
        "2013-02",
      ],
    ],
    studies: [
      ["Certificate III in Automotive Body Repair Technology", "Maribyrnong Polytechnic", "2013"],
      ["Year 11 (VCAL) / Year 11 / VCAL", "Ardeer South Secondary College", "2008"],
    ],
    skills: [
      "MIG welding",
      "Spot welding",
      "Chassis alignment",
      "Aluminium repair",
      "Paintless dent removal",
      "Audatex",
      "Quoting",
    ],
    licences: [
      ["I-CAR Steel GMA Welding / Steel GMA Welding"],
      [
        "HLTAID011 Provide First Aid / Provide First Aid / First aid / Provide First Aid (HLTAID011)",
        undefined,
        "2028-06-19",
      ],
    ],
    drives: ["C"],
    besides: ["Driver licence", "Victorian driver licence", "Off work after a motorbike accident"],
  },
};
