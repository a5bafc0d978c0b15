import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as alerts from "./alerts.ts";
import * as articles from "./articles.ts";
import * as build from "./build.ts";
import * as cluster from "./cluster.ts";
import * as columns from "./columns.ts";
import * as cv from "./cv.ts";
import * as employers from "./employers.ts";
import * as engines from "./engines.ts";
import * as feeds from "./feeds.ts";
import * as files from "./files.ts";
import * as fresh from "./fresh.ts";
import * as hostile from "./hostile.ts";
import * as imports from "./import.ts";
import * as lighthouse from "./lighthouse.ts";
import * as load from "./load.ts";
import * as pages from "./pages.ts";
import * as profile from "./profile.ts";
import { missedTargets, type Filter, type Part } from "./report.ts";
import * as relevance from "./relevance.ts";
import * as releases from "./releases.ts";
import * as scale from "./scale.ts";
import * as search from "./search.ts";

/** Every part by its name: `npm run bench` runs all, `npm run bench -- search` one; exits with 1 when a target is missed. */
const parts: Readonly<Record<string, Part>> = {
  alerts,
  articles,
  build,
  cluster,
  columns,
  cv,
  employers,
  engines,
  feeds,
  files,
  fresh,
  hostile,
  import: imports,
  lighthouse,
  load,
  pages,
  profile,
  relevance,
  releases,
  scale,
  search,
};

const results = join(import.meta.dirname, "results");

const run = async (names: readonly string[], filter: Filter): Promise<void> => {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length)
    throw new Error(`There is no part ${unknown.join(", ")}; choose from ${Object.keys(parts).join(", ")}.`);
  await mkdir(results, { recursive: true });
  const missed: string[] = [];
  for (const name of names.length ? names : Object.keys(parts)) {
    const part = parts[name]!;
    console.log(`\n${part.title}`);
    const rows = await part.run(filter);
    console.table(rows);
    missed.push(...missedTargets(rows).map((line) => `${name}, ${line}`));
    // A table with parts left out, or with other sizes, is not saved.
    if (Object.keys(filter).length) continue;
    const result = { title: part.title, measured_at: new Date().toISOString(), node: process.version, rows };
    await writeFile(join(results, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  }
  for (const line of missed) console.log(line);
  if (missed.length) process.exitCode = 1;
};

const options = [
  "brand",
  "page",
  "trial",
  "seed",
  "first",
  "requests",
  "kills",
  "seconds",
  "minutes",
  "rate",
  "hostile",
  "jobs",
  "kept",
  "mb",
] as const;
const usage = (): string =>
  [
    "npm run bench -- [part …] [--option value …]",
    ...Object.entries(parts).map(([name, { title }]) => `  ${name.padEnd(10)} ${title}`),
    `Options: ${options.map((name) => `--${name}`).join(", ")}; what each does is said in the part's file.`,
  ].join("\n");

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    ...Object.fromEntries(options.map((name) => [name, { type: "string" as const }])),
    help: { type: "boolean", short: "h" },
  },
});
const { help, ...filter } = values;
if (help) console.log(usage());
else await run(positionals, filter as Filter);
