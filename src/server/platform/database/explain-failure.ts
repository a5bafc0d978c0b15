/** Why a database cannot be used and how to fix it, by the code of the error: of the socket, of TLS, or a SQLSTATE. */
const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: "there is no host of this name",
  EAI_AGAIN: "the name of the host cannot be looked up now",
  ECONNREFUSED: "nothing listens there: start PostgreSQL, or correct host and port",
  EHOSTUNREACH: "there is no way to this host: correct it, or look at firewalls",
  ETIMEDOUT: "it does not answer: correct host and port, or look at firewalls",
  "28P01": "the user or the password is wrong",
  "28000": "its pg_hba.conf does not admit this user with this database and encryption from here",
  "3D000": "it has no database of this name: create it, or correct the name",
  "53300": "it has no connection left: raise its max_connections, or lower DATABASE_POOL",
  "57P03": "it is starting or stopping: try again in a moment",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate is of an unknown authority: name its file by sslrootcert",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is of an unknown authority: name its file by sslrootcert",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate is of an unknown authority: name its file by sslrootcert",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    "its certificate is of an unknown authority: name its file by sslrootcert",
  ERR_TLS_CERT_ALTNAME_INVALID:
    "its certificate is for another name, which sslmode=verify-full does not accept",
  CERT_HAS_EXPIRED: "its certificate has expired",
  ENOENT: "a file that it names by sslrootcert, sslcert or sslkey cannot be read",
};
/** The same by the messages of errors without a code. */
const said: readonly [RegExp, string][] = [
  [/does not support SSL/, "it offers no TLS: turn ssl on in its configuration, or use sslmode=disable"],
  [/timeout|timed out/i, reasons["ETIMEDOUT"]!],
];

/** Why a database cannot be used, in one sentence that says how to fix it where that is known. */
export const explainFailure = (error: unknown): string => {
  const { code = "", message = "" } = error as NodeJS.ErrnoException;
  // The addresses of one host, none of which took the connection.
  if (error instanceof AggregateError && error.errors.length && !message)
    return explainFailure(error.errors[0]);
  const reason = reasons[code] ?? said.find(([pattern]) => pattern.test(message))?.[1];
  const detail = message || code;
  return reason ? `${reason} (${detail})` : detail;
};
