import { gap } from "./lexeme-text.ts";
import type { Phrase, QueryTree } from "./query-tree.ts";

/** FTS5 expressions for a text search query. */
export interface MatchExpression {
  /** Finds every job of the query. */
  all: string;
  /** Finds no other job: the same, unless any word may stand between two of the query. */
  sure: string;
}

/** Lexemes further apart are left to the database. */
const furthest = 10;

/** @returns null where only the database can answer. */
export const matchExpression = (tree: QueryTree): MatchExpression | null => {
  if (!("of" in tree)) return phraseExpression(tree);
  const parts = tree.of.map(matchExpression);
  if (parts.includes(null)) return null;
  const joined = (kind: keyof MatchExpression) =>
    `(${parts.map((part) => part![kind]).join(` ${tree.operator.toUpperCase()} `)})`;
  return { all: joined("all"), sure: joined("sure") };
};

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const phraseExpression = ({ lexemes, distances }: Phrase): MatchExpression | null => {
  const isPlain = lexemes.every((lexeme) => lexeme && !/\s/.test(lexeme));
  if (!isPlain || distances.some((distance) => distance < 1 || distance > furthest)) return null;
  const withGaps = lexemes.flatMap((lexeme, at) => [
    ...Array<string>(at ? distances[at - 1]! - 1 : 0).fill(gap),
    lexeme,
  ]);
  const sure = quoted(withGaps.join(" "));
  if (withGaps.length === lexemes.length) return { all: sure, sure };
  const between = distances.reduce((sum, distance) => sum + distance, 0) - 1;
  return { all: `NEAR(${lexemes.map(quoted).join(" ")}, ${between})`, sure };
};
