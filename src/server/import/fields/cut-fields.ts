import type { FeedJob } from "../feed-job.ts";
import { maxDescriptionLength, maxPlaces, maxShortLength } from "../limits.ts";
import { repairEncoding } from "./repair-encoding.ts";

/** The text in CDATA marks, which some programs write into CSV and JSON, too. */
const unmarked = (text: string) =>
  /^\s*(?:<|&lt;)!\[CDATA\[(.*?)(?:\]\](?:>|&gt;)\s*)?$/s.exec(text)?.[1] ?? text;

const cut = (text: string, length = maxShortLength) => repairEncoding(unmarked(text.slice(0, length)));

/** "One\\nTwo": programs write line ends in two characters. */
const lineEnds = /(?:\\r)?\\n(?=[A-Z\d\s•*\\-]|$)/g;
const withLineEnds = (text: string): string => (/[<\n]/.test(text) ? text : text.replace(lineEnds, "\n"));

/** "&amp;amp;" and "&amp;rsquo;": signs that two programs have escaped, one after the other. */
const escapedTwice =
  /&amp;(?:amp;)*(?=(?:amp|nbsp|quot|apos|#\d{2,5}|#x[\da-f]{2,4}|[a-z]{1,2}(?:acute|grave|circ|uml|tilde|cedil)|[lr][sd]quo|[nm]dash|bull|hellip|middot|copy|reg|trade|deg|euro|pound|frac\d\d);)/gi;
const escapedOnce = (text: string): string => text.replace(escapedTwice, "&");

const cutAll = <T extends object>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "string" ? cut(value) : value,
    ]),
  ) as T;

/** Cuts the fields of a job, except questions, to the lengths that are used; text encoded twice or marked is repaired. */
export const cutFields = (feed: FeedJob): FeedJob => ({
  ...cutAll(feed),
  title: escapedOnce(cut(feed.title)),
  pay: cutAll(feed.pay),
  extras: cutAll(feed.extras),
  places: feed.places.slice(0, maxPlaces).map(cutAll),
  description: escapedOnce(withLineEnds(cut(feed.description, maxDescriptionLength))),
  screening: feed.screening,
});
