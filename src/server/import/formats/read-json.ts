import { FeedBroken, type FeedItem } from "../feed-job.ts";
import { jobsInRows, jsonWrapping } from "./json-rows.ts";
import { wholeText } from "./whole-text.ts";
import { JsonDocument, openSharedNodes } from "./json-document.ts";
import { openParts } from "./json-parts.ts";

/**
 * Jobs of JSON: every JobPosting, however it is wrapped (alone, array, @graph, ItemList, DataFeed), and every object
 * whose fields are named like those of a job.
 * Each is released once it is read, so that the size of the file does not matter. A broken job of a list costs that
 * job only: reading goes on with the next object that begins as the first one does.
 */
export async function* readJson(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const shared = openSharedNodes(true);
  const { list, parts } = await openParts(text);
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
  const isWrapped = jsonWrapping.test(given);
  const whole = isWrapped ? given.replace(jsonWrapping, "").replace(/\)?;?\s*$/, "") : given;
  let items: FeedItem[] | null = null;
  try {
    items = jobsInRows(whole);
  } catch (error) {
    // What is broken or too deep is told by the reader of objects, with its line.
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
  }
  if (items) yield* items;
  else
    yield* readJson(
      (async function* () {
        yield whole;
      })(),
    );
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
  try {
    yield* document.write(text);
    yield* document.end();
  } catch (error) {
    if (!(error instanceof FeedBroken)) throw error;
    yield { at: `line ${error.line}`, problem: `${error.message} ${advice}` };
  }
}
