import type { Brand } from "../../contract/brand.ts";
import { sponsorshipFlag, type Columns } from "./columns.ts";

/** Tells by its row whether a job is live and on a brand's site: `liveJobs` and `brandJobs`, on the columns. */
export const shownOn = (columns: Columns, brand: Brand, now: number): ((row: number) => boolean) => {
  const { posted, expires, flags } = columns;
  const { codes, values: category } = columns.filters.category;
  const own = brand.jobs.categories === "all" ? null : codes.table(brand.jobs.categories);
  const needed = brand.jobs.sponsorship ? sponsorshipFlag : 0;
  return (row) =>
    posted[row]! <= now &&
    expires[row]! > now &&
    (own === null || own[category[row]!] === 1) &&
    (flags[row]! & needed) === needed;
};
