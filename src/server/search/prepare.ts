import { LRUCache } from "lru-cache";
import type { ParsedJobSearch } from "../../contract/job-search.ts";
import { jobsShownBy } from "../employers/employer-index.ts";
import { invalid } from "../http-error.ts";
import type { Prepared } from "./filter-mask.ts";
import type { JobIndex } from "./job-index.ts";
import { kindsOfField } from "./kinds/fields.ts";
import { indexedKind, kindsOf } from "./kinds/kinds-of.ts";
import { keptMatches, type MatchedWords } from "./kept-matches.ts";
import { matchesOf, type Matched } from "./matches.ts";
import { findLocation, placeAround, type Place } from "./places.ts";
import { isStatedAnywhere } from "./stated-anywhere.ts";
import { isGeneral, isKnownWord, namesMeant, namesWork } from "./synonyms/meaning.ts";
import { addTo, asBits, bitsOf, both, eachRow, either, sizeOf, type RowSet } from "./row-set.ts";
import { termSets, type TermSets } from "./term-sets.ts";
import { withoutPlaceNames } from "./without-place-names.ts";
import { parseWords, withoutBroad, type Term, type Words } from "./words.ts";

/** The place of a search. @throws HttpError 422 for a location that does not exist. */
export const placeOf = async (index: JobIndex, search: ParsedJobSearch): Promise<Place | null> => {
  if (search.location === undefined) return null;
  const location = await findLocation(index.db, search.location);
  if (!location)
    throw invalid("location", "There is no such place; choose one that the place search suggests.");
  return placeAround(index.db, location, search.radius);
};

/** The most places that one process keeps; each comes with a bit for every job. */
const mostPlaces = 100;

const places = new WeakMap<
  JobIndex,
  { generation: number; changes: number; kept: LRUCache<string, Place> }
>();

/** The same, kept until a job changes: places are only added together with their jobs. */
const keptPlaceOf = async (index: JobIndex, search: ParsedJobSearch): Promise<Place | null> => {
  const { generation, changes } = index;
  const last = places.get(index);
  const isKept = last?.generation === generation && last.changes === changes.length;
  const { kept } = isKept ? last : { kept: new LRUCache<string, Place>({ max: mostPlaces }) };
  if (!isKept) places.set(index, { generation, changes: changes.length, kept });
  const asked = `${search.location} ${search.radius}`;
  const place = kept.get(asked) ?? (await placeOf(index, search));
  if (place) kept.set(asked, place);
  return place;
};

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
  const { kin, field, work } = kindsMeant(terms);
  const asked = [terms, close, typed, meant, kin, unwanted];
  const all = await termSets(index, asked.flat());
  const [found = [], closeSets = [], typedSets = [], meantSets = [], kinSets = [], excludedSets = []] =
    asked.map(({ length }) => all.splice(0, length));
  // Where some words name work, the others are conditions of it: "italian chef", "nurse dialysis".
  const hasWork = terms.some(([text]) => namesWork(text));
  // The last says what it is: a nurse educator educates, and a "diagnostic technician" is a technician.
  const last = terms.findLastIndex(([text]) => namesWork(text));
  const general = terms.findLastIndex(([text]) => isGeneral(text));
  const isUnknown = ([text, ...known]: Term, at: number) =>
    at === general || (!known.length && !isKnownWord(text));
  const main = Math.max(0, last < 0 && terms.every(isUnknown) ? general : last);
  const isAnywhere = (term: Term, at: number) =>
    isStatedAnywhere(term) || (hasWork && !namesWork(term[0])) || (loosely && at !== main);
  const ofKind = kinSets[0]?.core;
  const rows = index.columns.id.length;
  const atWork = terms.findIndex((term) => term === work);
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
    if (isAnywhere(term, at)) {
      // "14 year old": where no ad says so, a title with something close to it.
      const stated = [close, typed].find((sets) => sets && sizeOf(sets.words) > 0);
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
    }
    const asTyped =
      typed && (ofKind && term === work ? ofKindOrNone(index, typed.title, ofKind) : typed.title);
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

/**
 * Who is called as typed, without those who do other work: a sparky's assistant is no sparky, and jobs in "Palm Gardens"
 * are no gardening. Jobs without a kind of work stay.
 */
const ofKindOrNone = ({ columns }: JobIndex, called: RowSet, ofKind: RowSet): RowSet => {
  const rows = columns.id.length;
  const { values } = columns.filters.sub_category;
  const some = bitsOf(both(called, ofKind, rows), rows);
  eachRow(bitsOf(called, rows), (row) => {
    if (!values[row]) addTo(some, row);
  });
  return some;
};

/** The kinds of work that the words mean, as a term; and the word that names a whole field, where the rest are conditions. */
const kindsMeant = (terms: readonly Term[]): { kin: Term[]; field: Term | null; work: Term | undefined } => {
  const main = terms.filter((term) => !isStatedAnywhere(term));
  const [only] = main;
  const field = (main.length === 1 && only && kindsOfField(only[0])) || null;
  const work = terms.findLast(([text]) => namesWork(text));
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
    work,
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

/** Looks up the place and the words of a search. */
export const prepare = async (
  index: JobIndex,
  search: ParsedJobSearch,
): Promise<Prepared & { typed: Words }> => {
  const typed = parseWords(search.q ?? "");
  return {
    search,
    typed,
    place: await keptPlaceOf(index, search),
    ...(await wordsFound(index, typed)),
    ...(search.employer !== undefined && { employers: await jobsShownBy(index.db, search.employer) }),
  };
};
