import type { ParsedJobSearch } from "../../contract/job-search.ts";
import { Cache } from "../platform/cache.ts";
import { invalid } from "../platform/http-error.ts";
import type { SearchEngine } from "./engine.ts";
import { placesIn } from "../../domain/search/search-places.ts";
import { findLocation, placeAround, type OnePlace, type Place } from "./places.ts";
import type { Plan } from "./plan.ts";
import { parseWords, type Words } from "./understand/query-terms.ts";

/** A plan and the terms that were typed, which it may look for in other ways. */
export type TypedPlan = Plan & { typed: Words };

const findPlace = async (engine: SearchEngine, id: number, radius: number | undefined): Promise<OnePlace> => {
  const location = await findLocation(engine.db, id);
  if (!location)
    throw invalid("location", "There is no such place; choose one that the place search suggests.");
  return placeAround(engine, location, radius);
};

const findPlaces = async (
  engine: SearchEngine,
  ids: readonly number[],
  radius: number | undefined,
): Promise<Place> => {
  const [first, ...more] = await Promise.all(ids.map((id) => findPlace(engine, id, radius)));
  return more.length ? { kind: "several", places: [first!, ...more] } : first!;
};

/** The most places that one process has; each comes with a bit for every job. */
const mostPlaces = 100;

const places = new Cache<SearchEngine, Promise<Place>>("places", mostPlaces);

/**
 * The place of a search. It is cached until a job changes: places are only added together with their jobs.
 * @throws HttpError 422 for a location that does not exist.
 */
export const placeOf = async (engine: SearchEngine, search: ParsedJobSearch): Promise<Place | null> => {
  const ids = placesIn(search);
  if (!ids.length) return null;
  const dependsOn = [engine.generation, engine.changeCount];
  const { radius } = search;
  return places.get(engine, `${ids} ${radius}`, dependsOn, () => findPlaces(engine, ids, radius));
};

/** The plan of a search whose words were read; looks up its place and employers. */
export const makePlan = async (engine: SearchEngine, search: ParsedJobSearch): Promise<TypedPlan> => {
  const typed = parseWords(search.q ?? "");
  return {
    search,
    typed,
    words: typed,
    place: await placeOf(engine, search),
    ...(await employersOf(engine, search)),
  };
};

/** The employers whose jobs a search is for. */
export const employersOf = async (
  engine: SearchEngine,
  { employer }: ParsedJobSearch,
): Promise<Pick<Plan, "employers">> =>
  employer === undefined ? {} : { employers: await jobsShownBy(engine, employer) };

/**
 * The employers whose jobs an employer shows: its own, an association's members and a recruiter's named clients. Jobs
 * of clients that may not be named count as the recruiter's.
 */
export const jobsShownBy = async (engine: SearchEngine, id: number): Promise<readonly number[]> =>
  (await engine.employers()).byId.get(id)?.group ?? [id];
