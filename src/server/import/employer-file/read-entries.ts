import { JSONParser, TokenType } from "@streamparser/json";
import { drain } from "../formats/drain.ts";
import { FeedBroken } from "../feed-job.ts";
import { reasonOf } from "../formats/json-nodes.ts";
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

/** Characters of one entry; a longer one is a mistake or an attack. */
const maxEntry = 4 * 1024 * 1024;
const maxDepth = 32;

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
    if (rest.length > maxEntry) throw tooLarge(line + 1);
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

const tooLarge = (line: number) =>
  new FeedBroken(line, `An employer has more than ${maxEntry / 1024 / 1024} MB. Shorten it.`);

const openDocument = (firstLine: number) => {
  const parser = new JSONParser({ separator: "" });
  const ready: Entry[] = [];
  /** The lines of the open brackets and braces. */
  const starts: number[] = [];
  let line = firstLine;
  let startLine = line;
  let size = 0;
  let isList: boolean | undefined;
  let lines = openEntryLines();

  parser.onToken = ({ token }) => {
    isList ??= token === TokenType.LEFT_BRACKET;
    startLine = line;
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) starts.push(line);
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET)
      startLine = starts.pop() ?? line;
    if (starts.length > maxDepth)
      throw new FeedBroken(line, `The JSON is more than ${maxDepth} levels deep, which no employer is.`);
  };
  parser.onValue = ({ value, key, parent, stack }) => {
    if (stack.length === 0 && isList) return;
    const path = [...stack.slice(1).map((above) => above.key!), key!].slice(isList ? 1 : 0);
    if (path.length && stack.length) {
      if (!lines.add(path, startLine)) throw new FeedBroken(line, "An employer has too many values.");
      return;
    }
    ready.push({ line: startLine, value, lineOf: lines.lineFrom(startLine) });
    lines = openEntryLines();
    size = 0;
    // Removes what has been read; JSONParser would keep it until the list ends.
    if (parent && key !== undefined) (parent as unknown[])[key as number] = null;
  };
  parser.onError = (error) => {
    throw error instanceof FeedBroken
      ? error
      : new FeedBroken(line, `The JSON is broken: ${reasonOf(error)}`);
  };

  return {
    /** Goes line by line, so that `line` is right whenever a value ends. */
    *write(text: string) {
      for (const part of text.split(/(?<=\n)/)) {
        size += part.length;
        yield* drain(ready, () => parser.write(part));
        if (size > maxEntry) throw tooLarge(line);
        if (part.endsWith("\n")) line++;
      }
    },
    *end() {
      yield* drain(ready, () => {
        if (starts.length)
          throw new FeedBroken(line, "The JSON is broken: it ends in the middle of a value.");
        if (!parser.isEnded) parser.end();
      });
    },
  };
};
