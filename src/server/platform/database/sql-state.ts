/** Codes of PostgreSQL: another row forbids this one, it refers to a missing row, transactions wait for each other. */
export const sqlStates = { unique: "23505", foreignKey: "23503", deadlock: "40P01" } as const;

/** Whether an error, or its cause, is one of PostgreSQL with this code; `constraint` narrows it to some constraints. */
export const isSqlState = (
  error: unknown,
  state: (typeof sqlStates)[keyof typeof sqlStates],
  constraint = /^/,
): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint: name = "" } = cause as Error & { code?: string; constraint?: string };
    if (code === state && constraint.test(name)) return true;
  }
  return false;
};
