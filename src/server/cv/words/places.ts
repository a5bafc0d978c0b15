import { readFileSync } from "node:fs";
import { join } from "node:path";
import { countries } from "countries-list";
import { employerScore } from "../../../lexicon/cv/employers.ts";
import { isLicenceName } from "../../../lexicon/cv/licence-words.ts";
import { namesInCvs } from "../../../lexicon/cv/names.ts";
import { isTitle } from "../../../lexicon/cv/titles.ts";
import { namesAbroad } from "../../../lexicon/places/read-country.ts";
import { ownStates, stateCodes } from "../../../lexicon/places/state-names.ts";
import { folded } from "../../../lexicon/text/word-forms.ts";

/** The second column of the file of locations, whose values have no quotes. */
const suburbs = (): string[] =>
  readFileSync(join(import.meta.dirname, "../../catalogue/locations/locations.csv"), "utf8")
    .split("\n")
    .slice(1)
    .map((row) => row.split(",")[1] ?? "")
    .filter(Boolean);

const plain = (text: string) => folded(text).replaceAll("ł", "l");

const known = new Map<string, "city" | "region">();
for (const name of [...suburbs(), ...namesAbroad.cities, ...namesInCvs.cities])
  known.set(plain(name), "city");
for (const name of [
  ...Object.values(countries).map(({ name }) => name),
  ...ownStates.flatMap(({ code, title }) => [code, title]),
  ...namesAbroad.regions,
  ...namesInCvs.regions,
])
  known.set(plain(name), "region");
/** Countries that are called as people are, as Jordan is: only a town in front of them tells. */
const doubtful = new Set(namesInCvs.notPlaces.filter((name) => known.get(name) === "region"));
for (const name of namesInCvs.notPlaces) known.delete(name);

const clean = (text: string) =>
  plain(text)
    .replace(/\b\d{4,6}\b/g, "")
    .replace(/^the /, "")
    .replace(/\s*[()]\s*/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.]+|[\s.]+$/g, "");

/** A suburb with its state: "Parramatta NSW", "Makati City Metro Manila". */
const isPair = (text: string): boolean => {
  const words = text.split(" ");
  return words.some(
    (_, at) =>
      at > 0 && known.has(words.slice(0, at).join(" ")) && known.get(words.slice(at).join(" ")) === "region",
  );
};

/** "greater melbourne area", "pune metropolitan region". */
const around = namesInCvs.around.join("|");
const inArea = new RegExp(`^(?:(?:${around}) )?(.+?)(?: (?:${around}))?$`);
const isArea = (text: string): boolean => {
  const [, city = ""] = inArea.exec(text) ?? [];
  return city !== text && known.get(city) === "city";
};

const isKnown = (text: string): boolean => known.has(text) || isPair(text) || isArea(text);

const partsOf = (text: string): string[] =>
  text
    .split(/\s*[,/–—]\s*|\s+-\s+/)
    .map(clean)
    .filter(Boolean);

/** "Logan QLD": a name before a state of Australia, which is no employer such as "TAFE NSW" and "Service NSW". */
const isInState = (text: string): boolean =>
  beforeState.test(text) &&
  !hasTown(text) &&
  employerScore(text.replace(/ NSW(?!\w)/, "")) < 1 &&
  !namesInCvs.notPlaces.includes(clean(text)) &&
  !isTitle(text) &&
  !isLicenceName(text);
/** "Jacaranda Gardens-Toowoomba QLD": a name that is no place before a town. */
const hasTown = (text: string): boolean => {
  const [, name = "", town = ""] = /^([^-]+)-(\p{Lu}.*)$/u.exec(text) ?? [];
  return town !== "" && isKnown(clean(town)) && !isKnown(clean(name));
};
const beforeState = new RegExp(
  String.raw`^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,1},? (?:${stateCodes}|Vic|Qld|Tas)(?: \d{4})?$`,
  "u",
);

const numbered = new RegExp(String.raw`^(?:${namesInCvs.numberedParts.join("|")}) \d{1,3}[a-z]?$`);
/** "District 5" before a town that is known, and "Jordan" behind one. */
const isPart = (text: string, at: number, parts: readonly string[]): boolean =>
  (at < parts.length - 1 && numbered.test(text)) ||
  (at > 0 && doubtful.has(text) && known.get(parts[at - 1]!) === "city");

/** Whether a text is the name of a place: "Sydney", "Parramatta NSW 2150", "Manila, Philippines". */
export const isPlace = (text: string): boolean => {
  const parts = partsOf(text);
  return (
    parts.length > 0 &&
    parts.length <= 4 &&
    text.length <= 60 &&
    ((parts.every((part, at) => isKnown(part) || isPart(part, at, parts)) &&
      !namesInCvs.titlesOfJobs.includes(parts.join(" "))) ||
      isInState(text.trim()))
  );
};

/** Whether a text may be a place: a suburb that is not in the list, before a state or a country. */
export const isPlaceAbroad = (text: string): boolean => {
  const parts = partsOf(text);
  const [first = ""] = text.split(",");
  return (
    parts.length >= 2 &&
    parts.length <= 4 &&
    parts.filter(isKnown).length >= parts.length - 1 &&
    known.get(parts.at(-1)!) === "region" &&
    /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}$/u.test(first.trim())
  );
};

/** Whether a text is a state, a region or a country. */
export const isRegion = (text: string): boolean => known.get(clean(text)) === "region";
