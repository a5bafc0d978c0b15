import type { FilterName } from "../../../../contract/job-filters.ts";
import { filterNames, filterOf, filterValues, isCounted } from "../../../../domain/search/job-filters.ts";
import { payRange } from "../../embedded/pay-range.ts";
import type { Place } from "../../places.ts";
import type { Plan } from "../../plan.ts";
import { all, any, exists, oneOf, range, type Clause } from "../clauses.ts";
import { anywhere, inPlace } from "./in-place.ts";

const day = 86_400_000;

/** A filter of a plan; `pay` stands for its unit's two amounts. */
export interface FilterClause {
  name: FilterName | "pay";
  clause: Clause;
}

/** The filters of a plan, each as a clause, and its place. */
export const filtersOf = (plan: Plan, now: number): { filters: FilterClause[]; place: Clause[] } => {
  const { search, place, employers } = plan;
  const filters: FilterClause[] = filterNames.flatMap((name) => {
    const values = filterValues(search, name);
    if (!values.length) return [];
    if (name === "employer" && employers) return [{ name, clause: oneOf(name, [...employers]) }];
    const clause = clauseOf(name, values, now);
    return clause ? [{ name, clause }] : [];
  });
  const pay = payRange(search);
  if (pay) {
    const { min, max } = pay;
    const bounds = max === Infinity ? [] : [range("yearlyMin", { lte: Math.floor(max) })];
    filters.push({ name: "pay", clause: all(range("yearlyMax", { gte: Math.ceil(min) }), ...bounds) });
  }
  if (!place) return { filters, place: [] };
  const isIn = inPlace(place);
  // Remote work without a place is found by a search for remote work, and counted for it.
  if (search.remote !== true)
    filters.push({ name: "remote", clause: isSuburbs(place) ? exists("locations") : isIn });
  return { filters, place: [any(isIn, anywhere)] };
};

/**
 * Whether a place is suburbs alone. Of the jobs that the search of a place finds, those with a location are in these
 * suburbs, and the others are remote ones without any.
 */
const isSuburbs = (place: Place): boolean =>
  place.kind === "several" ? place.places.every(isSuburbs) : place.kind === "suburb";

const clauseOf = (
  name: FilterName,
  values: readonly (string | number | boolean)[],
  now: number,
): Clause | null => {
  const [value] = values;
  switch (filterOf(name).type) {
    case "amount":
      return null;
    case "since":
      return range("posted", { gte: now - Number(value) * day });
    case "moment":
      return range("posted", { gt: Date.parse(String(value)) });
    case "flag":
      return oneOf(name, [true]);
    case "id":
      return oneOf(name, [...values]);
    default:
      return oneOf(name, values.map(String));
  }
};

/** The filters whose options are counted. */
export const countedFilters = filterNames.filter(isCounted);

/** The filters that are open while another one's options are counted: itself, and those that a choice of it clears. */
export const openedBy = (name: FilterName): ReadonlySet<FilterClause["name"]> => {
  const cleared: readonly string[] = filterOf(name).clears ?? [];
  const names = cleared.flatMap((one) => (/_salary$/.test(one) ? ["pay" as const] : [one as FilterName]));
  return new Set([name, ...names]);
};
