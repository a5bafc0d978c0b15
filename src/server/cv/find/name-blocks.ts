import { entryWords } from "../../../lexicon/cv/entry-words.ts";
import { isPartlyAbout } from "../../../lexicon/cv/headings.ts";
import { awardScore, institutionScore } from "../../../lexicon/cv/qualifications.ts";
import { isTitle } from "../../../lexicon/cv/titles.ts";
import type { Topic } from "../../../lexicon/cv/topics.ts";
import { isLicenceName } from "../../../lexicon/cv/licence-words.ts";
import { isSpanAlone, isStretch, rangeIn } from "../../../lexicon/time/spans.ts";
import { textOf, type Line } from "../text/line.ts";
import { itemsIn } from "./lists/items.ts";
import { driverLicenceIn } from "./lists/driver-licences.ts";
import { namesLanguage } from "./lists/languages.ts";
import { licenceRows } from "./lists/licence-rows.ts";
import { licencesIn, saysLicence } from "./lists/licences.ts";
import { joinStartAndEnd } from "./parts/broken-ranges.ts";
import { columnNamesOf } from "./parts/table-heads.ts";
import { isShort } from "./parts/short-texts.ts";
import type { Block } from "./topics.ts";

/** Whether a line has the dates of an entry, or nothing but a season or a date with a length of time. */
export const isDated = (line: Line): boolean => {
  const text = textOf(line);
  const isTime = () => isStretch(text) && isSpanAlone(text);
  return text.length < 110 && (rangeIn(text) !== null || isTime());
};

/** Whether some of the lines have dates of entries, also in the columns of a table, or the start and the end in two lines. */
export const areDated = (lines: readonly Line[]): boolean =>
  joinStartAndEnd(lines).some((line) => isDated(line) || columnNamesOf(line.parts)?.includes("from"));

/** "Career summary" above a list of jobs is no summary: they are the jobs, where nothing else lists them. */
export const renameLists = (blocks: readonly Block[]): void => {
  const listsJobs = ({ lines }: Block) =>
    lines.filter((line) => isShort(textOf(line)) && isDated(line)).length * 3 >= Math.max(2, lines.length);
  for (const block of blocks.filter(({ topic }) => topic === "summary"))
    if (listsJobs(block))
      block.topic = blocks.some((other) => other.topic === "experience" && other.lines.length)
        ? "other"
        : "experience";
};

const voluntary = new RegExp(String.raw`\b${entryWords.voluntary}\b`, "i");
/** "Languages" above a list that has none is about programming. */
export const renameLanguages = (blocks: readonly Block[]): void => {
  for (const block of blocks)
    if (
      block.topic === "languages" &&
      isList(block) &&
      !block.lines.some((line) => namesLanguage(textOf(line)))
    )
      block.topic = "skills";
};

/** "Volunteering" above posts with their dates: they are jobs, and the seeker chooses. */
export const renameVoluntary = (blocks: readonly Block[]): void => {
  for (const block of blocks)
    if (
      block.topic === "other" &&
      block.heading &&
      [block.heading, ...block.lines].some((line) => isShort(textOf(line)) && voluntary.test(textOf(line))) &&
      isOfJobs(block)
    )
      block.topic = "experience";
};

const level = new RegExp(String.raw`\b${entryWords.levels}\b`, "i");
/** "Training" above courses and degrees, where nothing else has them. */
export const renameCourses = (blocks: readonly Block[]): void => {
  if (blocks.some(({ topic }) => topic === "education")) return;
  const isCourse = (line: Line) => awardScore(textOf(line)) > 0 && institutionScore(textOf(line)) > 0;
  const isLevel = (line: Line) => level.test(textOf(line)) && awardScore(textOf(line)) > 0;
  const isSchool = (line: Line) => institutionScore(textOf(line)) >= 2 && awardScore(textOf(line)) === 0;
  /** Courses above their schools, each in lines of its own. */
  const hasSchools = ({ lines }: Block) =>
    lines.some(isLevel) &&
    lines.filter(isSchool).length > 1 &&
    !lines.some((line) => isLicenceName(textOf(line)));
  for (const block of blocks.filter(({ topic }) => topic === "licences"))
    if (
      hasSchools(block) ||
      block.lines.filter((line) => isCourse(line) || isLevel(line)).length * 2 >=
        Math.max(2, block.lines.length)
    )
      block.topic = "education";
};

const contactDetail = /\S@\S+\.\w|^\+?\d[\d ()-]{7,}$/;

/** Whether a part has jobs: lines with ranges of dates, in or beside which a title is. */
const isOfJobs = ({ lines }: Block): boolean =>
  lines.every((line) => line.bullet || awardScore(textOf(line)) === 0) &&
  lines.some(
    (line, at) =>
      isDated(line) &&
      lines
        .slice(Math.max(0, at - 2), at + 3)
        .some((one) => isShort(textOf(one)) && isTitle(textOf(one).replace(/\(.*/, ""))),
  );

/** Whether the head of a table names employers, what somebody was there, and when. */
const isTableOfJobs = ({ lines }: Block): boolean =>
  lines.some(({ parts }) => {
    const names = columnNamesOf(parts);
    const isTimed = names?.some((name) => name === "from" || name === "dates");
    return names?.includes("employer") && names.includes("title") && isTimed;
  });

/** Whether a part is nothing but a list of a few words each. */
const isList = ({ lines }: Block): boolean => {
  const items = itemsIn(lines).map(({ text }) => text);
  return (
    items.length > 2 && items.every((text) => text.split(" ").length < 6 && !/@|\d{4}|[.!?]$/.test(text))
  );
};

/** Whether most lines of a part have names of licences, and so has a third of what they list, or most of its entries with details. */
const isOfLicences = ({ lines }: Block): boolean => {
  const items = itemsIn(lines);
  const isNamedSo =
    lines.filter((line) => isLicenceName(textOf(line))).length * 2 > lines.length &&
    items.filter(({ text }) => isLicenceName(text)).length * 3 >= items.length;
  return isNamedSo || areDetailed(lines);
};

/** Whether most of what is read from lines as licences is known, and more than one of these has a class, a number or an end. */
const areDetailed = (lines: readonly Line[]): boolean => {
  const read = licencesIn(licenceRows(lines));
  const known = read.filter(({ fields }) => !fields["title"] || isLicenceName(fields["title"].value));
  const detailed = known.filter(({ fields }) => fields["class"] ?? fields["number"] ?? fields["expires"]);
  return detailed.length > 1 && known.length * 3 > read.length * 2;
};

/** "Skills and experience" above a list of words is about skills, where jobs are elsewhere. */
export const renameUndated = (blocks: readonly Block[]): void => {
  const ofJobs = blocks.filter(({ topic }) => topic === "experience");
  const isOfWords = (block: Block) =>
    isList(block) && itemsIn(block.lines).every(({ text }) => !isTitle(text));
  if (ofJobs.some(({ lines }) => areDated(lines)))
    for (const block of ofJobs)
      if (
        block.heading &&
        isPartlyAbout(textOf(block.heading), "skills") &&
        !areDated(block.lines) &&
        isOfWords(block)
      )
        block.topic = "skills";
};

/** "A few words" above a paragraph, before anything else but the name and the contact details. */
const isAboutPerson = (block: Block, blocks: readonly Block[]): boolean => {
  const above = blocks.slice(0, blocks.indexOf(block));
  const text = block.lines.map(textOf).join(" ");
  return (
    above.every(({ topic }) => topic === null || topic === "contact") &&
    block.lines.every((line) => line.style === block.lines[0]!.style && line.parts.length === 1) &&
    !block.lines.some((line) => line.bullet || isDated(line)) &&
    text.length > 80 &&
    text.endsWith(".")
  );
};

const isOfStudy = (text: string) => awardScore(text) > 0 || institutionScore(text) > 2;

/** Gives the parts whose headings say nothing the topic that the CV lacks otherwise, if their lines are about it. */
export const nameByContent = (blocks: readonly Block[], unnamed: readonly Block[]): void => {
  // "Skills" right above "Cooking" in its look has nothing itself.
  const lacks = (topic: Topic) => blocks.every((block) => block.topic !== topic || !block.lines.length);
  const wanted = (["education", "languages", "licences", "skills"] as const).filter(lacks);
  for (const block of unnamed) {
    const texts = block.lines.map(textOf);
    const count = (isAbout: (text: string) => boolean) => texts.filter(isAbout).length;
    if (lacks("contact") && count((text) => contactDetail.test(text))) block.topic = "contact";
    else if (lacks("summary") && isAboutPerson(block, blocks)) block.topic = "summary";
    else if (
      wanted.includes("languages") &&
      texts.length > 0 &&
      count((text) => namesLanguage(text) && text.length < 80) === texts.length &&
      texts.length < 7
    )
      block.topic = "languages";
    // "Driving" above "C class, since 2019".
    else if (block.lines.length && block.lines.every((line) => driverLicenceIn([line]) !== null))
      block.topic = "licences";
    else if (isTableOfJobs(block)) block.topic = "experience";
    else if (isOfJobs(block) && !(wanted.includes("licences") && isOfLicences(block)))
      block.topic = "experience";
    else if (
      wanted.includes("education") &&
      texts.some(isOfStudy) &&
      block.lines.filter((line) => isOfStudy(textOf(line)) || saysLicence(line)).length * 2 >= texts.length
    )
      block.topic = "education";
    else if (wanted.includes("licences") && isOfLicences(block)) block.topic = "licences";
    else if (wanted.includes("skills") && isList(block)) block.topic = "skills";
  }
};
