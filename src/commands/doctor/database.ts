import { readFileSync } from "node:fs";
import { join } from "node:path";
import { migrationsFolder } from "../../server/platform/database/migrations-folder.ts";
import { ok, warning, wrong, type Check, type Finding } from "./check.ts";
import type { Reader } from "./open-reader.ts";

const leastVersion = 15;
const needed = ["pg_trgm", "unaccent"];

/** Whether the database responds, is new enough, and has the extensions and migrations that this version needs. */
export const database: Check = async ({ database: reader }) =>
  "level" in reader
    ? [reader]
    : [await version(reader), ...(await extensions(reader)), await migrations(reader)];

const version = async ({ name, query }: Reader): Promise<Finding> => {
  const [row] = await query("select current_setting('server_version_num')::int / 10000 as major");
  const major = Number(row!["major"]);
  return major >= leastVersion
    ? ok(`${upper(name)} answers, version ${major}.`)
    : wrong(`${upper(name)} is version ${major}: ${leastVersion} or newer is needed.`);
};

const extensions = async ({ name, query }: Reader): Promise<Finding[]> => {
  const rows = await query(
    `select name, installed_version is not null as "isThere" from pg_available_extensions where name = any($1)`,
    [needed],
  );
  const there = rows.filter((row) => row["isThere"]).map((row) => row["name"]);
  const missing = needed.filter((extension) => !rows.some((row) => row["name"] === extension));
  if (missing.length)
    return [wrong(`${upper(name)} has no ${missing.join(", ")}: install PostgreSQL's contrib modules.`)];
  return there.length === needed.length
    ? []
    : [ok(`The first start adds ${needed.filter((extension) => !there.includes(extension)).join(", ")}.`)];
};

interface Journal {
  entries: { when: number; tag: string }[];
}

/** Compares the last migration of the database with those of the code. */
const migrations = async ({ query }: Reader): Promise<Finding> => {
  const { entries } = JSON.parse(
    readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8"),
  ) as Journal;
  const [found] = await query("select to_regclass('drizzle.__drizzle_migrations') is not null as made");
  if (!found!["made"]) return ok("It is empty: the first start makes its tables.");
  const [row] = await query("select max(created_at)::text as last from drizzle.__drizzle_migrations");
  const last = Number(row!["last"]);
  const waiting = entries.filter(({ when }) => when > last);
  if (waiting.length)
    return warning(
      `The next start migrates it: ${waiting.map(({ tag }) => tag).join(", ")}. Back it up before.`,
    );
  return entries.some(({ when }) => when === last)
    ? ok(`Its tables are up to date (${entries.length} migrations).`)
    : warning(
        "It was migrated by a newer version. The release just before that one runs on it; an older one needs the backup from before.",
      );
};

const upper = (name: string) => name[0]!.toUpperCase() + name.slice(1);
