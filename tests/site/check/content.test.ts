import { join } from "node:path";
import { expect, it } from "vitest";
import { checkContent } from "../../../src/site/check/check-content.ts";
import { readContent } from "../../../src/site/content/read-content.ts";
import { problemText } from "../../../src/site/read/problem.ts";
import { loadBrands } from "../../../src/site/brands.ts";

it("everything that is written can be published", async () => {
  const content = readContent(join(import.meta.dirname, "../../.."));
  const problems = await checkContent({ content, brands: loadBrands(), now: new Date() });
  expect(problems.map(problemText)).toEqual([]);
});
