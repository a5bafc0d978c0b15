import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseProfileKeys } from "../../runtime/profile-keys.ts";
import type { Config } from "../../runtime/config.ts";
import { profileKeysFile } from "../../server/platform/kept-secret.ts";
import { ok, warning, wrong, type Check, type Finding } from "./check.ts";
import type { Reader } from "./open-reader.ts";

/** Whether the keys that encrypt sensitive fields are there, and can read what is stored. */
export const profileKeys: Check = async ({ config, database }) => {
  const file = join(config.DATA_DIR, profileKeysFile);
  const { findings, keys } =
    config.PROFILE_KEYS === undefined ? keptKeys(file, config) : { findings: [], keys: config.PROFILE_KEYS };
  const ids = keys === null ? [] : parseProfileKeys(keys).map(({ id }) => id);
  const older = "level" in database ? [] : await olderEntries(database, ids);
  return [
    ...findings,
    ...older,
    ...(ids[0] ? [ok(`Sensitive fields are encrypted with key ${ids[0]}.`)] : []),
  ];
};

const keptKeys = (file: string, config: Config): { findings: Finding[]; keys: string | null } => {
  const findings = config.DATABASE_URL
    ? [
        warning(
          "Each server makes keys of its own in DATA_DIR: set PROFILE_KEYS where several share a database.",
        ),
      ]
    : [];
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  if (mode === undefined)
    return { findings: [...findings, ok(`The first start makes ${file}.`)], keys: null };
  if (mode & 0o077) findings.push(wrong(`Others on this machine may read ${file}: chmod 600 ${file}`));
  return { findings, keys: readFileSync(file, "utf8") };
};

/** Entries that another key than the current one encrypted: the worker has yet to handle them, or nobody can read them. */
const olderEntries = async (
  { query }: Reader,
  [current, ...older]: readonly string[],
): Promise<Finding[]> => {
  const [found] = await query(
    "select exists (select from information_schema.columns where table_name = 'profile_entries' and column_name = 'key_id') as made",
  );
  if (!found!["made"]) return [];
  const rows = await query(
    "select key_id as id, count(*)::int as count from profile_entries where key_id is not null group by key_id order by key_id",
  );
  return rows
    .filter(({ id }) => id !== current)
    .map(({ id, count }) =>
      older.includes(String(id))
        ? warning(`The worker has yet to encrypt ${count} entries of profiles anew that key ${id} encrypted.`)
        : wrong(
            `${count} entries of profiles are encrypted with key ${id}, which is missing: add it to the key ring.`,
          ),
    );
};
