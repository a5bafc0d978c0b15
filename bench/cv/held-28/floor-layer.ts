import type { UnseenCv } from "../unseen/known.ts";
import { points, text, word } from "../held-17/word.ts";

const head = (words: string) => text(`**${words}**`, { before: 9, after: 3, size: 13 });
const job = (title: string, at: string, ...duties: readonly string[]) => [
  text(`**${title}**`, { before: 5, after: 0 }),
  text(at, { after: 2 }),
  ...points(...duties),
];

/** A floor layer's one page in Word: “Title (2019 till now)” in bold over the employer and suburb, tickets as points with numbers behind hashes, referees with mobiles. */
export const floorLayer: UnseenCv = {
  name: "floor layer's one page in Word: “Title (2019 till now)” in bold over “Employer – Place”, tickets as points with numbers behind hashes, skills with strokes, referees with mobiles",
  type: "docx",
  write: word({ font: "Calibri", size: 11, margin: 20 }, [
    {
      blocks: [
        text("**LUKE BEVILACQUA**", { size: 22, after: 0 }),
        text("Qualified Floor Layer", { size: 13, after: 2 }),
        text("Grovedale, Geelong VIC 3216", { after: 0 }),
        text("Ph: 0491 572 983", { after: 0 }),
        text("Email: luke.bevilacqua@example.com", { after: 2 }),
        head("ABOUT ME"),
        text(
          "I'm a qualified floor layer with 15 years in the trade across commercial and domestic. I have all my own tools and a reliable ute, I turn up on time and I take pride in a tidy finish. Looking for full-time work with a good commercial crew, happy to travel to Melbourne's west.",
        ),
        head("WORK HISTORY"),
        ...job(
          "Leading Hand Floor Layer (2019 till now)",
          "Otway Commercial Floors Pty Ltd – Breakwater",
          "Vinyl plank, sheet vinyl with coved skirting, carpet tile and broadloom in schools and hospitals",
          "Run a crew of 4 on site, measure up, order materials and do the SWMS",
          "Moisture testing, grinding and levelling",
        ),
        ...job(
          "Subcontract Floor Layer (2016 - 2019)",
          "Self employed (ABN) – Geelong and Surf Coast",
          "New homes for two volume builders, about 6 houses a month",
        ),
        ...job(
          "Floor Layer (Nov 2014 - 2016)",
          "Corio Carpet Court & Blinds – Norlane",
          "Carpet, underlay, stairs and hybrid boards",
        ),
        ...job("Apprentice (Jan 2011 - Nov 2014)", "Corio Carpet Court & Blinds – Norlane"),
        ...job("Trolley Collector (2009 - 2010)", "Fresh Basket Supermarket – Belmont"),
        head("TRADE QUALIFICATION"),
        text("Certificate III in Flooring Technology, Holmes Bay TAFE, 2014", { after: 0 }),
        text("Year 11 VCAL, Barwon Heads Road Secondary College, 2010"),
        head("TICKETS"),
        ...points(
          "White Card #VIC 4417730",
          "EWP Yellow Card (scissor and boom) #YC118820, exp 22/09/2029",
          "Asbestos awareness, 2023",
          "First Aid Level 2, exp 06/2028",
          "Working with Children Check #2218840A, exp 14/11/2028",
          "Full manual driver's licence",
        ),
        head("SKILLS"),
        text(
          "Sheet vinyl and welding | Carpet stretching | Timber and hybrid | Subfloor prep | Stairs | Reading plans",
        ),
        head("REFEREES"),
        text("Damo Keogh, Operations Manager, Otway Commercial Floors – 0491 574 118", { after: 0 }),
        text("Teresa Vassallo, Site Manager, Banfield Constructions – 0491 574 632"),
      ],
    },
  ]),
  says: {
    given: "Luke / LUKE",
    family: "Bevilacqua / BEVILACQUA",
    email: "luke.bevilacqua@example.com",
    phone: "+61491572983",
    jobs: [
      [
        "Leading Hand Floor Layer",
        "Otway Commercial Floors Pty Ltd / Otway Commercial Floors / Otway Commercial Floors Pty Ltd, Breakwater",
        "2019",
        null,
      ],
      [
        "Subcontract Floor Layer",
        "Self employed (ABN) / Self employed / Self employed (ABN), Geelong and Surf Coast / Self employed, Geelong and Surf Coast",
        "2016",
        "2019",
      ],
      [
        "Floor Layer",
        "Corio Carpet Court & Blinds / Corio Carpet Court & Blinds, Norlane",
        "2014-11",
        "2016",
      ],
      [
        "Apprentice / Apprentice Floor Layer",
        "Corio Carpet Court & Blinds / Corio Carpet Court & Blinds, Norlane",
        "2011-01",
        "2014-11",
      ],
      ["Trolley Collector", "Fresh Basket Supermarket / Fresh Basket Supermarket, Belmont", "2009", "2010"],
    ],
    studies: [
      ["Certificate III in Flooring Technology", "Holmes Bay TAFE", "2014"],
      ["Year 11 VCAL / Year 11 / VCAL / Year 11 (VCAL)", "Barwon Heads Road Secondary College", "2010"],
    ],
    skills: [
      "Sheet vinyl and welding",
      "Carpet stretching",
      "Timber and hybrid",
      "Subfloor prep",
      "Stairs",
      "Reading plans",
    ],
    licences: [
      ["White Card / White Card (VIC)", "VIC 4417730 / 4417730"],
      [
        "EWP Yellow Card (scissor and boom) / EWP Yellow Card / EWP / Yellow Card / Yellow Card (EWP)",
        "YC118820",
        "2029-09-22",
      ],
      ["Asbestos awareness"],
      ["First Aid Level 2 / First Aid / Level 2 First Aid", undefined, "2028-06"],
      ["Working with Children Check / Working with Children Check (VIC)", "2218840A", "2028-11-14"],
    ],
    drives: ["C"],
    besides: [
      "Driver licence",
      "Driver's licence",
      "Full manual driver's licence",
      "Damo Keogh",
      "Teresa Vassallo",
    ],
  },
};
