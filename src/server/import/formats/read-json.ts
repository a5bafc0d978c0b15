import { FeedBroken, FeedUnreadable, wholeFile, type FeedItem } from "../feed-job.ts";
import { jobsInRows } from "./json/json-rows.ts";
import { unwrapped, valueOf } from "./json/json-script.ts";
import { isObject } from "../fields/json-values.ts";
import { wholeText } from "./whole-text.ts";
import { JsonDocument } from "./json/json-document.ts";
import { openSharedNodes } from "./json/json-nodes.ts";
import { jobListIn, type JobList } from "./json/json-list.ts";
import { keepParts, openParts, type JsonPart } from "./json/json-parts.ts";
import { definitionsBegin } from "./records/definitions.ts";
import { needsNormalizing, normalizeDocument } from "./records/normalize-document.ts";
import { othersNote } from "./records/kinds.ts";
import { withNamesByValue } from "./records/names-by-value.ts";
import { withNamedFacts } from "./records/named-facts.ts";

/**
 * Jobs of JSON: every JobPosting, however it is wrapped (alone, array, @graph, ItemList, DataFeed), and every object
 * whose fields are named like those of a job. A document without a list of such is read as a whole, as its facts may be rows,
 * or be named elsewhere in it.
 */
export async function* readJson(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const { head, list, parts } = await openParts(text);
  if (list && !needsNormalizing(head)) return yield* readParts(list, parts);
  const { whole, again } = await keepParts(parts, maxWhole);
  const found = whole === null ? null : readRecords(whole, list ? () => null : rowsOrNone);
  yield* found ?? readParts(list, again);
}

/** The most characters of a document that is read as a whole. */
const maxWhole = 16_000_000;

/**
 * Each job is released once it is read, so that the size of the file does not matter. A broken job of a list costs that
 * job only: reading goes on with the next object that begins as the first one does.
 */
async function* readParts(list: JobList | null, parts: AsyncIterable<JsonPart>): AsyncGenerator<FeedItem> {
  const shared = openSharedNodes(true);
  const opening = list?.opening ?? "";
  const openAt = (line: number, isAgain: boolean) =>
    new JsonDocument(line, { strict: true, opening, isInList: isAgain }, shared);
  let line = 1;
  let document: JsonDocument | null = openAt(line, false);
  for await (const { text: part, startsJob } of parts) {
    if (startsJob) document ??= openAt(line, true);
    // A job without its end shows at the beginning of the next one, which may be whole: that is read once more.
    for (let isTornOff: boolean = startsJob && document?.isInJob() === true; document; isTornOff = false) {
      try {
        yield* document.write(part);
        break;
      } catch (error) {
        if (!(error instanceof FeedBroken) || !list) throw error;
        shared.noteBroken();
        const at = shared.placeOf(document.openSince() ?? error.line);
        yield { at, problem: `${error.message} ${advice}` };
        document = isTornOff ? openAt(line, true) : null;
      }
    }
    line += part.split("\n").length - 1;
  }
  if (document) yield* document.end();
  else yield* shared.end();
}

/** Jobs of JSON in which rows are lists of values; where none are of jobs, those of its objects. */
export async function* readJsonRows(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const given = await wholeText(
    text,
    "This JSON is too long to read rows from it. Save the rows as CSV, or write each job as an object.",
  );
  const whole = unwrapped(given);
  yield* readRecords(whole, jobsInRows) ?? readJson(piecesOf(whole));
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text;
}

const rowsOrNone = (document: unknown): FeedItem[] | null => {
  try {
    return jobsInRows(document);
  } catch (error) {
    if (error instanceof FeedUnreadable) return null;
    throw error;
  }
};

/** Jobs of a whole document that are rows of it, or whose facts are named elsewhere in it; null where none are. */
const readRecords = (
  text: string,
  rowsIn: typeof jobsInRows,
): Iterable<FeedItem> | AsyncIterable<FeedItem> | null => {
  const document = text.includes('"JobPosting"') ? undefined : valueOf(text);
  if (document === undefined) return null;
  const inRows = rowsIn(document);
  if (inRows) return inRows;
  return readAnew(document);
};

/** `{ "d": "{\"jobs\":[]}" }`: an object whose only value is a text of JSON, as old services answer; others as they are. */
const withTextsRead = (document: unknown): unknown => {
  const [only, ...others] = isObject(document) ? Object.values(document) : [];
  const isText = typeof only === "string" && !others.length && /^\s*[[{]/.test(only);
  return (isText ? valueOf(only) : undefined) ?? document;
};

/** Jobs of a document that says where its facts are, or whose names say nothing; null where it is as others are. */
const readAnew = (given: unknown): AsyncIterable<FeedItem> | null => {
  const document = withTextsRead(given);
  const { whole, others } = normalizeDocument(document) ?? { whole: document, others: [] };
  const named = jobListIn(JSON.stringify(whole), true) ? null : withNamesByValue(whole);
  return named !== null || whole !== given ? readWritten(named ?? whole, others) : null;
};

/** Jobs of a value that was read from a text in another form. */
export const readDocument = (document: unknown): AsyncIterable<FeedItem> =>
  readAnew(document) ?? readWritten(document, []);

/** Jobs of a document that has been written anew, so that its lines say nothing. */
async function* readWritten(document: unknown, others: readonly string[]): AsyncGenerator<FeedItem> {
  if (others.length) yield { at: wholeFile, note: othersNote(others) };
  const { list, parts } = await openParts(piecesOf(JSON.stringify(document)));
  for await (const item of readParts(list, parts)) yield { ...item, at: item.at.replace(/^line \d+, /, "") };
}

const advice = "Fix it, or export it again.";

/** The most characters of one line; a longer one is left out. */
const maxLine = 8_000_000;

/** Jobs of a file with one JSON value a line; a broken line does not spoil the others. */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  let line = 0;
  let rest = "";
  for await (const chunk of text) {
    const [first = "", ...others] = chunk.split("\n");
    // What is too long anyway is not put together.
    if (rest.length <= maxLine) rest += first;
    for (const each of others) {
      yield* readLine(rest, ++line);
      rest = each;
    }
  }
  yield* readLine(rest, ++line);
}

function* readLine(text: string, line: number): Generator<FeedItem> {
  if (text.length > maxLine)
    yield { at: `line ${line}`, problem: "This line is too long for a job. Is the end of the line missing?" };
  // Lines of a list that lost its brackets end with commas.
  else yield* readJsonText(text.replace(/,\s*$/, ""), line);
}

/** Jobs of one small JSON text that starts at `line`. */
export function* readJsonText(
  text: string,
  line: number,
  { strict } = { strict: true },
): Generator<FeedItem> {
  if (!text.trim()) return;
  const document = new JsonDocument(line, { strict });
  const named = strict && definitionsBegin.test(text) ? withNamedFacts(valueOf(text)) : null;
  try {
    yield* document.write(named === null ? text : JSON.stringify(named));
    yield* document.end();
  } catch (error) {
    if (!(error instanceof FeedBroken)) throw error;
    yield { at: `line ${error.line}`, problem: `${error.message} ${advice}` };
  }
}
