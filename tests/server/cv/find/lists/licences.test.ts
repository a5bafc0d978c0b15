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
