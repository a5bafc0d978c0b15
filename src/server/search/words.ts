import { sql, type SQL } from "drizzle-orm";
import { narrower, synonyms } from "./synonyms.ts";

/** One thing to find: any of the texts, each as a phrase. The first is what was typed. */
export type Term = readonly [typed: string, ...others: string[]];

/** The parsed search text. */
export interface Words {
  /** All of these must be found. */
  terms: readonly Term[];
  /** None of these may be. */
  excluded: readonly string[];
}

/** Parses a search text: words, "phrases" and -exclusions, with synonyms. */
export const parseWords = (typed: string): Words => {
  const terms: Term[] = [];
  const excluded: string[] = [];
  let run: string[] = [];
  const endRun = () => {
    terms.push(...withSynonyms(run));
    run = [];
  };
  for (const [, minus, quoted, bare = ""] of oneWay(typed).matchAll(parts)) {
    const words = wordsOf(quoted ?? bare);
    if (!words.length) continue;
    if (minus) excluded.push(words.join(" "));
    else if (quoted === undefined) run.push(...words);
    else {
      endRun();
      terms.push([words.join(" ")]);
    }
  }
  endRun();
  return { terms, excluded };
};

/** The same text with names of technologies in one way of writing. */
const oneWay = (typed: string): string =>
  typed
    .replace(/[“”„«»]/g, '"')
    .replace(/\bnode ?js\b/gi, "node.js")
    .replace(/\bdot ?net\b/gi, ".net");

const parts = /(?<=^|\s)(-?)(?:"([^"]*)"?|([^\s"]+))|(?<=\S)"([^"]*)"?/g;

/** The words of a text in lower case, without accents and punctuation; "C++", "C#", ".NET" and "node.js" keep theirs. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'.+#]+/gu, " ")
    .split(" ")
    .map((word) => word.replace(/^(?!\.net$)['.+#]+|['.]+$/g, ""))
    .filter(Boolean);

/** The same form for singular and plural: "sparkies" and "sparky". */
const singular = (word: string) => word.replace(/ies$/, "y").replace(/(?<=..[^s])s$/, "");
const keyOf = (words: readonly string[]) => words.map(singular).join(" ");

const textsOf = (row: readonly string[]) => row.map((one) => wordsOf(one).join(" "));
const rows = new Map<string, readonly string[]>([
  ...synonyms.flatMap((row) => row.map((text) => [keyOf(wordsOf(text)), textsOf(row)] as const)),
  ...narrower.map((row) => [keyOf(wordsOf(row[0]!)), textsOf(row)] as const),
]);
const longest = Math.max(...[...rows.keys()].map((key) => key.split(" ").length));

/** One term a word, or a term for a run of words that has synonyms; the longest run first. */
const withSynonyms = (words: readonly string[]): Term[] => {
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    let size = Math.min(longest, words.length - at);
    while (size > 1 && !rows.has(keyOf(words.slice(at, at + size)))) size--;
    const run = words.slice(at, at + size);
    const typed = run.join(" ");
    terms.push([typed, ...(rows.get(keyOf(run)) ?? []).filter((other) => other !== typed)]);
    at += size;
  }
  return terms;
};

/** Nobody searches for the pronoun: "it" is information technology, which jobs write in capitals. */
const inSearch = (text: string) => text.replace(/\bit\b/g, "IT");

/** The same search with each word of a phrase on its own, and the phrase; null without a phrase that has synonyms. */
export const wordsApart = ({ terms, excluded }: Words): { phrase: string; words: Words } | null => {
  const isPhrase = ([typed, ...others]: Term) => others.length > 0 && typed.includes(" ");
  const phrase = terms.find(isPhrase)?.[0];
  if (phrase === undefined) return null;
  const apart = terms.flatMap((term) =>
    isPhrase(term) ? term[0].split(" ").flatMap((word) => parseWords(word).terms) : [term],
  );
  return { phrase, words: { terms: apart, excluded } };
};

/** A term as a text search query. Texts are passed as parameters, so that no input can be a syntax error. */
export const termQuery = (term: Term): SQL =>
  sql`(${sql.join(
    term.map((text) => sql`phraseto_tsquery('signboard', search_text(${inSearch(text)}))`),
    sql` || `,
  )})`;

/** Words of letters and digits as an array literal; quoted, because a bare `null` would be SQL's NULL. */
export const textArray = (words: readonly string[]): string =>
  `{${words.map((word) => `"${word}"`).join(",")}}`;
