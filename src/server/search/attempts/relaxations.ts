import type { Brand } from "../../../contract/brand.ts";
import { withoutUnfound } from "./drop-terms.ts";
import { wordsFound } from "../embedded/matching/match-words.ts";
import { kindsOfField } from "../../../lexicon/work/kinds/fields.ts";
import { kindOfFound } from "../embedded/ranking/kind-of-first.ts";
import { indexedKind, kindAmong, kindsOf, type MeantKind } from "../../../lexicon/work/kinds/kinds-of.ts";
import { isStatedAnywhere } from "../../../lexicon/work/synonyms/stated-anywhere.ts";
import { isKnownWord, mainTermsOf } from "../../../lexicon/work/synonyms/meaning.ts";
import { isGeneral, namesOfWork, namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import { sameRank } from "../../../lexicon/work/synonyms/ranks.ts";
import { isWorkplace } from "../understand/term-meaning.ts";
import { isQuoted, withoutRelated, wordsApart, type Term } from "../understand/query-terms.ts";
import { preferring } from "../embedded/matching/boost-terms.ts";
import { countOf } from "./corrections.ts";
import { stacked } from "../embedded/matching/append-matches.ts";
import type { Asked, OtherWords } from "./attempt.ts";

const textsOf = (terms: readonly Term[]): string[] => terms.map(([text]) => text);

/** The same search where jobs that state unknown words are found: programs, tools and skills that no job is called by. */
export const stating = async (last: OtherWords): Promise<OtherWords | null> => {
  const { terms } = last.meant.typed;
  const isUnknown = ([text, ...others]: Term) =>
    isGeneral(text) || (!others.length && !namesWork(text) && !isKnownWord(text));
  return terms.every(isUnknown) ? { ...last, meant: { ...last.meant, mentionsApart: false } } : null;
};

/** The same search where one name of work in title, employer or kind is enough, and the rest may be anywhere. */
export const loosely = async ({ index }: Asked, last: OtherWords): Promise<OtherWords | null> => {
  const { meant } = last;
  if (meant.typed.terms.length < 2) return null;
  return { ...last, meant: { ...meant, ...(await wordsFound(index, meant.typed, true)) } };
};

/** The same search where names of work must be found, and the other words only decide the order. */
export const withWishes = async (asked: Asked, last: OtherWords): Promise<OtherWords | null> => {
  const terms = withoutStopWords(last.meant.typed.terms);
  return wishing(asked, last, terms, neededOf(terms));
};

/** The same search where only the last name of work must be found. */
export const withItsHead = async (asked: Asked, last: OtherWords): Promise<OtherWords | null> => {
  const terms = withoutStopWords(last.meant.typed.terms);
  const head = calledIn(terms).at(-1);
  return head
    ? wishing(
        asked,
        last,
        terms,
        terms.filter((term) => term === head || isQuoted(term)),
      )
    : null;
};

/** The same for the last word of a phrase that no job of the brand has: a relief teacher is a teacher. */
export const headOfPhrase = async (asked: Asked, last: OtherWords): Promise<OtherWords | null> => {
  const { index, brand } = asked;
  const apart = countOf(index, brand, last.meant, 1) === 0 && wordsApart(last.meant.typed);
  return apart ? withItsHead(asked, { ...last, meant: { ...last.meant, typed: apart.words } }) : null;
};

const wishing = async (
  asked: Asked,
  last: OtherWords,
  terms: readonly Term[],
  must: readonly Term[],
): Promise<OtherWords | null> => {
  const others = terms.filter((term) => !must.includes(term));
  // A field has work of many names: who starts in marketing is no assistant buyer.
  const isWork = ([text]: Term) => namesWork(text) && !kindsOfField(text);
  const wished = must.some(isWork) ? others.map(withSameRank) : others;
  // Where all words are conditions, one of them is enough, and any work may need no experience.
  const main = wished.filter((term) => !isOfAnyWork(term));
  const [first, ...rest] = must.length
    ? must
    : [(main.length ? main : wished).flatMap(withoutRelated) as unknown as Term];
  if (!first?.length || wished.length < (must.length ? 1 : 2)) return null;
  const words = { terms: [first, ...rest], excluded: last.meant.typed.excluded };
  const meant = await preferring(asked, last.meant, words, wished);
  return meant && { ...last, meant, leftOut: textsOf(wished) };
};

/** A rank with the others that it may be called. */
const withSameRank = (term: Term): Term => [...term, ...sameRank(term[0])];

/** What ads of any work say. */
const ofAnyWork = new Set([
  "no experience",
  "no qualifications",
  "entry level",
  "immediate start",
  "mature age",
]);
/** Whether any work may have a condition, though few ads state it. */
export const isOfAnyWork = (term: Term): boolean => withoutRelated(term).some((text) => ofAnyWork.has(text));

/** Words that stand between others; "it" is information technology (`words.ts`). */
const stopWords = new Set(
  "for with and or the a an to of at on as who that my me by from some any in near around is are be can do does i we you your".split(
    " ",
  ),
);
const withoutStopWords = (terms: readonly Term[]) => terms.filter(([text]) => !stopWords.has(text));

/** Whether a term is no name of work, but stands for work: "dog wash". */
const standsForWork = (term: Term): boolean => mainTermsOf(term[0]).length > 0 && !isStatedAnywhere(term);

/** The terms that say what the work is called. */
const calledIn = (terms: readonly Term[]): Term[] => {
  const names = namesOfWork(textsOf(terms));
  return terms.filter(([text]) => names.includes(text));
};

/** What a job must have: the names of work, else what is no condition; phrases in quotes always. */
const neededOf = (terms: readonly Term[]): Term[] => {
  const called = calledIn(terms);
  const unstated = terms.filter((term) => !isStatedAnywhere(term));
  const withoutPlaces = unstated.filter((term) => !isWorkplace(term));
  const others = withoutPlaces.length ? withoutPlaces : unstated;
  const work = called.length ? called : others.filter(standsForWork);
  const special = others.filter(([text, ...known]) => known.length > 0 && !isGeneral(text));
  const main = work.length ? work : special.length ? special : others;
  return terms.filter((term) => isQuoted(term) || main.includes(term));
};

/** Kinds that hold work of many trades, none of which is like the others. */
const mixed = new Set(["construction/labouring", "other/general"]);
/** A kind that occupations are counted to for want of a closer one: counsellors are no volunteer coordinators. */
const catchAll = "community/volunteer-program-coordination";

const sureKind = ([first]: readonly MeantKind[]): string | null =>
  first?.isSure && !mixed.has(first.kind) ? first.kind : null;

/**
 * The same search, followed by jobs of the kind of work that its words mean, those with more of the words first.
 * @param atAGuess Whether a guess is enough.
 */
export const ofTheirKind = async (
  asked: Asked,
  last: OtherWords,
  atAGuess: boolean,
): Promise<OtherWords | null> => {
  const { meant } = last;
  const { terms } = meant.typed;
  if (terms.some(isQuoted)) return null;
  const work = withoutStopWords(terms).filter((term) => !isStatedAnywhere(term));
  const isHere = (kind: string) => kind !== catchAll && isOn(asked.brand, kind);
  const meantKinds = kindsOf(textsOf(work));
  const kind = atAGuess
    ? (meantKinds.find(({ kind, isSure }) => isHere(kind) && (isSure || !mixed.has(kind)))?.kind ??
      kindAmong(textsOf(work), isHere))
    : sureKind(meantKinds.filter(({ kind }) => isHere(kind) || mixed.has(kind)));
  return kind === null ? null : followedBy(asked, last, kind);
};

/** The same search for a licence, followed by other jobs of the kind that all jobs are of which it finds. */
export const ofFoundKind = async (asked: Asked, last: OtherWords): Promise<OtherWords | null> => {
  const { terms } = last.meant.typed;
  const isLicence = (term: Term) => isStatedAnywhere(term) && mainTermsOf(term[0]).length > 0;
  if (last.kinds.length || terms.some(isQuoted) || !terms.some(isLicence)) return null;
  const kind = kindOfFound(asked.index, asked.brand, last.meant);
  return kind === null || mixed.has(kind) ? null : followedBy(asked, last, kind);
};

const followedBy = async (asked: Asked, last: OtherWords, kind: string): Promise<OtherWords | null> => {
  const { terms, excluded } = last.meant.typed;
  const words = { terms: [[indexedKind(kind)] as const], excluded };
  const more = await preferring(asked, last.meant, words, terms);
  if (!more) return null;
  return { ...last, meant: { ...more, words: stacked(last.meant.words, more.words) }, kinds: [kind] };
};

const isOn = ({ jobs: { categories } }: Brand, kind: string): boolean =>
  categories === "all" || categories.some((category) => kind.startsWith(`${category}/`));

/** The same search without words that no job of the place has with the others, names of work first. */
export const leaveOut = async ({ index, scope }: Asked, last: OtherWords): Promise<OtherWords | null> => {
  const { meant } = last;
  const { excluded } = meant.typed;
  const has = async (terms: readonly Term[]) =>
    scope.count({ ...meant, ...(await wordsFound(index, { terms, excluded })) }) > 0;
  const terms = withoutStopWords(meant.typed.terms);
  const fewer = await withoutUnfound(terms, has);
  if (!fewer) return null;
  const words = { terms: fewer.kept, excluded };
  return {
    ...last,
    meant: { ...meant, typed: words, ...(await wordsFound(index, words)) },
    leftOut: fewer.left,
  };
};
