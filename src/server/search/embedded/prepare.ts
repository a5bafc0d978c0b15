import { LRUCache } from "lru-cache";
import type { ParsedJobSearch } from "../../../contract/job-search.ts";
import { invalid } from "../../platform/http-error.ts";
import { jobsShownBy } from "./index-version.ts";
import type { Prepared } from "./ranking/filter-mask.ts";
import type { JobIndex } from "./job-index.ts";
import { findLocation, placeAround, type Place } from "../places.ts";
import { parseWords, type Words } from "../understand/query-terms.ts";
import { wordsFound } from "./matching/match-words.ts";

const findPlace = async (index: JobIndex, search: ParsedJobSearch): Promise<Place | null> => {
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

/**
 * The place of a search. It is kept until a job changes: places are only added together with their jobs.
 * @throws HttpError 422 for a location that does not exist.
 */
export const placeOf = async (index: JobIndex, search: ParsedJobSearch): Promise<Place | null> => {
  const { generation, changes } = index;
  const last = places.get(index);
  const isKept = last?.generation === generation && last.changes === changes.length;
  const { kept } = isKept ? last : { kept: new LRUCache<string, Place>({ max: mostPlaces }) };
  if (!isKept) places.set(index, { generation, changes: changes.length, kept });
  const asked = `${search.location} ${search.radius}`;
  const place = kept.get(asked) ?? (await findPlace(index, search));
  if (place) kept.set(asked, place);
  return place;
};

/** Looks up the place and the words of a search. */
export const prepare = async (
  index: JobIndex,
  search: ParsedJobSearch,
): Promise<Prepared & { typed: Words }> => {
  const typed = parseWords(search.q ?? "");
  return {
    search,
    typed,
    place: await placeOf(index, search),
    ...(await wordsFound(index, typed)),
    ...(await employersOf(index, search)),
  };
};

/** The employers whose jobs a search is for. */
export const employersOf = async (
  index: JobIndex,
  { employer }: ParsedJobSearch,
): Promise<Pick<Prepared, "employers">> =>
  employer === undefined ? {} : { employers: await jobsShownBy(index, employer) };
