import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { inSingular, singular, wordsOf } from "../../text/word-forms.ts";
import { titleLists } from "../title-lists.ts";

/**
 * Writes `data/occupation-titles.txt` from `anzsco-occupations.csv` and `esco-occupations.csv` in the folder given:
 * `node src/lexicon/work/synonyms/generate-occupation-titles.ts <folder>`. A line is an occupation and other titles of it.
 * Titles of several occupations, of another rank, and long ones are left out.
 */
const folder = process.argv[2];
if (!folder) throw new Error("Name the folder that has anzsco-occupations.csv and esco-occupations.csv.");

const mostTitles = 6;
const mostWords = 4;
/** Titles of another rank, those that anybody may have, and single words that name no person are left out. */
const { generated } = titleLists;
const ranks = new Set(generated.ranks);
const general = new Set(generated.general);
const person = new RegExp(`(?:${generated.personEndings.join("|")})$`);

const rankOf = (title: string) =>
  wordsOf(title)
    .map(singular)
    .filter((word) => ranks.has(word))
    .sort()
    .join(" ");
const isPlain = (title: string) =>
  /^[a-z][a-z' /-]+$/.test(title) &&
  title.split(" ").length <= mostWords &&
  title.length > 4 &&
  !general.has(title) &&
  (title.includes(" ") || person.test(title)) &&
  !/\b(?:of|in|for|with|and|or|nec)\b/.test(title);

const read = async (name: string): Promise<Record<string, string>[]> =>
  parse(await readFile(join(folder, name)), { columns: true, bom: true, relax_quotes: true });

const rows: string[][] = [];
for (const { occupation = "" } of await read("anzsco-occupations.csv"))
  rows.push(
    occupation
      .toLowerCase()
      .replace(/\([^)]*\)/g, "")
      .split(/ or | \/ /)
      .map((title) => title.trim()),
  );
for (const { occupation = "", alternative_titles = "" } of await read("esco-occupations.csv"))
  rows.push(
    [occupation, ...alternative_titles.split("|")].map((title) =>
      title.toLowerCase().replace(/ +/g, " ").trim(),
    ),
  );

const uses = new Map<string, number>();
for (const row of rows)
  for (const key of new Set(row.map(inSingular))) uses.set(key, (uses.get(key) ?? 0) + 1);

const firsts = new Set(rows.map(([title]) => inSingular(title!)));
const lines: string[] = [];
const written = new Set<string>();
for (const [title, ...others] of rows as [string, ...string[]][]) {
  if (!isPlain(title) || written.has(inSingular(title))) continue;
  const keys = new Set([inSingular(title)]);
  const titles = others
    .toSorted((one, other) => one.length - other.length)
    .filter((other) => {
      const key = inSingular(other);
      const isGood =
        isPlain(other) &&
        rankOf(other) === rankOf(title) &&
        uses.get(key) === 1 &&
        !firsts.has(key) &&
        !keys.has(key);
      if (isGood) keys.add(key);
      return isGood;
    })
    .slice(0, mostTitles);
  written.add(inSingular(title));
  lines.push([title, ...titles].join("|"));
}
await writeFile(join(import.meta.dirname, "../data/occupation-titles.txt"), `${lines.sort().join("\n")}\n`);
console.log(`${lines.length} occupations, ${lines.join("|").split("|").length} titles.`);
