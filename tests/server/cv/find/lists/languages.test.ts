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
    ["Sāmoan (native), Ígbo", ["Samoan | native", "Igbo | "]],
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

it("reads languages marked in the columns of a table below their ability", () => {
  const lines = linesIn(
    ...["# Sam Lee", "sam@example.com", "# Skills", "Payroll", "# 5. Language Ability"],
    ...["Reading ‖ Writing", "Arabic ‖ native ‖ native", "Malay ‖ basic ‖ basic", "# Hobbies", "Fishing"],
  );
  expect(valuesIn(lines, "language", "language", "level")).toEqual(["Arabic | native", "Malay | basic"]);
});

it("reads languages from a sentence of another part that lists nothing else", () => {
  const also = "Sinhala, Tamil and English. Australian citizen.";
  const lines = linesIn(
    "# Sam Lee",
    "sam@example.com",
    "# Skills",
    "Payroll",
    "# Hobbies",
    "Fishing",
    "# Also",
    also,
    "Cricket umpire on Saturdays.",
    "Referees through Grant Search.",
  );
  expect(valuesIn(lines, "language", "language")).toEqual(["Sinhala", "Tamil", "English"]);
});

it("takes what another label on the line says for no language", () => {
  expect(languages("Languages spoken: Tagalog, English ‖ Citizenship: Filipino")).toEqual([
    "Tagalog | ",
    "English | ",
  ]);
});
