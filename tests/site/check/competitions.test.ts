import { afterAll, describe, expect, it } from "vitest";
import { openSmallProject, type Files } from "./small-project.ts";

const { problemsWith, close } = openSmallProject();
afterAll(close);

const path = "src/content/competitions/first-day.md";
const head = {
  title: "Your first day",
  description: "Tell us about the first day of a job that you still think of, and win one of three vouchers.",
  image: "{ src: ../scenes/team-wide.svg, alt: Seven people in a park }",
  opens: "2026-03-02 09:00",
  closes: "2026-12-01 17:00",
  prize: "A voucher",
  eligibility: "Everybody who is 18 or older.",
  terms: "One entry counts for each person.",
  termsVersion: "March 2026",
};
const competition = (change: Record<string, string | undefined>, body = ""): Files => ({
  [path]: `---\n${Object.entries({ ...head, ...change })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}`)
    .join("\n")}\n---\n\n${body}\n`,
});

it("a competition that can be shown is not complained of", async () => {
  expect(await problemsWith(competition({}))).toEqual([]);
});

describe("a competition is named with the line and the fix where it has", () => {
  it.each<[string, Files, RegExp]>([
    ["no closing time", competition({ closes: undefined }), /first-day\.md:2: closes: is missing; add it/],
    ["a time that does not exist", competition({ opens: "2026-02-31 09:00" }), /:5: opens: Must be a time/],
    [
      "an end before its beginning",
      competition({ closes: "2026-03-02 09:00" }),
      /:6: closes: is not after opens, so that nobody could enter/,
    ],
    [
      "an unknown time zone",
      competition({ timezone: "Sydney" }),
      /:11: timezone: Must be a time zone such as/,
    ],
    ["an unknown field", competition({ price: "A voucher" }), /:11: price: is not known here/],
    ["an unknown brand", competition({ brands: "[nobody]" }), /:11: brands: no brand is called "nobody"/],
    [
      "terms on a page that is not there",
      competition({ terms: "/page/no-terms" }),
      /:9: terms: .*\/page\/no-terms/,
    ],
    [
      "a picture that is not there",
      competition({ image: "{ src: ../scenes/nothing.svg, alt: Seven people }" }),
      /:4: there is no file src\/content\/scenes\/nothing\.svg/,
    ],
    [
      "a picture that the site cannot serve",
      competition({ image: "{ src: ../../brands/hospitality/hero.svg, alt: A full café }" }),
      /:4: image\.src: the picture is outside of src\/content/,
    ],
    ["a broken link", competition({}, "See [more](/page/nothing)."), /:13: .*\/page\/nothing/],
    ["no head", { [path]: "Hello" }, /:1: begins without a head/],
    [
      "a link to a competition that is not there",
      competition({}, "See [it](/competition/nothing)."),
      /:13: .*\/competition\/nothing/,
    ],
  ])("%s", async (_, files, says) => {
    const problems = await problemsWith(files);
    expect(problems.join("\n")).toMatch(says);
    expect(problems).toHaveLength(1);
  });
});
