import { Sheet } from "../pdf-sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

/** An adviser who comes back after years with children: headings of her own at the left beside the text, two jobs of part of the week at once, "since" and "to date", the break as an entry, a voluntary one. */
const write = () => {
  const sheet = new Sheet("Times");
  const column = sheet.column(55, 485, 60);
  const beside = (text: string) =>
    column.line(" ", { size: 11, above: 12, at: [[0, text]], bold: true }).line(" ", { size: 1, above: -18 });
  const body = (text: string, look: { bold?: boolean; italic?: boolean; above?: number } = {}) =>
    column.line(text, { size: 10.5, indent: 125, ...look });
  const post = (title: string, below: string, text = "") => {
    body(title, { bold: true, above: 4 });
    body(below, { italic: true });
    if (text) body(text);
  };
  column.line("Bronwyn Tregenza", { size: 26 });
  column.line("bronwyn@tregenza.example / 0409 713 845 / Taroona, Tasmania", { size: 10.5 });
  beside("The short version");
  body(
    "HR generalist, fourteen years in and around payroll, awards and difficult conversations. Two part-time jobs at present; looking for one.",
  );
  beside("Where the time went");
  post(
    "People & Culture Adviser, two days a week",
    "Huon Orchards Co-operative, since March 2023",
    "Seasonal hiring of 300 pickers; the Horticulture Award by heart.",
  );
  post(
    "HR Officer, three days a week",
    "Kingborough Aged Living, since August 2022",
    "Return-to-work plans and rosters that people can live with.",
  );
  post("Parental leave and small children", "July 2019 to July 2022");
  post(
    "HR Coordinator",
    "Derwent Shipping, 11/2014 to 06/2019",
    "Enterprise agreement of 2017; 420 staff on ship and shore.",
  );
  post("Payroll Clerk", "Derwent Shipping, 02/2012 to 11/2014");
  beside("For nothing");
  post("Treasurer", "Taroona School Association, 2021 to date");
  beside("Pieces of paper");
  body("Graduate Certificate in Human Resource Management, University of Tasmania, 2018");
  body("Bachelor of Arts (Psychology), University of Tasmania, 2011");
  body("Mental Health First Aid, valid until September 2028");
  body("Registration to Work with Vulnerable People, RWVP 4410287, valid until 2 May 2029");
  beside("Handy with");
  body("Aurion; Employment Hero; Fair Work awards; Mediation; Excel");
  beside("Tongues");
  body("English and enough Cornish to annoy my father");
  beside("Will vouch for me");
  body("Ewan Maclaine, General Manager, Huon Orchards Co-operative, (03) 5550 0187");
  return sheet.bytes();
};

export const hrAdviser: UnseenCv = {
  name: "headings of her own beside the text, two jobs at once",
  type: "pdf",
  write,
  says: {
    given: "Bronwyn",
    family: "Tregenza",
    email: "bronwyn@tregenza.example",
    phone: "+61409713845",
    jobs: [
      [
        "People & Culture Adviser / People & Culture Adviser, two days a week",
        "Huon Orchards Co-operative",
        "2023-03",
        null,
      ],
      ["HR Officer / HR Officer, three days a week", "Kingborough Aged Living", "2022-08", null],
      ["HR Coordinator", "Derwent Shipping", "2014-11", "2019-06"],
      ["Payroll Clerk", "Derwent Shipping", "2012-02", "2014-11"],
      ["Treasurer", "Taroona School Association", "2021", null],
    ],
    studies: [
      ["Graduate Certificate in Human Resource Management", "University of Tasmania", "2018"],
      ["Bachelor of Arts (Psychology)", "University of Tasmania", "2011"],
    ],
    skills: ["Aurion", "Employment Hero", "Fair Work awards", "Mediation", "Excel"],
    licences: [
      ["Mental Health First Aid", undefined, "2028-09"],
      ["Registration to Work with Vulnerable People", "RWVP 4410287 / 4410287", "2029-05-02"],
    ],
    languages: ["English", "Cornish / enough Cornish"],
    besides: ["Parental leave", "Cornish"],
  },
};
