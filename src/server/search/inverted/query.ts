import { readPositions, type Postings } from "./postings.ts";

/** A text search query: lexemes, combined. */
export type Query =
  | { kind: "lexeme"; lexeme: string }
  /** Lexemes at distances from the one before; that of the first is 0. */
  | { kind: "phrase"; lexemes: readonly { lexeme: string; distance: number }[]; text: string }
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
      : { kind: "phrase", lexemes, text: JSON.stringify(lexemes) };
  };
  const query = either();
  return at === tokens.length ? query : null;
};

/** The ids of the jobs that phrases find, by the text of each. */
export type KnownIds = Map<string, Int32Array>;

/** The ids of the jobs that a query finds, by the postings of each lexeme: in no order, some of them repeatedly. */
export const matching = (
  query: Query,
  postings: (lexeme: string) => Postings,
  known: KnownIds,
): Int32Array => {
  switch (query.kind) {
    case "lexeme":
      return postings(query.lexeme).ids.slice();
    case "phrase": {
      const ids =
        known.get(query.text) ??
        withPhrase(query.lexemes.map(({ lexeme, distance }) => ({ ...postings(lexeme), distance })));
      known.set(query.text, ids);
      return ids;
    }
    case "all":
      return query.parts
        .map((part) => inOrder(matching(part, postings, known)))
        .sort((a, b) => a.length - b.length)
        .reduce(inBoth);
    case "any":
      return concat(query.parts.map((part) => matching(part, postings, known)));
  }
};

/** Lists one after the other. */
export const concat = (lists: readonly Int32Array[]): Int32Array => {
  const all = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
};

const inOrder = (ids: Int32Array): Int32Array => ids.slice().sort();

const withPhrase = (words: readonly (Postings & { distance: number })[]): Int32Array => {
  const [first, ...others] = words as [Postings & { distance: number }, ...(typeof words)[number][]];
  // The jobs that have all words, by their places in the postings of each.
  let ids = first.ids;
  for (const { ids: more } of others.toSorted((a, b) => a.ids.length - b.ids.length)) ids = inBoth(ids, more);
  const found = new Int32Array(ids.length);
  const at = new Int32Array(words.length);
  let count = 0;
  for (let job = 0; job < ids.length; job++) {
    const id = ids[job]!;
    for (let word = 0; word < words.length; word++) at[word] = placeOf(words[word]!.ids, id, at[word]!);
    if (isPhrase(words, at)) found[count++] = id;
  }
  return found.subarray(0, count);
};

/** The place of an id that is among some in order, from a place before it. */
const placeOf = (ids: Int32Array, id: number, from: number): number => {
  let step = 1;
  let low = from;
  while (low + step < ids.length && ids[low + step]! <= id) {
    low += step;
    step *= 2;
  }
  let high = Math.min(ids.length, low + step);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (ids[middle]! <= id) low = middle;
    else high = middle;
  }
  return low;
};

/** The positions of two words; reused, because a vector has at most 256 of each lexeme. */
let ends = new Uint16Array(1024);
let next = new Uint16Array(1024);

/** Whether a job, at these places of its words' postings, has them one after the other. */
const isPhrase = (words: readonly (Postings & { distance: number })[], at: Int32Array): boolean => {
  let count = readPositions(words[0]!, at[0]!, ends);
  for (let word = 1; word < words.length && count > 0; word++) {
    const { distance } = words[word]!;
    const size = readPositions(words[word]!, at[word]!, next);
    let kept = 0;
    for (let a = 0, b = 0; a < count && b < size;) {
      const difference = ends[a]! + distance - next[b]!;
      if (difference === 0) next[kept++] = next[b]!;
      if (difference <= 0) a++;
      if (difference >= 0) b++;
    }
    [ends, next] = [next, ends];
    count = kept;
  }
  return count > 0;
};

/** Ids that are in both of two lists in order. */
const inBoth = (some: Int32Array, others: Int32Array): Int32Array => {
  const [fewer, more] = some.length < others.length ? [some, others] : [others, some];
  if (fewer.length * much < more.length) return amongMany(fewer, more);
  const both = new Int32Array(fewer.length);
  let count = 0;
  for (let a = 0, b = 0; a < some.length && b < others.length;) {
    const difference = some[a]! - others[b]!;
    if (difference === 0) both[count++] = some[a]!;
    if (difference <= 0) a++;
    if (difference >= 0) b++;
  }
  return both.subarray(0, count);
};

/** So many times as many ids are looked up, and not gone through. */
const much = 16;

const amongMany = (fewer: Int32Array, more: Int32Array): Int32Array => {
  const both = new Int32Array(fewer.length);
  let count = 0;
  let at = 0;
  for (let job = 0; job < fewer.length; job++) {
    at = placeOf(more, fewer[job]!, at);
    if (more[at] === fewer[job]) both[count++] = fewer[job]!;
  }
  return both.subarray(0, count);
};
