import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseFrontmatter } from "astro/markdown";
import * as z from "zod";
import { articleSchema, type Article } from "../../contract/article.ts";
import { allBrandWords, unknownBrandWords } from "../../contract/brand-words.ts";
import { landingSchema } from "../landings/landing-schema.ts";
import { usualZone } from "../../contract/time-zone.ts";
import { reservedSlugs } from "../../domain/articles/article-paths.ts";
import type { ArticleFile } from "../../domain/articles/articles.ts";
import { momentIn, publishAtOf } from "../../domain/articles/publish-at.ts";
import { SyntaxProblem, type Located } from "../read/located.ts";
import type { Problem } from "../read/problem.ts";
import { frontMatterOf } from "../read/front-matter.ts";
import { readData } from "../read/read-data.ts";
import { filesBelow } from "../../runtime/files-below.ts";
import { zonesIn, type ZoneOf } from "./zones.ts";

const picture = z.string();

/** A file with valid content. */
export interface Read {
  /** Its path from the project's folder. */
  file: string;
  lineOf: Located["lineOf"];
}
export interface ReadArticle extends Read, ArticleFile {
  data: Article;
  body: string;
  /** The number of lines above the text. */
  before: number;
}
export interface ReadLanding extends Read {
  data: z.infer<ReturnType<typeof landingSchema<typeof picture>>>;
  name: string;
  /** The brand that owns it; undefined when it is shared by every site. */
  brand: string | undefined;
}

/** Extensions of Markdown; only files with the first become pages. */
export const markdown = /\.(md|markdown|mdx)$/i;
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads a collection of Markdown files; what cannot be read is added to `problems`. */
export const readArticles = (
  root: string,
  collection: ArticleFile["collection"],
  problems: Problem[],
): ReadArticle[] => {
  const folder = `src/content/${collection}`;
  const zoneOf = zonesIn(root);
  return filesBelow(join(root, folder))
    .filter((name) => markdown.test(name))
    .map((name) => `${folder}/${name}`)
    .flatMap((file) => readArticle(file, readFileSync(join(root, file), "utf8"), problems, zoneOf) ?? []);
};

/** Parses the text of one Markdown file; undefined when it is invalid, which is added to `problems`. */
export const readArticle = (
  file: string,
  text: string,
  problems: Problem[],
  zoneOf: ZoneOf = () => usualZone,
): ReadArticle | undefined => {
  const [, , collection, ...folders] = file.split("/");
  const id = folders.join("/").replace(markdown, "");
  const slug = id.split("/").at(-1)!;
  const report = (line: number, says: string) => void problems.push({ file, line, says });
  if (!file.endsWith(".md")) {
    report(1, "rename the file: its name must end in .md");
    return undefined;
  }
  if (!slugPattern.test(slug))
    report(1, "rename the file: lower-case words joined by hyphens, such as first-day.md");
  if (reservedSlugs.some((reserved) => reserved === slug))
    report(1, `rename the file: /page/${slug} is a page of every site already`);
  const parts = frontMatterOf(text, report);
  if (!parts) return undefined;
  const read = readData(articleSchema(picture), parts[1] ?? "", {
    file,
    before: 1,
    alsoAs: () => asEditorReads(text),
  });
  if ("problems" in read) {
    problems.push(...read.problems);
    return undefined;
  }
  const { updated, date } = read.data;
  if (updated && updated < date)
    report(
      read.lineOf(["updated"]),
      "updated: is before date, the day it was first published; fix one of the two",
    );
  const before = parts[0].trimEnd().split("\n").length;
  const body = parts.input.slice(parts[0].length);
  for (const [at, line] of body.split("\n").entries())
    for (const word of unknownBrandWords(line))
      report(before + at + 1, `the placeholder ${word} stands for nothing; choose from ${allBrandWords}`);
  const written = publishAtOf(text);
  const data = written ? { ...read.data, publishAt: new Date(momentIn(zoneOf(file), written)) } : read.data;
  return { file, ...read, data, id, collection: collection as ArticleFile["collection"], body, before };
};

/** The frontmatter as the editor's parser reads it: a value that looks like a date becomes one, in every field. */
const asEditorReads = (text: string): unknown => {
  try {
    return parseFrontmatter(text).frontmatter;
  } catch (error) {
    const { mark, reason } = error as { mark?: { line: number }; reason?: string };
    if (!mark) throw error;
    throw new SyntaxProblem([{ line: mark.line + 1, says: `${reason}; fix it there` }]);
  }
};

/** Reads the shared landing pages, and each brand's own. */
export const readLandings = (root: string, problems: Problem[]): ReadLanding[] => {
  const shared = filesBelow(join(root, "src/content/landings")).map((name) => `src/content/landings/${name}`);
  const own = filesBelow(join(root, "src/brands"))
    .filter((name) => /^[^/]+\/landings\/[^/]+$/.test(name))
    .map((name) => `src/brands/${name}`);
  return [...shared, ...own]
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => readLanding(file, readFileSync(join(root, file), "utf8"), problems) ?? []);
};

/** Parses the text of one landing page; undefined when it is invalid, which is added to `problems`. */
export const readLanding = (file: string, text: string, problems: Problem[]): ReadLanding | undefined => {
  const read = readData(landingSchema(picture), text, { file });
  if ("problems" in read) {
    problems.push(...read.problems);
    return undefined;
  }
  const name = file.split("/").at(-1)!.slice(0, -".json".length);
  const brand = file.startsWith("src/brands/") ? file.split("/")[2] : undefined;
  return { file, ...read, name, brand };
};
