import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { placeholderBanner } from "../../../src/domain/employers/placeholder-banner.ts";
import { projectFolder } from "../../../src/runtime/project-folder.ts";
import { loadBrands } from "../../../src/site/brands.ts";

const of = (categories: string[] | "all") =>
  placeholderBanner({ jobs: { categories, sponsorship: false } }).name;

it.each([
  [["automotive"], "automotive"],
  [["early-learning"], "early-learning"],
  [["hospitality"], "generic"],
  [["automotive", "early-learning"], "generic"],
  ["all", "generic"],
] as const)("a site of %j has the banner %s", (categories, name) => {
  expect(of(categories === "all" ? "all" : [...categories])).toBe(name);
});

it("every site's banner has heading, sub-heading, description and a picture that is there", () => {
  for (const brand of loadBrands()) {
    const { heading, subHeading, description, scene, alt } = placeholderBanner(brand);
    expect([heading, subHeading, description, alt].every(Boolean)).toBe(true);
    expect(existsSync(join(projectFolder, scene)), scene).toBe(true);
  }
});
