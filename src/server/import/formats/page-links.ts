import type { AnyNode, Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { exactly } from "../fields/field-called.ts";
import { isElement, linkIn, textOf } from "./page-said.ts";

/** The heading of a block, or what is always shown of one that is folded up. */
export const headingIn = (block: Element): Element | null => DomUtils.findOne(isHeading, block.children);
const isHeading = ({ name, attribs }: Element): boolean =>
  /^(?:h[1-6]|summary)$/.test(name) || "aria-expanded" in attribs;
/** The link of a block to apply, else its first one. */
export const linkOf = (block: Element): Element | null => linkToApply([block]) ?? linkIn(block);
const linkToApply = (nodes: AnyNode[]): Element | null =>
  DomUtils.findOne((link) => link.name === "a" && linkIn(link) !== null && isToApply(textOf(link)), nodes);
const isToApply = (text: string): boolean =>
  exactly(text).some(({ field, rank }) => field === "url" && rank === 0);

/** The link to apply that stands beside a block with one title, in what holds no other: the button below a text of a site builder. */
export const linkBeside = (title: Element): Element | null => {
  for (let around = title.parent; around && isElement(around); around = around.parent) {
    const headings = DomUtils.find((node) => isElement(node) && isHeading(node), around.children, true, 2);
    // Other items of a list are other jobs.
    if (headings.length > 1 || /^[ou]l$/.test(around.name)) return null;
    const link = linkToApply(around.children);
    if (link) return link;
  }
  return null;
};
