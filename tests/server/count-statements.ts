import type { Db } from "../../src/server/platform/database/open.ts";

/** How many statements a piece of work sends to the database. */
export const statementsOf = async (db: Db, work: () => Promise<unknown>): Promise<number> => {
  const { session } = db as unknown as { session: { prepareQuery: (...input: unknown[]) => unknown } };
  const original = session.prepareQuery;
  let count = 0;
  session.prepareQuery = function (...input) {
    count++;
    return original.apply(this, input);
  };
  await work().finally(() => (session.prepareQuery = original));
  return count;
};
