import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { before: 10, after: 3, ruled: true });
/** The years, then the title; the employer on the next line behind a tab. */
const job = (when: string, title: string, at: string, ...duties: readonly string[]) => [
  text(`${when}\t**${title}**`, { tabs: [48], before: 6, after: 0 }),
  text(`\t${at}`, { tabs: [48], after: 2 }),
  ...points(...duties),
];
const row = (when: string, words: string) => text(`${when}\t${words}`, { tabs: [48], hanging: 48, after: 2 });

/** A fencing contractor's curriculum vitae in plain Word with tabs: “March 2019 – present” left of the title, the employer below it, “Sept 2014 – Feb 2019” and a single year, tickets with their ends at tabs, own business now. */
export const fencingContractor: UnseenCv = {
  name: "fencing contractor's plain Word with tabs: “March 2019 – present” left of the title in bold with the employer below it, single years at studies and tickets, skills with strokes, referees behind tabs, wants wages again",
  type: "docx",
  write: word(
    { font: "Arial", size: 10.5, margin: 22, below: [text("G. Llewellyn CV, 2 pages", { size: 8 })] },
    [
      {
        blocks: [
          text("**CURRICULUM VITAE**", { align: "center", size: 14 }),
          text("**Gareth Rhys Llewellyn**", { align: "center", size: 16 }),
          text("Address:\tRMB 1480, Stanthorpe QLD 4380", { tabs: [30], after: 0 }),
          text("Mobile:\t0491 574 632", { tabs: [30], after: 0 }),
          text("E-mail:\tgaz.llewellyn@example.net", { tabs: [30], after: 0 }),
          text("Date of birth:\t2 October 1984", { tabs: [30] }),
          head("ABOUT ME"),
          text(
            "Rural fencer of twenty years. I ran my own crew through the wild dog years and now I would sooner have a boss, a roster and weekends with the kids. Any work with posts, wire, stock or machines.",
          ),
          head("EMPLOYMENT"),
          ...job(
            "March 2019 – present",
            "Owner / Fencing Contractor",
            "Llewellyn Rural Fencing, Stanthorpe",
            "Exclusion fences of 310 km for 22 graziers and two councils",
            "Crew of four in season; quotes, wages and BAS",
            "Post driver, tractor and 13 t excavator",
          ),
          ...job(
            "Sept 2014 – Feb 2019",
            "Leading Hand",
            "Granite Belt Fencing & Yards Pty Ltd, Stanthorpe",
            "Steel cattle yards, vineyards and netting for orchards",
          ),
          ...job("2010 – 2014", "Farm Worker", "Cottonvale Orchards"),
          ...job("Apr 2005 – Dec 2009", "Fencer", "J. Pugh Agricultural Contractors, Builth Wells, Wales"),
          head("EDUCATION AND TRAINING"),
          row("2016", "Certificate III in Rural Operations, Border Rivers TAFE"),
          row("2002", "NVQ Level 2 in Agriculture, Coleg Dyffryn Gwy"),
          row("2000", "GCSEs (seven), Ysgol Llanfair, Builth Wells"),
          head("TICKETS AND LICENCES"),
          row("HR licence", "Queensland, to 19 July 2030"),
          row("Excavator (RIIMPO320)", "2018"),
          row("Chainsaw level 2", "2021"),
          row("ACDC chemical users", "expires 11/2028"),
          row("Firearms cat. A and B", "no. 70441829, expires 3 May 2028"),
          row("First aid", "expires 08/2027"),
          head("SKILLS"),
          text(
            "Exclusion fencing / Stockyards / Post driving / MIG and stick welding / Excavator / Quoting / Xero",
          ),
          head("LANGUAGES"),
          text("English and Welsh"),
          head("SPARE TIME"),
          text("Granite Belt Rugby Union (coach of under 10s since 2022), sheepdog trials, choir in Warwick"),
          head("REFEREES"),
          text("Fiona Cathcart\tGrazier, Glen Aplin\t0491 570 313", { tabs: [48, 110], after: 1 }),
          text("Mick Sorrenti\tOwner, Granite Belt Fencing & Yards\t07 5550 8816", { tabs: [48, 110] }),
        ],
      },
    ],
  ),
  says: {
    given: "Gareth / Gareth Rhys",
    family: "Llewellyn",
    email: "gaz.llewellyn@example.net",
    phone: "+61491574632",
    jobs: [
      [
        "Owner/Fencing Contractor / Fencing Contractor / Owner / Owner, Fencing Contractor",
        "Llewellyn Rural Fencing / Llewellyn Rural Fencing, Stanthorpe",
        "2019-03",
        null,
      ],
      [
        "Leading Hand",
        "Granite Belt Fencing & Yards Pty Ltd / Granite Belt Fencing & Yards / Granite Belt Fencing & Yards Pty Ltd, Stanthorpe",
        "2014-09",
        "2019-02",
      ],
      ["Farm Worker", "Cottonvale Orchards", "2010", "2014"],
      [
        "Fencer",
        "J. Pugh Agricultural Contractors / J. Pugh Agricultural Contractors, Builth Wells / J. Pugh Agricultural Contractors, Builth Wells, Wales",
        "2005-04",
        "2009-12",
      ],
    ],
    studies: [
      ["Certificate III in Rural Operations", "Border Rivers TAFE", "2016"],
      ["NVQ Level 2 in Agriculture", "Coleg Dyffryn Gwy", "2002"],
      ["GCSEs (seven) / GCSEs", "Ysgol Llanfair / Ysgol Llanfair, Builth Wells", "2000"],
    ],
    skills: [
      "Exclusion fencing",
      "Stockyards",
      "Post driving",
      "MIG and stick welding",
      "Excavator",
      "Quoting",
      "Xero",
    ],
    licences: [
      ["Excavator (RIIMPO320) / Excavator"],
      ["Chainsaw level 2 / Chainsaw / Chainsaw (level 2)"],
      ["ACDC chemical users / ACDC", undefined, "2028-11"],
      [
        "Firearms cat. A and B / Firearms / Firearms licence / Firearms (cat. A and B) / Firearms licence (cat. A and B)",
        "70441829",
        "2028-05-03",
      ],
      ["First aid", undefined, "2027-08"],
    ],
    drives: ["HR"],
    languages: ["English", "Welsh"],
    besides: [
      "Driver licence",
      "HR licence",
      "Granite Belt Rugby Union",
      "Coach of under 10s",
      "Sheepdog trials",
      "Fiona Cathcart",
      "Mick Sorrenti",
    ],
  },
};
