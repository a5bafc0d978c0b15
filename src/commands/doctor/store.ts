import { randomUUID } from "node:crypto";
import { existsSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { openStore } from "../../server/platform/files/open-store.ts";
import { ok, wrong, type Check } from "./check.ts";

/** Whether files can be stored: writes a small object, reads it back, and deletes it. */
export const store: Check = async ({ config }) => {
  const folder = join(config.DATA_DIR, "files");
  if (!config.S3_ENDPOINT && !existsSync(folder)) return [ok(`The first upload makes ${folder}.`)];
  const where = config.S3_ENDPOINT ? `${config.S3_BUCKET} at ${new URL(config.S3_ENDPOINT).host}` : folder;
  const key = `doctor-${randomUUID()}/check.txt`;
  const bytes = new TextEncoder().encode("check");
  const objects = openStore(config, bytes);
  try {
    await objects.write(key, bytes, "text/plain");
    const read = await objects.read(key, bytes.length);
    await objects.delete(key);
    if (read && Buffer.compare(read, bytes) === 0) return [ok(`${where} writes, reads and deletes.`)];
    return [wrong(`${where} returns other data than was written: fix the store.`)];
  } catch (error) {
    const fix = config.S3_ENDPOINT ? "fix the S3_ variables, or the bucket" : "let this user write it";
    return [wrong(`${where} cannot be used (${reasonOf(error as Error)}): ${fix}.`)];
  } finally {
    // The disk store created a folder for the object.
    const made = dirname(join(folder, key));
    if (existsSync(made)) rmdirSync(made);
  }
};

/** The message of the innermost cause: "fetch failed" alone says nothing. */
const reasonOf = ({ message, cause }: Error): string => (cause instanceof Error ? reasonOf(cause) : message);
