import type { Brand } from "../../../contract/brand.ts";
import { siteId } from "../../../domain/brands/white-label.ts";
import { Cache } from "../../platform/cache.ts";
import { CountsById } from "../counts-by-id.ts";
import { workFacets } from "../facets.ts";
import type { Overview } from "../engine.ts";
import type { JobIndex } from "./job-index.ts";
import { shownOn } from "./shown-on.ts";

const cache = new Cache<JobIndex, Overview>("overview", 1_000);

/** Counts a brand's live jobs; cached until a job has changed, begun or ended. */
export const overviewOf = (index: JobIndex, brand: Brand, mostEmployers: number): Overview =>
  cache.get(index, `${siteId(brand)} ${mostEmployers}`, [brand, index.liveVersion], () =>
    count(index, brand, mostEmployers),
  );

const count = ({ columns, now }: JobIndex, brand: Brand, mostEmployers: number): Overview => {
  const isShown = shownOn(columns, brand, now);
  const { category, sub_category, employer } = columns.filters;
  const byCategory = new Int32Array(category.codes.ids.length);
  const bySubCategory = new Int32Array(sub_category.codes.ids.length);
  const byEmployer = new CountsById();
  let total = 0;
  for (let row = 0; row < columns.length; row++) {
    if (isShown(row)) {
      total++;
      byCategory[category.values[row]!]!++;
      bySubCategory[sub_category.values[row]!]!++;
      byEmployer.add(employer.values[row]!);
    }
  }
  const facets = workFacets(brand, {
    category: category.codes.countsById(byCategory),
    sub_category: sub_category.codes.countsById(bySubCategory),
  });
  const employers = byEmployer
    .counts()
    .sort((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, mostEmployers);
  return { ...facets, total, employers };
};
