import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { readData } from "../../../src/lexicon/text/read-data.ts";

const folder = mkdtempSync(join(tmpdir(), "words-"));
afterAll(() => rmSync(folder, { recursive: true }));

const schema = z.strictObject({ entries: z.array(z.strictObject({ means: z.string() })) });
const read = (text: string) => {
  const file = join(folder, "shifts.yaml");
  writeFileSync(file, text);
  return readData(file, schema);
};

it("reads a data file of words", () => {
  expect(read("entries:\n  - means: night\n")).toEqual({ entries: [{ means: "night" }] });
});

it.each([
  ["entries:\n  - means: night\n  - means: 3\n", /shifts\.yaml:3 entries\.1\.means: .*string/],
  ["entries:\n  - means: night\n  - mean: day\n", /shifts\.yaml:3 /],
  ["entries:\n  - means: [night\n", /shifts\.yaml:\d+ /],
])("names the file and the line of a mistake: %j", (text, message) => {
  expect(() => read(text)).toThrow(message);
});
