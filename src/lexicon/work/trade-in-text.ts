import { z } from "zod";
import { listed } from "../text/listed.ts";
import { readData } from "../text/read-data.ts";
import { anyOf } from "../text/wording.ts";
import { categoryRules } from "./category-rules.ts";
import type { JobClass } from "./job-class.ts";
import { occupationIn, occupationOf } from "./occupation-rules.ts";
import { titlePattern } from "./title-pattern.ts";
import { dutyTerms, tradeTerms } from "./trade-terms.ts";
import { plain } from "./title-words.ts";
import { wordsOfWork } from "./work-words.ts";

/** How much of a text is read, and how many sentences: ads begin with who is looking for whom. */
const readLength = 700;
const mostSentences = 6;
/** Names of occupations are looked for in so many of them: it takes longer than looking for terms. */
const mostNaming = 3;
const boilerplateWeight = 0.15;
/** Each sentence counts so much of what the one before counts. */
const nextWeight = 0.8;
/** What a sign counts: whom a sentence looks for, whom it names first, whom it names, what is done, and other words. */
const weights = { sought: 6, first: 2, named: 1.5, duty: 2, term: 1.5, word: 1.4, act: 4 };
/** A category has so much of all that is found, or so many times as much as the next one, or else it is unclear. */
const leastShares = { category: 0.35, kind: 0.5 };
const leastLead = 1.3;
const enough = 1.2;
/** What a text says at least where the title says something that is not understood. */
export const enoughBesideTitle = 2;
/** What a text says at least where nothing else says anything. */
export const enoughAlone = 1;

/** The lists of `data/trade-in-text.yaml`, where each is explained. */
const lists = readData(
  "work/data/trade-in-text.yaml",
  z.strictObject({
    boilerplate: titlePattern(),
    drivingLicence: titlePattern("g"),
    seeking: listed,
    described: listed,
    acts: z.record(z.string(), titlePattern("g")),
  }),
);
const described = anyOf(lists.described);
/** Whom an ad is looking for, in at most three words. */
const sought = new RegExp(String.raw`${anyOf(lists.seeking)}(?: ?${described})* ?((?:\b[a-z]+ ?){1,3})`, "g");
const leading = new RegExp(`^(?:${described} )*`);

/**
 * The category and kind of work that an ad's text is about, under a title that says little; undefined where it is
 * unclear, or where less than asked is said of it. Occupations that are sought say more than those that are named, and
 * the first sentences more than others.
 */
export const tradeIn = (
  about: string,
  among: readonly string[] = [],
  { least = enough, clear = true } = {},
): JobClass | undefined => {
  const sentences = sentencesOf(about);
  const scores = scoresIn(sentences);
  const categories = sumBy([...scores, ...wordsIn(sentences)], (kind) => kind.split("/")[0]!);
  const [category, score] = mostOf(categories);
  const others = new Map([...categories].filter(([other]) => other !== category));
  const isClear = score >= sumOf(categories) * leastShares.category || score >= mostOf(others)[1] * leastLead;
  if (score < least || (clear && !isClear)) return undefined;
  if (among.length && !among.includes(category)) return undefined;
  const kinds = new Map([...scores].filter(([kind]) => kind.startsWith(`${category}/`)));
  const [kind, ofKind] = mostOf(kinds);
  // What speaks for the category alone speaks for work of no kind.
  const ofNone = scores.get(category) ?? 0;
  return {
    category,
    subCategory:
      ofKind > 0 && ofKind >= ofNone && ofKind >= sumOf(kinds) * leastShares.kind
        ? kind.split("/")[1]!
        : null,
  };
};

/** A sentence in plain words, and how much it counts. */
interface Sentence {
  words: string;
  isBoilerplate: boolean;
  weight: number;
}

const sentencesOf = (about: string): Sentence[] =>
  about
    .slice(0, readLength)
    .split(/[.!?;]+\s|\n|\s·\s/)
    .map((sentence) => plain(sentence).replace(lists.drivingLicence, " "))
    .filter(Boolean)
    .slice(0, mostSentences)
    .map((words, at) => {
      const isBoilerplate = lists.boilerplate.test(words);
      return { words, isBoilerplate, weight: isBoilerplate ? boilerplateWeight : nextWeight ** at };
    });

/** How much the words of a text say of each category. */
const wordsIn = (sentences: readonly Sentence[]): [category: string, score: number][] =>
  sentences.flatMap(({ words, weight }) =>
    [...wordsOfWork(words)].map(([category, score]): [string, number] => [
      category,
      score * weight * weights.word,
    ]),
  );

/** How much a text says of each kind of work, "category/kind", and of categories alone. */
const scoresIn = (sentences: readonly Sentence[]): Map<string, number> => {
  const scores = new Map<string, number>();
  for (const [at, { words, isBoilerplate, weight }] of sentences.entries()) {
    const signs = isBoilerplate || at >= mostNaming ? termsOf(words) : signsOf(words);
    for (const [kind, score] of signs) scores.set(kind, (scores.get(kind) ?? 0) + score * weight);
  }
  return scores;
};

function* signsOf(words: string): Generator<[kind: string, score: number]> {
  for (const [, person = ""] of words.matchAll(sought)) yield* signOf(occupationIn(person), weights.sought);
  const first = words.replace(leading, "").split(" ", 3).join(" ");
  yield* signOf(occupationIn(first), weights.first);
  for (const category of Object.keys(categoryRules))
    yield* signOf(occupationOf(category, words), weights.named);
  yield* termsOf(words);
}

function* termsOf(words: string): Generator<[kind: string, score: number]> {
  for (const [kind, shape] of Object.entries(lists.acts)) {
    const times = words.match(shape)?.length;
    if (times) yield [kind, times * weights.act];
  }
  for (const [kind, score] of dutyTerms(words)) yield [kind, score * weights.duty];
  for (const [kind, score] of tradeTerms(words))
    if (!kind.startsWith("other/")) yield [kind, score * weights.term];
}

function* signOf(found: JobClass | null, score: number): Generator<[kind: string, score: number]> {
  if (found) yield [found.subCategory ? `${found.category}/${found.subCategory}` : found.category, score];
}

const sumBy = (scores: readonly [string, number][], keyOf: (key: string) => string): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const [key, score] of scores) sums.set(keyOf(key), (sums.get(keyOf(key)) ?? 0) + score);
  return sums;
};
const sumOf = (scores: ReadonlyMap<string, number>) =>
  [...scores.values()].reduce((sum, one) => sum + one, 0);
const mostOf = (scores: ReadonlyMap<string, number>): [key: string, score: number] =>
  [...scores].reduce((most, one) => (one[1] > most[1] ? one : most), ["", 0] as [string, number]);
