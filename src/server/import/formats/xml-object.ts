import { decodeHTML } from "entities";
import type { AnyNode, Element } from "domhandler";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { alike, fieldOf, fieldsCalled, type FieldName } from "../fields/field-called.ts";
import { payOfSalary } from "../fields/posting-pay.ts";
import { partOf } from "../fields/part-of.ts";
import { listOf, type JsonObject } from "../fields/json-values.ts";
import type { SaidAround } from "../fields/take-around.ts";
import { maxFieldLength } from "../limits.ts";
import type { ElementAround } from "./split-jobs.ts";
import { implied, parseDocumentOf, withoutPrefix } from "./xml-document.ts";
import { isOwnLink, nameOf, ownNameOf, saidByAttribute, takeNames } from "./xml-names.ts";
import { isHtmlTag } from "../../../site/sanitise.ts";

const isElement = (node: AnyNode): node is Element => node.type === "tag";

/** The text of nodes; elements within are written out again, for the sanitiser. */
const textOf = (nodes: readonly AnyNode[], isWithin = false): string =>
  nodes
    .map((node) => {
      if (node.type === "text") return isWithin ? node.data : decodeHTML(node.data);
      if (node.type === "cdata")
        return node.children.map((child) => ("data" in child ? child.data : "")).join("");
      if (!isElement(node)) return "";
      const attributes = Object.entries(node.attribs).map(([name, value]) =>
        value ? ` ${name}="${value}"` : ` ${name}`,
      );
      const end = implied.has(node) || voidElement.test(node.name) ? "" : `</${node.name}>`;
      return `<${node.name}${attributes.join("")}>${textOf(node.children, true)}${end}`;
    })
    .join("")
    .slice(0, maxFieldLength);
const voidElement = /^(?:br|hr|img|wbr)$/i;

/** `<Schedule><FullTime/></Schedule>`: the names of empty elements, where there is nothing else and they are no parts of it. */
const namesIn = (whole: string, nodes: readonly AnyNode[]): string => {
  const elements = nodes.filter(isElement);
  if (elements.some(({ name }) => partOf(whole, withoutPrefix(name)))) return "";
  const areBare = elements.every(({ children, attribs }) => !children.length && !Object.keys(attribs).length);
  return areBare ? elements.map(({ name }) => withoutPrefix(name)).join(", ") : "";
};

/** Elements of HTML that hold no text: with one, they are the feed's own. */
const isOwnName = (element: Element): boolean =>
  /^(?:link|meta|source|area|base|param|track)$/i.test(withoutPrefix(element.name)) &&
  (element.children.length > 0 || isOwnLink(element));

const isOfHtml = (element: Element): boolean =>
  !isOwnName(element) &&
  isHtmlTag(withoutPrefix(element.name)) &&
  element.children.filter(isElement).every(isOfHtml);

/** Whether elements within one are parts of it, not of its text. */
const hasParts = (name: string, nodes: readonly AnyNode[]): boolean => {
  const within = nodes.filter(isElement).filter((each) => !isOfHtml(each));
  const [called] = fieldsCalled(name);
  if (called?.field !== "description" || called.rank === alike) return within.length > 0;
  const fields = within.flatMap(elementsIn).flatMap((each) => fieldsCalled(nameOf(each))[0]?.field ?? []);
  return (
    new Set(fields).size > 2 ||
    isPair(nodes) ||
    (within.length > 0 && within.every(({ children }) => isPair(children)))
  );
};
/** `<jobDescription><name>Your tasks</name><value>…`: a part of a text, and what it is called. */
const isPair = (nodes: readonly AnyNode[]): boolean => {
  const names = nodes.filter(isElement).map(({ name }) => withoutPrefix(name));
  return [feedWords.pairs.names, feedWords.texts].every((list) => names.some((name) => list.includes(name)));
};
const elementsIn = (element: Element): Element[] => [
  element,
  ...element.children.filter(isElement).flatMap(elementsIn),
];

/** `<place town="Roma" state="QLD"/>`: fields of a job, which its name and theirs together are not called like. */
const saysInAttributes = (element: Element): boolean => {
  const name = nameOf(element);
  // `<pay min="34" max="36" per="hour"/>`
  if (fieldsCalled(name)[0]?.field === "salary" && payOfSalary(attributesOf(element)).min) return true;
  const fields = Object.keys(attributesOf(element)).filter(fieldOf);
  if (fieldOf(name) === "location") return fields.length > 0;
  return fields.length > 1 && !fields.some((each) => fieldOf(`${name} ${each}`));
};

const valueOf = (element: Element): unknown => {
  const { children } = element;
  const [value, ...besideValue] = children.filter(isElement);
  // `<Data name="Role"><value>Cook</value></Data>`
  const isNamed = nameOf(element) !== withoutPrefix(element.name);
  if (isNamed && value && !besideValue.length && feedWords.pairs.values.includes(value.name))
    return valueOf(value);
  if (!hasParts(nameOf(element), children)) {
    const text = textOf(children);
    if (!text.trim()) {
      const said = saidByAttribute(element);
      if (said !== undefined) return decodeHTML(said);
      if (saysInAttributes(element)) return attributesOf(element);
    }
    // Some programs escape the tags of a text twice.
    return !text.includes("<") && /&lt;\/?[a-z][^<>]*?&gt;/i.test(text) ? decodeHTML(text) : text;
  }
  const names = namesIn(nameOf(element), children);
  if (names) return names;
  const inner = objectOf(children);
  const [only, ...others] = Object.keys(inner);
  // `<locations><location>…`: what is in it.
  const isList =
    only !== undefined &&
    !others.length &&
    fieldOf(only) !== undefined &&
    fieldOf(only) === fieldOf(nameOf(element));
  return isList ? inner[only] : { ...attributesOf(element), ...inner };
};

const attributesOf = ({ attribs }: Element): JsonObject =>
  Object.fromEntries(
    Object.entries(attribs)
      .filter(([name]) => !name.startsWith("xmlns"))
      .map(([name, value]) => [withoutPrefix(name), decodeHTML(value)]),
  );

/** Fields that a job may have several of. */
const several = new Set<FieldName | undefined>([
  ...([
    ...(["location", "other_locations", "suburb", "city", "work_type", "category", "benefits"] as const),
    ...(["shift", "right_to_work"] as const),
  ] as const),
  ...(["description", "requirements"] as const),
  undefined,
]);

/** `<Status validFrom="2026-11-16" validTo="2026-12-18">`. */
const isMoment = (name: string): boolean => ["posted", "expires"].includes(fieldOf(name) ?? "");

const objectOf = (nodes: readonly AnyNode[]): JsonObject => {
  const object: JsonObject = {};
  const add = (name: string, value: unknown): void => {
    const before = object[name];
    const isEmpty = typeof before === "string" && !before.trim();
    if (before === undefined || isEmpty) object[name] = value;
    else if (several.has(fieldsCalled(name)[0]?.field) || typeof before === "object")
      object[name] = [...listOf(before), value];
  };
  const elements = nodes.filter(isElement);
  const isInText = nodes.some((node) => node.type === "text" && node.data.trim() !== "");
  takeNames(elements);
  for (const element of elements) {
    const name = nameOf(element);
    const within = element.children.filter(isElement);
    // `<facts><fact name="Location">`: fields by their attributes.
    if (within.length && within.every(ownNameOf)) {
      for (const [key, value] of Object.entries(objectOf(within))) add(key, value);
      continue;
    }
    // `<header>` may be a fact, where there is no text around it.
    if (isOfHtml(element) && !fieldsCalled(name).length && (isInText || !textOf(element.children).trim()))
      continue;
    const value = valueOf(element);
    add(name, value);
    if (typeof value === "string" || Array.isArray(value))
      for (const [attribute, text] of Object.entries(attributesOf(element)))
        if (text === value) continue;
        else if (fieldOf(`${name} ${attribute}`)) add(`${name} ${attribute}`, text);
        else if (isMoment(attribute)) add(attribute, text);
  }
  return object;
};

/** What the tag of an element and the texts in it say, each by its name and that of the element. */
export const saidInElement = ({ name, tag, texts }: ElementAround): SaidAround => {
  const { dom } = parseDocumentOf(`${tag.replace(/\/?>$/, "")}/>`);
  const element = dom.find(isElement);
  const own = withoutPrefix(name);
  return [
    ...Object.entries(element ? attributesOf(element) : {}).map(([key, text]) => ({
      path: [own, key],
      value: text,
    })),
    ...texts.map(({ name: key, text }) => ({ path: [own, withoutPrefix(key)], value: decodeHTML(text) })),
  ];
};

/** What the XML of one job says, from `<job>` to `</job>`, as an object: elements of one name are a list. */
export const xmlObjectOf = (given: string): { value: JsonObject; problem: string | undefined } => {
  const handler = parseDocumentOf(given);
  const job = handler.dom.find(isElement);
  if (!job) return { value: {}, problem: handler.problem };
  // `<Position Number="MPP-118">`
  const own = Object.entries(attributesOf(job)).map(([key, text]): [string, unknown] => {
    const whole = `${withoutPrefix(job.name)} ${key}`;
    return [!fieldsCalled(key).length && fieldOf(whole) ? whole : key, text];
  });
  // `<role title="Cook" town="Roma">Two stoves.</role>`
  const text = job.children.some(isElement) ? "" : textOf(job.children).trim();
  return {
    value: { ...(text && { text }), ...Object.fromEntries(own), ...objectOf(job.children) },
    problem: handler.problem,
  };
};
