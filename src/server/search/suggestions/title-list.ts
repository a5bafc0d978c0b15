import { sql, type SQL } from "drizzle-orm";
import type { Brand } from "../../../contract/brand.ts";
import { brandJobs, liveJobs } from "../../catalogue/jobs/job-cards.ts";
import { jobs } from "../../catalogue/jobs/tables.ts";
import type { SearchEngine } from "../engine.ts";
import { spaced } from "../../../lexicon/text/word-forms.ts";

/** A text that is suggested. */
export interface Listed {
  text: string;
  /** Its words after a space each, as in " head chef". */
  words: string;
  /** The same for texts of which one is enough, such as "Barista" and "Casual Barista". */
  alike?: string;
  /** How many jobs it stands for. */
  count: number;
}

interface TitleList {
  titles: Map<string, Listed>;
  generation: number;
  /** How many of the index's changes it includes. */
  seen: number;
  /** When all are to be read again, in milliseconds of the process's clock. */
  again: number;
}

/** The most titles of a brand, the commonest ones. */
const most = 20_000;
/** After more changes than this all titles are read again. */
const manyChanges = 2_000;
/** All titles are read again after so many times as long as reading them took, so that those of ended jobs go. */
const rest = 200;
/** But not before so many milliseconds; one reading ends within them. */
const leastRest = 60_000;

const lists = new WeakMap<SearchEngine, WeakMap<Brand, Promise<TitleList>>>();

/**
 * The titles of a brand's live jobs. Those of changed jobs are added, and titles that no job has any more stay until all
 * are read again, in the background.
 */
export const titlesOf = async (engine: SearchEngine, brand: Brand): Promise<Iterable<Listed>> => {
  const ofEngine = lists.get(engine) ?? new WeakMap<Brand, Promise<TitleList>>();
  lists.set(engine, ofEngine);
  const readAll = () => {
    const reading = readTitles(engine, brand);
    reading.then(
      () => ofEngine.set(brand, reading),
      () => undefined,
    );
    return reading;
  };
  const known = ofEngine.get(brand);
  if (!known) {
    const first = readAll();
    ofEngine.set(brand, first);
    first.catch(() => ofEngine.delete(brand));
    return (await first).titles.values();
  }
  const list = await known;
  const { changeCount, generation } = engine;
  const isOld = performance.now() >= list.again;
  const isOutdated = list.generation !== generation || changeCount - list.seen > manyChanges;
  if (isOld || isOutdated) {
    // One reading at a time: until it ends, the list counts as up to date.
    list.again = performance.now() + leastRest;
    list.generation = generation;
    if (isOutdated) list.seen = changeCount;
    void readAll();
  }
  if (list.seen < changeCount) {
    const ids = engine.changedSince(list.seen);
    list.seen = changeCount;
    await addTitles(list, engine, brand, sql`${jobs.id} = any(${`{${ids.join(",")}}`}::int[])`);
  }
  return list.titles.values();
};

const readTitles = async (engine: SearchEngine, brand: Brand): Promise<TitleList> => {
  const { generation, changeCount } = engine;
  const began = performance.now();
  const list = { titles: new Map<string, Listed>(), generation, seen: changeCount, again: 0 };
  await addTitles(list, engine, brand, sql`true`);
  const ended = performance.now();
  list.again = ended + Math.max(leastRest, rest * (ended - began));
  return list;
};

const addTitles = async (
  { titles }: TitleList,
  { db }: SearchEngine,
  brand: Brand,
  which: SQL,
): Promise<void> => {
  const rows = await db
    .select({ title: jobs.title, count: sql<number>`count(*)::int` })
    .from(jobs)
    .where(sql`${which} and ${liveJobs()} and ${brandJobs(brand) ?? sql`true`}`)
    .groupBy(jobs.title)
    .orderBy(sql`count(*) desc, ${jobs.title}`)
    .limit(most);
  for (const { title, count } of rows) {
    const text = plainTitle(title);
    const words = wordsIn(text);
    const same = titles.get(words);
    if (same) same.count += count;
    else titles.set(words, { text, words, alike: withoutWorkType(words), count });
  }
};

/** A title without what employers add to it: "Chef – Immediate Start" is a chef. */
const plainTitle = (title: string): string => title.split(/\s[–—|-]\s|\s\(/)[0]!.trim() || title;

const workTypes = "(?: (?:casual|full time|part time|temporary|permanent))+";
const workType = new RegExp(`^${workTypes}(?= )|${workTypes}$`, "g");

/** A title without the work type before or after it: a casual barista is a barista. */
const withoutWorkType = (words: string): string => words.replace(workType, "") || words;

/** The form in which texts are compared. */
export const wordsIn = (text: string): string => ` ${spaced(text)}`;
