import type { Brand } from "../../contract/brand.ts";
import type { JobFacets, ParsedJobSearch } from "../../contract/job-search.ts";
import { jobCategories } from "../../contract/job-categories.ts";
import { categoryById, subCategoryById } from "../../domain/jobs/categories.ts";
import { countedFilters, filterOf, type FilterId } from "../../domain/search/job-filters.ts";
import type { Counts } from "./engine.ts";

/** Counts as seekers see them: every option with its title, and those without jobs, except for kinds of work. */
export const facetsOf = (brand: Brand, search: ParsedJobSearch, counts: Counts): JobFacets => {
  const facets = countedFilters.map((name) => {
    const filter = filterOf(name);
    const countOf = (id: FilterId) => counts[name].get(id) ?? 0;
    if (filter.type === "flag") return [name, countOf(true)];
    const options = ("options" in filter && filter.options) || [];
    return [name, options.map(({ id, title }) => ({ id, title, count: countOf(id) }))];
  });
  return {
    ...(Object.fromEntries(facets) as JobFacets),
    ...workFacets(brand, counts, search.sub_category),
  };
};

type WorkCounts = Pick<Counts, "category" | "sub_category">;

/** Counts by field and by kind of work: all fields of the brand, and kinds that have jobs or are selected. */
export const workFacets = (
  brand: Brand,
  { category, sub_category }: WorkCounts,
  askedFor: readonly string[] = [],
): Pick<JobFacets, keyof WorkCounts> => {
  const own = brand.jobs.categories === "all" ? jobCategories.map(({ id }) => id) : brand.jobs.categories;
  return {
    category: idsOf(own, category).map((id) => ({ ...categoryById(id), count: category.get(id) ?? 0 })),
    sub_category: idsOf(askedFor, sub_category)
      .map((id) => ({ ...subCategoryById(categoryOf.get(id) ?? "", id), count: sub_category.get(id) ?? 0 }))
      .sort((a, b) => a.title.localeCompare(b.title)),
  };
};

/** The given ids, then other ids that have jobs. */
const idsOf = (ids: readonly string[], counts: ReadonlyMap<FilterId, number>): string[] => [
  ...new Set([...ids, ...[...counts.keys()].map(String)]),
];

/** Which category each kind of work is in. */
const categoryOf = new Map(
  jobCategories.flatMap(({ id, sub_categories }) => sub_categories.map((kind) => [kind.id, id])),
);
