import { describe, expect, it } from "vitest";
import { jobsInLines, linesIn, linesOn, page, segment, valuesIn } from "./pages.ts";

const heading = { size: 16, style: "bold" };
const bold = { style: "bold" };
const head = ["# Rosa Benedetti", "rosa@example.com"];

describe("a page of a CV", () => {
  const centred = (text: string) => segment(265 - text.length * 4, text, heading);

  it("has heads of jobs with their tasks beside them, under centred headings", () => {
    const lines = linesOn(
      page(
        [20, centred("Summary")],
        [20, segment(100, "Dental assistant with a calm voice for nervous people of each age, in town")],
        [20, centred("Work history")],
        [20, segment(60, "Dental Assistant", bold), segment(224, "Assists two dentists at the chair")],
        [14, segment(70, "Enmore Dental"), segment(224, "Orders the stock")],
        [14, segment(75, "Feb 2023 – now")],
        [24, segment(80, "Receptionist", bold), segment(224, "Answered phones, and one parrot")],
        [14, segment(85, "Paws Vet Clinic")],
        [14, segment(70, "Jan 2019 – Jan 2023")],
        [24, centred("Education")],
        [20, segment(60, "Certificate III in Dental Assisting, Ultimo TAFE, 2020")],
      ),
    );
    expect(jobsInLines(lines)).toEqual([
      "Dental Assistant | Enmore Dental | 2023-02 | now",
      "Receptionist | Paws Vet Clinic | 2019-01 | 2023-01",
    ]);
  });

  it("has labels beside their lists, above an entry with its years at the right", () => {
    const lines = linesOn(
      page(
        [20, segment(50, "Strengths", heading)],
        [20, segment(50, "Office", bold), segment(200, "Excel, Word")],
        [14, segment(50, "Design and drawing", bold), segment(200, "AutoCAD")],
        [14, segment(50, "Workshop", bold), segment(200, "Lathe, welding")],
        [24, segment(50, "Projects", heading)],
        [20, segment(50, "Solar boat", bold), segment(480, "2023 - 2024")],
        [14, segment(60, "Looked after the batteries of a boat that has never lost a race on this lake")],
      ),
    );
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Excel", "Word", "AutoCAD", "Lathe", "welding"]);
  });

  it("has its headings in a margin, known or not, with headings within the parts", () => {
    const lines = linesOn(
      page(
        [30, segment(50, "Where the time went", bold), segment(200, "HR Adviser", bold)],
        [14, segment(200, "Huon Orchards, since March 2023")],
        [14, segment(200, "Hires three hundred pickers each year")],
        [14, segment(200, "HR Officer", bold)],
        [14, segment(200, "Kingborough Living, 08/2019 to 02/2023")],
        [30, segment(50, "Tongues", bold), segment(200, "English and Cornish")],
        [30, segment(50, "Handy with", bold), segment(200, "Aurion; Mediation; Excel")],
        [30, segment(50, "References", bold), segment(200, "Ewan Maclaine, General Manager")],
        [14, segment(200, "Huon Orchards, (03) 5550 0187")],
      ),
    );
    expect(jobsInLines(lines)).toEqual([
      "HR Adviser | Huon Orchards | 2023-03 | now",
      "HR Officer | Kingborough Living | 2019-08 | 2023-02",
    ]);
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Aurion", "Mediation", "Excel"]);
  });

  it("has contact details in two columns above entries whose details are at the right", () => {
    const lines = linesOn(
      page(
        [20, segment(40, "Tel: 0415 770 286"), segment(300, "Email: liu@taihu.example")],
        [14, segment(40, "City: Burwood, NSW"), segment(300, "Born: 1993/08")],
        [14, segment(40, "Gender: Female"), segment(300, "Visa: Citizen")],
        [30, segment(40, "Education", heading)],
        [
          20,
          segment(40, "2016–2018"),
          segment(150, "Monash University"),
          segment(425, "Master of Professional"),
        ],
        [14, segment(485, "Accounting")],
        [30, segment(40, "Work", heading)],
        [20, segment(40, "2019–2021"), segment(150, "Strathfield Tax"), segment(480, "Accountant")],
      ),
    );
    expect(valuesIn(lines, "qualification", "title", "level", "institution", "end")).toEqual([
      "Master of Professional Accounting | masters | Monash University | 2018",
    ]);
    expect(jobsInLines(lines)).toEqual(["Accountant | Strathfield Tax | 2019 | 2021"]);
  });
});

describe("the jobs of a CV", () => {
  it("are roles below an employer in a look of its own, with more said of it between", () => {
    const own = ["Osteria Lampara", "Gilson Wine Bar"];
    const lines = linesIn(
      ...head,
      "# Kitchens",
      "Osteria Lampara",
      "Italian, 90 seats",
      "Head Chef, Sept ’23 – curr.",
      "A brigade of eleven, and a menu that changes every other week.",
      "Sous Chef – Pasta, Mar ’22 – Aug ’23",
      "Gilson Wine Bar",
      "Chef de Partie, Nov ’19 – Feb ’22",
      "# Skills",
      "Fermentation, Rosters",
    ).map((line) => (own.includes(line.parts[0]!) ? { ...line, style: "bold 12", gap: true } : line));
    expect(jobsInLines(lines)).toEqual([
      "Head Chef | Osteria Lampara | 2023-09 | now",
      "Sous Chef – Pasta | Osteria Lampara | 2022-03 | 2023-08",
      "Chef de Partie | Gilson Wine Bar | 2019-11 | 2022-02",
    ]);
  });

  it("each have labels, referees and projects of their own, and numbers in front", () => {
    const job = (number: string, employer: string, dates: string, title: string, referee: string) => [
      `3.${number} ${employer}`,
      `Period: ‖ ${dates}`,
      `Position held: ‖ ${title}`,
      "DUTIES HANDLED:",
      "- Conveyors and pumps",
      "Projects: ‖ Sea link (2014–2015)",
      `Reference: ${referee}, Foreman`,
    ];
    const lines = linesIn(
      ...head,
      "# Career",
      ...job("1", "Marradong Bauxite", "May 2022 to date", "Fitter", "Todd Meyrick"),
      ...job("2", "Highveld Steel", "November 2013 to March 2022", "Senior Fitter", "Sipho Mokoena"),
      "# Skills",
      "Hydraulics",
    );
    expect(jobsInLines(lines)).toEqual([
      "Fitter | Marradong Bauxite | 2022-05 | now",
      "Senior Fitter | Highveld Steel | 2013-11 | 2022-03",
    ]);
  });

  it("may have one date, beside others with two", () => {
    const lines = linesIn(
      ...head,
      "# Jobs",
      "Checkout operator, Marsden FreshMart",
      "Nov 2024 - ongoing (10 hrs a week)",
      "Work experience student, Beenleigh Switchboards",
      "September 2023",
    );
    expect(jobsInLines(lines)).toEqual([
      "Checkout operator | Marsden FreshMart | 2024-11 | now",
      "Work experience student | Beenleigh Switchboards | 2023-09 | 2023-09",
    ]);
  });

  it("are in sentences, with labels that come again", () => {
    const duties = ["Roles & Responsibilities:", "- Processing invoices and resolving queries"];
    const lines = linesIn(
      ...head,
      "# Work",
      "Presently working as Accounts Officer in Southern Stores Pty Ltd, Dandenong, from August 2024 to till date.",
      ...duties,
      "Worked as Analyst in Kaveri Components Pvt. Ltd., Chennai, from April 2020 to June 2024.",
      ...duties,
    );
    expect(jobsInLines(lines)).toEqual([
      "Accounts Officer | Southern Stores Pty Ltd | 2024-08 | now",
      "Analyst | Kaveri Components Pvt. Ltd. | 2020-04 | 2024-06",
    ]);
  });

  it("are at companies whose names end with a full stop, and some days a week", () => {
    const lines = linesIn(
      ...head,
      "# Work",
      "Serra Azul Ltda. (05/2020 – 07/2024)",
      "Position: Senior Analyst",
      "Durack Family Practice (01/2018 – 03/2020), two days a week",
      "Position: Receptionist",
    );
    expect(jobsInLines(lines)).toEqual([
      "Senior Analyst | Serra Azul Ltda | 2020-05 | 2024-07",
      "Receptionist | Durack Family Practice | 2018-01 | 2020-03",
    ]);
  });

  it("are in tables with a column of any name, whose cells go on", () => {
    const cell = (x: number, text: string) => segment(x, text, { size: 9.5 });
    const lines = linesOn(
      page(
        [20, segment(45, "Employment", heading)],
        [20, cell(45, "Dates"), cell(115, "Company"), cell(213, "Position"), cell(309, "Site and work")],
        [
          20,
          cell(45, "2023 – 2025"),
          cell(115, "Redback Shutdown"),
          cell(213, "Boilermaker"),
          cell(309, "Crew of eight"),
        ],
        [12, cell(115, "Services"), cell(213, "Leading Hand"), cell(309, "in the north")],
        [20, cell(45, "2019 – 2023"), cell(115, "Torsion Works"), cell(213, "Welder"), cell(309, "Pipes")],
      ),
    );
    expect(jobsInLines(lines)).toEqual([
      "Boilermaker Leading Hand | Redback Shutdown Services | 2023 | 2025",
      "Welder | Torsion Works | 2019 | 2023",
    ]);
  });

  it("have unknown places in the row where the other roles of their employer have known ones", () => {
    const said = "Nine people and 640 accounts, with one system for all of them in the end.";
    const role = (title: string, dates: string, place: string) => [title, dates, place, said];
    const lines = linesIn(
      ...head,
      "# Experience",
      "Blackbutt Supplies",
      "9 years 5 months",
      ...role(
        "State Sales Manager",
        "February 2022 - Present (4 years)",
        "Newcastle, New South Wales, Australia",
      ),
      ...role("Regional Sales Manager", "July 2019 - January 2022 (2 years)", "Hunter Valley"),
      ...role("Account Manager", "July 2017 - June 2019 (2 years)", "Newcastle, New South Wales, Australia"),
    ).map((line) => (/Manager$/.test(line.parts[0]!) ? { ...line, gap: true, style: "plain 11" } : line));
    expect(jobsInLines(lines)).toEqual([
      "State Sales Manager | Blackbutt Supplies | 2022-02 | now",
      "Regional Sales Manager | Blackbutt Supplies | 2019-07 | 2022-01",
      "Account Manager | Blackbutt Supplies | 2017-07 | 2019-06",
    ]);
  });

  it("are in a form whose labels come again, with an end that is left empty", () => {
    const row = (label: string, value: string) =>
      [14, segment(40, label), ...(value ? [segment(200, value)] : [])] as const;
    const job = (title: string, employer: string, start: string, end: string) => [
      row("Position title:", title),
      row("Current employer:", employer),
      row("Start date:", start),
      row("End date:", end),
    ];
    const lines = linesOn(
      page(
        [20, segment(40, "Work experience", heading)],
        ...job("Dental Assistant", "Enmore Dental Pty Ltd", "15-Mar-2022", ""),
        ...job("Receptionist", "Paws Vet Clinic", "01-Jan-2019", "14-Mar-2022"),
        ...job("Cashier", "Harbour Foods Pty Ltd", "04-Feb-2016", "20-Dec-2018"),
      ),
    );
    expect(jobsInLines(lines)).toEqual([
      "Dental Assistant | Enmore Dental Pty Ltd | 2022-03 | now",
      "Receptionist | Paws Vet Clinic | 2019-01 | 2022-03",
      "Cashier | Harbour Foods Pty Ltd | 2016-02 | 2018-12",
    ]);
  });

  it("have places that no list has in brackets, and sentences with dates that go on", () => {
    const lines = linesIn(
      ...head,
      "# Experience",
      "Welder, Karadeniz Shipyard (Zonguldak, Türkiye)",
      "March 2019 to June 2024",
      "- Welded hulls for the coast guard, was made deputy foreman when he fell ill",
      "and acted in that post from February to May 2024.",
    );
    expect(jobsInLines(lines)).toEqual(["Welder | Karadeniz Shipyard | 2019-03 | 2024-06"]);
  });

  it("have titles of two names with a stroke between them", () => {
    const jobs = (text: string) => jobsInLines(linesIn(...head, "# Work", text, "Mar 2019 – Jun 2024"));
    expect(jobs("Plumber / Gasfitter - Ironbark Plumbing")).toEqual([
      "Plumber / Gasfitter | Ironbark Plumbing | 2019-03 | 2024-06",
    ]);
    expect(jobs("Cook / Blue Gum Cafe")).toEqual(["Cook | Blue Gum Cafe | 2019-03 | 2024-06"]);
  });

  it.each([
    ["Cook", "a suburb, too"],
    ["Driver", "a suburb, too"],
    ["Activity Co-ordinator", "has the short form of company in it"],
    ["Post-production Editor", "begins as a label does"],
    ["Private Investigator", "begins as a company does"],
  ])("have the title %s: %s", (title) => {
    for (const text of [`${title} | Kangarilla`, `${title}, Kangarilla`])
      expect(jobsInLines(linesIn(...head, "# Work", text, "Mar 2019 – Jun 2024"))).toEqual([
        `${title} | Kangarilla | 2019-03 | 2024-06`,
      ]);
  });

  it("are those without pay, too", () => {
    const lines = linesIn(
      ...head,
      ...["# Work", "Baker, Hearth Bread ‖ 2020 – 2024"],
      ...["# Volunteering", "Deputy Group Leader ‖ Mar 2022 – Present", "Ipswich Flood Rescue"],
    );
    expect(jobsInLines(lines)).toContain("Deputy Group Leader | Ipswich Flood Rescue | 2022-03 | now");
  });

  it("are none of the dated entries under another heading that looks like the headings", () => {
    const lines = linesIn(
      ...head,
      ...["Degrees", "2016 ‖ PhD (Ecology), University of Tasmania"],
      ...["Appointments", "2022–2024 ‖ Senior Lecturer, University of Tasmania"],
      ...["Grants", "2024–2027 ‖ Kelp forests under heat, Discovery Project"],
      ...["Skills", "GIS; diving", "Languages", "English"],
    ).map((line) =>
      /^(?:Degrees|Appointments|Grants|Skills|Languages)$/.test(line.parts[0]!)
        ? { ...line, style: "bold 10" }
        : line,
    );
    expect(jobsInLines(lines)).toEqual(["Senior Lecturer | University of Tasmania | 2022 | 2024"]);
  });
});

describe("the lists of a CV", () => {
  it("have labels in another style before their items, and languages with levels", () => {
    const lines = linesIn(
      ...head,
      "# Skills",
      "Platforms Databricks, Azure",
      "Programming Python, French (fluent)",
    ).map((line) => {
      const [, lead] = /^(Platforms|Programming)/.exec(line.parts[0]!) ?? [];
      return lead ? { ...line, lead } : line;
    });
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Databricks", "Azure", "Python"]);
    expect(valuesIn(lines, "language", "language", "level")).toEqual(["French | fluent"]);
  });

  it("end where somebody declares that all is true, and signs", () => {
    const lines = linesIn(
      ...head,
      ...["# Skills", "- Wound dressing", "I hereby certify that the above is true.", "R. B. BENEDETTI"],
      ...["# Licences", "White Card 0419-8837", "Hobart, 12.11.2026 Rosa Benedetti"],
    );
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Wound dressing"]);
    expect(valuesIn(lines, "licence", "title", "number")).toEqual(["White Card | 0419-8837"]);
  });

  it("have a licence to drive behind a bare label or in another language", () => {
    const driving = (...texts: string[]) =>
      valuesIn(linesIn(...head, ...texts), "driver_licence", "class", "status");
    expect(driving("# Skills", "Sewing", "Licence: full, car, manual")).toEqual(["C | Open"]);
    expect(driving("# Skills", "Sewing", "Führerschein / licence ‖ Class C")).toEqual(["C | "]);
  });

  it("have stars between them", () => {
    expect(
      valuesIn(linesIn(...head, "# Skills", "Sewing ★ Pattern making ★ Quality control"), "skill", "skill"),
    ).toEqual(["Sewing", "Pattern making", "Quality control"]);
  });

  it("have numbers behind a word and dates behind a label in another cell", () => {
    const licences = (...texts: string[]) =>
      valuesIn(linesIn("# Licences", ...texts), "licence", "title", "number", "expires");
    expect(licences("Plumbing Licence PL 8841")).toEqual(["Plumbing Licence | PL 8841 | "]);
    expect(licences("Plumbing Licence, no. 118 406")).toEqual(["Plumbing Licence | 118 406 | "]);
    expect(licences("Certification: First Aid, Expiration date: ‖ 12-Aug-2027")).toEqual([
      "First Aid |  | 2027-08-12",
    ]);
  });

  it("have numbers with spaces, with letters in front or beside brackets", () => {
    const numbers = (text: string) => valuesIn(linesIn("# Licences", text), "licence", "title", "number");
    expect(numbers("VIT registration: 448 291 (full)")[0]).toMatch(/\| 448 291$/);
    expect(numbers("EWP (boom over 11 m) WP 338201")).toEqual(["EWP (boom over 11 m) | WP 338201"]);
    expect(numbers("AHPRA Registration No.: NMW0002871645")).toEqual(["AHPRA Registration | NMW0002871645"]);
  });
});

describe("the studies in a CV", () => {
  it("are at schools that look alike, of which one may be in no list", () => {
    const studies = (first: string, second: string) => {
      const school = (text: string) => ({ ...linesIn(text)[0]!, style: "bold", gap: true });
      const lines = [
        ...linesIn(...head, "# Education"),
        school(first),
        ...linesIn("Bachelor of Civil Engineering, 2006 – 2011"),
        school(second),
        ...linesIn("Certificate IV in English, 2023 – 2024"),
      ];
      return valuesIn(lines, "qualification", "title", "institution");
    };
    const title = ["Bachelor of Civil Engineering", "Certificate IV in English"];
    expect(studies("Porsuk Atölyesi", "Moreland Language Centre")).toEqual([
      `${title[0]} | Porsuk Atölyesi`,
      `${title[1]} | Moreland Language Centre`,
    ]);
    expect(studies("Moreland Language Centre", "Porsuk Atölyesi")).toEqual([
      `${title[0]} | Moreland Language Centre`,
      `${title[1]} | Porsuk Atölyesi`,
    ]);
  });
});

describe("a narrow side bar", () => {
  it("has names in two lines that are nearer to each other than the items", () => {
    const row = (distance: number, text: string) => [distance, segment(40, text)] as const;
    const lines = linesOn(
      page(
        [20, segment(40, "Sam Lee", { size: 22 })],
        [40, segment(40, "Certifications", heading)],
        ...[row(20, "Oracle Database"), row(12, "Administration Certified"), row(12, "Professional")],
        ...[row(18, "Azure Database"), row(12, "Administrator Associate"), row(18, "Scrum Master")],
        ...[row(18, "Kubernetes"), row(18, "White Card"), row(18, "linkedin.com/in/samleebytheseaside")],
        ...[row(18, "First Aid"), row(18, "Data Steward"), row(18, "Site Skills"), row(18, "Six Sigma")],
      ),
    );
    expect(valuesIn(lines, "licence", "title").slice(0, 3)).toEqual([
      "Oracle Database Administration Certified Professional",
      "Azure Database Administrator Associate",
      "Scrum Master",
    ]);
  });
});

it("reads two certificates below each other, of which the second goes on in the narrow side bar", () => {
  const lines = linesIn(
    ...["# Sam Lee", "sam@example.com", "# Certifications", "Mental Health First Aid"],
    ...["Dispute Resolution", "Intensive", "# Hobbies", "Fishing"],
  ).map((line, at) => ({ ...line, mayWrap: at === 3 || at === 4 }));
  expect(valuesIn(lines, "licence", "title")).toEqual([
    "Mental Health First Aid",
    "Dispute Resolution Intensive",
  ]);
});

describe("the name in a CV", () => {
  const named = (...texts: string[]) => valuesIn(linesIn(...texts), "basic", "given_name", "family_name");

  it("has two family names where the address or a second line says so", () => {
    expect(named("# Leon Castellanos Quispe", "leon.castellanos@quena.example")).toEqual([
      "Leon | Castellanos Quispe",
    ]);
    expect(named("# Valentina Restrepo Arango", "valentina@restrepo.example")).toEqual([
      "Valentina | Restrepo Arango",
    ]);
    expect(named("# Camila Andrea", "# Sepúlveda Riquelme", "camila@bread.example")).toEqual([
      "Camila Andrea | Sepúlveda Riquelme",
    ]);
  });

  it("has a label without a colon, and a nickname within", () => {
    expect(named("# Personal data", "Name ‖ Sebastian Köhler", "E-Mail ‖ s@koehler.example")).toEqual([
      "Sebastian | Köhler",
    ]);
    expect(named("# MARIA LOURDES “MALOU” DELA PEÑA", "malou@sampaguita.example")).toEqual([
      "Maria Lourdes | Dela Peña",
    ]);
  });
});
