/** When something was, as JSON Resume has it: a year, a month or a day. */
export interface Period {
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** Whether it goes on; an end is then expected. */
  isCurrent?: boolean | undefined;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "2019-03" and "2019-03-14" are "Mar 2019", "2019" is "2019". */
export const monthText = (date: string): string => {
  const [year, month] = date.split("-");
  const name = months[Number(month) - 1];
  return name ? `${name} ${year}` : year!;
};

/** A period in words, such as "Mar 2019 – present" or "Feb 2025 – Nov 2027 (expected)"; null without dates. */
export const periodText = ({ startDate, endDate, isCurrent = false }: Period): string | null => {
  const end = endDate ? monthText(endDate) + (isCurrent ? " (expected)" : "") : isCurrent ? "present" : null;
  const start = startDate && monthText(startDate);
  if (!start) return end === "present" ? null : end;
  return end === null || end === start ? start : `${start} – ${end}`;
};
