/**
 * Error codes of PostgreSQL and its connection that mean that queries fail for now: SQLSTATE classes 08 (connection),
 * 53 (disk full, out of memory, too many connections) and 57P (stopping or starting), 25006 for a standby that is being
 * promoted, and socket errors.
 */
const away =
  /^(08...|53...|57P0[1-5]|25006|E(CONN\w+|TIMEDOUT|PIPE|NOTFOUND|HOSTUNREACH|AI_AGAIN|NETUNREACH))$/;
/** Messages of `pg` errors that have no code. */
const said =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered)/;

/** Whether an error, or its cause, means that the database cannot be reached or cannot run queries now. */
export const isDatabaseAway = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (away.test(String((cause as NodeJS.ErrnoException).code ?? "")) || said.test(cause.message))
      return true;
    // One host with several addresses, which all refused the connection.
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
};
