import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A random secret: 64 hexadecimal digits. */
const newSecret = (): string => randomBytes(32).toString("hex");

/** A text of the data folder that was generated once and that only its owner can read. */
const keptText = async (folder: string, name: string, generate: () => string): Promise<string> => {
  const file = join(folder, name);
  await writeFile(file, generate(), { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return readFile(file, "utf8");
};

/** The data folder's secret that signs tokens and upload URLs. */
export const keptSecret = (folder: string): Promise<string> => keptText(folder, "secret", newSecret);

/** The name of the file with the data folder's keys of profiles. */
export const profileKeysFile = "profile-keys";

/** The data folder's keys of profiles, in the format of `PROFILE_KEYS`. */
export const keptProfileKeys = (folder: string): Promise<string> =>
  keptText(folder, profileKeysFile, () => `1:${newSecret()}\n`);
