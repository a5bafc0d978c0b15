import { once } from "node:events";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** A share of fewer items is not worth a thread of its own. */
const leastShare = 16;

/**
 * Runs a worker file of this folder in one thread for each core: each gets a share of the items as its `workerData`
 * and posts its result.
 * @throws the error of a thread that fails.
 */
export const inParallel = async <Item, Answer>(file: string, items: readonly Item[]): Promise<Answer[]> => {
  const threads = Math.min(availableParallelism(), Math.ceil(items.length / leastShare));
  return Promise.all(
    Array.from({ length: threads }, async (_, thread) => {
      const share = items.filter((_, index) => index % threads === thread);
      const [answer] = (await once(
        new Worker(join(import.meta.dirname, file), { workerData: share }),
        "message",
      )) as [Answer];
      return answer;
    }),
  );
};
