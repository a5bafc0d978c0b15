import type { Brand } from "../../../../contract/brand.ts";
import { countedFilters } from "../../../../domain/search/job-filters.ts";
import type { Columns } from "../columns/columns.ts";
import type { RowList } from "../columns/filter-column.ts";
import { blocksOf, type Prepared } from "./filter-mask.ts";
import type { Counts } from "../../engine.ts";
import { levels, weights } from "../../match-levels.ts";
import type { Matches } from "../matching/matches.ts";
import { has } from "../rows/row-set.ts";
import { topRows } from "../rows/top-rows.ts";

export interface Evaluated {
  total: number;
  /** How many jobs only mention the words, where those are apart. */
  mentions: number;
  /** The jobs of the requested page, in order: found ones, then those that only mention the words. */
  ids: number[];
  counts: Counts;
  /** When the first of the jobs that are counted ends, in milliseconds. */
  ends: number;
  /** When the first of them is too old for an option of its age. */
  ages: number;
}

const day = 86_400_000;

/**
 * Counts and ranks the live jobs of a brand that a search finds. One pass: a job that passes every filter counts
 * everywhere, one that fails a single filter counts for the other options of that filter.
 */
export const evaluate = (
  columns: Columns,
  brand: Brand,
  now: number,
  prepared: Prepared,
  page: { from: number; size: number },
): Evaluated => {
  const key = sortKey(columns, now, prepared);
  const counters = countedFilters.map((name) => columns.filters[name].openCount(now));
  const top = topRows(columns, page);
  const mention = topRows(columns, { from: 0, size: page.from + page.size });
  let ends = Infinity;
  const end = ({ rows, length }: RowList) => {
    for (let at = 0; at < length; at++) {
      const moment = columns.expires[rows[at]!]!;
      if (moment < ends) ends = moment;
    }
  };
  const { date_posted } = prepared.search;
  let ages = Infinity;
  /** Where an age is chosen, jobs that fail another filter leave as well. */
  const age = ({ rows, length }: RowList) => {
    for (let at = 0; date_posted && at < length; at++)
      ages = Math.min(ages, columns.posted[rows[at]!]! + date_posted * day);
  };
  for (const { found, missed, mentioned } of blocksOf(columns, brand, now, prepared)) {
    for (const [at, counter] of counters.entries()) {
      counter.add(found);
      counter.add(missed[at]!);
      end(missed[at]!);
      if (countedFilters[at] !== "date_posted") age(missed[at]!);
    }
    end(found);
    end(mentioned);
    age(mentioned);
    const { rows, length } = found;
    for (let at = 0; at < length; at++) top.add(rows[at]!, key(rows[at]!));
    for (let at = 0; at < mentioned.length; at++) mention.add(mentioned.rows[at]!, key(mentioned.rows[at]!));
  }
  const counts = countedFilters.map((name, at) => [name, counters[at]!.counts()]);
  const total = top.total();
  const after = mention
    .page()
    .slice(Math.max(0, page.from - total), Math.max(0, page.from + page.size - total));
  return {
    total,
    mentions: mention.total(),
    ids: [...top.page(), ...after],
    counts: Object.fromEntries(counts) as Counts,
    ends,
    ages: counters.reduce((first, counter) => Math.min(first, counter.ends?.() ?? Infinity), ages),
  };
};

/** The ids of a page of the jobs that a search finds, in its order, without those that only mention the words. */
export const topJobs = (
  columns: Columns,
  brand: Brand,
  now: number,
  prepared: Prepared,
  page: { from: number; size: number },
): number[] => {
  const key = sortKey(columns, now, prepared);
  const top = topRows(columns, page);
  for (const { found } of blocksOf(columns, brand, now, prepared))
    for (let at = 0; at < found.length; at++) top.add(found.rows[at]!, key(found.rows[at]!));
  return top.page();
};

/** What results are sorted by, the highest first. */
const sortKey = (columns: Columns, now: number, prepared: Prepared): ((row: number) => number) => {
  const { posted, yearlyMax } = columns;
  const {
    search: { sort },
    words,
  } = prepared;
  // The date is the fraction: of two jobs with the same pay, the newer comes first.
  if (sort === "salary") return (row) => yearlyMax[row]! + posted[row]! / 1e14;
  if (sort === "date") return (row) => posted[row]!;
  return words ? relevance(columns, now, words) : (row) => posted[row]!;
};

/** Title matches before body matches, whatever the age; then newer before older, and short titles before long ones. */
const relevance = ({ posted, titleLength }: Columns, now: number, words: Matches) => {
  const { kin, alike, last } = words;
  return (row: number): number => {
    const freshness = 2 / (1 + (now - posted[row]!) / (10 * day));
    const level = words.levels.of(row);
    const closeness = level <= levels.found ? 0 : 1 / titleLength[row]!;
    const ofKind = kin && has(kin, row) ? weights.kin : 0;
    const likeness = alike && has(alike, row) ? weights.alike : 0;
    const rank = last && has(last, row) ? 0 : weights.rank;
    return level * weights.level + ofKind + likeness + rank + freshness + closeness;
  };
};
