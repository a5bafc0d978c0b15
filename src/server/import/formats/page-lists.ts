import type { AnyNode, Element } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { oneLine } from "../../../domain/text/one-line.ts";
import type { FeedItem } from "../feed-job.ts";
import { employerInName } from "../fields/employer-beside.ts";
import { fieldsCalled } from "../fields/field-called.ts";
import { isPay, isWorkType } from "../fields/fits.ts";
import { JobFields } from "../fields/job-fields.ts";
import { jobOfFields } from "../fields/job-of-fields.ts";
import { isTaken } from "../fields/labelled-lines.ts";
import { namesPlace } from "../places/place-by-value.ts";

const isElement = (node: AnyNode): node is Element => node.type === "tag";
const textOf = (node: AnyNode): string => oneLine(DomUtils.innerText(node));
const elementsIn = (node: Element): Element[] => DomUtils.findAll(() => true, node.children);

/** How an element looks like those beside it: its name and its first class. */
const kindOf = ({ name, attribs }: Element): string =>
  `${name}.${attribs["class"]?.trim().split(/\s+/)[0] ?? ""}`;

const linkIn = (block: Element): Element | null =>
  DomUtils.findOne(({ name, attribs }) => name === "a" && /\w/.test(attribs["href"] ?? ""), [block]);
const headingIn = (block: Element): Element | null =>
  DomUtils.findOne(({ name }) => /^h[1-6]$/.test(name), block.children);

/** The innermost elements with text of their own, which are what a block says, in order. */
const saidIn = (block: Element): Element[] =>
  elementsIn(block).filter(
    (element) =>
      element.children.some((child) => child.type === "text" && child.data.trim()) &&
      !(element.parent && element.parent !== block && saysItself(element.parent as Element)),
  );
const saysItself = ({ children }: Element): boolean =>
  children.some((child) => child.type === "text" && child.data.trim());

const isFact = (text: string): boolean =>
  text.length <= 80 &&
  (isPay(text) || isWorkType(text) || namesPlace("", text) || /\bclos|\bdeadline/i.test(text));

/** Elements beside one another that look alike and are jobs: each has a link or a heading, and most say a place, pay or the like. */
const blocksIn = (root: AnyNode[]): Element[] => {
  const groups = DomUtils.findAll(() => true, root).flatMap((parent) => [
    ...Map.groupBy(parent.children.filter(isElement), kindOf).values(),
  ]);
  const scored = groups
    .filter((group) => group.length > 1 && group.every((block) => linkIn(block) ?? headingIn(block)))
    .map((group) => ({
      group,
      facts: group.map((block) => saidIn(block).filter((said) => isFact(textOf(said))).length),
    }))
    .filter(({ facts }) => facts.filter((count) => count > 0).length * 2 > facts.length);
  const sum = (facts: readonly number[]) => facts.reduce((all, count) => all + count, 0);
  return scored.toSorted((a, b) => sum(b.facts) - sum(a.facts))[0]?.group ?? [];
};

const jobOfBlock = (block: Element, owner: string) => {
  const fields = new JobFields();
  const link = linkIn(block);
  const title = headingIn(block) ?? link!;
  fields.set("title", textOf(title));
  if (link) fields.set("url", link.attribs["href"]!);
  for (const said of saidIn(block)) {
    const text = textOf(said);
    if (!text || said === title || DomUtils.findOne((each) => each === title, [said])) continue;
    if (isTaken(fields, text)) continue;
    const name = [
      said.attribs["itemprop"],
      said.attribs["data-label"],
      ...(said.attribs["class"] ?? "").split(/\s+/),
    ]
      .filter((each) => each !== undefined)
      .find((each) => fieldsCalled(each).length);
    if (text !== textOf(title) && !/^(?:a|button)$/.test(said.name)) fields.say(name ?? "", text);
  }
  if (owner) fields.set("author", owner);
  return jobOfFields(fields);
};

/** Jobs of a page without any marks: of blocks that look alike, each with a link and what else it says of its job. */
export const jobsInLists = (html: string): FeedItem[] => {
  const { children } = parseDocument(html, { withStartIndices: true });
  const title = DomUtils.findOne(({ name }) => name === "title", children);
  const owner = title ? employerInName(textOf(title)) : "";
  return blocksIn(children).map((block) => ({
    at: `line ${html.slice(0, block.startIndex ?? 0).split("\n").length}`,
    job: jobOfBlock(block, owner),
  }));
};
