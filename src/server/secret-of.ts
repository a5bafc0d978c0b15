import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../runtime/config.ts";

/** What signs tokens and addresses: the configured secret, or the one of the data folder, generated once. */
export const secretOf = async ({
  SECRET,
  DATA_DIR,
}: Pick<Config, "SECRET" | "DATA_DIR">): Promise<Uint8Array> =>
  new TextEncoder().encode(SECRET ?? (await keptSecret(DATA_DIR)));

const keptSecret = async (folder: string): Promise<string> => {
  const file = join(folder, "secret");
  await writeFile(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
  return readFile(file, "utf8");
};
