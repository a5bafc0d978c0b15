import { JSONParser, TokenType } from "@streamparser/json";
import { drain } from "./drain.ts";
import { FeedBroken, type FeedItem } from "./feed-job.ts";
import { isNearlyJob, isPlainJob, jobOfObject, wrappers } from "./job-of-object.ts";
import { jobOfPosting, typesOf } from "./job-posting.ts";
import { isObject, type JsonObject } from "./json-values.ts";
import { openEscapes } from "./json-escapes.ts";

/** The most shared nodes, such as the employer of several postings, and postings waiting for one, that are kept. */
const maxNodes = 10_000;
/** The most characters of one job, and of what is between two: the parser keeps it. */
const maxItem = 16_000_000;
/** The most brackets within one another: each of them takes memory until it is closed. */
const maxNested = 500;

/**
 * What the documents of a file share. `counted` reports the number of each item beside its line: a whole file may be
 * one line.
 */
export const openKnown = (counted: boolean) => {
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

export type JsonDocument = ReturnType<typeof openDocument>;

interface DocumentOptions {
  /** Reports values that hold no JobPosting; a web page has other data as well. */
  strict: boolean;
  /** The brackets that are open where a job of the list begins; "" where there is no list. */
  opening?: string;
  /** The text begins with a job of the list, behind a broken one. */
  isInList?: boolean;
}

/** Reads JSON in pieces, and emits its jobs. */
export const openDocument = (
  firstLine: number,
  { strict, opening = "", isInList = false }: DocumentOptions,
  { nodes, waiting, placeOf, end } = openKnown(false),
) => {
  const brackets = opening.replace(/[^[{]/g, "");
  /** Brackets around each item: none, those of an array, or more. */
  const depth = brackets.length;
  const objectsAround = brackets.replaceAll("[", "").length;
  const parser = new JSONParser({ separator: "" });
  const ready: FeedItem[] = [];
  const starts: number[] = [];
  const withEscapes = openEscapes();
  let line = firstLine;
  let startLine = line;
  /** Characters since the last job. */
  let size = 0;
  let holdsJob = false;
  /** The array that jobs were found in, where it is within an object: others hold no jobs, such as filters. */
  let jobArray: unknown = null;

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

  let nested = 0;
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE) starts.push(line);
    if (token === TokenType.RIGHT_BRACE) startLine = starts.pop() ?? line;
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) nested++;
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) nested--;
    if (nested > maxNested)
      throw new FeedBroken(
        line,
        `The JSON is broken: more than ${maxNested} brackets are open within one another.`,
      );
  };
  parser.onValue = ({ value, key, parent, stack }) => {
    const isItem =
      depth > 1
        ? stack.length === depth && Array.isArray(parent)
        : stack.length === 0
          ? !Array.isArray(value)
          : stack.length === 1 && Array.isArray(parent);
    let done = isItem;
    if (isObject(value)) {
      const types = typesOf(value);
      const id = value["@id"];
      if (types.includes("JobPosting")) {
        emit(value, placeOf(startLine));
        done = true;
      } else if (
        strict &&
        // A job's own fields within it are read with it.
        !(wrappers.includes(String(key)) && isObject(parent)) &&
        // What is around the list has a title and a text as well.
        stack.length >= depth &&
        (isPlainJob(value) || (isItem && !holdsJob && isNearlyJob(value)))
      ) {
        holdsJob = true;
        ready.push({ at: placeOf(startLine), job: jobOfObject(value) });
        done = true;
      } else if (typeof id === "string" && bareIdOf(value) === null && nodes.size < maxNodes)
        nodes.set(id, value);
      done ||= types.includes("ListItem") || types.includes("DataFeedItem");
    }
    if (isItem) {
      if (holdsJob) jobArray = parent;
      const isReported = depth <= 1 || (parent === jobArray && !isBesideJobs(value));
      if (strict && !holdsJob && isReported && !(stack.length === 0 && isEmptyList(value)))
        ready.push({ at: placeOf(isObject(value) ? startLine : line), problem: notAJob(value) });
      holdsJob = false;
    }
    if (done) size = 0;
    // Removes what has been read; JSONParser would keep it until its parent ends.
    if (done && parent && key !== undefined) (parent as Record<string | number, unknown>)[key] = null;
  };
  parser.onError = (error) => {
    if (error instanceof FeedBroken) throw error;
    throw new FeedBroken(line, `The JSON is broken: ${reasonOf(error)}`);
  };

  if (isInList) parser.write(opening);
  return {
    /** The line of the item that is open; null for none. */
    openSince: (): number | null => starts[objectsAround] ?? null,
    isInJob: (): boolean => starts.length > objectsAround,
    /** Goes line by line, so that `line` is right whenever a value ends. */
    *write(text: string) {
      for (const part of text.split(/(?<=\n)/)) {
        size += part.length;
        if (size > maxItem) throw new FeedBroken(line, "This is too long for a job. Is its end missing?");
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

/** The id of a node that is only a pointer to another; null for a node that says something itself. */
const bareIdOf = (node: unknown): string | null =>
  isObject(node) && typeof node["@id"] === "string" && Object.keys(node).every((key) => key.startsWith("@"))
    ? node["@id"]
    : null;

/** What stands beside the postings of a site, and may be their employer. */
const beside =
  /^(?:Organization|Corporation|LocalBusiness|EmploymentAgency|Place|Person|Web(?:Site|Page)|ImageObject|BreadcrumbList)$/;
const isBesideJobs = (value: unknown): boolean =>
  isObject(value) && typesOf(value).some((type) => beside.test(type));

/** A document such as `{ "jobs": [] }`. */
const isEmptyList = (value: unknown): boolean =>
  isObject(value) && Object.values(value).some((part) => Array.isArray(part) && !part.length);

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
