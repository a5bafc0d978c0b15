import type { FeedItem } from "../../feed-job.ts";
import { employerAround, employerOfFile } from "../../fields/employer-beside.ts";
import { fieldOf } from "../../fields/field-called.ts";
import { jobOfObject, withoutOwn } from "../../fields/job-of-object.ts";
import { isLiveStatus } from "../../jobs/status-words.ts";
import type { SaidAround } from "../../fields/take-around.ts";
import { isObject, listOf, type JsonObject } from "../../fields/json-values.ts";
import { onSite, siteAround } from "../records/site-around.ts";

/** An object that is a job. */
interface FoundJob {
  at: string;
  value: JsonObject;
  /** What is around it, the innermost first, as far as it has been read. */
  around: readonly unknown[];
  /** What the groups of a list that it is in say, the innermost first. */
  groups: readonly SaidAround[];
  /** What its list is called that says that it is over; "" for none. */
  over: string;
  /** It is itself what the list is of, not something in that. */
  isItem: boolean;
}

/** The most jobs, and things that they point to, that are kept until the end of the file. */
const most = 10_000;

const keyOf = (node: unknown): string | null =>
  isObject(node) && typeof node["type"] === "string" && "id" in node
    ? `${node["type"]}/${String(node["id"])}`
    : null;

/** What a job of JSON:API points to: `relationships: { locations: { data: [{ type, id }] } }`. */
const pointersOf = (value: JsonObject): [name: string, keys: string[]][] =>
  (isObject(value["relationships"]) ? Object.entries(value["relationships"]) : []).flatMap(
    ([name, relation]) => {
      const keys = isObject(relation) ? listOf(relation["data"]).flatMap((node) => keyOf(node) ?? []) : [];
      return keys.length ? [[name, keys] satisfies [string, string[]]] : [];
    },
  );

/** The object around a job that has a reference: where the job is alone in a file, that is its own. */
const referenceAround = ({ around }: FoundJob): JsonObject | undefined =>
  around
    .filter(isObject)
    .slice(0, -1)
    .find((object) => Object.keys(object).some((key) => fieldOf(key) === "reference"));

/**
 * Makes jobs of objects. A job that is alone in something takes what is said around it as well; one that names no employer,
 * or points to what comes later, waits for the end of the file.
 */
export const openJobs = () => {
  const nodes = new Map<string, JsonObject>();
  const waiting: FoundJob[] = [];
  let held: FoundJob | null = null;
  let isAlone = true;
  /** Whom the file is of, as it says itself, and by what it is called. */
  let owner = "";
  let title = "";

  const itemOf = ({ at, value, around, groups, over }: FoundJob, whole?: JsonObject): FeedItem => {
    const related = Object.fromEntries(
      pointersOf(value).map(([name, keys]) => [
        name,
        keys.flatMap((key) => nodes.get(key)?.["attributes"] ?? nodes.get(key) ?? []),
      ]),
    );
    const { relationships: _, ...own } = value;
    const all = Object.keys(related).length ? { ...own, ...related } : value;
    const employer = employerAround(around) || owner;
    const author = employer || employerOfFile(around) || title;
    const site = siteAround(around);
    const job = jobOfObject(all, { author, isEmployer: employer !== "" }, whole, groups);
    const placed = onSite(job, author ? { ...site, title: "" } : site);
    return {
      at,
      job: over && isLiveStatus(job.status ?? "") !== false ? { ...placed, status: over } : placed,
    };
  };
  const finished = (job: FoundJob, whole?: JsonObject): FeedItem[] => {
    const item = itemOf(job, whole);
    const waits =
      pointersOf(job.value).length > 0 ||
      ("job" in item && !item.job.reference && referenceAround(job) !== undefined) ||
      ("job" in item && !item.job.employer && !item.job.author);
    if (!waits || waiting.length >= most) return [item];
    const ownFields = new Set(Object.keys(job.value).map(fieldOf));
    waiting.push(whole ? { ...job, value: { ...withoutOwn(whole, ownFields), ...job.value } } : job);
    return [];
  };

  return {
    /** Takes a job; one within something is held until it shows whether it is alone there. */
    take: (job: FoundJob): FeedItem[] => {
      if (job.isItem) return finished(job);
      const before = held;
      held = isAlone && !before ? job : null;
      isAlone = isAlone && !before;
      return [...(before ? finished(before) : []), ...(held ? [] : finished(job))];
    },
    /** The end of an item of the list, with the job that was alone in it. */
    endItem: (value: JsonObject | null): FeedItem[] => {
      const alone = held;
      held = null;
      isAlone = true;
      return alone ? finished(alone, value ?? undefined) : [];
    },
    /** Keeps what jobs may point to, and whom the file is of. */
    note: (value: JsonObject, key: unknown, depth: number): void => {
      const id = keyOf(value);
      if (id && nodes.size < most) nodes.set(id, value);
      if (depth === 1 && typeof key === "string") owner ||= employerAround([{ [key]: value }]);
      if (depth > 0) return;
      owner ||= employerAround([value]);
      title = employerOfFile([value]);
    },
    /** The jobs that wait. */
    end: (): FeedItem[] => {
      const all = [...(held ? [held] : []), ...waiting];
      return all.map((job) => itemOf(job, all.length === 1 ? referenceAround(job) : undefined));
    },
  };
};
