import type { Part } from "../jobs-by-word.ts";
import { readPostings, type Postings } from "./postings.ts";
import { concat, matching, parseQuery, type KnownIds, type Query } from "./query.ts";
import { Scratch } from "./scratch.ts";
import type { PostingsOf, Segment } from "./segment.ts";

/** The ids of the jobs that each part of a query finds. */
export type FoundIds = Readonly<Record<Part, Int32Array>>;

/** Lists of ids by part, one of each segment. */
export type Collected = Record<Part, Int32Array[]>;

/** The lists of each part one after the other. */
export const joined = ({ words, core, title }: Collected): FoundIds => ({
  words: concat(words),
  core: concat(core),
  title: concat(title),
});

/** A text search query, and its text. */
export interface Asked {
  text: string;
  query: Query;
}

/** A query by its text; none where it cannot be answered from files. */
export const parsed = (text: string): Asked[] => {
  const query = parseQuery(text);
  return query ? [{ text, query }] : [];
};

/** One lookup at a time uses it. */
const scratch = new Scratch();

/** The jobs in a file that queries find, as the file has them. */
export const findIn = (segment: Segment, asked: readonly Asked[]): ReadonlyMap<string, FoundIds> => {
  scratch.begin();
  const lists = new Map<string, PostingsOf>();
  const postings = new Map<Uint8Array, Postings>();
  const postingsOf = (lexeme: string, part: Part): Postings => {
    const ofLexeme = lists.get(lexeme) ?? segment.postingsOf(lexeme, scratch);
    lists.set(lexeme, ofLexeme);
    const bytes = ofLexeme[part];
    const read = postings.get(bytes) ?? readPostings(bytes, scratch);
    postings.set(bytes, read);
    return read;
  };
  // Terms share phrases with their synonyms.
  const known = { words: new Map(), core: new Map(), title: new Map() } as Record<Part, KnownIds>;
  const idsIn = (query: Query, part: Part) =>
    matching(query, (lexeme) => postingsOf(lexeme, part), known[part]);
  return new Map(
    asked.map(({ text, query }) => [
      text,
      { words: idsIn(query, "words"), core: idsIn(query, "core"), title: idsIn(query, "title") },
    ]),
  );
};
