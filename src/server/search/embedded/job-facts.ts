import type { Brand } from "../../../contract/brand.ts";
import type { JobFacts } from "../engine.ts";
import { noPay } from "./columns/columns.ts";
import type { JobIndex } from "./job-index.ts";
import { topRows } from "./rows/top-rows.ts";
import { shownOn } from "./shown-on.ts";

/** What an index has of a job; undefined where it has none of this id. */
export const factsOf = ({ columns }: JobIndex, id: number): JobFacts | undefined => {
  const row = columns.rowOf(id);
  if (row === undefined) return undefined;
  const { category, sub_category, states, employer } = columns.filters;
  const max = columns.yearlyMax[row]!;
  return {
    id,
    category: String(category.codes.ids[category.values[row]!]),
    subCategory: String(sub_category.codes.ids[sub_category.values[row]!]) || null,
    locationIds: columns.locationsOf(row),
    stateIds: states.idsOf(states.values[row]!).map(Number),
    employerId: employer.values[row]!,
    yearly: max === noPay ? null : { min: columns.yearlyMin[row]!, max },
  };
};

/** The newest live jobs of the same kind of work as another one. */
export const newestOfKind = (index: JobIndex, brand: Brand, job: JobFacts, size: number): JobFacts[] => {
  const { columns, now } = index;
  const { category, sub_category } = columns.filters;
  const ofCategory = category.codes.ids.indexOf(job.category);
  const ofKind = job.subCategory === null ? null : sub_category.codes.ids.indexOf(job.subCategory);
  const isShown = shownOn(columns, brand, now);
  const newest = topRows(columns, { from: 0, size });
  for (let row = 0; row < columns.length; row++)
    if (
      category.values[row] === ofCategory &&
      (ofKind === null || sub_category.values[row] === ofKind) &&
      columns.id[row] !== job.id &&
      isShown(row)
    )
      newest.add(row, columns.posted[row]!);
  return newest.page().map((id) => factsOf(index, id)!);
};
