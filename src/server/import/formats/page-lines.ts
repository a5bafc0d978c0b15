import { Text, type AnyNode, type Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { oneLine } from "../../../domain/text/one-line.ts";
import { exactly } from "../fields/field-called.ts";

/** Elements of words within a line. */
const ofWords = /^(?:a|abbr|b|bdi|br|code|em|font|i|label|mark|small|span|strong|sub|sup|time|u|o:p)$/;

const isElement = (node: AnyNode): node is Element => node.type === "tag";
const isInline = (node: AnyNode): boolean =>
  !isElement(node) || (ofWords.test(node.name) && node.children.every(isInline));

const textOf = (node: AnyNode): string => DomUtils.textContent(node).replace(/\s+/g, " ");

/** Whether words in an element of their own are the label of what stands behind them: `<b>Location:</b> Perth`, `<b>Location</b>: Perth`. */
const isLabel = (node: AnyNode, next: AnyNode | undefined): boolean => {
  const text = textOf(node).trim();
  const isMarked = text.endsWith(":") || (next !== undefined && textOf(next).trimStart().startsWith(":"));
  return isElement(node) && isMarked && exactly(text.replace(/\s*:$/, "")).length > 0;
};

/** A text with a sign for the end of each line: at breaks, and before labels. */
const markedText = (nodes: readonly AnyNode[]): string =>
  nodes
    .map((node, at) => {
      if (isElement(node) && node.name === "br") return "\n";
      const text =
        isElement(node) && !isLabel(node, nodes[at + 1]) ? markedText(node.children) : textOf(node);
      return isLabel(node, nodes[at + 1]) ? `\n${text}` : text;
    })
    .join("");

/** Writes the day or moment that times have for machines in place of their words: `<time datetime="2026-12-13T23:59+11:00">Sunday</time>`. */
export const writeMoments = (nodes: AnyNode[]): void => {
  for (const time of DomUtils.findAll(({ name }) => name === "time", nodes)) {
    const moment = time.attribs["datetime"]?.trim() ?? "";
    if (/^\d{4}-\d\d-\d\d(?:$|[T ])/.test(moment)) time.children = [new Text(moment)];
  }
};

/** The lines of an element that has nothing but words, with breaks between them or labels before them; null for others. */
export const linesOf = (element: Element): string[] | null => {
  if (!element.children.every(isInline)) return null;
  const lines = markedText(element.children).split("\n").map(oneLine).filter(Boolean);
  const hasLabels = element.children.some((node, at) => isLabel(node, element.children[at + 1]));
  return hasLabels || lines.length > 1 ? lines : null;
};
