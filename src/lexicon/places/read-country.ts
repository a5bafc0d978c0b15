import { getCountryDataList } from "countries-list";
import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed, wordings } from "../text/listed.ts";
import { folded } from "../text/word-forms.ts";
import { ownStates } from "./state-names.ts";

/** The lists of `abroad.yaml`, where each is explained. */
const abroad = readData(
  "places/abroad.yaml",
  z.strictObject({
    cities: listed,
    regions: listed,
    everywhere: listed,
    citiesOfWashington: listed,
    citiesWithCodeSa: listed,
    countries: listed,
    states: listed,
    homonyms: listed,
    stateCodes: listed,
    postTowns: listed,
    ownLetters: listed,
    aroundPlaces: wordings,
  }),
);

/** Names of places abroad: cities, and states and countries, with their codes. */
export const namesAbroad = {
  cities: abroad.cities,
  regions: [...abroad.states, ...abroad.stateCodes, ...abroad.countries],
};

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const inEnglish = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
/** Australia, and its islands in ISO 3166. */
const home = new Set(["AU", "CC", "CX", "HM", "NF"]);

const countries = letters
  .flatMap((a) => letters.map((b) => a + b))
  .flatMap((code) => {
    const name = home.has(code) ? undefined : inEnglish.of(code);
    return name ? [{ code, name }] : [];
  });

const longCodes = getCountryDataList()
  .filter(({ iso2, iso3 }) => !home.has(iso2) && !abroad.ownLetters.includes(iso3))
  .map(({ iso3 }): string => iso3);

const codes = new Set([...countries.map(({ code }) => code), ...longCodes]);
/** Australia, as it is written in the letters of other languages; looked up when there are such letters. */
let homeAbroad: ReadonlySet<string | undefined> | undefined;
const namesOfHome = (): ReadonlySet<string | undefined> =>
  new Set(
    "am,ar,bg,bn,el,fa,he,hi,hy,ja,ka,ko,my,ru,ta,th,uk,ur,zh,zh-Hant"
      .split(",")
      .map((language) => new Intl.DisplayNames(language, { type: "region" }).of("AU"))
      .concat("澳大利亞", "豪州", "호주"),
  );
/** "東京" and "Москва": places here are written in Latin letters. */
const isOtherScript = (text: string): boolean =>
  /\p{L}/u.test(text) &&
  !/\p{Script=Latin}/u.test(text) &&
  !(homeAbroad ??= namesOfHome()).has(text.replace(/[\s,]+$/, ""));

const regionCodes = new Set(abroad.stateCodes);
const regionNames = new Set(abroad.states);
const regionsAlone = new Set([...regionNames].filter((name) => !abroad.homonyms.includes(name)));
const plain = (name: string) =>
  folded(name)
    .replace(/['’]/g, "")
    .replace(/[^a-z]+/g, " ")
    .trim();
const cities = new Set(abroad.cities);
const citiesInWashington = new Set([...cities, ...abroad.citiesOfWashington]);
const everywhere = new Set(abroad.everywhere);
const regions = new Set([...abroad.regions, ...everywhere]);
/** "North Yorkshire" and "Western Europe" are parts of regions. */
const isPart = (name: string) => regions.has(name.replace(/^(?:north|south|east|west)(?:ern)? /, ""));
const isNamed = (name: string) =>
  cities.has(name) || regions.has(name) || isPart(name) || regionsAlone.has(name);
const names = new Set([...countries.map(({ name }) => name), ...abroad.countries].map(plain));
const longNames = [...names].filter((name) => name.length > 3);
const ending = new RegExp(`(?:^|\\s)(?:${longNames.join("|")})$`);
const australian = new Set(ownStates.map(({ code }): string => code));
/** "State of New South Wales" and "New England": the end of them is a country, too. */
const ownEnding = new RegExp(
  `(?:^|\\s)(?:${ownStates.map(({ title }) => plain(title)).join("|")}|australia|new england)$`,
);
/** "Vancouver BC", but not "VANCOUVER BC", whose capitals say nothing. */
const endsInRegion = new RegExp(`^(?:[A-Z][a-z]+ )+(?:${abroad.stateCodes.join("|")})$`);
const ownNames = ownStates.flatMap(({ code, title }) => [code, title]).join("|");
/** "AU, VIC, Vermont" and "WA - Denmark" begin with what is ours. */
const ownBeginning = new RegExp(
  `^(?:(?:AUS?|Australia)\\s*[,-]\\s*(?:${ownNames})\\b|(?:${ownNames})\\s+[-–]\\s)`,
);
/** "SW1A 1AA" and "M5V 2T6": no postcode here has letters. */
const postcodeAbroad = /\b(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)\b/;

/** "PH1" behind a town: the first half of a postcode of the United Kingdom. */
const outwardCode = new RegExp(String.raw`[a-z]{3}[ ,]+(?:${abroad.postTowns.join("|")})\d{1,2}[A-Z]?$`);
/** "County Down", "Co. Laois", "Isle of Skye" and "Perthshire"; shires here are words of their own, but for Cheshire. */
const county =
  /(?:^|, *)(?:county|co\.) *(?!wide)[a-z]+$|\b(?:isles? of (?!capri)[a-z]+|(?!cheshire)[a-z]{3,}shire)$/i;
const citiesWithCodeSa = new Set(abroad.citiesWithCodeSa);
/** These suburbs here end like cities abroad. */
const endsLikeCity = /^(?:new auckland|mount austin|(?!san francisco|sf |tampa).+ bay area)$/;

const aroundPlaces = new RegExp(String.raw`\b${abroad.aroundPlaces}\b`, "gi");

/** "Victoria London", and "Houston Texas" or "Springfield Ohio": the end is abroad, though no comma says so. */
const endsAbroad = (last: string): boolean => {
  const words = plain(last).split(" ");
  const ends = [1, 2, 3].map((count) => words.slice(-count).join(" "));
  return (
    words.length > 1 &&
    !/\d/.test(last) &&
    !endsLikeCity.test(words.join(" ")) &&
    ends.some((end) => cities.has(end) || regionsAlone.has(end))
  );
};

/** "CA, Perth": a country or a state abroad before the city. */
const isCodeFirst = ([first = "", second = "", ...more]: readonly string[]): boolean =>
  !more.length &&
  (codes.has(first) || regionCodes.has(first)) &&
  !australian.has(first) &&
  /[a-z]{3}/i.test(second) &&
  !australian.has(second.toUpperCase()) &&
  !ownEnding.test(plain(second)) &&
  !endsInOwnState.test(second);
const endsInOwnState = new RegExp(`\\b(?:${ownNames})(?:\\s+\\d{4})?$`, "i");

/**
 * Whether a place that was written as text is outside Australia: "Auckland, New Zealand", "Austin, TX 78701",
 * "US, IL, Chicago", "London UK". A state of Australia at its end says that it is not, but for a ZIP code behind it.
 */
export const isAbroad = (text: string): boolean => {
  if (ownBeginning.test(text)) return false;
  if (isOtherScript(text)) return true;
  const parts = text
    .replace(aroundPlaces, " ")
    .split(/[,;|/()]/)
    .map((part) => part.replace(/^[-–\s]+|[-–\s]+$/g, ""));
  const last = parts.findLast((part) => /[a-z]/i.test(part)) ?? "";
  const word = last.replace(/[\d-]+/g, " ").trim();
  const [, code = ""] = /(?:^|\s)([A-Z]{2})$/.exec(word) ?? [];
  // Postcodes here have four digits.
  if (/(?<!\d)\d{5}(?:-\d{4})?$/.test(last) && (regionCodes.has(code) || code === "WA")) return true;
  const [first = ""] = parts;
  const beginsAbroad =
    parts.length > 2 && codes.has(first) && (!australian.has(first) || /^\d+$/.test(parts[1] ?? ""));
  if (beginsAbroad || isCodeFirst(parts)) return true;
  if (postcodeAbroad.test(text) || outwardCode.test(text.trim())) return true;
  const isCity =
    (parts.length > 1 && isNamed(plain(first))) ||
    (code === "WA" && citiesInWashington.has(plain(parts.length > 1 ? first : word.slice(0, -2))));
  // Western Australia and Washington have one code; only the former has postcodes of four digits.
  if (australian.has(code) || australian.has(word.toUpperCase()))
    return (
      !/(?<!\d)\d{4}$/.test(last) &&
      ((isCity && code === "WA") ||
        (/SA$/i.test(word) && citiesWithCodeSa.has(plain(parts.length > 1 ? first : word.slice(0, -2)))))
    );
  if (ownEnding.test(plain(word))) return false;
  if (isNamed(plain(text.replace(/\b(?:remote|hybrid)\b|[’']/gi, " "))) || isNamed(plain(last)) || isCity)
    return true;
  if (county.test(text.trim()) || endsAbroad(last)) return true;
  if (/\bupon\b/i.test(last) && !/\d{4}$/.test(last)) return true;
  const behindComma =
    parts.length > 1 && (regionCodes.has(word) || codes.has(word) || regionNames.has(plain(word)));
  return (
    behindComma ||
    endsInRegion.test(word) ||
    (codes.has(word) && !parts.some((part) => part !== word)) ||
    // "Denmark 6333" has a postcode of ours.
    (names.has(plain(word)) && !/\s\d{4}$/.test(last)) ||
    (word.includes(" ") && ending.test(plain(word))) ||
    /\b(?:UK|USA|UAE|KSA|NZ)$/.test(word)
  );
};

/** "AU / NZ" and "worldwide": Australia and somewhere else, whole countries both. */
export const isHereAndAbroad = (text: string): boolean => {
  if (everywhere.has(plain(text))) return true;
  const parts = text.split(/[/,&+|]|\band\b|\bor\b/i).map((part) => part.trim());
  const here = parts.filter((part) => /^(?:au|aus|australia)$/i.test(part));
  return (
    here.length > 0 &&
    here.length < parts.length &&
    parts.every((part) => here.includes(part) || isAbroad(part))
  );
};

/** Whether it is the name of another country. */
export const isCountryAbroad = (text: string): boolean => names.has(plain(text));

/** Whether it is the name of a large city abroad. */
export const isCityAbroad = (text: string): boolean => cities.has(plain(text));

/** Whether it is the name of a region abroad, which may hold an "and". */
export const isRegionAbroad = (text: string): boolean => regions.has(plain(text));
