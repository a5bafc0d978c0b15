import type { ParsedElementInfo } from "@streamparser/json";
import type { FeedItem } from "../../feed-job.ts";
import {
  holdsJob,
  isNearlyJob,
  isPlainJob,
  takesDown,
  withinItem,
  wrappers,
} from "../../fields/job-of-object.ts";
import { jobOfPosting, typesOf } from "../../fields/job-posting.ts";
import { isObject, type JsonObject } from "../../fields/json-values.ts";
import { withFormattedValues } from "../../fields/formatted-values.ts";
import {
  bareIdOf,
  groupsIn,
  overIn,
  isBesideJobs,
  isEmptyList,
  maxNodes,
  notAJob,
  openSharedNodes,
  type SharedNodes,
  idsPointedTo,
  withNodes,
} from "./json-nodes.ts";
import { isOfDefinitions } from "../records/definitions.ts";
import { openEscapes } from "./json-escapes.ts";
import { JsonReader } from "./json-reader.ts";

const limits = {
  longest: 16_000_000,
  tooLong: "This is too long for a job. Is its end missing?",
  deepest: 500,
  tooDeep: "The JSON is broken: more than 500 brackets are open within one another.",
};

/** What a record of JSON:API is: `{ "type": "locations", "id": "7", "attributes": {} }`; undefined for others. */
const typeOfRecord = (value: JsonObject): unknown => ("attributes" in value ? value["type"] : undefined);

/** Whether most names of two objects are the same, so that both are jobs, or neither is. */
const haveSameNames = (names: readonly string[], others: readonly string[] = []): boolean => {
  const common = names.filter((name) => others.includes(name)).length;
  return common > 2 && common >= 0.8 * Math.max(names.length, others.length);
};

/** When the item of a data feed was taken out, as its posting says it. */
const deletedIn = ({ dateDeleted }: JsonObject): JsonObject => (dateDeleted ? { dateDeleted } : {});

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
  readonly #reader: JsonReader<FeedItem>;
  readonly #withEscapes = openEscapes(() => this.#shared.noteComma(this.#reader.line));
  #holdsJob = false;
  /** The names of the first job of the list. */
  #firstNames: readonly string[] | undefined;
  #firstType: unknown;
  /** A posting that is a part of an object with fields of the same job. */
  #posting: JsonObject | null = null;
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
    this.#reader = new JsonReader(firstLine, limits, (info) => this.#take(info));
    if (isInList) this.#reader.startBehind(opening);
  }

  /** The line of the item that is open; null for none. */
  openSince(): number | null {
    return this.#reader.open.filter(({ isObject }) => isObject)[this.#objectsAround]?.line ?? null;
  }

  isInJob(): boolean {
    return this.openSince() !== null;
  }

  write(text: string): Generator<FeedItem> {
    return this.#reader.write(text, this.#withEscapes);
  }

  *end(): Generator<FeedItem> {
    yield* this.#reader.end();
    yield* this.#shared.end();
  }

  #take(info: ParsedElementInfo): void {
    const { value, key, parent, stack } = info;
    const isItem = this.#isItem(info);
    const isDone = (isObject(value) && this.#takeObject(value, info, isItem)) || isItem;
    if (isItem) {
      this.#reader.ready.push(...this.#shared.jobs.endItem(isObject(value) ? value : null));
      if (this.#holdsJob) this.#jobArray = parent;
      const isReported = this.#depth <= 1 || (parent === this.#jobArray && !isBesideJobs(value));
      if (this.#strict && !this.#holdsJob && isReported && !(stack.length === 0 && isEmptyList(value)))
        this.#reader.ready.push({
          at: this.#shared.placeOf(isObject(value) ? this.#reader.startLine : this.#reader.line),
          problem: notAJob(value),
        });
      this.#holdsJob = false;
    }
    if (isDone) this.#reader.size = 0;
    // Removes what has been read; JSONParser would keep it until its parent ends.
    if (isDone && parent && key !== undefined) (parent as Record<string | number, unknown>)[key] = null;
  }

  /** Whether a value is one of those that are jobs, where it stands. */
  #isItem({ value, parent, stack }: ParsedElementInfo): boolean {
    if (this.#depth > 1) return stack.length === this.#depth && Array.isArray(parent);
    return stack.length === 0 ? !Array.isArray(value) : stack.length === 1 && Array.isArray(parent);
  }

  /** Emits an object that is a job, and keeps one that jobs may point to; returns whether it is not needed further. */
  #takeObject(given: JsonObject, { key, parent, stack }: ParsedElementInfo, isItem: boolean): boolean {
    const value = withFormattedValues(given);
    const { nodes, placeOf, jobs } = this.#shared;
    const types = typesOf(value);
    const id = value["@id"];
    const isInOther =
      this.#jobArray !== null &&
      parent !== this.#jobArray &&
      (typeOfRecord(value) !== this.#firstType || !haveSameNames(Object.keys(value), this.#firstNames));
    if (types.includes("JobPosting")) {
      if (
        this.#strict &&
        isObject(parent) &&
        (isPlainJob(parent) || typesOf(parent).includes("DataFeedItem"))
      )
        this.#posting = value;
      else this.#emit(value, placeOf(this.#reader.startLine));
      return true;
    }
    if (types.includes("DataFeedItem") && this.#posting) {
      this.#emit({ ...this.#posting, ...deletedIn(value) }, placeOf(this.#reader.startLine));
      this.#posting = null;
      return true;
    }
    if (
      this.#strict &&
      // A job's own fields within it are read with it.
      !(wrappers.includes(String(key)) && isObject(parent)) &&
      // What is around the list has a title and a text as well, and so have columns.
      stack.length >= this.#depth &&
      !(Array.isArray(parent) && isOfDefinitions(String(stack.at(-1)?.key))) &&
      (isPlainJob(value) ||
        this.#isLikeItems(value) ||
        (isItem &&
          !this.#holdsJob &&
          !isInOther &&
          (isNearlyJob(value) || holdsJob(value) || (stack.length > 0 && takesDown(value)))))
    ) {
      this.#holdsJob = true;
      const posting = this.#posting;
      this.#posting = null;
      if (posting) {
        this.#reader.ready.push({ at: placeOf(this.#reader.startLine), job: withinItem(posting, value) });
        return true;
      }
      if (isItem && !this.#firstNames) {
        this.#firstNames = Object.keys(value);
        this.#firstType = typeOfRecord(value);
      }
      const around = stack.map((each) => each.value as unknown).reverse();
      const isOwn = isItem || this.#isLikeItems(value);
      this.#reader.ready.push(
        ...jobs.take({
          at: placeOf(this.#reader.startLine),
          value,
          around,
          groups: groupsIn(stack),
          over: overIn(stack),
          isItem: isOwn,
        }),
      );
      return true;
    }
    if (this.#strict) jobs.note(value, key, stack.length);
    if (typeof id === "string" && bareIdOf(value) === null && nodes.size < maxNodes) nodes.set(id, value);
    return types.includes("ListItem") || types.includes("DataFeedItem");
  }

  /** Whether an object begins as the jobs of a list within items do, of which some may stand deeper. */
  #isLikeItems(value: JsonObject): boolean {
    return this.#depth > 3 && Object.keys(value)[0] === this.#firstNames?.[0] && isNearlyJob(value);
  }

  #emit(posting: JsonObject, at: string): void {
    const { nodes, waiting } = this.#shared;
    this.#holdsJob = true;
    const waits = idsPointedTo(posting).some((id) => !nodes.has(id)) && waiting.length < maxNodes;
    if (waits) waiting.push({ at, posting });
    else this.#reader.ready.push({ at, job: jobOfPosting(withNodes(posting, nodes)) });
  }
}
