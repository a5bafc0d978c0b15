/** The default time zone of a brand. */
export const usualZone = "Australia/Sydney";

/** Whether a name is a valid time zone, such as "Australia/Perth". */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};
