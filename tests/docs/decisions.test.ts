import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../docs/decisions");
const textOf = (file: string) => readFileSync(join(folder, file), "utf8");
const records = globSync("[0-9]*.md", { cwd: folder }).sort();

/** The number, title and status of a record; throws when its form is wrong. */
const headOf = (file: string) => {
  const form =
    /^# (?<number>\d{3}) (?<title>.+)\n\nDate: (?<date>\d{4}-\d\d-\d\d)\n\nStatus: (?<status>accepted|superseded by \[\d{3}\]\(\S+\))\n\n## Context\n\n[^#][^]*\n## Decision\n\n[^#][^]*\n## Consequences\n\n[^#]/;
  const { groups } = form.exec(textOf(file)) ?? {};
  if (!groups) throw new Error(`${file} is not of the form that docs/decisions/README.md names`);
  return groups as Record<"number" | "title" | "date" | "status", string>;
};

it.each(records)("%s has its number, a title, a date, a status and three sections", (file) => {
  const { number, date } = headOf(file);
  expect(file).toMatch(new RegExp(`^${number}-[a-z0-9-]+\\.md$`));
  expect(new Date(date).toISOString()).toMatch(date);
  expect(textOf(file).match(/^#+ .*/gm)).toHaveLength(4);
});

it.each([...records, "README.md"])("%s links only to what is there, to records by their numbers", (file) => {
  const links = [...textOf(file).matchAll(/\[([^\]]+)\]\((\S+?)\)/g)];
  const wrong = links.filter(
    ([, label = "", to = ""]) =>
      !existsSync(join(folder, to)) || (/^\d+$/.test(label) && !to.startsWith(`${label}-`)),
  );
  expect(wrong.map(([link]) => link)).toEqual([]);
});

it("the index lists every record with its title and status", () => {
  const rows = [...textOf("README.md").matchAll(/^\| (\[\d{3}\]\(\S+\)) +\| (.+?) +\| (.+?) +\|$/gm)];
  const expected = records.map((file) => {
    const { number, title, status } = headOf(file);
    return [`[${number}](${file})`, title, status];
  });
  expect(rows.map(([, ...cells]) => cells)).toEqual(expected);
});

it("no two records have the same number", () => {
  const numbers = records.map((file) => file.slice(0, 3));
  expect(new Set(numbers).size).toBe(numbers.length);
});
