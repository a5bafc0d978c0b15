import type { Brand } from "../../../contract/brand.ts";
import type { Columns } from "./columns/columns.ts";

/** Tests by row whether a job is live and on a brand's site: `liveJobs` and `brandJobs`, on the columns. */
export const shownOn = (columns: Columns, brand: Brand, now: number): ((row: number) => boolean) => {
  const { posted, expires } = columns;
  const { codes, values: category } = columns.filters.category;
  const own = brand.jobs.categories === "all" ? null : codes.table(brand.jobs.categories);
  const group = brand.whiteLabel && new Set(brand.whiteLabel.group);
  const employer = columns.filters.employer.values;
  const sponsored = brand.jobs.sponsorship ? columns.filters.sponsorship.values : null;
  return (row) =>
    posted[row]! <= now &&
    expires[row]! > now &&
    (own === null || own[category[row]!] === 1) &&
    (sponsored === null || sponsored[row] === 1) &&
    (group === undefined || group.has(employer[row]!));
};
