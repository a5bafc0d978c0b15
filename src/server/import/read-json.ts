import { JSONParser, TokenType } from "@streamparser/json";
import { drain } from "./drain.ts";
import { FeedBroken, type FeedItem } from "./feed-job.ts";
import { isPlainJob, jobOfObject } from "./job-of-object.ts";
import { isObject, jobOfPosting, typesOf, type JsonObject } from "./job-posting.ts";

/** The most shared nodes, such as the employer of several postings, and postings waiting for one, that are kept. */
const maxNodes = 10_000;

/**
 * Jobs of JSON: every JobPosting, however it is wrapped (alone, array, @graph, ItemList, DataFeed), and every object
 * whose fields are named like those of a job.
 * Each is released once it is read, so that the size of the file does not matter. A broken job of an array costs that
 * job only: reading goes on with the next object that begins as the first one does.
 */
export async function* readJson(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const known = openKnown(true);
  let line = 1;
  let document: JsonDocument | null = openDocument(line, { strict: true }, known);
  const restart = () => openDocument(line, { strict: true }, known, "[");
  for await (const { part, startsJob, isList } of partsOfJobs(text)) {
    if (startsJob) document ??= restart();
    // A job without its end shows at the beginning of the next one, which may be whole: that is read once more.
    for (let isTornOff: boolean = startsJob && document?.isInJob() === true; document; isTornOff = false) {
      try {
        yield* document.write(part);
        break;
      } catch (error) {
        if (!(error instanceof FeedBroken) || !isList) throw error;
        const at = known.placeOf(document.openSince() ?? error.line);
        yield { at, problem: `${error.message} Fix it, or export it again.` };
        document = isTornOff ? restart() : null;
      }
    }
    line += part.split("\n").length - 1;
  }
  if (document) yield* document.end();
  else yield* known.end();
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** How much of a file shows what its jobs begin with. */
const longestStart = 2000;

/** The text in parts that begin where jobs of an array do, as far as the first object shows what they begin with. */
async function* partsOfJobs(text: AsyncIterable<string>) {
  let rest = "";
  let start: string | null | undefined;
  const partsOf = (whole: string) => {
    const begins = start ? new RegExp(`^${start}`) : null;
    return (start ? whole.split(new RegExp(`(?=${start})`)) : [whole])
      .filter(Boolean)
      .map((part) => ({ part, startsJob: begins?.test(part) ?? false, isList: begins !== null }));
  };
  for await (const chunk of text) {
    rest += chunk;
    if (start === undefined) start = startOf(rest);
    if (start === undefined && rest.length < longestStart && /^\s*(?:\[|$)/.test(rest)) continue;
    start ??= null;
    // The start of a job may be cut off at the end.
    const cut = start && rest.length - rest.lastIndexOf("{") < 200 ? rest.lastIndexOf("{") : rest.length;
    if (cut > 0) yield* partsOf(rest.slice(0, cut));
    rest = rest.slice(Math.max(0, cut));
  }
  yield* partsOf(rest);
}

/** A pattern of how the objects of an array begin: by their first name and, where it is their type, its value. */
const startOf = (text: string): string | undefined => {
  const [, name, value] =
    /^\s*\[\s*\{\s*("(?:[^"\\]|\\.)*")\s*:\s*(?:("(?:[^"\\]|\\.)*")|[^"\s])/.exec(text) ?? [];
  if (!name) return undefined;
  const first = name === '"@type"' ? '"JobPosting"' : name === '"@context"' ? (value ?? "") : "";
  return String.raw`\{\s*${escapeRegExp(name)}\s*:\s*${escapeRegExp(first)}`;
};

/** Jobs of a file with one JSON value a line; a broken line does not spoil the others. */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  let line = 0;
  let rest = "";
  for await (const chunk of text) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const each of lines) yield* readJsonText(each, ++line);
  }
  yield* readJsonText(rest, ++line);
}

/** Jobs of one small JSON text that starts at `line`. */
export function* readJsonText(
  text: string,
  line: number,
  { strict } = { strict: true },
): Generator<FeedItem> {
  if (!text.trim()) return;
  const document = openDocument(line, { strict });
  try {
    yield* document.write(text);
    yield* document.end();
  } catch (error) {
    if (!(error instanceof FeedBroken)) throw error;
    yield { at: `line ${error.line}`, problem: `${error.message} Fix it, or export it again.` };
  }
}

/**
 * What the documents of a file share. `counted` reports the number of each item beside its line: a whole file may be
 * one line.
 */
const openKnown = (counted: boolean) => {
  let items = 0;
  const nodes = new Map<string, JsonObject>();
  const waiting: { at: string; posting: JsonObject; id: string }[] = [];
  return {
    nodes,
    waiting,
    placeOf: (line: number) => (counted ? `line ${line}, item ${++items}` : `line ${line}`),
    /** The postings whose employer did not come. */
    end: (): FeedItem[] =>
      waiting.map(({ at, posting, id }) => ({
        at,
        job: jobOfPosting({ ...posting, hiringOrganization: nodes.get(id) ?? null }),
      })),
  };
};

type JsonDocument = ReturnType<typeof openDocument>;

/**
 * `strict` reports values that hold no JobPosting; a web page has other data as well.
 * @param before Text that is read before the document's own.
 */
const openDocument = (
  firstLine: number,
  { strict }: { strict: boolean },
  { nodes, waiting, placeOf, end } = openKnown(false),
  before = "",
) => {
  const parser = new JSONParser({ separator: "" });
  const ready: FeedItem[] = [];
  const starts: number[] = [];
  const withEscapes = openEscapes();
  let line = firstLine;
  let startLine = line;
  let holdsJob = false;

  const emit = (posting: JsonObject, at: string) => {
    holdsJob = true;
    const id = bareIdOf(posting["hiringOrganization"]);
    const employer = id === null ? undefined : nodes.get(id);
    if (id !== null && !employer && waiting.length < maxNodes) waiting.push({ at, posting, id });
    else
      ready.push({
        at,
        job: jobOfPosting(employer ? { ...posting, hiringOrganization: employer } : posting),
      });
  };

  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE) starts.push(line);
    if (token === TokenType.RIGHT_BRACE) startLine = starts.pop() ?? line;
  };
  parser.onValue = ({ value, key, parent, stack }) => {
    const isItem = stack.length === 0 ? !Array.isArray(value) : stack.length === 1 && Array.isArray(parent);
    let done = isItem;
    if (isObject(value)) {
      const types = typesOf(value);
      const id = value["@id"];
      if (types.includes("JobPosting")) {
        emit(value, placeOf(startLine));
        done = true;
      } else if (strict && isPlainJob(value)) {
        holdsJob = true;
        ready.push({ at: placeOf(startLine), job: jobOfObject(value) });
        done = true;
      } else if (typeof id === "string" && bareIdOf(value) === null && nodes.size < maxNodes)
        nodes.set(id, value);
      done ||= types.includes("ListItem") || types.includes("DataFeedItem");
    }
    if (isItem) {
      if (strict && !holdsJob)
        ready.push({ at: placeOf(isObject(value) ? startLine : line), problem: notAJob(value) });
      holdsJob = false;
    }
    // Removes what has been read; JSONParser would keep it until its parent ends.
    if (done && parent && key !== undefined) (parent as Record<string | number, unknown>)[key] = null;
  };
  parser.onError = (error) => {
    if (error instanceof FeedBroken) throw error;
    throw new FeedBroken(line, `The JSON is broken: ${reasonOf(error)}`);
  };

  if (before) parser.write(before);
  return {
    /** The line of the outermost object that is open; null for none. */
    openSince: (): number | null => starts[0] ?? null,
    isInJob: (): boolean => starts.length > 0,
    /** Goes line by line, so that `line` is right whenever a value ends. */
    *write(text: string) {
      for (const part of text.split(/(?<=\n)/)) {
        const written = withEscapes(part);
        yield* drain(ready, () => parser.write(written));
        if (part.endsWith("\n")) line++;
      }
    },
    *end() {
      yield* drain(ready, () => {
        if (starts.length)
          throw new FeedBroken(line, "The JSON is broken: it ends in the middle of a value.");
        if (!parser.isEnded) parser.end();
        ready.push(...end());
      });
    },
  };
};

/**
 * Escapes the line ends and tabs that are in strings as they are, and leaves out commas behind which nothing comes, of
 * a text that comes in pieces.
 */
const openEscapes = () => {
  let isInString = false;
  /** The piece before ended with a backslash. */
  let isCut = false;
  /** The piece before ended with a comma, which is left out when a bracket follows. */
  let comma = "";
  return (piece: string): string => {
    if (comma && !piece.trim()) return piece;
    const text = comma && !/^\s*[\]}]/.test(piece) ? comma + piece : piece;
    comma = "";
    let out = "";
    let from = 0;
    const signs = /\\[^]?|["\n\r\t]|,(?=\s*(?:[\]}]|$))/g;
    signs.lastIndex = Number(isCut);
    isCut = false;
    for (let found = signs.exec(text); found; found = signs.exec(text)) {
      const [sign] = found;
      if (sign === '"') isInString = !isInString;
      else if (sign === "\\") isCut = true;
      else if (sign === ",") {
        if (isInString) continue;
        if (!text.slice(signs.lastIndex).trim()) comma = sign;
        out += text.slice(from, found.index);
        from = found.index + 1;
      } else if (isInString && sign.length === 1) {
        out += text.slice(from, found.index) + JSON.stringify(sign).slice(1, -1);
        from = found.index + 1;
      }
    }
    return out + text.slice(from);
  };
};

/** The id of a node that is only a pointer to another; null for a node that says something itself. */
const bareIdOf = (node: unknown): string | null =>
  isObject(node) && typeof node["@id"] === "string" && Object.keys(node).every((key) => key.startsWith("@"))
    ? node["@id"]
    : null;

const notAJob = (value: unknown): string => {
  if (!isObject(value)) return "It is no object. Each job must be a schema.org JobPosting.";
  const [type] = typesOf(value);
  return type
    ? `It is of type "${type.slice(0, 60)}" and holds no JobPosting.`
    : 'It is no JobPosting. Give it "@type": "JobPosting".';
};

/** The parser's message, without positions, which refer to its own chunks of the text. */
export const reasonOf = (error: Error): string =>
  /mid-parsing/.test(error.message)
    ? "it ends in the middle of a value."
    : `${error.message.replace(/ at chunk position.*$/, "").replace(/ in state \w+$/, "")}.`;
