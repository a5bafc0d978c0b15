import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { articleSchema, type Article } from "../../contract/article.ts";
import { landingSchema } from "../../contract/landing.ts";
import { reservedSlugs } from "../../domain/article-paths.ts";
import type { ArticleFile } from "../../domain/articles.ts";
import type { Located } from "./located.ts";
import type { Problem } from "./problem.ts";
import { readData } from "./read-data.ts";
import { filesBelow } from "./site-addresses.ts";

const picture = z.string();

/** A file that was read and holds what it should. */
interface Read {
  /** From the project's folder. */
  file: string;
  lineOf: Located["lineOf"];
}
export interface ReadArticle extends Read, ArticleFile {
  data: Article;
  body: string;
  /** Lines above the text. */
  before: number;
}
export interface ReadLanding extends Read {
  data: z.infer<ReturnType<typeof landingSchema<typeof picture>>>;
  name: string;
  /** Whose own it is; that of every site otherwise. */
  brand: string | undefined;
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads a collection of Markdown files; what cannot be read is added to `problems`. */
export const readArticles = (
  root: string,
  collection: ArticleFile["collection"],
  problems: Problem[],
): ReadArticle[] => {
  const folder = `src/content/${collection}`;
  const names = filesBelow(join(root, folder)).filter((name) => name.endsWith(".md"));
  return names.flatMap((name) => {
    const file = `${folder}/${name}`;
    const id = name.slice(0, -".md".length);
    const slug = id.split("/").at(-1)!;
    const report = (line: number, says: string) => void problems.push({ file, line, says });
    if (!slugPattern.test(slug))
      report(1, "rename the file: lower-case words joined by hyphens, such as first-day.md");
    if (reservedSlugs.some((reserved) => reserved === slug))
      report(1, `rename the file: /page/${slug} is a page of every site already`);
    const parts = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/.exec(
      readFileSync(join(root, file), "utf8"),
    );
    if (!parts) {
      report(
        1,
        'begins without a head; write its title, description, author and date between two lines of "---"',
      );
      return [];
    }
    const read = readData(articleSchema(picture), parts[1]!, { file, before: 1 });
    if ("problems" in read) {
      problems.push(...read.problems);
      return [];
    }
    const before = parts[0].trimEnd().split("\n").length;
    return [{ file, ...read, id, collection, body: parts.input.slice(parts[0].length), before }];
  });
};

/** Reads the landings that every site has, and each brand's own. */
export const readLandings = (root: string, problems: Problem[]): ReadLanding[] => {
  const shared = filesBelow(join(root, "src/content/landings")).map((name) => `src/content/landings/${name}`);
  const own = filesBelow(join(root, "src/brands"))
    .filter((name) => /^[^/]+\/landings\/[^/]+$/.test(name))
    .map((name) => `src/brands/${name}`);
  return [...shared, ...own]
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => {
      const read = readData(landingSchema(picture), readFileSync(join(root, file), "utf8"), { file });
      if ("problems" in read) {
        problems.push(...read.problems);
        return [];
      }
      const name = file.split("/").at(-1)!.slice(0, -".json".length);
      const brand = file.startsWith("src/brands/") ? file.split("/")[2] : undefined;
      return [{ file, ...read, name, brand }];
    });
};
