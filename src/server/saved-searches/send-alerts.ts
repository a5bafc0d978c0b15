import { and, asc, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Services } from "../http/context.ts";
import type { Db } from "../platform/database/open.ts";
import { nextMail } from "./next-mail.ts";
import { findNewJobs, mostInMail, type DueSearch } from "./new-jobs.ts";
import { alertMail } from "./mails.ts";
import { savedSearches } from "./tables.ts";

/** Saved searches that are read at a time: equal ones are evaluated once. */
const readAtOnce = 5_000;
/** Those that are written in one transaction, which keeps the embedded database for some tens of milliseconds. */
const writtenAtOnce = 100;

/** A due saved search with the jobs to mail, the best first; none where nothing is new. */
interface Found {
  due: DueSearch;
  jobs: number[];
  total: number;
}

/**
 * Looks for new jobs of the saved searches that are due, and enqueues their mails; any number of processes may do so at
 * once. One that somebody else has taken meanwhile is skipped, and a job that was mailed for a search never is again.
 * @returns how many were looked at; 0 when none is due.
 */
export const sendAlerts = async (services: Services, now: Date): Promise<number> => {
  const due = await dueSearches(services.db, now);
  if (!due.length) return 0;
  const found = await findNewJobs(due, services, now);
  for (let from = 0; from < found.length; from += writtenAtOnce)
    await write(found.slice(from, from + writtenAtOnce), services, now);
  return due.length;
};

/** Due ones, equal searches together. */
const dueSearches = (db: Db, now: Date): Promise<DueSearch[]> =>
  db
    .select({
      id: savedSearches.id,
      brand: savedSearches.brand,
      hostEmployer: savedSearches.hostEmployer,
      origin: savedSearches.origin,
      query: savedSearches.query,
      frequency: savedSearches.frequency,
      nextAt: savedSearches.nextAt,
      lookedAt: savedSearches.lookedAt,
      confirmedAt: savedSearches.confirmedAt,
      round: savedSearches.round,
    })
    .from(savedSearches)
    .where(
      and(
        isNotNull(savedSearches.confirmedAt),
        isNull(savedSearches.pausedAt),
        isNull(savedSearches.stopped),
        lte(savedSearches.nextAt, now),
      ),
    )
    .orderBy(asc(savedSearches.brand), asc(savedSearches.query), asc(savedSearches.id))
    .limit(readAtOnce);

/** When the next mail of a saved search is due; found once for those of one site that are as frequent. */
const nextMails = (brands: Services["brands"], now: Date) => {
  const zones = new Map(brands.map(({ id, timezone }) => [id, timezone]));
  const known = new Map<string, string>();
  return ({ brand, frequency }: DueSearch): string => {
    const key = `${brand} ${frequency}`;
    const next =
      known.get(key) ?? nextMail(frequency, zones.get(brand) ?? "Australia/Sydney", now).toISOString();
    known.set(key, next);
    return next;
  };
};

const write = (found: readonly Found[], { db, brands, enqueueAll }: Services, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const nextOf = nextMails(brands, now);
    const moves = found.map(({ due, jobs }) => ({
      id: due.id,
      was: due.nextAt.toISOString(),
      next: nextOf(due),
      round: due.round + (jobs.length ? 1 : 0),
    }));
    const taken = await tx.execute(sql`
      update saved_searches set next_at = given.next, looked_at = ${now.toISOString()}::timestamptz, round = given.round
      from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
        as given (id int, was timestamptz, next timestamptz, round int)
      where saved_searches.id = given.id and saved_searches.next_at = given.was
      returning saved_searches.id`);
    const own = new Set(taken.rows.map(({ id }) => id as number));
    const jobs = found.flatMap(({ due, jobs: ids }) =>
      own.has(due.id) ? ids.map((job) => ({ search: due.id, job, round: due.round + 1 })) : [],
    );
    if (!jobs.length) return;
    const added = await tx.execute(sql`
      insert into saved_search_jobs (saved_search_id, job_id, round)
      select given.search, given.job, given.round
      from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as given (search int, job int, round int)
        join jobs on jobs.id = given.job
      on conflict do nothing returning saved_search_id`);
    const counts = new Map<number, number>();
    for (const { saved_search_id: id } of added.rows as { saved_search_id: number }[])
      counts.set(id, (counts.get(id) ?? 0) + 1);
    const mails = found.flatMap(({ due, total }) => {
      const count = counts.get(due.id);
      if (!count) return [];
      return {
        brand: due.brand,
        ...(due.hostEmployer && { employer: due.hostEmployer }),
        origin: due.origin,
        saved_search: due.id,
        round: due.round + 1,
        total: count < mostInMail ? count : total,
      };
    });
    await enqueueAll(tx, alertMail, mails);
  });
