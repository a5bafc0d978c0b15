import type { Brand } from "../../../contract/brand.ts";
import { jobCategories } from "../../../contract/job-categories.ts";
import {
  indexedKind,
  isWithinKind,
  kindAmong,
  kindsOf,
  type MeantKind,
} from "../../../lexicon/work/kinds/kinds-of.ts";
import { queryWords } from "../../../lexicon/work/query-words.ts";
import { mainTermsOf } from "../../../lexicon/work/synonyms/meaning.ts";
import { isStatedAnywhere } from "../../../lexicon/work/synonyms/stated-anywhere.ts";
import type { WordQuery } from "../plan.ts";
import { isQuoted } from "../understand/query-terms.ts";
import { wordsOfWork } from "../understand/term-meaning.ts";
import type { Asked, Attempt } from "./attempt.ts";
import { kindOfFirst } from "./kind-of-first.ts";
import { textsOf, withoutStopWords } from "./relaxations.ts";

const { mixedKinds, catchAllKinds } = queryWords;

/** As "category/kind". */
const allKinds = jobCategories.flatMap(({ id, sub_categories: kinds }) =>
  kinds.map((kind) => `${id}/${kind.id}`),
);

const sureKind = ([first]: readonly MeantKind[]): string | null =>
  first?.isSure && !mixedKinds.has(first.kind) ? first.kind : null;

/**
 * The same search, followed by jobs of the kind of work that its words mean, those with more of the words first.
 * @param atAGuess Whether a guess is enough.
 */
export const addTheirKind = async (
  asked: Pick<Asked, "brand">,
  last: Attempt,
  atAGuess: boolean,
): Promise<Attempt | null> => {
  const { terms } = last.plan.typed;
  // Where ads state what was typed, other work is no nearer.
  const isStated = last.plan.mentionsApart === false;
  if (terms.some(isQuoted) || isStated) return null;
  const work = withoutStopWords(terms).filter((term) => !isStatedAnywhere(term));
  const isHere = (kind: string) => !catchAllKinds.has(kind) && isOn(asked.brand, kind);
  const meantKinds = kindsOf(textsOf(work));
  const kind = atAGuess
    ? (meantKinds.find(({ kind, isSure }) => isHere(kind) && (isSure || !mixedKinds.has(kind)))?.kind ??
      kindAmong(textsOf(work), isHere))
    : sureKind(meantKinds.filter(({ kind }) => isHere(kind) || mixedKinds.has(kind)));
  return kind === null ? null : followedBy(last, kind);
};

/** Jobs of a kind that has a condition within its name, which no job states: care outside school hours for "school hours". */
export const addKindNamedSo = ({ brand }: Asked, last: Attempt): Attempt | null => {
  const { terms } = last.plan.typed;
  if (last.kinds.length || terms.some(isQuoted) || !terms.every(isStatedAnywhere)) return null;
  const isSo = (kind: string) => isOn(brand, kind) && terms.some((term) => isWithinKind(term, kind));
  const kind = allKinds.find(isSo);
  return kind === undefined ? null : followedBy(last, kind);
};

/** The same search for a licence, followed by other jobs of the kind that it is for, or that all jobs are of which it finds. */
export const addFirstKind = async (asked: Asked, last: Attempt): Promise<Attempt | null> => {
  const { terms } = last.plan.typed;
  const isFor = terms.filter(isStatedAnywhere).flatMap(([text]) => mainTermsOf(text));
  if (last.kinds.length || terms.some(isQuoted) || !isFor.length) return null;
  const kind = (await kindOfFirst(asked, last.plan)) ?? sureKind(kindsOf(isFor.slice(0, 1)));
  return kind === null || mixedKinds.has(kind) ? null : followedBy(last, kind);
};

/** The same search, followed by the other jobs of a kind, those with more of the terms first. */
const followedBy = (last: Attempt, kind: string): Attempt => {
  const { words: before, typed } = last.plan;
  const words: WordQuery = {
    terms: [[indexedKind(kind)]],
    excluded: typed.excluded,
    boosted: [...typed.terms, ...wordsOfWork(typed.terms)],
    before,
  };
  return { ...last, plan: { ...last.plan, words }, kinds: [kind] };
};

const isOn = ({ jobs: { categories } }: Brand, kind: string): boolean =>
  categories === "all" || categories.some((category) => kind.startsWith(`${category}/`));
