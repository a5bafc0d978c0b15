import { createHash } from "node:crypto";
import { oneLine } from "../../../domain/text/one-line.ts";
import type { FeedJob, FeedPlace } from "../feed-job.ts";
import { maxNameLength } from "../limits.ts";

/** The feed's reference; a hash of what identifies a job when the feed has none or a very long one. */
export const referenceOf = (feed: FeedJob, employer: string): string => {
  const own = oneLine(feed.reference);
  if (own && own.length <= maxNameLength) return own;
  const identity = own ? [own] : [employer, feed.title, ...feed.places.map(placeWords)];
  return createHash("sha256")
    .update(identity.map((part) => oneLine(part).toLowerCase()).join("\n"))
    .digest("hex")
    .slice(0, 32);
};

const placeWords = ({ text, suburb, state, postcode, country }: FeedPlace) =>
  [text, suburb, state, postcode, country].join(" ");
