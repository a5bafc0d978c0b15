import { describe, expect, it } from "vitest";
import { styledLinesIn, valuesIn } from "./pages.ts";

const read = (...texts: readonly string[]) => {
  const lines = styledLinesIn("# Rosa Benedetti", "rosa@example.com", ...texts);
  return [
    ...valuesIn(lines, "licence", "title", "number", "expires"),
    ...valuesIn(lines, "driver_licence", "class"),
  ];
};

describe("licences", () => {
  it("are among the details of the person, each above its number or class", () => {
    expect(
      read(
        ...[
          "# Details",
          "4 Crater Road",
          "Mount Gambier SA 5290",
          "AHPRA",
          "POD0003071862, renewed to 30/11/2026",
        ],
        ...["Working with Children Check", "WWC1234567E, expires 3 May 2028", "Driving licence", "Full (C)"],
        ...["# Experience", "Cook, Acme Pty Ltd, 2015 – 2019"],
      ),
    ).toEqual([
      "AHPRA | POD0003071862 | 2026-11-30",
      "Working with Children Check | WWC1234567E | 2028-05-03",
      "C",
    ]);
  });

  it("have a name in front of a value that says no more than which state gave it", () => {
    expect(
      read(
        "# Registration",
        "Building surveyor: ‖ ACT licence 2015883, principal class, expires 14 June 2028",
      ),
    ).toEqual(["Building surveyor | 2015883 | 2028-06-14"]);
  });

  it("are called by what a label stands before, and not by it", () => {
    const found = read(
      "# Certificates",
      "National Police Check, 02/2026",
      "Memberships ‖ Guild of Nurses, 2015",
    );
    expect(found.join()).not.toContain("Memberships");
  });

  it("stand beside dates and above who gave them in another look", () => {
    expect(
      read(
        "# Certifications",
        "* 2020-10 ‖ Credit Representative Number 522871",
        "ASIC",
        "* 2021-02 ‖ First Aid",
        "Red Cross",
      ),
    ).toEqual(["Credit Representative | 522871 | ", "First Aid |  | "]);
  });

  it("are sentences, which may be broken over two lines", () => {
    const lines = styledLinesIn(
      ...["# Rosa Benedetti", "rosa@example.com", "# Licences"],
      "NSW driver licence (class C). Member of the Writers' Guild. Working",
      "with Children Check WWC2290418V, expires 02/11/2029.",
    ).map((line, at) => ({ ...line, wraps: at === 3 }));
    expect(valuesIn(lines, "licence", "title", "expires")).toEqual([
      "Working with Children Check | 2029-11-02",
    ]);
    expect(valuesIn(lines, "driver_licence", "class")).toEqual(["C"]);
  });
});
