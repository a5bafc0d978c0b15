import { cookieList } from "./cookie-list.ts";
import { codeMinutes } from "../../contract/code-rules.ts";

/**
 * Cookie with the ids of the registrations and password resets that this browser requested codes for. A code is valid
 * only for the one it was mailed for, so nobody confirms by mistake what somebody else began with their email.
 */
export const askedCodes = {
  register: cookieList("registration", 24 * 60 * 60),
  reset: cookieList("password_reset", codeMinutes * 60),
};

/** The id among the rows that this browser requested last; the first row's when it requested none of them. */
export const firstAsked = (asked: readonly string[], rows: readonly { id: string }[]): string | undefined =>
  asked.length ? asked.find((id) => rows.some((row) => row.id === id)) : rows[0]?.id;
