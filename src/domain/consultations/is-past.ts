/** The day and time of a consultation in UTC: "2026-12-01" and "22:30"; null until it is confirmed. */
export interface ConsultationTime {
  date: string | null;
  time: string | null;
}

/**
 * When a consultation begins; null while it has no time, and when its date and time cannot be read, which is logged.
 * @param warn logs the invalid date-time.
 */
export const startOf = (
  { date, time }: ConsultationTime,
  warn: (message: string) => void = console.warn,
): Date | null => {
  if (date === null && time === null) return null;
  const text = `${date}T${time}`;
  const start = new Date(`${text}Z`);
  // JavaScript takes 30 February for a date in early March.
  if (text.length === 16 && !isNaN(start.getTime()) && start.toISOString().startsWith(text)) return start;
  warn(`A consultation has an invalid date and time: ${date} ${time}`);
  return null;
};

/**
 * Whether a consultation is past: its date and time, read as UTC, is before now. An invalid date-time is logged, and
 * is not past (spec §4).
 */
export const isPast = (
  consultation: ConsultationTime,
  now = new Date(),
  warn?: (message: string) => void,
): boolean => {
  const start = startOf(consultation, warn);
  return start !== null && start < now;
};
