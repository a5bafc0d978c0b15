import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const pages = globSync(["README.md", "docs/*.md", "docs/{how-to,decisions}/*.md", "art/README.md"], {
  cwd: root,
});

/** Paths of files that a text names; those with a placeholder stand for many. */
const pathsIn = (text: string): string[] =>
  text.match(/(?<![\w./-])(src|tests|bench|docs|deploy|art)\/[\w./[\]<>*-]+\.(astro|csv|json|md|tsx?)\b/g) ??
  [];

it.each(pages)("%s names only files that are there", (page) => {
  const paths = pathsIn(readFileSync(join(root, page), "utf8")).filter((path) => !/[<>*]/.test(path));
  expect(
    paths.filter((path) => !existsSync(join(root, path)) && !existsSync(join(root, `${path}.js`))),
  ).toEqual([]);
});

it("twenty changes and more have a file that the architecture names", () => {
  const [, table = ""] = readFileSync(join(root, "docs/architecture.md"), "utf8").split(
    "## Where to find what",
  );
  expect(pathsIn(table).length).toBeGreaterThanOrEqual(20);
});
