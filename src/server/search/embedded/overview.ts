import type { Brand } from "../../../contract/brand.ts";
import type { JobFacets } from "../../../contract/job-search.ts";
import { siteId } from "../../../domain/brands/white-label.ts";
import type { Db } from "../../platform/database/open.ts";
import { CountsById } from "../counts-by-id.ts";
import { workFacets } from "../facets.ts";
import { openIndex, type JobIndex } from "./job-index.ts";
import { shownOn } from "./shown-on.ts";

/** The live jobs of a brand in figures. */
export interface Overview extends Pick<JobFacets, "category" | "sub_category"> {
  total: number;
  /** Those with the most live jobs, the most first; among equals, the lowest id. */
  employers: readonly { id: number; count: number }[];
}

/** By site and the number of employers. */
const cached = new WeakMap<
  JobIndex,
  Map<string, { brand: Brand; overview: Overview; isFresh: () => boolean }>
>();

/** Counts a brand's live jobs; cached until a job has changed, begun or ended. */
export const overviewOf = async (db: Db, brand: Brand, mostEmployers: number): Promise<Overview> => {
  const index = await openIndex(db);
  const ofIndex = cached.get(index) ?? new Map();
  cached.set(index, ofIndex);
  const asked = `${siteId(brand)} ${mostEmployers}`;
  const last = ofIndex.get(asked);
  if (last?.brand === brand && last.isFresh()) return last.overview;
  const overview = count(index, brand, mostEmployers);
  ofIndex.set(asked, { brand, overview, isFresh: index.freshness() });
  return overview;
};

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
