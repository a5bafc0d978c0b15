import type { UnseenCv } from "../unseen/known.ts";
import { points, table, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { before: 11, after: 4, size: 14, colour: "C55A11" });
const job = (at: string, role: string, site: string, dates: string, ...duties: readonly string[]) => [
  table(
    [34, 136],
    [
      [{ shade: "FBE4D5", blocks: [text("**Company**")] }, at],
      [{ shade: "FBE4D5", blocks: [text("**Role**")] }, `**${role}**`],
      [{ shade: "FBE4D5", blocks: [text("**Site**")] }, site],
      [{ shade: "FBE4D5", blocks: [text("**Dates**")] }, dates],
      [{ shade: "FBE4D5", blocks: [text("**Duties**")] }, points(...duties)],
    ],
    true,
  ),
  text(" ", { after: 0, size: 6 }),
];

/** A Noongar belt splicer's Word resume: each job a lined table of Company, Role, Site, Dates (“Aug ’17 – Feb ’20”) and Duties; tickets one a line with dates in points. */
export const beltSplicer: UnseenCv = {
  name: "Noongar conveyor belt splicer's Word resume: each job a lined table of Company, Role, Site, Dates (“Aug ’17 – Feb ’20”) and Duties, tickets with dates in points",
  type: "docx",
  write: word(
    {
      font: "Calibri",
      size: 11,
      margin: 20,
      below: [text("Dale Walley  –  Belt Splicer  –  page {page}", { size: 9, align: "center" })],
    },
    [
      {
        blocks: [
          text("**DALE WALLEY**", { size: 26, colour: "C55A11", after: 0 }),
          text("Conveyor Belt Splicer – FIFO, swings or shutdowns", { size: 13, after: 2 }),
          text("M: 0491 578 888     E: dwalley.splice@example.com     Collie WA 6225", { after: 4 }),
          text(
            "Steelcord and fabric splices, hot and cold, for eleven years in iron ore, coal and alumina. No lost-time injury on any crew I have led. Happy on the tools or leading.",
          ),
          head("Work history"),
          ...job(
            "Pilbara Belt & Pulley Pty Ltd",
            "Leading Hand Splicer",
            "Iron ore ports and mines, Port Hedland and Newman",
            "March 2020 to present (2:1 roster)",
            "Lead crews of six on belt changes up to 4 km",
            "Hot vulcanised steelcord splices ST1000 to ST6300",
            "JHAs, take 5s, prestarts; sign off splice records",
          ),
          ...job(
            "Pilbara Belt & Pulley Pty Ltd",
            "Belt Splicer",
            "Various mines, Pilbara",
            "Aug ’17 – Feb ’20",
            "Splices, clip joins, scraper and skirting change-outs",
          ),
          ...job(
            "Southwest Conveyors",
            "Trades Assistant (labour hire)",
            "Alumina refinery, Wagerup",
            "Jan ’15 – Jul ’17",
            "Set up presses, buffed and skived belt, rollers and idlers",
          ),
          ...job(
            "Collie Tyre & Exhaust",
            "Tyre Fitter",
            "Workshop",
            "2011 – 2014",
            "Cars, trucks and loaders; call-outs",
          ),
          head("Trade papers and school"),
          text("Certificate III in Polymer Processing (Belt Splicing), Bunbury Bay Training, 2019", {
            after: 0,
          }),
          text("Year 11, Collie Hills Senior High School, 2010"),
          head("Tickets"),
          text("HRWL: DG, RB, WP. Licence number WL 0338917, expires 04.08.2029", { after: 0 }),
          text("Working at Heights, done 11.06.2025", { after: 0 }),
          text("Confined Space Entry with gas test, done 12.06.2025", { after: 0 }),
          text("First Aid and CPR, expires 20.02.2028", { after: 0 }),
          text("White Card WA 1184022", { after: 0 }),
          text("WA driver's licence: HC, manual"),
          head("Good at"),
          table(
            [85, 85],
            [
              ["Hot vulcanising", "Belt tracking"],
              ["Cold bonding", "Pulley lagging"],
              ["Reading splice drawings", "Winching"],
            ],
          ),
          head("Referees"),
          text("Shane Battaglia, Superintendent, Pilbara Belt & Pulley, 0491 579 212", { after: 0 }),
          text("Aunty Lorraine Nannup, Collie, 08 5550 2093"),
        ],
      },
    ],
  ),
  says: {
    given: "Dale / DALE",
    family: "Walley / WALLEY",
    email: "dwalley.splice@example.com",
    phone: "+61491578888",
    jobs: [
      ["Leading Hand Splicer", "Pilbara Belt & Pulley Pty Ltd / Pilbara Belt & Pulley", "2020-03", null],
      ["Belt Splicer", "Pilbara Belt & Pulley Pty Ltd / Pilbara Belt & Pulley", "2017-08", "2020-02"],
      ["Trades Assistant (labour hire) / Trades Assistant", "Southwest Conveyors", "2015-01", "2017-07"],
      ["Tyre Fitter", "Collie Tyre & Exhaust", "2011", "2014"],
    ],
    studies: [
      [
        "Certificate III in Polymer Processing (Belt Splicing) / Certificate III in Polymer Processing",
        "Bunbury Bay Training",
        "2019",
      ],
      ["Year 11", "Collie Hills Senior High School", "2010"],
    ],
    skills: [
      "Hot vulcanising",
      "Belt tracking",
      "Cold bonding",
      "Pulley lagging",
      "Reading splice drawings",
      "Winching",
    ],
    licences: [
      [
        "HRWL: DG, RB, WP / HRWL / High Risk Work Licence / High Risk Work Licence (DG, RB, WP) / HRWL (DG, RB, WP) / High Risk Work Licence: DG, RB, WP",
        "WL 0338917 / 0338917",
        "2029-08-04",
      ],
      ["Working at Heights"],
      ["Confined Space Entry with gas test / Confined Space Entry / Confined Space"],
      ["First Aid and CPR / First Aid", undefined, "2028-02-20"],
      ["White Card / White Card (WA) / White Card WA", "1184022 / WA 1184022"],
    ],
    drives: ["HC"],
    besides: [
      "Driver licence",
      "WA driver's licence",
      "Driver's licence",
      "CPR",
      "Shane Battaglia",
      "Lorraine Nannup",
      "Aunty Lorraine Nannup",
    ],
  },
};
