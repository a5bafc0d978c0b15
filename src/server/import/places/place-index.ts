import { states } from "../../../contract/job-options.ts";
import { stateByCode } from "../../../domain/places/states.ts";
import type { LocationRow } from "../../catalogue/locations/fill-locations.ts";
import { regions } from "../../catalogue/locations/regions.ts";
import { sortedWords } from "./place-lists.ts";
import { plain, type StateId } from "./read-place.ts";

/** A row of table `locations`; one without an id is inserted when its job is written. */
export type PlaceOfWork = Pick<LocationRow, "suburb" | "state" | "postcode" | "lat" | "lon"> & {
  id: number | null;
};

/** Places by the keys of their names (`keyOf`). */
type PlaceIndex = ReadonlyMap<string, PlaceOfWork>;

/** The places that a feed may name. */
export interface ListedPlaces {
  suburbs: PlaceIndex;
  /** Regions by the sorted words of their names. */
  regionByName: PlaceIndex;
}

/** Each state as a place. */
export const wholeStates: ReadonlyMap<StateId, PlaceOfWork> = new Map(
  states.map(({ id, code }) => [id, { id, suburb: null, state: code, postcode: null, lat: null, lon: null }]),
);

/** The id of the state that a place is in; null for one that no list has. */
export const stateIdOf = ({ state }: PlaceOfWork): StateId | null => stateByCode(state)?.id ?? null;

/** Index of the suburb most likely meant by a name, a postcode, or both; with and without the state. */
export const indexOf = (suburbs: readonly LocationRow[]): Map<string, PlaceOfWork> => {
  const index = new Map<string, PlaceOfWork>();
  for (const place of suburbs.toSorted((a, b) => b.weight - a.weight)) {
    const name = plain(place.suburb ?? "");
    // People say "Palmerston" for Palmerston City, which is larger than the one in the ACT.
    for (const one of new Set([name, name.replace(/ city$/, "")]))
      for (const inState of [stateIdOf(place), null])
        for (const key of [
          keyOf(one, inState, place.postcode),
          keyOf(one, inState),
          keyOf("", inState, place.postcode),
        ])
          if (!index.has(key)) index.set(key, place);
  }
  return index;
};

/** A suburb of another state counts where it has at least this share of the people of the largest that is called so. */
const leastShare = 1 / 6;

/** The names, in plain words, that suburbs of several states have, none of which is meant much more than the others. */
export const namesInSeveralStates = (suburbs: readonly LocationRow[]): ReadonlySet<string> =>
  new Set(
    [...Map.groupBy(suburbs, ({ suburb }) => plain(suburb ?? ""))]
      .filter(([, same]) => {
        const most = same.reduce((one, other) => (other.weight > one.weight ? other : one));
        return same.some(({ state, weight }) => state !== most.state && weight >= most.weight * leastShare);
      })
      .map(([name]) => name),
  );

/** Regions such as coasts, by each of their names, with and without the state. */
export const regionIndex = (rows: readonly LocationRow[]): Map<string, PlaceOfWork> => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const index = new Map<string, PlaceOfWork>();
  for (const { id, name, aliases, state } of regions.values()) {
    const row = byId.get(id);
    const stateId = stateByCode(state)?.id ?? null;
    for (const one of row ? [name, ...aliases] : [])
      for (const key of [keyOf(sortedWords(one), stateId), keyOf(sortedWords(one))])
        if (!index.has(key)) index.set(key, row!);
  }
  return index;
};

/** The first place of an index that one of some keys leads to. */
export const firstOf = (index: ReadonlyMap<string, PlaceOfWork>, keys: readonly string[]) => {
  const key = keys.find((each) => index.has(each));
  return key === undefined ? undefined : index.get(key);
};

/** The key of a name, a postcode, or both, in a state or anywhere. */
export const keyOf = (name: string, stateId: StateId | null = null, postcode: string | null = "") =>
  `${name}|${stateId ?? ""}|${postcode ?? ""}`;
