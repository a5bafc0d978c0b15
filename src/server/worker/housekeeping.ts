import type { Services } from "../http/context.ts";
import { isDatabaseAway } from "../platform/database/database-away.ts";
import { chores } from "./chores.ts";
import { reportFault } from "../http/faults.ts";

/** Handles a batch of data, such as removing what is not needed any more, and returns how much; 0 when nothing is left. */
export type Chore = (services: Services, now: Date) => Promise<number>;

/** The most batches of one chore in a run: the rest is left to the next run. */
const maxBatches = 50;

/**
 * Runs each chore until nothing is left. The queue ensures that only one process does so at a time. An error is logged,
 * and does not stop the other chores.
 */
export const runChores = async (
  services: Services,
  now: Date,
  { isStopping = () => false, todo = chores }: { isStopping?: () => boolean; todo?: typeof chores } = {},
): Promise<void> => {
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

/** Logs a failed chore; a database that cannot be reached does not count as our fault. */
const reportFailure = ({ log }: Services, error: unknown, about = {}): void =>
  isDatabaseAway(error)
    ? log.warn({ ...about, err: error }, "housekeeping waits for the database")
    : reportFault(log, "timer", error, about);
