import { expect, it } from "vitest";
import { detectFormat } from "../../../../../src/server/import/formats/detect-format.ts";
import { unwrapped } from "../../../../../src/server/import/formats/json/json-script.ts";
import { readJsonRows } from "../../../../../src/server/import/formats/read-json.ts";
import { jobsOf, whole } from "../../read-jobs.ts";

const list = `[
  { title: 'Cook\\'s mate', town: "Roma // QLD", type: 'Casual', }, // nights
  { "title": "Nurse", town: \`Dalby\`, type: "Casual" /* for now */ },
]`;
it.each([
  list,
  `const jobs = ${list};\n`,
  `// Newest first.\nexport default ${list}`,
  `/* jobs */ window.jobs = ${list};`,
  `var jobs = ${list};\nmodule.exports = jobs;\n`,
  `{ jobs: ${list} }`,
])("jobs are a value of a script: %s", async (script) => {
  expect(detectFormat(script)).toBe("json-rows");
  expect(await jobsOf(readJsonRows(whole(script)))).toMatchObject([
    { title: "Cook's mate", places: [{ suburb: "Roma // QLD" }] },
    { title: "Nurse", workType: "Casual" },
  ]);
});

it("looks at many comments, spaces and brackets once each", () => {
  const comments = `${"// ".repeat(20_000)}x`;
  expect(unwrapped(comments)).toBe(comments);
  expect(unwrapped(`jobs = [1${" ".repeat(20_000)}]${" ".repeat(20_000)}x`)).toMatch(/x$/);
});
