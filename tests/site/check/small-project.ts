import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../../src/site/check/check-content.ts";
import { readContent } from "../../../src/site/content/read-content.ts";
import { problemText } from "../../../src/site/read/problem.ts";
import { loadBrands } from "../../../src/site/brands.ts";

export const project = join(import.meta.dirname, "../../..");
const brands = loadBrands();

/** Files by their paths from the project's folder. */
export type Files = Record<string, string | Buffer>;
/** A blog that is not there. */
export const first = "src/content/blogs/one-quiet-shift.md";

const head = {
  title: "Your first day",
  description: "What to bring, what to ask and whom to look for on the first day of a new job.",
  author: "The careers desk",
  date: "2026-03-02",
};

/** A blog with other fields in its head; those that are undefined are left out. */
export const markdown = (change: Record<string, string | undefined>, body = ""): string =>
  `---\n${Object.entries({ ...head, ...change })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}`)
    .join("\n")}\n---\n\n${body}\n`;

/** A copy of what people write, its pictures and films as small as they can be: each check reads them all. */
export const openSmallProject = () => {
  const root = mkdtempSync(join(tmpdir(), "signboard-content-"));
  for (const part of ["src/brands", "src/pages", "src/content"])
    cpSync(join(project, part), join(root, part), { recursive: true });
  for (const file of globSync("src/**/*.svg", { cwd: root }))
    writeFileSync(join(root, file), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  return {
    /** What is wrong once some files are there, which go again. */
    problemsWith: async (files: Files): Promise<string[]> => {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(join(root, dirname(file)), { recursive: true });
        writeFileSync(join(root, file), text);
      }
      const found = await checkContent({ content: readContent(root), brands, now: new Date("2026-11-01") });
      for (const file of Object.keys(files)) rmSync(join(root, file));
      return found.map(problemText);
    },
    close: () => rmSync(root, { recursive: true }),
  };
};
