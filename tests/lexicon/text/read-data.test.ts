import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { parseTable, readData } from "../../../src/lexicon/text/read-data.ts";

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

it("reads a table, and names the line of each mistake in it", () => {
  const row = z.strictObject({ name: z.string().min(1), count: z.coerce.number() });
  expect(parseTable('name,count\n"a, b",1\n', "x.csv", row)).toEqual([{ name: "a, b", count: 1 }]);
  expect(() => parseTable("name,count\na,1\n,x\n", "x.csv", row)).toThrow(
    /^x\.csv:3 name: .*\nx\.csv:3 count: .*\nThe form of each file/,
  );
  expect(() => parseTable("name,count\na,1,2\n", "x.csv", row)).toThrow(
    /^x\.csv:2 .*columns length is 2, got 3/,
  );
});
