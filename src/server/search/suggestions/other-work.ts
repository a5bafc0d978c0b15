import type { Brand } from "../../../contract/brand.ts";
import type { SearchSuggestion } from "../../../contract/jobs.ts";
import { searchText } from "../../../domain/search/search-text.ts";
import type { SearchEngine } from "../engine.ts";
import { workFacets } from "../facets.ts";
import { namesOf } from "../places.ts";
import type { Plan } from "../plan.ts";

/** The most of them that are offered. */
const most = 4;

/** In place of words that nothing has: the fields of work with the most jobs, or the kinds where all are of one field. */
export const otherWork = async (
  engine: SearchEngine,
  brand: Brand,
  empty: Plan,
): Promise<SearchSuggestion[]> => {
  const { q, ...search } = empty.search;
  if (!q || search.category) return [];
  const { counts } = await engine.search(brand, { ...empty, search, words: null }, { from: 0, size: 1 });
  const { category, sub_category: kinds } = workFacets(brand, counts);
  const fields = category.filter(({ count }) => count > 0);
  const work =
    fields.length > 1
      ? fields.map(({ id, count }) => ({ count, of: { category: [id] } }))
      : kinds.map(({ id, count }) => ({ count, of: { category: [fields[0]!.id], sub_category: [id] } }));
  return work
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ count, of }) => ({
      kind: "other_work",
      label: searchText({ ...search, ...of, address: namesOf(empty.place) }),
      search: { ...search, ...of },
      total: count,
    }));
};
