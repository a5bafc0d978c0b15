import type { FeedPlace } from "../feed-job.ts";
import { plain, saidIn, stateOf } from "../places/read-place.ts";

/** The end of a title: in brackets, or behind a dash. */
const ends = [/^(.+?)\s*[([]([^()[\]]+)[)\]]$/, /^(.+?)\s+[-–—|]\s+([^-–—|]+)$/];

/** "Crane Rigger (Port Pirie, SA, AU, 5540)": without a town and more of a place at its end that the job names as its place. */
export const titleWithoutPlace = (title: string, places: readonly FeedPlace[]): string => {
  const named = places.map((place) => new Set(plain(saidIn(place)).split(" ")));
  for (const shape of ends) {
    const [, work = "", end = ""] = shape.exec(title) ?? [];
    const words = plain(end).split(" ");
    const isMore = end.includes(",") || (words.length > 1 && stateOf(words.at(-1)!) !== null);
    if (isMore && named.some((of) => words.every((word) => of.has(word)))) return work;
  }
  return title;
};
