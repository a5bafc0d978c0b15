import type { FeedItem } from "../feed-job.ts";

/** The most jobs that wait for the end of a file, which may say whose they are. */
const most = 10_000;

/**
 * Gives the jobs of a file that name no employer the one that the file says once, above or below them. They wait for it where no
 * job before them has named its own, and keep their order.
 */
export async function* withOwner(items: AsyncIterable<FeedItem>): AsyncGenerator<FeedItem> {
  let waiting: FeedItem[] = [];
  let waits = true;
  let owner = "";
  const owned = (item: FeedItem): FeedItem =>
    owner && "job" in item && !item.job.employer ? { ...item, job: { ...item.job, author: owner } } : item;
  let failure: Error | undefined;
  try {
    for await (const item of items) {
      if ("owner" in item) owner ||= item.owner;
      waits &&= !owner && !isNamed(item) && waiting.length < most;
      if (waits) {
        waiting.push(item);
        continue;
      }
      yield* waiting.map(owned);
      waiting = [];
      yield owned(item);
    }
  } catch (error) {
    failure = error as Error;
  }
  // Also what was read before the file broke off.
  yield* waiting.map(owned);
  if (failure) throw failure;
}

const isNamed = (item: FeedItem): boolean => "job" in item && Boolean(item.job.employer || item.job.author);
