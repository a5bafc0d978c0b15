import type { FilterName } from "../../contract/job-filters.ts";
import type { JobFacets } from "../../contract/job-search.ts";
import type { SearchResult } from "../../contract/jobs.ts";
import { filterOf, filterValues, isCounted } from "../../domain/search/job-filters.ts";
import { countFilters, type SearchState } from "../../domain/search/job-search-url.ts";
import type { Choice } from "../../ui/CheckList.tsx";

/** Input of the filter fields. */
export interface Filterable {
  search: SearchState;
  facets: JobFacets;
  /** How many jobs the search finds. */
  total?: number;
}

/** Whether there is a filter to set or to take off: a search without filters that finds nothing has none. */
export const canFilter = (search: SearchState, { meta, mentions }: SearchResult): boolean =>
  meta.total + mentions > 0 || countFilters(search) > 0;

/** Options of a filter, each with its number of jobs. */
export const choicesOf = (name: FilterName, facets: JobFacets): Choice<string | number>[] => {
  const filter = filterOf(name);
  const facet = isCounted(name) ? facets[name] : 0;
  if (filter.type === "flag") return [{ id: "true", title: filter.tick, count: Number(facet) }];
  if (typeof facet === "number" || !("options" in filter || filter.type === "many")) return [];
  const counted: readonly Choice<string | number>[] = facet;
  if (!filter.options) return [...counted];
  const counts = new Map(counted.map(({ id, count }) => [id, count]));
  return filter.options.map(({ id, title }) => ({ id, title, count: counts.get(id) ?? 0 }));
};

/** Number of options shown before the rest is folded. */
const shownFirst = 6;
/** Number of options up to which all that have jobs are shown: a fold for one or two hides more than it saves. */
const shownAtMost = 8;

/**
 * The order of a filter's options, and how many of them are shown first. A short list keeps its order; in a longer one
 * chosen options are first, then those with jobs, and only what room is left has others.
 */
export const arrangeChoices = <Id>(
  choices: readonly Choice<Id>[],
  chosen: readonly unknown[],
): { order: Id[]; shown: number } => {
  const ids = (some: readonly Choice<Id>[]) => some.map(({ id }) => id);
  if (choices.length <= shownFirst) return { order: ids(choices), shown: shownFirst };
  const isChosen = ({ id }: Choice<Id>) => chosen.includes(id);
  const offered = [
    ...choices.filter(isChosen),
    ...choices.filter((choice) => choice.count > 0 && !isChosen(choice)),
  ];
  const others = choices.filter((choice) => !offered.includes(choice));
  const isFew = offered.length > shownFirst && offered.length <= shownAtMost;
  return { order: ids([...offered, ...others]), shown: isFew ? offered.length : shownFirst };
};

/** Whether to show a filter's field: options that jobs supply need a choice, a dependent filter needs its parent chosen. */
export const hasField = (name: FilterName, given: Filterable): boolean => {
  const filter = filterOf(name);
  if (filter.type === "id") return false;
  // A tick that every job has already changes nothing.
  if (filter.type === "flag" && given.total && !filterValues(given.search, name).length)
    return choicesOf(name, given.facets)[0]?.count !== given.total;
  if (filter.type !== "many" || filter.options) return true;
  const choices = choicesOf(name, given.facets).length;
  if (!filter.within) return choices > 1;
  const isSettled =
    filterValues(given.search, filter.within).length ||
    choicesOf(filter.within, given.facets).filter(({ count }) => count > 0).length === 1;
  return choices > 0 && Boolean(isSettled);
};
