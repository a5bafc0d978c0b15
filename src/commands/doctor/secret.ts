import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ok, warning, wrong, type Check } from "./check.ts";

const leastLength = 32;
/** Fewest different characters in a secret: with fewer it is easy to guess. */
const leastVariety = 8;

/** Whether the secret that signs tokens and upload URLs is set and strong. */
export const secret: Check = ({ config }) => {
  if (config.SECRET) return [variety(config.SECRET, "SECRET")];
  const file = join(config.DATA_DIR, "secret");
  const shared = config.DATABASE_URL
    ? [
        warning(
          `Each server makes a secret of its own in DATA_DIR: set SECRET where several share a database.`,
        ),
      ]
    : [];
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  if (mode === undefined) return [...shared, ok(`The first start makes ${file}.`)];
  if (mode & 0o077) return [...shared, wrong(`Others on this machine may read ${file}: chmod 600 ${file}`)];
  return [...shared, variety(readFileSync(file, "utf8"), file)];
};

const variety = (text: string, where: string) =>
  text.length >= leastLength && new Set(text).size >= leastVariety
    ? ok(`Tokens are signed with ${where}, ${text.length} characters.`)
    : wrong(`${where} can be guessed: make another one, as openssl rand -hex 32 does.`);
