/** An error as it may be logged. */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  cause?: unknown;
  errors?: unknown[];
  [field: string]: unknown;
}

/** What errors of Node, the database and the mail server tell beside their words; their other fields can hold values. */
const fields = ["code", "errno", "syscall", "address", "port", "status", "responseCode"];
const databaseFields = ["severity", "schema", "table", "column", "constraint", "routine"];

/** Causes of causes that are told. */
const maxDepth = 5;
const maxLength = 2000;

/**
 * An error without the values of the statement that failed: not in its words, its stack, its causes or its fields.
 * What is no error stays as it is.
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

/** Classes of SQLSTATE whose messages quote names of tables and the like, never what somebody sent. */
const namesOnly = /^(08|23|25|28|3D|40|42(?!601)|53|55|57|58)/;

/** PostgreSQL's own words; what it could not read, it quotes. */
const withoutValues = ({ code, message }: Error & Record<string, unknown>): string =>
  namesOnly.test(String(code)) ? message : message.replace(/".*"|".*$/s, "…");

/** Parts of addresses that open something: signatures, tokens, codes and passwords. */
const withoutSecrets = (text: string): string =>
  text
    .replace(/([?&](?:signature|x-amz-[\w-]+|\w*token|code|password)=)[^&\s"'<>)]+/gi, "$1…")
    .replace(/(?<=\w:\/\/)[^\s/@"']*:[^\s/@"']*@/g, "…@");

/** Where an error was thrown. The words above the frames are left out, since they can hold values. */
const framesOf = ({ stack = "", message }: Error): string => {
  const end = stack.indexOf(message);
  const rest = end < 0 ? "" : stack.slice(end + message.length);
  return rest.replace(/[^\n]*/, "");
};
