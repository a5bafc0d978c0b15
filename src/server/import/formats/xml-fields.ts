import { decodeHTML } from "entities";
import { Parser, type Handler } from "htmlparser2";
import { fieldOf, fieldsCalled, type FieldName } from "../fields/field-called.ts";
import { JobFields } from "../fields/job-fields.ts";
import { partOf } from "../fields/part-of.ts";
import { sayWithin } from "../fields/said-within.ts";
import { maxFieldLength } from "../limits.ts";
import { holdsFields, xmlObjectOf } from "./xml-object.ts";

/** An element directly below a job; `depth` counts the elements that are open in it. */
interface Field {
  name: string;
  text: string;
  depth: number;
  /** Where its content begins. */
  from: number;
  /** The text of elements within it that are fields of their own, such as `<salary><min>` and `<Classification name="Work Type">`. */
  parts: Map<FieldName, string>;
  /** The parts that are open: one in another where a list has elements with parts, as in `<salaries><salary><min>`. */
  open: { part: FieldName; depth: number }[];
}

/** The most elements within one another below a field: the parser's time grows with the square of them. */
const maxDepth = 500;

/** Begins the part of a field that an element within it holds. */
const openPart = (field: Field, name: string, attributes: Record<string, string>): void => {
  const { parts, open, depth } = field;
  const within = open.at(-1)?.part;
  const add = (sign: string) => parts.set("location", (parts.get("location") ?? "") + sign);
  // `<locations><location><city>`: each is one place in words.
  if (within === "location") return void add(", ");
  const part =
    partOf(field.name, name) ??
    (depth > 1 || isLong(field.name) ? undefined : fieldOf(attributes["name"] ?? ""));
  if (!part || (within && within !== fieldOf(field.name))) return;
  if (part === "location" && parts.has(part)) add(";");
  else if (parts.get(part)?.trim()) return;
  open.push({ part, depth });
};

/** Adds text to a field and its open part. @param isTag Places are kept without tags. */
const append = (field: Field, text: string, isTag = false): void => {
  if (field.text.length >= maxFieldLength) return;
  field.text += text;
  const part = field.open.at(-1)?.part;
  if (part && !(isTag && part === "location")) field.parts.set(part, (field.parts.get(part) ?? "") + text);
};

/** The text of a part: places in words, without what is between the elements of each. */
const partText = (part: FieldName, text: string): string =>
  part === "location" ? text.replace(/\s+/g, " ").replace(/(^|;)[\s,]+/g, "$1") : text;

/** CDATA, comments, and every "<" that begins no tag: no name follows it, or no ">" before the next "<". */
const bareSign = /<!\[CDATA\[[^]*?\]\]>|<!--[^]*?-->|<(?!\/?[a-z_][\w.:-]*(?=[\s/>])[^<>]*>|[!?])/gi;
/** `currency="AUD>`: a quote that nothing closes before the next tag. */
const openQuote = /(<[a-z_][^<>]*=\s*)(["'])((?:(?!\2)[^<>])*)>(?!(?:(?!\2)[^<])*\2)/gi;
const withoutBareSigns = (xml: string): string =>
  xml.replace(bareSign, (match) => (match === "<" ? "&lt;" : match)).replace(openQuote, "$1$2$3$2>");

/** The fields of one job, from `<job>` to `</job>`, or what is wrong with it. */
export const fieldsOf = (given: string): { fields: JobFields; problem: string | undefined } => {
  const xml = withoutBareSigns(given);
  const reader = new FieldReader(xml);
  new Parser(reader, { xmlMode: true, decodeEntities: false }).end(xml);
  return reader;
};

/** Collects the fields of one job from what a parser finds. */
class FieldReader implements Partial<Handler> {
  readonly fields = new JobFields();
  problem: string | undefined;
  readonly #xml: string;
  #parser!: Parser;
  #isInJob = false;
  #field: Field | null = null;
  #isCdata = false;
  /** Where the last element was opened: one that closes there closes itself. */
  #openedAt = 0;
  /** Text outside CDATA waits for the end of its piece, as an entity may come in two. */
  #raw = "";

  constructor(xml: string) {
    this.#xml = xml;
  }

  onparserinit(parser: Parser): void {
    this.#parser = parser;
  }

  onopentag(given: string, attributes: Record<string, string>): void {
    this.#flush();
    this.#openedAt = this.#parser.startIndex;
    const name = withoutPrefix(given);
    if (this.#field) this.#openWithin(this.#field, name, attributes);
    else this.#openField(name, attributes);
  }

  onclosetag(given: string, isNotWritten: boolean): void {
    this.#flush();
    const isImplied = isNotWritten && this.#parser.startIndex !== this.#openedAt;
    const field = this.#field;
    if (field?.depth) {
      field.depth--;
      if ((field.open.at(-1)?.depth ?? 0) > field.depth) field.open.pop();
      // What nothing closes may be no element, as in "Ask <Jane Doe> for more".
      if (!isImplied && !voidElement.test(given)) append(field, `</${given}>`, true);
    } else if (field) {
      if (isImplied) this.problem ??= `The XML of this job is broken: <${given}> is not closed.`;
      this.#closeField(field);
    }
  }

  oncdatastart(): void {
    this.#flush();
    this.#isCdata = true;
  }

  oncdataend(): void {
    this.#isCdata = false;
  }

  ontext(text: string): void {
    if (!this.#field) return;
    if (this.#isCdata) append(this.#field, text);
    else if (this.#raw.length < maxFieldLength) this.#raw += text;
  }

  #flush(): void {
    const field = this.#field;
    if (field && this.#raw)
      append(field, field.depth && !field.open.length ? this.#raw : decodeHTML(this.#raw));
    this.#raw = "";
  }

  /** HTML outside CDATA: written out again, for the sanitiser. */
  #openWithin(field: Field, name: string, attributes: Record<string, string>): void {
    field.depth++;
    if (field.depth > maxDepth) {
      this.problem = `The XML of this job is broken: more than ${maxDepth} elements are open within <${field.name}>. Are their closing tags missing?`;
      this.#parser.pause();
      return;
    }
    append(field, this.#xml.slice(this.#parser.startIndex, this.#parser.endIndex + 1), true);
    openPart(field, name, attributes);
  }

  #openField(element: string, attributes: Record<string, string>): void {
    for (const [key, value] of Object.entries(attributes)) {
      const own = withoutPrefix(key);
      const field = fieldOf(`${element} ${own}`) ?? (this.#isInJob ? undefined : fieldOf(own));
      if (field) this.fields.set(field, decodeHTML(value), 0, own);
    }
    const name = fieldOf(attributes["name"] ?? "") ? attributes["name"]! : element;
    const from = this.#parser.endIndex + 1;
    if (this.#isInJob) this.#field = { name, text: "", depth: 0, from, open: [], parts: new Map() };
    this.#isInJob = true;
  }

  #closeField(field: Field): void {
    const { name, text, parts, from } = field;
    this.#field = null;
    for (const [part, raw] of parts) this.#setPart(part, partText(part, raw), name);
    const inner = this.#xml.slice(from, this.#parser.startIndex);
    if (!parts.size && holdsFields(name, inner)) return sayWithin(this.fields, [name], xmlObjectOf(inner));
    // RSS has a summary beside the whole text.
    if (isWhole.test(name) && text.length > (this.fields.values.description?.length ?? 0))
      this.fields.set("description", text, -1, name);
    else if (!parts.size || isLong(name)) this.#say(name, text);
    else if (fieldOf(name) === "employer") this.fields.set("employer", text, 1, name);
  }

  #setPart(part: FieldName, text: string, name: string): void {
    // A job in several places may have an element for each.
    if (part === "location") this.fields.addPlace(text);
    else this.fields.set(part, text, 0, name);
  }

  #say(name: string, text: string): void {
    const [called] = fieldsCalled(name);
    if (called?.field === "location") this.fields.addPlace(text, called.rank);
    else this.fields.say(name, text);
  }
}

const isWhole = /^(?:encoded|content)$/i;
const voidElement = /^(?:br|hr|img|wbr)$/i;

const withoutPrefix = (name: string) => name.replace(/^.*:/, "");

const isLong = (name: string) => fieldOf(name) === "description";
