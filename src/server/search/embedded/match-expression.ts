import { gap } from "./lexeme-text.ts";

/** FTS5 expressions for a text search query. */
export interface MatchExpression {
  /** Finds every job of the query. */
  all: string;
  /** Finds no other job: the same, unless any word may stand between two of the query. */
  sure: string;
}

/** Lexemes further apart are left to the database. */
const furthest = 10;

const token = /\s*(?:'((?:[^'\\]|''|\\.)*)'|<(-|\d+)>|([|&()]))/y;

/** Reads PostgreSQL's text form of a query; null for what the terms of searches hardly are, such as negations. */
export const matchExpression = (query: string): MatchExpression | null => {
  const tokens = tokensOf(query);
  if (!tokens) return null;
  let at = 0;
  const either = (): MatchExpression | null => listOf("OR", "|", both);
  const both = (): MatchExpression | null => listOf("AND", "&", phrase);
  const listOf = (operator: string, sign: string, part: () => MatchExpression | null) => {
    const parts: MatchExpression[] = [];
    do {
      const next = part();
      if (!next) return null;
      parts.push(next);
    } while (tokens[at]?.[3] === sign && ++at);
    const joined = (kind: keyof MatchExpression) => parts.map((one) => one[kind]).join(` ${operator} `);
    return parts.length === 1 ? parts[0]! : { all: `(${joined("all")})`, sure: `(${joined("sure")})` };
  };
  const phrase = (): MatchExpression | null => {
    if (tokens[at]?.[3] === "(") {
      at++;
      const inner = either();
      return inner && tokens[at++]?.[3] === ")" ? inner : null;
    }
    const lexemes: string[] = [];
    const distances: number[] = [];
    for (;;) {
      const lexeme = tokens[at++]?.[1];
      if (lexeme === undefined) return null;
      lexemes.push(lexeme.replaceAll("''", "'").replace(/\\(.)/g, "$1"));
      const sign = tokens[at]?.[2];
      if (sign === undefined) return phraseOf(lexemes, distances);
      distances.push(sign === "-" ? 1 : Number(sign));
      at++;
    }
  };
  const expression = either();
  return at === tokens.length ? expression : null;
};

const tokensOf = (query: string): string[][] | null => {
  const tokens: string[][] = [];
  token.lastIndex = 0;
  const end = query.trimEnd().length;
  while (token.lastIndex < end) {
    const match = token.exec(query);
    if (!match) return null;
    tokens.push(match);
  }
  return tokens;
};

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** @param distances From each lexeme to the next; 1 where they are neighbours. */
const phraseOf = (lexemes: readonly string[], distances: readonly number[]): MatchExpression | null => {
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
