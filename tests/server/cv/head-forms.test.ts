import { describe, expect, it } from "vitest";
import { jobsInLines, linesIn, linesOn, page, segment, styledLinesIn, valuesIn } from "./pages.ts";

const top = ["# Corey Dann", "corey@example.com"] as const;

describe("the heads of jobs", () => {
  it("may have a row more than others, such as a site, below first rows that look alike", () => {
    const lines = styledLinesIn(
      ...top,
      "# Work",
      ...["* Nullarbor Rigs ‖ Driller", "Redtail Ridge", "Feb 2021 – present", "- Two rigs"],
      ...["* Great Dolerite ‖ Nipper", "Mar 2014 – May 2017", "- Pumps"],
      ...["* Goldfields Sand ‖ Labourer", "Stores", "2012 – 2014", "- Bags"],
      ...["* Kelp Cafe ‖ Cook", "2009 – 2012", "- Breakfasts"],
    );
    expect(jobsInLines(lines)).toEqual([
      "Driller | Nullarbor Rigs | 2021-02 | now",
      "Nipper | Great Dolerite | 2014-03 | 2017-05",
      "Labourer | Goldfields Sand | 2012 | 2014",
      "Cook | Kelp Cafe | 2009 | 2012",
    ]);
  });

  it("have a hospital for the employer in a table that names its wards as well", () => {
    const lines = linesIn(
      ...top,
      "# Experience",
      "No. ‖ Hospital ‖ Designation ‖ Unit ‖ From ‖ To",
      "1 ‖ Peel Coast Renal ‖ Nurse ‖ Dialysis, 18 chairs ‖ 14.03.2022 ‖ Till date",
      "2 ‖ Al Waha ‖ Staff Nurse ‖ Medical ward ‖ 02.05.2017 ‖ 15.07.2021",
    );
    expect(jobsInLines(lines)).toEqual([
      "Nurse | Peel Coast Renal | 2022-03 | now",
      "Staff Nurse | Al Waha | 2017-05 | 2021-07",
    ]);
  });

  it("have the employer below “Where” beside what somebody was there, and arrows between dates", () => {
    const lines = linesIn(
      ...[...top, "# Experience", "When ‖ Where ‖ As ‖ What mattered ‖ Why I left"],
      "2022-02 > ‖ Corio Calls ‖ Call Taker ‖ Storms ‖ Still here",
      "2018-03 > 2022-01 ‖ Bay Cabs ‖ Dispatcher ‖ 62 cars ‖ Sold",
    );
    expect(jobsInLines(lines)).toEqual([
      "Call Taker | Corio Calls | 2022-02 | now",
      "Dispatcher | Bay Cabs | 2018-03 | 2022-01",
    ]);
  });

  it("have the unit for the employer where a table names no other", () => {
    const lines = linesIn(
      ...top,
      "# Work history",
      "Unit ‖ Position ‖ From ‖ To",
      "7th Signals ‖ Driver ‖ Jan 2019 ‖ Present",
      "2nd Transport ‖ Storeman ‖ Jan 2014 ‖ Dec 2018",
    );
    expect(jobsInLines(lines)).toEqual([
      "Driver | 7th Signals | 2019-01 | now",
      "Storeman | 2nd Transport | 2014-01 | 2018-12",
    ]);
  });

  it("have a place with its label, however long, between the title and the dates", () => {
    const lines = linesIn(
      ...top,
      "# Work history",
      ...[
        "Company ‖ Wheatbelt Pulley Pty Ltd",
        "Role ‖ Rigger",
        "Site ‖ Grain ports and silos, Albany and Kwinana",
      ],
      ...["Dates ‖ March 2020 to present (2:1 roster)", "Duties ‖ Lead crews of six", "- Sign off records"],
      ...["Company ‖ Southwest Silos", "Role ‖ Labourer", "Site ‖ Workshop", "Dates ‖ 2015 – 2017"],
    );
    expect(jobsInLines(lines)).toEqual([
      "Rigger | Wheatbelt Pulley Pty Ltd | 2020-03 | now",
      "Labourer | Southwest Silos | 2015 | 2017",
    ]);
  });

  it("have the employer above its roles, and not the line that says what it is", () => {
    const lines = styledLinesIn(
      ...top,
      "# Appointments",
      ...["* Huon Bend Primary School, Franklin ‖ 2012 – present", "Government school, 410 students"],
      ...[
        "* Assistant Principal (2017–present)",
        "- Timetable",
        "* Classroom Teacher (2012–2016)",
        "- Year 4",
      ],
    );
    expect(jobsInLines(lines)).toEqual([
      "Assistant Principal | Huon Bend Primary School | 2017 | now",
      "Classroom Teacher | Huon Bend Primary School | 2012 | 2016",
    ]);
  });

  it("go on behind a comma at the end of the line with the dates", () => {
    const lines = linesIn(
      ...top,
      "# Employment",
      ...["Oct 2022–Present ‖ Research Fellow,", "Bremer Brain Institute, Brisbane.", "- Imaging"],
      ...["Jan 2019–Sep 2022 ‖ Laboratory Technician,", "Ipswich Water Laboratory, Ipswich.", "- Samples"],
    );
    expect(jobsInLines(lines)).toEqual([
      "Research Fellow | Bremer Brain Institute | 2022-10 | now",
      "Laboratory Technician | Ipswich Water Laboratory | 2019-01 | 2022-09",
    ]);
  });

  it("have dates in figures that a narrow margin breaks at their hyphen", () => {
    const rows = page(
      [20, segment(40, "Work History", { size: 16, style: "bold" })],
      [24, segment(40, "2023-08 - Current"), segment(160, "Cluster Manager")],
      [12, segment(160, "Heron Cellars, Perth")],
      [24, segment(40, "2021-02 - 2023-"), segment(160, "Store Manager")],
      [12, segment(40, "07"), segment(160, "Heron Cellars, Victoria Park")],
    );
    expect(jobsInLines(linesOn(rows)).map((job) => job.split(" | ").slice(2))).toEqual([
      ["2023-08", "now"],
      ["2021-02", "2023-07"],
    ]);
  });
});

describe("headings in words of their own", () => {
  const inWord = (...texts: readonly string[]) =>
    styledLinesIn(...texts).map((line) =>
      line.style === "bold 16" ? { ...line, style: "bold 10.5", size: 10.5, gap: false } : line,
    );

  it("are a little larger than the text, and in another weight", () => {
    const lines = inWord(
      ...["Len Hock", "len.hock@example.com", "# What I am after", "A site for two by the sea."],
      ...["# Where I have worked", "Caretaker, Dune Park, Ceduna, 2022 to 2026"],
      ...[
        "# Papers",
        "Certificate IV in Management, Spencer Institute, 2010",
        "White Card, ends 3 August 2029",
      ],
      "# When not working",
      "Fishing.",
    );
    expect(jobsInLines(lines)).toEqual(["Caretaker | Dune Park | 2022 | 2026"]);
    expect(valuesIn(lines, "qualification", "title", "institution")).toEqual([
      "Certificate IV in Management | Spencer Institute",
    ]);
    expect(valuesIn(lines, "licence", "title", "expires")).toEqual(["White Card | 2029-08-03"]);
  });
});

it("reads when a course began and will end as its time", () => {
  const lines = linesIn(
    ...top,
    "# Study",
    "Bachelor of Nursing, Corio University – started February 2026, will finish December 2028",
  );
  expect(valuesIn(lines, "qualification", "title", "institution", "start", "end")).toEqual([
    "Bachelor of Nursing | Corio University | 2026-02 | 2028-12",
  ]);
});
