import { Sheet } from "../pdf-sheet.ts";
import type { UnseenCv } from "../unseen/known.ts";

const write = (): Promise<Uint8Array> => {
  const sheet = new Sheet("Times");
  const page = sheet.column(64, 468);
  const head = (text: string) => page.line(text, { size: 12, bold: true, above: 14 });
  const points = (of: readonly string[]) =>
    page.lines(
      of.map((one) => `•  ${one}`),
      { size: 11, indent: 14 },
    );
  const job = (
    when: string,
    employer: string,
    position: string,
    about: string,
    duties: readonly string[],
    wins: readonly string[],
  ) => {
    page.line(employer, { size: 11, bold: true, above: 10, right: when });
    page.line(`Position: ${position}`, { size: 11, bold: true });
    if (about) page.line(about, { size: 11, italic: true, above: 2 });
    page.line("Key responsibilities:", { size: 11, above: 4 });
    points(duties);
    if (wins.length) {
      page.line("Achievements:", { size: 11, above: 4 });
      points(wins);
    }
  };
  page
    .line("CURRICULUM VITAE", { size: 14, bold: true, align: "center" })
    .line("GREGORY PAUL STAVRAKIS", { size: 18, bold: true, align: "center", above: 6 });
  head("PERSONAL DETAILS");
  for (const [label, text] of [
    ["Address:", "19 Karawatha Drive, Mountain Creek QLD 4557"],
    ["Mobile:", "0491 571 804"],
    ["Home:", "(07) 5550 4412"],
    ["Email:", "greg.stavrakis@example.com"],
    ["Citizenship:", "Australian"],
    ["Licence:", "HR (Heavy Rigid), QLD"],
  ] as const)
    page.line(label, { size: 11, at: [[110, text]] });
  head("CAREER PROFILE");
  page.line(
    "A hands-on operations manager with more than twenty years in warehousing, food manufacturing and transport. Has run sites of up to 120 people over three shifts, two greenfield start-ups and one orderly closure. Known for safety numbers that hold and for knowing everyone’s name by the end of the second week.",
    { size: 11, align: "justify" },
  );
  head("CORE COMPETENCIES");
  for (const [one, other] of [
    ["•  Warehouse operations", "•  Lean manufacturing"],
    ["•  Budget control", "•  Enterprise bargaining"],
    ["•  WHS management", "•  Fleet management"],
    ["•  SAP EWM", "•  HACCP"],
  ] as const)
    page.line(one, { size: 11, indent: 14, at: [[240, other]] });
  head("EDUCATION & TRAINING");
  page
    .line("2015", { size: 11, at: [[70, "Diploma of Leadership and Management, Buderim Institute of TAFE"]] })
    .line("2009", {
      size: 11,
      at: [[70, "Certificate IV in Warehousing Operations, Freightskill Australia"]],
    })
    .line("1996", {
      size: 11,
      at: [[70, "Queensland Certificate of Education, Nambour Range State High School"]],
    });
  head("LICENCES");
  points([
    "High Risk Work Licence, classes LF and LO, no. 3318207, expires 11 May 2029",
    "Blue Card (Working with Children), 1207744/2, expires March 2028",
  ]);
  head("CAREER HISTORY");
  job(
    "March 2014 to date",
    "Glasshouse Gourmet Foods Pty Ltd, Caloundra West",
    "Operations Manager",
    "A family-owned maker of chilled soups, sauces and dips with a turnover of $64 million.",
    [
      "Manage production, warehouse, maintenance and transport with 9 direct reports and 118 staff",
      "Prepare and control an annual operating budget of $22 million",
      "Chair the safety committee and the monthly sales and operations meeting",
      "Recall co-ordinator under the HACCP plan",
    ],
    [
      "Reduced lost time injuries from eleven in 2014 to one in 2025",
      "Commissioned a second filling line on time and $340,000 under budget",
      "Saved two hours per truck with a new despatch lay-out",
    ],
  );
  job(
    "Aug 2008 - Feb 2014",
    "Northlink Cold Storage (a division of Coldharbour Holdings), Narangba",
    "Warehouse Manager",
    "",
    [
      "Ran a 14,000-pallet frozen and chilled warehouse, 24 hours, 6 days",
      "Rostered 46 store persons and 5 supervisors",
      "Customer reporting for two supermarkets and a pizza chain",
    ],
    ["Stock accuracy of 99.7% at eleven counts in a row"],
  );
  job(
    "2003 - 2008",
    "Tip Truck Terry’s Haulage",
    "Transport Supervisor/Allocator",
    "",
    ["Allocated 31 trucks and 12 subcontractors", "Fatigue records, registration and repairs"],
    [],
  );
  job(
    "1997 - 2003",
    "Maroochy Ginger Growers’ Co-op",
    "Storeperson then Leading Hand",
    "",
    ["Receival, picking and despatch"],
    [],
  );
  head("COMMUNITY");
  page.line("Life member and past president, Mooloolah Valley Cricket Club", { size: 11 });
  head("INTERESTS");
  page.line("Cricket, beekeeping, restoring a 1974 ute.", { size: 11 });
  head("REFEREES");
  for (const [name, role, tel] of [
    ["Mrs Helen Baxendale", "Managing Director, Glasshouse Gourmet Foods", "Tel: (07) 5550 9001"],
    ["Mr Colin Tulloch", "Former General Manager, Northlink Cold Storage", "Tel: 0491 572 549"],
  ] as const)
    page.line(name, { size: 11, bold: true, above: 6 }).lines([role, tel], { size: 11 });
  return sheet.bytes();
};

/** An operations manager's traditional curriculum vitae over several pages: personal details by label, competencies in two columns, years before qualifications, employer against dates with the position below, “Key responsibilities” and “Achievements”, referees. */
export const operationsManager: UnseenCv = {
  name: "traditional CV of several pages, career history with responsibilities and achievements, referees",
  type: "pdf",
  write,
  says: {
    given: "Gregory / Gregory Paul",
    family: "Stavrakis",
    email: "greg.stavrakis@example.com",
    phone: "+61491571804",
    jobs: [
      ["Operations Manager", "Glasshouse Gourmet Foods Pty Ltd / Glasshouse Gourmet Foods", "2014-03", null],
      [
        "Warehouse Manager",
        "Northlink Cold Storage (a division of Coldharbour Holdings) / Northlink Cold Storage",
        "2008-08",
        "2014-02",
      ],
      ["Transport Supervisor/Allocator", "Tip Truck Terry’s Haulage", "2003", "2008"],
      [
        "Storeperson then Leading Hand / Storeperson / Leading Hand",
        "Maroochy Ginger Growers’ Co-op",
        "1997",
        "2003",
      ],
    ],
    studies: [
      ["Diploma of Leadership and Management", "Buderim Institute of TAFE", "2015"],
      ["Certificate IV in Warehousing Operations", "Freightskill Australia", "2009"],
      ["Queensland Certificate of Education", "Nambour Range State High School", "1996"],
    ],
    skills: [
      "Warehouse operations",
      "Lean manufacturing",
      "Budget control",
      "Enterprise bargaining",
      "WHS management",
      "Fleet management",
      "SAP EWM",
      "HACCP",
    ],
    licences: [
      [
        "High Risk Work Licence, classes LF and LO / High Risk Work Licence / High Risk Work Licence (LF, LO)",
        "3318207",
        "2029-05-11",
      ],
      ["Blue Card (Working with Children) / Blue Card / Working with Children", "1207744/2", "2028-03"],
    ],
    drives: ["HR"],
    besides: [
      "Life member and past president",
      "Mooloolah Valley Cricket Club",
      "LF",
      "LO",
      "Cricket",
      "beekeeping",
      "restoring a 1974 ute",
    ],
  },
};
