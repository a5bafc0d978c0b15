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

/** Cuts the fields of a job, except description and questions, to the lengths that are used. */
export const cutFields = (feed: FeedJob): FeedJob => ({
  ...cutAll(feed),
  pay: cutAll(feed.pay),
  extras: cutAll(feed.extras),
  places: feed.places.slice(0, maxPlaces).map(cutAll),
  description: feed.description,
  screening: feed.screening,
});
