import { Element, Text, type AnyNode } from "domhandler";
import { DomUtils } from "htmlparser2";
import { titleScore } from "../../../lexicon/cv/titles.ts";
import { exactly, fieldsCalled, isLong } from "../fields/field-called.ts";
import { isPlace, isWorkType } from "../fields/fits.ts";
import { statusOfHeading } from "../jobs/status-words.ts";
import { isPieceOfFact } from "./line-pieces.ts";
import { headingIn } from "./page-links.ts";
import { factsIn, isElement, isFact, linkIn, saysItself, textOf, writtenTitle } from "./page-said.ts";

const webAddress = /^https?:\/\/\S+$/i;

/** Whether a block has a link that is called like the job, and not "Apply" or "Details". */
const hasTitleLink = (block: Element): boolean => {
  const link = linkIn(block);
  return (
    link !== null &&
    !webAddress.test(textOf(link)) &&
    !fieldsCalled(textOf(link)).some(({ field }) => field === "url" || isLong(field))
  );
};
const boldIn = ({ children }: Element): Element | null =>
  DomUtils.findOne(({ name }) => /^(?:b|strong)$/.test(name), children);
/** What is bold in a block without a link that is its title. */
const titleIn = (block: Element): Element | null => (hasTitleLink(block) ? null : boldIn(block));

/** Makes the work that items of lists begin with bold where nothing else in them is a title: "Cook (casual) – Apply". */
export const writeTitles = (nodes: AnyNode[]): void => {
  for (const item of DomUtils.findAll(({ name }) => name === "li", nodes)) {
    const [first] = item.children.filter(saysAnything);
    const [text] = (first?.name === "p" ? first : item).children;
    if (text?.type !== "text" || hasTitleLink(item) || (headingIn(item) ?? boldIn(item))) continue;
    const [, work = ""] = /^\s*(\p{Lu}[^(–—|,:;]{2,60}?)\s*(?:[(|,:;]|[–—-]\s)/u.exec(text.data) ?? [];
    if (titleScore(work) <= 0) continue;
    DomUtils.prepend(text, new Element("b", { [writtenTitle]: "" }, [new Text(work)]));
    text.data = text.data.trimStart().slice(work.length);
  }
};

/** The part of a link that is the title: of one around several facts, the likeliest or the first. */
const titleOfLink = (link: Element): Element => {
  const parts = saysItself(link) ? [] : link.children.filter(isElement).filter((part) => textOf(part));
  const [first = link, ...others] = parts.filter((part) => !isFact(textOf(part)));
  if (!others.length && parts.length < 2) return parts[0] ? titleOfLink(parts[0]) : link;
  return titleOfLink([first, ...others].find((part) => titleScore(textOf(part)) > 0) ?? first);
};

/** What is the title of a block. */
export const titleOf = (block: Element): Element =>
  headingIn(block) ?? titleIn(block) ?? titleOfLink(linkIn(block) ?? block);

/** How an element looks like those beside it: its name and its first class. */
const kindOf = ({ name, attribs }: Element): string =>
  `${name}.${attribs["class"]?.trim().split(/\s+/)[0] ?? ""}`;

/** Whether a block is below a heading that is no title, or begins with a label: the name of a field, or a status. */
const isPart = (block: Element): boolean => {
  const heading = headingIn(block) ?? titleIn(block);
  const text = heading ? textOf(heading) : "";
  return exactly(text.replace(/:$/, "")).length > 0 || statusOfHeading(text) !== null;
};

/** Whether most blocks are parts of jobs: facts in a list, or what stands below a title, with links that are all called the same. */
const areParts = (group: readonly Element[]): boolean => {
  const titles = group.filter((block) => !isPart(block)).map((block) => textOf(titleOf(block)));
  const areOne = new Set(titles).size === 1 && titles.length > 1 && titleScore(titles[0]!) <= 0;
  return titles.length * 2 < group.length || areOne || titles.every((title) => webAddress.test(title));
};

/** Whether a block is only a link to jobs of a kind or at a place: "Full-time", "Adelaide, SA". */
const isFilter = (block: Element): boolean => {
  const link = linkIn(block);
  const text = textOf(block);
  const isOne = link !== null && saysItself(link) && textOf(link) === text;
  return isOne && (isWorkType(text) || (isPlace(text) && titleScore(text) <= 0));
};

/** Whether there are words in a node. */
const hasWords = (node: AnyNode): boolean =>
  "children" in node ? node.children.some(hasWords) : node.type === "text" && node.data.trim() !== "";
/** Whether a node is an element with words or a link: others only keep those apart. */
const saysAnything = (node: AnyNode): node is Element =>
  isElement(node) && (hasWords(node) || linkIn(node) !== null);

/** Elements that look alike within parents that look alike, of which each may have a heading of its own: "Engineering", "Business". */
const alikeIn = (elements: readonly Element[]): Element[][] => {
  const kindsFrom = (element: Element): string => {
    const parent = element.parent;
    // Items of a list within an item are none of the outer list's.
    const isInner =
      element.name === "li" && parent?.parent && "name" in parent.parent && parent.parent.name === "li";
    return parent && isElement(parent) && !isInner ? `${kindOf(element)} < ${kindOf(parent)}` : "";
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
export const blocksIn = (root: AnyNode[]): { block: Element; isOther: boolean }[] => {
  const elements = DomUtils.findAll(() => true, root);
  const groups = elements.flatMap((parent) => [
    ...Map.groupBy(parent.children.filter(saysAnything), kindOf).values(),
    ...sectionsOf(parent),
  ]);
  groups.push(...alikeIn(elements));
  const scored = groups
    .filter(
      (group) =>
        group.length > 1 &&
        group.every((block) => linkIn(block) ?? headingIn(block) ?? titleIn(block)) &&
        group.some((block) => linkIn(block) ?? headingIn(block)) &&
        !areParts(group) &&
        !group.every(isFilter),
    )
    .map((whole) => {
      const counts = new Map(whole.map((block) => [block, factsBeside(block)]));
      const others = othersAmong(counts);
      const group = whole.filter((block) => !others.has(block));
      const works = group.filter(isCalledLikeWork).length;
      return { whole, others, group, works, facts: group.map((block) => counts.get(block)!) };
    })
    .filter(({ facts }) => facts.length > 1 && facts.filter(Boolean).length * 2 > facts.length);
  const sum = (facts: readonly number[]) => facts.reduce((all, count) => all + count, 0);
  const holders = new Set<AnyNode>(scored.flatMap(({ group }) => holdersOf(group)));
  const [best] = scored
    .filter(({ group }) => !group.some((block) => [block, ...block.children].some((one) => holders.has(one))))
    .toSorted((a, b) => sum(b.facts) - sum(a.facts) || b.works - a.works || b.group.length - a.group.length);
  return best
    ? best.whole.map((block) => ({ block, isOther: best.others.has(block) }))
    : elements.filter(isFolded).map((block) => ({ block, isOther: false }));
};

/** Whether a block is a job that is folded up below its title, the only one of its page. */
const isFolded = (block: Element): boolean => {
  const hasSwitch = (one: Element): boolean =>
    one.name === "details" || DomUtils.existsOne(({ attribs }) => "aria-expanded" in attribs, one.children);
  const isJob = (one: Element): boolean => hasSwitch(one) && factsIn(one) > 1;
  const title = headingIn(block);
  return (
    isJob(block) &&
    title !== null &&
    titleScore(textOf(title)) > 0 &&
    !block.children.filter(isElement).some(isJob)
  );
};

/** Whether the title of a block is one of work: "Volunteers" says only how. */
const isCalledLikeWork = (block: Element): boolean => {
  const title = textOf(titleOf(block));
  return titleScore(title) > 0 && !isWorkType(title);
};
/** How many facts a block says beside its title. */
const factsBeside = (block: Element): number =>
  factsIn(block) - Number(isPieceOfFact(textOf(titleOf(block))));

/** What stands among jobs and is none, "How to apply", an advert: it is not called like work, as "Volunteers" is not, and says hardly a fact where they say several. */
const othersAmong = (facts: ReadonlyMap<Element, number>): Set<Element> => {
  const some = [...facts.values()].filter(Boolean).toSorted((a, b) => a - b);
  const usual = some[some.length >> 1] ?? 0;
  const isOther = ([block, count]: [Element, number]): boolean =>
    count * 3 < usual && !isCalledLikeWork(block);
  return new Set([...facts].filter(isOther).map(([block]) => block));
};
