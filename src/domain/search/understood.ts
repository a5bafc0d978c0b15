import { jobSearch } from "../../contract/job-search.ts";
import { payTypeOf, mayBePay } from "../jobs/work.ts";
import { filterOf, valueTitle } from "./job-filters.ts";
import type { SearchState } from "./job-search-url.ts";
import { maxAddress } from "./search-places.ts";
import { readSearch, rejectedValues, shortened, type Rejected } from "./read-search.ts";

/** A search from a URL as its page carries it out, and what of it the page could not use, in words. */
export interface Understood {
  search: SearchState;
  ignored: string[];
}

/**
 * Reads a search from a URL for its page, which says what it left out: else a seeker would take all jobs for those that
 * were asked for.
 */
export const understood = (query: URLSearchParams): Understood => {
  const { search, ignored } = withPayThatFits(readSearch(query));
  const { q = "", ...others } = search;
  const isWordless = q !== "" && !/[\p{L}\p{N}]/u.test(q);
  const order = query.get("sort")?.trim();
  const isOrder = !order || jobSearch.shape.sort.safeParse(order).success;
  return {
    search: isWordless ? others : search,
    ignored: [
      ...rejectedValues(query).map(inWords),
      ...(isWordless ? [`the words “${shortened(q)}”`] : []),
      ...(isOrder ? [] : [`the order “${shortened(order)}”`]),
      ...ignored,
    ],
  };
};

const inWords = ({ name, value }: Rejected): string => {
  const shown = `“${shortened(value)}”`;
  if (name === "q" || name === "address") {
    const what = name === "q" ? "the words" : "the place";
    const most = name === "q" ? maxWords : maxAddress;
    return value.length > most
      ? `${what} (more than ${most} characters)`
      : `${what} (with characters that can't be searched for)`;
  }
  if (name === "location") return `the place ${shown}`;
  if (name === "radius") return `the distance ${shown}`;
  if (name === "sort" || name === "as_typed") return shown;
  return `${filterOf(name).label} ${shown}`;
};

/** The most characters that the words of a search may have. */
const maxWords = 200;

/** Without amounts of another unit: the form of a page without scripts keeps them when the pay type is changed. */
const withPayThatFits = ({ min_salary, max_salary, ...search }: SearchState): Understood => {
  const { pay_type = 1 } = search;
  const amounts = Object.entries({ min_salary, max_salary }).flatMap(([name, amount]) =>
    amount === undefined ? [] : [[name as "min_salary" | "max_salary", amount] as const],
  );
  const fitting = amounts.filter(([, amount]) => mayBePay(pay_type, amount));
  const others = amounts.filter(([, amount]) => !mayBePay(pay_type, amount));
  return {
    search: { ...search, ...Object.fromEntries(fitting) },
    ignored: others.map(
      ([name, amount]) =>
        `${filterOf(name).label} “${valueTitle(name, amount)}” for pay by the ${payTypeOf(pay_type).unit}`,
    ),
  };
};
