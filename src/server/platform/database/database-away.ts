/**
 * What PostgreSQL and the connection to it say when no query can be answered now, and one may be later: SQLSTATE
 * classes 08 (connection), 53 (no room, no memory, too many connections) and 57P (stopping or starting), 25006 for a
 * standby that is being promoted, and errors of sockets.
 */
const away =
  /^(08...|53...|57P0[1-5]|25006|E(CONN\w+|TIMEDOUT|PIPE|NOTFOUND|HOSTUNREACH|AI_AGAIN|NETUNREACH))$/;
/** What `pg` says without a code. */
const said =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered)/;

/** Whether an error, or what caused it, means that the database cannot be reached or cannot take anything now. */
export const isDatabaseAway = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (away.test(String((cause as NodeJS.ErrnoException).code ?? "")) || said.test(cause.message))
      return true;
    // Several addresses of one host, all refused.
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
};
