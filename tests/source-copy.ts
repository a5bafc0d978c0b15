import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
/** What is read only, and large. */
const linked = ["brands", "content"];

/**
 * A copy of `src` to be changed by a test, which removes it. It stands inside the project, where it finds the packages
 * and Vite reads it.
 */
export const copySource = (name: string): string => {
  const results = join(root, "test-results");
  mkdirSync(results, { recursive: true });
  const copy = mkdtempSync(join(results, `${name}-`));
  mkdirSync(join(copy, "src"));
  for (const part of readdirSync(join(root, "src")))
    if (linked.includes(part)) symlinkSync(join(root, "src", part), join(copy, "src", part));
    else cpSync(join(root, "src", part), join(copy, "src", part), { recursive: true });
  return copy;
};
