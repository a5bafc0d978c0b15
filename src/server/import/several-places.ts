import { feedPlace, type FeedPlace } from "./feed-job.ts";
import { kilometres, type Point } from "./find-position.ts";
import { besideCity, partsWithin } from "./parts-of-city.ts";
import { firstOf, keyOf, stateIdOf, wholeStates, type ListedPlaces } from "./place-index.ts";
import {
  apart,
  besideRemote,
  capitals,
  fromTo,
  joinsLast,
  largeCities,
  namesakesAbroad,
  sortedWords,
} from "./place-words.ts";
import {
  isAbroad,
  isCityAbroad,
  isHereAndAbroad,
  isRegionAbroad,
} from "../../lexicon/places/read-country.ts";
import { abroad, endingState, plain, readPlace, stateOf, type StateId } from "./read-place.ts";
import { withoutStreet } from "./street.ts";

/** Divides what a feed says of a place into the places that it names. */
export const openPlaceDivider = ({ suburbs, regionByName }: ListedPlaces) => {
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

  /** "Melbourne VIC, Sydney NSW" and "Bondi NSW, Coogee NSW": each has its own state. */
  const areInStates = (parts: readonly string[]): boolean => {
    const read = parts.map((text) => readPlace(feedPlace({ text })));
    const saySo = parts.every((text) => endingState.test(plain(text)));
    return (
      read.every(({ names, stateId }) =>
        names.some((name) => stateId && suburbs.has(keyOf(name, stateId))),
      ) &&
      (saySo || new Set(read.map(({ stateId }) => stateId)).size > 1)
    );
  };

  /** "Newcastle - Maitland": two towns, as one is too far away to be in the other. */
  const areTowns = (parts: readonly string[]): boolean => {
    const towns = parts.map((text) => {
      const { names, stateId } = readPlace(feedPlace({ text }));
      const name = names.find((each) => !capitals.has(each) && suburbs.has(keyOf(each, stateId)));
      return name === undefined ? undefined : suburbs.get(keyOf(name, stateId));
    });
    const [one, other, ...more] = towns;
    return (
      one !== undefined &&
      other !== undefined &&
      !more.length &&
      one.lat !== null &&
      other.lat !== null &&
      one.state === other.state &&
      kilometres(one as Point, other as Point) > townSize
    );
  };

  /** The parts of a city that the list has; the city, where it has none of them. */
  const partsIn = (place: FeedPlace, text: string): FeedPlace[] | null => {
    const within = partsWithin(text);
    if (!within) return null;
    // "Inner West" alone is Sydney's, whatever city is named here.
    const ofCity = suburbs.get(keyOf(plain(within.whole)))?.state;
    const state = within.state || place.state || (ofCity ?? "");
    const inPlace = (name: string) => feedPlace({ text: name, state, country: place.country });
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
    const ends = fromTo.exec(text);
    const between = [ends?.[1] ?? ends?.[2] ?? "", ends?.[3] ?? ""].map((name) => ({
      ...place,
      text: name,
      suburb: "",
      state: place.state || (stateId ? wholeStates.get(stateId)!.state : ""),
    }));
    if (ends && between.every(isListed)) return between;
    const split = text.split(
      /\s*(?:\/|\b[oO][rR]\b|&|\b[aA][nN][dD]\b)\s*|(?<=[a-z])(?<!-(?:upon|under|on|le|by))-(?=[A-Z])/,
    );
    const cities = text.split(/\s*(?:[,/&+]|\s[-–]\s|\bor\b|\band\b)+\s*/i);
    if (isHereAndAbroad(text) || text.split(",").some((part) => joinsLast.test(part) && isRegionAbroad(part)))
      return [place];
    if (cities.length > 1 && cities.every(stateOf))
      return cities.map((state) => ({ ...place, text: "", suburb: "", state }));
    const isLarge = (part: string) => largeCities.has(plain(part));
    const isDashed = /^[^,/&+]+$/.test(text);
    const isList =
      cities.length > 1 &&
      !isRegionAbroad(text) &&
      (cities.every((part) => isLarge(part) || isCityAbroad(part)) ||
        areInStates(cities) ||
        (isDashed && areTowns(cities)) ||
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

  return (place: FeedPlace): FeedPlace[] => withNamesakes(eachOf(place));
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
