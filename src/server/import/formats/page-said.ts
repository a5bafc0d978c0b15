import type { AnyNode, Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { oneLine } from "../../../domain/text/one-line.ts";
import { between, factsApart, fieldOfFact, isPieceOfFact } from "./line-pieces.ts";
import { linesOf } from "./page-lines.ts";

export const isElement = (node: AnyNode): node is Element => node.type === "tag";
export const textOf = (node: AnyNode): string => oneLine(DomUtils.innerText(node));
const elementsIn = (node: Element): Element[] => DomUtils.findAll(() => true, node.children);

export const linkIn = (block: Element): Element | null =>
  DomUtils.findOne(({ name, attribs }) => name === "a" && /\w/.test(attribs["href"] ?? ""), [block]);
export const saysItself = ({ children }: Element): boolean =>
  children.some((child) => child.type === "text" && child.data.trim());

/** "(Roma QLD)", "— casual", "Full-time /": a piece without the signs around it. */
const withoutSigns = (text: string): string =>
  /^\(([^()]+)\)$/.exec(text)?.[1] ?? text.replace(/^[-–—]\s+|\s+[-–—/|•·,]$/g, "");

/** What marks a title that was written into an item of a list. */
export const writtenTitle = "data-title";
const hasWrittenTitle = ({ children }: Element): boolean =>
  children.some((child) => isElement(child) && writtenTitle in child.attribs);

/** A piece of what a block says, and the innermost element that says it. */
export interface Said {
  element: Element;
  text: string;
}
/** The pieces of a block in order; beside a link, "Cook" - Perth - closes 4 Dec, they are between dashes. */
export const saidIn = (block: Element): Said[] => {
  const within = new Set<Element>();
  return [block, ...elementsIn(block)]
    .flatMap((element) => {
      if (within.has(element)) return [];
      const lines = element.name === "a" ? null : linesOf(element);
      if (lines) {
        for (const part of elementsIn(element)) within.add(part);
        return lines.flatMap((line) => piecesOf(line).map((text) => ({ element, text })));
      }
      if (!saysItself(element) || (element !== block && isWithinText(element, block))) return [];
      if (element.name === "a") return [{ element, text: textOf(element) }];
      if (!linkIn(element) && !hasWrittenTitle(element))
        return piecesOf(textOf(element)).map((text) => ({ element, text }));
      const own = element.children.map((child) => (child.type === "text" ? child.data : " - ")).join("");
      return own
        .split(/\s[-–—|•·]\s/)
        .flatMap((text) => sentencesApart(withoutSigns(oneLine(text).replace(/^[,;:]\s+/, ""))))
        .flatMap(factsApart)
        .map((text) => ({ element, text }));
    })
    .map(({ element, text }) => ({ element, text: withoutSigns(text) }))
    .filter(({ text }) => /[^\s.,;:]/.test(text));
};
/** "Fig Hotel, Roma QLD. Casual, $36 an hour. Two stoves.": the sentences that a text begins with as long as they are facts, and the rest. */
const sentencesApart = (text: string): string[] => {
  const sentences = text.split(/(?<=[^.\s]{2}\.)\s+(?=[\p{Lu}$])/u);
  const bare = sentences.map((sentence) => sentence.replace(/\.$/, ""));
  // "We are close to the sea." is none.
  const isOne = (sentence: string) => isFact(sentence) && (isPieceOfFact(sentence) || /\d/.test(sentence));
  const found = bare.findIndex((sentence) => !isOne(sentence) && factsApart(sentence).length < 2);
  const end = found < 0 ? sentences.length : found;
  return [...bare.slice(0, end), sentences.slice(end).join(" ")];
};
/** The pieces of a line with dots or strokes between them, one of which is a fact, "Casual · $36 an hour", or dashes between facts of two kinds. */
const piecesOf = (line: string): string[] => {
  const signs = [/\s[|•·]\s/, ...(/ [-–—] /.test(line) ? [between] : [])];
  const [dotted = [], dashed = []] = signs.map((sign) => line.split(sign).map(oneLine).flatMap(factsApart));
  // "Full time - fixed term" is one.
  const fields = new Set(dashed.flatMap((piece) => fieldOfFact(piece) ?? []));
  if (dashed.length > dotted.length && fields.size > 1) return dashed;
  return dotted.some(isFact) ? dotted : [line];
};
/** Whether an element is a word of a sentence that another has. */
const isWithinText = (element: Element, block: Element): boolean => {
  const parent = element.parent as Element | null;
  return parent !== null && parent !== block && saysItself(parent) && !linkIn(parent);
};

export const isFact = (said: string): boolean => {
  const text = said.replace(/^\p{L}[\p{L} ]{1,30}:\s+/u, "");
  return said.length <= 80 && (isPieceOfFact(text) || /\bclos|\bdeadline/i.test(said));
};

/** One job says seldom more facts: what does is a part of the page with several jobs. */
const mostFacts = 5;
/** How many facts a block says. */
export const factsIn = (block: Element): number =>
  Math.min(mostFacts, saidIn(block).filter(({ text }) => isFact(text)).length);
