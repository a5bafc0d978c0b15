import { LRUCache } from "lru-cache";
import { firstAddedId } from "../catalogue/locations/added-locations.ts";
import type { LocationRow } from "../catalogue/locations/fill-locations.ts";
import type { Db } from "../platform/database/open.ts";
import { locations } from "../catalogue/locations/tables.ts";
import type { FeedPlace } from "./feed-job.ts";
import { isPositionAbroad, openPositions, suburbByPosition, type PositionFinder } from "./find-position.ts";
import {
  hereAndAbroad,
  jobPlacesOf,
  outside,
  readAs,
  unknown,
  type Found,
  type JobPlaces,
} from "./found-place.ts";
import { openMisspelt } from "./misspelt.ts";
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
import { abroad, padding, plain, readPlace, stateShape, type StateId } from "./read-place.ts";
import { hasUnknownQualifier } from "./read-qualifier.ts";
import { readSuburb } from "./read-suburb.ts";
import { placesIn, withCity } from "./several-places.ts";
import { isSpotAbroad } from "./spot-abroad.ts";
import { stateOfPostcode } from "./state-of-postcode.ts";

/** Finds places by what feeds call them. */
export type PlaceFinder = (places: readonly FeedPlace[]) => JobPlaces;

/**
 * Reads table `locations` once; the finder does not need the database any more.
 * @param accept Takes suburbs that the list does not have as places, instead of proposing them.
 */
export const openPlaceFinder = async (db: Db, { accept = false } = {}): Promise<PlaceFinder> => {
  const lists = listsOf(await db.select().from(locations));
  /** Jobs of a feed share their places. */
  const recent = new LRUCache<string, Found[]>({ max: 10_000 });
  const findEach = (place: FeedPlace): Found[] => {
    const key = Object.values(place).join("\n");
    const found = recent.get(key) ?? placesIn(place, lists).map((each) => find(each, lists, accept));
    recent.set(key, found);
    return found;
  };
  return (places) => jobPlacesOf(places, withCity(places).flatMap(findEach));
};

type Lists = ReturnType<typeof listsOf>;

/** What places are found in. */
const listsOf = (rows: readonly LocationRow[]) => {
  const official = rows.filter(({ id, kind }) => kind === "suburb" && id < firstAddedId);
  return {
    official,
    suburbs: indexOf(official),
    regionByName: regionIndex(rows),
    inSeveralStates: namesInSeveralStates(official),
    misspelt: openMisspelt(official),
    unlisted: openUnlisted(
      rows.filter(({ id }) => id >= firstAddedId),
      openPositions(official),
    ),
  };
};

/** Finds a suburb that is not in `locations.csv`: one that an earlier import added, or a new one. */
const openUnlisted = (earlier: readonly LocationRow[], positionOf: PositionFinder) => {
  const added = new Map<string, PlaceOfWork>();
  const remember = (place: PlaceOfWork) => {
    const name = plain(place.suburb ?? "");
    const stateId = stateIdOf(place);
    for (const key of [keyOf(name, stateId, place.postcode), keyOf(name, stateId)])
      if (!added.has(key)) added.set(key, place);
    return place;
  };
  // Those without a postcode first: a feed that names none must find the same place every time.
  earlier
    .toSorted((a, b) => Number(a.postcode !== null) - Number(b.postcode !== null) || a.id - b.id)
    .forEach(remember);
  return (place: FeedPlace, stateId: StateId, postcode: string): PlaceOfWork | undefined => {
    const suburb = readSuburb(place);
    if (!suburb) return undefined;
    const { state } = wholeStates.get(stateId)!;
    return (
      added.get(keyOf(plain(suburb), stateId, postcode)) ??
      remember({ id: null, suburb, state, postcode: postcode || null, ...positionOf(place, state, postcode) })
    );
  };
};

/** A place of a feed as it was read. @see readPlace */
type Asked = ReturnType<typeof readPlace> & { place: FeedPlace; inState: StateId | null };

const find = (place: FeedPlace, lists: Lists, accept: boolean): Found => {
  const read = readPlace(place);
  const { names, postcode, said } = read;
  const inState = read.stateId ?? stateOfNumber(postcode, lists);
  const asked: Asked = { ...read, place, inState };
  const known = findAbroad(asked, lists) ?? findListed(asked, lists);
  if (known) return known;
  const meant = lists.misspelt(place, names, inState, postcode);
  if (meant) return { found: meant, warning: readAs(said, meant, "Correct it if that is wrong.") };
  const other = names.length && inState ? lists.unlisted(place, inState, postcode) : undefined;
  if (!other) return findRoughly(asked, lists);
  if (accept || other.id !== null) return { found: other };
  return { found: wholeStates.get(inState!), proposed: other, written: oneLine(said).slice(0, 80) };
};

/** A place abroad, by its words or its position. */
const findAbroad = ({ place, names, stateId, postcode, said }: Asked, lists: Lists): Found | null => {
  if (stateId === abroad) return isHereAndAbroad(said) ? hereAndAbroad(said) : outside(said);
  if (stateId || postcode || place.country) return null;
  const isHere = (name: string) =>
    lists.suburbs.has(keyOf(name)) || lists.regionByName.has(keyOf(sortedWords(name)));
  const isAbroad =
    (names.length && isPositionAbroad(place)) ||
    (!place.latitude && hasUnknownQualifier(withStateField(place), isHere));
  return isAbroad ? outside(said) : null;
};

const stateOfNumber = (postcode: string, { suburbs }: Lists): StateId | null => {
  const known = postcode && suburbs.get(keyOf("", null, postcode));
  return known ? stateIdOf(known) : stateOfPostcode(postcode);
};

/** A suburb or region of the list, and which words are missing where others are called so. */
const findListed = (asked: Asked, lists: Lists): Found | null => {
  const { place, names, stateId, postcode, said, inState } = asked;
  // "Epping, Sydney" is not Melbourne's.
  const city = inState ? undefined : names.find((name) => largeCities.has(name));
  const cityFound = city === undefined ? undefined : lists.suburbs.get(keyOf(city));
  const near = (name: string) => (cityFound ? [keyOf(name, stateIdOf(cityFound))] : []);
  const listed =
    partOfCity(names, inState, lists) ??
    firstOf(lists.suburbs, suburbKeys(asked, near)) ??
    firstOf(lists.regionByName, regionKeys(asked, near)) ??
    cityIn(names, stateId, lists);
  if (!listed) return null;
  if (postcode || place.latitude || city) return { found: listed };
  const isUnclear =
    lists.inSeveralStates.has(plain(listed.suburb ?? "")) || isWithFarTown(place, listed, lists);
  const missing = [
    ...(!stateId && isUnclear ? ["state"] : []),
    ...(!place.country && namesakesAbroad.has(plain(said)) ? ["country"] : []),
  ].join(" or ");
  return missing
    ? { found: listed, warning: readAs(said, listed, `If another place is meant, add its ${missing}.`) }
    : { found: listed };
};

/** @param near The key of a name in the state of a city that is named as well. */
const suburbKeys = ({ place, names, stateId, postcode, inState }: Asked, near: (name: string) => string[]) =>
  names.flatMap((name) => [
    ...(postcode ? [keyOf(name, stateId, postcode)] : []),
    ...near(name),
    keyOf(name, inState),
    // A state's name may be part of the suburb's: "Victoria Park" is in Western Australia.
    ...(!place.state && name.search(stateShape) >= 0 ? [keyOf(name)] : []),
  ]);

const regionKeys = ({ names, stateId, inState }: Asked, near: (name: string) => string[]) =>
  names
    .map(sortedWords)
    .flatMap((name) => [...near(name), keyOf(name, inState), ...(stateId ? [] : [keyOf(name)])]);

/** "Brisbane Northside" is no region of the list, but in Brisbane. */
const cityIn = (names: readonly string[], stateId: StateId | null, { suburbs }: Lists) => {
  const city = names
    .map((name) => name.replace(partsOfCities, " ").trim())
    .find((name) => largeCities.has(name));
  return city === undefined ? undefined : suburbs.get(keyOf(city, stateId));
};

/** "Melbourne - South East" is a region, though Melbourne is a place; "Sydney CBD" is Sydney. */
const partOfCity = ([whole = ""]: readonly string[], stateId: StateId | null, { regionByName }: Lists) =>
  !largeCities.has(whole.replace(padding, " ").trim()) && isSideOfCity(whole)
    ? regionByName.get(keyOf(sortedWords(whole), stateId))
    : undefined;

/** "Lismore, Waterford": behind the comma is a suburb of another state alone, or a place that is abroad as well. */
const isWithFarTown = ({ text }: FeedPlace, { state }: PlaceOfWork, { suburbs }: Lists): boolean => {
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
const findRoughly = (asked: Asked, { suburbs, official }: Lists): Found => {
  const { place, names, stateId, postcode, said, inState } = asked;
  const found = postcode ? suburbs.get(keyOf("", stateId, postcode)) : undefined;
  const state = inState ? wholeStates.get(inState) : undefined;
  if (found || (state && !names.length)) return { found: found ?? state };
  if (state) return { ...unknown(said, "; only its state is kept."), found: state };
  if (names.length) {
    const saysNoMore = !stateId && !postcode && !place.country && !place.latitude;
    return saysNoMore && isSpotAbroad(said) ? outside(said) : unknown(said);
  }
  if (/[^\p{Script=Latin}\P{L}]/u.test(said)) return unknown(said);
  const near = suburbByPosition(official, place);
  return near === "abroad" ? outside(`${place.latitude}, ${place.longitude}`) : { found: near };
};

/** A place in words, with what the feed calls its state or region. */
const withStateField = ({ text, suburb, state }: FeedPlace) => text || `${suburb}, ${state}`;

const sideWords = /\b(?:north|south|east|west)(?:ern)?\b/;
const isSideOfCity = (name: string): boolean =>
  sideWords.test(name) && [...largeCities].some((city) => name.startsWith(city) || name.endsWith(city));
