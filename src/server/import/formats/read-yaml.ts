import { LineCounter, parseAllDocuments, type Document } from "yaml";
import { FeedUnreadable, type FeedItem } from "../feed-job.ts";
import { isObject } from "../fields/json-values.ts";
import { readDocument } from "./read-json.ts";
import { wholeText } from "./whole-text.ts";

const topLine =
  /^(?:---(?:\s.*)?|\.\.\.|%YAML.*|#.*|-\s.*|["']?[\p{L}_$][\p{L}\p{N} _.$/-]{0,60}["']?\s*:(?:\s.*)?)$/u;
/** An item of a list that begins with a name, and another name below it. */
const record =
  /^( *)-(?: +|\n +)["']?[\p{L}_<][\p{L}\p{N} _.<-]*["']?:(?:[ \n].*)?\n(?:\1 {2,}.*\n|\s*\n)*?\1 {2,}["']?[\p{L}_][\p{L}\p{N} _.-]*["']?:(?:\s|$)/mu;
/** Records under names of their own, and names below these. */
const keyed = /^[\w-]+:[ \t]*\n {1,8}[\w-]+:[ \t]*\n {2,16}[\w-]+:[ \t]/m;

/** Several documents, and lists or texts of more lines in them. */
const documents = /^---[ \t]*\n[^]*^[\w-]+:[ \t]*(?:[|>][+-]?)?\n {0,8}(?:- |\S)[^]*^---[ \t]*$/m;

/** Whether a text is YAML with records: lines with names, indented below one another. */
export const isYaml = (head: string): boolean => {
  const text = head.replaceAll("\r", "");
  const top = text.split("\n").filter((line) => /^\S/.test(line));
  // The last line may be cut off.
  return (
    [record, keyed, documents].some((shape) => shape.test(text)) &&
    top.slice(0, -1).every((line) => topLine.test(line))
  );
};

/** What says nothing, where all values are texts. */
const withoutNothing = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutNothing(part)]));
  return value === "~" || value === "null" ? null : value;
};

/** Jobs of a YAML file, of one document or of several, as those of JSON with the same names. @throws FeedUnreadable for what is broken */
export async function* readYaml(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const whole = await wholeText(
    text,
    "This YAML is too long to be read as a whole. Divide it into several files.",
  );
  const lines = new LineCounter();
  // All values stay texts: "0800" is a postcode.
  const options = { schema: "failsafe", merge: true, lineCounter: lines, prettyErrors: false } as const;
  const documents = [...parseAllDocuments(whole, options)] as Document[];
  const error = documents.flatMap(({ errors }) => errors)[0];
  if (error)
    throw new FeedUnreadable(
      `The YAML is broken in line ${lines.linePos(error.pos[0]).line}: ${error.message.split("\n", 1)[0]}`,
    );
  const values = documents.map(valueOf).filter((value) => value !== null);
  yield* readDocument(values.length === 1 ? values[0] : values);
}

/** @throws FeedUnreadable where it repeats what it does not have, or so often that nobody meant it */
const valueOf = (document: Document): unknown => {
  try {
    return withoutNothing(document.toJS());
  } catch (error) {
    throw new FeedUnreadable(`The YAML is broken: ${(error as Error).message.split("\n", 1)[0]}`);
  }
};
