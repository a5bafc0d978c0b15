import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { singular, wordsOf } from "../../../lexicon/text/word-forms.ts";

/**
 * Writes `occupations.txt` from `anzsco-occupations.csv` and `esco-occupations.csv` in the folder given:
 * `node src/server/search/synonyms/generate-occupations.ts <folder>`. A line is an occupation and other titles of it.
 * Titles of several occupations, of another rank, and long ones are left out.
 */
const folder = process.argv[2];
if (!folder) throw new Error("Name the folder that has anzsco-occupations.csv and esco-occupations.csv.");

const mostTitles = 6;
const mostWords = 4;
/** A title of another rank is another occupation: a sous chef is no head chef. */
const ranks = new Set(
  "head chief senior manager director supervisor assistant apprentice trainee junior deputy leader foreman superintendent coordinator master executive specialist aide helper".split(
    " ",
  ),
);
/** Titles that anybody may have. */
const general =
  /^(?:operator|technician|worker|assistant|manager|officer|engineer|analyst|consultant|adviser|advisor|inspector|agent|director|supervisor|specialist|coordinator|clerk|instructor|representative|attendant|buyer|planner|designer|expert|scientist|researcher|teacher|lecturer|professor)$/;

const rankOf = (title: string) =>
  wordsOf(title)
    .map(singular)
    .filter((word) => ranks.has(word))
    .sort()
    .join(" ");
const keyOf = (title: string) => wordsOf(title).map(singular).join(" ");
/** How a name of one word for a person ends: "sensitive" is none. */
const person =
  /(?:er|or|ist|ian|man|ant|ent|eer|eur|person|smith|wright|hand|guard|nurse|pilot|judge|chef|cook)$/;
const isPlain = (title: string) =>
  /^[a-z][a-z' /-]+$/.test(title) &&
  title.split(" ").length <= mostWords &&
  title.length > 4 &&
  !general.test(title) &&
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
for (const row of rows) for (const key of new Set(row.map(keyOf))) uses.set(key, (uses.get(key) ?? 0) + 1);

const firsts = new Set(rows.map(([title]) => keyOf(title!)));
const lines: string[] = [];
const written = new Set<string>();
for (const [title, ...others] of rows as [string, ...string[]][]) {
  if (!isPlain(title) || written.has(keyOf(title))) continue;
  const keys = new Set([keyOf(title)]);
  const titles = others
    .toSorted((one, other) => one.length - other.length)
    .filter((other) => {
      const key = keyOf(other);
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
  written.add(keyOf(title));
  lines.push([title, ...titles].join("|"));
}
await writeFile(join(import.meta.dirname, "occupations.txt"), `${lines.sort().join("\n")}\n`);
console.log(`${lines.length} occupations, ${lines.join("|").split("|").length} titles.`);
