import type { FeedJob } from "./feed-job.ts";
import { maxDescriptionLength, maxPlaces, maxShortLength } from "./limits.ts";
import { repairEncoding } from "./repair-encoding.ts";

const cut = (text: string) => repairEncoding(text.slice(0, maxShortLength));

const cutAll = <T extends object>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "string" ? cut(value) : value,
    ]),
  ) as T;

/** Cuts the fields of a job, except description and questions, to the lengths that are used; text encoded twice is repaired. */
export const cutFields = (feed: FeedJob): FeedJob => ({
  ...cutAll(feed),
  pay: cutAll(feed.pay),
  extras: cutAll(feed.extras),
  places: feed.places.slice(0, maxPlaces).map(cutAll),
  description: repairEncoding(feed.description.slice(0, maxDescriptionLength)),
  screening: feed.screening,
});
