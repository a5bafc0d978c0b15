import type { FeedPlace } from "../feed-job.ts";
import { type PlaceOfWork, stateIdOf, wholeStates } from "./place-index.ts";
import { abroad, saidIn } from "./read-place.ts";
import { saysRemote } from "../../../lexicon/conditions/read-remote.ts";

/** Where a job is. */
export interface JobPlaces {
  places: PlaceOfWork[];
  /** Suburbs that the list does not have, for a person to judge; their states are in `places`. */
  proposed: PlaceOfWork[];
  /** How the feed names them, by the id of the state that stands for them; null for none. */
  written: Record<string, string> | null;
  stateIds: number[];
  /** One of the places says that the work is done from anywhere. */
  remote: boolean;
  warnings: string[];
}

/** One place of a feed: where it is, and what is to be said about it. */
export interface PlaceMatch {
  match?: PlaceOfWork | undefined;
  warning?: string;
  proposed?: PlaceOfWork;
  written?: string;
}

/** A place that is not in Australia. */
export const matchAbroad = (raw: string): PlaceMatch => ({
  match: wholeStates.get(abroad),
  warning: `The place "${raw.slice(0, 80)}" is outside Australia; the job is shown as international.`,
});

/** A place that nothing is known of. */
export const noMatch = (raw: string, end = "."): PlaceMatch => ({
  warning: `The place "${raw.slice(0, 80)}" is not known${end}`,
});

/** All of Australia is no place of the list: the job is everywhere. */
export const matchHereAndAbroad = (raw: string): PlaceMatch => ({
  warning: `The place "${raw.slice(0, 80)}" is Australia and elsewhere; the job is shown as being anywhere in Australia.`,
});

/** What a report says of a place that may mean another. */
export const readAsWarning = (raw: string, { suburb, state, postcode }: PlaceOfWork, advice: string) =>
  `The place "${raw.slice(0, 80)}" is read as ${[suburb, state, postcode].filter(Boolean).join(" ")}. ${advice}`;

/** Where a job is whose feed names some places. @param all What was found for each of them. */
export const jobPlacesOf = (places: readonly FeedPlace[], all: readonly PlaceMatch[]): JobPlaces => {
  const written = all.filter((each) => each.written && each.match);
  const found = [...new Set(all.flatMap((each) => each.match ?? []))];
  // "Queensland" beside "Roma QLD" says where Roma is.
  const match = found.filter(
    (place) =>
      place.suburb !== null ||
      written.some((each) => each.match === place) ||
      !found.some((other) => other.suburb !== null && other.state === place.state),
  );
  const byState = Map.groupBy(written, (each) => String(each.match!.id));
  const namesOf = (same: readonly PlaceMatch[]) => [...new Set(same.map((each) => each.written))].join("; ");
  return {
    places: match,
    proposed: all.flatMap(({ proposed }) => proposed ?? []),
    written: written.length
      ? Object.fromEntries([...byState].map(([id, same]) => [id, namesOf(same)]))
      : null,
    stateIds: [...new Set(match.flatMap((place) => stateIdOf(place) ?? []))],
    remote: places.some((place) => saysRemote(saidIn(place))),
    warnings: all.flatMap(({ warning }) => warning ?? []),
  };
};
