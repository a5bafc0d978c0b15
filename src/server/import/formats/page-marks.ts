import type { AnyNode, Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { oneLine } from "../../../domain/text/one-line.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { isLiveStatus, saysOverAlone, statusIn } from "../jobs/status-words.ts";

const ofBlocks = new Set(feedWords.classesOfBlocks);
const textOf = (node: AnyNode): string => oneLine(DomUtils.textContent(node));

/** Whether the class or the data of an element say that its job is over: "vacancy-card--closed", `data-status="filled"`. */
const isOverByName = ({ attribs }: Element): boolean =>
  Object.entries(attribs).some(
    ([name, value]) => /^data-(?:.*-)?status$/.test(name) && statusIn(value) === false,
  ) ||
  (attribs["class"] ?? "").split(/\s+/).some((name) => {
    const words = name.toLowerCase().split(/[-_]+/);
    const end = words.at(-1)!;
    // A part that is folded up is closed as well.
    return words.length > 1
      ? isLiveStatus(end) === false && words.some((word) => ofBlocks.has(word))
      : end !== "closed" && saysOverAlone(end);
  });

const strikes = /^(?:del|s|strike)$/;
/** Whether there is a line through all of a text that an element has, or through more around it. */
const isStruck = (element: Element): boolean => {
  for (let around = element.parent; around && "name" in around; around = around.parent)
    if (strikes.test(around.name)) return true;
  const struck = DomUtils.findOne(({ name }) => strikes.test(name), [element]);
  return struck !== null && textOf(struck) !== "" && textOf(struck) === textOf(element);
};

/** Whether a block of a page or the row of a table is marked as one whose job is over. @param titles What may be its title. */
export const isMarkedOver = (block: Element, titles: readonly Element[]): boolean =>
  isOverByName(block) || titles.some(isStruck);

const ofBadges = /badge|label|tag|pill|chip|status|flag/i;
const isBadge = (element: Element): boolean => {
  if (!/^(?:span|small|strong|b|em|i|mark|sup)$/.test(element.name)) return false;
  const text = textOf(element);
  return (
    saysOverAlone(text) || (ofBadges.test(element.attribs["class"] ?? "") && isLiveStatus(text) === true)
  );
};

/** Takes a badge out of the heading of a block or the cell of a table that says more, `Clerk <span class="badge">Filled</span>`. @returns whether it says that the job is over. */
export const takeBadge = (title: Element): boolean => {
  const badge = DomUtils.findOne(isBadge, title.children);
  if (!badge || textOf(badge) === textOf(title)) return false;
  const isOver = saysOverAlone(textOf(badge).replace(/^[([]|[)\]]$/g, ""));
  DomUtils.removeElement(badge);
  return isOver;
};
