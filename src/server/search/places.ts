import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Location } from "../../contract/job-fields.ts";
import { maxPlaces, type ParsedJobSearch } from "../../contract/job-search.ts";
import type { SuggestedLocation } from "../../contract/locations.ts";
import { hasUsualRadius, kmBetween, usualRadius, type Point } from "../../domain/places/distance.ts";
import { placesIn, placesText } from "../../domain/search/search-places.ts";
import { editDistance } from "../../domain/text/edit-distance.ts";
import { soundOf } from "../../domain/text/sound.ts";
import { stateByCode } from "../../domain/places/states.ts";
import type { Db } from "../platform/database/open.ts";
import { locations, movedLocations } from "../catalogue/locations/tables.ts";
import { locationOf } from "../catalogue/locations/location-of.ts";
import { listedLocations } from "../catalogue/locations/locations-by-id.ts";
import { beginnings, fullPlaceName, withBeginning } from "../../lexicon/places/nicknames.ts";
import { isAbroad } from "../../lexicon/places/read-country.ts";
import { regions, type Region } from "../catalogue/locations/regions.ts";
import { placeNumber } from "../catalogue/locations/place-number.ts";
import type { SearchEngine } from "./engine.ts";
import { openGazetteer, type PlaceRow } from "./understand/gazetteer.ts";
import { spaced } from "../../lexicon/text/word-forms.ts";

/** Where a search looks: in one place, or in any of several. */
export type Place = OnePlace | { kind: "several"; places: readonly OnePlace[] };

/** A whole state, or the suburbs within a distance. */
export type OnePlace =
  | { kind: "state"; id: number; location: Location }
  /** `within` is 1 at the `placeNumber` of every location inside. */
  | { kind: "suburb"; within: Uint8Array; location: Location };

/** What places are called and where they are. */
export const locationsOf = (place: Place | null): readonly Location[] =>
  place === null ? [] : place.kind === "several" ? place.places.flatMap(locationsOf) : [place.location];

/** The names of these places as one text. */
export const namesOf = (place: Place | null): string =>
  placesText(locationsOf(place).map(({ label }) => label));

/** At most this many places are suggested. */
const suggested = 10;

/** A location, by its own id or that of a row it took the place of; undefined when there is none. */
export const findLocation = async (db: Db, id: number): Promise<Location | undefined> => {
  const listed = (await listedLocations()).get(id);
  if (listed) return listed;
  const [row] = await db
    .select()
    .from(locations)
    .where(eq(locations.id, sql`coalesce((${movedTo(db, id)}), ${id}::int)`));
  return row && locationOf(row);
};

/** The names of the places of a search as one text; null where it has none, or one of them is not there. */
export const namesOfPlaces = async (db: Db, search: ParsedJobSearch): Promise<string | null> => {
  const places = await Promise.all(placesIn(search).map((id) => findLocation(db, id)));
  const names = places.flatMap((place) => place?.label ?? []);
  return names.length && names.length === places.length ? placesText(names) : null;
};

const movedTo = (db: Db, id: number) =>
  db.select({ id: movedLocations.movedTo }).from(movedLocations).where(eq(movedLocations.id, id));

/** A degree of latitude, in kilometres. */
const degreeKm = 111;

/** Tests whether places are within some kilometres of a point as the crow flies; the band of latitudes decides for most. */
const isNear = (point: Point, radius: number) => {
  const [from, to] = [point.lat - radius / degreeKm, point.lat + radius / degreeKm];
  return ({ lat, lon }: PlaceRow): boolean =>
    lat !== null && lat >= from && lat <= to && lon !== null && kmBetween(point, { lat, lon }) <= radius;
};

/** Tests whether places are outside of some cities, in the region's state or in any. */
const isOutside = ({ state, outside }: Region): ((row: PlaceRow) => boolean) => {
  const isInState = stateByCode(state) ? (row: PlaceRow) => row.state === state : () => true;
  const cities = outside.flatMap((id) => {
    const { lat = null, lon = null, radius = null } = regions.get(id) ?? {};
    return lat !== null && lon !== null && radius !== null ? [isNear({ lat, lon }, radius)] : [];
  });
  return (row) => isInState(row) && row.lat !== null && !cities.some((isIn) => isIn(row));
};

/**
 * The suburbs around a location, by distance as the crow flies; around a region at least those inside it, and for one
 * that is the rest of a state no others.
 */
export const placeAround = async (
  engine: SearchEngine,
  location: Location,
  asked?: number,
): Promise<OnePlace> => {
  if (location.kind === "state") return { kind: "state", id: location.id, location };
  const { all } = await openGazetteer(engine);
  const isIn = insideOf(location, asked);
  const numbers = [placeNumber(location.id)];
  for (const row of all) if (isIn(row)) numbers.push(placeNumber(row.id));
  const within = new Uint8Array(Math.max(...numbers) + 1);
  for (const number of numbers) within[number] = 1;
  return { kind: "suburb", within, location };
};

/** Tests whether places are inside a location, or within so many kilometres of it. */
const insideOf = ({ id, lat, lon }: Location, asked: number | undefined): ((row: PlaceRow) => boolean) => {
  const region = regions.get(id);
  if (region?.outside.length) return isOutside(region);
  const km = Math.max(asked ?? (hasUsualRadius(id) ? usualRadius : 0), region?.radius ?? 0);
  if (lat === null || lon === null || km === 0) return (row) => row.id === id;
  return isNear({ lat, lon }, km);
};

/** What stands between two places: "Sydney or Melbourne". */
const joints = /\s*(?:[,;/&+]|\bor\b|\band\b)\s*/i;

/**
 * Places that a search key may mean: those of that name, those that begin so, those with such a word; where there is none,
 * those of several names, and misspelt ones.
 */
export const suggestLocations = async (db: Db, key: string): Promise<SuggestedLocation[]> => {
  const whole = await placesCalled(db, key);
  // London is neither Londonderry nor Condon.
  if (isAbroad(key.toLowerCase())) return whole.filter(({ match }) => match === "name");
  if (whole.length) return whole;
  const parts = key.split(joints).filter(Boolean).slice(0, maxPlaces);
  const each = await Promise.all(parts.length > 1 ? parts.map((part) => placesCalled(db, part)) : []);
  const named = each.flatMap((places) => places.filter(({ match }) => match === "name").slice(0, 1));
  if (named.length > 1) return named.map((place) => ({ ...place, match: "part" }));
  return named.length ? named : misspelt(db, key);
};

/** A search key as the database has the names of places. */
const plainKey = (key: string): string => {
  const plain = beginnings.reduce(
    (text, [listed, written]) => withBeginning(text, written, listed),
    spaced(key),
  );
  return fullPlaceName(plain) ?? plain;
};

/** The ids of the regions that have another name as well. */
const regionsCalled = (typed: string): number[] =>
  [...regions]
    .filter(([, { aliases }]) => aliases.some((alias) => spaced(alias) === typed))
    .map(([id]) => id);

const placesCalled = async (db: Db, key: string): Promise<SuggestedLocation[]> => {
  const typed = plainKey(key);
  if (!typed) return [];
  const begins = `${typed.replace(/[\\%_]/g, "\\$&")}%`;
  const isRegion = inArray(locations.id, regionsCalled(typed));
  const exact = sql`${typed} in (lower(${locations.suburb}), lower(${locations.suburb} || ' ' || ${locations.state}),
    ${locations.postcode}, ${locations.search})
    or ${locations.kind} = 'state' and ${locations.search} in (${typed} || ' ' || lower(${locations.state}), ${typed})
    or ${locations.kind} = 'state' and lower(${locations.state}) = ${typed}
    or ${isRegion}`;
  const rank = sql<number>`case when ${exact} then 0
    when ${locations.search} like ${begins} or ${locations.postcode} like ${begins} then 1 else 2 end`;
  const found = await db
    .select({ location: locations, rank })
    .from(locations)
    .where(
      sql`${locations.search} like ${begins} or ${locations.search} like ${`% ${begins}`} or ${isRegion}`,
    )
    .orderBy(rank, desc(locations.weight), asc(locations.id))
    .limit(suggested);
  return found.map(({ location, rank }) => ({
    ...locationOf(location),
    match: rank === 0 ? "name" : "start",
  }));
};

/** Names that are alike for the database, of which some are as near as misspelt ones. */
const mostAlike = 40;

const misspelt = async (db: Db, key: string): Promise<SuggestedLocation[]> => {
  const typed = plainKey(key);
  if (!typed) return [];
  const alike = sql`word_similarity(${typed}, ${locations.search})`;
  const rows = await db
    .select()
    .from(locations)
    .where(sql`${alike} >= 0.4`)
    .orderBy(
      desc(sql`${alike} + similarity(${typed}, coalesce(${locations.suburb}, ${locations.search}))`),
      desc(locations.weight),
      asc(locations.id),
    )
    .limit(mostAlike);
  return rows
    .filter((row) => isMisspelt(typed, row))
    .slice(0, suggested)
    .map((row) => ({ ...locationOf(row), match: "spelling" }));
};

/** Whether some words differ from a place's name by a letter or two: "Parramata VIC", but not "Paris" from "Parkes". */
const isMisspelt = (typed: string, { suburb, state, postcode }: typeof locations.$inferSelect): boolean => {
  const title = stateByCode(state)?.title ?? state;
  return (
    suburb === null ? [title] : [suburb, `${suburb} ${state}`, `${suburb} ${title}`, `${suburb} ${postcode}`]
  )
    .map(spaced)
    .some((name) => {
      const most = name.length < 7 ? 1 : 2;
      const distance = editDistance(typed, name, Math.max(most, 3));
      // Who writes "Melbrn" leaves out vowels.
      return distance <= most || (distance <= 3 && name.length > 6 && soundOf(typed) === soundOf(name));
    });
};
