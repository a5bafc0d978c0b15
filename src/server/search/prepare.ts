import type { ParsedJobSearch } from "../../contract/job-search.ts";
import { jobsShownBy } from "../employers/employer-index.ts";
import { invalid } from "../http-error.ts";
import type { Prepared } from "./filter-mask.ts";
import type { JobIndex } from "./job-index.ts";
import { matchesOf, type Matched } from "./matches.ts";
import { findLocation, placeAround, type Place } from "./places.ts";
import { isStatedAnywhere } from "./stated-anywhere.ts";
import { termSets } from "./term-sets.ts";
import { parseWords, type Term, type Words } from "./words.ts";

/** The place of a search. @throws HttpError 422 for a location that does not exist. */
export const placeOf = async (index: JobIndex, search: ParsedJobSearch): Promise<Place | null> => {
  if (search.location === undefined) return null;
  const location = await findLocation(index.db, search.location);
  if (!location)
    throw invalid("location", "There is no such place; choose one that the place search suggests.");
  return placeAround(index.db, location, search.radius);
};

/** The jobs that match a search's words. */
export const wordsFound = async (
  index: JobIndex,
  { terms, excluded }: Words,
): Promise<Pick<Prepared, "words" | "excluded">> => {
  const [first, ...others] = excluded;
  const unwanted: Term[] = first === undefined ? [] : [[first, ...others]];
  const typed = terms.map(([text]): Term => [text]);
  const found = await termSets(index, [...terms, ...typed, ...unwanted]);
  const matched = terms.map((term, at): Matched | null => {
    const sets = found[at];
    if (!sets) return null;
    const typedTitle = found[terms.length + at]?.title;
    return {
      ...sets,
      ...(isStatedAnywhere(term) && { core: sets.words }),
      ...(typedTitle && { typedTitle }),
    };
  });
  return {
    words: matchesOf(index, matched),
    excluded: matchesOf(index, found.slice(2 * terms.length)),
  };
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
    ...(search.employer !== undefined && { employers: await jobsShownBy(index.db, search.employer) }),
  };
};
