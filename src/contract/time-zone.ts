/** Where a brand's clocks are when it does not say. */
export const usualZone = "Australia/Sydney";

/** Whether a name is one of a time zone, such as "Australia/Perth". */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};
