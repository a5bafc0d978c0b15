import { HttpError, signInFirst } from "../platform/http-error.ts";
import { isDatabaseAway } from "../platform/database/database-away.ts";
import { isSqlState, sqlStates } from "../platform/database/sql-state.ts";

/** The response while the database cannot be reached: 503 with Retry-After. */
export const databaseAway = (cause: unknown): HttpError =>
  new HttpError(503, "The site cannot reach its database just now. Please try again in a moment.", {
    headers: { "retry-after": "5" },
    cause,
  });

/** The response to an error of the database that is no fault of ours; null for any other error. */
export const databaseProblem = (error: unknown): HttpError | null => {
  if (isDatabaseAway(error)) return databaseAway(error);
  // The account was erased while the call was under way.
  if (isSqlState(error, sqlStates.foreignKey, /_seeker_id_seekers_id_fk$/))
    return signInFirst({ hasToken: true }, error);
  if (isSqlState(error, sqlStates.deadlock))
    return new HttpError(503, "The same data was changed at this moment. Please try again.", {
      headers: { "retry-after": "1" },
      cause: error,
    });
  return null;
};
