import type { PayTypeId, WorkType } from "../../contract/job-fields.ts";
import { payTypes, workTypeOptions } from "../../contract/job-options.ts";

/** A pay type by its id. */
export const payTypeOf = (id: PayTypeId) => payTypes.find((type) => type.id === id)!;

/** A work type by its id. */
export const workTypeOf = (id: WorkType) => workTypeOptions.find((type) => type.id === id)!;

/** Pay per year, in whole dollars, so that pay of any type can be compared. */
export const yearly = (type: PayTypeId, amount: number): number =>
  Math.round(amount * payTypeOf(type).perYear);

/** When a seeker can start (spec §9). */
export const availability = [
  { id: 1, title: "Now" },
  { id: 2, title: "2 Weeks" },
  { id: 3, title: "4 Weeks" },
  { id: 4, title: "8 Weeks" },
  { id: 5, title: "12 Weeks" },
] as const;
