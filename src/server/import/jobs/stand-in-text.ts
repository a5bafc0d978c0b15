import { oneLine } from "../../../domain/text/one-line.ts";
import { isElsewhere } from "../../../lexicon/feeds/elsewhere.ts";
import type { FeedJob } from "../feed-job.ts";
import { isBeside } from "../fields/field-called.ts";

const longest = 200;

/** The day of a moment by the clock of who wrote it: "2026-12-13T23:59+11:00" is "13 December 2026"; other texts as they are. */
const dayIn = (text: string): string => {
  const [, day] = /^(\d{4}-\d\d-\d\d)(?:$|[T ].*(?<!Z)$)/.exec(text.trim()) ?? [];
  return day === undefined || Number.isNaN(Date.parse(day))
    ? text
    : new Date(day).toLocaleDateString("en-AU", { dateStyle: "long", timeZone: "UTC" });
};

/**
 * What stands for a description that a feed does not have: all else that it says of the job, each on a line, without notes and whom to ask. "" where that
 * is less than two things, its address, date and status included.
 */
export const standInText = (feed: FeedJob): string => {
  const { pay, places, unused = [] } = feed;
  const said = [
    [
      "Location",
      places.map(({ text, suburb, state }) => text || [suburb, state].filter(Boolean).join(" ")).join("; "),
    ],
    ["Work type", /\p{L}/u.test(feed.workType) ? feed.workType : ""],
    ["Department", feed.subCategory || feed.category],
    ["Pay", pay.text || [pay.min, pay.max].filter(Boolean).join(" - ")],
    ["Closing date", dayIn(feed.expires)],
    ...unused
      .filter(({ name, isPrivate = false }) => !isPrivate && !isBeside(name) && !isElsewhere(name))
      .map(({ name, text }) => [name, text] as const),
  ] as const;
  const lines = said
    .map(([name, text]) => [name.trim(), oneLine(text)] as const)
    .filter(([name, text]) => name && text && text.length <= longest && !/^https?:|[<>{}]/.test(text))
    .map(([name, text]) => `${name}: ${text}`);
  const facts = lines.length + [feed.url, feed.posted, feed.status].filter(Boolean).length;
  return lines.length && facts > 1 ? lines.join("\n") : "";
};
