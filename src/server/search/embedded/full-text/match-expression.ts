import { gap } from "./lexeme-text.ts";
import type { Phrase, QueryTree } from "./query-tree.ts";

/** Lexemes further apart are left to the database. */
const furthest = 10;

/**
 * An FTS5 expression for a text search query. Where the query left out a stop word, only jobs are found that have one
 * there: "front of house" is no "front door house keeper", whom PostgreSQL finds as well.
 * @returns null where only the database can answer.
 */
export const matchExpression = (tree: QueryTree): string | null => {
  if (!("of" in tree)) return phraseExpression(tree);
  const parts = tree.of.map(matchExpression);
  return parts.includes(null) ? null : `(${parts.join(` ${tree.operator.toUpperCase()} `)})`;
};

const phraseExpression = ({ lexemes, distances }: Phrase): string | null => {
  const isPlain = lexemes.every((lexeme) => lexeme && !/\s/.test(lexeme));
  if (!isPlain || distances.some((distance) => distance < 1 || distance > furthest)) return null;
  const words = lexemes.flatMap((lexeme, at) => [
    ...Array<string>(at ? distances[at - 1]! - 1 : 0).fill(gap),
    lexeme,
  ]);
  return `"${words.join(" ").replaceAll('"', '""')}"`;
};
