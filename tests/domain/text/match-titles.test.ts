import { expect, it } from "vitest";
import { matchTitles, onlyMatch } from "../../../src/domain/text/match-titles.ts";

const titles = [
  "Assyrian Neo-Aramaic",
  "Cook Islands Māori",
  "Kriol",
  "Māori",
  "Torres Strait Creole (Yumplatok)",
];
const found = (typed: string) =>
  matchTitles(
    titles.map((title) => ({ title })),
    typed,
  ).map(({ title }) => title);

it("finds the start of any word, titles that begin with it first", () => {
  expect(found("maori")).toEqual(["Māori", "Cook Islands Māori"]);
  expect(found("yump")).toEqual(["Torres Strait Creole (Yumplatok)"]);
  expect(found("riol")).toEqual([]);
});

it("takes no notice of capitals, accents, hyphens and spaces around", () => {
  expect(found(" NEO ARAM ")).toEqual(["Assyrian Neo-Aramaic"]);
  expect(found("MĀORI")).toHaveLength(2);
});

it("finds everything for nothing", () => {
  expect(found(" ")).toEqual(titles);
});

it("knows the one that is meant by its whole title, or where it finds no other", () => {
  const entries = titles.map((title) => ({ title }));
  expect(onlyMatch(entries, "maori")?.title).toBe("Māori");
  expect(onlyMatch(entries, "yump")?.title).toBe("Torres Strait Creole (Yumplatok)");
  expect(onlyMatch(entries, "cook")?.title).toBe("Cook Islands Māori");
  for (const typed of ["", "riol"]) expect(onlyMatch(entries, typed)).toBeUndefined();
});
