import type { JobCard, Pay } from "../../contract/job-fields.ts";
import { payText } from "./pay-text.ts";
import { yearly } from "./work.ts";

/** "$75k", "$7.5k" below ten thousand. */
const thousandsOfDollars = (amount: number): string =>
  amount < 10_000 ? `$${Math.round(amount / 100) / 10}k` : `$${Math.round(amount / 1000)}k`;

/** What pay by another unit comes to in a year of full-time work: "about $75k – $83k a year"; null for yearly pay. */
export const yearlyPayText = ({ type, min, max }: Pay): string | null => {
  const [from, to] = [min, max].map((amount) => amount && thousandsOfDollars(yearly(type, amount)));
  if (type === 1 || (!from && !to)) return null;
  const range = from && to && from !== to ? `${from} – ${to}` : from || to;
  return `${from ? "about" : "up to"} ${range}${to ? "" : " or more"} a year`;
};

/** Pay as stated, and beside it what it comes to in a year: "$38 – $42 an hour · about $75k – $83k a year". */
export const payWithYear = (
  { pay, work_type }: Pick<JobCard, "pay" | "work_type">,
  yearFirst = false,
): string | null => {
  const stated = pay && payText(pay);
  const year = stated && yearlyPayText(pay);
  if (!year) return stated;
  const isShare = work_type === "Part time" || work_type === "Casual";
  const inYear = isShare ? `${year} full time` : year;
  return yearFirst ? `${inYear[0]!.toUpperCase()}${inYear.slice(1)} · ${stated}` : `${stated} · ${inYear}`;
};
