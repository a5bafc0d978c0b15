import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { CurrentBundle } from "../src/build/server-bundle.ts";
import { buildWhenStale } from "../src/releases/build-when-stale.ts";
import { bundledStart } from "../src/runtime/bundled-start.js";
import { loadBrands } from "../src/site/brands.ts";

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
 * project is built first: its pictures are then made once, and not by every copy. It has no employers, whose pictures
 * each server would encode anew, which takes ten seconds of processor.
 * @param brands those that the copy has: a build of two takes less than half of what all take.
 * @param bundled whether it has the project's bundle of the server, which a start without it would make.
 */
export const copyProject = (name: string, brands: readonly string[], bundled = false): string => {
  buildWhenStale();
  const copy = mkdtempSync(join(tmpdir(), `signboard-${name}-`));
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
  for (const { id } of loadBrands().filter(({ id }) => !brands.includes(id)))
    for (const folder of [
      "src/brands",
      "src/content/blogs",
      "src/content/articles",
      "src/content/competitions",
    ])
      rmSync(join(copy, folder, id), { recursive: true, force: true });
  for (const page of globSync("src/content/*/*.md", { cwd: copy })) showOn(join(copy, page), brands);
  const employers = join(copy, "src/content/employers");
  rmSync(employers, { recursive: true });
  mkdirSync(employers);
  // What Vite and Astro keep beside the packages is about one project, all but the pictures that are made. Those are
  // copied: a build removes what it does not use, which another that runs at the same time may.
  linkEntries(join(root, "node_modules"), join(copy, "node_modules"), [".vite", ".astro"]);
  const cache = join(root, "node_modules/.astro");
  if (existsSync(cache))
    cpSync(cache, join(copy, "node_modules/.astro"), {
      recursive: true,
      filter: (file) => basename(file) !== "data-store.json",
    });
  if (bundled) copyBundle(copy);
  return copy;
};

/** Bundles the server of the project, where that is to be done, and gives it to a copy, whose files have other times. */
const copyBundle = (copy: string): void => {
  if (!bundledStart(root)) execFileSync(process.execPath, ["src/commands/bundle-server.ts"], { cwd: root });
  const folder = "dist/server";
  const bundle = JSON.parse(readFileSync(join(root, folder, "current.json"), "utf8")) as CurrentBundle;
  for (const file of Object.keys(bundle.files)) {
    const { size, mtimeMs } = statSync(join(copy, file));
    bundle.files[file] = [size, mtimeMs];
  }
  const code = join(folder, dirname(bundle.start));
  cpSync(join(root, code), join(copy, code), { recursive: true });
  writeFileSync(join(copy, folder, "current.json"), JSON.stringify(bundle));
};

/** Leaves to a page that names the brands that show it those that there are; one of the others, all of them. */
const showOn = (page: string, brands: readonly string[]) => {
  const text = readFileSync(page, "utf8");
  const named = text.replace(/^brands: \[(.*)\]$/m, (_, ids: string) => {
    const left = brands.filter((id) => ids.split(", ").includes(id));
    return `brands: [${(left.length > 0 ? left : brands).join(", ")}]`;
  });
  if (named !== text) writeFileSync(page, named);
};

const linkEntries = (from: string, to: string, except: string[]) => {
  mkdirSync(to);
  for (const entry of readdirSync(from).filter((entry) => !except.includes(entry)))
    symlinkSync(join(from, entry), join(to, entry));
};
