import type { ReadArticle } from "./read-files.ts";

/** An article as it was read, in what one process can hand to another. */
export type ArticleSource = Pick<ReadArticle, "id" | "collection" | "file" | "data" | "body">;

/** What the pages are made from, of what was read. */
export const sourcesOf = (articles: readonly ReadArticle[]): ArticleSource[] =>
  articles.map(({ id, collection, file, data, body }) => ({ id, collection, file, data, body }));
