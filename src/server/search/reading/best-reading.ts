import type { ParsedJobSearch } from "../../../contract/job-search.ts";
import type { SearchReading } from "../../../contract/jobs.ts";
import { yearly } from "../../../domain/jobs/work.ts";
import { chipText, filtersToDrop, filterValues } from "../../../domain/search/job-filters.ts";
import type { JobIndex } from "../job-index.ts";
import { few, type Answered } from "../relax/find-more.ts";
import { callsForHolders, wishFilters } from "./read-filters.ts";
import { readQuery } from "./read-query.ts";

interface Best {
  reading: SearchReading | null;
  answer: Answered;
}

/** How searches are carried out. */
interface Searches {
  /** The answer to a search. @param first Jobs that come before the others. */
  answered: (search: ParsedJobSearch, first?: readonly number[]) => Promise<Answered>;
  /** A few jobs that have all that a search says and are called so, the best first. */
  found: (search: ParsedJobSearch) => Promise<readonly number[]>;
}

/**
 * The answer to the reading of a search that finds jobs. What only some ads state, such as shifts, is a filter where
 * enough do, else words; a visa whose holders some ads call for is words where enough do, else a filter. Filters that leave hardly any job are dropped one by one, the least important to seekers first,
 * and jobs that are called so and have them come first.
 */
export const bestReading = async (
  index: JobIndex,
  asked: ParsedJobSearch,
  { answered, found }: Searches,
): Promise<Best> => {
  let read = await readQuery(index, asked);
  let answer = await answered(read.search);
  if (answer.corrected !== null && !read.reading?.place) {
    // "Melbune" may be a place once it is spelt right.
    const right = await readQuery(index, { ...asked, q: answer.corrected });
    if (right.reading?.place) {
      const other = { ...(await answered(right.search)), corrected: answer.corrected };
      if (other.found.total > 0) [read, answer] = [right, other];
    }
  }
  const isWish = wishFilters.some((name) => read.search[name] && !asked[name]);
  if (isWish && isPoor(answer, few)) {
    const words = await readQuery(index, asked, { wishes: false });
    const other = await answered(words.search);
    if (other.found.total > answer.found.total || isLess(answer, other)) [read, answer] = [words, other];
  }
  if (isPoor(answer, 1) && callsForHolders(asked.q)) {
    const taken = await readQuery(index, asked, { called: true });
    const other = await answered(taken.search);
    if (other.found.total > answer.found.total || isLess(answer, other)) [read, answer] = [taken, other];
  }
  if (!read.reading || !isPoor(answer, few)) return { reading: read.reading, answer };
  const { reading } = read;
  const first = await found(read.search);
  let ofTheirKind: Best | null = null;
  for (const { search, left } of widened(read.search, asked)) {
    // Only the unit of pay is changed while there are jobs.
    if (left.length && answer.found.total > 0 && !answer.kinds.length) break;
    const other = await answered(search, first);
    if (other.found.total <= answer.found.total) continue;
    const wider = {
      reading: { ...reading, search },
      answer: { ...other, leftOut: [...left, ...other.leftOut] },
    };
    if (!other.kinds.length) return wider;
    ofTheirKind ??= wider;
  }
  // Other work of the same kind is better than none.
  return answer.found.total === 0 && ofTheirKind ? ofTheirKind : { reading, answer };
};

/** Whether fewer jobs than this have what was typed. */
const isPoor = ({ found, kinds, leftOut }: Answered, most: number): boolean =>
  found.total < most || kinds.length > 0 || leftOut.length > 0;

/** Whether an answer left out more than another that finds jobs. */
const isLess = (one: Answered, other: Answered): boolean =>
  other.found.total > 0 && (one.leftOut.length > 0 || one.kinds.length > 0) && !other.kinds.length;

/** The same search with pay by the year, then without the filters that were read, one after the other. */
function* widened(
  search: ParsedJobSearch,
  asked: ParsedJobSearch,
): Generator<{ search: ParsedJobSearch; left: string[] }> {
  const left: string[] = [];
  let wider = search;
  if (search.pay_type !== undefined && search.min_salary !== undefined && asked.pay_type === undefined) {
    const { pay_type, min_salary, max_salary, ...rest } = search;
    wider = {
      ...rest,
      min_salary: yearly(pay_type, min_salary),
      ...(max_salary !== undefined && { max_salary: yearly(pay_type, max_salary) }),
    };
    yield { search: wider, left };
  }
  for (const name of filtersToDrop) {
    if (asked[name] !== undefined || wider[name] === undefined) continue;
    left.push(...filterValues(wider, name).map((value) => chipText(name, value)));
    const { [name]: _dropped, ...rest } = wider;
    wider = rest as ParsedJobSearch;
    yield { search: wider, left: [...left] };
  }
}
