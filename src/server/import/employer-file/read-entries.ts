import { FeedBroken } from "../feed-job.ts";
import { JsonReader } from "../formats/json/json-reader.ts";
import { openEntryLines, type LineOf } from "./entry-lines.ts";

/** An employer of a file as it was written, and where. */
export interface Entry {
  /** The line that it begins on. */
  line: number;
  value: unknown;
  lineOf: LineOf;
}

/** An entry, or a line that is no JSON in a file with one entry a line. */
export type EntryItem = Entry | { line: number; problem: string };

/** An entry that goes beyond these is a mistake or an attack. */
const limits = {
  longest: 4 * 1024 * 1024,
  tooLong: "An employer has more than 4 MB. Shorten it.",
  deepest: 32,
  tooDeep: "The JSON is more than 32 levels deep, which no employer is.",
};

/**
 * The entries of a JSON array, or the only one of a file. Each is released once it is read.
 * @throws FeedBroken for what is no JSON, and for entries that are too large or too deep.
 */
export async function* readEntries(text: AsyncIterable<string>): AsyncGenerator<Entry> {
  const document = openDocument(1);
  for await (const chunk of text) yield* document.write(chunk);
  yield* document.end();
}

/**
 * The entries of a file with one on each line; a line that is no JSON does not spoil the others.
 * @throws FeedBroken for entries that are too large.
 */
export async function* readEntryLines(text: AsyncIterable<string>): AsyncGenerator<EntryItem> {
  let line = 0;
  let rest = "";
  for await (const chunk of text) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const each of lines) yield* readLine(each, ++line);
    if (rest.length > limits.longest) throw new FeedBroken(line + 1, limits.tooLong);
  }
  yield* readLine(rest, ++line);
}

function* readLine(text: string, line: number): Generator<EntryItem> {
  if (!text.trim()) return;
  try {
    const document = openDocument(line);
    yield* document.write(text);
    yield* document.end();
  } catch (error) {
    if (!(error instanceof FeedBroken)) throw error;
    yield { line, problem: error.message };
  }
}

const openDocument = (firstLine: number) => {
  let lines = openEntryLines();
  const reader = new JsonReader<Entry>(firstLine, limits, ({ value, key, parent, stack }) => {
    const { startLine, isList } = reader;
    if (stack.length === 0 && isList) return;
    const path = [...stack.slice(1).map((above) => above.key!), key!].slice(isList ? 1 : 0);
    if (path.length && stack.length) {
      if (!lines.add(path, startLine)) throw new FeedBroken(reader.line, "An employer has too many values.");
      return;
    }
    reader.ready.push({ line: startLine, value, lineOf: lines.lineFrom(startLine) });
    lines = openEntryLines();
    reader.size = 0;
    // Removes what has been read; JSONParser would keep it until the list ends.
    if (parent && key !== undefined) (parent as unknown[])[key as number] = null;
  });
  return reader;
};
