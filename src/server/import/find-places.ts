import { LRUCache } from "lru-cache";
import { states } from "../../contract/job-options.ts";
import { stateByCode } from "../../domain/places/states.ts";
import { firstAddedId } from "../locations/added-locations.ts";
import type { LocationRow } from "../locations/fill-locations.ts";
import type { Db } from "../platform/database/open.ts";
import { regions } from "../locations/regions.ts";
import { locations } from "../locations/tables.ts";
import { feedPlace, type FeedPlace } from "./feed-job.ts";
import { oneLine } from "./one-line.ts";
import { meantBy } from "./misspelt.ts";
import {
  apart,
  besideRemote,
  joinsLast,
  largeCities,
  namesakesAbroad,
  partsOfCities,
  sortedWords,
} from "./place-words.ts";
import { openPositions, suburbByPosition } from "./find-position.ts";
import { isAbroad, isCityAbroad, isHereAndAbroad, isRegionAbroad } from "./read-country.ts";
import {
  abroad,
  endingState,
  padding,
  plain,
  readPlace,
  saidIn,
  stateOf,
  stateShape,
  type StateId,
} from "./read-place.ts";
import { hasUnknownQualifier } from "./read-qualifier.ts";
import { partsWithin } from "./parts-of-city.ts";
import { readSuburb } from "./read-suburb.ts";
import { saysRemote } from "./says-remote.ts";
import { stateOfPostcode } from "./state-of-postcode.ts";
import { withoutStreet } from "./street.ts";

/** A row of table `locations`; one without an id is inserted when its job is written. */
export type PlaceOfWork = Pick<LocationRow, "suburb" | "state" | "postcode" | "lat" | "lon"> & {
  id: number | null;
};

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
  const regionByName = regionIndex(rows);
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
    const saysNoMore = !stateId && !postcode && !place.country && !place.latitude;
    if (saysNoMore && hasUnknownQualifier(withStateField(place), isNameHere)) return outside(said);
    const inState = stateId ?? stateOfNumber(postcode);
    const keys = names.flatMap((name) => [
      ...(postcode ? [keyOf(name, stateId, postcode)] : []),
      keyOf(name, inState),
      // A state's name may be part of the suburb's: "Victoria Park" is in Western Australia.
      ...(!place.state && name.search(stateShape) >= 0 ? [keyOf(name)] : []),
    ]);
    const inRegion = names.flatMap((name) => [
      keyOf(sortedWords(name), inState),
      ...(stateId ? [] : [keyOf(sortedWords(name))]),
    ]);
    const listed =
      partOfCity(names, inState) ??
      firstOf(suburbs, keys) ??
      firstOf(regionByName, inRegion) ??
      cityIn(names, stateId);
    if (listed)
      return !postcode && !place.country && !place.latitude && namesakesAbroad.has(plain(said))
        ? { found: listed, warning: readAs(said, listed, "If another place is meant, add its country.") }
        : { found: listed };
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
    return state ? { ...unknown(said, "; only its state is kept."), found: state } : unknown(said);
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

  const isListed = (part: FeedPlace): boolean => {
    const stateId = stateOf(part.state);
    return readPlace(part).names.some(
      (name) => suburbs.has(keyOf(name, stateId)) || regionByName.has(keyOf(sortedWords(name), stateId)),
    );
  };
  const isKnown = (part: FeedPlace): boolean => isAbroad(part.text) || isListed(part);
  /** "Cairns & Far North QLD" is the name of one region; "Devonport and Burnie" are two towns. */
  const regionJoined = (place: FeedPlace, text: string): FeedPlace | null => {
    if (!joinsLast.test(text)) return null;
    const { stateId } = readPlace({ ...place, text });
    const towns = text.split(joinsLast).map((name) => keyOf(plain(name)));
    const names = [plain(text), plain(text).replace(endingState, "")];
    const region = towns.every((key) => suburbs.has(key))
      ? undefined
      : firstOf(
          regionByName,
          names.map((name) => keyOf(sortedWords(name), stateId)),
        );
    return region ? { ...place, text: region.suburb!, suburb: "", state: region.state } : null;
  };

  /** "Darwin / Palmerston" means the Palmerston beside Darwin. */
  const besideCity = (text: string, stateId: StateId | null) =>
    stateId && suburbs.has(keyOf(plain(text), stateId)) ? stateId : null;

  /** "Melbourne VIC, Sydney NSW": each has its own state. */
  const areInStates = (parts: readonly string[]): boolean => {
    const read = parts.map((text) => readPlace(feedPlace({ text })));
    return (
      read.every(({ names, stateId }) =>
        names.some((name) => stateId && suburbs.has(keyOf(name, stateId))),
      ) && new Set(read.map(({ stateId }) => stateId)).size > 1
    );
  };

  /** Beside a place abroad, a namesake is one, too: "Auckland / Wellington". */
  const withNamesakes = (parts: FeedPlace[]): FeedPlace[] =>
    parts.some(({ text }) => isAbroad(text))
      ? parts.map((part) =>
          namesakesAbroad.has(plain(part.text)) && !part.state ? { ...part, country: "abroad" } : part,
        )
      : parts;

  /** The parts of a city that the list has; the city, where it has none of them. */
  const partsIn = (place: FeedPlace, text: string): FeedPlace[] | null => {
    const within = partsWithin(text);
    if (!within) return null;
    const inPlace = (name: string) =>
      feedPlace({ text: name, state: within.state || place.state, country: place.country });
    const known = within.parts.flatMap((names) => names.map(inPlace).find(isListed) ?? []);
    return known.length ? known : [inPlace(within.whole)];
  };

  /** "Sydney/Melbourne" and "Bondi or Coogee NSW" are two places; "Sydney / NSW" is one. */
  const eachOf = (place: FeedPlace): FeedPlace[] => {
    const { stateId } = readPlace(place);
    const said = place.text || (place.postcode ? "" : place.suburb || place.state);
    const text = withoutStreet(apart(said.replace(besideRemote, "").trim()), (rest) =>
      isKnown({ ...place, text: rest }),
    );
    if (text !== said && text) return eachOf({ ...place, text });
    const region = regionJoined(place, text);
    if (region) return [region];
    const ofCity = partsIn(place, text);
    if (ofCity) return ofCity;
    const split = text.split(
      /\s*(?:\/|\b[oO][rR]\b|&|\b[aA][nN][dD]\b)\s*|(?<=[a-z])(?<!-(?:upon|under|on|le|by))-(?=[A-Z])/,
    );
    const cities = text.split(/\s*(?:[,/&+]|\s[-–]\s|\bor\b|\band\b)+\s*/i);
    if (isHereAndAbroad(text) || text.split(",").some((part) => joinsLast.test(part) && isRegionAbroad(part)))
      return [place];
    if (cities.length > 1 && cities.every(stateOf))
      return cities.map((state) => ({ ...place, text: "", suburb: "", state }));
    const isLarge = (part: string) => largeCities.has(plain(part));
    const isList =
      cities.length > 1 &&
      !isRegionAbroad(text) &&
      (cities.every((part) => isLarge(part) || isCityAbroad(part)) ||
        areInStates(cities) ||
        // "Fitzroy, Yarra, Melbourne" is one place; "Penrith, Blacktown, Liverpool" are three.
        (cities.length > 2 &&
          (joinsLast.test(text) || !cities.some(isLarge)) &&
          cities.every((part) => isListed({ ...place, text: part, suburb: "", state: "" }))));
    const city = suburbs.get(keyOf(plain((isList ? cities : split).find(isLarge) ?? "")));
    const cityState = city ? stateIdOf(city) : null;
    const parts = (isList ? cities : split).map((text) => {
      const part = { ...place, text };
      const own = readPlace(part).stateId ?? stateId ?? besideCity(text, cityState);
      const whole = { ...part, suburb: "" };
      return own && own !== abroad && !largeCities.has(plain(text))
        ? { ...whole, state: wholeStates.get(own)!.state }
        : largeCities.has(plain(text))
          ? { ...whole, state: "" }
          : whole;
    });
    return parts.length > 1 && parts.every(isKnown) ? parts : [place];
  };

  /** Jobs of a feed share their places. */
  const recent = new LRUCache<string, Found[]>({ max: 10_000 });
  const findEach = (place: FeedPlace): Found[] => {
    const key = Object.values(place).join("\n");
    const found = recent.get(key) ?? withNamesakes(eachOf(place)).map(find);
    recent.set(key, found);
    return found;
  };

  return (places) => {
    const all = places.flatMap(findEach);
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

/** One place of a feed: where it is, and what is to be said about it. */
interface Found {
  found?: PlaceOfWork | undefined;
  warning?: string;
  proposed?: PlaceOfWork;
  written?: string;
}

const outside = (said: string): Found => ({
  found: wholeStates.get(abroad),
  warning: `The place "${said.slice(0, 80)}" is outside Australia; the job is shown as international.`,
});

const unknown = (said: string, end = "."): Found => ({
  warning: `The place "${said.slice(0, 80)}" is not known${end}`,
});

/** All of Australia is no place of the list: the job is everywhere. */
const hereAndAbroad = (said: string): Found => ({
  warning: `The place "${said.slice(0, 80)}" is Australia and elsewhere; the job is shown as being anywhere in Australia.`,
});

const readAs = (said: string, { suburb, state, postcode }: PlaceOfWork, advice: string) =>
  `The place "${said.slice(0, 80)}" is read as ${[suburb, state, postcode].filter(Boolean).join(" ")}. ${advice}`;

/** A place in words, with what the feed calls its state or region. */
const withStateField = ({ text, suburb, state }: FeedPlace) => text || `${suburb}, ${state}`;

const sideWords = /\b(?:north|south|east|west)(?:ern)?\b/;
const isSideOfCity = (name: string): boolean =>
  sideWords.test(name) && [...largeCities].some((city) => name.startsWith(city) || name.endsWith(city));

/** People live in a town that a misspelt name may mean, and in one that it may mean without its state. */
const knownTown = 1000;
const knownCity = 20_000;

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
  // People say "Palmerston" for Palmerston City.
  for (const place of suburbs) {
    const [, name] = /^(.+) city$/.exec(plain(place.suburb ?? "")) ?? [];
    const key = name && keyOf(name, stateIdOf(place));
    if (key && !index.has(key)) index.set(key, place);
  }
  return index;
};

/** Regions such as coasts, by each of their names, with and without the state. */
const regionIndex = (rows: readonly LocationRow[]): Map<string, PlaceOfWork> => {
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

const firstOf = (index: ReadonlyMap<string, PlaceOfWork>, keys: readonly string[]) => {
  const key = keys.find((each) => index.has(each));
  return key === undefined ? undefined : index.get(key);
};

const keyOf = (name: string, stateId: StateId | null = null, postcode: string | null = "") =>
  `${name}|${stateId ?? ""}|${postcode ?? ""}`;
