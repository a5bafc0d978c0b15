import type { Brand } from "../../contract/brand.ts";
import type { JobFacets, ParsedJobSearch } from "../../contract/job-search.ts";
import type { SearchReading, SearchSuggestion } from "../../contract/jobs.ts";
import { clickCounts } from "./click-counts.ts";
import { countJobs, evaluate } from "./evaluate.ts";
import { facetsOf } from "./facets.ts";
import type { Prepared } from "./filter-mask.ts";
import { openIndex, type JobIndex } from "./job-index.ts";
import { keptAnswer, type Lasting } from "./kept-answers.ts";
import { parseWords, wordsApart, type Words } from "./words.ts";
import { prepare, wordsFound } from "./prepare.ts";
import { withoutUnfound } from "./leave-out.ts";
import { readQuery } from "./reading/read-query.ts";
import { correctedWords } from "./spelling.ts";
import { suggest } from "./suggest.ts";
import type { Db } from "../platform/database/open.ts";

/** Jobs on one page of results. */
export const perPage = 20;

/** With this many results or fewer, a word may have been mistyped. */
const hardlyAny = 2;

export interface Found {
  total: number;
  /** Jobs that only mention the words: they follow the found ones. */
  mentions: number;
  /** The jobs of the requested page, in order. */
  ids: number[];
  facets: JobFacets;
  /** The words actually searched for, when a typing mistake was corrected. */
  corrected: string | null;
  /** A phrase that no job has, so that its words were searched for one by one. */
  words_apart: string | null;
  /** Words that no job has together with the others, so that they were left out. */
  words_left_out: string[];
  suggestions: SearchSuggestion[];
  /** What was read from the words. */
  reading: SearchReading | null;
  /** Whether any live job of the brand has the words, regardless of place and filters. */
  wordsKnown: boolean;
}

/** With more jobs than this, an answer may miss the end of some of them for a while. */
const manyJobs = 10_000;
/** How long, in milliseconds: with a million jobs some end every second. */
const tolerance = 10_000;

/**
 * Finds the live jobs of a brand. Answers are kept.
 * @throws HttpError 422 for a location that does not exist.
 */
export const findJobs = async (
  db: Db,
  brand: Brand,
  asked: ParsedJobSearch,
  page: number,
): Promise<Found> => {
  const index = await openIndex(db);
  const question = JSON.stringify([page, Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1))]);
  return keptAnswer(index, brand, question, () => look(index, brand, asked, page));
};

const look = async (
  index: JobIndex,
  brand: Brand,
  asked: ParsedJobSearch,
  page: number,
): Promise<Lasting<Found>> => {
  const { search, reading } = await readQuery(index, asked);
  const { columns } = index;
  const range = { from: (page - 1) * perPage, size: perPage };
  const { now } = index;
  const evaluated = (prepared: Prepared) => evaluate(index.columns, brand, index.now, prepared, range);
  const typed = { ...(await prepare(index, search)), mentionsApart: true };
  let meant = typed;
  let found = evaluated(meant);
  let corrected: string | null = null;
  let apart: string | null = null;
  let leftOut: string[] = [];
  if (found.total + found.mentions <= hardlyAny) {
    const other = await otherWords(index, brand, typed);
    if (other) {
      meant = other.meant;
      found = evaluated(meant);
      corrected = other.corrected;
      apart = other.apart;
      leftOut = other.leftOut;
    }
  }
  if (!found.total && found.mentions && meant.typed.terms.length > 1) {
    // "Storeman packer" names two kinds of work: a job of the first that mentions the other is found.
    const loose = { ...meant, ...(await wordsFound(index, meant.typed, true)) };
    const other = evaluated(loose);
    if (other.total) {
      meant = loose;
      found = other;
    }
  }
  const any = found.total + found.mentions > 0;
  const wordsKnown = !leftOut.length && (any || countOf(index, brand, meant) > 0);
  // Where all jobs only mention the words, the filters count those.
  const counted = found.total || !any ? meant : { ...meant, mentionsApart: false };
  const countsOf = (prepared: Prepared) => (prepared === meant ? found : evaluated(prepared)).counts;
  const counts = clickCounts(countsOf(counted), counted, countsOf);
  const suggestions = any ? [] : await suggest(index, brand, meant);
  // Rows belong to other jobs if the columns were replaced meanwhile.
  if (index.columns !== columns) return look(index, brand, asked, page);
  const size = found.total + found.mentions;
  const isLarge = columns.length > manyJobs;
  // What is corrected or suggested depends on other jobs than those that are found.
  const others = size <= hardlyAny ? Math.max(index.nextChange, isLarge ? now + tolerance : now) : Infinity;
  const until = Math.min(found.ends, others, index.nextBegin);
  return {
    answer: {
      total: found.total,
      mentions: found.mentions,
      ids: found.ids,
      facets: facetsOf(brand, search, counts),
      corrected,
      words_apart: apart,
      words_left_out: leftOut,
      reading,
      suggestions,
      wordsKnown,
    },
    until: size > manyJobs ? Math.max(until, now + tolerance) : until,
  };
};

/** How many live jobs of a brand the page of a search shows for its words; 0 where it corrects them. */
export const countShown = async (db: Db, brand: Brand, asked: ParsedJobSearch): Promise<number> => {
  const index = await openIndex(db);
  const typed = await prepare(index, (await readQuery(index, asked)).search);
  const total = countJobs(index.columns, brand, index.now, typed);
  if (total === 0 || total > hardlyAny) return total;
  const right = await putRight(index, brand, typed);
  return right && countOf(index, brand, right.meant) > countOf(index, brand, typed) ? 0 : total;
};

type Typed = Prepared & { typed: Words };

/** A search with other words than the typed ones, and what to say about it. */
interface OtherWords {
  meant: Typed & { mentionsApart: boolean };
  corrected: string | null;
  apart: string | null;
  leftOut: string[];
}

/** What a search may mean that finds hardly anything: corrected words, those of a phrase one by one, or fewer. */
const otherWords = async (index: JobIndex, brand: Brand, typed: Typed): Promise<OtherWords | null> => {
  const corrected = await putRight(index, brand, typed);
  const total = countOf(index, brand, typed);
  if (corrected && countOf(index, brand, corrected.meant) > total) return corrected;
  if (total > 0) return null;
  return (
    (await takeApart(index, brand, typed)) ??
    (await leaveOut(index, brand, corrected?.meant ?? typed, corrected))
  );
};

const withWords = async (index: JobIndex, typed: Typed, q: string | undefined, words: Words) => ({
  ...typed,
  mentionsApart: true,
  search: { ...typed.search, ...(q !== undefined && { q }) },
  typed: words,
  ...(await wordsFound(index, words)),
});

/** The same search with corrected words, when hardly any job of the brand has them as they were typed. */
const putRight = async (index: JobIndex, brand: Brand, typed: Typed): Promise<OtherWords | null> => {
  if (!typed.words || typed.search.as_typed || countOf(index, brand, typed) > hardlyAny) return null;
  const q = await correctedWords(index, typed.search.q ?? "", typed.typed);
  if (q === null) return null;
  const meant = await withWords(index, typed, q, parseWords(q));
  return { meant, corrected: q, apart: null, leftOut: [] };
};

/** The same search with the words of a phrase one by one, when no job of the brand has the phrase or a synonym. */
const takeApart = async (index: JobIndex, brand: Brand, typed: Typed): Promise<OtherWords | null> => {
  const apart = wordsApart(typed.typed);
  if (!apart || countOf(index, brand, typed) > 0) return null;
  const meant = await withWords(index, typed, undefined, apart.words);
  return countOf(index, brand, meant) > 0
    ? { meant, corrected: null, apart: apart.phrase, leftOut: [] }
    : null;
};

/** The same search without the words that no job of the brand has with the others. */
const leaveOut = async (
  index: JobIndex,
  brand: Brand,
  typed: Typed,
  corrected: OtherWords | null,
): Promise<OtherWords | null> => {
  if (typed.search.as_typed || countOf(index, brand, typed) > 0) return null;
  const has = async (terms: Words["terms"]) =>
    countOf(index, brand, { ...typed, ...(await wordsFound(index, { ...typed.typed, terms })) }) > 0;
  const fewer = await withoutUnfound(typed.typed.terms, has);
  if (!fewer) return null;
  const words = { ...typed.typed, terms: fewer.kept };
  const meant = await withWords(index, typed, undefined, words);
  return { meant, corrected: corrected?.corrected ?? null, apart: null, leftOut: fewer.left };
};

/** How many live jobs of the brand have the words, regardless of place and filters. */
const countOf = (index: JobIndex, brand: Brand, { words, excluded }: Prepared): number =>
  countJobs(index.columns, brand, index.now, { search: {}, place: null, words, excluded });
