const pad = (part: number) => String(part).padStart(2, "0");

/** A moment as the value of a `TimeChoice`, in this browser's time zone: "2026-12-01T09:30". */
export const toLocal = (moment: string): string => {
  const date = new Date(moment);
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join("-");
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
};

/** The moment of such a value in UTC; the text itself where it is no date, so that the server says so. */
export const fromLocal = (local: string): string => {
  const date = new Date(local);
  return isNaN(date.getTime()) ? local : date.toISOString();
};
