import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { parseDate } from "./parse-date.ts";

/** "onHold", as programs write it, is "on hold", too. */
const plain = (text: string) =>
  text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const live = new Set(feedWords.live.map(plain));
const notLive = new Set(feedWords.notLive.map(plain));
const overSigns = new Set(feedWords.overSigns);
const beginsOver = new RegExp(`^(?:${feedWords.notLiveBeginnings.join("|")})`);
const note = new RegExp(
  String.raw`^(?:${feedWords.overNotes})(?:$| (?:thank|thx|ty\b|only|now|already|internally|by|please|pls|for now|until|till?|(?:on |as of )?\d))`,
);

/** What a job's status says of it, in words that are known; null for others. */
export const isLiveStatus = (status: string): boolean | null => {
  const words = plain(status);
  if (!words && overSigns.has(status.replace("\uFE0F", "").trim())) return false;
  return notLive.has(words) ? false : live.has(words) ? true : null;
};

/** What stands behind a status: "Filled - thank you all", "Appointed 12/11/2026". */
const afterStatus = /\s[-–—]\s|[,;:(.!]|\s(?:on\s)?(?=\d)/;
/** The shortest word behind a status that may take it back: "Open (internal)". */
const shortest = 5;

const overWords = new Set(feedWords.endsOfTitles);
/** Whether words that stand alone where something else is expected say that a job is over: "Closed", "Applications have closed"; "Private" may be a kind of hospital. */
export const saysOverAlone = (text: string): boolean => {
  const words = text
    .trim()
    .replace(/[.!]+$/, "")
    .toLowerCase();
  return words.length <= 40 && isLiveStatus(words) === false && (overWords.has(words) || words.includes(" "));
};

/** What the beginning of a text says of a job's status, "Drafting", "Open - on hold"; null where the words are not known. */
export const statusIn = (text: string): boolean | null => {
  const whole = isLiveStatus(text);
  if (whole !== null) return whole;
  const [first = "", ...others] = text.split(afterStatus).map(plain);
  const isOver =
    notLive.has(first) ||
    beginsOver.test(first) ||
    others.some((part) => beginsOver.test(part) || (part.length >= shortest && notLive.has(part)));
  return isOver ? false : live.has(first) ? true : null;
};

const aroundStatus = new Set([
  ...feedWords.lists,
  ...(["roles", "ads", "advertisements", "applications", "all", "our", "the"] as const),
]);
/** What a heading above some jobs says of all of them: "Filled or closed", "Current vacancies"; null where it says something else. */
export const statusOfHeading = (heading: string): boolean | null => {
  const statuses = heading.split(/ (?:or|and) |[/,&]/).map((part) => {
    const words = plain(part)
      .split(" ")
      .filter((word) => !aroundStatus.has(word));
    return isLiveStatus(part) ?? isLiveStatus(words.join(" "));
  });
  if (statuses.includes(null)) return heading.length <= 60 && statusIn(heading) === false ? false : null;
  return !statuses.includes(false);
};

const draft = new RegExp(String.raw`^${feedWords.drafts}(?![\p{L}\p{N}])`, "u");
/** Whether a status, a note or the name of a flag says that an ad has never been published: "Drafting", "is_draft". */
export const saysDraft = (text: string): boolean => draft.test(plain(text));

/** A flag: whether it says yes; null where it says neither. */
export const saysYes = (text: string): boolean | null => {
  const raw = text.trim().toLowerCase();
  return feedWords.yes.includes(raw) ? true : feedWords.no.includes(raw) ? false : null;
};

/** A flag with a remark behind it, "NO - wait for Jan", or a status in its place, "Not yet". */
export const flagIn = (text: string): boolean | null =>
  saysYes(text) ??
  (text.length > 80 ? null : (saysYes(text.split(/\s[-–—]|[,;:(.!?]/, 1)[0]!) ?? statusIn(text)));

const noteNames = new Set(feedWords.noteNames.map(plain));
/** Whether a field is a note of those who keep the feed: a longer one may be what it says of the job. */
export const isShortNote = (name: string, text: string): boolean =>
  text.length <= 80 && text.trim() !== "" && noteNames.has(plain(name));
/** Whether such a note says that a job is over or not to be seen: "FILLED thanks!!", "draft only". */
export const noteSaysOver = (text: string): boolean => note.test(plain(text));

/** Whether a field that is called like a flag says that a job is not to be seen. @param field "ended" is so with a yes, "active" with a no. */
export const saysOver = (field: "ended" | "active", text: string): boolean => {
  if (!text.trim()) return false;
  const flag = field === "ended" && statusIn(text) === false && saysYes(text) === null ? true : flagIn(text);
  return flag === (field === "ended");
};

/** Whether a text may be what a flag says; that a job has ended may be the day of it. */
export const isFlag = (field: "ended" | "active", text: string): boolean =>
  flagIn(text) !== null || (field === "ended" && parseDate(text) !== null);

/** What stands in place of an address where nobody can apply any more: "closed", "Apply - filled". */
export const saysClosed = (text: string): boolean => {
  const words = text.trim().split(/\s+/);
  return [text, ...(words.length < 4 ? words.slice(-1) : [])].some(
    (said) => (saysYes(said) === null || !/[\p{L}\d]/u.test(said)) && statusIn(said) === false,
  );
};
