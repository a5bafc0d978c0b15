import { line, sheet } from "../held-15/sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

const head = (text: string) => line(`**${text}**`, { before: 12, after: 3 });
const plain = (...texts: readonly string[]) => texts.map((text) => line(text, { after: 0 }));
const job = (when: string, employer: string, title: string) => [
  line(`${when}\t**${employer}**`, { tabs: [50], before: 7, after: 0 }),
  line(`\t${title}`, { tabs: [50], after: 0 }),
];
const duty = (text: string) => line(`\t- ${text}`, { tabs: [50], hanging: 50, after: 0 });

/** A forklift driver's plainly typed pages: capitals for headings, spaces and tabs for columns, typed hyphens, the employer above the title. */
export const forkliftDriver: UnseenCv = {
  name: "forklift driver's typed pages: tabs and spaces, typed hyphens, employer above title, numeric months",
  type: "docx",
  write: sheet({ font: "Times New Roman", size: 12, margin: 25 }, [
    line("**RESUME**", { align: "center", size: 16, after: 10 }),
    ...plain(
      "NAME:                 Dean Tautahi",
      "ADDRESS:           Unit 2, 19 Cobbler Street, Dandenong  VIC  3175",
      "PHONE:               0491 573 770",
      "EMAIL:                 dean.tautahi@example.com",
      "NATIONALITY:   New Zealand citizen, full work rights",
    ),
    head("OBJECTIVE"),
    line(
      "To get a full time forklift or store person job, days or afternoons, in the south east. I turn up on time, I have never had a reportable incident and I don't need to be told twice.",
    ),
    head("LICENCES AND TICKETS"),
    ...plain(
      "High Risk Work Licence, classes LF and LO\tNo. VIC0638154\texp. 19/06/2029",
      "Drivers licence, class MR",
      "White Card",
      "First Aid Level 2\texp. 10/2027",
      "Working at Heights (order picker harness)",
    ),
    head("WORK HISTORY"),
    ...job("02/2020 - Present", "Southline Cold Stores, Dandenong South", "Forklift Operator"),
    duty("High reach and counterbalance in freezers down to -24"),
    duty("Load and unload 20 to 25 trucks a shift, RF scanning"),
    duty("Weekly battery and tyre checks, first aid officer of the afternoon shift"),
    ...job("08/2017 - 01/2020", "Kwikbay Logistics, Hallam", "Storeperson"),
    duty("Pick and pack of car parts, 180 lines a day"),
    duty("Cycle counts, container unloading by hand"),
    ...job("03/2015 - 07/2017", "Mobray Glass, Keysborough", "Factory Hand"),
    duty("Furnace end packing line, rotating shifts"),
    ...job("11/2011 - 12/2014", "Waikato Timber Mills, Tokoroa NZ", "Timber Grader"),
    duty("Green chain, grading and strapping"),
    duty("Trained on the forklift there in 2013"),
    head("EDUCATION"),
    ...plain(
      "2016\tCertificate III in Supply Chain Operations, Westernport TAFE, Dandenong",
      "2010\tNCEA Level 2, Tokoroa Forest High School, New Zealand",
    ),
    head("SKILLS"),
    ...plain(
      "- High reach, counterbalance and walkie stacker",
      "- RF scanning",
      "- SAP warehouse screens",
      "- Container unloading",
      "- Load restraint",
    ),
    head("LANGUAGES"),
    ...plain("English, Maori (some)"),
    head("INTERESTS"),
    line("Touch rugby on Tuesdays, fishing off Mornington pier, my three kids' sport."),
    head("REFEREES"),
    ...plain(
      "Sanjay Perera                    Shift Manager, Southline Cold Stores         0491 573 087",
      "Trish Bellamy                    Warehouse Manager, Kwikbay Logistics      0491 574 118",
    ),
  ]),
  says: {
    given: "Dean",
    family: "Tautahi",
    email: "dean.tautahi@example.com",
    phone: "+61491573770",
    jobs: [
      ["Forklift Operator", "Southline Cold Stores", "2020-02", null],
      ["Storeperson", "Kwikbay Logistics", "2017-08", "2020-01"],
      ["Factory Hand", "Mobray Glass", "2015-03", "2017-07"],
      ["Timber Grader", "Waikato Timber Mills", "2011-11", "2014-12"],
    ],
    studies: [
      ["Certificate III in Supply Chain Operations", "Westernport TAFE", "2016"],
      ["NCEA Level 2", "Tokoroa Forest High School", "2010"],
    ],
    skills: [
      "High reach, counterbalance and walkie stacker",
      "RF scanning",
      "SAP warehouse screens",
      "Container unloading",
      "Load restraint",
    ],
    licences: [
      [
        "High Risk Work Licence, classes LF and LO / High Risk Work Licence / High Risk Work Licence LF and LO",
        "VIC0638154",
        "2029-06-19",
      ],
      ["White Card"],
      ["First Aid Level 2 / First Aid", undefined, "2027-10"],
      ["Working at Heights (order picker harness) / Working at Heights"],
    ],
    drives: ["MR"],
    languages: ["English", "Maori / Māori"],
    besides: ["Drivers licence, class MR", "Drivers licence"],
  },
};
