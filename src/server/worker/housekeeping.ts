import { lt, sql } from "drizzle-orm";
import type { Services } from "../http/context.ts";
import { isDatabaseAway } from "../platform/database/database-away.ts";
import { housekeeping } from "./tables.ts";
import { chores } from "./chores.ts";
import { reportFault } from "../http/faults.ts";

/** Removes a batch of what nobody needs any more, and says how much; 0 when nothing is left. */
export type Chore = (services: Services, now: Date) => Promise<number>;

/** How long from one run to the next, and to the first, in milliseconds. */
const everyMs = 2 * 60_000;
const firstMs = 5000;
/** The most batches of one chore in a run: what is left has its turn in the next. */
const maxBatches = 50;

/**
 * Does the chores every few minutes, on one process of those that share the database. An error is logged, and ends
 * neither the process nor the other chores.
 */
export const startHousekeeping = (services: Services): { close: () => Promise<void> } => {
  let stopping = false;
  let running = Promise.resolve();
  const turn = () => {
    running = runChores(services, new Date(), { isStopping: () => stopping }).catch((error: unknown) =>
      reportFailure(services, error),
    );
    timer = setTimeout(() => void running.then(() => stopping || turn()), everyMs).unref();
  };
  let timer = setTimeout(turn, firstMs).unref();
  return {
    close: async () => {
      stopping = true;
      clearTimeout(timer);
      await running;
    },
  };
};

/** Does each chore until nothing is left, unless another process began shortly before. */
export const runChores = async (
  services: Services,
  now: Date,
  { isStopping = () => false, todo = chores }: { isStopping?: () => boolean; todo?: typeof chores } = {},
): Promise<void> => {
  if (!(await claimRun(services))) return;
  for (const [name, chore] of Object.entries(todo)) {
    try {
      let removed = 0;
      for (let batch = 0; batch < maxBatches && !isStopping(); batch++) {
        const count = await chore(services, now);
        if (!count) break;
        removed += count;
      }
      if (removed) services.log.info({ chore: name, removed }, "housekeeping");
    } catch (error) {
      reportFailure(services, error, { chore: name });
    }
  }
};

/** A database that is away is no fault of ours. */
const reportFailure = ({ log }: Services, error: unknown, about = {}): void =>
  isDatabaseAway(error)
    ? log.warn({ ...about, err: error }, "housekeeping waits for the database")
    : reportFault(log, "timer", error, about);

/** By the database's clock and in one statement, so that of several processes one goes on. */
const claimRun = async ({ db }: Services): Promise<boolean> => {
  const mine = await db
    .insert(housekeeping)
    .values({ id: 1, startedAt: sql`now()` })
    .onConflictDoUpdate({
      target: housekeeping.id,
      set: { startedAt: sql`now()` },
      setWhere: lt(housekeeping.startedAt, sql`now() - ${`${everyMs * 0.9} milliseconds`}::interval`),
    })
    .returning({ id: housekeeping.id });
  return mine.length > 0;
};
