import { Element, Text, type AnyNode } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { oneLine } from "../../../domain/text/one-line.ts";
import { exactly, type FieldName } from "./field-called.ts";

/** A text may be so long, in characters, and may have its facts in elements beside labels. */
const longest = 200_000;
const hasLabels = /class\s*=\s*["'][^"']*\blabel|__label/i;
const isElement = (node: AnyNode): node is Element => node.type === "tag";
const textOf = (node: AnyNode | AnyNode[]): string => oneLine(DomUtils.innerText(node));

const isLabel = (element: Element): boolean =>
  /(?:^|[\s_-])label(?:$|[\s_-])/i.test(element.attribs["class"] ?? "") &&
  exactly(textOf(element).replace(/:$/, "")).length > 0;

/** The texts of the innermost elements: each of several items. */
const itemsIn = (nodes: readonly AnyNode[]): string[] =>
  nodes.flatMap((node) => {
    const parts = isElement(node) ? node.children.filter(isElement) : [];
    const isWhole =
      !parts.length || (node as Element).children.some((part) => part.type === "text" && part.data.trim());
    return isWhole ? [textOf(node)] : itemsIn((node as Element).children);
  });

/** What the elements beside a label say: the address of a link to apply, a moment as machines have it, else their texts. */
const valueOf = (field: FieldName, nodes: AnyNode[]): string => {
  const found = (name: string, attribute: string) =>
    DomUtils.findOne((one) => one.name === name && Boolean(one.attribs[attribute]), nodes)?.attribs[
      attribute
    ];
  const own = field === "url" ? found("a", "href") : found("time", "datetime");
  return own ?? itemsIn(nodes).filter(Boolean).join("; ");
};

/**
 * A text in which elements beside labels, as content systems write the fields of a page, are lines with labels:
 * `<div><div class="field__label">Location</div><div>Roma QLD</div></div>` is `<p>Location: Roma QLD</p>`; other texts as they are.
 */
export const withLabelledParts = (text: string): string => {
  if (!hasLabels.test(text) || text.length > longest) return text;
  const tree = parseDocument(text);
  const labels = Map.groupBy(DomUtils.findAll(isLabel, tree.children), ({ parent }) => parent);
  for (const [parent, [label, ...others]] of labels) {
    if (!parent || !isElement(parent as AnyNode) || others.length) continue;
    const name = textOf(label!).replace(/:$/, "");
    const beside = parent.children.slice(parent.children.indexOf(label!) + 1);
    const value = valueOf(exactly(name)[0]!.field, beside);
    if (value)
      DomUtils.replaceElement(parent as Element, new Element("p", {}, [new Text(`${name}: ${value}`)]));
  }
  return DomUtils.getInnerHTML(tree);
};
