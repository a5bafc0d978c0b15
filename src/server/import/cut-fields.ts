import type { FeedJob } from "./feed-job.ts";
import { maxPlaces, maxShortLength } from "./limits.ts";

const cut = (text: string) => text.slice(0, maxShortLength);

const cutAll = <T extends object>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "string" ? cut(value) : value,
    ]),
  ) as T;

/** A job whose fields, but for its description and questions, are no longer than what is looked at. */
export const cutFields = (feed: FeedJob): FeedJob => ({
  ...cutAll(feed),
  pay: cutAll(feed.pay),
  extras: cutAll(feed.extras),
  places: feed.places.slice(0, maxPlaces).map(cutAll),
  description: feed.description,
  screening: feed.screening,
});
