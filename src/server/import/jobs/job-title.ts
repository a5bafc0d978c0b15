import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { alternatives } from "../../../lexicon/text/wording.ts";
import type { FeedPlace } from "../feed-job.ts";
import { plain, saidIn, stateOf } from "../places/read-place.ts";

/** The end of a title: in brackets, behind a dash, or behind a comma. */
const ends = [/^(.+?)\s*[([]([^()[\]]+)[)\]]$/, /^(.+?)\s+[-–—|]\s+([^-–—|]+)$/, /^(.+?),\s+([^,\s][^,]*)$/];

/** What the end of a title says, in brackets, behind a dash or behind a comma; "" for none. */
export const endOfTitle = (title: string): string =>
  ends.map((shape) => shape.exec(title)?.[2]).find(Boolean) ?? "";

/** "Crane Rigger (Port Pirie, SA, AU, 5540)": without a town and more of a place at its end that the job names as its place. */
const titleWithoutPlace = (title: string, places: readonly FeedPlace[]): string => {
  const named = places.map((place) => new Set(plain(saidIn(place)).split(" ")));
  for (const shape of ends) {
    const [, work = "", end = ""] = shape.exec(title) ?? [];
    const words = plain(end).split(" ");
    const isMore = end.includes(",") || (words.length > 1 && stateOf(words.at(-1)!) !== null);
    if (isMore && named.some((of) => words.every((word) => of.has(word)))) return work;
  }
  return title;
};

const [over, inCapitals] = [
  alternatives(feedWords.endsOfTitles),
  alternatives(feedWords.endsOfTitles.map((words) => words.toUpperCase())),
];
const overShapes = [
  new RegExp(String.raw`^(?<work>.*\S)\s*[([]\s*(?<over>${over}\s*(?:[,;:–-][^()[\]]*)?)[)\]]$`, "i"),
  new RegExp(String.raw`^(?<work>.*\S)\s+[-–—|]\s+(?<over>${over})$`, "i"),
  new RegExp(String.raw`^(?<work>.*[a-z].*?)\s+(?<over>${inCapitals})$`),
  new RegExp(String.raw`^[([]\s*(?<over>${over})\s*[)\]]\s*(?:[-–—|:]\s*)?(?<work>\S.*)$`, "i"),
  new RegExp(String.raw`^(?<over>${inCapitals})\s*[-–—|:]\s+(?<work>\S.*)$`),
  new RegExp(String.raw`^(?:${feedWords.overSigns.join("|")})\uFE0F?\s*(?<work>\S.*)$`, "u"),
  new RegExp(String.raw`^(?<work>.*\S)\s*(?:${feedWords.overSigns.join("|")})\uFE0F?$`, "u"),
  /^~~(?<work>[^~]+)~~$/,
];

/** "Cook FILLED" and "[Closed] Cook": the title without what says that the job is over, and that; null where nothing does. */
const titleOfOver = (title: string): { work: string; over: string } | null => {
  const { work, over = "closed" } = overShapes.map((shape) => shape.exec(title)?.groups).find(Boolean) ?? {};
  return work ? { work, over } : null;
};

/** "Cook | Fig Hotel", "Cook (Fig Hotel)": without whose the job is. */
const titleWithoutEmployer = (title: string, employer: string): string => {
  const name = plain(employer);
  const ofEnd = ends
    .map((shape) => shape.exec(title))
    .find((found) => name && found && plain(found[2]!) === name);
  return ofEnd?.[1] ?? title;
};

/** "*** Cook ***", "== Cook ==": the same signs around a title. */
const frame = [/^[*=_~#<>•–—-]+/, /(?<![*=_~#<>•–—-])[*=_~#<>•–—-]+$/] as const;
const withoutFrame = (title: string): string =>
  frame.every((side) => side.test(title))
    ? frame.reduce((rest, side) => rest.replace(side, ""), title).trim() || title
    : title;

const noJob = new RegExp(
  String.raw`^(?:${feedWords.noJobs})(?![^\W_])|^(?:${feedWords.noJobsAlone})[.!]?$|[?(:–—-]\s*(?:${feedWords.noJobs})[).!]?$`,
  "i",
);
/** Whether a title is one of what stands among jobs and is none: "Join our talent pool", "Sponsored: 20 % off boots". */
export const isNoJob = (title: string): boolean => noJob.test(title.trim());

/** The title of a job without its place, its employer and what says that it is over, and that; "" where nothing does. */
export const readTitle = (
  title: string,
  places: readonly FeedPlace[],
  employer = "",
): { title: string; over: string } => {
  const ofOver = titleOfOver(title);
  const own = titleWithoutEmployer(withoutFrame(ofOver?.work ?? title), employer);
  return { title: titleWithoutPlace(own, places), over: ofOver?.over ?? "" };
};
