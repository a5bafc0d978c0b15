import type { AnyNode, Element } from "domhandler";
import { parseDocument } from "htmlparser2";
import { alike, fieldsCalled } from "../fields/field-called.ts";
import { isObject, type JsonObject } from "../fields/json-values.ts";
import { isHtmlTag } from "../../../site/sanitise.ts";

const withoutPrefix = (name: string) => name.replace(/^.*:/, "");

const isElement = (node: AnyNode): node is Element => node.type === "tag";

/** The text of nodes; elements of HTML are written out again. */
const textOfNodes = (nodes: readonly AnyNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === "text") return node.data;
      if (node.type === "cdata") return textOfNodes(node.children);
      return isElement(node) ? `<${node.name}>${textOfNodes(node.children)}</${node.name}>` : "";
    })
    .join("");

/** `<Schedule><FullTime/></Schedule>`: the names of empty elements, where there is nothing else. */
const namesIn = (nodes: readonly AnyNode[]): string => {
  const elements = nodes.filter(isElement);
  const areBare = elements.every(({ children, attribs }) => !children.length && !Object.keys(attribs).length);
  return areBare ? elements.map(({ name }) => withoutPrefix(name)).join(", ") : "";
};

const valueOf = (element: Element): unknown => {
  const names = namesIn(element.children);
  if (names) return names;
  const inner = objectOf(element.children);
  const text = Object.keys(inner).length ? "" : textOfNodes(element.children);
  const { attribs } = element;
  if (text.trim() || !Object.keys(attribs).length) return text.trim() ? text : inner;
  return { ...attribs, ...inner };
};

const objectOf = (nodes: readonly AnyNode[]): JsonObject => {
  const object: JsonObject = {};
  for (const node of nodes) {
    if (!isElement(node) || isHtmlTag(node.name)) continue;
    const name = withoutPrefix(node.name);
    const value = valueOf(node);
    const before = object[name];
    if (isObject(value) && !Object.keys(value).length) continue;
    object[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return object;
};

/** The elements of an XML text as an object: those of HTML are text, those of one name are a list. */
export const xmlObjectOf = (xml: string): JsonObject =>
  objectOf(parseDocument(xml, { xmlMode: true, decodeEntities: true }).children);

/** Names of elements in an XML text that are none of HTML. */
const elementsIn = (xml: string): string[] => [
  ...new Set(
    Array.from(xml.replace(/<!\[CDATA\[[^]*?\]\]>/g, "").matchAll(/<([a-z_][\w.:-]*)/gi), ([, name]) =>
      withoutPrefix(name!),
    ).filter((name) => !isHtmlTag(name)),
  ),
];

/** Whether an element has fields of its own in it: none is called like it, or like several that are in it. */
export const holdsFields = (name: string, inner: string): boolean => {
  if (!inner.includes("<")) return false;
  const elements = elementsIn(inner);
  if (!elements.length) return false;
  const [called] = fieldsCalled(name);
  if (!called || called.rank === alike) return true;
  const within = new Set(elements.flatMap((element) => fieldsCalled(element)[0]?.field ?? []));
  return called.field === "description" && within.size > 2;
};
