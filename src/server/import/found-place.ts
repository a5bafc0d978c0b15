import { type PlaceOfWork, wholeStates } from "./place-index.ts";
import { abroad } from "./read-place.ts";

/** One place of a feed: where it is, and what is to be said about it. */
export interface Found {
  found?: PlaceOfWork | undefined;
  warning?: string;
  proposed?: PlaceOfWork;
  written?: string;
}

/** A place that is not in Australia. */
export const outside = (said: string): Found => ({
  found: wholeStates.get(abroad),
  warning: `The place "${said.slice(0, 80)}" is outside Australia; the job is shown as international.`,
});

/** A place that nothing is known of. */
export const unknown = (said: string, end = "."): Found => ({
  warning: `The place "${said.slice(0, 80)}" is not known${end}`,
});

/** All of Australia is no place of the list: the job is everywhere. */
export const hereAndAbroad = (said: string): Found => ({
  warning: `The place "${said.slice(0, 80)}" is Australia and elsewhere; the job is shown as being anywhere in Australia.`,
});

/** What a report says of a place that may mean another. */
export const readAs = (said: string, { suburb, state, postcode }: PlaceOfWork, advice: string) =>
  `The place "${said.slice(0, 80)}" is read as ${[suburb, state, postcode].filter(Boolean).join(" ")}. ${advice}`;
