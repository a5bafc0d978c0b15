import { sql } from "drizzle-orm";
import type { Brand } from "../../contract/brand.ts";
import type { Services } from "../http/context.ts";
import { topJobs } from "../search/embedded/ranking/evaluate.ts";
import { indexCaughtUp, indexOf, type JobIndex } from "../search/embedded/job-index.ts";
import { meantForSending } from "../search/sent-jobs.ts";
import { searchOfQuery, type SavedSearchRow } from "./queries.ts";

/** What finding the new jobs of a saved search needs of it. */
export type DueSearch = Pick<
  SavedSearchRow,
  | "id"
  | "brand"
  | "hostEmployer"
  | "origin"
  | "query"
  | "frequency"
  | "nextAt"
  | "lookedAt"
  | "confirmedAt"
  | "round"
>;

/** The most jobs that one mail lists. */
export const mostInMail = 20;
/** The most new jobs of one search that are looked at. */
const mostNew = 10_000;
/**
 * How far before the last look jobs count as new, in milliseconds: an import adds jobs that only show when it is
 * committed. Those that were mailed are known by their rows; those before the search was saved were seen then.
 */
const overlap = 60 * 60_000;
/** Nothing older is news, after a long stop of the worker. */
const oldest = 9 * 86_400_000;

/** When each new job was added, by the row of the index. */
interface NewJobs {
  rows: Int32Array;
  addedAt: ReadonlyMap<number, number>;
}

/** The new jobs of each saved search, in the order of its search. Equal searches are evaluated once. */
export const findNewJobs = async (
  due: readonly DueSearch[],
  services: Pick<Services, "db" | "brands" | "hosts">,
  now: Date,
): Promise<{ due: DueSearch; jobs: number[]; total: number }[]> => {
  // What is mailed cannot be put right: it waits for many changes, and after a failover for all jobs.
  await indexCaughtUp(services.db);
  const index = indexOf(services.db);
  const { generation } = index;
  const since = ({ lookedAt, confirmedAt }: DueSearch) =>
    Math.max(lookedAt.getTime() - overlap, confirmedAt?.getTime() ?? 0, now.getTime() - oldest);
  const added = await newJobs(index, Math.min(...due.map(since)));
  const found = new Map<string, number[]>();
  const results = [];
  for (const one of due) {
    const key = [one.brand, one.hostEmployer, one.query].join("\n");
    const known = found.get(key) ?? (await evaluateSearch(one, added, index, services));
    found.set(key, known);
    const jobs = known.filter((id) => added.addedAt.get(id)! > since(one));
    results.push({ due: one, jobs: jobs.slice(0, mostInMail), total: jobs.length });
  }
  // Rows belong to other jobs if the index was rebuilt meanwhile.
  return index.generation === generation ? results : findNewJobs(due, services, now);
};

/** Jobs that were added after a moment, in milliseconds. */
const newJobs = async (index: JobIndex, since: number): Promise<NewJobs> => {
  const { rows } = await index.db.execute(
    sql`select id, extract(epoch from created_at)::float8 * 1000 as added from jobs
      where created_at > ${new Date(since).toISOString()}::timestamptz`,
  );
  const jobs = rows as unknown as { id: number; added: number }[];
  return {
    rows: Int32Array.from(jobs.flatMap(({ id }) => index.columns.rowOf(id) ?? [])),
    addedAt: new Map(jobs.map(({ id, added }) => [id, added])),
  };
};

/** The ids of the new jobs that a search finds; none where its site or its place is gone. */
const evaluateSearch = async (
  one: DueSearch,
  { rows }: NewJobs,
  index: JobIndex,
  services: Pick<Services, "brands" | "hosts">,
): Promise<number[]> => {
  const brand = siteOf(one, services);
  if (!brand || !rows.length) return [];
  const meant = await meantForSending(index, brand, searchOfQuery(one.query)).catch(() => null);
  if (!meant) return [];
  return topJobs(index.columns, brand, index.now, { ...meant, only: rows }, mostNew);
};

const siteOf = (
  { brand, hostEmployer }: DueSearch,
  { brands, hosts }: Pick<Services, "brands" | "hosts">,
): Brand | undefined =>
  hostEmployer ? hosts.ofEmployer(brand, hostEmployer) : brands.find(({ id }) => id === brand);
