import { LRUCache } from "lru-cache";
import type { JobExtra } from "../../../contract/job-extras.ts";
import { isElsewhere } from "../../../lexicon/feeds/elsewhere.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { fieldNames, type FeedField } from "../../../lexicon/feeds/field-names.ts";
import { fieldsAsked } from "../../../lexicon/feeds/questions.ts";
import { readableName } from "../../../lexicon/feeds/readable-name.ts";
import { jobExtraFields } from "../../catalogue/jobs/job-extras.ts";

export type FieldName = FeedField | JobExtra;

/** What a name stands for. */
export interface Called {
  field: FieldName;
  /** The list of names that it is in, the likeliest first; `alike` where it is in none and only resembles one. */
  rank: number;
}

/** Whether a field is a text of several lines. */
export const isLong = (field: FieldName | undefined): boolean =>
  field === "description" || field === "requirements";

/** The rank of a name that counts before those of the lists. */
const beforeAll = -0.5;
/** The rank of a name that is like one of the lists. */
export const alike = 10;

/**
 * Without accents; "$" stands for pay, "#" for a number. Left out are "(from Shop)", which tells whose
 * field it is, "__c", which marks those that an organisation has made itself, and the "fig:" of a namespace.
 */
const spelled = (name: string) =>
  readableName(name)
    .replace(/ \(from [^()]*\)$/, "")
    .replace(/(?<=[a-z\d])__[a-z]{1,2}$/i, "")
    .replace(/^[a-z][a-z\d]{0,11}:(?=[a-z])/i, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replace(/đ/gi, "d")
    .replace(/(?<=\b(?:what|where|who|when|how))['’]?s\b(?= )/gi, " is")
    .replace(/\$/g, " salary ")
    .replaceAll("#", " no ");
const plain = (name: string) =>
  spelled(name)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

const linking = new Set(feedWords.linking);
/** "tipo contrato" of "tipo de contrato". */
const withoutLinking = (name: string): string =>
  name
    .split(" ")
    .filter((word, at, all) => at === 0 || at === all.length - 1 || !linking.has(word))
    .join(" ");

const listedNames = [
  ...Object.entries(fieldNames).flatMap(([field, lists]) =>
    lists.flatMap((names, rank) => names.map((name) => ({ name, field, rank }))),
  ),
  ...Object.entries(jobExtraFields).flatMap(([field, { names }]) =>
    names.split(", ").map((name) => ({ name, field, rank: 0 })),
  ),
].map(({ name, field, rank }) => ({ name, called: { field: field as FieldName, rank } }));
const byName = Map.groupBy(listedNames, ({ name }) => plain(name));
for (const one of listedNames) {
  const short = plain(withoutLinking(one.name));
  if (!byName.has(short)) byName.set(short, [one]);
}

/** Jobs of a feed have the same names. */
const most = 5_000;
const found = new LRUCache<string, readonly Called[]>({ max: most });

/** The fields that a name in the lists stands for; words of a text are looked up so, too. */
export const exactly = (name: string): readonly Called[] => {
  const kept = found.get(name);
  if (kept) return kept;
  const called = byName.get(plain(name))?.map((one) => one.called) ?? [];
  if (name.length <= 60) found.set(name, called);
  return called;
};

/** The field that a column or element name stands for, however it is spelt; undefined for an unknown one. */
export const fieldOf = (name: string): FieldName | undefined => exactly(name)[0]?.field;

const before = new Set(feedWords.around.before);
const after = new Set(feedWords.around.after);

/** The words of a name: "PositionID", "job_opening-status". */
const wordsOf = (name: string): string[] =>
  spelled(name)
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, " ")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

/** "Pay Range - Minimum", "salary-free": the least or the most of the pay, or its words. */
const amountOf = (words: readonly string[]): readonly Called[] => {
  const { pay, texts, least, most: highest } = feedWords.amounts;
  const has = (list: readonly string[]) => words.some((word) => list.includes(word));
  const isInWords = words.length > 1 && words.every((word) => pay.includes(word) || texts.includes(word));
  if (has(pay) && isInWords) return [{ field: "salary", rank: alike }];
  if (!has(pay) || has(least) === has(highest)) return [];
  return [{ field: has(least) ? "salary_min" : "salary_max", rank: alike }];
};

const moments = new Set(feedWords.moments);
const { shownTime } = feedWords;
const shown = new Set(feedWords.shown);
const beforeEnds = new Set([...shownTime.showing, ...shownTime.before, ...shown]);
/** "Advert from", "Advertise until" and "externalPostedEndDate": the days from and to which the ad is shown. */
const endOfShown = (given: readonly string[]): "posted" | "expires" | null => {
  const words = given.slice(0, given.findLastIndex((word) => !shownTime.behind.includes(word)) + 1);
  const [last = "", others] = [words.at(-1), words.slice(0, -1)];
  if (!others.length || !others.every((word) => beforeEnds.has(word))) return null;
  // The work has a start and an end as well.
  const isShown = others.some((word) => shownTime.showing.includes(word));
  const isOf = (names: readonly string[], ends: readonly string[]) =>
    names.includes(last) || (isShown && ends.includes(last));
  if (isOf(shownTime.from, shownTime.starts)) return "posted";
  return isOf(shownTime.until, shownTime.ends) ? "expires" : null;
};

/** "Advertised on", "date of closing": when it was posted or closes. */
const momentOf = (words: readonly string[]): readonly Called[] => {
  const end = endOfShown(words);
  if (end) return [{ field: end, rank: alike }];
  const rest = words.filter((word) => !moments.has(word));
  if (rest.length === words.length) return [];
  const found = [rest, rest.filter((word) => !before.has(word))]
    .flatMap((some) => exactly(some.join("")))
    .find(({ field }) => field === "posted" || field === "expires");
  return found ? [{ field: found.field, rank: alike }] : [];
};

/** Without words at its ends that say nothing: those before it first. */
const likeOf = (name: string): readonly Called[] => {
  const words = wordsOf(name).slice(0, 8);
  const start = words.findIndex((word) => !before.has(word));
  const end = words.findLastIndex((word) => !after.has(word));
  if (words.every((word) => before.has(word) || after.has(word))) return [];
  for (let to = words.length; to > end; to--)
    for (let from = 0; from <= Math.min(start, to - 1); from++) {
      const found = exactly(words.slice(from, to).join(""));
      if (found.length) return found.map(({ field }) => ({ field, rank: alike }));
    }
  const found = amountOf(words);
  return found.length ? found : momentOf(words);
};

const likeSingular = (name: string) => likeOf(name.replace(/ies$/i, "y").replace(/(?<=[sx])es$|s$/i, ""));
/** "Status / Tenure": each of the names. */
const likeParts = (name: string): readonly Called[] => {
  const parts = name.split(/\s*[/|&]\s*|\s+or\s+/i).filter(Boolean);
  if (parts.length < 2 || parts.length > 4) return [];
  return parts.flatMap((part) =>
    (exactly(part).length ? exactly(part) : likeOf(part)).map(({ field }) => ({ field, rank: alike })),
  );
};
/** "Pay (per hour)", and "job-type-2", whose number tells it from names of other lists. */
const likeBare = (name: string): readonly Called[] => {
  const bare = name.replace(/\([^)]*\)|\[[^\]]*\]|(?<=\p{L})[-_]\d$/gu, " ").trim();
  if (!bare || bare === name) return [];
  const found = exactly(bare).length ? exactly(bare) : likeOf(bare);
  return found.map(({ field }) => ({ field, rank: alike }));
};

/** What the ad says in other words than the people who hire: "externalTitle" counts before "jobTitle". */
const likeShown = (name: string): readonly Called[] => {
  const words = wordsOf(name).slice(0, 8);
  const rest = words.filter((word) => !shown.has(word));
  // "Post online" is a question already.
  if (rest.length === words.length || exactly(name).some(({ field }) => field === "active")) return [];
  // "website_published"
  const flag = [rest, words.filter((word, at) => at === words.length - 1 || !shown.has(word))]
    .flatMap((some) => exactly(some.join("")))
    .find(({ field }) => field === "active" || field === "ended");
  if (flag) return [{ field: flag.field, rank: alike }];
  const called = exactly(rest.join("")).filter(({ field }) => field === "title" || isLong(field));
  return called.map(({ field }) => ({ field, rank: beforeAll }));
};

/** "Which shop is it for?", "Approved by Sue": what is asked, which the value decides. */
const likeQuestion = (name: string): readonly Called[] =>
  fieldsAsked(name).map((field) => ({ field: field as FieldName, rank: alike }));

const { abbreviations } = feedWords;
/** "CLNT_NM", "PAY_LO", "ACTV_FLG": with its words in full. */
const likeAbbreviated = (name: string): readonly Called[] => {
  const words = wordsOf(name).slice(0, 8);
  const full = words.map((word) => abbreviations[word] ?? word).filter(Boolean);
  if (full.join() === words.join() || !full.length) return [];
  // "LOC_TWN" is the town.
  const found = [full, full.filter((word) => !before.has(word)), full.slice(1)].flatMap((some) =>
    exactly(some.join("")),
  );
  return (found.length ? found : likeOf(full.join(" "))).map(({ field }) => ({ field, rank: alike }));
};

const { lastWords } = feedWords;
/** "DEPOT TOWN", "publication-state", "state_of_advert": a part of a place, or a status, by its last word. */
const likeLast = (name: string): readonly Called[] => {
  const words = wordsOf(name).slice(0, 8);
  const [last = "", others] = [words.at(-1), words.slice(0, -1)];
  if (!others.length) return [];
  if (lastWords.places.includes(last) && !isElsewhere(name))
    return exactly(last).map(({ field }) => ({ field, rank: alike }));
  const [status, ofWhat] = words[1] === "of" ? [words[0]!, words.slice(2)] : [last, others];
  const isStatus =
    lastWords.statuses.includes(status) && ofWhat.every((word) => lastWords.haveStatus.includes(word));
  return isStatus ? [{ field: "status", rank: alike }] : [];
};

const known = new LRUCache<string, readonly Called[]>({ max: most });

/** The fields that a name may stand for: those of the lists, else those that it is like. */
export const fieldsCalled = (name: string): readonly Called[] => {
  const kept = known.get(name);
  if (kept) return kept;
  const called = [
    likeShown,
    exactly,
    likeQuestion,
    likeOf,
    likeSingular,
    likeBare,
    likeParts,
    likeAbbreviated,
    likeLast,
  ].reduce<readonly Called[]>((first, read) => (first.length ? first : read(readableName(name))), []);
  known.set(name, called);
  return called;
};

const besides = new Set(feedWords.beside.map(plain));
/** Whether a part of a job is about somebody or something else. */
export const isBeside = (name: string): boolean => besides.has(plain(name));

const around = new Set([...feedWords.around.before, ...feedWords.around.after, ...feedWords.around.parts]);
/** Whether a part of a job is called like no part in particular: "PositionDetail", "data". */
export const isAround = (name: string): boolean => wordsOf(name).every((word) => around.has(word));
