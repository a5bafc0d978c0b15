import { entryWords } from "../../../lexicon/cv/entry-words.ts";
import { institutionScore } from "../../../lexicon/cv/qualifications.ts";
import type { Line } from "../text/line.ts";

const { begins, ends, graduates, changes, goesOn } = entryWords.steps;
const behind = (words: string) => new RegExp(`^${words} (?:the )?(.+)$`, "i");
const begun = behind(begins);
const ended = behind(ends);
const graduated = behind(graduates);
const changed = behind(changes);
const open = new RegExp(`${goesOn}\\W*$`, "i");

/** So many rows of a year, a month and a step are a table of these. */
const least = 3;

const isStep = ({ parts: [year = "", month = "", , more] }: Line): boolean =>
  /^(?:19|20)\d\d$/.test(year) && /^(?:[1-9]|1[0-2])$/.test(month) && more === undefined;

/** "2016 ‖ 4 ‖ Joined Acme" with its year and month as one date. */
const withDate = (line: Line): Line => {
  const [year, month = "", ...texts] = line.parts;
  return { ...line, parts: [`${year}/${month.padStart(2, "0")}`, ...texts] };
};

/** A job that has begun, and the place among the lines where it did. */
interface Begun {
  at: number;
  start: string;
  title: string;
  employer: string;
}

/** "Acme, Sapporo, as Tour Conductor", "Acme (tour guide)". */
const sidesOf = (text: string): Pick<Begun, "title" | "employer"> => {
  const [, employer = text, title = "", inside = title] =
    /^(.+?)(?:,? as (?:an? )?(.+)| \(([^()]+)\))$/i.exec(text) ?? [];
  const post = title || inside;
  // In small letters, a text beside dates would be one about a job.
  return { employer, title: post.charAt(0).toUpperCase() + post.slice(1) };
};

/** "Hill University (Bachelor of Arts)" as the award and the school. */
const studyOf = (text: string): string[] => {
  const [, school = text, award = ""] = /^(.+?)(?: \(([^()]+)\)|, (?:with an? )?([^,]+))?$/.exec(text) ?? [];
  return [award, school].filter(Boolean);
};

/**
 * A form of Japan, and CVs like it, tells each step in a row with its year and month: "2016 ‖ 4 ‖ Joined Acme as Clerk" and later
 * "2019 ‖ 8 ‖ Left Acme". The steps of one job become one line with its time, and so do those of a school.
 */
export const withStepsJoined = (lines: readonly Line[]): readonly Line[] => {
  if (lines.filter(isStep).length < least) return lines;
  const result: (Line | null)[] = lines.map((line) => (isStep(line) ? withDate(line) : line));
  let job: Begun | null = null;
  const finish = (end: string) => {
    if (!job) return;
    const { at, start, title, employer } = job;
    result[at] = { ...result[at]!, parts: [`${start} – ${end}`, title, employer].filter(Boolean) };
    job = null;
  };
  for (const [at, line] of result.entries()) {
    const [date = "", text = date] = line!.parts;
    const [start, end, school, change] = [begun, ended, graduated, changed].map((one) => one.exec(text)?.[1]);
    if (school && institutionScore(school) > 0) result[at] = { ...line!, parts: [...studyOf(school), date] };
    else if (start && institutionScore(start) > 0 && !/ as /.test(start)) result[at] = null;
    else if (start) job = { at, start: date, ...sidesOf(start) };
    else if (job && (end ?? change)) {
      const { employer } = job as Begun;
      finish(date);
      if (change) job = { at, start: date, title: change, employer };
      else result[at] = null;
    } else if (job && open.test(text)) {
      finish(open.exec(text)![0]);
      result[at] = null;
    }
  }
  return result.filter((line) => line !== null);
};
