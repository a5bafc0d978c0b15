import { titleScore } from "../../../lexicon/cv/titles.ts";
import { counted } from "../../../domain/text/counted.ts";
import type { FeedItem } from "../feed-job.ts";
import { alike } from "../fields/field-called.ts";
import { isPay, isWorkType } from "../fields/fits.ts";
import { JobFields } from "../fields/job-fields.ts";
import { jobOfFields } from "../fields/job-of-fields.ts";
import { takeLabelled, takeMissing } from "../fields/labelled-lines.ts";
import { noteSaysOver, statusOfHeading } from "../jobs/status-words.ts";
import { headingName, namesPlace } from "../places/place-by-value.ts";
import { stateOf } from "../places/read-place.ts";
import { bullet, rule } from "./read-labelled.ts";
import { wholeText } from "./whole-text.ts";

/** Lines that belong together: those between empty ones, or from one bullet to the next. */
interface Notice {
  line: number;
  isListed: boolean;
  /** The first line, without its bullet, and what is below it. */
  title: string;
  body: string[];
}

/** The end of a first sentence: "Cook - Fig Hotel. Casual, $35 an hour." has a title as its line alone would be. */
const firstSentence = /(?<=^[^.!?]*(?:\p{Ll}{2}|\p{Lu}{2}))[.!]\s+(?=[\p{Lu}$])/u;

const isFact = (piece: string): boolean => isPay(piece) || isWorkType(piece) || namesPlace("", piece);

/** The pieces of a line with commas; "Roma, QLD" is one. */
const piecesOfList = (line: string): string[] =>
  line.split(/[,;]\s/).reduce<string[]>((pieces, given) => {
    const piece = given.trim();
    if (pieces.length && stateOf(piece) !== null) pieces.push(`${pieces.pop()!} ${piece}`);
    else if (piece) pieces.push(piece);
    return pieces;
  }, []);

/** "Cook, Fig Hotel, Roma QLD, $35/h, apply by 12 Dec": the work, whose it is and where, and what else is said; null for other lines. */
const noticeOfList = (line: string): string[] | null => {
  const pieces = piecesOfList(line);
  const places = pieces.filter((piece) => namesPlace("", piece));
  const first = pieces.findIndex(isFact);
  const others = pieces.slice(first).filter((piece) => !places.includes(piece));
  return first > 0 && first <= 2 && places.length && others.some(isFact)
    ? [[...pieces.slice(0, first), ...places].join(" - "), others.join(" | ")]
    : null;
};

const noticesIn = (text: string): Notice[] => {
  const found: Notice[] = [];
  let isOpen = false;
  for (const [at, given] of text.split(/\r\n|\r|\n/).entries()) {
    const isListed = bullet.test(given);
    const line = given.replace(bullet, "").trim();
    if (!line || rule.test(line)) isOpen = false;
    else if (isOpen && !isListed) found.at(-1)!.body.push(line);
    else {
      const [title = "", ...body] = (isListed && noticeOfList(line)) || line.split(firstSentence);
      found.push({ line: at + 1, isListed, title, body });
      isOpen = true;
    }
  }
  return found;
};

/** "Cook at Fig Hotel in Roma QLD": the work, whose it is, and where. */
const sentence = /^(\p{Lu}[^,]{2,60}?)(?: (?:at|with|for) (\p{Lu}[^,]{1,60}?))?,? in (\p{Lu}.{2,60})$/u;
const inSentence = (title: string): string[] | null => {
  const [, work, employer, place = ""] = sentence.exec(title) ?? [];
  return namesPlace("", place) ? [work, employer, place].filter((piece) => piece !== undefined) : null;
};

/** What a first line says: the work, whose it is, and facts, with dashes or strokes between them, or in a sentence. */
const piecesOf = ({ title }: Notice): { names: string[]; facts: string[] } => {
  const pieces = inSentence(title) ?? title.split(/\s+[-–—|•·]\s+/);
  return { names: pieces.filter((piece) => !isFact(piece)), facts: pieces.filter(isFact) };
};

/** Whether a first line may be a title: its names are no sentence; an employer's may end with "Inc." */
const hasTitle = (notice: Notice): boolean => {
  const [name = ""] = piecesOf(notice).names;
  return notice.title.length <= 120 && /^[\p{Lu}\d"“(]/u.test(name) && !/[.!?:;]$|https?:|@/.test(name);
};
const isOver = ({ body }: Notice): boolean => body.some((line) => line.length <= 80 && noteSaysOver(line));

/** What the text of a notice says of its job; wrapped lines are read as one as well. */
const fieldsOf = (notice: Notice): JobFields => {
  const fields = new JobFields();
  const { facts } = piecesOf(notice);
  for (const fact of facts)
    fields.set(isPay(fact) ? "salary" : isWorkType(fact) ? "work_type" : "location", fact);
  const [address, ...others] = new Set(notice.body.join(" ").match(/https?:\/\/[^\s<>"]+/gi));
  if (address && !others.length) fields.set("url", address.replace(/[.,)]+$/, ""));
  fields.set("description", takeLabelled(fields, notice.body.join("\n")));
  takeMissing(fields, notice.body.join(" "));
  return fields;
};

/** Whether a notice is one of a job: a title, and below it what jobs have. */
const isOfJob = (notice: Notice): boolean => {
  if (!notice.body.length || !hasTitle(notice)) return false;
  return isOver(notice) || fieldsOf(notice).has("salary", "work_type", "expires");
};

/** Half of those that are listed, or of those that have several lines, are jobs, and at least two. */
const areJobs = (notices: readonly Notice[]): boolean => {
  const jobs = notices.filter(isOfJob);
  const areListed = jobs.some(({ isListed }) => isListed);
  const likely = notices.filter(({ isListed, body }) => (areListed ? isListed : body.length));
  return jobs.length > 1 && jobs.length * 2 >= likely.length;
};

/** Whether a text has jobs as notices: a line for the title, and lines below it with sentences and facts. */
export const isNotices = (head: string): boolean =>
  head.split("\n").length > 4 && areJobs(noticesIn(head.slice(0, longestHead)));
const longestHead = 65_536;

/** Most first lines name the work and whose it is, so that the second name is an employer and no part of a title. */
const nameEmployers = (jobs: readonly Notice[]): boolean =>
  jobs.filter((job) => piecesOf(job).names.length === 2).length >= jobs.length * 0.8;

/** What stands above notices: where they are, what has become of them, or anything else, which may be a town. */
interface Around {
  place: string;
  heading: string;
  over: string;
}

const jobOf = (notice: Notice, { place, heading, over, hasEmployer }: Around & { hasEmployer: boolean }) => {
  const fields = fieldsOf(notice);
  const { names } = piecesOf(notice);
  const [first = "", second = ""] = names;
  const isTurned = titleScore(first) === 0 && titleScore(second) > 0;
  const isPair = hasEmployer && names.length === 2;
  fields.set("title", isPair ? (isTurned ? second : first) : names.join(" - "));
  if (isPair) fields.set("employer", isTurned ? first : second, alike);
  if (place) fields.set("location", place, alike);
  else fields.leave(headingName, heading);
  if (over || isOver(notice)) fields.set("ended", "yes", -1, over);
  return jobOfFields(fields);
};

/** Jobs of a text in which each is a notice below the name of its town, or of what has become of those below it. */
export async function* readNotices(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const notices = noticesIn(
    await wholeText(text, "This text is too long to read notices from it. Divide it into several."),
  );
  const found = notices.filter(isOfJob);
  const jobs = new Set(found);
  const hasEmployer = nameEmployers(found);
  let [place, heading, over] = ["", "", ""];
  /** Whether what is said of jobs is said below the name of a town, and ends with it. */
  let isWithinPlace = false;
  for (const notice of notices) {
    if (jobs.has(notice)) {
      yield { at: `line ${notice.line}`, job: jobOf(notice, { place, heading, over, hasEmployer }) };
      continue;
    }
    const isHeading = !notice.isListed && !notice.body.length && notice.title.length <= 60;
    if (!isHeading) continue;
    heading = notice.title.replace(/:$/, "");
    const status = statusOfHeading(heading);
    if (namesPlace("", heading)) {
      place = heading;
      if (isWithinPlace) over = "";
    } else {
      over = status === false ? heading : "";
      isWithinPlace = place !== "";
      if (status === null) place = "";
    }
  }
  const [first, ...others] = notices.filter(
    (one) => !jobs.has(one) && one.isListed === found[0]?.isListed && one.body.length,
  );
  if (first)
    yield {
      at: `line ${first.line}`,
      note: `${counted(others.length + 1, "text")} from here on without the facts of a job left out.`,
    };
}
