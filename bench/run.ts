import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as articles from "./articles.ts";
import * as build from "./build.ts";
import * as pages from "./pages.ts";
import { missedTargets, type Part } from "./part.ts";
import * as search from "./search.ts";

/** Every part by its name: `npm run bench` runs all, `npm run bench -- search` one. */
const parts: Readonly<Record<string, Part>> = { articles, build, pages, search };

const results = join(import.meta.dirname, "results");

const run = async (names: readonly string[]): Promise<void> => {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length)
    throw new Error(`There is no part ${unknown.join(", ")}; choose from ${Object.keys(parts).join(", ")}.`);
  await mkdir(results, { recursive: true });
  const missed: string[] = [];
  for (const name of names.length ? names : Object.keys(parts)) {
    const part = parts[name]!;
    console.log(`\n${part.title}`);
    const rows = await part.run();
    console.table(rows);
    missed.push(...missedTargets(rows).map((line) => `${name}, ${line}`));
    const result = { title: part.title, measured_at: new Date().toISOString(), node: process.version, rows };
    await writeFile(join(results, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  }
  for (const line of missed) console.log(line);
};

await run(process.argv.slice(2));
