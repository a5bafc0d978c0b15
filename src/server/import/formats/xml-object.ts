import { decodeHTML } from "entities";
import { DomHandler, type AnyNode, type Element } from "domhandler";
import { Parser } from "htmlparser2";
import { alike, fieldOf, fieldsCalled, type FieldName } from "../fields/field-called.ts";
import { listOf, type JsonObject } from "../fields/json-values.ts";
import { maxFieldLength } from "../limits.ts";
import { isHtmlTag } from "../../../site/sanitise.ts";

/** The most elements within one another: the parser's time grows with the square of them. */
const maxDepth = 500;

/** CDATA, comments, and every "<" that begins no tag: no name follows it, or no ">" before the next "<". */
const bareSign = /<!\[CDATA\[[^]*?\]\]>|<!--[^]*?-->|<(?!\/?[a-z_][\w.:-]*(?=[\s/>])[^<>]*>|[!?])/gi;
/** `currency="AUD>`: a quote that nothing closes before the next tag. */
const openQuote = /(<[a-z_][^<>]*=\s*)(["'])((?:(?!\2)[^<>])*)>(?!(?:(?!\2)[^<])*\2)/gi;
const withoutBareSigns = (xml: string): string =>
  xml.replace(bareSign, (match) => (match === "<" ? "&lt;" : match)).replace(openQuote, "$1$2$3$2>");

/** Elements that something else closed, which in a text are none: "Ask <Jane Doe> for more". */
const implied = new WeakSet<Element>();

/** Keeps the tree of a job, and what is wrong with it. */
class JobHandler extends DomHandler {
  problem: string | undefined;
  #depth = 0;
  #job: Parser | undefined;
  /** Where the last element was opened: one that closes there closes itself. */
  #openedAt = 0;

  override onparserinit(parser: Parser): void {
    super.onparserinit(parser);
    this.#job = parser;
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes);
    this.#openedAt = this.#job!.startIndex;
    if (++this.#depth <= maxDepth) return;
    this.problem = `The XML of this job is broken: more than ${maxDepth} elements are open within one another. Are their closing tags missing?`;
    this.#job!.pause();
  }

  override onclosetag(...[name, isNotWritten]: [name?: string, isNotWritten?: boolean]): void {
    const element = this.tagStack.at(-1) as Element;
    super.onclosetag();
    this.#depth--;
    if (!isNotWritten || this.#job!.startIndex === this.#openedAt) return;
    implied.add(element);
    if (this.#depth === 1) this.problem ??= `The XML of this job is broken: <${name}> is not closed.`;
  }
}

const isElement = (node: AnyNode): node is Element => node.type === "tag";
const withoutPrefix = (name: string) => name.replace(/^.*:/, "");

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

/** `<Schedule><FullTime/></Schedule>`: the names of empty elements, where there is nothing else. */
const namesIn = (nodes: readonly AnyNode[]): string => {
  const elements = nodes.filter(isElement);
  const areBare = elements.every(({ children, attribs }) => !children.length && !Object.keys(attribs).length);
  return areBare ? elements.map(({ name }) => withoutPrefix(name)).join(", ") : "";
};

const isOfHtml = (element: Element): boolean =>
  isHtmlTag(withoutPrefix(element.name)) && element.children.filter(isElement).every(isOfHtml);

/** Whether elements within one are parts of it, not of its text. */
const hasParts = (name: string, nodes: readonly AnyNode[]): boolean => {
  const within = nodes.filter(isElement).filter((each) => !isOfHtml(each));
  const [called] = fieldsCalled(name);
  if (called?.field !== "description" || called.rank === alike) return within.length > 0;
  const fields = within.flatMap(elementsIn).flatMap((each) => fieldsCalled(nameOf(each))[0]?.field ?? []);
  return new Set(fields).size > 2;
};
const elementsIn = (element: Element): Element[] => [
  element,
  ...element.children.filter(isElement).flatMap(elementsIn),
];

/** `<field name="Location">` and `<category scheme="…/location">` are called by their attributes. */
const ownNameOf = ({ attribs: { name = "", scheme = "" } }: Element): string | undefined =>
  [name, scheme.replace(/^.*[/#]/, "")].find(fieldOf);
const nameOf = (element: Element): string => ownNameOf(element) ?? withoutPrefix(element.name);

const valueOf = (element: Element): unknown => {
  const { children } = element;
  if (!hasParts(nameOf(element), children)) {
    const { term, label } = element.attribs;
    const text = textOf(children);
    if (!text.trim() && (label ?? term)) return decodeHTML(label ?? term!);
    // Some programs escape the tags of a text twice.
    return !text.includes("<") && /&lt;\/?[a-z][^<>]*?&gt;/i.test(text) ? decodeHTML(text) : text;
  }
  const names = namesIn(children);
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
    Object.entries(attribs).map(([name, value]) => [withoutPrefix(name), decodeHTML(value)]),
  );

/** Fields that a job may have several of. */
const several = new Set<FieldName | undefined>([
  ...([
    "location",
    "other_locations",
    "work_type",
    "category",
    "benefits",
    "shift",
    "right_to_work",
  ] as const),
  ...(["description", "requirements"] as const),
  undefined,
]);

const objectOf = (nodes: readonly AnyNode[]): JsonObject => {
  const object: JsonObject = {};
  const add = (name: string, value: unknown): void => {
    const before = object[name];
    const isEmpty = typeof before === "string" && !before.trim();
    if (before === undefined || isEmpty) object[name] = value;
    else if (several.has(fieldsCalled(name)[0]?.field) || typeof before === "object")
      object[name] = [...listOf(before), value];
  };
  for (const element of nodes.filter(isElement)) {
    const name = nameOf(element);
    const within = element.children.filter(isElement);
    // `<facts><fact name="Location">`: fields by their attributes.
    if (within.length && within.every(ownNameOf)) {
      for (const [key, value] of Object.entries(objectOf(within))) add(key, value);
      continue;
    }
    if (isOfHtml(element) && !fieldsCalled(name).length) continue;
    const value = valueOf(element);
    add(name, value);
    if (typeof value === "string" || Array.isArray(value))
      for (const [attribute, text] of Object.entries(attributesOf(element)))
        if (fieldOf(`${name} ${attribute}`)) add(`${name} ${attribute}`, text);
  }
  return object;
};

/** What the XML of one job says, from `<job>` to `</job>`, as an object: elements of one name are a list. */
export const xmlObjectOf = (given: string): { value: JsonObject; problem: string | undefined } => {
  const handler = new JobHandler();
  new Parser(handler, { xmlMode: true, decodeEntities: false }).end(withoutBareSigns(given));
  const job = handler.dom.find(isElement);
  return {
    value: job ? { ...attributesOf(job), ...objectOf(job.children) } : {},
    problem: handler.problem,
  };
};
