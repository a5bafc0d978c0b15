import type { PayTypeId } from "../../contract/job-fields.ts";

/** Pay types with the amounts that the salary filters offer, in dollars per unit (spec §9). */
export const payTypes: Record<
  PayTypeId,
  { title: string; unit: string; perYear: number; minimums: readonly number[]; maximums: readonly number[] }
> = payTypeTable();

function payTypeTable() {
  const hourly = [15, 20, 25, 30, 35, 40, 50, 60, 75, 100] as const;
  const monthly = [3, 5, 7, 9, 11, 13, 15, 17, 19].map((k) => k * 1000);
  const annual = [30, 40, 50, 60, 70, 80, 100, 120, 150, 200].map((k) => k * 1000);
  const perWeek = (amounts: readonly number[]) => amounts.map((amount) => amount * 38);
  const perDay = (amounts: readonly number[]) => amounts.map((amount) => amount * 7.6);
  return {
    1: { title: "Annual", unit: "year", perYear: 1, minimums: [0, ...annual], maximums: annual },
    2: {
      title: "Monthly",
      unit: "month",
      perYear: 12,
      minimums: [0, ...monthly],
      maximums: [...monthly, 21_000],
    },
    3: { title: "Hourly", unit: "hour", perYear: 38 * 52, minimums: [0, ...hourly], maximums: hourly },
    // The specification lists no amounts for these two: a 38-hour week and a 7.6-hour day of the hourly ones.
    4: {
      title: "Weekly",
      unit: "week",
      perYear: 52,
      minimums: [0, ...perWeek(hourly)],
      maximums: perWeek(hourly),
    },
    5: {
      title: "Daily",
      unit: "day",
      perYear: 260,
      minimums: [0, ...perDay(hourly)],
      maximums: perDay(hourly),
    },
  };
}

/** Pay per year, in whole dollars, so that pay of any type can be compared. A 38-hour week, 52 weeks. */
export const yearly = (type: PayTypeId, amount: number): number =>
  Math.round(amount * payTypes[type].perYear);

/** Days of the Date Posted filter with their labels (spec §9). */
export const datePostedOptions = [
  { id: 0, title: "Anytime" },
  { id: 1, title: "Today" },
  { id: 3, title: "Last 3 days" },
  { id: 7, title: "Last 7 days" },
  { id: 14, title: "Last 14 days" },
  { id: 30, title: "Last 30 days" },
] as const;

/** Labels of the filters (spec §9). */
export const filterLabels = {
  pay_type: "Pay Type",
  work_type: "Work Type",
  min_salary: "Minimum Salary",
  max_salary: "Maximum Salary",
  date_posted: "Date Posted",
} as const;

/** When a seeker can start (spec §9). */
export const availability = [
  { id: 1, title: "Now" },
  { id: 2, title: "2 Weeks" },
  { id: 3, title: "4 Weeks" },
  { id: 4, title: "8 Weeks" },
  { id: 5, title: "12 Weeks" },
] as const;
