import type { Brand } from "../../../contract/brand.ts";
import { countJobs, type Prepared } from "../embedded/ranking/filter-mask.ts";
import type { JobIndex } from "../embedded/job-index.ts";
import { levels } from "../embedded/matching/matches.ts";
import { eachRow, removeFrom } from "../embedded/rows/row-set.ts";
import { Scope } from "../embedded/ranking/scope.ts";
import { namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import { countOf, hardlyAny, putRight, takeApart } from "./corrections.ts";
import {
  headOfPhrase,
  leaveOut,
  loosely,
  ofFoundKind,
  ofTheirKind,
  stating,
  withItsHead,
  withWishes,
} from "./relaxations.ts";
import { asTyped, type OtherWords, type Typed } from "./attempt.ts";

/** With fewer results than this, words that are conditions no longer exclude jobs. */
export const few = 10;
/** With fewer than this, conditions may hide jobs that are called so behind work that is close to it. */
const several = 50;
/** With fewer than this, work of the same kind follows; where no work is named, the words may be an employer. */
const hardly = 5;

/**
 * What a search means; where it finds hardly any jobs: corrected words, words of a phrase one by one, the names of work
 * without their conditions, the kind of work, and last without unknown words. The place stays.
 */
export const findMore = async (index: JobIndex, brand: Brand, typed: Typed): Promise<OtherWords> => {
  const { columns, now } = index;
  const first = asTyped(typed);
  let size = countJobs(columns, brand, now, typed, several);
  if (size >= several) return first;
  const scope = new Scope(columns, brand, now, typed);
  const asked = { index, brand, scope };
  if (size >= few) {
    const mayHide = !typed.search.as_typed && typed.typed.terms.length > 1;
    const isHidden = mayHide && scope.count(inTitleOnly(typed)) < few;
    return (isHidden ? await withWishes(asked, first) : null) ?? first;
  }
  const withMentions = (meant: Typed) => scope.count({ ...meant, mentionsApart: false });
  let last: OtherWords = first;
  if (withMentions(typed) <= hardlyAny) {
    const right = await mended(index, brand, typed);
    if (right) [last, size] = [right, scope.count(right.meant)];
  }
  const named = typed.typed.terms.some(([text, ...known]) => known.length || namesWork(text)) ? few : hardly;
  /** Each is taken with fewer results than it names: conditions are dropped where some jobs are found. */
  const steps: readonly [fewer: number, step: (from: OtherWords) => Promise<OtherWords | null>][] = [
    [1, stating],
    [1, (from) => loosely(asked, from)],
    [few, (from) => withWishes(asked, from)],
    [1, (from) => withItsHead(asked, from)],
    [named, (from) => ofTheirKind(asked, from, false)],
    [few, async (from) => (size > 0 ? ofFoundKind(asked, from) : null)],
    [1, (from) => leaveOut(asked, from)],
    [1, (from) => ofTheirKind(asked, from, true)],
    [1, (from) => headOfPhrase(asked, from)],
  ];
  for (const [fewer, step] of typed.search.as_typed ? [] : steps) {
    if (size >= fewer) continue;
    const next = await step(last);
    const more = next ? scope.count(next.meant) : 0;
    if (next && more > size) [last, size] = [next, more];
  }
  // Corrected words stay: their jobs may be elsewhere.
  const isElsewhere = last.corrected !== null && countOf(index, brand, last.meant, 1) > 0;
  return isElsewhere || withMentions(last.meant) > 0 ? last : first;
};

/** The same search for those jobs only that are called as the words say, not for work close to it. */
const inTitleOnly = <Search extends Prepared>(typed: Search): Search => {
  const { words } = typed;
  if (!words) return typed;
  const found = words.found.slice();
  eachRow(words.found, (row) => {
    if (words.levels.of(row) < levels.inTitle) removeFrom(found, row);
  });
  return { ...typed, words: { ...words, bits: found, found } };
};

/** Corrected words, or those of a phrase one by one. */
const mended = async (index: JobIndex, brand: Brand, typed: Typed): Promise<OtherWords | null> => {
  const corrected = await putRight(index, brand, typed);
  if (corrected && countOf(index, brand, corrected.meant) > countOf(index, brand, typed)) return corrected;
  return countOf(index, brand, typed, 1) > 0 ? null : ((await takeApart(index, brand, typed)) ?? corrected);
};
