import { setTimeout as delay } from "node:timers/promises";
import { continues } from "../../../platform/database/moment.ts";
import { metrics } from "../../../platform/metrics.ts";
import { changesSince } from "../../embedded/read-jobs.ts";
import { slices } from "../../embedded/catch-up.ts";
import { statesOf } from "../index/read-documents.ts";
import { liveIndex, removeLeftovers } from "./generations.ts";
import { readOrder, writeOrder } from "./orders.ts";
import { batch, rebuild, type Feeding } from "./rebuild.ts";
import { openLease, readState, writeState, type FeedState } from "./state.ts";
import { writeStates } from "./write-states.ts";

/** How often changes are looked for, and how long the feed waits where OpenSearch or the database fails, in milliseconds. */
const pace = { look: 500, wait: 2_000 };
/** After more changes than this all jobs are written anew. */
const manyChanges = 1_000_000;

/** Writes all changes since a state to the live index; fills a new one where there is none that continues. */
export const feedOnce = async (feeding: Feeding): Promise<FeedState> => {
  const { client, db, settings, goOn } = feeding;
  const alias = settings.OPENSEARCH_INDEX;
  const [state, live] = await Promise.all([readState(client, alias), liveIndex(client, alias)]);
  if (!state || !live?.isCurrent || live.index !== state.index) return rebuild(feeding);
  const { changed, ...moment } = await changesSince(db, state.moment, manyChanges);
  if (!continues(state.moment, moment) || changed.length === manyChanges) return rebuild(feeding);
  if (!changed.length) return state;
  for (const ids of slices(changed, batch)) {
    await writeStates(client, state.index, await statesOf(db, ids));
    await goOn?.();
  }
  await client.indices.refresh({ index: state.index });
  const { body } = await client.count({ index: state.index });
  const next = { index: state.index, moment, jobs: body.count };
  await writeState(client, alias, next);
  return next;
};

/** Fills the index anew where an operator has asked for it. */
const carryOut = async (feeding: Feeding): Promise<void> => {
  const { client, settings } = feeding;
  const alias = settings.OPENSEARCH_INDEX;
  const order = await readOrder(client, alias);
  if (order?.state !== "asked") return;
  try {
    await rebuild(feeding);
    await writeOrder(client, alias, null);
  } catch (error) {
    await writeOrder(client, alias, { state: "failed", message: (error as Error).message });
    throw error;
  }
};

/** Feeds until it is stopped, whatever fails meanwhile; of several processes one at a time does. */
export const keepFeeding = async (
  feeding: Feeding,
  owner: string,
  { stopping, onError }: { stopping: AbortSignal; onError: (error: unknown) => void },
): Promise<void> => {
  const lease = openLease(feeding.client, feeding.settings.OPENSEARCH_INDEX, owner);
  const goOn = async () => {
    stopping.throwIfAborted();
    if (!(await lease.take())) throw new Error("another process feeds the search");
  };
  let isOwn = false;
  let isFailing = false;
  while (!stopping.aborted) {
    let wait = pace.look;
    try {
      const had = isOwn;
      isOwn = await lease.take();
      if (isOwn && !had) await removeLeftovers(feeding.client, feeding.settings.OPENSEARCH_INDEX);
      if (isOwn) {
        await carryOut({ ...feeding, goOn });
        await feedOnce({ ...feeding, goOn });
        metrics.searchFed.setToCurrentTime();
      }
      isFailing = false;
    } catch (error) {
      // Said once: it is tried again until it succeeds.
      if (!isFailing && !stopping.aborted) onError(error);
      isFailing = true;
      // An index may have been made whose making was not answered in time.
      isOwn = false;
      wait = pace.wait;
    }
    await delay(wait, undefined, { signal: stopping }).catch(() => undefined);
  }
  if (isOwn) await lease.leave().catch(() => undefined);
};
