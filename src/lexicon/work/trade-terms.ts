import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed } from "../text/listed.ts";
import { rootsOf } from "./root-of.ts";
import { plain } from "./title-words.ts";

/** The lists of `data/trade-terms.yaml`, where each is explained. */
const lists = readData(
  "work/data/trade-terms.yaml",
  z.strictObject({
    trades: z.record(z.string(), listed),
    duties: z.record(z.string(), listed),
    everyday: listed,
  }),
);

/** The kind of each term, in plain letters; the first counts where two have one. */
const kindsOfTerms = (byKind: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> => {
  const kinds = new Map<string, string>();
  for (const [kind, list] of Object.entries(byKind))
    for (const term of list) if (!kinds.has(plain(term))) kinds.set(plain(term), kind);
  return kinds;
};

const kindOfTerm = kindsOfTerms(lists.trades);
const kindOfDuty = kindsOfTerms(lists.duties);
const everyday = new Set(lists.everyday);
/** Short forms of titles are other words in a text, too: "er", "ta". */
const textTerms = new Map(
  [...kindOfTerm].filter(([term]) => (term.length > 4 || term.includes(" ")) && !everyday.has(term)),
);

/** Terms have no more words. */
const mostWords = 3;

/** The longest term that the words begin with from a place on. */
const termAt = (
  words: readonly string[],
  at: number,
  kinds: ReadonlyMap<string, string>,
): { kind: string; length: number } | undefined => {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(" ");
    const kind = kinds.get(phrase) ?? kinds.get(phrase.replace(/s$/, ""));
    if (kind) return { kind, length };
  }
  return undefined;
};

/** The kinds of work whose terms are in a text, with how many; longer terms count more. */
const termsIn = (text: string, kinds: ReadonlyMap<string, string>): Map<string, number> => {
  const words = text.split(" ");
  const found = new Map<string, number>();
  for (let at = 0; at < words.length;) {
    const term = termAt(words, at, kinds);
    if (term) found.set(term.kind, (found.get(term.kind) ?? 0) + term.length);
    at += term?.length ?? 1;
  }
  return found;
};

/** Terms of trades in a sentence, by the kind of work. */
export const tradeTerms = (sentence: string) => termsIn(sentence, textTerms);
/** Duties in a sentence, by the kind of work. */
export const dutyTerms = (sentence: string) => termsIn(sentence, kindOfDuty);

/** Duties by the roots of their words, so that "trimming hedges" is one of "trim hedges". */
const kindOfRoots = new Map(
  [...kindOfDuty].map(([duty, kind]) => [rootsOf(duty).join(" "), kind] as const).filter(([roots]) => roots),
);

/** The kinds of work, as "category/kind", whose duties some words are of, with how many; longer duties count more. */
export const kindsByDuties = (words: string): readonly (readonly [kind: string, score: number])[] =>
  [...termsIn(rootsOf(words).join(" "), kindOfRoots)].filter(([kind]) => kind.includes("/"));

/**
 * The kind of work, "category/kind", or the category alone, whose terms a title has most of; the first among equals.
 * Longer terms count more.
 */
export const kindByTerms = (title: string): string | undefined => {
  const found = termsIn(title, kindOfTerm);
  const most = Math.max(0, ...found.values());
  return [...found].find(([, score]) => score === most)?.[0];
};
