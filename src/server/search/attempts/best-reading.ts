import type { RightToWorkId } from "../../../contract/job-options.ts";
import type { ParsedJobSearch } from "../../../contract/job-search.ts";
import type { SearchReading } from "../../../contract/jobs.ts";
import { yearly } from "../../../domain/jobs/work.ts";
import { chipText, filtersToDrop, filterValues } from "../../../domain/search/job-filters.ts";
import type { SearchEngine } from "../engine.ts";
import { few } from "./attempts.ts";
import { hardlyAny } from "./corrections.ts";
import { isOfAnyWork } from "./relaxations.ts";
import type { Attempt } from "./attempt.ts";
import { parseWords } from "../understand/query-terms.ts";
import { saysWhoLooks } from "../understand/in-place-of-seekers.ts";
import { callsForHolders, wishFilters } from "../understand/read-filters.ts";
import { readQuery, type ReadQuery } from "../understand/read-query.ts";

interface Best {
  reading: SearchReading | null;
  answer: Attempt;
}

/** A search that finds more, and the filters that it is without. */
interface Wider {
  wider: ParsedJobSearch;
  left: string[];
}

/** How searches are carried out. */
interface Searches {
  /** What a search means. */
  answered: (search: ParsedJobSearch) => Promise<Attempt>;
  /** How many jobs that finds. @param enough Counts no further than this. */
  count: (answer: Attempt, enough?: number) => Promise<number>;
}

/**
 * The reading of a search without filters that finds jobs, and what it means. What only some ads state, such as shifts, is
 * a filter where enough do, else words; a visa whose holders some ads call for is words where enough do, else a filter.
 * Filters beside words that leave no job are dropped one by one, the least important to seekers first.
 * @param first The search as it is read before anything has been counted.
 */
export const bestReading = async (
  engine: SearchEngine,
  asked: ParsedJobSearch,
  first: ReadQuery,
  { answered, count }: Searches,
): Promise<Best> => {
  let read = first;
  let answer = await answered(read.search);
  /** Whether fewer jobs than this have what was typed. */
  const isPoor = async (most: number) =>
    answer.kinds.length > 0 || answer.leftOut.length > 0 || (await count(answer, most)) < most;
  const takeIfBetter = async (words: ReadQuery) => {
    // "Hotel jobs Broome accommodation": the place is meant, whatever else is.
    if (read.reading?.place && words.search.as_typed === undefined && !words.reading?.place) return;
    const other = await answered(words.search);
    if ((await count(other)) > (await count(answer)) || (isLess(answer, other) && (await count(other, 1))))
      [read, answer] = [words, other];
  };
  if (answer.corrected !== null && !read.reading?.place) {
    // "Melbune" may be a place once it is spelt right.
    const right = await readQuery(engine, { ...asked, q: answer.corrected });
    if (right.reading?.place) {
      const other = { ...(await answered(right.search)), corrected: answer.corrected };
      if (await count(other, 1)) [read, answer] = [right, other];
    }
  }
  // Where Cummins SA has no jobs, "cummins" may be the maker of engines.
  if (read.reading?.place && isOneWord(asked.q) && (await isPoor(1)))
    await takeIfBetter(await readQuery(engine, { ...asked, as_typed: true }));
  if (wishFilters.some((name) => read.search[name]) && (await isPoor(few)))
    await takeIfBetter(await readQuery(engine, asked, { wishes: false }));
  // A site for community work has none that suits refugees, but some with refugees.
  if (saysWhoLooks(asked.q) && !(await count(answer, 1)))
    await takeIfBetter(await readQuery(engine, asked, { seekers: false }));
  [read, answer] = await withSuitable(read, answer, { answered, count });
  if (callsForHolders(asked.q) && (await isPoor(1)))
    await takeIfBetter(await readQuery(engine, asked, { called: true }));
  const { reading, search } = read;
  if (!reading) return { reading, answer };
  const found = await count(answer, few);
  if (found >= few) return { reading, answer };
  const { q, ...others } = search;
  // Pay and place matter more than what any work may have: "over 120k without a degree".
  if (found === 0 && q !== undefined && parseWords(q).terms.every(isOfAnyWork)) {
    const other = await answered(others);
    if (await count(other, 1))
      return { reading: { ...reading, search: others }, answer: { ...other, leftOut: [q] } };
  }
  for (const { wider, left } of widened(search)) {
    // Only the unit of pay is changed while there are jobs; without words, all jobs would be left.
    if (left.length && (found > 0 || search.q === undefined)) break;
    const other = await answered(wider);
    if ((await count(other)) <= found) continue;
    return {
      reading: { ...reading, search: wider },
      answer: { ...other, leftOut: [...left, ...other.leftOut] },
    };
  }
  return { reading, answer };
};

/** The jobs of an answer that are called as the words say. */
const calledSo = ({ plan, ...answer }: Attempt): Attempt => ({
  ...answer,
  plan: { ...plan, words: plan.words && { ...plan.words, isInTitle: true } },
});

/** Whether an answer has hardly any jobs, all of work that is close to what was typed. */
const isOnlyClose = async (answer: Attempt, count: Searches["count"]): Promise<boolean> =>
  (await count(answer, hardlyAny + 1)) <= hardlyAny && !(await count(calledSo(answer), 1));

/**
 * The same reading and answer; where that has only work that is close to what was typed, those with jobs that are called so and
 * may suit as well.
 */
const withSuitable = async (
  read: ReadQuery,
  answer: Attempt,
  { answered, count }: Searches,
): Promise<[ReadQuery, Attempt]> => {
  for (const { wider, left } of suitableAsWell(read.search)) {
    const isForAny = !left.length || ofAnyEmployer.includes(read.search.right_to_work);
    const isTooFew = isForAny ? (await count(answer, few)) < few : await isOnlyClose(answer, count);
    if (!isTooFew) break;
    const other = await answered(wider);
    // Casual work is no nearer where it leaves out what was asked for.
    if (!left.length && other.leftOut.length > answer.leftOut.length) continue;
    if (!(await count(calledSo(other), 1))) continue;
    return [
      { search: wider, reading: read.reading && { ...read.reading, search: wider } },
      { ...other, leftOut: [...left, ...other.leftOut] },
    ];
  }
  return [read, answer];
};

/** Visas with which people may work for any employer. */
const ofAnyEmployer: readonly (RightToWorkId | undefined)[] = [
  "citizen",
  "permanent-resident",
  "partner-visa",
  "visa-unrestricted",
];

/**
 * The same search for jobs that may suit as well: of employers who say nothing of visas, and casual ones for part-time work,
 * or the other way round.
 */
function* suitableAsWell(search: ParsedJobSearch): Generator<Wider> {
  if (search.q === undefined) return;
  const { right_to_work: right, ...others } = search;
  const left = right === undefined ? [] : [chipText("right_to_work", right)];
  if (left.length) yield { wider: others, left };
  const types: ParsedJobSearch["work_type"] = ["Part time", "Casual"];
  if (search.work_type?.length === 1 && types.includes(search.work_type[0]!))
    yield { wider: { ...others, work_type: types }, left };
}

const isOneWord = (text = ""): boolean => !/\s/.test(text.trim());

/** Whether an answer left out more than another. */
const isLess = (one: Attempt, other: Attempt): boolean =>
  (one.leftOut.length > 0 || one.kinds.length > 0) && !other.kinds.length;

/** The same search with pay by the year, then without its filters, one after the other. */
function* widened(search: ParsedJobSearch): Generator<Wider> {
  const left: string[] = [];
  let wider = search;
  if (search.pay_type !== undefined && (search.min_salary ?? search.max_salary) !== undefined) {
    const { pay_type, min_salary, max_salary, ...rest } = search;
    wider = {
      ...rest,
      ...(min_salary !== undefined && { min_salary: yearly(pay_type, min_salary) }),
      ...(max_salary !== undefined && { max_salary: yearly(pay_type, max_salary) }),
    };
    yield { wider, left };
  }
  for (const name of filtersToDrop) {
    if (wider[name] === undefined) continue;
    left.push(...filterValues(wider, name).map((value) => chipText(name, value)));
    const { [name]: _dropped, ...rest } = wider;
    wider = rest as ParsedJobSearch;
    yield { wider, left: [...left] };
  }
}
