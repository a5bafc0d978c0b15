import type { FeedJob } from "../feed-job.ts";
import type { MappedJob } from "../jobs/map-job.ts";
import type { PlaceOfWork } from "../places/place-index.ts";

/** A job that is not written yet, and what its feed says of it. */
export interface WaitingJob {
  feed: FeedJob;
  job: MappedJob;
}

/** What a feed says of a job beside where it is. */
const besidePlace = ({ places: _, url: _url, remote: _remote, unused: _unused, ...rest }: FeedJob): string =>
  JSON.stringify(rest);

const nameOf = ({ id, suburb, state, postcode }: PlaceOfWork): string =>
  id === null ? [suburb, state, postcode].join(" ") : String(id);

/**
 * Adds the places of an entry to the job before it that has the same reference: many systems write an entry for each place
 * of a job.
 * @returns whether it is one; not where it says anything else that is different, or no other place.
 */
export const joinPlaces = (first: WaitingJob | undefined, feed: FeedJob, job: MappedJob): boolean => {
  if (!first || besidePlace(first.feed) !== besidePlace(feed)) return false;
  const known = new Set(first.job.places.map(nameOf));
  const others = job.places.filter((place) => !known.has(nameOf(place)));
  if (!others.length && (first.job.remote || !job.remote)) return false;
  Object.assign(first.job, {
    places: [...first.job.places, ...others],
    stateIds: [...new Set([first, { job }].flatMap((one) => one.job.stateIds ?? []))],
    writtenPlaces: job.writtenPlaces
      ? { ...first.job.writtenPlaces, ...job.writtenPlaces }
      : first.job.writtenPlaces,
    remote: first.job.remote || job.remote,
  });
  return true;
};
