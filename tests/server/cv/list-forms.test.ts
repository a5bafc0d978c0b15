import { describe, expect, it } from "vitest";
import { linesIn, styledLinesIn, valuesIn } from "./pages.ts";

const lines = (...texts: readonly string[]) =>
  styledLinesIn("# Rosa Benedetti", "rosa@example.com", ...texts);

describe("the skills in a CV", () => {
  it.each(["PLANT OPERATED", "Machinery", "Plant & equipment", "Vehicles driven"])(
    "are below %s",
    (heading) => {
      const own = lines(`# ${heading}`, "- Komatsu 830E", "- Cat 24M grader", "# Hobbies", "Fishing");
      expect(valuesIn(own, "skill", "skill")).toEqual(["Komatsu 830E", "Cat 24M grader"]);
    },
  );

  it("are sub-headings over paragraphs, though one is a heading elsewhere", () => {
    const skills = ["Conflict resolution", "Rostering", "Leadership"];
    const own = lines(
      "# Skills & Abilities",
      ...skills.flatMap((skill) => [
        skill,
        "- Settled it with both kitchens and with the floor within a week.",
      ]),
      ...["# Languages", "Italian"],
    ).map((line) => (skills.includes(line.parts[0]!) ? { ...line, style: "bold 12" } : line));
    expect(valuesIn(own, "skill", "skill")).toEqual(skills);
  });
});

describe("the skills of a list", () => {
  it("have a group that is called as studies are, and none of leisure", () => {
    const own = lines(
      ...[
        "# Skills",
        "Clinical ‖ Wound care, central lines, ECG",
        "Education ‖ Simulation, rosters, assessment",
      ],
      ...[
        "Interests ‖ Choir, hiking, chess",
        "# Languages",
        "English, Klingon (basic), Scots Gaelic, fluent",
      ],
    );
    expect(valuesIn(own, "skill", "skill")).toEqual([
      ...["Wound care", "central lines", "ECG", "Simulation", "rosters", "assessment"],
    ]);
    expect(valuesIn(own, "language", "language", "level")).toEqual([
      "English | ",
      "Scottish Gaelic | fluent",
    ]);
  });

  const skills = (...texts: readonly string[]) => valuesIn(lines(...texts), "skill", "skill");

  it.each(["Areas of practice", "What I do well", "Things I can do"])("are below “%s”", (heading) => {
    expect(skills(`# ${heading}`, "- Count a float", "- Shear a hogget", "# Hobbies", "Fishing")).toEqual([
      "Count a float",
      "Shear a hogget",
    ]);
  });

  it("begin anew behind each label, also in small letters", () => {
    expect(
      skills("# Skills", "Loaders: Volvo L120", "Lifting: dual lifts, pit work", "# Hobbies", "Fishing"),
    ).toEqual(["Volvo L120", "dual lifts", "pit work"]);
  });

  it("are in cards beside each other, whose headings are none and whose lists go on over cells", () => {
    const at = [60, 230, 400];
    const own = lines(
      ...["# Skills", "* front ‖ kitchen ‖ office", "Silver service, wine ‖ Grill, pastry, ‖ Rosters, Xero,"],
      ...["matching, tills ‖ bread ‖ stock orders", "and tips", "# Hobbies", "Fishing"],
    ).map((line) => ({ ...line, lefts: at.slice(0, line.parts.length) }));
    expect(valuesIn(own, "skill", "skill")).toEqual([
      ...["Silver service", "wine matching", "tills and tips", "Grill", "pastry", "bread"],
      ...["Rosters", "Xero", "stock orders"],
    ]);
    expect(skills("# Skills", "* Office ‖ Kitchen", "Word ‖ Grill", "Excel ‖ Fryer")).toEqual([
      ...["Word", "Excel", "Grill", "Fryer"],
    ]);
    expect(skills("# Skills", "* Grill ‖ Fryer", "* Pastry ‖ Bread")).toHaveLength(4);
  });

  it.each(["Skill ‖ Years ‖ Last used", "Technology ‖ Yrs ‖ Most recent", "Tool ‖ Level ‖ Years"])(
    "are in a table below %s",
    (columns) => {
      expect(skills("# Skills matrix", columns, "Java ‖ 5 ‖ 2024", "Go ‖ 3 ‖ 2025")).toEqual(["Java", "Go"]);
    },
  );

  it.each(["ON THE COMPUTER", "Computers", "Systems", "SYSTEMS AND SOFTWARE"])("are below %s", (heading) => {
    const own = ["# Education", "Diploma of Nursing, TAFE NSW, 2021", "# Tickets", "First Aid, 2024"];
    expect(skills(...own, `# ${heading}`, "Xero, MYOB, Excel")).toEqual(["Xero", "MYOB", "Excel"]);
  });

  it("are behind labels whose colons begin the next column, below jobs under a heading with a remark", () => {
    const own = lines(
      ...["* EXPERIENCE (6 years)", "Baker ‖ Crust Lane ‖ 2019 – 2024", "* EDUCATION", "Year 12, 2016"],
      ...["* EXPERIENCE IN SHORT (2 years)", "Miller ‖ Grain Mill Ltd ‖ 2017 – 2018"],
      ...["* TECHNICAL SKILLS", "Ovens ‖ : Deck, Rack", "Software ‖ : Word, Excel, Xero and MS Project."],
      ...["* REFEREES", "On request"],
    );
    expect(valuesIn(own, "skill", "skill")).toEqual(["Deck", "Rack", "Word", "Excel", "Xero", "MS Project"]);
  });

  it("are neither endorsements nor the end of a letter", () => {
    expect(skills("# Skills", "Weaving", "2 endorsements", "Kind regards,")).toEqual(["Weaving"]);
  });

  it("are no sentences, and a label among lists of two cells is no heading", () => {
    expect(
      skills(
        ...["# Skills", "Office ‖ Excel, Word", "Workshop ‖ Lathe, welding"],
        "- Captain of the chess club for two years; the club won the cup twice in that time",
      ),
    ).toEqual(["Excel", "Word", "Lathe", "welding"]);
  });
});

describe("the licences in a CV", () => {
  const licences = (...texts: readonly string[]) =>
    valuesIn(lines("# Licences", ...texts), "licence", "title", "issuer", "number", "expires");

  it("have their numbers in a register below, and remarks of a check are none", () => {
    const own = lines(
      ...[
        "# Registration",
        "* General registration as a dentist",
        "AHPRA DEN0001188420",
        "Expires 30 Nov 2027",
      ],
      ...["# Checks held by us", "Police check, 6 May 2025", "Referee checks: two, both kind"],
    );
    expect(valuesIn(own, "licence", "title", "number", "expires").slice(0, 2)).toEqual([
      "General registration as a dentist | DEN0001188420 | 2027-11-30",
      "Police check |  | ",
    ]);
    expect(valuesIn(own, "licence", "title")).not.toContain("both kind");
  });

  it("are one to drive where its class is below", () => {
    const own = lines(
      ...["# Licences", "* First Aid", "2025 to 2028", "* Driver Licence", "Open, C class, Queensland"],
    );
    expect(valuesIn(own, "driver_licence", "class", "status")).toEqual(["C | Open"]);
    expect(valuesIn(own, "licence", "title")).toEqual(["First Aid"]);
  });

  it("are one to drive for each class of a list", () => {
    const classes = (text: string) =>
      valuesIn(lines("# Licences", text), "driver_licence", "class", "number", "status");
    expect(classes("- NT driver’s licence 7718842, C and HR")).toEqual(["C | 7718842 | ", "HR | 7718842 | "]);
    expect(classes("- C, LR and R licences")).toEqual(["C |  | ", "LR |  | ", "R |  | "]);
    expect(classes("- MR & C class driver's licence, clean")).toEqual(["MR |  | ", "C |  | "]);
    expect(classes("- Heavy vehicle driver licence HR (upgraded from MR)")).toEqual(["HR |  | "]);
    expect(classes("- Victorian open licence, class C, and a van")).toEqual(["C |  | Open"]);
    expect(licences("- MR & C class driver's licence, clean")).toEqual([]);
  });

  it.each([
    "Phone: ‖ 0491 570 006 ‖ Driving ‖ Full car licence (class C)",
    "Phone 0491 570 006 · Driver licence class C",
    "Mobile 0491 570 006 | Open licence, C class",
  ])("are not made from a phone number or a label: %s", (text) => {
    const own = lines(text, "# Hobbies", "Fishing");
    expect(valuesIn(own, "licence", "title")).toEqual([]);
    expect(valuesIn(own, "driver_licence", "class")).toEqual(["C"]);
  });

  it("have dates with a comma or behind a small word, and ends and numbers of other names", () => {
    expect(
      licences(
        ...["* Certificate of Kites ‖ May, 2020", "Issued by Society of the Wind"],
        ...["* National police check of 3 March 2025", "* Safeguarding Level 2, September 2025"],
        ...["* White Card, good until 3 May 2027", "* Registered Nurse", "PIN 00451882"],
      ),
    ).toEqual([
      "Certificate of Kites | Society of the Wind |  | ",
      "National police check |  |  | ",
      "Safeguarding Level 2 |  |  | ",
      "White Card |  |  | 2027-05-03",
      "Registered Nurse |  | 00451882 | ",
    ]);
  });

  it("are in forms whose labels come again", () => {
    expect(
      licences(
        ...["Name ‖ White Card", "Number ‖ 3318820", "Expiry ‖ 3 May 2027"],
        ...["Name ‖ First Aid", "Number ‖ 991882", "Expiry ‖ 3 May 2028"],
      ),
    ).toEqual(["White Card |  | 3318820 | 2027-05-03", "First Aid |  | 991882 | 2028-05-03"]);
  });

  it("are behind the labels of rows", () => {
    expect(
      licences(
        "* Forklift: ‖ High risk work licence LF, no. 0093348",
        "* White Card: ‖ no. 3318820",
        "* Port access: ‖ MSIC card, exp. June 2027",
      ),
    ).toEqual([
      "High risk work licence LF |  | 0093348 | ",
      "White Card |  | 3318820 | ",
      "MSIC card |  |  | 2027-06",
    ]);
  });

  it("have who issues them behind a dash, and their number before a remark", () => {
    expect(
      licences(
        "- Advanced Life Support (ALS) – Harbour Resus Training, valid until 11 June 2027",
        "- AWS Certified Developer – Associate",
        "- WWCC WWC1903772V (verified, to 4 Feb 2030)",
      ),
    ).toEqual([
      "Advanced Life Support (ALS) | Harbour Resus Training |  | 2027-06-11",
      "AWS Certified Developer – Associate |  |  | ",
      "WWCC |  | WWC1903772V | 2030-02-04",
    ]);
  });

  it("each have their date above them", () => {
    const own = lines("# Licences", "* 11/2025", "White Card", "05/2025", "First aid course, Red Gum Rescue");
    expect(valuesIn(own, "licence", "title", "issued")).toEqual([
      "White Card | 2025-11",
      "First aid course | 2025-05",
    ]);
  });
});

describe("the other parts of a CV", () => {
  it("have levels in front of languages", () => {
    const own = lines("# Languages", "Hiligaynon, basic Arabic", "Tamil, native; French, good");
    expect(valuesIn(own, "language", "language", "level")).toEqual([
      "Hiligaynon (Ilonggo) | ",
      "Arabic | basic",
      "Tamil | native",
      "French | conversational",
    ]);
  });

  it("have addresses in cells, above other labels, and without a street", () => {
    const address = (...texts: readonly string[]) =>
      valuesIn([...linesIn(...texts), ...linesIn("# Skills", "Sewing")], "basic", "residential_address")[0];
    expect(
      address("Amelia Tran ‖ 8 Lorne Avenue", "Student ‖ Killara NSW 2071", "amelia@kitepost.example"),
    ).toBe("8 Lorne Avenue, Killara NSW 2071");
    expect(
      address(
        "Terry Mac",
        "Address: ‖ 41 Ironbark Road",
        "Murray Bridge SA 5253",
        "Telephone: ‖ (H) 08 5550 0143",
      ),
    ).toBe("41 Ironbark Road, Murray Bridge SA 5253");
    expect(
      address("Jonas Wied", "Address: Backpackers on Bourbong,", "4670, Bundaberg, Australia (Temporary)"),
    ).toBe("Backpackers on Bourbong, 4670, Bundaberg, Australia");
  });

  it("are under drawn lines, and jobs have no labels in front of their tasks", () => {
    const own = lines(
      ...["# About", "=====", "Ten years on the tools, and a lot of batteries."],
      ...["# Work", "1991–1998 ‖ Schulz Carriers, Local Driver", "Duties: Livestock and general freight."],
    );
    expect(valuesIn(own, "personal_summary", "personal_summary")).toEqual([
      "Ten years on the tools, and a lot of batteries.",
    ]);
    expect(valuesIn(own, "work_experience", "description")).toEqual(["Livestock and general freight."]);
  });

  it("have areas of cities as places, and suburbs as no field of study", () => {
    const own = lines(
      ...["# Work", "* Kaveri Infosystems", "Analyst", "July 2012 – January 2014", "Chennai Area, India"],
      ...["# Education", "Eastern College, Box Hill — Diploma of Accounting", "2007"],
    );
    expect(valuesIn(own, "work_experience", "employer", "place")).toEqual([
      "Kaveri Infosystems | Chennai Area, India",
    ]);
    expect(valuesIn(own, "qualification", "title", "field_of_study")).toEqual(["Diploma of Accounting | "]);
  });
});

describe("the lines of skills", () => {
  it("are two where a word in small letters stands below one that has room for it", () => {
    const own = lines("# Skills", "Apache Kafka", "dbt", "Data Modelling").map((line) => ({
      ...line,
      mayWrap: false,
    }));
    expect(valuesIn(own, "skill", "skill")).toEqual(["Apache Kafka", "dbt", "Data Modelling"]);
  });

  it("have labels in front of their lists, of which one names another part and a list has a year in a name", () => {
    const own = lines(
      ...["# Certificates", "First aid, 2024"],
      ...["Software ‖ CargoWise, SAP, Excel", "Trade ‖ Incoterms 2020, cartage, letters of credit"],
    );
    expect(valuesIn(own, "skill", "skill")).toEqual(
      ["CargoWise", "SAP", "Excel"].concat("Incoterms 2020", "cartage", "letters of credit"),
    );
  });

  it("may be short sentences, and have the name of a country that is a program", () => {
    const own = lines("# Skills", "Phone triage. Typing. Night shifts.", "Monaco ‖ MOSAIQ");
    expect(valuesIn(own, "skill", "skill")).toEqual(
      ["Phone triage", "Typing", "Night shifts"].concat("Monaco", "MOSAIQ"),
    );
  });
});
