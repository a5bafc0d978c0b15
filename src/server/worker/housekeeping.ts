import type { Services } from "../http/context.ts";
import { isDatabaseAway } from "../platform/database/database-away.ts";
import { chores } from "./chores.ts";
import { reportFault } from "../http/faults.ts";

/** Removes a batch of what nobody needs any more, and says how much; 0 when nothing is left. */
export type Chore = (services: Services, now: Date) => Promise<number>;

/** The most batches of one chore in a run: what is left has its turn in the next. */
const maxBatches = 50;

/**
 * Does each chore until nothing is left. The queue sees to it that one process at a time is at it. An error is logged, and
 * does not end the other chores.
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

/** A database that is away is no fault of ours. */
const reportFailure = ({ log }: Services, error: unknown, about = {}): void =>
  isDatabaseAway(error)
    ? log.warn({ ...about, err: error }, "housekeeping waits for the database")
    : reportFault(log, "timer", error, about);
