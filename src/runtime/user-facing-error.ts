import { errorText } from "./error-for-log.ts";
import { printable } from "./printable.ts";

/** An error that users can fix themselves: its message says how, and is shown without a stack trace. */
export class UserFacingError extends Error {}

/** The text of an error, for a terminal: only the message of one that users can fix, otherwise all details except SQL values. */
export const formatError = (error: unknown): string =>
  printable(error instanceof UserFacingError ? error.message : errorText(error));

/** Prints an error and ends the process. */
export const fail = (error: unknown): never => {
  console.error(formatError(error));
  process.exit(1);
};
