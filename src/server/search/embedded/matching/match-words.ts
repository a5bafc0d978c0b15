import type { JobIndex } from "../job-index.ts";
import { cachedMatches, type MatchedWords } from "./match-cache.ts";
import { matchesOf, type Matched } from "./matches.ts";
import {
  addTo,
  allBut,
  asBits,
  bitsOf,
  bitsOr,
  both,
  eachRow,
  either,
  emptyBits,
  keepOnly,
  sizeOf,
  type RowSet,
} from "../rows/row-set.ts";
import { isStatedAnywhere } from "../../../../lexicon/work/synonyms/stated-anywhere.ts";
import { inAnyOrder, mainTermsOf } from "../../../../lexicon/work/synonyms/meaning.ts";
import { isRank, namesOfWork } from "../../../../lexicon/work/synonyms/names-of-work.ts";
import { otherRanks } from "../../../../lexicon/work/synonyms/ranks.ts";
import { termSets, type TermSets } from "./term-sets.ts";
import {
  anyOf,
  generalAmongUnknown,
  isName,
  kindsMeant,
  namesOnly,
  spellings,
  withoutPeople,
  wordsOfWork,
} from "../../understand/term-meaning.ts";
import { withoutOtherEmployers } from "./without-other-employers.ts";
import { withoutKindNames } from "./without-kind-names.ts";
import { isNoPlace, withoutPartsOfPlaces, withoutPlaceNames } from "./without-place-names.ts";
import { withoutRelated, type Term, type Words } from "../../understand/query-terms.ts";

/**
 * The jobs that match a search's words.
 * @param loosely Whether one name of work in title, employer or kind is enough, and the rest may be anywhere.
 */
export const matchWords = (index: JobIndex, words: Words, loosely = false): Promise<MatchedWords> =>
  cachedMatches(index, JSON.stringify([words.terms, words.excluded, loosely]), () =>
    findMatches(index, words, loosely),
  );

const findMatches = async (index: JobIndex, words: Words, loosely: boolean): Promise<MatchedWords> => {
  const query = await openQuery(index, words, loosely);
  leaveOutKinds(query);
  await leaveOutPlaces(query);
  const { sets, ofKind, ofOtherRank, rows } = query;
  const matched = matchesOf(
    index,
    words.terms.map((term, at) => matchedTerm(query, term, at)),
  );
  const alike = sets.alike.reduce<Uint32Array | null>(
    (all, some) => (some ? bitsOr(all ?? emptyBits(rows), asBits(some.title, rows)) : all),
    null,
  );
  return {
    words: matched && {
      ...matched,
      ...(ofKind && { kin: asBits(ofKind, rows) }),
      ...(alike && { alike }),
      ...(ofOtherRank && { ofOtherRank: asBits(ofOtherRank, rows) }),
    },
    excluded: matchesOf(index, sets.excluded),
  };
};

type Query = Awaited<ReturnType<typeof openQuery>>;

/** What the words of a search say, and the jobs that have each of them. */
const openQuery = async (index: JobIndex, { terms, excluded }: Words, loosely: boolean) => {
  // The last name of work says what it is: a nurse educator educates, and a "diagnostic technician" is a technician.
  const named = namesOfWork(terms.map(([text]) => text));
  const atWork = terms.findLastIndex(([text]) => named.includes(text));
  const work = terms[atWork];
  const { kin, field } = kindsMeant(terms, work);
  const sets = await setsOfEach(index, {
    found: terms,
    close: terms.map(withoutRelated),
    typed: terms.map(spellings),
    named: terms.map(namesOnly),
    stated: terms.map(withoutPeople),
    meant: terms.map(([text]): Term => [text, ...mainTermsOf(text)]),
    apart: terms.map((term): Term => [isName(term) ? `${inAnyOrder}${term[0]}` : term[0]]),
    kin,
    alike: wordsOfWork(terms),
    ranks: anyOf(otherRanks(terms.flatMap(withoutRelated))),
    excluded: anyOf(excluded),
  });
  const main = atWork < 0 ? generalAmongUnknown(terms) : atWork;
  const rows = index.columns.id.length;
  const jobs = { rows, sets, ofKind: sets.kin[0]?.core, ofOtherRank: sets.ranks[0]?.title };
  return { index, terms, loosely, named, atWork, work, field, main, ...jobs };
};

/** Leaves out the jobs of a kind of work that has a condition within its name. */
const leaveOutKinds = ({ index, terms, sets }: Query): void => {
  for (const [at, term] of terms.entries())
    for (const some of [sets.found, sets.stated, sets.close, sets.typed])
      some[at] = some[at] ? withoutKindNames(index, term, some[at]) : null;
};

/** Leaves out the jobs that have the words only in the name of their place. */
const leaveOutPlaces = async ({ index, terms, sets, atWork, ofKind }: Query): Promise<void> => {
  const typedWords = terms.flatMap(([text]) => text.split(" "));
  for (const [at, [text]] of terms.entries()) {
    const found = sets.found[at];
    if (!found) continue;
    if (at === atWork && ofKind) sets.found[at] = await withoutPlaceNames(index, text, found, ofKind);
    else if (isNoPlace(text))
      for (const some of [sets.found, sets.typed])
        some[at] = some[at] ? await withoutPartsOfPlaces(index, text, some[at], typedWords) : null;
  }
};

/** The jobs with one of the terms; null for stop words. */
const matchedTerm = (query: Query, term: Term, at: number): Matched | null => {
  const { index, sets, work, field, ofKind, ofOtherRank, rows } = query;
  const asFound = sets.found[at];
  if (!asFound) return null;
  const named = sets.named[at];
  const found = named && term.length > 1 ? withoutOtherEmployers(index, asFound, named) : asFound;
  const close = sets.close[at];
  // Where no job is called as typed, those that are called as it means.
  const asCalled = [sets.typed[at], sets.meant[at]];
  const typed = asCalled.find((called) => called && sizeOf(called.title) > 0) ?? asCalled[0];
  if (term === field && ofKind) return inField(found, typed ?? found, ofKind, rows);
  if (isCondition(query, term, at))
    return asCondition(index, term, { sets: found, stated: sets.stated[at], close, typed });
  const asTyped = calledAsTyped(index, term, term === work, {
    phrase: sets.typed[at],
    typed,
    apart: sets.apart[at],
    ofKind,
    ofOtherRank,
  });
  return {
    ...found,
    // Jobs mention what was typed, not something else that means it.
    words: sets.typed[at] ? either(found.core, sets.typed[at].words, rows) : found.words,
    ...(close && { closeTitle: close.title }),
    ...(asTyped && { typedTitle: asTyped }),
  };
};

/** Where some words name work, the others are conditions of it: "italian chef", "nurse dialysis". */
const isCondition = ({ work, named, loosely, main }: Query, term: Term, at: number): boolean =>
  isStatedAnywhere(term) ||
  (work !== undefined && !named.includes(term[0])) ||
  (loosely && at !== main && !isRank(term[0]));

/** The jobs that are called as typed. @param isWork Whether the term is what the search says of the work. */
const calledAsTyped = (
  index: JobIndex,
  term: Term,
  isWork: boolean,
  { phrase, typed, apart, ofKind, ofOtherRank }: Titled,
): RowSet | undefined => {
  const rows = index.columns.id.length;
  if (ofKind && apart && isName(term)) {
    // A "toddler room educator" is a toddler educator.
    const some = ofKindOrNone(index, apart.title, ofKind);
    if (sizeOf(some) > 0) return either(phrase?.title ?? some, some, rows);
  }
  if (!typed) return undefined;
  const [text] = term;
  // "Cleaning" is done by cleaners rather than by the manager of the cleaning.
  const isDone = ofOtherRank && /...ing$/.test(text);
  const called = isDone ? allBut(typed.title, ofOtherRank, rows) : typed.title;
  // Several words, or letters, are called so in any kind of work: "domestic cleaner", "AIN".
  return ofKind && isWork && /^\S{4,}$/.test(text) ? ofKindOrNone(index, called, ofKind) : called;
};

/** Jobs by what is in their title. */
interface Titled {
  /** What was typed. */
  phrase: TermSets | null | undefined;
  /** The same, or what it means where no job is called so. */
  typed: TermSets | null | undefined;
  /** The typed words, which may have others between them. */
  apart: TermSets | null | undefined;
  ofKind: RowSet | undefined;
  ofOtherRank: RowSet | undefined;
}

/** The sets of lists of terms, looked up at once. */
const setsOfEach = async <Name extends string>(
  index: JobIndex,
  lists: Record<Name, readonly Term[]>,
): Promise<Record<Name, (TermSets | null)[]>> => {
  const entries = Object.entries<readonly Term[]>(lists);
  const all = await termSets(
    index,
    entries.flatMap(([, terms]) => terms),
  );
  return Object.fromEntries(entries.map(([name, { length }]) => [name, all.splice(0, length)])) as Record<
    Name,
    (TermSets | null)[]
  >;
};

/** Jobs by where they state a condition. */
interface Stated {
  /** With all that is close to it. */
  sets: TermSets;
  /** The same without names for people, which count in titles and kinds of work only. */
  stated: TermSets | null | undefined;
  close: TermSets | null | undefined;
  typed: TermSets | null | undefined;
}

/** The jobs that state a condition wherever it is, those with it in the title first. */
const asCondition = (index: JobIndex, term: Term, { sets, stated: said, close, typed }: Stated): Matched => {
  // "14 year old": where no ad says so, a title with something close to it.
  const stated = [close, typed].find((some) => some && sizeOf(some.words) > 0);
  const anywhere = said ? either(said.words, sets.core, index.columns.id.length) : sets.core;
  // Work that is close to a condition is no condition: a teacher aide for "prep" need not work with educators.
  const wide = (isStatedAnywhere(term) ? null : stated?.words) ?? anywhere;
  const isOfWork = mainTermsOf(term[0]).length > 0;
  return {
    words: wide,
    core: wide,
    title: wide,
    ...(close && { closeTitle: close.words }),
    // A security guard has a licence, whether the ad says so or not.
    ...(typed && {
      typedTitle: isOfWork && close ? either(typed.words, close.title, index.columns.id.length) : typed.words,
    }),
    headline: isOfWork && typed && sizeOf(typed.title) > 0 ? typed.title : (stated?.title ?? sets.title),
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

/** The jobs of a field: those with its name in the title first, then the others, then jobs of other fields that are called so. */
const inField = (sets: TermSets, typed: TermSets, ofKind: RowSet, rows: number): Matched => ({
  words: either(sets.words, ofKind, rows),
  core: either(sets.core, ofKind, rows),
  title: either(sets.title, ofKind, rows),
  closeTitle: ofKind,
  typedTitle: ofKind,
  headline: both(typed.title, ofKind, rows),
});
