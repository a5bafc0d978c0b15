import { mainTermsOf } from "../../../../lexicon/work/synonyms/meaning.ts";
import { isSkill, isStatedAnywhere } from "../../../../lexicon/work/synonyms/stated-anywhere.ts";
import type { Term } from "../../understand/query-terms.ts";
import { namesTyped } from "../../understand/alternatives.ts";
import { isCondition } from "../../understand/read-terms.ts";
import { isName } from "../../understand/term-meaning.ts";
import type { JobIndex } from "../job-index.ts";
import {
  addTo,
  allBut,
  asBits,
  bitsOf,
  both,
  eachRow,
  either,
  keepOnly,
  sizeOf,
  type RowSet,
} from "../rows/row-set.ts";
import type { Matched } from "./matches.ts";
import type { TermSets } from "./term-sets.ts";
import { withoutOtherEmployers } from "./without-other-employers.ts";
import type { LookedUpWords } from "./look-up-words.ts";

/** The jobs with one of the terms; null for stop words. */
export const matchedTerm = (query: LookedUpWords, term: Term, at: number): Matched | null => {
  const { index, sets, work, field, ofKind, ofOtherRank, rows } = query;
  const asFound = sets.found[at];
  if (!asFound) return null;
  const named = sets.named[at];
  const found = named && term.length > 1 ? withoutOtherEmployers(index, asFound, named) : asFound;
  const close = sets.close[at];
  // Where no job is called as typed, those that are called as it means.
  const asCalled = [sets.typed[at], sets.same[at], sets.meant[at]];
  const typed = asCalled.find((called) => called && sizeOf(called.title) > 0) ?? asCalled[0];
  if (term === field && ofKind) {
    // Where only managers are called by the name of a field, its other names count: "waiter" for "hospitality".
    const isOfOthers = ofOtherRank && typed && !sizeOf(allBut(typed.title, ofOtherRank, rows));
    return inField(found, isOfOthers ? found : (typed ?? found), ofKind, rows);
  }
  if (isCondition(query, term, at))
    return asCondition(index, term, {
      sets: found,
      stated: sets.stated[at],
      close,
      typed,
      alone: work ? null : sets.typed[at],
    });
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

/** The jobs that are called as typed. @param isWork Whether the term is what the search says of the work. */
const calledAsTyped = (
  index: JobIndex,
  term: Term,
  isWork: boolean,
  { phrase, typed, apart, ofKind, ofOtherRank }: Titled,
): RowSet | undefined => {
  const rows = index.columns.id.length;
  // Of "data entry or admin", systems administrators are called so, too, and do other work.
  const isEither = isWork && namesTyped(term).length > 1;
  if (ofKind && apart && isName(term) && !isEither) {
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
  const isOfKind = isEither || (isWork && /^\S{4,}$/.test(text));
  return ofKind && isOfKind ? ofKindOrNone(index, called, ofKind) : called;
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

/** Jobs by where they state a condition. */
interface Stated {
  /** With all that is close to it. */
  sets: TermSets;
  /** The same without names for people, which count in titles and kinds of work only. */
  stated: TermSets | null | undefined;
  close: TermSets | null | undefined;
  typed: TermSets | null | undefined;
  /** With what was typed, where the search names no work. */
  alone: TermSets | null | undefined;
}

/** The jobs that state a condition wherever it is, those with it in the title first. */
const asCondition = (
  index: JobIndex,
  term: Term,
  { sets, stated: said, close, typed, alone }: Stated,
): Matched => {
  const rows = index.columns.id.length;
  // "14 year old": where no ad says so, a title with something close to it.
  const stated = [close, typed].find((some) => some && sizeOf(some.words) > 0);
  const anywhere = said ? either(said.words, sets.core, rows) : sets.core;
  // Work that is close to a condition is no condition: a teacher aide for "prep" need not work with educators.
  const wide = (isStatedAnywhere(term) ? null : stated?.words) ?? anywhere;
  const isOfWork = mainTermsOf(term[0]).length > 0;
  // A licence alone is first for the work that it is for: RSA for bartenders rather than for cooks.
  const first = isOfWork && alone && close ? both(alone.words, close.title, rows) : null;
  // A skill is first for other work that states it before work that does not.
  const orders = isOfWork ? [first, isSkill(term[0]) ? alone?.words : null, typed?.title] : [];
  const called = orders.find((some) => some && sizeOf(some) > 0);
  return {
    words: wide,
    core: wide,
    title: wide,
    ...(close && { closeTitle: close.words }),
    // A security guard has a licence, whether the ad says so or not.
    ...(typed && {
      typedTitle: isOfWork && close ? either(typed.words, close.title, rows) : typed.words,
    }),
    headline: called ?? stated?.title ?? sets.title,
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
