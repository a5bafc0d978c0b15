import { feedWords } from "../../../../lexicon/feeds/feed-words.ts";
import type { FeedItem } from "../../feed-job.ts";
import { jobOfPosting, typesOf } from "../../fields/job-posting.ts";
import { isObject, listOf, type JsonObject } from "../../fields/json-values.ts";
import { isAddress } from "../../fields/said-within.ts";
import type { SaidAround } from "../../fields/take-around.ts";
import { openJobs } from "./json-jobs.ts";

/** The id of a node that is only a pointer to another; null for a node that says something itself. */
export const bareIdOf = (node: unknown): string | null =>
  isObject(node) && typeof node["@id"] === "string" && Object.keys(node).every((key) => key.startsWith("@"))
    ? node["@id"]
    : null;

/** The parts of a posting that may point to other nodes of its document. */
const pointing = ["hiringOrganization", "jobLocation", "baseSalary"] as const;
/** The ids of the nodes that a posting points to. */
export const idsPointedTo = (posting: JsonObject): string[] =>
  pointing.flatMap((part) => listOf(posting[part]).flatMap((node) => bareIdOf(node) ?? []));

/** A posting with the nodes that it points to, without those that are not there. */
export const withNodes = (posting: JsonObject, nodes: ReadonlyMap<string, JsonObject>): JsonObject => {
  if (!idsPointedTo(posting).length) return posting;
  const parts = pointing.flatMap((part) => {
    const found = listOf(posting[part]).flatMap((node) => {
      const id = bareIdOf(node);
      return id === null ? [node] : (nodes.get(id) ?? []);
    });
    return part in posting ? [[part, found.length > 1 ? found : (found[0] ?? null)]] : [];
  });
  return { ...posting, ...Object.fromEntries(parts) } as JsonObject;
};

/** What stands beside the postings of a site, and may be their employer. */
const beside =
  /^(?:Organization|Corporation|LocalBusiness|EmploymentAgency|Place|Person|Web(?:Site|Page)|ImageObject|BreadcrumbList)$/;
/** Whether a value stands beside postings, and is none of a job. */
export const isBesideJobs = (value: unknown): boolean =>
  isObject(value) && typesOf(value).some((type) => beside.test(type));

/** A document such as `{ "jobs": [] }`. */
export const isEmptyList = (value: unknown): boolean =>
  isObject(value) && Object.values(value).some((part) => Array.isArray(part) && !part.length);

/** Why a value is no job. */
export const notAJob = (value: unknown): string => {
  if (!isObject(value)) return "It is no object. Each job must be a schema.org JobPosting.";
  const [type] = typesOf(value);
  return type
    ? `It is of type "${type.slice(0, 60)}" and holds no JobPosting.`
    : 'It is no JobPosting. Give it "@type": "JobPosting".';
};

/** What the objects of lists around a job say themselves, the innermost first: `{ "sites": [{ "town": "Roma", "jobs": [] }] }`. */
export const groupsIn = (
  stack: readonly { key?: string | number | undefined; value?: unknown }[],
): SaidAround[] =>
  stack
    .flatMap(({ value }, at) => {
      const list = stack[at - 1];
      if (!isObject(value) || !list || !Array.isArray(list.value)) return [];
      const name = String(stack[at - 2]?.key ?? "");
      const own = Object.entries(value).filter(([, part]) => typeof part === "string" || isAddressIn(part));
      return [own.map(([key, part]) => ({ path: [name, key], value: part }))];
    })
    .toReversed();
const listsOfOver = new Set(feedWords.listsOfOver);
const saysNothing = new Set([...feedWords.lists, ...feedWords.around.before]);
/** What a list of jobs is called, or what is around it, that says that its jobs are over: "filled" of "filledPositions"; "" for none. */
export const overIn = (stack: readonly { key?: string | number | undefined }[]): string => {
  const names = stack.flatMap(({ key }) => (typeof key === "string" ? [key] : [])).slice(-2);
  const states = names.map((name) =>
    name
      .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word && !saysNothing.has(word))
      .join(" "),
  );
  return states.find((state) => listsOfOver.has(state)) ?? "";
};

const isAddressIn = (part: unknown): boolean => isObject(part) && isAddress(part);

/** The most shared nodes, such as the employer of several postings, and postings waiting for one, that are kept. */
export const maxNodes = 10_000;

/** Of commas that people leave behind the last of a list. */
const ofComma = "It has commas before closing brackets, which JSON does not allow; they were left out.";

/** What the documents of a file share. `counted` reports the number of each item beside its line: a whole file may be one line. */
export const openSharedNodes = (counted: boolean) => {
  let items = 0;
  let strayComma: string | null = null;
  let isBroken = false;
  const nodes = new Map<string, JsonObject>();
  const waiting: { at: string; posting: JsonObject }[] = [];
  const jobs = openJobs();
  return {
    nodes,
    waiting,
    /** Keeps where the first comma with nothing behind it is: a strict reader refuses the file. */
    noteComma: (line: number) => void (strayComma ??= `line ${line}`),
    /** Behind a job that is left out, a comma may be that of the next. */
    noteBroken: () => void (isBroken = true),
    placeOf: (line: number) => (counted ? `line ${line}, item ${++items}` : `line ${line}`),
    jobs,
    /** The postings that wait for nodes which they point to, and the jobs that wait for what is said behind them. */
    end: (): FeedItem[] => [
      ...waiting.map(({ at, posting }) => ({ at, job: jobOfPosting(withNodes(posting, nodes)) })),
      ...jobs.end(),
      ...(counted && strayComma && !isBroken ? [{ at: strayComma, note: ofComma }] : []),
    ],
  };
};

export type SharedNodes = ReturnType<typeof openSharedNodes>;
