import { isScalar, isSeq, LineCounter, parseAllDocuments, visit, type Document } from "yaml";
import { FeedUnreadable, type FeedItem } from "../feed-job.ts";
import { fieldsCalled } from "../fields/field-called.ts";
import { isObject } from "../fields/json-values.ts";
import { readDocument } from "./read-json.ts";
import { wholeText } from "./whole-text.ts";

const topLine =
  /^(?:---(?:\s.*)?|\.\.\.|%YAML.*|#.*|-(?:\s.*)?|[\]}]+,?|["']?[\p{L}\p{N}_$][\p{L}\p{N} _.$/-]{0,60}["']?\s*:(?:\s.*)?)$/u;
/** How much of a file shows what it is. */
const longestHead = 65_536;

/** All values stay texts: "0800" is a postcode. */
const options = { schema: "failsafe", merge: true, prettyErrors: false } as const;
const documentsIn = (text: string, lineCounter = new LineCounter()): Document[] => [
  ...(parseAllDocuments(text, { ...options, lineCounter }) as Document[]),
];

/** Whether a document has records: several names and values within something else, of which one is called like a field; or a list, among other documents. */
const hasRecord = (document: Document, isAlone: boolean): boolean => {
  let isFound = false;
  visit(document, {
    Map: (_, { items }, path) => {
      const isWithin = path.length > 1 || (!isAlone && items.some(({ value }) => isSeq(value)));
      const names = items.map(({ key }) => (isScalar(key) ? String(key.value) : ""));
      isFound = isWithin && names.length > 1 && names.some((name) => fieldsCalled(name).length > 0);
      return isFound ? visit.BREAK : undefined;
    },
  });
  return isFound;
};

/** Whether a text is YAML with records: lines with names, indented below one another. */
export const isYaml = (head: string): boolean => {
  const text = head.replaceAll("\r", "").slice(0, longestHead);
  const top = text.split("\n").filter((line) => /^\S/.test(line));
  // The last line may be cut off.
  if (!top.slice(0, -1).every((line) => topLine.test(line))) return false;
  const documents = documentsIn(text);
  return documents.some((document) => hasRecord(document, documents.length === 1));
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
  const documents = documentsIn(whole, lines);
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
