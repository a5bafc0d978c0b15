import { describe, expect, it } from "vitest";
import { linesIn, valuesIn } from "../../pages.ts";

const jobs = [
  ...["The long version", "Management Accountant ‖ 07/2021 – present", "Ironbark Haulage, Kewdale WA"],
  ...["Financial Accountant ‖ 02/2018 – 06/2021", "Swanbourne Medical, Nedlands WA"],
];
/** A CV without looks whose jobs begin elsewhere, so that nothing tells a heading that no list has. */
const plain = (...texts: readonly string[]) =>
  linesIn("Sam Lee", "sam@example.com", "Employment", "Clerk ‖ 2010 – 2012", "Acme Pty Ltd", ...texts).map(
    (line) => ({
      ...line,
      style: "",
      size: 0,
      gap: false,
    }),
  );

describe("a list", () => {
  it("of skills ends where jobs follow", () => {
    expect(valuesIn(plain("Skills", "Excel", "Xero", ...jobs), "skill", "skill")).toEqual(["Excel", "Xero"]);
  });

  it("of licences ends where jobs follow", () => {
    expect(valuesIn(plain("Licences", "White Card", "RSA", ...jobs), "licence", "title")).toEqual([
      "White Card",
      "RSA",
    ]);
  });

  it("of skills has no dates, towns and headings among them", () => {
    const skills = ["Excel", "October 2016", "Kewdale WA", "Cash register"];
    expect(valuesIn(plain("Skills", ...skills), "skill", "skill")).toEqual(["Excel", "Cash register"]);
  });
});
