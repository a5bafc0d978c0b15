/** An error as it may be logged. */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  cause?: unknown;
  errors?: unknown[];
  [field: string]: unknown;
}

/** Fields of Node, database and mail errors that are safe to log; their other fields can contain user data. */
const fields = ["code", "errno", "syscall", "address", "port", "status", "responseCode"];
const databaseFields = ["severity", "schema", "table", "column", "constraint", "routine"];

/** How many nested causes are logged. */
const maxDepth = 5;
const maxLength = 2000;

/**
 * An error without the values of the statement that failed: its message, stack, causes and fields are cleaned.
 * Anything else is returned unchanged.
 */
export const errorForLog = (error: unknown, depth = 0): unknown => {
  if (!(error instanceof Error)) return error;
  const given = error as Error & Record<string, unknown>;
  const message = messageOf(given);
  const logged: LoggedError = {
    type: given.name === "Error" ? given.constructor.name : given.name,
    message,
    stack: `${given.name}: ${message}${framesOf(given)}`,
  };
  for (const field of isOfDatabase(given) ? [...fields, ...databaseFields] : fields)
    if (["string", "number"].includes(typeof given[field])) logged[field] = given[field];
  if (depth === maxDepth) return logged;
  if (given.cause !== undefined) logged.cause = errorForLog(given.cause, depth + 1);
  if (given instanceof AggregateError)
    logged.errors = given.errors.map((one: unknown) => errorForLog(one, depth + 1));
  return logged;
};

/** An error as text for the console of a command, with its causes. */
export const errorText = (error: unknown): string => textOf(errorForLog(error));

const textOf = (logged: unknown): string => {
  const { stack, cause, errors = [] } = Object(logged) as Partial<LoggedError>;
  if (!stack) return withoutSecrets(String(logged));
  return [stack, ...[cause, ...errors].filter(Boolean).map((one) => `caused by ${textOf(one)}`)].join("\n");
};

const messageOf = (error: Error & Record<string, unknown>): string => {
  const { query, params } = error;
  if (typeof query === "string" && Array.isArray(params) && !isOfDatabase(error))
    return cut(`Failed query: ${query}`);
  return cut(withoutSecrets(isOfDatabase(error) ? withoutValues(error) : error.message));
};

const cut = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);

/** Whether an error is PostgreSQL's own: it has a SQLSTATE. */
const isOfDatabase = ({ code, severity }: Record<string, unknown>): boolean =>
  typeof severity === "string" && typeof code === "string" && /^[0-9A-Z]{5}$/.test(code);

/** Classes of SQLSTATE whose messages quote only names such as tables, never user data. */
const namesOnly = /^(08|23|25|28|3D|40|42(?!601)|53|55|57|58)/;

/** PostgreSQL's own messages; they quote input that it could not parse. */
const withoutValues = ({ code, message }: Error & Record<string, unknown>): string =>
  namesOnly.test(String(code)) ? message : message.replace(/".*"|".*$/s, "…");

/** Secrets in URLs: signatures, tokens, codes and passwords. */
const withoutSecrets = (text: string): string =>
  text
    .replace(/([?&](?:signature|x-amz-[\w-]+|\w*token|code|password)=)[^&\s"'<>)]+/gi, "$1…")
    .replace(/(?<=\w:\/\/)[^\s/@"']*:[^\s/@"']*@/g, "…@");

/** The stack frames of an error. The message above them is left out, because it can contain user data. */
const framesOf = ({ stack = "", message }: Error): string => {
  const end = stack.indexOf(message);
  const rest = end < 0 ? "" : stack.slice(end + message.length);
  return rest.replace(/[^\n]*/, "");
};
