import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { dropMadeDatabases } from "./own-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder that all files of one run of the tests share. */
    runFolder: string;
  }
}

/** Makes the folder that tests get by `inject("runFolder")`, and removes it when all have run. */
const makeRunFolder = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), "signboard-tests-"));
  provide("runFolder", folder);
  // A program that a test started may still be writing there while it ends.
  return async () => {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    if (process.env["TEST_DATABASE_URL"]) await dropMadeDatabases(folder);
  };
};

export default makeRunFolder;
