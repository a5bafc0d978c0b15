import type { Brand } from "../../../../contract/brand.ts";
import type { Columns } from "../columns/columns.ts";
import type { Prepared } from "./filter-mask.ts";
import { topJobs } from "./evaluate.ts";
import type { JobIndex } from "../job-index.ts";
import { levels } from "../matching/matches.ts";

/** So many jobs are looked at. */
const first = 10;

/** The kind of work of a row, as "category/kind"; the category alone where its kind is not known. */
export const kindOfRow = ({ filters: { category, sub_category } }: Columns, row: number): string => {
  const kind = sub_category.codes.ids[sub_category.values[row]!];
  return [category.codes.ids[category.values[row]!], ...(kind ? [kind] : [])].join("/");
};

/**
 * The kind of work of the jobs that a search finds, as "category/kind", where all of the first ones are of that kind and
 * called as the words say, and not found by their employer's name; else null.
 */
export const kindOfFound = (index: JobIndex, brand: Brand, meant: Prepared): string | null => {
  const { columns } = index;
  const { sub_category } = columns.filters;
  const kinds = new Set<string>();
  for (const id of topJobs(columns, brand, index.now, meant, first)) {
    const row = columns.rowOf(id)!;
    if (!sub_category.values[row] || (meant.words?.levels.of(row) ?? 0) < levels.nearlyInTitle) return null;
    kinds.add(kindOfRow(columns, row));
  }
  const [kind = null] = kinds;
  return kinds.size === 1 ? kind : null;
};
