import { states } from "../../contract/job-options.ts";
import { stateByCode } from "../../domain/places/states.ts";
import { firstAddedId } from "../locations/added-locations.ts";
import type { LocationRow } from "../locations/fill-locations.ts";
import type { Db } from "../platform/database/open.ts";
import { locations } from "../locations/tables.ts";
import type { FeedPlace } from "./feed-job.ts";
import { openPositions } from "./find-position.ts";
import { abroad, plain, readPlace, saidIn, stateOf, stateShape, type StateId } from "./read-place.ts";
import { readSuburb } from "./read-suburb.ts";
import { stateOfPostcode } from "./state-of-postcode.ts";

/** A row of table `locations`; one without an id is inserted when its job is written. */
export type PlaceOfWork = Pick<LocationRow, "suburb" | "state" | "postcode" | "lat" | "lon"> & {
  id: number | null;
};

/** Where a job is. */
export interface JobPlaces {
  places: PlaceOfWork[];
  stateIds: number[];
  /** One of the places says that the work is done from anywhere. */
  remote: boolean;
  warnings: string[];
}

/** Finds places by what feeds call them. */
export type PlaceFinder = (places: readonly FeedPlace[]) => JobPlaces;

/** Reads table `locations` once; the finder does not need the database any more. */
export const openPlaceFinder = async (db: Db): Promise<PlaceFinder> => {
  const rows = await db.select().from(locations);
  const official = rows.filter(({ id, kind }) => kind === "suburb" && id < firstAddedId);
  const suburbs = indexOf(official);
  const positionOf = openPositions(official);
  const added = new Map<string, PlaceOfWork>();
  const remember = (place: PlaceOfWork) => {
    const name = plain(place.suburb ?? "");
    const stateId = stateIdOf(place);
    for (const key of [keyOf(name, stateId, place.postcode), keyOf(name, stateId)])
      if (!added.has(key)) added.set(key, place);
    return place;
  };
  // Those without a postcode first: a feed that names none must find the same place every time.
  rows
    .filter(({ id }) => id >= firstAddedId)
    .toSorted((a, b) => Number(a.postcode !== null) - Number(b.postcode !== null) || a.id - b.id)
    .forEach(remember);

  /** A suburb that is not in `locations.csv`: one that an earlier import added, or a new one. */
  const unlisted = (place: FeedPlace, stateId: StateId, postcode: string): PlaceOfWork | undefined => {
    const suburb = readSuburb(place);
    if (!suburb) return undefined;
    const { state } = wholeStates.get(stateId)!;
    return (
      added.get(keyOf(plain(suburb), stateId, postcode)) ??
      remember({ id: null, suburb, state, postcode: postcode || null, ...positionOf(place, state, postcode) })
    );
  };

  const stateOfNumber = (postcode: string): StateId | null => {
    const known = postcode && suburbs.get(keyOf("", null, postcode));
    return known ? stateIdOf(known) : stateOfPostcode(postcode);
  };

  const find = (place: FeedPlace): { found?: PlaceOfWork | undefined; warning?: string } => {
    const { names, stateId, postcode, said } = readPlace(place);
    if (stateId === abroad)
      return {
        found: wholeStates.get(abroad),
        warning: `The place "${said.slice(0, 80)}" is outside Australia; the job is shown as international.`,
      };
    const inState = stateId ?? stateOfNumber(postcode);
    const keys = names.flatMap((name) => [
      ...(postcode ? [keyOf(name, stateId, postcode)] : []),
      keyOf(name, inState),
      // A state's name may be part of the suburb's: "Victoria Park" is in Western Australia.
      ...(!place.state && name.search(stateShape) >= 0 ? [keyOf(name)] : []),
    ]);
    const found =
      firstOf(suburbs, keys) ??
      (names.length && inState ? unlisted(place, inState, postcode) : undefined) ??
      (postcode ? suburbs.get(keyOf("", stateId, postcode)) : undefined);
    if (found) return { found };
    const state = inState ? wholeStates.get(inState) : undefined;
    if (!names.length) return { found: state };
    const name = `The place "${said.slice(0, 80)}" is not known`;
    return state ? { found: state, warning: `${name}; only its state is kept.` } : { warning: `${name}.` };
  };

  /** "Sydney/Melbourne" and "Bondi or Coogee NSW" are two places; "Sydney / NSW" is one. */
  const eachOf = (place: FeedPlace): FeedPlace[] => {
    const { stateId } = readPlace(place);
    const parts = place.text.split(/\/|\bor\b|&|\band\b/i).map((text) => {
      const part = { ...place, text };
      const own = readPlace(part).stateId ?? stateId;
      return own && own !== abroad ? { ...part, state: wholeStates.get(own)!.state } : part;
    });
    const isKnown = (part: FeedPlace) =>
      readPlace(part).names.some((name) => suburbs.has(keyOf(name, stateOf(part.state))));
    return parts.length > 1 && parts.every(isKnown) ? parts : [place];
  };

  return (places) => {
    const all = places.flatMap(eachOf).map(find);
    const found = [...new Set(all.flatMap((each) => each.found ?? []))];
    return {
      places: found,
      stateIds: [...new Set(found.flatMap((place) => stateIdOf(place) ?? []))],
      remote: places.some((place) => /\b(?:remote|anywhere|work from home|wfh)\b/i.test(saidIn(place))),
      warnings: all.flatMap(({ warning }) => warning ?? []),
    };
  };
};

const wholeStates: ReadonlyMap<StateId, PlaceOfWork> = new Map(
  states.map(({ id, code }) => [id, { id, suburb: null, state: code, postcode: null, lat: null, lon: null }]),
);

const stateIdOf = ({ state }: PlaceOfWork): StateId | null => stateByCode(state)?.id ?? null;

/** Index of the suburb most likely meant by a name, a postcode, or both; with and without the state. */
const indexOf = (suburbs: readonly LocationRow[]): Map<string, PlaceOfWork> => {
  const index = new Map<string, PlaceOfWork>();
  for (const place of suburbs.toSorted((a, b) => b.weight - a.weight)) {
    const name = plain(place.suburb ?? "");
    for (const inState of [stateIdOf(place), null]) {
      for (const key of [
        keyOf(name, inState, place.postcode),
        keyOf(name, inState),
        keyOf("", inState, place.postcode),
      ])
        if (!index.has(key)) index.set(key, place);
    }
  }
  return index;
};

const firstOf = (index: ReadonlyMap<string, PlaceOfWork>, keys: readonly string[]) => {
  const key = keys.find((each) => index.has(each));
  return key === undefined ? undefined : index.get(key);
};

const keyOf = (name: string, stateId: StateId | null = null, postcode: string | null = "") =>
  `${name}|${stateId ?? ""}|${postcode ?? ""}`;
