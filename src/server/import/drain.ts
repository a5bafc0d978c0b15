import type { FeedItem } from "./feed-job.ts";

/** What one step of a parser puts into `ready`; also what it put there before it failed. */
export function* drain(ready: FeedItem[], step: () => void): Generator<FeedItem> {
  let failure: unknown;
  try {
    step();
  } catch (error) {
    failure = error;
  }
  yield* ready.splice(0);
  if (failure) throw failure;
}
