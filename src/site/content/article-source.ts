import type { ReadArticle } from "./read-files.ts";

/** An article in a form that one process can send to another. */
export type ArticleSource = Pick<ReadArticle, "id" | "collection" | "file" | "data" | "body">;

/** The parts of the articles that pages are made from. */
export const sourcesOf = (articles: readonly ReadArticle[]): ArticleSource[] =>
  articles.map(({ id, collection, file, data, body }) => ({ id, collection, file, data, body }));
