import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { kindOfCode } from "./occupation-groups.ts";
import { rootsOf } from "./root-of.ts";

/**
 * Writes `kind-words.txt` from `anzsco-occupations.csv` and `esco-occupations.csv` in the folder given:
 * `node src/lexicon/work/generate-kind-words.ts <folder>`. A line is a root of words in titles of occupations,
 * and how often titles of each kind of work have it.
 */
const folder = process.argv[2];
if (!folder) throw new Error("Name the folder that has anzsco-occupations.csv and esco-occupations.csv.");

/** How much a title says: Australian ones and the first of an occupation more than other titles. */
const weights = { anzsco: 4, esco: 2, other: 1 };

const read = async (name: string): Promise<Record<string, string>[]> =>
  parse(await readFile(join(folder, name)), { columns: true, bom: true, relax_quotes: true });

const counts = new Map<string, Map<string, number>>();
const kinds = new Map<string, number>();
const count = (title: string, kind: string, weight: number): void => {
  for (const root of rootsOf(title)) {
    const known = counts.get(root) ?? new Map<string, number>();
    counts.set(root, known.set(kind, (known.get(kind) ?? 0) + weight));
  }
};
const none = "none";

for (const { code = "", occupation = "", unit_group = "" } of await read("anzsco-occupations.csv")) {
  const kind = kindOfCode(`a${code}`) ?? none;
  for (const title of occupation.replace(/\([^)]*\)/g, "").split(/ or | \/ /))
    count(title, kind, weights.anzsco);
  count(unit_group, kind, weights.other);
}
for (const { isco_group = "", occupation = "", alternative_titles = "" } of await read(
  "esco-occupations.csv",
)) {
  const kind = kindOfCode(`i${isco_group}`) ?? none;
  count(occupation, kind, weights.esco);
  for (const title of alternative_titles.split("|").filter(Boolean)) count(title, kind, weights.other);
}
for (const byKind of counts.values())
  for (const [kind, times] of byKind) kinds.set(kind, (kinds.get(kind) ?? 0) + times);

/** Words that say no more than this are left out. */
const least = 0;
const names = [...kinds.keys()].sort();
const lines = [...counts]
  .filter(([, byKind]) => [...byKind.values()].reduce((sum, times) => sum + times) > least)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([root, byKind]) =>
    [root, ...[...byKind].map(([kind, times]) => `${names.indexOf(kind)}:${times}`)].join(" "),
  );
await writeFile(join(import.meta.dirname, "kind-words.txt"), `${[names.join(" "), ...lines].join("\n")}\n`);
console.log(`${lines.length} words of ${names.length} kinds of work.`);
