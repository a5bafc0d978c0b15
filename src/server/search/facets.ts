import type { Brand } from "../../contract/brand.ts";
import { workTypes, type PayTypeId } from "../../contract/job-fields.ts";
import type { JobFacets, ParsedJobSearch } from "../../contract/jobs.ts";
import { categoryById, jobCategories, subCategoryById } from "../../domain/jobs/categories.ts";
import { states } from "../../domain/places/states.ts";
import { datePostedOptions, payTypes } from "../../domain/jobs/work.ts";
import type { Columns } from "./columns.ts";
import type { Counts } from "./tally.ts";

/** Counts as seekers see them: every option with its title, and those without jobs, except for kinds of work. */
export const facetsOf = (
  columns: Columns,
  brand: Brand,
  search: ParsedJobSearch,
  counts: Counts,
): JobFacets => ({
  ...workFacets(columns, brand, counts, search.sub_category),
  work_type: workTypes.map((title, code) => ({ id: title, title, count: counts.workType[code] ?? 0 })),
  pay_type: Object.entries(payTypes).map(([id, { title }]) => ({
    id: Number(id) as PayTypeId,
    title,
    count: counts.payType[Number(id)] ?? 0,
  })),
  states: states.map(({ id, title }) => ({ id, title, count: counts.states[id] ?? 0 })),
  date_posted: datePostedOptions.map(({ id, title }, option) => ({
    id,
    title,
    count: counts.datePosted[option] ?? 0,
  })),
  remote: counts.remote,
});

/** Counts by field and by kind of work: the brand's fields all of them, kinds that have jobs or are asked for. */
export const workFacets = (
  columns: Columns,
  brand: Brand,
  counts: Pick<Counts, "category" | "subCategory">,
  askedFor: readonly string[] = [],
): Pick<JobFacets, "category" | "sub_category"> => {
  const inCategory = countsById(columns.categories.ids, counts.category);
  const inSubCategory = countsById(columns.subCategories.ids, counts.subCategory);
  const own = brand.jobs.categories === "all" ? jobCategories.map(({ id }) => id) : brand.jobs.categories;
  return {
    category: [...new Set([...own, ...inCategory.keys()])].map((id) => ({
      ...categoryById(id),
      count: inCategory.get(id) ?? 0,
    })),
    sub_category: [...new Set([...inSubCategory.keys(), ...askedFor])]
      .map((id) => ({ ...subCategoryById(categoryOf.get(id) ?? "", id), count: inSubCategory.get(id) ?? 0 }))
      .sort((a, b) => a.title.localeCompare(b.title)),
  };
};

/** Which category each kind of work is in. */
const categoryOf = new Map(
  jobCategories.flatMap(({ id, sub_categories }) => sub_categories.map((kind) => [kind.id, id])),
);

/** The ids that have jobs; code 0 stands for none. */
const countsById = (ids: readonly string[], counts: Int32Array): Map<string, number> =>
  new Map(ids.flatMap((id, code) => (code && counts[code] ? [[id, counts[code]] as const] : [])));
