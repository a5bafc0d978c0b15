import type { Db } from "../db/open.ts";
import { locations } from "../db/schema.ts";
import type { FeedPlace } from "./feed-job.ts";
import { abroad, plain, readPlace, saidIn, stateOf, stateShape, type StateId } from "./read-place.ts";

/** Where a job is, as table `jobs` keeps it. */
export interface JobPlaces {
  locationIds: number[];
  stateIds: number[];
  /** One of the places says that the work is done from anywhere. */
  remote: boolean;
  warnings: string[];
}

/** Finds places by what feeds call them. */
export type PlaceFinder = (places: readonly FeedPlace[]) => JobPlaces;

interface Found {
  id: number;
  stateId: StateId;
}

/** Reads table `locations` once; what it gives needs the database no more. */
export const openPlaceFinder = async (db: Db): Promise<PlaceFinder> => {
  const suburbs = indexOf(await db.select().from(locations));

  const find = (place: FeedPlace): { found?: Found | undefined; warning?: string } => {
    const { names, stateId, postcode, said } = readPlace(place);
    if (stateId === abroad) return { found: { id: abroad, stateId } };
    const keys = names.flatMap((name) => [
      ...(postcode ? [keyOf(name, stateId, postcode)] : []),
      keyOf(name, stateId),
      // "Victoria Park" is no place in Victoria.
      ...(!place.state && name.search(stateShape) >= 0 ? [keyOf(name)] : []),
    ]);
    const found =
      firstOf(suburbs, keys) ?? (postcode ? suburbs.get(keyOf("", stateId, postcode)) : undefined);
    if (found || !names.length) return { found: found ?? (stateId ? { id: stateId, stateId } : undefined) };
    const name = `The place "${said.slice(0, 80)}" is not known`;
    return stateId
      ? { found: { id: stateId, stateId }, warning: `${name}; only its state is kept.` }
      : { warning: `${name}.` };
  };

  return (places) => {
    const all = places.map(find);
    const found = all.flatMap((each) => each.found ?? []);
    return {
      locationIds: [...new Set(found.map(({ id }) => id))],
      stateIds: [...new Set(found.map(({ stateId }) => stateId))],
      remote: places.some((place) => /\b(?:remote|anywhere|work from home|wfh)\b/i.test(saidIn(place))),
      warnings: all.flatMap(({ warning }) => warning ?? []),
    };
  };
};

/** The suburb that is likeliest meant by a name, a postcode, or both; with and without the state. */
const indexOf = (rows: readonly (typeof locations.$inferSelect)[]): Map<string, Found> => {
  const index = new Map<string, Found>();
  for (const { id, kind, suburb, state, postcode } of rows.toSorted((a, b) => b.weight - a.weight)) {
    const stateId = stateOf(state);
    if (kind !== "suburb" || !suburb || !stateId) continue;
    const name = plain(suburb);
    for (const inState of [stateId, null]) {
      for (const key of [keyOf(name, inState, postcode), keyOf(name, inState), keyOf("", inState, postcode)])
        if (!index.has(key)) index.set(key, { id, stateId });
    }
  }
  return index;
};

const firstOf = (index: ReadonlyMap<string, Found>, keys: readonly string[]) => {
  const key = keys.find((each) => index.has(each));
  return key === undefined ? undefined : index.get(key);
};

const keyOf = (name: string, stateId: StateId | null = null, postcode: string | null = "") =>
  `${name}|${stateId ?? ""}|${postcode ?? ""}`;
