import { describe, expect, it } from "vitest";
import { linesIn, valuesIn } from "../../pages.ts";

const languages = (...texts: readonly string[]) =>
  valuesIn(
    linesIn("# Sam Lee", "sam@example.com", "# Languages", ...texts, "# Hobbies", "Fishing"),
    "language",
    "language",
    "level",
  );

describe("a language", () => {
  it.each([
    ["Akan (Twi), native; English, fluent", ["Akan | native", "English | fluent"]],
    ["Chinese (Mandarin), native", ["Mandarin | native"]],
    ["Chinese (Mandarin, Cantonese)", ["Chinese | ", "Mandarin | ", "Cantonese | "]],
    ["Bangla (native), English", ["Bengali | native", "English | "]],
  ])("is there once under its names: %s", (text, expected) => {
    expect(languages(text)).toEqual(expected);
  });

  it("is no citizenship in the same form", () => {
    expect(languages("Languages ‖ English, Tagalog", "Citizenship ‖ Filipino")).toEqual([
      "English | ",
      "Tagalog | ",
    ]);
  });
});
