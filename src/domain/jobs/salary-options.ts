import type { PayTypeId } from "../../contract/job-fields.ts";
import { dollars } from "./pay-text.ts";
import { payTypeOf } from "./work.ts";

/** One choice of a salary filter; without an amount it does not narrow the search. */
export interface SalaryOption {
  amount: number | undefined;
  label: string;
}

/** Pay is compared per year until a pay type is chosen. */
const annual: PayTypeId = 1;

/** The choices of Minimum Salary, in the unit of the pay type: "$0" first, which means no limit (spec §9). */
export const minimumSalaries = (type: PayTypeId = annual): SalaryOption[] =>
  payTypeOf(type).minimums.map((amount) => ({ amount: amount || undefined, label: dollars(amount) }));

/** The choices of Maximum Salary; the last one, "$200,000+", means no limit (spec §9). */
export const maximumSalaries = (type: PayTypeId = annual): SalaryOption[] => {
  const { maximums } = payTypeOf(type);
  return [
    ...maximums.map((amount) => ({ amount, label: dollars(amount) })),
    { amount: undefined, label: `${dollars(maximums.at(-1)!)}+` },
  ];
};

/** What is wrong with the amounts of a search: no job pays more than it pays; null where they fit. */
export const amountsProblem = (search: {
  min_salary?: number | undefined;
  max_salary?: number | undefined;
}): string | null =>
  search.min_salary && search.max_salary && search.min_salary > search.max_salary
    ? "The lowest pay is above the highest."
    : null;

/** The choices together with another amount, such as one typed into the URL. */
export const withAmount = (options: SalaryOption[], amount: number | undefined): SalaryOption[] => {
  if (amount === undefined || options.some((option) => option.amount === amount)) return options;
  const next = options.findIndex((option, index) => index > 0 && (option.amount ?? Infinity) > amount);
  return options.toSpliced(next === -1 ? options.length : next, 0, { amount, label: dollars(amount) });
};
