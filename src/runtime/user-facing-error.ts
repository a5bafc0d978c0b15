import { errorText } from "./error-for-log.ts";

/** What people can mend themselves: its message says how, and is all that they need to be told. */
export class UserFacingError extends Error {}

/** What to tell about an error: a sentence where people can mend it, else the whole of it but for values of SQL. */
export const formatError = (error: unknown): string =>
  error instanceof UserFacingError ? error.message : errorText(error);

/** Tells about an error, and ends the process. */
export const fail = (error: unknown): never => {
  console.error(formatError(error));
  process.exit(1);
};
