import type { Brand } from "../../contract/brand.ts";
import type { JobFacets, ParsedJobSearch } from "../../contract/job-search.ts";
import type { SearchSuggestion } from "../../contract/jobs.ts";
import { countJobs, evaluate } from "./evaluate.ts";
import { facetsOf } from "./facets.ts";
import type { Prepared } from "./filter-mask.ts";
import { openIndex, type JobIndex } from "./job-index.ts";
import { parseWords, type Words } from "./words.ts";
import { prepare, wordsFound } from "./prepare.ts";
import { correctedWords } from "./spelling.ts";
import { suggest } from "./suggest.ts";
import type { Db } from "../platform/database/open.ts";

/** Jobs on one page of results. */
export const perPage = 20;

/** With this many results or fewer, a word may have been mistyped. */
const hardlyAny = 2;

export interface Found {
  total: number;
  /** The jobs of the requested page, in order. */
  ids: number[];
  facets: JobFacets;
  /** The words actually searched for, when a typing mistake was corrected. */
  corrected: string | null;
  suggestions: SearchSuggestion[];
  /** Whether any live job of the brand has the words, regardless of place and filters. */
  wordsKnown: boolean;
}

/**
 * Finds the live jobs of a brand.
 * @throws HttpError 422 for a location that does not exist.
 */
export const findJobs = async (
  db: Db,
  brand: Brand,
  search: ParsedJobSearch,
  page: number,
): Promise<Found> => {
  const index = await openIndex(db);
  const { generation } = index;
  const range = { from: (page - 1) * perPage, size: perPage };
  const look = (prepared: Prepared) => {
    const { columns, now } = index;
    const { counts, ...found } = evaluate(columns, brand, now, prepared, range);
    return { ...found, facets: facetsOf(brand, search, counts) };
  };
  const typed = await prepare(index, search);
  let found = look(typed);
  const corrected = found.total > hardlyAny ? null : await putRight(index, brand, typed);
  const meant = corrected ?? typed;
  if (corrected) found = look(corrected);
  const wordsKnown = found.total > 0 || countOf(index, brand, meant) > 0;
  const suggestions = found.total ? [] : await suggest(index, brand, meant);
  // Rows belong to other jobs if the index was rebuilt meanwhile.
  if (index.generation !== generation) return findJobs(db, brand, search, page);
  return { ...found, wordsKnown, corrected: corrected?.search.q ?? null, suggestions };
};

/** How many live jobs of a brand the page of a search shows for its words; 0 where it corrects them. */
export const countShown = async (db: Db, brand: Brand, search: ParsedJobSearch): Promise<number> => {
  const index = await openIndex(db);
  const typed = await prepare(index, search);
  const total = countJobs(index.columns, brand, index.now, typed);
  if (total === 0 || total > hardlyAny) return total;
  return (await putRight(index, brand, typed)) ? 0 : total;
};

/** The same search with corrected words, when hardly any job of the brand has them as they were typed. */
const putRight = async (
  index: JobIndex,
  brand: Brand,
  typed: Prepared & { typed: Words },
): Promise<(Prepared & { typed: Words }) | null> => {
  if (!typed.words || countOf(index, brand, typed) > hardlyAny) return null;
  const q = await correctedWords(index, typed.search.q ?? "", typed.typed);
  if (q === null) return null;
  const words = parseWords(q);
  const meant = {
    ...typed,
    search: { ...typed.search, q },
    typed: words,
    ...(await wordsFound(index, words)),
  };
  return countOf(index, brand, meant) > countOf(index, brand, typed) ? meant : null;
};

/** How many live jobs of the brand have the words, regardless of place and filters. */
const countOf = (index: JobIndex, brand: Brand, { words, excluded }: Prepared): number =>
  countJobs(index.columns, brand, index.now, { search: {}, place: null, words, excluded });
