import { LRUCache } from "lru-cache";
import { stateByCode } from "../../../domain/places/states.ts";
import type { Db } from "../../platform/database/open.ts";
import { locations } from "../../catalogue/locations/tables.ts";
import type { FeedPlace } from "../feed-job.ts";
import { isPositionAbroad, suburbByPosition } from "./find-position.ts";
import {
  matchHereAndAbroad,
  jobPlacesOf,
  matchAbroad,
  readAsWarning,
  noMatch,
  type PlaceMatch,
  type JobPlaces,
} from "./place-match.ts";
import { oneLine } from "../../../domain/text/one-line.ts";
import { firstOf, keyOf, stateIdOf, wholeStates, type PlaceOfWork } from "./place-index.ts";
import { largeCities, namesakesAbroad, partsOfCities, sortedWords } from "./place-lists.ts";
import { stateOfPostcode } from "../../../lexicon/places/state-of-postcode.ts";
import { isHereAndAbroad } from "../../../lexicon/places/read-country.ts";
import { abroad, padding, plain, readPlace, stateShape, type StateId } from "./read-place.ts";
import { openGazetteer, type Gazetteer } from "./gazetteer.ts";
import { hasUnknownQualifier } from "./read-qualifier.ts";
import { placesIn, withCity } from "./split-places.ts";
import { isSpotAbroad } from "./spot-abroad.ts";

/** Finds places by what feeds call them. */
export type PlaceFinder = (places: readonly FeedPlace[]) => JobPlaces;

/**
 * Reads table `locations` once; the finder does not need the database any more.
 * @param accept Takes suburbs that the list does not have as places, instead of proposing them.
 */
export const openPlaceFinder = async (db: Db, { accept = false } = {}): Promise<PlaceFinder> => {
  const lists = openGazetteer(await db.select().from(locations));
  /** Jobs of a feed share their places. */
  const recent = new LRUCache<string, PlaceMatch[]>({ max: 10_000 });
  const findEach = (place: FeedPlace): PlaceMatch[] => {
    const key = Object.values(place).join("\n");
    const match = recent.get(key) ?? placesIn(place, lists).map((each) => find(each, lists, accept));
    recent.set(key, match);
    return match;
  };
  return (places) => jobPlacesOf(places, withCity(places).flatMap(findEach));
};

/** A place of a feed as it was read. @see readPlace */
type PlaceQuery = ReturnType<typeof readPlace> & { place: FeedPlace; inState: StateId | null };

const find = (place: FeedPlace, lists: Gazetteer, accept: boolean): PlaceMatch => {
  const read = readPlace(place);
  const { names, postcode, raw } = read;
  const inState = read.stateId ?? stateOfNumber(postcode, lists);
  const query: PlaceQuery = { ...read, place, inState };
  const known = findAbroad(query, lists) ?? findListed(query, lists);
  if (known) return known;
  const correction = lists.corrections(place, names, inState, postcode);
  if (correction)
    return { match: correction, warning: readAsWarning(raw, correction, "Correct it if that is wrong.") };
  const other = names.length && inState ? lists.unlisted(place, inState, postcode) : undefined;
  if (!other) return findRoughly(query, lists);
  if (accept || other.id !== null) return { match: other };
  return { match: wholeStates.get(inState!), proposed: other, written: oneLine(raw).slice(0, 80) };
};

/** A place abroad, by its words or its position. */
const findAbroad = (
  { place, names, stateId, postcode, raw }: PlaceQuery,
  lists: Gazetteer,
): PlaceMatch | null => {
  if (stateId === abroad) return isHereAndAbroad(raw) ? matchHereAndAbroad(raw) : matchAbroad(raw);
  if (stateId || postcode || place.country) return null;
  const isHere = (name: string) =>
    lists.suburbs.has(keyOf(name)) || lists.regionByName.has(keyOf(sortedWords(name)));
  const isAbroad =
    (names.length && isPositionAbroad(place)) ||
    (!place.latitude && hasUnknownQualifier(withStateField(place), isHere));
  return isAbroad ? matchAbroad(raw) : null;
};

const stateOfNumber = (postcode: string, { suburbs }: Gazetteer): StateId | null => {
  const known = postcode ? suburbs.get(keyOf("", null, postcode)) : undefined;
  return stateByCode(known?.state ?? stateOfPostcode(postcode) ?? "")?.id ?? null;
};

/** A suburb or region of the list, and which words are missing where others are called so. */
const findListed = (query: PlaceQuery, lists: Gazetteer): PlaceMatch | null => {
  const { place, names, stateId, postcode, raw, inState } = query;
  // "Epping, Sydney" is not Melbourne's.
  const city = inState ? undefined : names.find((name) => largeCities.has(name));
  const cityFound = city === undefined ? undefined : lists.suburbs.get(keyOf(city));
  const near = (name: string) => (cityFound ? [keyOf(name, stateIdOf(cityFound))] : []);
  const listed =
    partOfCity(names, inState, lists) ??
    firstOf(lists.suburbs, suburbKeys(query, near)) ??
    firstOf(lists.regionByName, regionKeys(query, near)) ??
    cityIn(names, stateId, lists);
  if (!listed) return null;
  if (postcode || place.latitude || city) return { match: listed };
  const isUnclear =
    lists.inSeveralStates.has(plain(listed.suburb ?? "")) || isWithFarTown(place, listed, lists);
  const missing = [
    ...(!stateId && isUnclear ? ["state"] : []),
    ...(!place.country && namesakesAbroad.has(plain(raw)) ? ["country"] : []),
  ].join(" or ");
  return missing
    ? { match: listed, warning: readAsWarning(raw, listed, `If another place is meant, add its ${missing}.`) }
    : { match: listed };
};

/** @param near The key of a name in the state of a city that is named as well. */
const suburbKeys = (
  { place, names, stateId, postcode, inState }: PlaceQuery,
  near: (name: string) => string[],
) =>
  names.flatMap((name) => [
    ...(postcode ? [keyOf(name, stateId, postcode)] : []),
    ...near(name),
    keyOf(name, inState),
    // A state's name may be part of the suburb's: "Victoria Park" is in Western Australia.
    ...(!place.state && name.search(stateShape) >= 0 ? [keyOf(name)] : []),
  ]);

const regionKeys = ({ names, stateId, inState }: PlaceQuery, near: (name: string) => string[]) =>
  names
    .map(sortedWords)
    .flatMap((name) => [...near(name), keyOf(name, inState), ...(stateId ? [] : [keyOf(name)])]);

/** "Brisbane Northside" is no region of the list, but in Brisbane. */
const cityIn = (names: readonly string[], stateId: StateId | null, { suburbs }: Gazetteer) => {
  const city = names
    .map((name) => name.replace(partsOfCities, " ").trim())
    .find((name) => largeCities.has(name));
  return city === undefined ? undefined : suburbs.get(keyOf(city, stateId));
};

/** "Melbourne - South East" is a region, though Melbourne is a place; "Sydney CBD" is Sydney. */
const partOfCity = ([whole = ""]: readonly string[], stateId: StateId | null, { regionByName }: Gazetteer) =>
  !largeCities.has(whole.replace(padding, " ").trim()) && isSideOfCity(whole)
    ? regionByName.get(keyOf(sortedWords(whole), stateId))
    : undefined;

/** "Lismore, Waterford": behind the comma is a suburb of another state alone, or a place that is abroad as well. */
const isWithFarTown = ({ text }: FeedPlace, { state }: PlaceOfWork, { suburbs }: Gazetteer): boolean => {
  const [, behind = "", ...more] = text.split(",").map(plain);
  const far = more.length ? undefined : suburbs.get(keyOf(behind));
  return (
    far !== undefined &&
    !largeCities.has(behind) &&
    far.state !== state &&
    !suburbs.has(keyOf(behind, stateIdOf({ ...far, state })))
  );
};

/** Where no name is known: by the postcode, the state or the position. */
const findRoughly = (query: PlaceQuery, { suburbs, official }: Gazetteer): PlaceMatch => {
  const { place, names, stateId, postcode, raw, inState } = query;
  const match = postcode ? suburbs.get(keyOf("", stateId, postcode)) : undefined;
  const state = inState ? wholeStates.get(inState) : undefined;
  if (match || (state && !names.length)) return { match: match ?? state };
  if (state) return { ...noMatch(raw, "; only its state is kept."), match: state };
  if (names.length) {
    const saysNoMore = !stateId && !postcode && !place.country && !place.latitude;
    return saysNoMore && isSpotAbroad(raw) ? matchAbroad(raw) : noMatch(raw);
  }
  if (/[^\p{Script=Latin}\P{L}]/u.test(raw)) return noMatch(raw);
  const near = suburbByPosition(official, place);
  return near === "abroad" ? matchAbroad(`${place.latitude}, ${place.longitude}`) : { match: near };
};

/** A place in words, with what the feed calls its state or region. */
const withStateField = ({ text, suburb, state }: FeedPlace) => text || `${suburb}, ${state}`;

const sideWords = /\b(?:north|south|east|west)(?:ern)?\b/;
const isSideOfCity = (name: string): boolean =>
  sideWords.test(name) && [...largeCities].some((city) => name.startsWith(city) || name.endsWith(city));
