import { Sheet } from "../pdf-sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

/** A site supervisor's paper with a summary of all posts in three columns, then the same posts again with their projects, two pages and more; tickets in pairs, years with months in short form. */
const write = () => {
  const sheet = new Sheet();
  const column = sheet.column(56, 484, 54);
  const heading = (text: string) => column.line(text, { bold: true, size: 13, above: 14 });
  const row = (dates: string, title: string, employer: string) =>
    column.line(dates, {
      size: 10,
      at: [
        [130, title],
        [300, employer],
      ],
    });
  const detail = (
    title: string,
    employer: string,
    dates: string,
    about: string,
    tasks: readonly string[],
  ) => {
    column.line(employer, { bold: true, size: 11, above: 12 });
    column.line(`${title} (${dates})`, { size: 10.5, italic: true });
    column.line(about, { size: 10, above: 3 });
    column.line("Duties and results:", { size: 10, above: 3 });
    for (const task of tasks) column.line(`•  ${task}`, { size: 10, indent: 14 });
  };
  column.line("RESUME", { size: 10, align: "center" });
  column.line("Dragan Petrovski", { bold: true, size: 22, align: "center" });
  column.line("Site Supervisor – multi-residential and health", { size: 11, align: "center" });
  column.line("22 Lakeside Drive, Shellharbour NSW 2529 | 0416 903 771 | d.petrovski@formwork.example", {
    size: 9.5,
    align: "center",
    above: 4,
  });
  heading("Overview");
  column.line(
    "Carpenter by trade, supervisor since 2014. Twelve buildings handed over, the highest of nineteen storeys and the most difficult of two. Known for a clean site and a programme on the wall that is true.",
    { size: 10 },
  );
  heading("Career summary");
  row("Oct 2022 – Current", "Senior Site Supervisor", "Escarpment Constructions");
  row("May 2018 – Sep 2022", "Site Supervisor", "Escarpment Constructions");
  row("Feb 2014 – Apr 2018", "Site Supervisor", "Kiama Build Group Pty Ltd");
  row("Jan 2010 – Jan 2014", "Leading Hand Carpenter", "Kiama Build Group Pty Ltd");
  row("Jun 2008 – Dec 2009", "Formwork Carpenter", "Vardar Formwork");
  row("Jan 2004 – May 2008", "Apprentice Carpenter", "Illawarra Joinery & Building");
  heading("Licences and tickets");
  for (const [left, right] of [
    ["Building Supervisor Licence (NSW) 214476S", "expires 18/03/2029"],
    ["White Card CGI 0077124", ""],
    ["First Aid", "expires 06/2027"],
    ["Elevated Work Platform over 11 m (WP)", "expires 10/10/2028"],
    ["NSW driver licence, class C", ""],
  ] as const)
    column.line(left, { size: 10, at: right ? [[300, right]] : [] });
  heading("Qualifications");
  column.lines(
    [
      "Certificate IV in Building and Construction (Building), Shoalhaven TAFE, 2013",
      "Certificate III in Carpentry, Shoalhaven TAFE, 2008",
    ],
    { size: 10 },
  );
  heading("Computer skills");
  column.line("Procore, Aconex, Microsoft Project, HammerTech", { size: 10 });
  heading("Employment in detail");
  detail(
    "Senior Site Supervisor",
    "Escarpment Constructions",
    "Oct 2022 – Current",
    "Project: Shellharbour Day Surgery, $48 million, two storeys over a live hospital corridor.",
    [
      "Ran 140 trades at the peak with two supervisors and one foreman under me.",
      "Not one interruption of the theatre next door in fourteen months.",
      "Handed over nine days early with 31 defects.",
      "Wrote the pre-pour checklist that the company now uses on all of its sites.",
    ],
  );
  detail(
    "Site Supervisor",
    "Escarpment Constructions",
    "May 2018 – Sep 2022",
    "Projects: Crown Street Apartments, 19 storeys, $61 million; Figtree Aged Care, 96 beds, $27 million.",
    [
      "Structure cycle of six days from level five to the roof.",
      "Daily coordination of crane, hoist and concrete.",
      "Inducted 900 people and knew most of their names.",
      "Recovered four weeks lost to rain by changing the order of the façade.",
    ],
  );
  detail(
    "Site Supervisor",
    "Kiama Build Group Pty Ltd",
    "Feb 2014 – Apr 2018",
    "Projects: five blocks of 12 to 40 flats between Gerringong and Wollongong, $4 to $14 million.",
    [
      "From slab to keys, one block at a time.",
      "Ordered, set out, checked and, when it had to be, swept.",
      "No lost-time injury in four years.",
    ],
  );
  detail(
    "Leading Hand Carpenter",
    "Kiama Build Group Pty Ltd",
    "Jan 2010 – Jan 2014",
    "Frames, fix and four apprentices.",
    ["Set out 60 houses.", "Quality checks of subcontractors."],
  );
  detail(
    "Formwork Carpenter",
    "Vardar Formwork",
    "Jun 2008 – Dec 2009",
    "Slabs, lift shafts and stairs of three towers in Wollongong.",
    ["Table forms and conventional decks.", "Stair specialist of the gang."],
  );
  detail(
    "Apprentice Carpenter",
    "Illawarra Joinery & Building",
    "Jan 2004 – May 2008",
    "Extensions, kitchens and heritage windows.",
    ["Second place at the regional skills contest of 2007."],
  );
  heading("Referees");
  column.lines(
    [
      "Fiona Castellaro, Construction Manager, Escarpment Constructions, 02 5550 0139",
      "Garry Moxham, Director, Kiama Build Group Pty Ltd, 0400 555 193",
    ],
    { size: 10 },
  );
  return sheet.bytes();
};

export const siteSupervisor: UnseenCv = {
  name: "summary of all posts in columns, then each again in detail",
  type: "pdf",
  write,
  says: {
    given: "Dragan",
    family: "Petrovski",
    email: "d.petrovski@formwork.example",
    phone: "+61416903771",
    jobs: [
      ["Senior Site Supervisor", "Escarpment Constructions", "2022-10", null],
      ["Site Supervisor", "Escarpment Constructions", "2018-05", "2022-09"],
      ["Site Supervisor", "Kiama Build Group Pty Ltd", "2014-02", "2018-04"],
      ["Leading Hand Carpenter", "Kiama Build Group Pty Ltd", "2010-01", "2014-01"],
      ["Formwork Carpenter", "Vardar Formwork", "2008-06", "2009-12"],
      ["Apprentice Carpenter", "Illawarra Joinery & Building", "2004-01", "2008-05"],
    ],
    studies: [
      [
        "Certificate IV in Building and Construction (Building) / Certificate IV in Building and Construction",
        "Shoalhaven TAFE",
        "2013",
      ],
      ["Certificate III in Carpentry", "Shoalhaven TAFE", "2008"],
    ],
    skills: ["Procore", "Aconex", "Microsoft Project", "HammerTech"],
    licences: [
      ["Building Supervisor Licence (NSW) / Building Supervisor Licence", "214476S", "2029-03-18"],
      ["White Card", "CGI 0077124 / 0077124"],
      ["First Aid", undefined, "2027-06"],
      [
        "Elevated Work Platform over 11 m (WP) / Elevated Work Platform over 11 m / Elevated Work Platform",
        undefined,
        "2028-10-10",
      ],
    ],
    drives: ["C"],
  },
};
