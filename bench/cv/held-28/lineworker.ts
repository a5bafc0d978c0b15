import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) =>
  text(`**${words}**`, { before: 12, after: 4, size: 11, caps: true, ruled: true });
/** Dates, employer and place over the right edge, then the title on a line of its own. */
const entry = (when: string, at: string, place: string, title: string, ...more: readonly string[]) => [
  text(`${when}\t${at}\t${place}`, { tabs: [42, -50], before: 7, after: 0 }),
  text(`**__${title}__**`, { indent: 42, after: 2 }),
  ...points(...more),
];

/** A powerline worker's resume in the old professional template of a word processor: “Aug 2016–present”, employer and place between tabs over the title in bold italics, tickets in a lined table. */
export const lineworker: UnseenCv = {
  name: "powerline worker's old professional template in Word: “Aug 2016–present”, employer and place between tabs on one line over the title in bold italics, studies alike, a lined table of tickets",
  type: "docx",
  write: word(
    {
      font: "Times New Roman",
      size: 11,
      margin: 25,
      below: [text("Clinton Weatherall – Page {page}", { size: 9, align: "center" })],
    },
    [
      {
        blocks: [
          text("17 Boatharbour Road\t0491 570 313", { tabs: [-50], after: 0, size: 10 }),
          text("Goonellabah NSW 2480\tclinton.weatherall@example.com", { tabs: [-50], after: 8, size: 10 }),
          text("Clinton Weatherall", { size: 26, after: 6 }),
          head("Objective"),
          text(
            "To obtain a position as Field Supervisor or Network Trainer where I can use thirty years of distribution and transmission line experience and pass it on to apprentices.",
          ),
          head("Experience"),
          ...entry(
            "Aug 2016–present",
            "Wilsons River Energy",
            "Lismore, NSW",
            "Line Crew Leader",
            "Lead a crew of five on overhead construction, maintenance and storm response",
            "Prepare switching sheets, access permits and job hazard analyses",
            "Restored 140 km of line after the floods of February 2022",
            "Workplace assessor for four apprentices since 2019",
          ),
          ...entry(
            "Feb 2011–Jul 2016",
            "Wilsons River Energy",
            "Lismore, NSW",
            "Powerline Worker",
            "Pole replacement, conductor stringing and live line work (HV stick)",
            "Fault call-outs, one week in four",
          ),
          ...entry(
            "Mar 2008–Jan 2011",
            "Red Dirt Transmission Pty Ltd",
            "Karratha, WA",
            "Transmission Linesman (FIFO)",
            "Tower erection and stringing for two 220 kV lines, 3 and 1 roster",
          ),
          ...entry(
            "Jan 1999–Feb 2008",
            "Clarence Valley Power",
            "Grafton, NSW",
            "Powerline Worker",
            "Construction and maintenance of low and high voltage networks",
          ),
          ...entry("Jan 1995–Dec 1998", "Clarence Valley Power", "Grafton, NSW", "Apprentice Linesman"),
          head("Education"),
          ...entry(
            "2017–2018",
            "Summerland Training Institute",
            "Lismore, NSW",
            "Certificate IV in Leadership and Management",
          ),
          ...entry(
            "1995–1998",
            "Clarence River Technical College",
            "Grafton, NSW",
            "Electrotechnology Trade Certificate (Powerline)",
          ),
          ...entry("1989–1994", "Copmanhurst Road High School", "Grafton, NSW", "Higher School Certificate"),
          head("Tickets and licences"),
          table(
            [74, 46, 40],
            [
              ["**Ticket**", "**Number**", "**Expiry**"],
              ["High Risk Work Licence: WP, DG, C6", "HRW 2044817", "19/09/2029"],
              ["Pole Top Rescue and EWP Rescue", "", "12/05/2027"],
              ["CPR and First Aid", "", "12/05/2027"],
              ["Live Line Authorisation (HV stick)", "LL-0418", "30/11/2027"],
              ["Chainsaw Level 2", "", ""],
              ["General Construction Induction (White Card)", "CGI 01827730", ""],
              ["NSW Driver Licence, class HC", "", "03/2031"],
            ],
            true,
          ),
          head("Skills"),
          text(
            "Overhead construction, cable jointing, fault finding, switching, crew leadership, apprentice training",
          ),
          head("Interests"),
          text("Deputy Captain, Goonellabah Rural Fire Brigade; beach fishing; restoring a 1972 utility"),
          head("Referees"),
          text("Ross Mackellar, Area Manager, Wilsons River Energy, 02 5550 7715", { after: 0 }),
          text("Jodie Hannaford, Training Coordinator, Wilsons River Energy, 02 5550 7720"),
        ],
      },
    ],
  ),
  says: {
    given: "Clinton",
    family: "Weatherall",
    email: "clinton.weatherall@example.com",
    phone: "+61491570313",
    jobs: [
      [
        "Line Crew Leader",
        "Wilsons River Energy / Wilsons River Energy, Lismore / Wilsons River Energy, Lismore, NSW",
        "2016-08",
        null,
      ],
      [
        "Powerline Worker",
        "Wilsons River Energy / Wilsons River Energy, Lismore / Wilsons River Energy, Lismore, NSW",
        "2011-02",
        "2016-07",
      ],
      [
        "Transmission Linesman (FIFO) / Transmission Linesman",
        "Red Dirt Transmission Pty Ltd / Red Dirt Transmission / Red Dirt Transmission Pty Ltd, Karratha / Red Dirt Transmission Pty Ltd, Karratha, WA",
        "2008-03",
        "2011-01",
      ],
      [
        "Powerline Worker",
        "Clarence Valley Power / Clarence Valley Power, Grafton / Clarence Valley Power, Grafton, NSW",
        "1999-01",
        "2008-02",
      ],
      [
        "Apprentice Linesman",
        "Clarence Valley Power / Clarence Valley Power, Grafton / Clarence Valley Power, Grafton, NSW",
        "1995-01",
        "1998-12",
      ],
    ],
    studies: [
      [
        "Certificate IV in Leadership and Management",
        "Summerland Training Institute / Summerland Training Institute, Lismore / Summerland Training Institute, Lismore, NSW",
        "2018",
      ],
      [
        "Electrotechnology Trade Certificate (Powerline) / Electrotechnology Trade Certificate",
        "Clarence River Technical College / Clarence River Technical College, Grafton / Clarence River Technical College, Grafton, NSW",
        "1998",
      ],
      [
        "Higher School Certificate",
        "Copmanhurst Road High School / Copmanhurst Road High School, Grafton / Copmanhurst Road High School, Grafton, NSW",
        "1994",
      ],
    ],
    skills: [
      "Overhead construction",
      "cable jointing",
      "fault finding",
      "switching",
      "crew leadership",
      "apprentice training",
    ],
    licences: [
      [
        "High Risk Work Licence: WP, DG, C6 / High Risk Work Licence / High Risk Work Licence (WP, DG, C6)",
        "HRW 2044817 / 2044817",
        "2029-09-19",
      ],
      ["Pole Top Rescue and EWP Rescue / Pole Top Rescue", undefined, "2027-05-12"],
      ["CPR and First Aid / First Aid / First Aid and CPR", undefined, "2027-05-12"],
      ["Live Line Authorisation (HV stick) / Live Line Authorisation / Live Line", "LL-0418", "2027-11-30"],
      ["Chainsaw Level 2 / Chainsaw"],
      [
        "General Construction Induction (White Card) / White Card / General Construction Induction",
        "CGI 01827730 / 01827730",
      ],
    ],
    drives: ["HC"],
    besides: [
      "Driver licence",
      "NSW Driver Licence",
      "NSW Driver Licence, class HC",
      "CPR",
      "EWP Rescue",
      "Workplace assessor",
      "Deputy Captain",
      "Goonellabah Rural Fire Brigade",
      "Ross Mackellar",
      "Jodie Hannaford",
    ],
  },
};
