import { textOf, type Line } from "../text/line.ts";
import { awardScore, institutionScore } from "../../../lexicon/cv/qualifications.ts";
import { isLabel } from "../../../lexicon/cv/labels.ts";
import { rangeIn } from "./dates.ts";
import { isNoise, isShort } from "./rows.ts";
import { namesLanguage } from "./languages.ts";
import { employerScore } from "../../../lexicon/cv/employers.ts";
import { isTitle, titleScore } from "../../../lexicon/cv/titles.ts";
import { headingOf, topicOfEnding } from "../../../lexicon/cv/headings.ts";
import type { Topic } from "../../../lexicon/cv/topics.ts";

/** The lines below one heading. */
export interface Block {
  /** Null before the first heading of a column. */
  topic: Topic | null;
  lines: Line[];
  /** The heading, where there is one. */
  heading?: Line | undefined;
}

/** "Skills: Java, SQL" and the like: a heading with its text on the same line. */
const inline = /^([\p{L}&/ ]{4,40}?)\s*(?::|\s[–—-]\s)\s*(\S.*)$/u;
const inlineTopics: readonly (Topic | null)[] = ["skills", "languages", "education", "licences", "summary"];

interface Headed {
  topic: Topic;
  /** What follows the heading on its line. */
  rest: Line | null;
}

/** The heading that a line starts with. `looks` are those of the headings of this CV. */
const headedBy = (line: Line, looks: ReadonlySet<string>): Headed | null => {
  const [first = "", ...others] = line.parts;
  const whole = /[.;,]$/.test(textOf(line)) ? null : headingOf(textOf(line));
  // In small letters, or after a mark, it must look like the other headings.
  if (whole && line.style && looks.has(lookOf(line))) return { topic: whole, rest: null };
  // A line that goes on with a sentence may consist of "training" alone.
  if (!/^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(first) || (line.parts.length > 1 && isNoise(textOf(line))))
    return null;
  if (whole && !line.bullet) return { topic: whole, rest: null };
  const label = line.bullet || isLabel(first) ? null : headingOf(first);
  if (label && others.length && (first.toUpperCase() === first || first.split(" ").length <= 3))
    return { topic: label, rest: { ...line, parts: others } };
  const [, name = "", text = ""] = inline.exec(first) ?? [];
  const topic = isLabel(name) ? null : headingOf(name);
  if (!topic || line.bullet || !inlineTopics.includes(topic)) return null;
  // "Languages: Go, Rust" are skills.
  if (topic === "languages" && !namesLanguage(text)) return null;
  return { topic, rest: { ...line, parts: [text, ...others] } };
};

const isCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
const lookOf = (line: Line) => `${line.style} ${isCapitals(textOf(line)) ? "capitals" : ""}`;

/**
 * The looks that headings have in this CV, where no more than a few other short lines have them too: a line that looks so
 * is a heading, whatever it says.
 */
const headingLooks = (lines: readonly Line[]): Set<string> => {
  const counts = new Map<string, { known: number; other: number }>();
  for (const line of lines) {
    const count = counts.get(lookOf(line)) ?? { known: 0, other: 0 };
    if (headingOf(textOf(line))) count.known++;
    else count.other++;
    counts.set(lookOf(line), count);
  }
  const large = largeLooks(lines);
  return new Set(
    [...counts].flatMap(([look, { known, other }]) =>
      (known >= 3 && other <= known * 0.6) || (known > 0 && large.has(look)) ? look : [],
    ),
  );
};

/** The looks that only a few short lines have, which are larger than the text and have space above. */
const largeLooks = (lines: readonly Line[]): Set<string> => {
  const characters = new Map<number, number>();
  for (const line of lines) characters.set(line.size, (characters.get(line.size) ?? 0) + textOf(line).length);
  const [usual = 0] = [...characters].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const groups = Map.groupBy(lines, lookOf);
  return new Set(
    [...groups].flatMap(([look, own]) => {
      const isAlike = own.every((line) => line.size > usual + 0.8 && mayBeHeading(line));
      return usual > 0 && isAlike && own.length >= 3 && own.length <= 12 ? look : [];
    }),
  );
};

const mayBeHeading = (line: Line): boolean => {
  const text = textOf(line);
  return !line.bullet && line.parts.length === 1 && text.split(" ").length <= 5 && !/\d|@|,/.test(text);
};

const isDated = (line: Line): boolean => textOf(line).length < 110 && rangeIn(textOf(line)) !== null;

const isAboveDates = (lines: readonly Line[], at: number): boolean =>
  lines.slice(at + 1, at + 3).some(isDated);

/** Whether a line above dates is a title or an employer, by its words or as others look the same above dates. */
const isHeadOfJob = (lines: readonly Line[], at: number): boolean => {
  const line = lines[at]!;
  const text = textOf(line);
  if (!isAboveDates(lines, at)) return false;
  if (titleScore(text) > 0 || employerScore(text) > 0) return true;
  const alike = lines.filter(
    (other, index) =>
      lookOf(other) === lookOf(line) && !headingOf(textOf(other)) && isAboveDates(lines, index),
  );
  return alike.length > 1;
};

const isUnknownHeading = (line: Line, looks: Set<string>): boolean => {
  const text = textOf(line);
  return (
    mayBeHeading(line) &&
    looks.has(lookOf(line)) &&
    // An abbreviation, such as a skill, where the file does not say what lines look like.
    (line.style !== "" || !/^\p{Lu}{2,6}$/u.test(text)) &&
    !isTitle(text)
  );
};

/**
 * Whether a heading belongs to a job and not to the CV: "Achievements" or "Technologies" in another look than the
 * heading that the jobs are below.
 */
const isWithinJob = (topic: Topic, line: Line, { topic: around, heading }: Block): boolean =>
  around === "experience" &&
  heading !== undefined &&
  ["other", "skills", "summary", "licences"].includes(topic) &&
  lookOf(line) !== lookOf(heading) &&
  (line.size < heading.size || !line.size || !isCapitals(textOf(line)));

/** Whether a line is a word such as "Certificate" that a narrow column broke off, and does not look like a heading. */
const isRestOf = (before: Line | undefined, line: Line, looks: ReadonlySet<string>): boolean =>
  before !== undefined &&
  looks.size > 0 &&
  !looks.has(lookOf(line)) &&
  before.style === line.style &&
  !line.gap &&
  !textOf(line).includes(" ") &&
  (line.size > 0 || line.style !== "");

/** Divides a CV at its headings. A column that starts without one goes on with the topic around it. */
export const blocksOf = (lines: readonly Line[]): Block[] => {
  const looks = headingLooks(lines);
  const blocks: Block[] = [];
  const unnamed: Block[] = [];
  /** The block that each flow is in. */
  const current = new Map<number, Block>();
  const open = (topic: Topic | null, flow: number, heading?: Line): Block => {
    const block: Block = { topic, lines: [], heading };
    blocks.push(block);
    current.set(flow, block);
    return block;
  };
  for (const [at, line] of lines.entries()) {
    const { flow, within } = line;
    const around = within === null ? undefined : current.get(within);
    const block = current.get(flow) ?? (around?.topic ? around : open(null, flow));
    if (!current.has(flow)) current.set(flow, block);
    const before = block.lines.at(-1);
    const goesOn = before?.wraps === true && before.style === line.style;
    const headed = goesOn ? null : headedBy(line, looks);
    if (headed && !isWithinJob(headed.topic, line, block) && !isRestOf(before, line, looks)) {
      const next = open(headed.topic, flow, line);
      if (headed.rest) next.lines.push(headed.rest);
      continue;
    }
    const isOfJob = block.topic === "experience" && isHeadOfJob(lines, at);
    // A text box without looks may start with the name in capitals.
    const isFirst = line.style === "" && !block.lines.length;
    if ((block.topic || (line.gap && !isFirst)) && !isOfJob && isUnknownHeading(line, looks)) {
      const topic = topicOfEnding(textOf(line));
      const opened = open(topic ?? "other", flow, line);
      if (!topic) unnamed.push(opened);
    } else block.lines.push(line);
  }
  renameLists(blocks);
  renameCourses(blocks);
  nameByContent(blocks, unnamed);
  return blocks;
};

/** "Career summary" above a list of jobs is no summary: they are the jobs, where nothing else lists them. */
const renameLists = (blocks: readonly Block[]): void => {
  const listsJobs = ({ lines }: Block) =>
    lines.filter((line) => isShort(textOf(line)) && isDated(line)).length * 3 >= Math.max(2, lines.length);
  for (const block of blocks.filter(({ topic }) => topic === "summary"))
    if (listsJobs(block))
      block.topic = blocks.some((other) => other.topic === "experience" && other.lines.length)
        ? "other"
        : "experience";
};

/** "Training" above courses and degrees, where nothing else has them. */
const renameCourses = (blocks: readonly Block[]): void => {
  if (blocks.some(({ topic }) => topic === "education")) return;
  const isCourse = (line: Line) => awardScore(textOf(line)) > 0 && institutionScore(textOf(line)) > 0;
  const isLevel = (line: Line) =>
    /\b(?:certificate (?:i{1,3}|iv|[1-4])|diploma|bachelor|master|degree)\b/i.test(textOf(line));
  for (const block of blocks.filter(({ topic }) => topic === "licences"))
    if (
      block.lines.filter((line) => isCourse(line) || isLevel(line)).length * 2 >=
      Math.max(2, block.lines.length)
    )
      block.topic = "education";
};

const contactDetail = /\S@\S+\.\w|^\+?\d[\d ()-]{7,}$/;

/** Gives the parts whose headings say nothing the topic that the CV lacks otherwise, if their lines are about it. */
const nameByContent = (blocks: readonly Block[], unnamed: readonly Block[]): void => {
  const lacks = (topic: Topic) => blocks.every((block) => block.topic !== topic);
  const wanted = (["experience", "education", "languages"] as const).filter(lacks);
  for (const block of unnamed) {
    const texts = block.lines.map(textOf);
    const count = (isAbout: (text: string) => boolean) => texts.filter(isAbout).length;
    if (lacks("contact") && count((text) => contactDetail.test(text))) block.topic = "contact";
    else if (
      wanted.includes("languages") &&
      texts.length > 0 &&
      count(namesLanguage) === texts.length &&
      texts.length < 7
    )
      block.topic = "languages";
    else if (
      wanted.includes("education") &&
      count((text) => awardScore(text) > 0 || institutionScore(text) > 2) * 2 >= texts.length
    )
      block.topic = "education";
    else if (wanted.includes("experience") && count((text) => rangeIn(text) !== null) && count(isTitle))
      block.topic = "experience";
  }
};

/** The lines of all blocks of a topic. */
export const linesAbout = (blocks: readonly Block[], ...topics: (Topic | null)[]): Line[] =>
  blocks.filter(({ topic }) => topics.includes(topic)).flatMap(({ lines }) => lines);
