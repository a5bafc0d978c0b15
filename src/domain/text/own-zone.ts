/** The time zone of this browser: "Australia/Perth". */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
