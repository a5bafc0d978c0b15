/** A text search query: phrases of one or more lexemes, all of several or any of them. */
export type QueryTree = Phrase | { operator: "and" | "or"; of: QueryTree[] };

export interface Phrase {
  /** The same in PostgreSQL's syntax. */
  text: string;
  lexemes: string[];
  /** From each lexeme to the next; 1 where they are neighbours. */
  distances: number[];
}

const token = /\s*(?:'((?:[^'\\]|''|\\.)*)'|<(-|\d+)>|([|&()]))/y;

/** Reads PostgreSQL's text form of a query; null for what the terms of searches hardly are, such as negations. */
export const queryTree = (query: string): QueryTree | null => {
  const tokens = tokensOf(query);
  if (!tokens) return null;
  let at = 0;
  const either = (): QueryTree | null => listOf("or", "|", both);
  const both = (): QueryTree | null => listOf("and", "&", phrase);
  const listOf = (operator: "and" | "or", sign: string, part: () => QueryTree | null): QueryTree | null => {
    const of: QueryTree[] = [];
    do {
      const next = part();
      if (!next) return null;
      of.push(next);
    } while (tokens[at]?.[3] === sign && ++at);
    return of.length === 1 ? of[0]! : { operator, of };
  };
  const phrase = (): QueryTree | null => {
    if (tokens[at]?.[3] === "(") {
      at++;
      const inner = either();
      return inner && tokens[at++]?.[3] === ")" ? inner : null;
    }
    const from = at;
    const lexemes: string[] = [];
    const distances: number[] = [];
    for (;;) {
      const lexeme = tokens[at++]?.[1];
      if (lexeme === undefined) return null;
      lexemes.push(lexeme.replaceAll("''", "'").replace(/\\(.)/g, "$1"));
      const sign = tokens[at]?.[2];
      if (sign === undefined) break;
      distances.push(sign === "-" ? 1 : Number(sign));
      at++;
    }
    const text = tokens
      .slice(from, at)
      .map((parts) => parts[0]!.trim())
      .join(" ");
    return { text, lexemes, distances };
  };
  const tree = either();
  return at === tokens.length ? tree : null;
};

/** The phrases of a query. */
export const phrasesOf = (tree: QueryTree): Phrase[] => ("of" in tree ? tree.of.flatMap(phrasesOf) : [tree]);

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
