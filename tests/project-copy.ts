import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhenStale } from "../src/releases/build-when-stale.ts";

const root = join(import.meta.dirname, "..");
const parts = [
  "src",
  "public",
  "astro.config.mjs",
  "keystatic.config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  ".prettierrc.json",
  ".gitignore",
];

/**
 * A copy of the project in a temporary folder, to change and build; its packages are links to the project's own. The
 * project is built first: its pictures are then made once, and not by every copy.
 */
export const copyProject = (name: string): string => {
  buildWhenStale();
  const copy = mkdtempSync(join(tmpdir(), `signboard-${name}-`));
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
  // What Vite and Astro keep beside the packages is about one project, all but the pictures that are made.
  linkEntries(join(root, "node_modules"), join(copy, "node_modules"), [".vite", ".astro"]);
  const cache = join(root, "node_modules/.astro");
  if (existsSync(cache)) linkEntries(cache, join(copy, "node_modules/.astro"), ["data-store.json"]);
  return copy;
};

const linkEntries = (from: string, to: string, except: string[]) => {
  mkdirSync(to);
  for (const entry of readdirSync(from).filter((entry) => !except.includes(entry)))
    symlinkSync(join(from, entry), join(to, entry));
};
