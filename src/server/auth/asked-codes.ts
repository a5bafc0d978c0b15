import { cookieList } from "./cookie-list.ts";
import { codeMinutes } from "./codes.ts";

/**
 * What this browser asked codes for: ids of registrations and of requests for a new password. A code counts
 * for the one that it was mailed for, so nobody confirms what somebody else began with their email.
 */
export const askedCodes = {
  register: cookieList("registration", 24 * 60 * 60),
  reset: cookieList("password_reset", codeMinutes * 60),
};

/** Of what a code may be for, the last that this browser asked for; the first of all where it asked for nothing. */
export const firstAsked = (asked: readonly string[], rows: readonly { id: string }[]): string | undefined =>
  asked.length ? asked.find((id) => rows.some((row) => row.id === id)) : rows[0]?.id;
