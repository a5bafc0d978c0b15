import { titleScore } from "../../../lexicon/cv/titles.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { counted } from "../../../domain/text/counted.ts";
import type { FeedItem } from "../feed-job.ts";
import { alike } from "../fields/field-called.ts";
import { isPay, isWorkType } from "../fields/fits.ts";
import { JobFields } from "../fields/job-fields.ts";
import { jobOfFields } from "../fields/job-of-fields.ts";
import { isTaken, takeLabelled, takeMissing } from "../fields/labelled-lines.ts";
import { noteSaysOver, statusOfHeading } from "../jobs/status-words.ts";
import { headingName, namesPlace } from "../places/place-by-value.ts";
import { between, isPieceOfFact, sayFact, withPlaceApart } from "./line-pieces.ts";
import { isFacts, isLabelled, noticesIn, type Notice } from "./notice-blocks.ts";
import { wholeText } from "./whole-text.ts";

/** "Cook at Fig Hotel in Roma QLD": the work, whose it is, and where. */
const sentence = /^(\p{Lu}[^,]{2,60}?)(?: (?:at|with|for) (\p{Lu}[^,]{1,60}?))?,? in (\p{Lu}.{2,60})$/u;
const inSentence = (title: string): string[] | null => {
  const [, work, employer, place = ""] = sentence.exec(title) ?? [];
  return namesPlace("", place) ? [work, employer, place].filter((piece) => piece !== undefined) : null;
};

/** "DIESEL MECHANIC" as other titles are; "HR" and "CNC" stay. */
const inSmall = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name.replace(/\p{L}{3,}/gu, (word) =>
        /[AEIOUY]/.test(word) ? word[0]! + word.slice(1).toLowerCase() : word,
      );

/** The facts of a line, and whose the job is where one of them is a place with that: "Fig Hotel, Roma QLD | Casual". */
const factsOfLine = (line: string): string[] =>
  line
    .split(between)
    .map(withPlaceApart)
    .filter(([first = "", ...others]) => others.length || isPieceOfFact(first))
    .flat();

/** What a first line says, and lines of facts below it: the work, whose it is, and facts, with signs between them, or in a sentence. */
const piecesOf = ({ title, body, facts }: Notice): { names: string[]; facts: string[] } => {
  const own = inSentence(title) ?? title.split(between).flatMap(withPlaceApart);
  const below = body.slice(0, facts).flatMap((line) => (isFacts(line) ? factsOfLine(line) : [line]));
  const isName = (piece: string): boolean => !isPieceOfFact(piece) && !isLabelled(piece);
  const names = own.filter(isName);
  return {
    names: facts ? [names.join(" - "), ...below.filter(isName)] : names,
    facts: [...own, ...below].filter(isPieceOfFact),
  };
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
  for (const fact of facts) sayFact(fields, fact);
  const [address, ...others] = new Set(notice.body.join(" ").match(/https?:\/\/[^\s<>"]+/gi));
  if (address && !others.length) fields.set("url", address.replace(/[.,)]+$/, ""));
  for (const line of [...notice.title.split(between), ...notice.body.slice(0, notice.facts)])
    isTaken(fields, line);
  const body = notice.body.slice(notice.facts);
  fields.set("description", takeLabelled(fields, body.join("\n")));
  for (const end of ["\n", " "]) takeMissing(fields, body.join(end));
  // "Casual, from $34 an hour with tips, in the bar in Roma QLD. Two sheds in January …"
  const opening = body
    .slice(0, 4)
    .join(" ")
    .split(/[.!?]\s/, 1)[0]!
    .split(/[,;]\s/);
  if (!fields.has("work_type") && isWorkType(opening[0]!)) fields.set("work_type", opening[0]!);
  for (const piece of fields.has("work_type") ? opening : []) {
    const place = /(?:^| )(?:in|at) (\p{Lu}[^.]{2,40}?)\.?$/u.exec(piece)?.[1] ?? "";
    if (!fields.has("salary") && isPay(piece)) fields.set("salary", piece);
    if (!fields.has("location") && namesPlace("", place)) fields.set("location", place);
  }
  return fields;
};

/** Whether a notice is one of a job: a title, and below it what jobs have. */
const isOfJob = (notice: Notice): boolean => {
  if (!notice.body.length || !hasTitle(notice)) return false;
  const said = fieldsOf(notice);
  return (
    isOver(notice) || said.has("salary", "work_type", "expires") || (notice.facts > 0 && said.has("url"))
  );
};

const headingOf = ({ isListed, title, body }: Notice): string =>
  isListed || body.length || title.length > 60 ? "" : title.replace(/:$/, "");
const ofChannels = new Set(feedWords.channels);
/** "4. POSITIONS VACANT": the item of minutes that has the jobs. */
const isOfVacancies = ({ mark, title }: Notice): boolean =>
  mark.includes("0") &&
  title.split(" ").some((word) => feedWords.lists.includes(word.toLowerCase())) &&
  title.split(" ").every((word) => ofChannels.has(word.toLowerCase()));
/** The notices of such an item, up to the next one of its list; all where there is none. */
const ofItem = (notices: readonly Notice[]): readonly Notice[] => {
  const at = notices.findIndex(isOfVacancies);
  if (at < 0) return notices;
  const within = notices.slice(at + 1);
  const end = within.findIndex(({ mark }) => mark === notices[at]!.mark);
  return within.slice(0, end < 0 ? undefined : end);
};

const otherNotices = new Set(feedWords.otherNotices);
/** Without those below the heading of another part of a newspaper, "For sale". */
const withoutOthers = (notices: readonly Notice[]): Notice[] => {
  let isOther = false;
  return ofItem(notices).filter((notice) => {
    const heading = headingOf(notice);
    if (heading && !namesPlace("", heading)) isOther = otherNotices.has(heading.toLowerCase());
    return !isOther;
  });
};

/** Half of those that are listed, or of those that have several lines, are jobs, and at least two; those with lines of facts are sure. */
const areJobs = (notices: readonly Notice[]): boolean => {
  const jobs = notices.filter(isOfJob);
  const areListed = jobs.some(({ isListed }) => isListed);
  const likely = notices.filter(({ isListed, body }) => (areListed ? isListed : body.length));
  const sure = jobs.filter(({ facts }) => facts);
  return jobs.length > 1 && (jobs.length * 2 >= likely.length || sure.length > 1);
};

/** Whether a text has jobs as notices: a line for the title, and lines below it with sentences and facts. */
export const isNotices = (head: string): boolean =>
  head.split("\n").length > 4 && areJobs(withoutOthers(noticesIn(head.slice(0, longestHead))));
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
  fields.set("title", inSmall(isPair ? (isTurned ? second : first) : names.join(" - ")));
  if (isPair) fields.set("employer", isTurned ? first : second, alike);
  if (place) fields.set("location", place, alike);
  else fields.leave(headingName, heading);
  if (over || isOver(notice)) fields.end(over);
  return jobOfFields(fields);
};

/** Jobs of a text in which each is a notice below the name of its town, or of what has become of those below it. */
export async function* readNotices(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const notices = noticesIn(
    await wholeText(text, "This text is too long to read notices from it. Divide it into several."),
  );
  const found = withoutOthers(notices).filter(isOfJob);
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
    if (!headingOf(notice)) continue;
    heading = headingOf(notice);
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
