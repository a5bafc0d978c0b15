import type { AnyNode, Element, ParentNode } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { employerScore, isUnit } from "../../../lexicon/cv/employers.ts";
import { titleScore } from "../../../lexicon/cv/titles.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import type { FeedItem } from "../feed-job.ts";
import { employerInHeading, employerInName } from "../fields/employer-beside.ts";
import { alike, exactly, fieldOf, fieldsCalled, isLong } from "../fields/field-called.ts";
import { fits, isPlace, isWorkType } from "../fields/fits.ts";
import { isLiveStatus, saysOverAlone, statusOfHeading } from "../jobs/status-words.ts";
import { JobFields } from "../fields/job-fields.ts";
import { jobOfFields } from "../fields/job-of-fields.ts";
import { isTaken, takeEnd } from "../fields/labelled-lines.ts";
import { placeFields } from "../fields/part-of.ts";
import { lineCounter } from "./line-counter.ts";
import { isPayInWords, isPieceOfFact, withPlaceApart } from "./line-pieces.ts";
import { blocksIn, titleOf, writeTitles } from "./page-blocks.ts";
import { linkBeside, linkOf } from "./page-links.ts";
import { writeMoments } from "./page-lines.ts";
import { isMarkedOver, takeBadge } from "./page-marks.ts";
import { isElement, isFact, linkIn, saidIn, textOf, type Said } from "./page-said.ts";
import { namesPlace } from "../places/place-by-value.ts";

/** What an element is called by its class or for machines: of several names the one that its text is sure to be, else the likeliest. */
const nameOf = ({ attribs }: Element, text = ""): string | undefined => {
  const given = [attribs["itemprop"], attribs["data-label"], ...(attribs["class"] ?? "").split(/\s+/)];
  const called = given
    .flatMap((name) => (name ? [{ name, fields: fieldsCalled(name) }] : []))
    .filter(({ fields }) => fields.length);
  const sure = isWorkType(text) ? "work_type" : namesPlace("", text) ? "location" : "";
  const own = called.find(({ fields }) => fields.some(({ field, rank }) => field === sure && rank < alike));
  return (own ?? called.toSorted((a, b) => a.fields[0]!.rank - b.fields[0]!.rank)[0])?.name;
};

/** Takes what no field is labelled with: by the name of its element, else by its own label; a sentence of a paragraph is of the text. */
const sayLine = (fields: JobFields, text: string, given: string | undefined, isParagraph: boolean): void => {
  // "Acme Widgets Pty Ltd." is none.
  const isWhole = isParagraph || /^\p{Lu}\S*(?: \S+)+ [\p{Ll}\d]+[.!?…]$/u.test(text);
  const isSentence =
    /[.!?]\s+\p{Lu}/u.test(text) || (isWhole && /\p{L}.*[.!?…]$/u.test(text) && !isFact(text));
  // A class such as "body" says how a place looks.
  const own =
    isFact(text) && fieldsCalled(given ?? "").some(({ field }) => isLong(field)) ? undefined : given;
  const name =
    own ?? (isSentence ? "summary" : isPlace(text) ? "location" : isPayInWords(text) ? "salary" : undefined);
  const [, label = "", value = ""] = /^(\p{L}[^:]{1,40}):\s+(\S.*)$/u.exec(text) ?? [];
  if (name !== undefined || !exactly(label).length) fields.say(name ?? "", text);
  else fields.say(label, value);
};

/** The element around one that has no other text; null for others. */
const aroundOf = (element: Element): Element | null => {
  const { parent } = element;
  const isAlone =
    parent && isElement(parent) && parent.children.every((child) => child === element || !textOf(child));
  return isAlone ? parent : null;
};
/** The outermost element that has no other text than this one. */
const outerOf = (element: Element): Element => {
  const around = aroundOf(element);
  return around ? outerOf(around) : element;
};

/** Whether a text is called like a field whose value may stand behind it: "Closes" before a day, and not before "Reference: 26/097". */
const isLabelOf = ({ element, text }: Said, next: Said): boolean => {
  // "Contract · $520 a day" and "Remote · Part time" are two facts.
  if (element.name !== "dt" && isPieceOfFact(text) && isFact(next.text)) return false;
  const called = fieldsCalled(text.replace(/:$/, ""));
  // `<span class="workplace">Remote</span><span class="commitment">Casual</span>` are two values.
  const [own] = fieldsCalled(nameOf(next.element, next.text) ?? "");
  if (own && !called.some(({ field }) => field === own.field)) return false;
  return called.some(
    ({ field, rank }) =>
      (rank < alike || element.name === "dt") && (isLiveStatus(text) === null || fits(field, next.text)),
  );
};

/** Whether an element is a paragraph, or all of one, as of word processors: `<p><span>Two stoves.</span></p>`. */
const isParagraph = (element: Element): boolean => {
  const around = element.name === "span" ? aroundOf(element) : null;
  return around ? isParagraph(around) : element.name === "p";
};

const isBold = (element: Element): boolean =>
  /^(?:b|strong)$/.test(element.name) && outerOf(element) !== element;

/** Whether the first thing that a block says below its title may be whose the job is: "Fig Hotel" in bold, or before a place. */
const namesEmployer = ({ element, text }: Said, others: readonly Said[]): boolean =>
  nameOf(element) === undefined &&
  /^[\p{Lu}\d].{1,58}[^.!?:]$/u.test(text) &&
  !isFact(text) &&
  !saysOverAlone(text) &&
  !/^\p{L}[\p{L} ]{1,30}: /u.test(text) &&
  // "Carers on the Line" in one line with its place.
  (titleScore(text) < 1 || others[0]?.element === element) &&
  (isBold(element) ||
    others.slice(0, 2).some((other) => isPlace(other.text.replace(/^\p{L}[\p{L} ]{1,30}: /u, ""))));

/** "Cook – Fig Hotel": what stands behind a title in the same line; other texts as they are. */
const behind = (title: string, text: string): string =>
  (text.startsWith(title) && /^\s*[-–—|•·:,]\s+(.+)$/.exec(text.slice(title.length))?.[1]) || text;

/** What a block says beside its title. */
const besideTitle = (block: Element, title: Element): Said[] =>
  saidIn(block)
    .filter(({ element, text }) => text !== textOf(title) && !/^(?:a|button)$/.test(element.name))
    .map(({ element, text }) => ({ element, text: behind(textOf(title), text) }));

const { beforeEmployers } = feedWords;
/** "at Fig Hotel", "Who: Fig Hotel": the name alone; other texts as they are. */
const bareName = (text: string): string => {
  const [, word = "", sign = "", name = ""] = /^(\p{L}+)(:?) (\p{Lu}.+)$/u.exec(text) ?? [];
  return (sign ? fieldOf(word) === "author" : beforeEmployers.includes(word.toLowerCase())) ? name : text;
};
/** The same with a place apart that stands behind the name of an employer. */
const withNameApart = ([first, ...others]: readonly Said[]): Said[] =>
  first ? [...withPlaceApart(bareName(first.text)).map((text) => ({ ...first, text })), ...others] : [];
const employerOf = (block: Element): string => {
  const [first, ...others] = withNameApart(besideTitle(block, titleOf(block)));
  return first && namesEmployer(first, others) ? first.text : "";
};
const collection = new RegExp(String.raw`\b(?:${feedWords.collections.join("|")})\b`, "i");
/** Whether blocks begin with the names of employers: on a page that is nobody's own or that leads to several sites, in a newsletter, or where most are called like one. */
const nameEmployers = (blocks: readonly Element[], isBoard: boolean): boolean => {
  const names = blocks.map(employerOf).filter(Boolean);
  const areSure =
    names.filter((name) => name.includes(" ") && employerScore(name) > 1).length * 2 > names.length;
  return names.length * 2 > blocks.length && (isBoard || areSure);
};
const isOfMany = (blocks: readonly Element[], owner: string, page: string): boolean =>
  !owner ||
  collection.test(page) ||
  new Set(blocks.map((block) => URL.parse(linkOf(block)?.attribs["href"] ?? "")?.host)).size > 2;

/** What stands within each parent, with the heading above it there; a list of many blocks is walked through once. */
const headingsIn = new WeakMap<ParentNode, ReadonlyMap<AnyNode, Element | null>>();
const belowHeadings = (parent: ParentNode): ReadonlyMap<AnyNode, Element | null> => {
  let heading: Element | null = null;
  const found = new Map<AnyNode, Element | null>();
  for (const child of parent.children) {
    found.set(child, heading);
    if (isElement(child) && /^h[1-6]$/.test(child.name)) heading = child;
  }
  headingsIn.set(parent, found);
  return found;
};

/** The heading that a block of a list stands below; "" for none. */
const headingAbove = (block: Element): string => {
  for (let at: ParentNode = block; isElement(at) && at.parent; at = at.parent) {
    const heading = (headingsIn.get(at.parent) ?? belowHeadings(at.parent)).get(at);
    if (heading) return textOf(heading);
  }
  return "";
};

const aboveOf = (block: Element): string => block.attribs["data-above"] ?? headingAbove(block);
/** The pieces of a heading above jobs: "Fig Hotel, Roma QLD", "Fig Hotel – Roma QLD". */
const piecesAbove = (block: Element): string[] => withPlaceApart(aboveOf(block).replace(/ [-–—|] /, ", "));
/** Whose the jobs below such a heading are; "" for other headings. */
const employerAbove = (block: Element): string => {
  const [name = "", place] = piecesAbove(block);
  return place && titleScore(name) < 1 && !isUnit(name) ? name : "";
};

const jobOfBlock = (block: Element, owner: string, hasEmployers: boolean) => {
  const fields = new JobFields();
  const link = linkIn(block);
  const title = titleOf(block);
  const isOver = takeBadge(title) || isMarkedOver(block, [title]);
  // "2. Cook"
  fields.set("title", takeEnd(fields, textOf(title).replace(/^\d{1,3}[.)]\s+(?=\p{L})/u, "")));
  const address = link ? linkOf(block) : linkBeside(title);
  if (address) fields.set("url", address.attribs["href"]!);
  const employer = hasEmployers ? employerOf(block) : "";
  const beside = besideTitle(block, title);
  const said = employer ? withNameApart(beside).slice(1) : beside;
  for (let at = 0; at < said.length; at++) {
    const { element, text } = said[at]!;
    const next = said[at + 1];
    // `<dt>Location</dt><dd>Perth</dd>`
    if (next && outerOf(next.element).parent === outerOf(element).parent && isLabelOf(said[at]!, next)) {
      // A term may have several meanings: `<dd>Roma</dd><dd>Emerald</dd>`.
      const end = said.findIndex(
        (each, index) =>
          index > at + 1 && (each.element.name !== "dd" || each.element.parent !== element.parent),
      );
      const values = said.slice(at + 1, next.element.name === "dd" ? (end < 0 ? said.length : end) : at + 2);
      fields.say(text.replace(/:$/, ""), values.map((value) => value.text).join("; "));
      at += values.length;
    } else if (nameOf(element, text) === undefined && saysOverAlone(text)) fields.set("status", text, -1);
    else if (!isTaken(fields, text)) sayLine(fields, text, nameOf(element, text), isParagraph(element));
  }
  const above = aboveOf(block);
  if (statusOfHeading(above) === false || isOver) fields.end(above);
  const place = owner && owner === employerAbove(block) ? piecesAbove(block).at(-1)! : above;
  if (namesPlace("", place) && !fields.has(...placeFields)) fields.set("location", place, alike);
  if (employer) fields.set(isBold(beside[0]!.element) ? "employer" : "author", employer, alike);
  else if (owner) fields.set("author", owner);
  return jobOfFields(fields);
};

/** Jobs of a page without any marks: of blocks that look alike, each with a link and what else it says of its job. */
export const jobsInLists = (html: string): FeedItem[] => {
  const { children } = parseDocument(html, { withStartIndices: true });
  writeMoments(children);
  writeTitles(children);
  const title = DomUtils.findOne(({ name }) => name === "title", children);
  const page = title ? textOf(title) : "";
  const heading = DomUtils.findOne(({ name }) => name === "h1", children);
  const owner = employerInName(page) || employerInHeading(heading ? textOf(heading) : "");
  const lineAt = lineCounter(html);
  const blocks = blocksIn(children);
  const jobs = blocks.filter(({ isOther }) => !isOther).map(({ block }) => block);
  const isBoard = isOfMany(jobs, owner, page);
  const hasEmployers = nameEmployers(jobs, isBoard);
  const named = isBoard && !hasEmployers ? jobs.map(employerAbove).filter(Boolean) : [];
  // "Nursing, Roma QLD" is a part of one.
  const areSome = new Set(named).size > 1 && named.some((name) => employerScore(name) > 1);
  const areAbove = areSome && named.length * 2 > jobs.length;
  return blocks.map(({ block, isOther }) => {
    const at = `line ${lineAt(block.startIndex ?? 0)}`;
    return isOther
      ? { at, note: `"${textOf(titleOf(block)).slice(0, 80)}" says no facts of a job, and was left out.` }
      : { at, job: jobOfBlock(block, (areAbove && employerAbove(block)) || owner, hasEmployers) };
  });
};
