import { LRUCache } from "lru-cache";
import { firstAddedId } from "../catalogue/locations/added-locations.ts";
import type { Db } from "../platform/database/open.ts";
import { locations } from "../catalogue/locations/tables.ts";
import type { FeedPlace } from "./feed-job.ts";
import { isPositionAbroad, openPositions, suburbByPosition } from "./find-position.ts";
import { hereAndAbroad, outside, readAs, unknown, type Found } from "./found-place.ts";
import { meantBy } from "./misspelt.ts";
import { oneLine } from "../../domain/text/one-line.ts";
import {
  firstOf,
  indexOf,
  keyOf,
  namesInSeveralStates,
  regionIndex,
  stateIdOf,
  wholeStates,
  type PlaceOfWork,
} from "./place-index.ts";
import { largeCities, namesakesAbroad, partsOfCities, sortedWords } from "./place-words.ts";
import { isHereAndAbroad } from "../../lexicon/places/read-country.ts";
import { abroad, padding, plain, readPlace, saidIn, stateShape, type StateId } from "./read-place.ts";
import { hasUnknownQualifier } from "./read-qualifier.ts";
import { readSuburb } from "./read-suburb.ts";
import { saysRemote } from "./says-remote.ts";
import { openPlaceDivider, withCity } from "./several-places.ts";
import { isSpotAbroad } from "./spot-abroad.ts";
import { stateOfPostcode } from "./state-of-postcode.ts";

/** Where a job is. */
export interface JobPlaces {
  places: PlaceOfWork[];
  /** Suburbs that the list does not have, for a person to judge; their states are in `places`. */
  proposed: PlaceOfWork[];
  /** How the feed names them, by the id of the state that stands for them; null for none. */
  written: Record<string, string> | null;
  stateIds: number[];
  /** One of the places says that the work is done from anywhere. */
  remote: boolean;
  warnings: string[];
}

/** Finds places by what feeds call them. */
export type PlaceFinder = (places: readonly FeedPlace[]) => JobPlaces;

/**
 * Reads table `locations` once; the finder does not need the database any more.
 * @param accept Takes suburbs that the list does not have as places, instead of proposing them.
 */
export const openPlaceFinder = async (db: Db, { accept = false } = {}): Promise<PlaceFinder> => {
  const rows = await db.select().from(locations);
  const official = rows.filter(({ id, kind }) => kind === "suburb" && id < firstAddedId);
  const suburbs = indexOf(official);
  const inSeveralStates = namesInSeveralStates(official);
  const regionByName = regionIndex(rows);
  const placesIn = openPlaceDivider({ suburbs, regionByName });
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

  /** "Brisbane Northside" is no region of the list, but in Brisbane. */
  const cityIn = (names: readonly string[], stateId: StateId | null): PlaceOfWork | undefined => {
    const city = names
      .map((name) => name.replace(partsOfCities, " ").trim())
      .find((name) => largeCities.has(name));
    return city === undefined ? undefined : suburbs.get(keyOf(city, stateId));
  };

  /** "Melbourne - South East" is a region, though Melbourne is a place; "Sydney CBD" is Sydney. */
  const partOfCity = ([whole = ""]: readonly string[], stateId: StateId | null): PlaceOfWork | undefined =>
    largeCities.has(whole.replace(padding, " ").trim())
      ? undefined
      : firstOf(regionByName, isSideOfCity(whole) ? [keyOf(sortedWords(whole), stateId)] : []);

  const byPosition = (place: FeedPlace): Found => {
    const found = suburbByPosition(official, place);
    return found === "abroad" ? outside(`${place.latitude}, ${place.longitude}`) : { found };
  };

  const find = (place: FeedPlace): Found => {
    const { names, stateId, postcode, said } = readPlace(place);
    if (stateId === abroad) return isHereAndAbroad(said) ? hereAndAbroad(said) : outside(said);
    if (!stateId && !postcode && !place.country && names.length && isPositionAbroad(place))
      return outside(said);
    const saysNoMore = !stateId && !postcode && !place.country && !place.latitude;
    if (saysNoMore && hasUnknownQualifier(withStateField(place), isNameHere)) return outside(said);
    const inState = stateId ?? stateOfNumber(postcode);
    // "Epping, Sydney" is not Melbourne's.
    const city = inState ? undefined : names.find((name) => largeCities.has(name));
    const cityFound = city === undefined ? undefined : suburbs.get(keyOf(city));
    const near = (name: string) => (cityFound ? [keyOf(name, stateIdOf(cityFound))] : []);
    const keys = names.flatMap((name) => [
      ...(postcode ? [keyOf(name, stateId, postcode)] : []),
      ...near(name),
      keyOf(name, inState),
      // A state's name may be part of the suburb's: "Victoria Park" is in Western Australia.
      ...(!place.state && name.search(stateShape) >= 0 ? [keyOf(name)] : []),
    ]);
    const inRegion = names.flatMap((name) => [
      ...near(sortedWords(name)),
      keyOf(sortedWords(name), inState),
      ...(stateId ? [] : [keyOf(sortedWords(name))]),
    ]);
    const listed =
      partOfCity(names, inState) ??
      firstOf(suburbs, keys) ??
      firstOf(regionByName, inRegion) ??
      cityIn(names, stateId);
    if (listed) {
      const isExact = Boolean(postcode || place.latitude || city);
      const isUnclear = inSeveralStates.has(plain(listed.suburb ?? "")) || isWithFarTown(place, listed);
      const missing = [
        ...(!isExact && !stateId && isUnclear ? ["state"] : []),
        ...(!isExact && !place.country && namesakesAbroad.has(plain(said)) ? ["country"] : []),
      ].join(" or ");
      return missing
        ? { found: listed, warning: readAs(said, listed, `If another place is meant, add its ${missing}.`) }
        : { found: listed };
    }
    const meant = meantIn(place, names, inState, postcode);
    if (meant) return { found: meant, warning: readAs(said, meant, "Correct it if that is wrong.") };
    const state = inState ? wholeStates.get(inState) : undefined;
    const other = names.length && inState ? unlisted(place, inState, postcode) : undefined;
    if (other) {
      if (accept || other.id !== null) return { found: other };
      return { found: state, proposed: other, written: oneLine(said).slice(0, 80) };
    }
    const found = postcode ? suburbs.get(keyOf("", stateId, postcode)) : undefined;
    if (!found && !state && !names.length && /[^\p{Script=Latin}\P{L}]/u.test(said)) return unknown(said);
    if (!found && !state && !names.length) return byPosition(place);
    if (found || !names.length) return { found: found ?? state };
    if (state) return { ...unknown(said, "; only its state is kept."), found: state };
    return saysNoMore && isSpotAbroad(said) ? outside(said) : unknown(said);
  };

  /** "Lismore, Waterford": behind the comma is a suburb of another state alone, or a place that is abroad as well. */
  const isWithFarTown = ({ text }: FeedPlace, { state }: PlaceOfWork): boolean => {
    const [, behind = "", ...more] = text.split(",").map(plain);
    const far = more.length ? undefined : suburbs.get(keyOf(behind));
    return (
      far !== undefined &&
      !largeCities.has(behind) &&
      far.state !== state &&
      !suburbs.has(keyOf(behind, stateIdOf({ ...far, state })))
    );
  };

  const isNameHere = (name: string) => suburbs.has(keyOf(name)) || regionByName.has(keyOf(sortedWords(name)));

  const inStateByWeight = Map.groupBy(
    official.map((row) => ({ row, name: plain(row.suburb ?? ""), weight: row.weight })),
    ({ row }) => stateIdOf(row),
  );
  /** The suburb that a misspelt name means: without a state, only a town that everybody knows. */
  const meantIn = (place: FeedPlace, names: readonly string[], stateId: StateId | null, postcode: string) => {
    const name = stateId ? plain(readSuburb(place) ?? "") : names.length === 1 ? names[0]! : "";
    const near = stateId ? (inStateByWeight.get(stateId) ?? []) : [...inStateByWeight.values()].flat();
    const least = stateId ? knownTown : knownCity;
    return meantBy(
      name,
      near.filter(({ row, weight }) => weight >= least && (!postcode || row.postcode === postcode)),
    )?.row;
  };

  /** Jobs of a feed share their places. */
  const recent = new LRUCache<string, Found[]>({ max: 10_000 });
  const findEach = (place: FeedPlace): Found[] => {
    const key = Object.values(place).join("\n");
    const found = recent.get(key) ?? placesIn(place).map(find);
    recent.set(key, found);
    return found;
  };

  return (places) => {
    const all = withCity(places).flatMap(findEach);
    const found = [...new Set(all.flatMap((each) => each.found ?? []))];
    const written = all.filter((each) => each.written && each.found);
    return {
      places: found,
      proposed: all.flatMap(({ proposed }) => proposed ?? []),
      written: written.length
        ? Object.fromEntries(
            [...Map.groupBy(written, (each) => String(each.found!.id))].map(([id, same]) => [
              id,
              [...new Set(same.map((each) => each.written))].join("; "),
            ]),
          )
        : null,
      stateIds: [...new Set(found.flatMap((place) => stateIdOf(place) ?? []))],
      remote: places.some((place) => saysRemote(saidIn(place))),
      warnings: all.flatMap(({ warning }) => warning ?? []),
    };
  };
};

/** A place in words, with what the feed calls its state or region. */
const withStateField = ({ text, suburb, state }: FeedPlace) => text || `${suburb}, ${state}`;

const sideWords = /\b(?:north|south|east|west)(?:ern)?\b/;
const isSideOfCity = (name: string): boolean =>
  sideWords.test(name) && [...largeCities].some((city) => name.startsWith(city) || name.endsWith(city));

/** People live in a town that a misspelt name may mean, and in one that it may mean without its state. */
const knownTown = 1000;
const knownCity = 20_000;
