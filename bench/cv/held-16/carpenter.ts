import { bullets, heading, line, sheet } from "../held-15/sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

const job = (when: string, title: string, at: string) => [
  line(when.toUpperCase(), { colour: "595959", size: 10, before: 9, after: 0 }),
  line(`**${title}**, ${at}`, { size: 12, colour: "1D6B6B", after: 2 }),
];

/** A carpenter's CV from Ireland in a word processor's own template: months in capitals above “Title, employer, town”, headings with styles. */
export const carpenter: UnseenCv = {
  name: "Irish carpenter in a word processor's own template: months in capitals above “Title, Employer, Town”",
  type: "docx",
  write: sheet({ font: "Calibri", size: 11, margin: 25, accent: "262626" }, [
    line("Ciarán **Devaney**", { size: 32, align: "center", after: 0 }),
    line("14 Abbey Row, Boyle, Co. Roscommon, Ireland · +353 85 550 0173", { align: "center", after: 0 }),
    line("ciaran.devaney@example.com", { align: "center", after: 8 }),
    line(
      "Qualified carpenter and joiner, eight years since I started my time. First and second fix, timber frame, roofs and the odd staircase. Landing in Perth on 3 September with a Working Holiday visa (417) and my own hand tools, happy to go regional or FIFO.",
    ),
    heading("EXPERIENCE"),
    ...job("March 2023 – Present", "Carpenter", "Shannonside Timber Frame, Carrick-on-Shannon"),
    line(
      "Erecting two-storey timber frame houses with a crew of four, from sole plate to felt and batten. I set out, read the drawings and keep the crane busy. Thirty-one houses so far and two crèches.",
    ),
    ...job("October 2022 – February 2023", "Formwork Carpenter", "Liffey Concrete Structures, Dublin"),
    line("Slab edges, columns and stairs on an eleven-storey hotel."),
    ...job("September 2018 – September 2022", "Apprentice Carpenter", "Tommy Gaffney Construction, Boyle"),
    line("One-off houses, extensions and farm sheds. Roofs cut on site, kitchens, doors and floors."),
    ...job("June 2017 – August 2018", "General Operative", "Lough Key Holiday Park, Boyle"),
    line("Decking, fences, painting and plenty of grass."),
    heading("EDUCATION"),
    ...job("2022", "Advanced Certificate in Carpentry and Joinery", "Midlands Training Centre, Athlone"),
    line("Level 6 on the national framework. Phase 6 results: distinction in theory."),
    ...job("June 2017", "Leaving Certificate", "St Ronan's College, Boyle"),
    heading("SKILLS"),
    ...bullets(
      "Timber frame erection",
      "Cut roofs",
      "Second fix joinery",
      "Formwork",
      "Setting out",
      "Laser level",
    ),
    heading("TICKETS"),
    ...bullets(
      "Safe Pass, expires 02/2029",
      "Telescopic handler (CSCS), card no. 30551872, expires 11/2028",
      "Manual Handling, 2025",
      "White Card (WA), done online in June 2026",
      "Irish full driving licence, category B",
    ),
    heading("ACTIVITIES"),
    line(
      "Gaelic football with Boyle GAA (volunteer groundsman there too), button accordion, hurling on the telly.",
    ),
    heading("REFERENCES"),
    line("Noel Kilbride, Site Foreman, Shannonside Timber Frame, +353 86 550 0188", { after: 0 }),
    line("Tommy Gaffney, Owner, Tommy Gaffney Construction, +353 87 550 0120"),
  ]),
  says: {
    given: "Ciarán",
    family: "Devaney",
    email: "ciaran.devaney@example.com",
    phone: "+353855500173",
    jobs: [
      ["Carpenter", "Shannonside Timber Frame", "2023-03", null],
      ["Formwork Carpenter", "Liffey Concrete Structures", "2022-10", "2023-02"],
      ["Apprentice Carpenter", "Tommy Gaffney Construction", "2018-09", "2022-09"],
      ["General Operative", "Lough Key Holiday Park", "2017-06", "2018-08"],
    ],
    studies: [
      ["Advanced Certificate in Carpentry and Joinery", "Midlands Training Centre", "2022"],
      ["Leaving Certificate", "St Ronan's College", "2017-06"],
    ],
    skills: [
      "Timber frame erection",
      "Cut roofs",
      "Second fix joinery",
      "Formwork",
      "Setting out",
      "Laser level",
    ],
    licences: [
      ["Safe Pass", undefined, "2029-02"],
      ["Telescopic handler (CSCS) / Telescopic handler / CSCS Telescopic handler", "30551872", "2028-11"],
      ["Manual Handling"],
      ["White Card (WA) / White Card"],
    ],
    besides: [
      "Irish full driving licence, category B",
      "Irish full driving licence",
      "Volunteer groundsman",
      "Boyle GAA",
      "Working Holiday visa",
    ],
  },
};
