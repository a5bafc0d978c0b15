import type { Brand } from "../../contract/brand.ts";
import type { JobFacets, ParsedJobSearch } from "../../contract/job-search.ts";
import type { SearchReading, SearchSuggestion } from "../../contract/jobs.ts";
import { bestAnswer } from "./attempts/best-answer.ts";
import { clickCounts } from "./embedded/ranking/facet-counts.ts";
import { evaluate } from "./embedded/ranking/evaluate.ts";
import { facetsOf } from "./facets.ts";
import { countJobs, type Prepared } from "./embedded/ranking/filter-mask.ts";
import { openIndex, type JobIndex } from "./embedded/job-index.ts";
import { keptAnswer, type Lasting } from "./embedded/answer-cache.ts";
import { kindTitle } from "./attempts/kind-title.ts";
import { prepare } from "./embedded/prepare.ts";
import { readQuery } from "./understand/read-query.ts";
import { few } from "./attempts/attempts.ts";
import { countOf, hardlyAny, putRight } from "./attempts/corrections.ts";
import { workInstead } from "./attempts/work-instead.ts";
import { suggest, suggestWider } from "./suggestions/other-searches.ts";
import type { Db } from "../platform/database/open.ts";

/** Jobs on one page of results. */
export const perPage = 20;

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
  /** Words and read filters that hardly any job has together with the others. */
  words_left_out: string[];
  /** The kinds of work that are shown, as no job is called as the words say. */
  kinds_instead: string[];
  suggestions: SearchSuggestion[];
  /** What was read from the words. */
  reading: SearchReading | null;
  /** Whether any live job of the brand has the words, regardless of place and filters. */
  wordsKnown: boolean;
}

/** With more jobs than this, an answer may miss the end, or the age, of some of them for a while. */
const manyJobs = 10_000;
/** How long, in milliseconds: with a million jobs some end every second. Cards are checked all the same. */
const tolerance = 60_000;

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
  const { columns, now } = index;
  const range = { from: (page - 1) * perPage, size: perPage };
  const evaluated = (prepared: Prepared) => evaluate(index.columns, brand, index.now, prepared, range);
  const { reading, answer: best } = await bestAnswer(index, brand, asked);
  const { meant, corrected, apart, leftOut, kinds } = best;
  const found = evaluated(meant);
  const any = found.total + found.mentions > 0;
  const wordsKnown = !leftOut.length && !kinds.length && (any || countOf(index, brand, meant, 1) > 0);
  // Where all jobs only mention the words, the filters count those.
  const counted = found.total || !any ? meant : { ...meant, mentionsApart: false };
  const passes = [found];
  const countsOf = (prepared: Prepared) => {
    if (prepared === meant) return found.counts;
    const pass = evaluated(prepared);
    passes.push(pass);
    return pass.counts;
  };
  const counts = clickCounts(countsOf(counted), counted, countsOf);
  const typed = { ...(reading?.search ?? asked), ...(corrected !== null && { q: corrected }) };
  const suggestions = any
    ? await suggestWider(index, brand, typed, { meant, total: found.total })
    : await suggest(index, brand, meant);
  const instead =
    found.total && !kinds.length ? await workInstead(index, brand, meant) : kinds.map(kindTitle);
  // Rows belong to other jobs if the columns were replaced meanwhile.
  if (index.columns !== columns) return look(index, brand, asked, page);
  const size = found.total + found.mentions;
  const isLarge = columns.length > manyJobs;
  // What is corrected or suggested depends on other jobs than those that are found.
  const isExact = found.total >= few && !corrected && !apart && !leftOut.length && !kinds.length;
  const others = isExact ? Infinity : Math.max(index.nextChange, isLarge ? now + tolerance : now);
  const ends = Math.min(...passes.map((pass) => pass.ends));
  const ages = Math.min(...passes.map((pass) => pass.ages));
  const until = Math.min(ends, isLarge ? Math.max(ages, now + tolerance) : ages, others, index.nextBegin);
  return {
    answer: {
      total: found.total,
      mentions: found.mentions,
      ids: found.ids,
      facets: facetsOf(brand, meant.search, counts),
      corrected,
      words_apart: apart,
      words_left_out: leftOut,
      kinds_instead: instead,
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
