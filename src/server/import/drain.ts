import type { FeedItem } from "./feed-job.ts";

/** What one step of a parser puts into `ready`; also what it put there before it failed. */
export function* drain(ready: FeedItem[], step: () => void): Generator<FeedItem> {
  let failure: Error | undefined;
  try {
    step();
  } catch (error) {
    failure = error as Error;
  }
  yield* ready.splice(0);
  if (failure) throw failure;
}
