import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { suburbOfLandmark } from "../../../src/lexicon/places/landmarks.ts";

const root = join(import.meta.dirname, "../../../src");
const { named } = parse(readFileSync(join(root, "lexicon/places/landmarks.yaml"), "utf8")) as {
  named: Record<string, string>;
};
const suburbs = new Set(
  readFileSync(join(root, "server/catalogue/locations/locations.csv"), "utf8")
    .split("\n")
    .map((line) => line.split(",").slice(1, 3).join(" ")),
);

it("landmarks are in suburbs that there are, each in one", () => {
  expect(Object.keys(named).filter((suburb) => !suburbs.has(suburb))).toEqual([]);
  const names = Object.values(named).flatMap((list) => list.trim().split(/, \s*/));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it("a landmark is known by its own name, or by that of its suburb", () => {
  expect(suburbOfLandmark("The Alfred")).toBe("prahran vic");
  expect(suburbOfLandmark("alfred hospital")).toBe("prahran vic");
  expect(suburbOfLandmark("St Vincent's Hospital Sydney")).toBe("darlinghurst nsw");
  expect(suburbOfLandmark("Penrith train station")).toBe("penrith");
  expect(suburbOfLandmark("TAFE Ultimo")).toBe("ultimo");
  expect(suburbOfLandmark("hospital")).toBeNull();
  expect(suburbOfLandmark("a bus")).toBeNull();
});
