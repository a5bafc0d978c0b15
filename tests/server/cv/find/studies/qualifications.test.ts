import { describe, expect, it } from "vitest";
import { linesIn, valuesIn } from "../../pages.ts";

const studies = (...texts: readonly string[]) =>
  valuesIn(
    linesIn("# Sam Lee", "sam@example.com", "# Education", ...texts, "# Hobbies", "Fishing"),
    "qualification",
    "title",
    "institution",
    "end",
  );

describe("a qualification", () => {
  it("has its school without a town that no list has", () => {
    expect(studies("MPhil in Linguistics", "Cape Three Points University, Sekondi", "2013")).toEqual([
      "MPhil in Linguistics | Cape Three Points University | 2013",
    ]);
  });

  it.each([
    [
      "Hill Secondary School - Bua",
      "Year 12 Certificate",
      "Year 12 Certificate | Hill Secondary School | 2012",
    ],
    [
      "",
      "Ifo Secondary School, Dadaab — Kenya Certificate of Secondary Education",
      "Kenya Certificate of Secondary Education | Ifo Secondary School | 2012",
    ],
  ])("has the town of its school behind a dash or a comma: %s %s", (school, course, expected) => {
    expect(studies(course, ...(school ? [school] : []), "2012")).toEqual([expected]);
  });

  it("is not what says how it was recognised, nor is a kind of course in brackets part of the school", () => {
    expect(
      studies(
        ...["2022 ‖ Diploma of Archives, Mawson University", "2015 ‖ Bachelor of Arts, Cairo University"],
        ...[
          "- Assessed as equivalent to an Australian degree, 2018",
          "2011 ‖ Digital Records, Bitkeepers (short course)",
        ],
      ),
    ).toEqual([
      "Diploma of Archives | Mawson University | 2022",
      "Bachelor of Arts | Cairo University | 2015",
      "Digital Records | Bitkeepers | 2011",
    ]);
  });

  it("is none of a college without a course, but of a school for children", () => {
    expect(studies("Northside TAFE ‖ 2024 – 2025")).toEqual([]);
    expect(studies("Bayan Luma Elementary School ‖ 2004")).toEqual([
      " | Bayan Luma Elementary School | 2004",
    ]);
  });

  it("has the last word of its school in the next line", () => {
    expect(
      studies("Higher School Certificate, Greystanes Girls’ High", "School, Greystanes", "2018 – 2023"),
    ).toEqual(["Higher School Certificate | Greystanes Girls’ High School | 2023"]);
  });

  it("stands in a card beside another one", () => {
    const expected = [
      "Diploma of Marketing and Communication | Wattle River College | 2020",
      "BA in Communication Arts | Colegio de la Bahia | 2017",
    ];
    const cards = [
      "Diploma of Marketing and ‖ BA in Communication Arts",
      "Communication ‖ Colegio de la Bahia, Manila",
      "Wattle River College ‖ 2013 - 2017",
    ];
    const lines = linesIn(
      "# Sam Lee",
      "sam@example.com",
      "# Education",
      ...cards,
      "2020",
      "# Hobbies",
      "Fishing",
    );
    const placed = lines.map((line) => ({ ...line, lefts: line.parts.map((_, at) => 50 + at * 180) }));
    expect(valuesIn(placed, "qualification", "title", "institution", "end")).toEqual(expected);
  });
});

it("reads the stages of a form beside their schools, and a degree below its college", () => {
  expect(
    studies(
      ...[
        "Elementary: Talisay Central School ‖ Year graduated: 1998",
        "Senior high school: Lakeshore National High School ‖ Year graduated: 2002",
      ],
      ...[
        "College: Batangas Plains College ‖ Year graduated: 2006",
        "Degree received: Bachelor of Science in Nutrition",
      ],
    ),
  ).toEqual([
    "Elementary | Talisay Central School | 1998",
    "Senior high school | Lakeshore National High School | 2002",
    "Bachelor of Science in Nutrition | Batangas Plains College | 2006",
  ]);
});

it("leaves the country and the kind of school out of its name", () => {
  expect(
    studies(
      ...[
        "Title of qualification awarded: Vehicle Technician",
        "Name and type of organisation: Technikum Olsztyn (Poland), technical secondary school",
      ],
      "Dates: 2003 – 2007",
    ),
  ).toEqual(["Vehicle Technician | Technikum Olsztyn | 2007"]);
});
