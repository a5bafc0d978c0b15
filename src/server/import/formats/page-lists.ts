import { Element, type AnyNode } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { titleScore } from "../../../lexicon/cv/titles.ts";
import type { FeedItem } from "../feed-job.ts";
import { employerInName } from "../fields/employer-beside.ts";
import { alike, exactly, fieldsCalled, isLong } from "../fields/field-called.ts";
import { fits, isPlace, isWorkType } from "../fields/fits.ts";
import { isLiveStatus, saysOverAlone, statusOfHeading } from "../jobs/status-words.ts";
import { JobFields } from "../fields/job-fields.ts";
import { jobOfFields } from "../fields/job-of-fields.ts";
import { isTaken } from "../fields/labelled-lines.ts";
import { lineCounter } from "./line-counter.ts";
import { headingIn, linkBeside, linkOf } from "./page-links.ts";
import { writeMoments } from "./page-lines.ts";
import { isMarkedOver, takeBadge } from "./page-marks.ts";
import { factsIn, isElement, isFact, linkIn, saidIn, saysItself, textOf, type Said } from "./page-said.ts";
import { namesPlace } from "../places/place-by-value.ts";

/** How an element looks like those beside it: its name and its first class. */
const kindOf = ({ name, attribs }: Element): string =>
  `${name}.${attribs["class"]?.trim().split(/\s+/)[0] ?? ""}`;

/** Whether a block is below a heading that is no title: the name of a field, or a status. */
const isPart = (block: Element): boolean => {
  const heading = headingIn(block);
  const text = heading ? textOf(heading) : "";
  return exactly(text.replace(/:$/, "")).length > 0 || statusOfHeading(text) !== null;
};

/** Whether a block is only a link to jobs of a kind or at a place: "Full-time", "Adelaide, SA". */
const isFilter = (block: Element): boolean => {
  const link = linkIn(block);
  const text = textOf(block);
  const isOne = link !== null && saysItself(link) && textOf(link) === text;
  return isOne && (isWorkType(text) || (isPlace(text) && titleScore(text) <= 0));
};

/** Elements that look alike within parents that look alike, of which each may have a heading of its own: "Engineering", "Business". */
const alikeIn = (elements: readonly Element[]): Element[][] => {
  const kindsFrom = (element: Element): string => {
    const parent = element.parent;
    return parent && isElement(parent) ? `${kindOf(element)} < ${kindOf(parent)}` : "";
  };
  const groups = Map.groupBy(elements, kindsFrom);
  groups.delete("");
  return [...groups.values()].filter((group) => group.some(({ parent }) => parent !== group[0]!.parent));
};

const levelOf = ({ name }: Element): number => Number(/^h([1-6])$/.exec(name)?.[1] ?? 9);

/** What is below each heading of a level within an element, with the heading, up to the next one or a higher one. */
const sectionsOf = ({ children }: Element): Element[][] => {
  const elements = children.filter(isElement);
  const sections = elements.flatMap((heading, at) => {
    const level = levelOf(heading);
    if (level > 6) return [];
    const end = elements.findIndex((other, index) => index > at && levelOf(other) <= level);
    const own = elements.slice(at, end < 0 ? elements.length : end);
    const above = elements.slice(0, at).findLast((other) => levelOf(other) < level);
    const section = new Element(heading.name, above ? { "data-above": textOf(above) } : {}, own);
    section.startIndex = heading.startIndex;
    return own.length > 1 ? [section] : [];
  });
  return [...Map.groupBy(sections, ({ name }) => name).values()];
};

/** What has several blocks with titles of their own in it is no job. */
const holdersOf = (group: readonly Element[]): Element[] => {
  const titles = new Set(group.map((block) => textOf(titleOf(block))));
  const works = [...titles].filter((title) => titleScore(title) > 0 && !isFact(title));
  const areTitled = titles.size * 4 > group.length * 3 && works.length * 2 > group.length;
  const parents = Map.groupBy(areTitled ? group : [], ({ parent }) => parent);
  const found = new Set<Element>();
  for (const [parent, { length }] of parents)
    for (let each = parent; length > 1 && each && isElement(each) && !found.has(each); each = each.parent)
      found.add(each);
  return [...found];
};

/**
 * Elements beside one another that look alike and are jobs, or the text below each of some headings: each has a link or a
 * heading, and most say a place, pay or the like.
 */
const blocksIn = (root: AnyNode[]): { block: Element; isOther: boolean }[] => {
  const elements = DomUtils.findAll(() => true, root);
  const groups = elements.flatMap((parent) => [
    ...Map.groupBy(parent.children.filter(isElement), kindOf).values(),
    ...sectionsOf(parent),
  ]);
  groups.push(...alikeIn(elements));
  const scored = groups
    .filter(
      (group) =>
        group.length > 1 &&
        group.every((block) => linkIn(block) ?? headingIn(block)) &&
        !group.every(isPart) &&
        !group.every(isFilter),
    )
    .map((whole) => {
      const counts = new Map(whole.map((block) => [block, factsIn(block)]));
      const others = othersAmong(counts);
      const group = whole.filter((block) => !others.has(block));
      return { whole, others, group, facts: group.map((block) => counts.get(block)!) };
    })
    .filter(({ facts }) => facts.length > 1 && facts.filter(Boolean).length * 2 > facts.length);
  const sum = (facts: readonly number[]) => facts.reduce((all, count) => all + count, 0);
  const holders = new Set(scored.flatMap(({ group }) => holdersOf(group)));
  const [best] = scored
    .filter(({ group }) => !group.some((block) => holders.has(block)))
    .toSorted((a, b) => sum(b.facts) - sum(a.facts) || b.group.length - a.group.length);
  return (best?.whole ?? []).map((block) => ({ block, isOther: best!.others.has(block) }));
};

/** What stands among jobs and is none, "How to apply", an advert: it is not called like work, and says hardly a fact where they say several. */
const othersAmong = (facts: ReadonlyMap<Element, number>): Set<Element> => {
  const some = [...facts.values()].filter(Boolean).toSorted((a, b) => a - b);
  const usual = some[some.length >> 1] ?? 0;
  const isOther = ([block, count]: [Element, number]): boolean =>
    count * 3 < usual && titleScore(textOf(titleOf(block))) <= 0;
  return new Set([...facts].filter(isOther).map(([block]) => block));
};

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
  const isSentence =
    /[.!?]\s+\p{Lu}/u.test(text) || (isParagraph && /\s.*[.!?…]$/.test(text) && !isFact(text));
  // A class such as "body" says how a place looks.
  const own =
    isFact(text) && fieldsCalled(given ?? "").some(({ field }) => isLong(field)) ? undefined : given;
  const name = own ?? (isSentence ? "summary" : isPlace(text) ? "location" : undefined);
  const [, label = "", value = ""] = /^(\p{L}[^:]{1,40}):\s+(\S.*)$/u.exec(text) ?? [];
  if (name !== undefined || !exactly(label).length) fields.say(name ?? "", text);
  else fields.say(label, value);
};

/** The outermost element that has no other text than this one. */
const outerOf = (element: Element): Element => {
  const parent = element.parent;
  return parent && isElement(parent) && textOf(parent) === textOf(element) ? outerOf(parent) : element;
};

/** Whether a text is called like a field whose value may stand behind it: "Closes" before a day, and not before "Reference: 26/097". */
const isLabelOf = ({ element, text }: Said, next: Said): boolean => {
  const called = fieldsCalled(text.replace(/:$/, ""));
  // `<span class="workplace">Remote</span><span class="commitment">Casual</span>` are two values.
  const [own] = fieldsCalled(nameOf(next.element, next.text) ?? "");
  if (own && !called.some(({ field }) => field === own.field)) return false;
  return called.some(
    ({ field, rank }) =>
      (rank < alike || element.name === "dt") && (isLiveStatus(text) === null || fits(field, next.text)),
  );
};

/** What is bold in a block whose link is called "Apply" or "Details". */
const titleIn = (block: Element): Element | null => {
  const link = linkIn(block);
  const isTitle = !link || !fieldsCalled(textOf(link)).some(({ field }) => field === "url" || isLong(field));
  return isTitle ? null : DomUtils.findOne(({ name }) => /^(?:b|strong)$/.test(name), block.children);
};

/** The part of a link that is the title: of one around several facts, the likeliest or the first. */
const titleOfLink = (link: Element): Element => {
  const parts = saysItself(link) ? [] : link.children.filter(isElement).filter((part) => textOf(part));
  const [first = link, ...others] = parts.filter((part) => !isFact(textOf(part)));
  if (!others.length && parts.length < 2) return parts[0] ? titleOfLink(parts[0]) : link;
  return titleOfLink([first, ...others].find((part) => titleScore(textOf(part)) > 0) ?? first);
};

const titleOf = (block: Element): Element =>
  headingIn(block) ?? titleIn(block) ?? titleOfLink(linkIn(block)!);

/** "Cook – closes 4 December", "Cook (Ref: C-7)": takes a fact at the end of a title. @returns the title without it. */
const takeEnd = (fields: JobFields, title: string): string => {
  const [, work = "", end = ""] = /^(.+?)(?:\s+[-–—|]\s+|\s*\()([^-–—|()]+)\)?$/.exec(title) ?? [];
  return work && isTaken(fields, end) ? work : title;
};

/** "<p><b>Fig Hotel</b></p>" right below a title: whose the job is, on a page that is nobody's own. */
const isEmployer = ({ element, text }: Said): boolean =>
  /^(?:b|strong)$/.test(element.name) &&
  outerOf(element) !== element &&
  nameOf(element) === undefined &&
  /^[\p{Lu}\d].{1,58}[^.!?:]$/u.test(text) &&
  !isFact(text) &&
  !saysOverAlone(text) &&
  titleScore(text) < 1;

const jobOfBlock = (block: Element, owner: string) => {
  const fields = new JobFields();
  const link = linkIn(block);
  const title = titleOf(block);
  const isOver = takeBadge(title) || isMarkedOver(block, [title]);
  fields.set("title", takeEnd(fields, textOf(title)));
  const address = link ? linkOf(block) : linkBeside(title);
  if (address) fields.set("url", address.attribs["href"]!);
  const said = saidIn(block).filter(
    ({ element, text }) => text !== textOf(title) && !/^(?:a|button)$/.test(element.name),
  );
  const employer = !owner && said[0] && isEmployer(said[0]) ? said.shift()!.text : "";
  if (employer) fields.set("employer", employer, alike);
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
    else if (!isTaken(fields, text)) sayLine(fields, text, nameOf(element, text), element.name === "p");
  }
  if (statusOfHeading(block.attribs["data-above"] ?? "") === false || isOver) fields.set("status", "closed");
  if (owner) fields.set("author", owner);
  return jobOfFields(fields);
};

/** Jobs of a page without any marks: of blocks that look alike, each with a link and what else it says of its job. */
export const jobsInLists = (html: string): FeedItem[] => {
  const { children } = parseDocument(html, { withStartIndices: true });
  writeMoments(children);
  const title = DomUtils.findOne(({ name }) => name === "title", children);
  const owner = title ? employerInName(textOf(title)) : "";
  const lineAt = lineCounter(html);
  return blocksIn(children).map(({ block, isOther }) => {
    const at = `line ${lineAt(block.startIndex ?? 0)}`;
    return isOther
      ? { at, note: `"${textOf(titleOf(block)).slice(0, 80)}" says no facts of a job, and was left out.` }
      : { at, job: jobOfBlock(block, owner) };
  });
};
