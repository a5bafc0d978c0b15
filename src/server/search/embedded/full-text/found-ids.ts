import type { FullTextFile } from "./full-text-file.ts";
import { matchExpression } from "./match-expression.ts";
import { queryTree } from "./query-tree.ts";
import type { Part } from "./schema.ts";

/** The ids of the jobs that each part of a query finds. */
export type FoundIds = Readonly<Record<Part, Int32Array>>;

/** What a query finds in a file; null for one of another form, which only the database can answer. */
export const findIn = (file: FullTextFile, query: string): FoundIds | null => {
  const tree = queryTree(query);
  const expression = tree && matchExpression(tree);
  if (!expression) return null;
  // Each part is within the one before it, and most phrases are nowhere.
  const words = file.find(expression, "words");
  const core = words.length ? file.find(expression, "core") : words;
  const title = core.length ? file.find(expression, "title") : core;
  return { words, core, title };
};
