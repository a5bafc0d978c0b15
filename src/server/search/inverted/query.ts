import { positionsOf, type Postings } from "./postings.ts";

/** A text search query: lexemes, combined. */
export type Query =
  | { kind: "lexeme"; lexeme: string }
  /** Lexemes at distances from the one before; that of the first is 0. */
  | { kind: "phrase"; lexemes: readonly { lexeme: string; distance: number }[] }
  | { kind: "all" | "any"; parts: readonly Query[] };

const token = /\s*(?:'((?:[^'\\]|''|\\.)*)'|<(-|\d+)>|([|&()]))/y;

/** Reads PostgreSQL's text form of a query; null for what the terms of searches never are, such as negations. */
export const parseQuery = (text: string): Query | null => {
  const tokens: string[][] = [];
  token.lastIndex = 0;
  const end = text.trimEnd().length;
  while (token.lastIndex < end) {
    const match = token.exec(text);
    if (!match) return null;
    tokens.push(match);
  }
  let at = 0;
  const either = (): Query | null => listOf("any", "|", both);
  const both = (): Query | null => listOf("all", "&", phrase);
  const listOf = (kind: "all" | "any", sign: string, part: () => Query | null): Query | null => {
    const parts: Query[] = [];
    do {
      const next = part();
      if (!next) return null;
      parts.push(next);
    } while (tokens[at]?.[3] === sign && ++at);
    return parts.length === 1 ? parts[0]! : { kind, parts };
  };
  const phrase = (): Query | null => {
    if (tokens[at]?.[3] === "(") {
      at++;
      const inner = either();
      return inner && tokens[at++]?.[3] === ")" ? inner : null;
    }
    const lexemes: { lexeme: string; distance: number }[] = [];
    for (let distance = 0; ; at++) {
      const lexeme = tokens[at++]?.[1];
      if (lexeme === undefined) return null;
      lexemes.push({ lexeme: lexeme.replaceAll("''", "'").replace(/\\(.)/g, "$1"), distance });
      const sign = tokens[at]?.[2];
      if (sign === undefined) break;
      distance = sign === "-" ? 1 : Number(sign);
    }
    return lexemes.length === 1
      ? { kind: "lexeme", lexeme: lexemes[0]!.lexeme }
      : { kind: "phrase", lexemes };
  };
  const query = either();
  return at === tokens.length ? query : null;
};

/** The ids of the jobs that a query finds, by the postings of each lexeme: in no order, some of them repeatedly. */
export const matching = (
  query: Query,
  postings: (lexeme: string) => Postings,
): Int32Array | readonly number[] => {
  switch (query.kind) {
    case "lexeme":
      return postings(query.lexeme).ids;
    case "phrase":
      return withPhrase(
        query.lexemes.map(({ lexeme, distance }) => ({ ...postings(lexeme), distance, at: 0 })),
      );
    case "all":
      return query.parts
        .map((part) => inOrder(matching(part, postings)))
        .sort((a, b) => a.length - b.length)
        .reduce(inBoth);
    case "any": {
      const lists = query.parts.map((part) => matching(part, postings));
      const ids = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const list of lists) {
        ids.set(list, at);
        at += list.length;
      }
      return ids;
    }
  }
};

const inOrder = (ids: ArrayLike<number>): Int32Array => Int32Array.from(ids).sort();

/** A word of a phrase, and how far its jobs have been looked at. */
type Word = Postings & { distance: number; at: number };

const withPhrase = (words: readonly Word[]): number[] => {
  const found: number[] = [];
  const rarestFirst = words.toSorted((a, b) => a.ids.length - b.ids.length);
  const [rarest, ...others] = rarestFirst as [Word, ...Word[]];
  for (; rarest.at < rarest.ids.length; rarest.at++) {
    const id = rarest.ids[rarest.at]!;
    if (others.every((word) => goTo(word, id)) && isPhrase(words)) found.push(id);
  }
  return found;
};

/** Goes to the first job whose id is at least this. @returns whether it is this one. */
const goTo = (word: Word, id: number): boolean => {
  const { ids } = word;
  let step = 1;
  while (word.at + step < ids.length && ids[word.at + step]! < id) step *= 2;
  let [low, high] = [word.at, Math.min(ids.length, word.at + step + 1)];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ids[middle]! < id) low = middle + 1;
    else high = middle;
  }
  word.at = low;
  return ids[low] === id;
};

/** Whether the job that all words are at has them one after the other. */
const isPhrase = (words: readonly Word[]): boolean => {
  let ends: readonly number[] = [];
  for (const [at, word] of words.entries()) {
    const positions = positionsOf(word, word.at);
    const before = ends;
    ends = at === 0 ? positions : positions.filter((one) => before.includes(one - word.distance));
    if (!ends.length) return false;
  }
  return true;
};

const inBoth = (some: Int32Array, others: Int32Array): Int32Array => {
  const both = new Int32Array(some.length);
  let count = 0;
  for (let a = 0, b = 0; a < some.length && b < others.length;) {
    const difference = some[a]! - others[b]!;
    if (difference === 0) both[count++] = some[a]!;
    if (difference <= 0) a++;
    if (difference >= 0) b++;
  }
  return both.subarray(0, count);
};
