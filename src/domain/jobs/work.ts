import type { PayTypeId, WorkType } from "../../contract/job-fields.ts";
import { payTypes, workTypeOptions } from "../../contract/job-options.ts";

/** A pay type by its id. */
export const payTypeOf = (id: PayTypeId) => payTypes.find((type) => type.id === id)!;

/** A work type by its id. */
export const workTypeOf = (id: WorkType) => workTypeOptions.find((type) => type.id === id)!;

/** Pay per year, in whole dollars, so that pay of any type can be compared. */
export const yearly = (type: PayTypeId, amount: number): number =>
  Math.round(amount * payTypeOf(type).perYear);
