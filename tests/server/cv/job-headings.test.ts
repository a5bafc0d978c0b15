import { describe, expect, it } from "vitest";
import { plainLine } from "../../../src/server/cv/text/line.ts";
import { jobsInLines, linesIn, styledLinesIn, valuesIn } from "./pages.ts";

const head = ["# Rosa Benedetti", "rosa@example.com"];

describe("the jobs of a CV, by the headings around and within them,", () => {
  it.each(["Key achievements", "Technologies", "Training", "Key projects"])(
    "go on after “%s” within each of them",
    (sub) => {
      const job = (title: string, employer: string, dates: string) => [
        `# ${title}`,
        `${employer}`,
        dates,
        "- Delivered works on time",
        sub,
        "- Built the bridge",
      ];
      const lines = linesIn(
        ...head,
        "# Professional experience",
        ...job("Project Director", "Lendworth Group", "March 2024 – Present"),
        ...job("Project Manager", "Ackland Roads", "March 2016 – February 2020"),
      ).map((line) => (line.parts[0] === sub ? { ...line, style: "bold 10" } : line));
      expect(jobsInLines(lines)).toEqual([
        "Project Director | Lendworth Group | 2024-03 | now",
        "Project Manager | Ackland Roads | 2016-03 | 2020-02",
      ]);
    },
  );

  it("are below headings in small letters, which look like one another", () => {
    const lines = linesIn(
      ...head,
      "# work experience",
      "Line Cook, Harbour Foods ‖ Mar 2021 – Present",
      "# where it went from there",
      "- Ran the grill",
      "# study",
      "Diploma of Hospitality, TAFE NSW, 2017",
      "# strengths",
      "Grill, Pastry",
    );
    expect(jobsInLines(lines)).toEqual(["Line Cook | Harbour Foods | 2021-03 | now"]);
    expect(valuesIn(lines, "qualification", "title")).toEqual(["Diploma of Hospitality"]);
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Grill", "Pastry"]);
  });

  it("are below headings in a margin, most of which are known", () => {
    const beside = linesIn(
      "kitchens ‖ Line Cook, Harbour Foods",
      "Mar 2021 – Present",
      "- Ran the grill",
      "schooling ‖ Diploma of Hospitality, TAFE NSW, 2017",
      "strengths ‖ Grill, Pastry",
      "languages ‖ Italian",
    ).map((line) => ({ ...line, lefts: line.parts.length > 1 ? [40, 160] : [160] }));
    const lines = [...linesIn(...head), ...beside];
    expect(jobsInLines(lines)).toEqual(["Line Cook | Harbour Foods | 2021-03 | now"]);
    expect(valuesIn(lines, "qualification", "title")).toEqual(["Diploma of Hospitality"]);
    expect(valuesIn(lines, "language", "language")).toEqual(["Italian"]);
  });

  it("end at a line between spaces in a file whose lines all look the same", () => {
    const spaced = new Set([
      "Jobs so far",
      "Line Cook, Harbour Foods, Mar 2021 – Present",
      "Papers and such",
    ]);
    const above = new Set([...spaced, "Diploma of Hospitality, TAFE NSW, 2017", "Good with", "Grill"]);
    const lines = linesIn("Rosa Benedetti", "rosa@example.com", ...above, "Pastry").map((line) => ({
      ...line,
      gap: above.has(line.parts[0]!),
    }));
    expect(jobsInLines(lines)).toEqual(["Line Cook | Harbour Foods | 2021-03 | now"]);
    expect(valuesIn(lines, "qualification", "title")).toEqual(["Diploma of Hospitality"]);
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Grill", "Pastry"]);
  });

  it("have the line above each list as their employer, though a comma is in the title", () => {
    const job = (title: string, employer: string, dates: string) => [
      `${title} ‖ ${dates}`,
      employer,
      "- Looked after patients",
    ];
    const lines = linesIn(
      ...head,
      "# Experience",
      ...job("Registered Nurse, Emergency Department", "Royal Darwin Hospital", "11/2022 – Present"),
      ...job("Staff Nurse II – ICU", "King Fahad Medical City", "03/2017 – 09/2022"),
      ...job("Staff Nurse", "St. Luke’s Medical Center", "06/2013 – 01/2017"),
    );
    expect(jobsInLines(lines)).toEqual([
      "Registered Nurse, Emergency Department | Royal Darwin Hospital | 2022-11 | now",
      "Staff Nurse II – ICU | King Fahad Medical City | 2017-03 | 2022-09",
      "Staff Nurse | St. Luke’s Medical Center | 2013-06 | 2017-01",
    ]);
  });

  it("have no heading as their employer that looks as they do", () => {
    const lines = linesIn(
      ...head,
      "Work Done",
      "Machine Operator, Don KRC, Laverton",
      "May 2019 – Present",
      "- Set up slicers",
      "Packer, Hilton Foods, Truganina",
      "Jan 2017 – April 2019",
    );
    expect(jobsInLines(lines)).toEqual([
      "Machine Operator | Don KRC | 2019-05 | now",
      "Packer | Hilton Foods | 2017-01 | 2019-04",
    ]);
  });

  it("are found where no heading is above them, and the summary ends there", () => {
    const lines = linesIn(
      ...head,
      "# HIGHLIGHTS",
      "Eight years in kitchens.",
      "Line Cook, Harbour Foods, Sydney NSW (Mar 2021 – Present) Leads the grill brigade.",
      "- Ran the grill section",
      "Baker, Corner Bakery, Perth WA (Jun 2018 – Feb 2021)",
    );
    expect(jobsInLines(lines)).toEqual([
      "Line Cook | Harbour Foods | 2021-03 | now",
      "Baker | Corner Bakery | 2018-06 | 2021-02",
    ]);
    expect(valuesIn(lines, "personal_summary", "personal_summary")).toEqual(["Eight years in kitchens."]);
  });

  it("are below headings that Word names, beside others that nobody knows", () => {
    const lines = linesIn(
      ...[...head, "# Employment", "Clerk, Sunbird Water ‖ 2018 – now", "# Qualifications"],
      ...["Diploma of Law, TAFE NSW, 2016", "# Things I run", "SAP, Xero, Excel"],
      ...["# Further conditions", "Blue Card 1840227/4, expiring 22 May 2027", "# Languages", "Greek"],
      ...["# First criterion", "It was met.", "# Second criterion", "It was, too."],
    ).map((line) => ({ ...line, style: line.size > 12 ? "Heading2 plain" : "plain", size: 0 }));
    expect(valuesIn(lines, "qualification", "title")).toEqual(["Diploma of Law"]);
    expect(valuesIn(lines, "skill", "skill")).toEqual(["SAP", "Xero", "Excel"]);
    expect(valuesIn(lines, "licence", "title", "number")).toEqual(["Blue Card | 1840227/4"]);
  });

  it("are below one of many headings in large letters", () => {
    const other = ["Fellowships", "Book", "Articles", "Grants", "Boards", "Supervision", "Service"];
    const lines = linesIn(
      ...[...head, "# Positions held", "Lecturer, Darling University ‖ 2018 – now", "# Degrees"],
      ...["PhD in Botany, Darling University, 2016"],
      ...other.flatMap((one) => [`# ${one}`, "Two of three; the third theses was completed."]),
      ...["# Field and lab skills", "Pressing, GIS", "# Certificates", "First Aid, 2024"],
      ...["# Languages", "Greek", "# Referees", "Asked for"],
    ).map((line) => (line.size > 12 ? { ...line, size: 12, style: "bold 12" } : line));
    expect(valuesIn(lines, "qualification", "title")).toEqual(["PhD in Botany"]);
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Pressing", "GIS"]);
  });

  it("begin below a heading in words of its own that looks as the others do", () => {
    const lines = linesIn(
      ...["Rosa Benedetti", "rosa@example.com", "# Sheds and runs, newest first"],
      ...[
        "2019 to 2023: Shearer, Murrumbidgee Shearing Co",
        "2015 to 2019: Learner shearer, Te Kuiti Shearing",
      ],
      ...["# Education", "NCEA Level 1, Otorohanga Bush School, 2012", "# Languages", "English"],
    );
    expect(jobsInLines(lines)).toEqual([
      "Shearer | Murrumbidgee Shearing Co | 2019 | 2023",
      "Learner shearer | Te Kuiti Shearing | 2015 | 2019",
    ]);
  });

  it("stand beside a heading that its margin broke", () => {
    const beside = (text: string, ...lefts: number[]) => ({
      ...plainLine(...text.split(" ‖ ")),
      style: "10",
      lefts,
    });
    const lines = [
      ...linesIn("# Rosa Benedetti", "rosa@example.com"),
      { ...beside("Profile ‖ A careful driver.", 45, 164), gap: true },
      { ...beside("Employment ‖ Train Driver at Yarraline Trains", 45, 164), gap: true },
      beside("History ‖ February 2024 – Present", 45, 164),
      { ...beside("Trainee at Yarraline Trains", 164), gap: true },
      beside("January 2023 – February 2024", 164),
      { ...beside("Education ‖ Diploma of Teaching, Adwa College", 45, 164), gap: true },
      { ...beside("Skills ‖ Safeworking, radio", 45, 164), gap: true },
    ];
    expect(jobsInLines(lines)).toEqual([
      "Train Driver | Yarraline Trains | 2024-02 | now",
      "Trainee | Yarraline Trains | 2023-01 | 2024-02",
    ]);
  });

  it("are below headings in words of their own between dashes, the first of which was taken for a bullet", () => {
    const lines = linesIn(
      ...head,
      "- Where I have baked —",
      "2014 to this day ◆ Master Baker ◆ Emu Creek Bread, Colac",
      "2009 to 2013 ◆ Pastrycook ◆ Otway Tarts Pty Ltd, Geelong",
      "- Tickets —",
      "Food Handling, 2024",
      "- What my hands know —",
      "Sourdough · laminating · ovens",
    ).map((line) => (line.bullet ? { ...line, style: "plain 13", size: 13 } : line));
    expect(jobsInLines(lines)).toEqual([
      "Master Baker | Emu Creek Bread | 2014 | now",
      "Pastrycook | Otway Tarts Pty Ltd | 2009 | 2013",
    ]);
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Sourdough", "laminating", "ovens"]);
  });

  it("are answers to questions, as the other parts are", () => {
    const lines = linesIn(
      ...head,
      ...["# Where have I worked?", "Line Cook", "Harbour Foods", "March 2021 – still working here"],
      ...["# What have I studied?", "Diploma of Hospitality, TAFE NSW, 2017"],
      ...["# Which tickets and checks do I have?", "White Card, 2019"],
      ...[
        "# Which languages do I speak?",
        "Italian (fluent)",
        "# Who can you call?",
        "Kim Park, 0491 570 006",
      ],
    );
    expect(jobsInLines(lines)).toEqual(["Line Cook | Harbour Foods | 2021-03 | now"]);
    expect(valuesIn(lines, "qualification", "title")).toEqual(["Diploma of Hospitality"]);
    expect(valuesIn(lines, "licence", "title")).toEqual(["White Card"]);
    expect(valuesIn(lines, "language", "language")).toEqual(["Italian"]);
    expect(valuesIn(lines, "reference", "name")).toEqual(["Kim Park"]);
  });

  it.each(["~", "//", "»", "*", "→", "▸"])("have %s between the parts of their lines", (sign) => {
    const lines = linesIn(
      ...[...head, "# Work", ["2014 – now", "Head Baker", "Emu Creek Bread"].join(` ${sign} `)],
      ...[["2009 – 2013", "Pastrycook", "Otway Tarts"].join(` ${sign} `)],
      ...["# Skills", ["Sourdough", "Ovens", "Stock control"].join(` ${sign} `)],
      ...["# Tickets", ["White Card", "First Aid"].join(` ${sign} `)],
    );
    expect(jobsInLines(lines)).toEqual([
      "Head Baker | Emu Creek Bread | 2014 | now",
      "Pastrycook | Otway Tarts | 2009 | 2013",
    ]);
    expect(valuesIn(lines, "skill", "skill")).toEqual(["Sourdough", "Ovens", "Stock control"]);
    expect(valuesIn(lines, "licence", "title")).toEqual(["White Card", "First Aid"]);
  });

  it("have a title that is a heading elsewhere, in the look of the other titles", () => {
    const lines = styledLinesIn(
      ...[...head, "# What I have done", "* Kitchen Hand", "Harbour Foods", "2024 to 2025"],
      ...["* Lawn Mowing Contractor", "Corio Lawns", "2022 to 2023"],
      ...["* Work Experience", "Colac Show Society", "June 2021 to July 2021", "# School", "Year 10, 2025"],
    );
    expect(jobsInLines(lines)).toEqual([
      "Kitchen Hand | Harbour Foods | 2024 | 2025",
      "Lawn Mowing Contractor | Corio Lawns | 2022 | 2023",
      "Work Experience | Colac Show Society | 2021-06 | 2021-07",
    ]);
  });

  it("have the title before the employer in one line, though jobs below another heading are in two", () => {
    const lines = styledLinesIn(
      ...[...head, "# Kitchens", "* Head Chef, Otway Tables, Colac", "March 2019 – Present"],
      ...["* Line Cook, Harbour Foods, Geelong", "May 2016 – February 2019"],
      ...["# Seasons away", "May – July 2015 ‖ Intern, Maison des Trois Pommiers, Beaune, France"],
      ...["June – August 2014 ‖ Kitchen Hand, Snowline Lodge, Thredbo"],
    );
    expect(jobsInLines(lines).slice(2)).toEqual([
      "Intern | Maison des Trois Pommiers | 2015-05 | 2015-07",
      "Kitchen Hand | Snowline Lodge | 2014-06 | 2014-08",
    ]);
  });
});
