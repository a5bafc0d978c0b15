import type { CountedFilter } from "../../../../contract/job-filters.ts";
import { filterOf, type FilterId } from "../../../../domain/search/job-filters.ts";
import type { Counts } from "../../engine.ts";
import { everything, range, type Clause } from "../clauses.ts";
import type { Aggregation } from "../questions.ts";
import { countedFilters, openedBy, type FilterClause } from "./filters.ts";

const day = 86_400_000;
/** More than any filter has options. */
const mostValues = 2_000;

/** Aggregations that count the options of every filter, each as if that filter were open, in one search. */
export const countsOf = (filters: readonly FilterClause[], now: number): Record<string, unknown> =>
  Object.fromEntries(
    countedFilters.map((name) => {
      const opened = openedBy(name);
      const others = filters.filter((one) => !opened.has(one.name)).map(({ clause }) => clause);
      const filter: Clause = others.length ? { bool: { filter: others } } : everything;
      return [name, { filter, aggs: { options: optionsOf(name, now) } }];
    }),
  );

const optionsOf = (name: CountedFilter, now: number): Record<string, unknown> => {
  const filter = filterOf(name);
  if (filter.type === "since") {
    const since = (days: number): Clause => (days ? range("posted", { gte: now - days * day }) : everything);
    return { filters: { filters: Object.fromEntries(filter.options.map(({ id }) => [id, since(id)])) } };
  }
  return { terms: { field: name, size: mostValues, order: { _key: "asc" } } };
};

/** The counts that such aggregations gave. */
export const readCounts = (aggregations: Record<string, Aggregation>): Counts =>
  Object.fromEntries(
    countedFilters.map((name) => [
      name,
      new Map(readOptions(name, aggregations[name]!["options"] as Aggregation)),
    ]),
  ) as unknown as Counts;

const readOptions = (name: CountedFilter, { buckets = [] }: Aggregation): [FilterId, number][] => {
  const filter = filterOf(name);
  if (filter.type === "since")
    return Object.entries(buckets as unknown as Record<string, Aggregation>).map(
      ([id, { doc_count = 0 }]) => [Number(id), doc_count],
    );
  const isNumber = "options" in filter && typeof filter.options?.[0]?.id === "number";
  return buckets.map(({ key, doc_count = 0 }) => [
    filter.type === "flag" ? key === 1 : isNumber ? Number(key) : String(key),
    doc_count,
  ]);
};
