import { describe, expect, it } from "vitest";
import { linesIn, valuesIn } from "./pages.ts";

const read = (...texts: string[]) => {
  const lines = linesIn("# Sam Lee", "sam@example.com", "# Licences", ...texts);
  return [
    ...valuesIn(lines, "licence", "title", "issuer", "number", "expires"),
    ...valuesIn(lines, "driver_licence", "class", "state", "number", "expires"),
  ];
};

describe("a licence in a CV", () => {
  it("is one entry with its number", () => {
    expect(read("Working with Children Check NSW, WWC1234567E", "White Card – No. 1234567")).toEqual([
      "Working with Children Check NSW |  | WWC1234567E | ",
      "White Card |  | 1234567 | ",
    ]);
  });

  it("may say by whom it was given", () => {
    expect(read("Provide First Aid by St John Ambulance", "Food Safety Supervisor from TAFE NSW")).toEqual([
      "Provide First Aid | St John Ambulance |  | ",
      "Food Safety Supervisor | TAFE NSW |  | ",
    ]);
  });

  it("to drive is among the driver licences, where its class is known", () => {
    expect(read("NSW Driver Licence, Class C", "HR licence", "Full UK driving licence")).toEqual([
      "Full UK driving licence |  |  | ",
      "C | NSW |  | ",
      "HR |  |  | ",
    ]);
  });

  it("may be one of several in a line", () => {
    expect(read("NV1 security clearance; C class driver licence; High Risk Work licence (crane)")).toEqual([
      "NV1 security clearance |  |  | ",
      "High Risk Work licence (crane) |  |  | ",
      "C |  |  | ",
    ]);
  });

  it("may be between the bullets of a line", () => {
    expect(read("RSA NSW • RCG • Barista course (Sydney Coffee Academy) • First Aid")).toEqual([
      "RSA NSW |  |  | ",
      "RCG |  |  | ",
      "Barista course | Sydney Coffee Academy |  | ",
      "First Aid |  |  | ",
    ]);
  });

  it("keeps its whole date, the code of its unit and the dash in its name", () => {
    expect(
      read(
        "Forklift LF, RIIWHS204E, expires 31 May 2027",
        "RSA – CCH12345678, expiry 12/05/2028",
        "AWS Certified Solutions Architect – Associate (2023)",
        "Blue Card – current to Nov 2026",
      ),
    ).toEqual([
      "Forklift LF, RIIWHS204E |  |  | 2027-05-31",
      "RSA |  | CCH12345678 | 2028-05-12",
      "AWS Certified Solutions Architect – Associate |  |  | ",
      "Blue Card |  |  | 2026-11",
    ]);
  });

  it("stands beside others of a list, each with its own number and date", () => {
    expect(
      read(
        "White Card, WWCC & Blue Card (exp 2027), forklift LF",
        "I hold a First Aid & CPR certificate, a police check and HR",
        "HRW licence – DG, RB, no. HRW-NT-22871",
      ),
    ).toEqual([
      "White Card |  |  | ",
      "WWCC |  |  | ",
      "Blue Card |  |  | 2027",
      "forklift LF |  |  | ",
      "First Aid & CPR certificate |  |  | ",
      "Police check |  |  | ",
      "HRW licence – DG, RB |  | HRW-NT-22871 | ",
      "HR |  |  | ",
    ]);
  });

  it("has a number with letters and spaces, and whatever it is called", () => {
    expect(
      read(
        "Dangerous goods ‖ DG 33 1846 ‖ exp 19/01/2028",
        "Approved Examiner (safety certificates) no. AE 20417",
        "Working with Children Check SA, screening ID 4417720",
      ),
    ).toEqual([
      "Dangerous goods |  | DG 33 1846 | 2028-01-19",
      "Approved Examiner (safety certificates) |  | AE 20417 | ",
      "Working with Children Check SA |  | 4417720 | ",
    ]);
  });

  it("stands in sentences on one line, beside a licence to drive with its classes", () => {
    const text =
      "SA blasting licence, number BL-2291, expires 4 June 2029. White Card SA 220417. SA driver licence, classes MR and R. Rail Safety Card 3310-2245.";
    expect(read(text)).toEqual([
      "SA blasting licence |  | BL-2291 | 2029-06-04",
      "White Card |  | SA 220417 | ",
      "Rail Safety Card |  | 3310-2245 | ",
      "MR | SA |  | ",
      "R | SA |  | ",
    ]);
  });

  it("has a number in groups, a day behind its month, and the trades that it is for", () => {
    expect(
      read(
        "NDIS Worker Screening Check 2207 5518 QLD exp 3/9/2028",
        "Food Safety Level 2, Cert No. 77120455, valid until March 9, 2029",
        "Contractor Licence: Electrician, Gasfitter",
        "Google Certified: Cloud Data Engineer Professional (CDE-2), Credential ID 8K2C0091",
        "Member, Friends of the Weir",
        "All theory subjects passed in 2023; 1,200 hours met, renewal booked",
      ),
    ).toEqual([
      "NDIS Worker Screening Check |  | 2207 5518 | 2028-09-03",
      "Food Safety Level 2 |  | 77120455 | 2029-03-09",
      "Contractor Licence: Electrician, Gasfitter |  |  | ",
      "Google Certified: Cloud Data Engineer Professional (CDE-2) |  | 8K2C0091 | ",
      "Member, Friends of the Weir |  |  | ",
      "All theory subjects |  |  | ",
    ]);
  });

  it("is a row of a table whose head names the columns", () => {
    expect(
      read(
        "Ticket ‖ Number ‖ Issued by ‖ Expiry",
        "Working at Heights ‖ TR-55182 ‖ Site Skills ‖ 06/2027",
        "White Card ‖ WA0042118 ‖ WorkSafe WA ‖ n/a",
      ),
    ).toEqual([
      "Working at Heights | Site Skills | TR-55182 | 2027-06",
      "White Card | WorkSafe WA | WA0042118 | ",
    ]);
  });
});

describe("a list of licences", () => {
  it("names no licence in what it says of its holder", () => {
    const remarks = ["Australian citizen", "Own car and tools", "Full working rights in Australia"];
    expect(
      read(
        "White Card 118842",
        ...remarks,
        "Available immediately",
        "Drug and alcohol free",
        "Forklift LF",
        "Present",
      ),
    ).toEqual(["White Card |  | 118842 | ", "Forklift LF |  |  | "]);
  });

  it("has the classes of work at high risk behind a comma, and the state in front of a number with letters", () => {
    expect(
      read(
        "High Risk Work Licence, Forklift (LF), exp 5/2028",
        "White Card NSW CGI01477320",
        "BFM accreditation NH 204417",
      ),
    ).toEqual([
      "High Risk Work Licence, Forklift (LF) |  |  | 2028-05",
      "White Card NSW |  | CGI01477320 | ",
      "BFM accreditation |  | NH 204417 | ",
    ]);
  });

  it("has classes to drive alone, where a state or how full it is stands beside them", () => {
    expect(
      read("NSW Class C (green P)", "MR class, Victoria", "Drivers: manual car", "Class A (QLD)"),
    ).toEqual(["Class A (QLD) |  |  | ", "C | NSW |  | ", "MR |  |  | "]);
  });

  it("has names of businesses in names of certificates", () => {
    expect(read("CCNP Enterprise", "Fortinet Certified Professional")).toEqual([
      "CCNP Enterprise |  |  | ",
      "Fortinet Certified Professional |  |  | ",
    ]);
    expect(read("Azure Solutions", "Power Platform Fundamentals")).toEqual([
      "Power Platform Fundamentals |  |  | ",
    ]);
    expect(read("Institute of Administrative Professionals, member since 2019")).toEqual([
      "Institute of Administrative Professionals, member |  |  | ",
    ]);
  });

  it("has rows with empty cells in a table", () => {
    expect(read("Ticket ‖ Number ‖ Expiry", "Dogging ‖ DG 44120 ‖ 05/2028", "Loader VOC ‖ 03/2027")).toEqual([
      "Dogging |  | DG 44120 | 2028-05",
      "Loader VOC |  |  | 2027-03",
    ]);
  });

  it("is up to date or to be renewed each year", () => {
    expect(
      read(
        "COVID-19 (4 doses) and influenza vaccinations – up to date",
        "Manual Handling – refreshed annually",
      ),
    ).toEqual(["COVID-19 (4 doses) and influenza vaccinations |  |  | ", "Manual Handling |  |  | "]);
  });
});

describe("licences in other parts of a CV", () => {
  const readAll = (...texts: string[]) => {
    const lines = linesIn("# Sam Lee", "sam@example.com", ...texts);
    return [
      ...valuesIn(lines, "licence", "title", "number", "expires"),
      ...valuesIn(lines, "driver_licence", "class", "state", "expires"),
      ...valuesIn(lines, "skill", "skill"),
    ];
  };

  it("are the cells that name them among the contact details", () => {
    expect(
      readAll("Australian citizen | 0491 570 156 | White Card 2231188 | s.lee@example.com | NESA No: 734411"),
    ).toEqual(["White Card | 2231188 | ", "NESA | 734411 | "]);
    expect(readAll("Own transport | MR licence | Forklift LF (exp. 12/2028) | Available weekends")).toEqual([
      "Forklift LF |  | 2028-12",
      "MR |  | ",
    ]);
    expect(readAll("Dump Truck Operator – Coal Board Medical current to 11/2028")).toEqual([
      "Coal Board Medical |  | 2028-11",
    ]);
  });

  it("are said once, though the head of the page says them too", () => {
    expect(
      readAll("White Card 2231188", "# Tickets", "- White Card 2231188, Site Skills", "# Skills", "- Tiling"),
    ).toEqual(["White Card | 2231188 | ", "Tiling"]);
  });

  it("are sentences with a date or a number, and no others", () => {
    expect(
      readAll(
        "# Activities",
        "Current Victorian driver's licence. National Police Check March 2026. WWCC 1234567E.",
        "First aid at the local footy club. Forklift safety award 2021. Won the White Card raffle in 2019.",
      ),
    ).toEqual(["National Police Check |  | ", "WWCC | 1234567E | "]);
  });

  it("are classes below a heading about driving, but for those of other countries", () => {
    const below = (...texts: string[]) =>
      readAll("# Skills", "- Tiling", "# Driving licence", ...texts, "# Interests", "Chess");
    expect(below("Cars: C (Victoria)", "Motorcycle: R")).toEqual(["C |  | ", "R |  | ", "Tiling"]);
    expect(below("Cars: B", "Lorries: C")).toEqual(["Tiling"]);
  });

  it("end where a label in front of a text is about something else", () => {
    expect(readAll("Skills: Xero, Excel", "Availability: weekends", "References: on request")).toEqual([
      "Xero",
      "Excel",
    ]);
  });
});

describe("who issued a licence", () => {
  const read = (...texts: string[]) =>
    valuesIn(linesIn("# Sam Lee", "# Tickets", ...texts), "licence", "title", "issuer", "issued");

  it.each([
    ["behind a dash", ["Rigging – Ropeway (2021)", "First Aid – TAFE NSW (2023)"]],
    ["in cells", ["Rigging ‖ Ropeway ‖ 2021", "First Aid ‖ TAFE NSW ‖ 2023"]],
    ["in brackets", ["Rigging (Ropeway, 2021)", "First Aid (TAFE NSW, 2023)"]],
    ["below the name", ["Rigging", "Ropeway, 2021", "First Aid", "TAFE NSW, 2023"]],
    ["above the dates", ["Rigging", "Ropeway", "Issued 2021", "First Aid", "TAFE NSW", "Issued 2023"]],
  ])("is a name that no list has %s, where others have one that is known", (_, texts) => {
    expect(read(...texts)).toEqual(["Rigging | Ropeway | 2021", "First Aid | TAFE NSW | 2023"]);
  });

  it("is a cell of its own below the name of the column, whatever is in it", () => {
    expect(
      read(
        "Check ‖ Issued by ‖ Issue date ‖ Expiry date",
        "Vulnerable People Card ‖ Consumer, Building and Card Services ‖ 03/2023 ‖ 03/2028",
      ),
    ).toEqual(["Vulnerable People Card | Consumer, Building and Card Services | 2023-03"]);
  });

  it("is the name of an organisation with the name of a licence in it, and no licence", () => {
    expect(
      read("Blue Card, Blue Card Services, 2023", "- Explosive Power Tools", "- Aviation Medical"),
    ).toEqual([
      "Blue Card | Blue Card Services | 2023",
      "Explosive Power Tools |  | ",
      "Aviation Medical |  | ",
    ]);
  });
});

describe("the name of a licence", () => {
  it("is without how it is, and keeps its codes and standards", () => {
    expect(
      read(
        "Working with Children Check (current)",
        "White Card: Yes",
        "Asbestos Awareness 11084NAT",
        "1080 Endorsement",
        "AS1796 Welding Ticket – No. WT10221",
        "First Aid Certificate No. FA-10221 Expiry: 12/05/2028",
      ),
    ).toEqual([
      "Working with Children Check |  |  | ",
      "White Card |  |  | ",
      "Asbestos Awareness 11084NAT |  |  | ",
      "1080 Endorsement |  |  | ",
      "AS1796 Welding Ticket |  | WT10221 | ",
      "First Aid Certificate |  | FA-10221 | 2028-05-12",
    ]);
  });

  it("may be that of a heading, a title that sounds like a degree, or the last of a list", () => {
    expect(
      read(
        "Teacher Registration",
        "Master 5 – AMSA",
        "White Card, Asthma and Anaphylaxis and Cellar Hand Card",
      ),
    ).toEqual([
      "Teacher Registration |  |  | ",
      "Master 5 | AMSA |  | ",
      "White Card |  |  | ",
      "Asthma and Anaphylaxis |  |  | ",
      "Cellar Hand Card |  |  | ",
    ]);
  });

  it("is joined from the lines of a narrow column", () => {
    const narrow = ["Identification Card", "Working with Children", "Police Certificate (exp."];
    const lines = linesIn(
      ...["# Sam Lee", "# Tickets", "Identification Card", "(ASIC)", "Working with Children", "Check"],
      ...["Police Certificate (exp.", "05/2028)", "White Card"],
    ).map((line) => (narrow.includes(line.parts[0]!) ? { ...line, mayWrap: true } : line));
    expect(valuesIn(lines, "licence", "title", "expires")).toEqual([
      "Identification Card (ASIC) | ",
      "Working with Children Check | ",
      "Police Certificate | 2028-05",
      "White Card | ",
    ]);
  });

  it.each([
    [["Working with Vulnerable", "People, Tasmania, until 15/05/2028"], "Working with Vulnerable People"],
    [["Drone operator", "accreditation (CASA)"], "Drone operator accreditation (CASA)"],
    [["National Police", "Check, May 2026"], "National Police Check"],
    [["Traffic", "Controller ticket, 2025"], "Traffic Controller ticket"],
  ])("is one where a line broke it: %j", (texts, title) => {
    expect(valuesIn(linesIn("# Sam Lee", "# Tickets", ...texts, "White Card"), "licence", "title")).toEqual([
      title,
      "White Card",
    ]);
  });

  it.each([
    ["AHPRA ‖ Registered Nurse (Division 1), NMW0002219304", "Registered Nurse (Division 1) | AHPRA"],
    ["SANC ‖ General nurse and midwife, 14482097", "General nurse and midwife | "],
    ["APLS ‖ Advanced Paediatric Life Support, to June 2029", "Advanced Paediatric Life Support | "],
    ["Police ‖ National Police Check, March 2026", "National Police Check | "],
    ["Teaching ‖ VIT registration 512233", "VIT registration | "],
    ["Forklift ‖ High risk work licence LF, 4471123", "High risk work licence LF | "],
    ["White Card ‖ Master Builders, 2019", "White Card | Master Builders"],
  ])("has a label beside it that is no other one: %s", (row, found) => {
    expect(valuesIn(linesIn("# Sam Lee", "# Tickets", row), "licence", "title", "issuer")).toEqual([found]);
  });

  it("is not a topic, a heading or letters alone for what is said in full", () => {
    expect(
      read(
        "Safety ‖ White Card, First Aid",
        "Certificates",
        "ALS2",
        "Advanced Life Support (ALS2), valid to May 2029",
      ),
    ).toEqual(["White Card |  |  | ", "First Aid |  |  | ", "Advanced Life Support (ALS2) |  |  | 2029-05"]);
  });

  it("is a class to drive in many forms, whose number and end may be below", () => {
    expect(
      read(
        "Heavy Rigid (HR) Licence",
        "No. 12345678 | Expires 12/05/2028",
        "Medium Rigid (MR)",
        "LR Synchro licence – issued 03/2023, expires 03/2026",
        "Licences: C class licence (2019), White Card",
      ),
    ).toEqual([
      "White Card |  |  | ",
      "HR |  | 12345678 | 2028-05-12",
      "MR |  |  | ",
      "LR |  |  | 2026-03",
      "C |  |  | ",
    ]);
  });
});

describe("licences outside their part of a CV", () => {
  it("are among the qualifications, by their names alone", () => {
    const lines = linesIn(
      ...["# Sam Lee", "# Qualifications and licences", "Confined Space", "NDIS Worker Screening Check"],
      ...["Diploma of Nursing, Monash University, 2019", "# Safety tickets", "EWP, Rigging"],
    );
    expect(valuesIn(lines, "licence", "title")).toEqual([
      "Confined Space",
      "NDIS Worker Screening Check",
      "EWP",
      "Rigging",
    ]);
    expect(valuesIn(lines, "qualification", "title")).toEqual(["Diploma of Nursing"]);
  });

  it("are among the contact details and the skills where their number or their end is there", () => {
    const lines = linesIn(
      "# Sam Lee, RN",
      "sam@example.com",
      "AHPRA NMW0002206815 (general) | Blue Card 1884402/2, exp. 17/10/2027",
      "# Skills",
      "Triage, Card tricks",
      "Driving licence(s) ‖ Category B (Poland), Class C (South Australia)",
    );
    expect(valuesIn(lines, "licence", "title", "number", "expires")).toEqual([
      "AHPRA | NMW0002206815 | ",
      "Blue Card | 1884402/2 | 2027-10-17",
    ]);
    expect(valuesIn(lines, "driver_licence", "class")).toEqual(["C"]);
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Triage", "Card tricks"]);
  });
});

describe("a skill in a CV", () => {
  const skills = (...texts: string[]) => valuesIn(linesIn("# Skills", ...texts), "skill", "skill");

  it("is listed in a sentence, under labels and with what belongs to it", () => {
    expect(
      skills(
        "I am good at machine scrubbing, steam cleaning and sewing.",
        "Tools: ‖ Git, Docker",
        "Rosters, both weekly and yearly",
      ),
    ).toEqual([
      "machine scrubbing",
      "steam cleaning",
      "sewing",
      "Git",
      "Docker",
      "Rosters, both weekly and yearly",
    ]);
  });

  it("is no sentence about work and no money", () => {
    expect(
      skills("- Led the parents’ forum from 2019 to 2022", "- Laptops for 600: budget $410,000", "- Xero"),
    ).toEqual(["Xero"]);
  });

  it("is none of the boxes that are not ticked", () => {
    expect(skills("☒ Pallet jack ‖ ☐ Crane truck", "☐ B-double", "☑ Load restraint")).toEqual([
      "Pallet jack",
      "Load restraint",
    ]);
    expect(skills("☐ Crane truck", "☐ B-double")).toEqual(["Crane truck", "B-double"]);
  });

  it("has no stars or dots", () => {
    expect(valuesIn(linesIn("# Skills", "★★★★☆ Roasting", "Figma ●●●○○"), "skill", "skill")).toEqual([
      "Roasting",
      "Figma",
    ]);
  });
});
