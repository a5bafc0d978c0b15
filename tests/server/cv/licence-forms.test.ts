import { describe, expect, it } from "vitest";
import { linesIn, valuesIn } from "./pages.ts";
import type { Line } from "../../../src/server/cv/text/line.ts";

const licencesIn = (lines: readonly Line[]): string[] => [
  ...valuesIn(lines, "licence", "title", "issuer", "number", "expires"),
  ...valuesIn(lines, "driver_licence", "class", "state", "number", "expires"),
];
const read = (...texts: string[]) => licencesIn(linesIn("# Sam Lee", "sam@example.com", ...texts));

describe("a licence in a list", () => {
  it("has no number of a standard, and no length of a course for its issuer", () => {
    expect(
      read(
        "# Licences",
        "Welding Supervisor certificate AS 1796, no. 22-5817",
        "Dialysis workshop certificate, 2 days, 2023",
      ),
    ).toEqual([
      "Welding Supervisor certificate AS 1796 |  | 22-5817 | ",
      "Dialysis workshop certificate |  |  | ",
    ]);
  });

  it("may be in small letters, a line each", () => {
    expect(read("# Tickets", "forklift ticket 1180342", "white card", "blue card exp 14/2/28")).toEqual([
      "forklift ticket |  | 1180342 | ",
      "white card |  |  | ",
      "blue card |  |  | 2028-02-14",
    ]);
  });

  it("is no provider whose name has that of a licence, between the name and the dates", () => {
    const looks = ["bold 11", "plain 10", "grey 9"];
    const lines = linesIn("# Sam Lee", "sam@example.com", "# Licences");
    const entry = (...texts: string[]) =>
      linesIn(...texts).map((line, at) => ({ ...line, style: looks[at]!, size: 11 - at, gap: at === 0 }));
    expect(
      licencesIn([
        ...lines,
        ...entry("Worker Screening Check", "Office of the Guardian", "Issued Jun 2023 - Expires Jun 2028"),
        ...entry("Provide First Aid", "Corio First Aid", "Issued Mar 2025 - Expires Mar 2028"),
      ]),
    ).toEqual([
      "Worker Screening Check | Office of the Guardian |  | 2028-06",
      "Provide First Aid | Corio First Aid |  | 2028-03",
    ]);
  });

  it("is to drive where a state stands before the word and its class behind", () => {
    expect(read("# Tickets", "First aid, 2024", "SA licence class C")).toEqual([
      "First aid |  |  | ",
      "C | SA |  | ",
    ]);
  });

  it("is to drive several vehicles that are named, or one with the kind of its gears", () => {
    expect(read("# Licences", "NSW licence for cars and light rigids")).toEqual([
      "C | NSW |  | ",
      "LR |  |  | ",
    ]);
    expect(read("# Licences", "Driver licence: car and motorbike")).toEqual(["R |  |  | ", "C |  |  | "]);
    expect(read("# Licences", "Tasmanian licence for cars")).toEqual(["C |  |  | "]);
    expect(read("# Licences", "NSW licence, automatic only (C-A)")).toEqual(["C | NSW |  | "]);
  });

  it("has letters before its number in brackets, and what it is in behind a colon", () => {
    expect(
      read(
        "# Licences",
        "Trackwork licence (R 40711), to 31/07/2027",
        "SAP Certified Associate: Cost Accounting",
      ),
    ).toEqual([
      "Trackwork licence |  | R 40711 | 2027-07-31",
      "SAP Certified Associate: Cost Accounting |  |  | ",
    ]);
  });

  it("has its issuer and its time below it in two looks, and ends before one to drive", () => {
    const looks = ["bold 11", "plain 10", "grey 9"];
    const entry = (...texts: string[]) =>
      linesIn(...texts).map((line, at) => ({ ...line, style: looks[at]!, size: 11 - at, gap: at === 0 }));
    const lines = [
      ...linesIn("# Sam Lee", "sam@example.com", "# Licences"),
      ...entry("Rail Safety Worker Medical", "Rail Health Corio", "Issued Sep 2025 - Expires Sep 2028"),
      ...entry("Level 2 First Aid", "Bayside First Aid", "Issued Feb 2025"),
      ...linesIn("# Next role", "Right to work ‖ Australian citizen", "Driver's licence ‖ Class C, LR"),
    ];
    expect(valuesIn(lines, "licence", "title", "expires")).toEqual([
      "Rail Safety Worker Medical | 2028-09",
      "Level 2 First Aid | ",
    ]);
    expect(valuesIn(lines, "driver_licence", "class")).toEqual(["C", "LR"]);
  });

  it("stands alone beside one to drive, in a part about something else", () => {
    expect(read("# Interests", "Open licence, manual.", "Recreational boat licence.", "Choir.")).toEqual([
      "Recreational boat licence |  |  | ",
      "C |  |  | ",
    ]);
  });
});

describe("a licence in sentences", () => {
  it("is told of in the profile and behind the languages, with its number and its end", () => {
    expect(
      read(
        "# Profile",
        "Deckhand for nine years. I hold a Coxswain certificate (no. AM-220417, expires 8 May 2029) and a White Card 118842.",
        "# And also",
        "Languages: English, Tamil",
        "Working with Children Check 2044817A-01, valid to 22 September 2030",
        "I have a NSW car licence, class C.",
      ),
    ).toEqual([
      "Coxswain certificate |  | AM-220417 | 2029-05-08",
      "White Card |  | 118842 | ",
      "Working with Children Check |  | 2044817A-01 | 2030-09-22",
      "C | NSW |  | ",
    ]);
  });

  it("goes on with no remark on something else", () => {
    expect(
      read("# Licences", "Blue Card 188332 runs until 30 June 2028. MSIC 4402917. Good books on request."),
    ).toEqual(["Blue Card |  | 188332 | 2028-06-30", "MSIC |  | 4402917 | "]);
  });
});

describe("a licence beside something else", () => {
  it("begins with a number where only its date is behind it", () => {
    expect(read("# Tickets", "Forklift licence", "1080 bait laying, 2023")).toEqual([
      "Forklift licence |  |  | ",
      "1080 bait laying |  |  | ",
    ]);
    expect(read("# Tickets", "Pilot licence", "1,500 hours flown, 2023")).toEqual(["Pilot licence |  |  | "]);
  });

  it("has its kind for a label among the details of a person", () => {
    const own = linesIn("# Sam Lee", "sam@example.com", "Clearance: ‖ NV1, granted May 2025");
    expect(licencesIn(own)).toEqual(["NV1 |  |  | "]);
  });

  it("is to drive with the state in its name, and in a row below the languages", () => {
    expect(read("# Getting about", "Full SA licence (class C) and own van; have driven a tram")).toEqual([
      "C | SA |  | ",
    ]);
    expect(
      read("# Skills", "Languages ‖ Tamil (native), English (fluent)", "Driving ‖ NSW open licence, class C"),
    ).toEqual(["C | NSW |  | "]);
  });
});

it("reads one licence of two parts above who issued it", () => {
  expect(
    read("# Tickets", "Perform CPR and Provide First Aid", "Corio Resus College", "Expires May 2028"),
  ).toEqual(["Perform CPR and Provide First Aid | Corio Resus College |  | 2028-05"]);
});

it("reads a licence that is called as who has it, with the year since when, and no number of doses", () => {
  const titlesIn = (...texts: readonly string[]) =>
    valuesIn(linesIn("# Sam Lee", "# Registrations", ...texts), "licence", "title");
  expect(titlesIn("- White Card: 118842", "- Vaccinator: since 2015")).toContain("Vaccinator");
  expect(titlesIn("COVID-19 vaccination ‖ Three doses")).toEqual(["COVID-19 vaccination"]);
});

describe("a table of licences", () => {
  it("may have a head in words that no list has, and a first row without a date", () => {
    expect(
      read("# Tickets", "Slip ‖ Digits ‖ Stamp", "White Card ‖ 1188227 ‖ ", "Dogging ‖ 441827 ‖ 3 May 2027"),
    ).toEqual(["White Card |  | 1188227 | ", "Dogging |  | 441827 | "]);
  });

  it("may say who has the register in place of a name, and that one has lapsed", () => {
    expect(
      read(
        "# Registration",
        "Council ‖ Registration No. ‖ Valid up to",
        "Nursing Council of Corio ‖ KL-8841207 ‖ 31.05.2027",
        "Midwives Board ‖ 18-22170 ‖ Lapsed",
      ),
    ).toEqual(["Nursing Council of Corio |  | KL-8841207 | 2027-05-31", "Midwives Board |  | 18-22170 | "]);
  });
});

it("reads a number with full stops behind its label", () => {
  expect(read("# Licences", "Part 66 licence, no. PT.66.10452, valid until 14/07/2028").join()).toContain(
    "PT.66.10452",
  );
});
