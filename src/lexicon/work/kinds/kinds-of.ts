import { LRUCache } from "lru-cache";
import { occupationNamed } from "../occupation-named.ts";
import { guessKinds } from "../guess-kinds.ts";
import { kindsByDuties } from "../trade-terms.ts";
import { equalTermsOf, mainTermsOf, meaningOf } from "../synonyms/meaning.ts";
import { isGeneral, namesOfWork } from "../synonyms/names-of-work.ts";
import { isOfNoKind } from "./work-of-no-kind.ts";

/** How likely a guessed kind must be to be meant, and to be sure. */
const likely = 0.7;
const sure = 0.85;

/** The kind of work that words mean. */
export interface MeantKind {
  /** As "category/kind". */
  kind: string;
  /** Whether it is more than a guess. */
  isSure: boolean;
}

/** The words whose kinds are remembered. */
const known = new LRUCache<string, MeantKind[]>({ max: 5_000 });

/**
 * The kinds of work that terms of a search may mean, the likeliest first; none where that is unclear. The last name of
 * work says most: a GP's nurse is a nurse.
 */
export const kindsOf = (texts: readonly string[]): readonly MeantKind[] => {
  const key = texts.join("|");
  const kinds = known.get(key) ?? read(texts);
  known.set(key, kinds);
  return kinds;
};

/** How likely a kind must be among all, and among those of a site, to be shown there where nothing else is found. */
const possible = { atAll: 0.6, here: 0.6 };

/** The kind of a site's work that words may mean, at a guess; null where none is likelier than the site's others. */
export const kindAmong = (texts: readonly string[], isHere: (kind: string) => boolean): string | null => {
  if (texts.some(isOfNoKind)) return null;
  const [first, ...others] = guessKinds(texts.join(" ")).filter(({ likely }) => likely >= possible.atAll);
  if (!first || first.kind === "none") return null;
  const here = [first, ...others].filter(({ kind }) => hasKinds(kind) && isHere(kind));
  const share = (here[0]?.likely ?? 0) / here.reduce((sum, { likely }) => sum + likely, 0);
  return share >= possible.here ? here[0]!.kind : null;
};

/** A kind of work as the index writes it: the kind, then its category. */
export const indexedKind = (kind: string): string =>
  kind.split("/").toReversed().join(" ").replaceAll("-", " ");

/** Whether a kind's name has one of the texts within it: "school hours" in "outside-school-hours-care". */
export const isWithinKind = (texts: readonly string[], kind: string): boolean =>
  texts.some(
    (text) => text.includes(" ") && `-${kind.replace("/", "-")}-`.includes(`-${text.replaceAll(" ", "-")}-`),
  );

const read = (texts: readonly string[]): MeantKind[] => {
  if (texts.some(isOfNoKind)) return [];
  const head = namesOfWork(texts).findLast((text) => !isGeneral(text));
  const whole = texts.join(" ");
  const guessed = guessKinds(whole).filter(({ likely: much }) => much >= likely);
  const [first] = guessed;
  // What occupations are called says more of a clerk than the word does.
  const isCertain = first !== undefined && first.likely >= 0.9 && !head;
  const ruled = isCertain ? [] : [...(head ? kindsByRule(head) : []), ...kindsByRule(whole)];
  const kinds = [
    ...ruled.map((kind) => ({ kind, isSure: true })),
    ...(head ? [] : kindsByDuties(whole)).map(([kind, score]) => ({ kind, isSure: score > 1 })),
    ...guessed.map(({ kind, likely: much }) => ({ kind, isSure: much >= sure })),
  ].filter(({ kind }) => hasKinds(kind));
  return kinds.filter(({ kind }, at) => kinds.findIndex((one) => one.kind === kind) === at);
};

/** The kind of a text or of another name of the same work, by the rules for imported titles. */
const kindsByRule = (text: string): string[] => {
  const main = mainTermsOf(text);
  const own = main.length ? [] : kindOfMostNames(text);
  if (own.length) return own;
  const { synonyms = [], related = [] } = meaningOf(text.split(" ")) ?? {};
  const named = [...main, text, ...synonyms, ...related].find((name) => kindOfTitle(name).length > 0);
  return named === undefined ? [] : kindOfTitle(named);
};

/** How many times as many of its synonyms must have another kind for a name to be of that kind: a postie is a driver. */
const outvoted = 2;

/** The kind of work that most names of the same work have. */
const kindOfMostNames = (text: string): string[] => {
  const own = kindOfTitle(text);
  const votes = new Map<string, number>();
  for (const kind of [...new Set([text, ...equalTermsOf(text)])].flatMap(kindOfTitle))
    votes.set(kind, (votes.get(kind) ?? 0) + 1);
  const [most] = [...votes].toSorted(([, one], [, other]) => other - one);
  const isOutvoted = most && most[1] >= outvoted * (votes.get(own[0] ?? "") ?? 0);
  return isOutvoted ? [most[0]] : own;
};

/** The kind of a title by the rules; none where it has none. */
const kindOfTitle = (title: string): string[] => {
  const named = occupationNamed(title);
  return named?.subCategory ? [`${named.category}/${named.subCategory}`] : [];
};

/** Whether a kind says what the work is: the work of no field has one kind for all. */
const hasKinds = (kind: string): boolean => kind !== "none" && !kind.startsWith("other/");
