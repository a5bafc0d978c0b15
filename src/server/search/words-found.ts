import { indexedKind, kindsOf } from "./kinds/kinds-of.ts";
import { kindsOfField } from "./kinds/fields.ts";
import type { JobIndex } from "./job-index.ts";
import { keptMatches, type MatchedWords } from "./kept-matches.ts";
import { matchesOf, type Matched } from "./matches.ts";
import { addTo, asBits, bitsOf, both, eachRow, either, keepOnly, sizeOf, type RowSet } from "./row-set.ts";
import { isStatedAnywhere } from "./stated-anywhere.ts";
import { isKnownWord, namesMeant } from "./synonyms/meaning.ts";
import { isGeneral, namesOfWork } from "./synonyms/names-of-work.ts";
import { termSets, type TermSets } from "./term-sets.ts";
import { withoutPlaceNames } from "./without-place-names.ts";
import { withoutBroad, type Term, type Words } from "./words.ts";

/**
 * The jobs that match a search's words.
 * @param loosely Whether one name of work in title, employer or kind is enough, and the rest may be anywhere.
 */
export const wordsFound = (index: JobIndex, words: Words, loosely = false): Promise<MatchedWords> =>
  keptMatches(index, JSON.stringify([words.terms, words.excluded, loosely]), () =>
    matchWords(index, words, loosely),
  );

const matchWords = async (
  index: JobIndex,
  { terms, excluded }: Words,
  loosely: boolean,
): Promise<MatchedWords> => {
  const [first, ...others] = excluded;
  const unwanted: Term[] = first === undefined ? [] : [[first, ...others]];
  const close = terms.map(withoutBroad);
  const typed = terms.map(([text]): Term => [text]);
  const meant = terms.map(([text]): Term => [text, ...namesMeant(text)]);
  // The last name of work says what it is: a nurse educator educates, and a "diagnostic technician" is a technician.
  const named = namesOfWork(terms.map(([text]) => text));
  const atWork = terms.findLastIndex(([text]) => named.includes(text));
  const work = terms[atWork];
  const { kin, field } = kindsMeant(terms, work);
  const asked = [terms, close, typed, meant, kin, unwanted];
  const all = await termSets(index, asked.flat());
  const [found = [], closeSets = [], typedSets = [], meantSets = [], kinSets = [], excludedSets = []] =
    asked.map(({ length }) => all.splice(0, length));
  const main = atWork < 0 ? generalAmongUnknown(terms) : atWork;
  // Where some words name work, the others are conditions of it: "italian chef", "nurse dialysis".
  const isCondition = (term: Term, at: number) =>
    isStatedAnywhere(term) || (work && !named.includes(term[0])) || (loosely && at !== main);
  const ofKind = kinSets[0]?.core;
  const rows = index.columns.id.length;
  if (ofKind && work && found[atWork])
    found[atWork] = await withoutPlaceNames(index, work[0], found[atWork], ofKind);
  const matched = terms.map((term, at): Matched | null => {
    const sets = found[at];
    if (!sets) return null;
    const close = closeSets[at];
    // Where no job is called as typed, those that are called as it means.
    const asCalled = [typedSets[at], meantSets[at]];
    const typed = asCalled.find((sets) => sets && sizeOf(sets.title) > 0) ?? asCalled[0];
    if (term === field && ofKind) return inField(sets, typed ?? sets, ofKind, rows);
    if (isCondition(term, at)) return asCondition(term, sets, close, typed);
    // Several words, or letters, are called so in any kind of work: "domestic cleaner", "AIN".
    const mayBeOther = ofKind && term === work && /^\S{4,}$/.test(term[0]);
    const asTyped = typed && (mayBeOther ? ofKindOrNone(index, typed.title, ofKind) : typed.title);
    return {
      ...sets,
      ...(close && { closeTitle: close.title }),
      ...(asTyped && { typedTitle: asTyped }),
    };
  });
  const words = matchesOf(index, matched);
  return {
    words: words && ofKind ? { ...words, kin: asBits(ofKind, rows) } : words,
    excluded: matchesOf(index, excludedSets),
  };
};

/** The general name, as "manager", among words that are not known otherwise; else the first word. */
const generalAmongUnknown = (terms: readonly Term[]): number => {
  const general = terms.findLastIndex(([text]) => isGeneral(text));
  const isUnknown = ([text, ...known]: Term, at: number) =>
    at === general || (!known.length && !isKnownWord(text));
  return terms.every(isUnknown) ? Math.max(0, general) : 0;
};

/** The jobs that state a condition wherever it is, those with it in the title first. */
const asCondition = (
  term: Term,
  sets: TermSets,
  close: TermSets | null | undefined,
  typed: TermSets | null | undefined,
): Matched => {
  // "14 year old": where no ad says so, a title with something close to it.
  const stated = [close, typed].find((some) => some && sizeOf(some.words) > 0);
  // Work that is close to a condition is no condition: a teacher aide for "prep" need not work with educators.
  const wide = (isStatedAnywhere(term) ? null : stated?.words) ?? sets.words;
  return {
    words: wide,
    core: wide,
    title: wide,
    ...(close && { closeTitle: close.words }),
    ...(typed && { typedTitle: typed.words }),
    headline:
      namesMeant(term[0]).length && typed && sizeOf(typed.title) > 0
        ? typed.title
        : (stated?.title ?? sets.title),
  };
};

/**
 * Who is called as typed, without those who do other work: a sparky's assistant is no sparky, and jobs in "Palm Gardens"
 * are no gardening. Jobs without a kind of work stay.
 */
const ofKindOrNone = ({ columns }: JobIndex, called: RowSet, ofKind: RowSet): RowSet => {
  const rows = columns.id.length;
  const { values } = columns.filters.sub_category;
  const some = bitsOf(called, rows);
  keepOnly(some, asBits(ofKind, rows));
  eachRow(asBits(called, rows), (row) => {
    if (!values[row]) addTo(some, row);
  });
  return some;
};

/** The kinds of work that the words mean, as a term; and the word that names a whole field, where the rest are conditions. */
const kindsMeant = (terms: readonly Term[], work: Term | undefined): { kin: Term[]; field: Term | null } => {
  const main = terms.filter((term) => !isStatedAnywhere(term));
  const [only] = main;
  const field = (main.length === 1 && only && kindsOfField(only[0])) || null;
  const [first, ...others] =
    field ??
    (work
      ? kindsOf([work[0]])
          .filter(({ isSure }) => isSure)
          .map(({ kind }) => indexedKind(kind))
      : []
    ).slice(0, 1);
  return {
    kin: first === undefined ? [] : [[first, ...others]],
    field: field && only ? only : null,
  };
};

/** The jobs of a field: those with its name in the title first, then the others, then jobs of other fields that are called so. */
const inField = (sets: TermSets, typed: TermSets, ofKind: RowSet, rows: number): Matched => ({
  words: either(sets.words, ofKind, rows),
  core: either(sets.core, ofKind, rows),
  title: either(sets.title, ofKind, rows),
  closeTitle: ofKind,
  typedTitle: ofKind,
  headline: both(typed.title, ofKind, rows),
});
