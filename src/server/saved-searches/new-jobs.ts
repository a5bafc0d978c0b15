import { sql } from "drizzle-orm";
import type { Brand } from "../../contract/brand.ts";
import type { Services } from "../http/context.ts";
import { caughtUpEngine } from "../search/open-engine.ts";
import type { SearchEngine } from "../search/engine.ts";
import { planForSending } from "../search/sent-jobs.ts";
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

/** When each new job was added, in milliseconds, by its id. */
type NewJobs = ReadonlyMap<number, number>;

/** The new jobs of each saved search, in the order of its search. Equal searches are evaluated once. */
export const findNewJobs = async (
  due: readonly DueSearch[],
  services: Pick<Services, "db" | "brands" | "hosts">,
  now: Date,
): Promise<{ due: DueSearch; jobs: number[]; total: number }[]> => {
  // What is mailed cannot be put right: it waits for many changes, and after a failover for all jobs.
  const engine = await caughtUpEngine(services.db);
  const since = ({ lookedAt, confirmedAt }: DueSearch) =>
    Math.max(lookedAt.getTime() - overlap, confirmedAt?.getTime() ?? 0, now.getTime() - oldest);
  const added = await newJobs(engine, Math.min(...due.map(since)));
  const found = new Map<string, number[]>();
  const results = [];
  for (const one of due) {
    const key = [one.brand, one.hostEmployer, one.query].join("\n");
    const known = found.get(key) ?? (await evaluateSearch(one, added, engine, services));
    found.set(key, known);
    const jobs = known.filter((id) => added.get(id)! > since(one));
    results.push({ due: one, jobs: jobs.slice(0, mostInMail), total: jobs.length });
  }
  return results;
};

/** Jobs that were added after a moment, in milliseconds. */
const newJobs = async ({ db }: SearchEngine, since: number): Promise<NewJobs> => {
  const { rows } = await db.execute(
    sql`select id, extract(epoch from created_at)::float8 * 1000 as added from jobs
      where created_at > ${new Date(since).toISOString()}::timestamptz`,
  );
  return new Map((rows as unknown as { id: number; added: number }[]).map(({ id, added }) => [id, added]));
};

/** The ids of the new jobs that a search finds; none where its site or its place is gone. */
const evaluateSearch = async (
  one: DueSearch,
  added: NewJobs,
  engine: SearchEngine,
  services: Pick<Services, "brands" | "hosts">,
): Promise<number[]> => {
  const brand = siteOf(one, services);
  if (!brand || !added.size) return [];
  const plan = await planForSending(engine, brand, searchOfQuery(one.query)).catch(() => null);
  if (!plan) return [];
  return engine.ids(brand, plan, mostNew, [...added.keys()]);
};

const siteOf = (
  { brand, hostEmployer }: DueSearch,
  { brands, hosts }: Pick<Services, "brands" | "hosts">,
): Brand | undefined =>
  hostEmployer ? hosts.ofEmployer(brand, hostEmployer) : brands.find(({ id }) => id === brand);
