import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const pages = globSync(["*.md", "docs/*.md", "docs/{how-to,decisions}/*.md", "art/README.md"], {
  cwd: root,
});

/** Paths of files and folders that a text names; those with a placeholder stand for many. */
const pathsIn = (text: string): string[] =>
  text.match(
    /(?<![\w./-])(src|tests|bench|docs|deploy|art)\/[\w./[\]<>*-]*(\.(astro|csv|json|md|tsx?)\b|\/(?=`))/g,
  ) ?? [];

/** Where the links of a page lead within the repository. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#)([^)\s#]+)/g)].map(([, to = ""]) => to);

it.each(pages)("%s names only files that are there", (page) => {
  const text = readFileSync(join(root, page), "utf8");
  const paths = [...pathsIn(text), ...linksIn(text).map((to) => join(dirname(page), to))];
  const isThere = (path: string) => [path, `${path}.js`].some((name) => existsSync(join(root, name)));
  expect(paths.filter((path) => !/[<>*]/.test(path) && !isThere(path))).toEqual([]);
});

it("twenty changes and more have a file that the architecture names", () => {
  const [, table = ""] = readFileSync(join(root, "docs/architecture.md"), "utf8").split(
    "## Where to find what",
  );
  expect(pathsIn(table).length).toBeGreaterThanOrEqual(20);
});
