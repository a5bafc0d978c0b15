import type { AnyNode, Document, Element } from "domhandler";
import { parseDocument } from "htmlparser2";
import { isObject, type JsonObject } from "../fields/json-values.ts";
import { lineCounter } from "./line-counter.ts";

/** How a page says what its elements are: microdata, or RDFa. */
interface Marks {
  type: string;
  property: string;
  /** Whether an element is a thing of its own. */
  isItem: (element: Element) => boolean;
}

const microdata: Marks = {
  type: "itemtype",
  property: "itemprop",
  isItem: ({ attribs }) => "itemscope" in attribs,
};
const rdfa: Marks = { type: "typeof", property: "property", isItem: ({ attribs }) => "typeof" in attribs };

const isElement = (node: AnyNode): node is Element => "attribs" in node;
const isJob = ({ attribs }: Element, { type }: Marks) =>
  /(?:^|[/:])JobPosting$/.test(attribs[type]?.trim() ?? "");

/** Texts are kept with their tags: of a description they are its form. */
const markupOf = (nodes: readonly AnyNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === "text") return node.data.replace(/&/g, "&amp;").replace(/</g, "&lt;");
      return isElement(node) ? `<${node.name}>${markupOf(node.children)}</${node.name}>` : "";
    })
    .join("");
const textOf = (nodes: readonly AnyNode[]): string =>
  nodes
    .map((node) => (node.type === "text" ? node.data : isElement(node) ? textOf(node.children) : ""))
    .join("");

/** What an element says: its attribute for machines, an address, else its text. */
const valueOf = (element: Element, marks: Marks): unknown => {
  const { attribs, name } = element;
  if (marks.isItem(element))
    return { ...itemOf(element, marks), ...(attribs["content"] && { value: attribs["content"] }) };
  const own = attribs["content"] ?? attribs["datetime"] ?? (name === "data" ? attribs["value"] : undefined);
  if (own !== undefined) return own;
  if ((name === "a" || name === "link") && attribs["href"]) return attribs["href"];
  if (name === "img") return attribs["src"];
  return attribs[marks.property]?.includes("description")
    ? markupOf(element.children)
    : textOf(element.children).replace(/\s+/g, " ").trim();
};

const itemOf = (element: Element, marks: Marks): JsonObject => {
  const item: JsonObject = { "@type": element.attribs[marks.type]?.replace(/^.*[/:]/, "") ?? "" };
  const collect = (nodes: readonly AnyNode[]): void => {
    for (const node of nodes.filter(isElement)) {
      const names = (node.attribs[marks.property] ?? "").split(/\s+/).filter(Boolean);
      const value = names.length ? valueOf(node, marks) : undefined;
      for (const name of names.map((each) => each.replace(/^.*[/:]/, ""))) {
        const before = item[name];
        item[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
      }
      if (!isObject(value) && !marks.isItem(node)) collect(node.children);
    }
  };
  collect(element.children);
  return item;
};

/** The JobPostings of a page in microdata and in RDFa, each as an object of JSON-LD. */
export const postingsInPage = (html: string): { line: number; posting: JsonObject }[] => {
  const found: { line: number; posting: JsonObject }[] = [];
  const lineAt = lineCounter(html);
  const visit = (node: Document | Element): void => {
    for (const child of node.children.filter(isElement)) {
      const marks = [microdata, rdfa].find((each) => isJob(child, each));
      if (marks) {
        found.push({ line: lineAt(child.startIndex ?? 0), posting: itemOf(child, marks) });
      } else visit(child);
    }
  };
  visit(parseDocument(html, { withStartIndices: true }));
  return found;
};
