import type { Brand } from "../../contract/brand.ts";
import { sponsorshipFlag, type Columns } from "./columns.ts";

/** Tells by its slot whether a job is live and on a brand's site: `liveJobs` and `brandJobs`, on the columns. */
export const shownOn = (columns: Columns, brand: Brand, now: number): ((slot: number) => boolean) => {
  const { posted, expires, category, flags } = columns;
  const own = brand.jobs.categories === "all" ? null : columns.categories.table(brand.jobs.categories);
  const needed = brand.jobs.sponsorship ? sponsorshipFlag : 0;
  return (slot) =>
    posted[slot]! <= now &&
    expires[slot]! > now &&
    (own === null || own[category[slot]!] === 1) &&
    (flags[slot]! & needed) === needed;
};
