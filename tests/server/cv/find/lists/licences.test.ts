import { describe, expect, it } from "vitest";
import { linesIn, valuesIn } from "../../pages.ts";

const lines = (...texts: readonly string[]) =>
  linesIn("# Sam Lee", "sam@example.com", "# Licences", ...texts, "# Hobbies", "Fishing");
const licences = (...texts: readonly string[]) =>
  valuesIn(lines(...texts), "licence", "title", "issued", "expires");

describe("the end of a licence", () => {
  it.each([
    ["Rigging ‖ August 2024 - August 2027", "Rigging | 2024-08 | 2027-08"],
    ["Rigging, from 08/2024 to 08/2027", "Rigging | 2024-08 | 2027-08"],
    ["Rigging – Issued Jun 2026 · Expires Jun 2029", "Rigging | 2026-06 | 2029-06"],
    ["Rigging (expires 9/27)", "Rigging |  | 2027-09"],
    ["Rigging, expired 2021", "Rigging |  | 2021"],
    ["Rigging, done 11/23", "Rigging | 2023-11 | "],
  ])("is read in “%s”", (text, expected) => {
    expect(licences(text)).toEqual([expected]);
  });

  it("may stand further right below an open comma", () => {
    expect(licences("Certified Endpoint Administrator,", "- expires 18 Nov 2027", "White Card")).toEqual([
      "Certified Endpoint Administrator |  | 2027-11-18",
      "White Card |  | ",
    ]);
  });
});

describe("the number of a licence", () => {
  it.each([
    [["NDIS Worker Screening Check, clearance 44190277"], "NDIS Worker Screening Check | 44190277"],
    [
      ["High Risk Work Licence, Dogging (DG)", "- Number: VIC-DG-55108"],
      "High Risk Work Licence, Dogging (DG) | VIC-DG-55108",
    ],
    [
      ["CPEng ‖ Chartered Professional Engineer, no. 5510287", "First Aid ‖ Harbour Training, 2024"],
      "Chartered Professional Engineer | 5510287",
    ],
  ])("is read in %s", (texts, expected) => {
    expect(valuesIn(lines(...texts), "licence", "title", "number")[0]).toBe(expected);
  });
});

describe("the name of a licence", () => {
  it.each([
    ["Certified Digital Marketing", "Associate"],
    ["Site Management Safety Training", "Scheme (SMSTS)"],
  ])("goes on in the next line: %s / %s", (first, second) => {
    expect(licences(first, second, "White Card")).toEqual([`${first} ${second} |  | `, "White Card |  | "]);
  });

  it.each(["COVID-19 and influenza vaccinations", "Anaphylaxis and CPR training"])("is whole: %s", (name) => {
    expect(licences(name)).toEqual([`${name} |  | `]);
  });
});

describe("a licence to drive", () => {
  it("is there once for each class", () => {
    expect(
      valuesIn(
        lines("Own car, full licence", "Victorian driver licence (class C)"),
        "driver_licence",
        "class",
        "status",
      ),
    ).toEqual(["C | Open"]);
  });

  it("is none with classes of another country alone", () => {
    expect(licences("Driving licence: LMV and MCWG (India)")).toEqual([]);
  });
});

describe("a table of licences", () => {
  it("has places of issue, which are in no name", () => {
    expect(
      licences(
        "Certificate ‖ Number ‖ Place of issue ‖ Issued ‖ Valid until",
        "Advanced Fire Fighting ‖ AFF-5521 ‖ Split ‖ 03.2024 ‖ 03.2029",
      ),
    ).toEqual(["Advanced Fire Fighting | 2024-03 | 2029-03"]);
  });

  it.each([
    ["Certificate ‖ No. ‖ Issued at ‖ Day of issue ‖ Date of expiry"],
    ["Paper ‖ Our file ‖ Where from ‖ Given on ‖ Good through"],
  ])("has no licence in its head, %s", (names) => {
    const found = lines(names, "Advanced Fire Fighting ‖ AFF-5521 ‖ Varna ‖ 04.2021 ‖ 04.2026");
    expect(valuesIn(found, "licence", "title")).toEqual(["Advanced Fire Fighting"]);
  });

  it("has no phone number in its cells", () => {
    const found = lines("Ticket ‖ Number ‖ Obtained ‖ Expires", "EWP ‖ 4471 ‖ 2019 ‖ 2029");
    expect(valuesIn(found, "basic", "mobile")).toEqual([""]);
  });

  it("has the ends of tickets in the words of a crew room", () => {
    expect(
      licences(
        "Ticket ‖ Card / cert no. ‖ Got it ‖ Runs out",
        "Gas Test and Confined Space ‖ CS-55182 ‖ 10/2025 ‖ 10/2027",
        "Dogging ‖ – ‖ 02/2026 ‖ –",
      ),
    ).toEqual(["Gas Test and Confined Space | 2025-10 | 2027-10", "Dogging | 2026-02 | "]);
  });

  it("may have them beside other papers, below another heading", () => {
    const found = linesIn(
      ...[
        "# Sam Lee",
        "sam@example.com",
        "# Documents",
        "Document ‖ Number ‖ Place of issue ‖ Issued ‖ Valid until",
      ],
      "Passport ‖ P0449120 ‖ Split ‖ 11.06.2022 ‖ 11.06.2032",
      "MSIC ‖ MS3310942 ‖ Fremantle ‖ 05.09.2025 ‖ 05.09.2029",
      ...["# Hobbies", "Fishing"],
    );
    expect(valuesIn(found, "licence", "title", "number", "expires")).toEqual([
      "MSIC | MS3310942 | 2029-09-05",
    ]);
  });
});

describe("the details of a licence", () => {
  it("stand below it without marks where a network prints them", () => {
    const found = lines(
      ...["Certified Arborist", "Tree Guild License TG-2216-88 March 2016 to July 2027"],
      ...["Aerial Rescue", "Canopy Institute License 4410 May 2021"],
    ).map((line) => ({ ...line, style: /License/.test(line.parts[0]!) ? "plain 9" : line.style }));
    expect(valuesIn(found, "licence", "title", "issuer", "number", "expires")).toEqual([
      "Certified Arborist | Tree Guild | TG-2216-88 | 2027-07",
      "Aerial Rescue | Canopy Institute | 4410 | ",
    ]);
  });

  it("are its short form, whose letters begin its words", () => {
    expect(licences("Traffic control, TC card 0091442 (to 02/2028)")).toEqual([
      "Traffic control, TC card |  | 2028-02",
    ]);
  });

  it("are not a licence to drive, which is one of its own", () => {
    const found = lines("CPR renewed Sept 2026", "Licence: C, open");
    expect(valuesIn(found, "licence", "title")).toEqual(["CPR"]);
    expect(valuesIn(found, "driver_licence", "class")).toEqual(["C"]);
  });

  it("are in a table of what, since when and until when", () => {
    expect(licences("What ‖ Number ‖ Since ‖ Until", "Rigging ‖ R-77 ‖ 11/2021 ‖ 11/2026")).toEqual([
      "Rigging | 2021-11 | 2026-11",
    ]);
  });

  it("are no issuers behind “by”, and none where the name is what its holder is called", () => {
    expect(licences("Dangerous Goods by Air, valid to 02/2028", "Chartered Enterprise Risk Actuary")).toEqual(
      [...["Dangerous Goods by Air |  | 2028-02", "Chartered Enterprise Risk Actuary |  | "]],
    );
  });

  it("stand behind the languages", () => {
    const found = linesIn(
      ...["# Sam Lee", "sam@example.com", "# Languages and licences"],
      ...[
        "Spanish (fluent), English (good). Drivers lic C and bike (R). Forklift, to May 2027.",
        "# Hobbies",
      ],
    );
    expect(valuesIn(found, "driver_licence", "class")).toEqual(["C", "R"]);
    expect(valuesIn(found, "licence", "title", "expires")).toEqual(["Forklift | 2027-05"]);
  });
});
