import { JSONParser, TokenType, type ParsedElementInfo } from "@streamparser/json";
import { drain } from "./drain.ts";
import { FeedBroken, type FeedItem } from "../feed-job.ts";
import { isNearlyJob, isPlainJob, jobOfObject, wrappers } from "../fields/job-of-object.ts";
import { jobOfPosting, typesOf } from "../fields/job-posting.ts";
import { isObject, type JsonObject } from "../fields/json-values.ts";
import { bareIdOf, isBesideJobs, isEmptyList, notAJob, reasonOf } from "./json-nodes.ts";
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
export const openSharedNodes = (counted: boolean) => {
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

type SharedNodes = ReturnType<typeof openSharedNodes>;

interface DocumentOptions {
  /** Reports values that hold no JobPosting; a web page has other data as well. */
  strict: boolean;
  /** The brackets that are open where a job of the list begins; "" where there is no list. */
  opening?: string;
  /** The text begins with a job of the list, behind a broken one. */
  isInList?: boolean;
}

/** Reads JSON in pieces, and emits its jobs. */
export class JsonDocument {
  readonly #strict: boolean;
  /** Brackets around each item: none, those of an array, or more. */
  readonly #depth: number;
  readonly #objectsAround: number;
  readonly #shared: SharedNodes;
  readonly #parser = new JSONParser({ separator: "" });
  readonly #withEscapes = openEscapes();
  readonly #ready: FeedItem[] = [];
  /** The lines of the objects that are open. */
  readonly #starts: number[] = [];
  #line: number;
  #startLine: number;
  /** Brackets that are open. */
  #nested = 0;
  /** Characters since the last job. */
  #size = 0;
  #holdsJob = false;
  /** The array that jobs were found in, where it is within an object: others hold no jobs, such as filters. */
  #jobArray: unknown = null;

  constructor(
    firstLine: number,
    { strict, opening = "", isInList = false }: DocumentOptions,
    shared = openSharedNodes(false),
  ) {
    const brackets = opening.replace(/[^[{]/g, "");
    this.#strict = strict;
    this.#depth = brackets.length;
    this.#objectsAround = brackets.replaceAll("[", "").length;
    this.#shared = shared;
    this.#line = this.#startLine = firstLine;
    this.#parser.onToken = ({ token }) => this.#count(token);
    this.#parser.onValue = (info) => this.#take(info);
    this.#parser.onError = (error) => {
      if (error instanceof FeedBroken) throw error;
      throw this.#broken(reasonOf(error));
    };
    if (isInList) this.#parser.write(opening);
  }

  /** The line of the item that is open; null for none. */
  openSince(): number | null {
    return this.#starts[this.#objectsAround] ?? null;
  }

  isInJob(): boolean {
    return this.#starts.length > this.#objectsAround;
  }

  /** Goes line by line, so that the line is right whenever a value ends. */
  *write(text: string): Generator<FeedItem> {
    for (const part of text.split(/(?<=\n)/)) {
      this.#size += part.length;
      if (this.#size > maxItem)
        throw new FeedBroken(this.#line, "This is too long for a job. Is its end missing?");
      const written = this.#withEscapes(part);
      yield* drain(this.#ready, () => this.#parser.write(written));
      if (part.endsWith("\n")) this.#line++;
    }
  }

  *end(): Generator<FeedItem> {
    yield* drain(this.#ready, () => {
      if (this.#starts.length) throw this.#broken("it ends in the middle of a value.");
      if (!this.#parser.isEnded) this.#parser.end();
      this.#ready.push(...this.#shared.end());
    });
  }

  #broken(reason: string): FeedBroken {
    return new FeedBroken(this.#line, `The JSON is broken: ${reason}`);
  }

  #count(token: TokenType): void {
    if (token === TokenType.LEFT_BRACE) this.#starts.push(this.#line);
    if (token === TokenType.RIGHT_BRACE) this.#startLine = this.#starts.pop() ?? this.#line;
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) this.#nested++;
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) this.#nested--;
    if (this.#nested > maxNested)
      throw this.#broken(`more than ${maxNested} brackets are open within one another.`);
  }

  #take(info: ParsedElementInfo): void {
    const { value, key, parent, stack } = info;
    const isItem = this.#isItem(info);
    const isDone = (isObject(value) && this.#takeObject(value, info, isItem)) || isItem;
    if (isItem) {
      if (this.#holdsJob) this.#jobArray = parent;
      const isReported = this.#depth <= 1 || (parent === this.#jobArray && !isBesideJobs(value));
      if (this.#strict && !this.#holdsJob && isReported && !(stack.length === 0 && isEmptyList(value)))
        this.#ready.push({
          at: this.#shared.placeOf(isObject(value) ? this.#startLine : this.#line),
          problem: notAJob(value),
        });
      this.#holdsJob = false;
    }
    if (isDone) this.#size = 0;
    // Removes what has been read; JSONParser would keep it until its parent ends.
    if (isDone && parent && key !== undefined) (parent as Record<string | number, unknown>)[key] = null;
  }

  /** Whether a value is one of those that are jobs, where it stands. */
  #isItem({ value, parent, stack }: ParsedElementInfo): boolean {
    if (this.#depth > 1) return stack.length === this.#depth && Array.isArray(parent);
    return stack.length === 0 ? !Array.isArray(value) : stack.length === 1 && Array.isArray(parent);
  }

  /** Emits an object that is a job, and keeps one that jobs may point to; returns whether it is not needed further. */
  #takeObject(value: JsonObject, { key, parent, stack }: ParsedElementInfo, isItem: boolean): boolean {
    const { nodes, placeOf } = this.#shared;
    const types = typesOf(value);
    const id = value["@id"];
    if (types.includes("JobPosting")) {
      this.#emit(value, placeOf(this.#startLine));
      return true;
    }
    if (
      this.#strict &&
      // A job's own fields within it are read with it.
      !(wrappers.includes(String(key)) && isObject(parent)) &&
      // What is around the list has a title and a text as well.
      stack.length >= this.#depth &&
      (isPlainJob(value) || (isItem && !this.#holdsJob && isNearlyJob(value)))
    ) {
      this.#holdsJob = true;
      this.#ready.push({ at: placeOf(this.#startLine), job: jobOfObject(value) });
      return true;
    }
    if (typeof id === "string" && bareIdOf(value) === null && nodes.size < maxNodes) nodes.set(id, value);
    return types.includes("ListItem") || types.includes("DataFeedItem");
  }

  #emit(posting: JsonObject, at: string): void {
    const { nodes, waiting } = this.#shared;
    this.#holdsJob = true;
    const id = bareIdOf(posting["hiringOrganization"]);
    const employer = id === null ? undefined : nodes.get(id);
    if (id !== null && !employer && waiting.length < maxNodes) waiting.push({ at, posting, id });
    else {
      const whole = employer ? { ...posting, hiringOrganization: employer } : posting;
      this.#ready.push({ at, job: jobOfPosting(whole) });
    }
  }
}
