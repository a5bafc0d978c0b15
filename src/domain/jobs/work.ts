import type { PayTypeId, WorkType } from "../../contract/job-fields.ts";
import { payTypes, workTypeOptions } from "../../contract/job-options.ts";

/** A pay type by its id. */
export const payTypeOf = (id: PayTypeId) => payTypes.find((type) => type.id === id)!;

/** A work type by its id. */
export const workTypeOf = (id: WorkType) => workTypeOptions.find((type) => type.id === id)!;

/** Pay per year, in whole dollars, so that pay of any type can be compared. */
export const yearly = (type: PayTypeId, amount: number): number =>
  Math.round(amount * payTypeOf(type).perYear);

/** What nobody earns in a year: less than the first, or this much and more by any unit but the year, in dollars. */
const unlikely = { less: 5_000, more: 600_000 };

/** Whether an amount may be pay of a type, and not that of another one: nobody earns $80,000 an hour, or $35 a year. */
export const mayBePay = (type: PayTypeId, amount: number): boolean => {
  if (amount === 0) return true;
  const ofYear = yearly(type, amount);
  const isOfYear = type !== 1 && amount >= Math.min(...payTypeOf(1).maximums);
  return ofYear >= unlikely.less && !isOfYear && (type === 1 || ofYear < unlikely.more);
};
