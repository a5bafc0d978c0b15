import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { EntryStatus } from "../../contract/editor-drafts.ts";
import type { Config } from "../../runtime/config.ts";
import { projectFolder } from "../../runtime/project-folder.ts";
import { readArticle, readArticles, type ReadArticle } from "../../site/content/read-files.ts";
import { zonesIn } from "../../site/content/zones.ts";
import type { editorDrafts } from "./tables.ts";

export type DraftRow = typeof editorDrafts.$inferSelect;

/** Which file a draft is, or will be. */
export type EntryPlace = Pick<DraftRow, "brand" | "collection">;

type Needs = Pick<Config, "EDITOR_CONTENT_DIR">;

/** The checkout whose texts the editor changes (`EDITOR_CONTENT_DIR`). */
export const contentRoot = ({ EDITOR_CONTENT_DIR }: Needs): string =>
  resolve(EDITOR_CONTENT_DIR ?? projectFolder);

/** That checkout, and the running one, which the sites are built from. */
export const contentRoots = (config: Needs): string[] => [...new Set([contentRoot(config), projectFolder])];

/** The path of an entry's file from the checkout's folder. */
export const entryFile = ({ brand, collection }: EntryPlace, slug: string): string =>
  `src/content/${collection}/${brand ? `${brand}/` : ""}${slug}.md`;

/** The text of a file of the checkout; undefined when there is none. */
export const readEntry = (config: Needs, file: string): string | undefined => {
  const path = join(contentRoot(config), file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
};

/** Writes a file of both checkouts, or removes it. */
export const writeEntry = (config: Needs, file: string, content: string | Uint8Array | undefined): void => {
  for (const root of contentRoots(config)) {
    const path = join(root, file);
    if (content === undefined) rmSync(path, { force: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
  }
};

/** Every readable article and blog of the checkout. */
export const readEntries = (config: Needs): ReadArticle[] =>
  (["blogs", "articles"] as const).flatMap((name) => readArticles(contentRoot(config), name, []));

/** The brand that owns a file; empty when all sites share it. */
export const ownerOf = ({ id }: Pick<ReadArticle, "id">): string =>
  id.slice(0, Math.max(0, id.lastIndexOf("/")));

export const slugOf = ({ id }: Pick<ReadArticle, "id">): string => id.slice(id.lastIndexOf("/") + 1);

/** What readers see of a file at a moment. */
export const statusOf = ({ data }: Pick<ReadArticle, "data">, now = new Date()): EntryStatus => {
  if (data.draft) return "taken_back";
  return data.publishAt && data.publishAt > now ? "scheduled" : "live";
};

/** What readers see of a draft's page. */
export const draftStatus = (config: Needs, draft: DraftRow): EntryStatus => {
  if (draft.slug === null) return "new";
  const file = entryFile(draft, draft.slug);
  const text = readEntry(config, file);
  const article = text === undefined ? undefined : readArticle(file, text, [], zonesIn(contentRoot(config)));
  return article ? statusOf(article) : "new";
};
