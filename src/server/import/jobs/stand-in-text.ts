import { oneLine } from "../../../domain/text/one-line.ts";
import { isElsewhere } from "../../../lexicon/feeds/elsewhere.ts";
import type { FeedJob } from "../feed-job.ts";
import { isBeside } from "../fields/field-called.ts";

const longest = 200;

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
    ["Closing date", feed.expires],
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
