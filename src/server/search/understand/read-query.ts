import { sql } from "drizzle-orm";
import { maxPlaces, placeOfIds, type ParsedJobSearch } from "../../../contract/job-search.ts";
import type { SearchReading } from "../../../contract/jobs.ts";
import { hasCentre, radii } from "../../../domain/places/distance.ts";
import { locationOf } from "../../catalogue/locations/location-of.ts";
import type { SearchEngine } from "../engine.ts";
import { textArray } from "./query-terms.ts";
import { unwantedAtLength } from "../../../lexicon/conditions/refusals.ts";
import { inFewWords } from "../../../lexicon/conditions/said-at-length.ts";
import { inEnglish } from "../../../lexicon/text/other-languages.ts";
import { apostrophes, wordsOf } from "../../../lexicon/text/word-forms.ts";
import { inFull } from "./in-full.ts";
import { findMisspelt } from "./misspelt-place.ts";
import { inPlaceOfSeekers } from "./in-place-of-seekers.ts";
import { listedWork } from "./lists-of-work.ts";
import { findPlace, type FoundPlace } from "./find-place.ts";
import { openGazetteer } from "./gazetteer.ts";
import { withoutOrigin } from "../../../lexicon/places/origin.ts";
import { withoutNoise } from "../../../lexicon/text/noise.ts";
import { refusedOneByOne } from "./refused-words.ts";
import { readFilters, type ReadAs } from "./read-filters.ts";

/** A search with the places and filters of its words taken out. */
export interface ReadQuery {
  /** The search to carry out. */
  search: ParsedJobSearch;
  /** What was read from the words; null when they are only words. */
  reading: SearchReading | null;
}

/** The most other places of the same name that are offered. */
const mostOthers = 4;
/** Signs between words and after them; those of "C++", ".NET", "24/7" and "$80,000" are parts of words. */
const signs =
  /[,;:!?]+(?=[\s\u0000]|$)|(?<=[\s\u0000]|^)[,;:!?]+|(?<=\p{L})[,;](?=\p{L})|(?<=\p{L}{3})\/(?=\p{L}{3})|(?<=\p{L}{3})\.(?=\s|$)/gu;
/** "Within 10 km of", "in 30 minutes from". */
const within =
  /\b(?:with)?in\s+(?:(\d{1,3})\s?(?:kms?|kilomet(?:re|er)s?)|\d+\s?min(?:ute)?s?)\s+(?:of|from|around)\b/i;
/** What asks for a place near enough to walk to, and how many kilometres that is. */
const onFoot = /\bwalk(?:ing|able)?\s+(?:distance\s+)?(?:of|from|to)\b/i;
const kmOnFoot = 5;
/** Other words for "near" before a place: "close to Bendigo", "not far from Perth", "moving to Cairns". */
const nearTo =
  /\b(?:close|near|next|adjacent|handy)\s+to\s+(?:the\s+)?(?!me\b|home\b|by\b|here\b|no\b|public\b)|\bwalk(?:able)?\s+(?:from|to)\s+|\bnot\s+(?:too\s+)?far\s+from\s+|\b(?:moving|relocating|relocate)\s+to\s+|\b(?:based|located|living)\s+in\s+|\b(?:walking|driving|commuting)\s+distance\s+(?:of|from|to)\s+/gi;
/** "Fifojobsperth", "warehousejobsinsydney". */
const runTogether = /\b(\p{L}{3,})jobs(?:in(?=\p{L}{4}))?(\p{L}{3,})?(?!\p{L})/giu;
/** Stands before a place where a seeker does not want to work. */
const notThere = /^(?:not?|outside)$/i;
/** Words that say nothing when only a place is left beside them; "regional" does after work, as in "nurse regional NSW". */
const nothing = /^(?:work(?:ing)?|regional|country|rural)$/i;
/** Stands for a quoted phrase or an exclusion, which are taken as they stand. */
const kept = /\u0000(\d+)\u0000/g;

/**
 * Reads the places and the filters in the words of a search without filters; `as_typed` and quotes switch that off.
 * @param readAs How words are read.
 */
export const readQuery = async (
  engine: SearchEngine,
  search: ParsedJobSearch,
  readAs: ReadAs = {},
): Promise<ReadQuery> => {
  const { q = "", as_typed, ...given } = search;
  if (as_typed || !q.trim()) return { search, reading: null };
  const literal: string[] = [];
  const apart = q
    .replace(/[\u0000“”„«»]/g, (sign) => (sign === "\u0000" ? " " : '"'))
    .replace(apostrophes, "'")
    .replace(/(?<=^|\s)-?"[^"]*"?|(?<=^|\s)-\S+/g, (part) => ` \u0000${literal.push(part) - 1}\u0000 `);
  const said = inEnglish(
    listedWork(refusedOneByOne(inFewWords(inFull(apart).replace(runTogether, "$1 jobs $2"))))
      .replace(signs, " ")
      .replace(/\boutside of\b/gi, "outside")
      .replace(unwantedAtLength, "no "),
  );
  const text = readAs.seekers === false ? said : inPlaceOfSeekers(said);
  const km = within.exec(text)?.[1] ?? (onFoot.test(text) ? kmOnFoot : undefined);
  const { rest, filters, isRefused } = readFilters(
    text.replace(within, "near").replace(nearTo, "near "),
    readAs,
  );
  const words = withoutNoise(withoutOrigin(rest)).split(/\s+/).filter(Boolean);
  const named = given.location === undefined ? await placeIn(engine, words) : null;
  const { found, others: atPlace } = named ? unlessRefused(words, named) : { found: null, others: words };
  // What stood before the place may be a filter at the end: "teacher visa qld".
  const last = named
    ? readFilters(atPlace.join(" "), { ...readAs, wishes: false })
    : { rest: atPlace.join(" "), filters: {} };
  const others = last.rest.split(/\s+/).filter(Boolean);
  const left = (
    named ? withoutNoise(withoutOrigin(others.join(" "))).replace(nothing, "") : others.join(" ")
  ).replace(kept, (_, at: string) => literal[Number(at)]!);
  const plain = left.trim() ? { ...given, q: left } : given;
  const places = found ? [found.place, ...found.more].slice(0, maxPlaces) : [];
  const radius = km && places.some(({ id }) => hasCentre(id)) ? radiusOf(Number(km)) : undefined;
  const read = {
    ...plain,
    ...filters,
    ...last.filters,
    ...(found && { location: placeOfIds(places.map(({ id }) => id)) }),
    ...(radius !== undefined && given.radius === undefined && { radius }),
  };
  if (!named && !isRefused && !Object.keys(filters).length) return { search: read, reading: null };
  return {
    search: read,
    reading: {
      search: read,
      place: found && locationOf(found.place),
      more_places: places.slice(1).map(locationOf),
      other_places: found?.others.slice(0, mostOthers).map(locationOf) ?? [],
      as_typed: { ...search, as_typed: true },
    },
  };
};

/** A place in some words and the other words; no place where a word before it refuses it: "chef not in Sydney". */
const unlessRefused = (words: readonly string[], named: FoundPlace) => {
  const { rest } = named;
  const size = words.length - rest.length;
  const refusal = words.findIndex(
    (word, at) => notThere.test(word) && words.toSpliced(at + 1, size).join(" ") === rest.join(" "),
  );
  return refusal < 0 ? { found: named, others: rest } : { found: null, others: rest.toSpliced(refusal, 1) };
};

/** The nearest choice of a distance that is no shorter. */
const radiusOf = (km: number): number => radii.find((one) => one >= km) ?? radii.at(-1)!;

const placeIn = async (engine: SearchEngine, words: readonly string[]): Promise<FoundPlace | null> => {
  if (!words.length) return null;
  const gazetteer = await openGazetteer(engine);
  const found = findPlace(words, gazetteer);
  if (found) return found.how === "first" && (await isInEmployer(engine, words, found)) ? null : found;
  const misspelt = findMisspelt(words, gazetteer);
  if (!misspelt) return null;
  return (await isKnown(engine, words.slice(misspelt.rest.length))) ? null : misspelt;
};

/** Whether a place before other words begins an employer's name with them; quoted and excluded words belong to no name. */
const isInEmployer = async (
  engine: SearchEngine,
  words: readonly string[],
  { rest }: FoundPlace,
): Promise<boolean> => {
  const isPlain = (word: string) => !word.startsWith("\u0000");
  return rest.some(isPlain) && isEmployer(engine, words.filter(isPlain).join(" "));
};

/** Whether an employer's name begins with a text: "Sydney Water" is no work with water in Sydney. */
export const isEmployer = async ({ db }: SearchEngine, text: string): Promise<boolean> => {
  const begins = `${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await db.execute(sql`select 1 from employers where lower(name) like ${begins} limit 1`);
  return rows.length > 0;
};

/** Whether titles or employers have one of the words, which then is not misspelt. */
const isKnown = async ({ db }: SearchEngine, words: readonly string[]): Promise<boolean> => {
  const letters = words.flatMap(wordsOf).filter((word) => /^\p{L}+$/u.test(word));
  const { rows } = await db.execute(
    sql`select 1 from search_words where word = any(${textArray(letters)}::text[]) limit 1`,
  );
  return rows.length > 0;
};
