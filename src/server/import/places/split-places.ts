import { feedPlace, type FeedPlace } from "../feed-job.ts";
import { kmBetween, type Point } from "../../../domain/places/distance.ts";
import { besideCity, partsWithin } from "./parts-of-city.ts";
import { firstOf, keyOf, stateIdOf, wholeStates, type ListedPlaces } from "./place-index.ts";
import {
  withSeparators,
  besideRemote,
  capitals,
  fromTo,
  joinsLast,
  largeCities,
  namesakesAbroad,
  sortedWords,
} from "./place-lists.ts";
import {
  isAbroad,
  isCityAbroad,
  isHereAndAbroad,
  isRegionAbroad,
} from "../../../lexicon/places/read-country.ts";
import { abroad, endingState, plain, readPlace, stateOf, stateShape } from "./read-place.ts";
import { fullPlaceName } from "../../../lexicon/places/nicknames.ts";
import { readSuburb } from "./read-suburb.ts";
import { withoutStreet } from "./street.ts";

/** Divides what a feed says of a place into the places that it names. */
export const placesIn = (place: FeedPlace, lists: ListedPlaces): FeedPlace[] =>
  withNamesakes(eachOf(place, lists));

/** "Sydney/Melbourne" and "Bondi or Coogee NSW" are two places; "Sydney / NSW" is one. */
const eachOf = (place: FeedPlace, lists: ListedPlaces): FeedPlace[] => {
  const raw = place.text || (place.postcode ? "" : place.suburb || place.state);
  const text = withoutStreet(withSeparators(raw.replace(besideRemote, "").trim()), (rest) =>
    isKnown({ ...place, text: rest }, lists),
  );
  if (text !== raw && text) return eachOf({ ...place, text }, lists);
  const one =
    townInRegion(place, text, lists) ?? townOfRegion(place, text, lists) ?? regionJoined(place, text, lists);
  if (one) return [one];
  return partsIn(place, text, lists) ?? endsOf(place, text, lists) ?? namedIn(place, text, lists);
};

const isListed = (part: FeedPlace, { suburbs, regionByName }: ListedPlaces): boolean => {
  const stateId = stateOf(part.state);
  return readPlace(part).names.some(
    (name) => suburbs.has(keyOf(name, stateId)) || regionByName.has(keyOf(sortedWords(name), stateId)),
  );
};
const isKnown = (part: FeedPlace, lists: ListedPlaces): boolean =>
  isAbroad(part.text) || isListed(part, lists);
const isLarge = (part: string): boolean => largeCities.has(fullPlaceName(plain(part)) ?? plain(part));

/** "Cairns & Far North QLD" is the name of one region; "Devonport and Burnie" are two towns. */
const regionJoined = (
  place: FeedPlace,
  text: string,
  { suburbs, regionByName }: ListedPlaces,
): FeedPlace | null => {
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

/** The parts of a city that the list has; the city, where it has none of them. */
const partsIn = (place: FeedPlace, text: string, lists: ListedPlaces): FeedPlace[] | null => {
  const within = partsWithin(text);
  if (!within) return null;
  // "Inner West" alone is Sydney's, whatever city is named here.
  const ofCity = lists.suburbs.get(keyOf(plain(within.whole)))?.state;
  const state = within.state || place.state || (ofCity ?? "");
  const inPlace = (name: string) => feedPlace({ text: name, state, country: place.country });
  const known = within.parts.flatMap(
    (names) => names.map(inPlace).find((part) => isListed(part, lists)) ?? [],
  );
  return known.length ? known : [inPlace(within.whole)];
};

/** "Between Sydney and Newcastle": both. */
const endsOf = (place: FeedPlace, text: string, lists: ListedPlaces): FeedPlace[] | null => {
  const ends = fromTo.exec(text);
  if (!ends) return null;
  const { stateId } = readPlace(place);
  const state = place.state || (stateId ? wholeStates.get(stateId)!.state : "");
  const between = [ends[1] ?? ends[2] ?? "", ends[3] ?? ""].map((name) => ({
    ...place,
    ...{ text: name, suburb: "", state },
  }));
  return between.every((end) => isListed(end, lists)) ? between : null;
};

/** The places whose names stand beside one another; the place itself for one name, and where one of them is not known. */
const namedIn = (place: FeedPlace, text: string, lists: ListedPlaces): FeedPlace[] => {
  if (isHereAndAbroad(text) || text.split(",").some((part) => joinsLast.test(part) && isRegionAbroad(part)))
    return [place];
  const eachInState = statedPlaces(text, lists);
  if (eachInState) return eachInState.map((part) => ({ ...place, text: part, suburb: "", state: "" }));
  const cities = text.split(/\s*(?:[,/&+]|\s[-–]\s|\bor\b|\band\b)+\s*/i);
  if (cities.length > 1 && cities.every(stateOf))
    return cities.map((state) => ({ ...place, text: "", suburb: "", state }));
  // "Dubbo, Orange, Bathurst, NSW", and not "Erina, Gosford, Central Coast, NSW", where each is in the next.
  const towns = cities.filter((part) => part && stateOf(part) === null);
  const isOfTowns =
    towns.length === cities.length || joinsLast.test(text) || areTowns(towns, place.state, lists);
  const names =
    isOfTowns && isList(place, text, towns, lists)
      ? towns
      : text.split(
          /\s*(?:\/|\b[oO][rR]\b|[&+]|\b[aA][nN][dD]\b)\s*|(?<=[a-z])(?<!-(?:upon|under|on|le|by))-(?=[A-Z])/,
        );
  const parts = inStates(place, names, lists);
  const areKnown = parts.every((part) => isKnown(part, lists)) || isBesideKnown(place, parts, lists);
  return parts.length > 1 && areKnown ? parts : [place];
};

/** "Jindabyne and Berridale NSW": towns of a state of which the list has one, and whose names together are no place. */
const isBesideKnown = (place: FeedPlace, parts: readonly FeedPlace[], lists: ListedPlaces): boolean =>
  parts.some(
    ({ text, state }) =>
      stateOf(state) !== null &&
      lists.suburbs.has(keyOf(plain(text.replace(endingState, "")), stateOf(state))),
  ) &&
  !isListed(place, lists) &&
  parts.every((part) => isListed(part, lists) || readSuburb(part) !== null);

/** "NSW - Grafton, NSW - Coffs Harbour": the parts between commas, where each names a state and a place in it; null for others. */
const statedPlaces = (text: string, { suburbs }: ListedPlaces): string[] | null => {
  const parts = text.split(/\s*[,/&]\s*|\s+(?:and|or)\s+/i).filter(Boolean);
  if (parts.length < 2) return null;
  const isStated = (part: string): boolean => {
    const { names, stateId } = readPlace(feedPlace({ text: part }));
    return stateId !== null && stateId !== abroad && names.some((name) => suburbs.has(keyOf(name, stateId)));
  };
  return parts.every((part) => plain(part).search(stateShape) >= 0 && isStated(part)) ? parts : null;
};

/** Whether each part is a place of its own, instead of saying where another is. */
const isList = (place: FeedPlace, text: string, parts: readonly string[], lists: ListedPlaces): boolean =>
  parts.length > 1 &&
  !isRegionAbroad(text) &&
  (parts.every((part) => isLarge(part) || isCityAbroad(part)) ||
    // In a field for a town, a comma is no sign of what the town is in.
    (parts.length === 2 &&
      (/^[^,/&+]+$/.test(text) || (place.suburb !== "" && place.state !== "")) &&
      areTowns(parts, place.state, lists)) ||
    // "Fitzroy, Yarra, Melbourne" is one place; "Penrith, Blacktown, Liverpool" are three.
    (parts.length > 2 &&
      (joinsLast.test(text) || !parts.some(isLarge)) &&
      parts.every((part) => isListed({ ...place, text: part, suburb: "", state: "" }, lists))));

/** "Newcastle - Maitland": towns of one state, each too far away from the others to be in one of them. */
const areTowns = (parts: readonly string[], state: string, { suburbs }: ListedPlaces): boolean => {
  const towns = parts.flatMap((text) => {
    const { names, stateId } = readPlace(feedPlace({ text, state }));
    const name = names.find((each) => !capitals.has(each) && suburbs.has(keyOf(each, stateId)));
    const town = name === undefined ? undefined : suburbs.get(keyOf(name, stateId));
    return town && town.lat !== null ? [town] : [];
  });
  return (
    towns.length === parts.length &&
    towns.every((one, at) =>
      towns
        .slice(at + 1)
        .every((other) => one.state === other.state && kmBetween(one as Point, other as Point) > townSize),
    )
  );
};

/** Names as places, each in its state: "Darwin / Palmerston" means the Palmerston beside Darwin. */
const inStates = (place: FeedPlace, names: readonly string[], { suburbs }: ListedPlaces): FeedPlace[] => {
  const { stateId } = readPlace(place);
  const city = suburbs.get(keyOf(plain(names.find(isLarge) ?? "")));
  const cityState = city ? stateIdOf(city) : null;
  return names.map((text) => {
    const part = { ...place, text };
    if (isLarge(text)) return { ...part, suburb: "", state: "" };
    const beside = cityState && suburbs.has(keyOf(plain(text), cityState)) ? cityState : null;
    const own = readPlace(part).stateId ?? stateId ?? beside;
    const state = own && own !== abroad ? wholeStates.get(own)!.state : place.state;
    return { ...part, suburb: "", state };
  });
};

/** "Perth; Northern Suburbs": places of one job that are a city and parts which any city may have, as one text. */
export const withCity = (places: readonly FeedPlace[]): readonly FeedPlace[] => {
  const [first, ...others] = places;
  const text = places.map((place) => place.text).join("; ");
  return first && others.length && places.every((place) => place.text) && besideCity(text)
    ? [{ ...first, text }]
    : places;
};

/** Suburbs of a town are within so many kilometres of it. */
const townSize = 15;

/** Beside a place abroad, a namesake is one, too: "Auckland / Wellington". */
const withNamesakes = (parts: FeedPlace[]): FeedPlace[] =>
  parts.some(({ text }) => isAbroad(text))
    ? parts.map((part) =>
        namesakesAbroad.has(plain(part.text)) && !part.state ? { ...part, country: "abroad" } : part,
      )
    : parts;

/** "Geelong, Geelong & Great Ocean Road VIC": a town, and the region that it is in; null for anything else. */
const townInRegion = (place: FeedPlace, text: string, { suburbs }: ListedPlaces): FeedPlace | null => {
  const [, town = "", region = ""] = /^([^,&]+),\s*([^&]+&[^&,]+)$/.exec(text) ?? [];
  const { stateId } = readPlace({ ...place, text });
  const repeats = town !== "" && plain(region).startsWith(`${plain(town)} `);
  if (!repeats || stateId === abroad || !suburbs.has(keyOf(plain(town), stateId))) return null;
  const state = stateId ? wholeStates.get(stateId)!.state : place.state;
  return { ...place, text: town, suburb: "", state };
};

/** "Illawarra / Wollongong", "Sydney Region / Parramatta": a region, and the town in it; null for anything else. */
const townOfRegion = (
  place: FeedPlace,
  text: string,
  { suburbs, regionByName }: ListedPlaces,
): FeedPlace | null => {
  const [, region = "", town = ""] = /^([^,/]{2,60}?) \/ ([^,/]{2,60})$/.exec(text) ?? [];
  const { stateId } = readPlace(place);
  const named = regionByName.get(keyOf(sortedWords(region), stateId));
  const isRegion = named ? !suburbs.has(keyOf(plain(region), stateId)) : / region$/i.test(region);
  const found = isRegion ? suburbs.get(keyOf(plain(town), named ? stateIdOf(named) : stateId)) : undefined;
  return found ? { ...place, text: town, suburb: "", state: found.state } : null;
};
