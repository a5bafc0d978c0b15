import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "../../contract/brand.ts";
import { filesBelow } from "../../runtime/files-below.ts";
import type { Located } from "../read/located.ts";
import type { Problem } from "../read/problem.ts";
import { frontMatterOf } from "../read/front-matter.ts";
import { readData } from "../read/read-data.ts";
import { employerFaults } from "./employer-faults.ts";
import { employerPageSchema, employerSchema, type ImportedEmployer } from "./employer-schema.ts";

/** Where the folders of employers are, from the project's folder or a release's. */
export const employersFolder = "src/content/employers";

/** A page of an employer with where its text begins. */
export interface ReadEmployerPage {
  file: string;
  /** The number of lines above the text. */
  before: number;
  markdown: string;
}

/** An employer's folder with valid content. */
export interface ReadEmployer {
  /** The path of its employer.json from the project's folder. */
  file: string;
  data: ImportedEmployer;
  lineOf: Located["lineOf"];
  /** In the order of `data.pages`. */
  pages: ReadEmployerPage[];
}

const textOf = (root: string, file: string): string => readFileSync(join(root, file), "utf8");

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Reads the folders of employers; what cannot be read is added to `problems`.
 * @param root The folder that has `src/content/employers`.
 */
export const readEmployers = (root: string, brands: readonly Brand[], problems: Problem[]): ReadEmployer[] =>
  foldersIn(join(root, employersFolder)).flatMap((slug) => readEmployer(root, slug, brands, problems) ?? []);

const foldersIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
      .map(({ name }) => name)
      .sort();
  } catch {
    // A project may have no employers.
    return [];
  }
};

const readEmployer = (
  root: string,
  slug: string,
  brands: readonly Brand[],
  problems: Problem[],
): ReadEmployer | undefined => {
  const folder = `${employersFolder}/${slug}`;
  const file = `${folder}/employer.json`;
  const found: Problem[] = [];
  const names = filesBelow(join(root, folder));
  // Git does not keep empty folders, and neither are they employers.
  if (!names.length) return undefined;
  if (!slugPattern.test(slug) || slug.length > 120)
    found.push({ file, line: 1, says: "rename the folder: lower-case words joined by hyphens" });
  if (!names.includes("employer.json"))
    found.push({ file, line: 1, says: "is missing; add it, or remove the folder" });
  const pages = names
    .filter((name) => /^pages\/[^/]+\.md$/.test(name))
    .flatMap((name) => readPage(`${folder}/${name}`, textOf(root, `${folder}/${name}`), found) ?? []);
  const read = names.includes("employer.json")
    ? readData(employerSchema, textOf(root, file), { file })
    : undefined;
  if (read && "problems" in read) found.push(...read.problems);
  const sorted = pages.sort((a, b) => a.data.order - b.data.order || (a.data.title < b.data.title ? -1 : 1));
  const data = read && "data" in read && { ...read.data, slug, pages: sorted.map((page) => page.data) };
  if (read && "data" in read && data)
    for (const { path, says } of employerFaults(data, brands))
      found.push({ file, line: read.lineOf(path), says: `${path.join(".")}: ${says}` });
  problems.push(...found);
  if (found.length || !read || !("data" in read) || !data) return undefined;
  return {
    file,
    data,
    lineOf: read.lineOf,
    pages: sorted.map(({ file, before, data: { markdown } }) => ({ file, before, markdown })),
  };
};

/** Reads the text of a page of an employer; what is wrong with it is added to `problems`. */
export const readPage = (file: string, text: string, problems: Problem[]) => {
  const slug = file.split("/").at(-1)!.slice(0, -".md".length);
  const report = (line: number, says: string) => void problems.push({ file, line, says });
  if (!slugPattern.test(slug)) report(1, "rename the file: lower-case words joined by hyphens");
  const parts = frontMatterOf(text, report);
  if (!parts) return undefined;
  const read = readData(employerPageSchema, parts[1] ?? "", { file, before: 1 });
  if ("problems" in read) {
    problems.push(...read.problems);
    return undefined;
  }
  const markdown = parts.input.slice(parts[0].length);
  const before = parts[0].trimEnd().split("\n").length;
  if (!markdown.trim()) report(before + 1, "has no text; write one below its head");
  if (markdown.length > 20_000)
    report(before + 1, `has ${markdown.length} characters; write at most 20000, or make two pages of it`);
  return { file, before, data: { ...read.data, slug, markdown } };
};
