import { and, eq, inArray, sql } from "drizzle-orm";
import { TransactionRollbackError } from "drizzle-orm/errors";
import { mustContinue, type Moment } from "../../platform/database/moment.ts";
import type { Db } from "../../platform/database/open.ts";
import { jobs } from "../../catalogue/jobs/tables.ts";
import { writeJobs, type NewJob } from "../../catalogue/jobs/write-jobs.ts";
import { findOrMakeEmployers } from "./find-employers.ts";
import { findOrAddPlaces } from "../places/add-places.ts";
import type { PlaceOfWork } from "../places/place-index.ts";
import type { ImportOptions, ImportReport } from "./import-report.ts";
import type { MappedJob } from "../jobs/map-job.ts";

/**
 * Writes batches and counts them into the report. The ids of employers and places are kept from one to the next, so that
 * none is written after a failover.
 * @param began When the import began to read ids.
 */
export const openWriter = (
  db: Db,
  { options, now, report, began }: { options: ImportOptions; now: Date; report: ImportReport; began: Moment },
) => {
  const employerIds = new Map<string, number>();
  let placeIds: ReadonlyMap<PlaceOfWork, number> = new Map();
  return async (batch: readonly MappedJob[]): Promise<void> => {
    await db
      .transaction(async (tx) => {
        // Two imports of a source at once write one batch after the other: rows in another order would be a deadlock.
        await tx.execute(sql`select pg_advisory_xact_lock(762008, hashtext(${options.source}))`);
        await mustContinue(tx, began);
        const made = await findOrMakeEmployers(
          tx,
          batch.map(({ employer }) => employer),
          employerIds,
        );
        const added = await findOrAddPlaces(
          tx,
          batch.flatMap(({ places }) => places),
          placeIds,
        );
        await renameKnown(tx, options.source, batch);
        const before = await written(tx, options.source, batch);
        const counts = await writeJobs(
          tx,
          batch.map(({ employer, places, key: _, ...job }): NewJob => ({
            ...job,
            locationIds: places.map((place) => place.id ?? added.get(place)!),
            employerId: (employerIds.get(employer.toLowerCase()) ?? made.get(employer.toLowerCase()))!,
            postedAt: job.postedAt ?? before.get(job.reference)?.postedAt ?? now,
            filledAt: job.filledAt && (before.get(job.reference)?.filledAt ?? job.filledAt),
          })),
        );
        report.added += counts.added;
        report.updated += counts.updated;
        report.unchanged += counts.unchanged;
        if (options.dryRun) tx.rollback();
        for (const [name, id] of made) employerIds.set(name, id);
        placeIds = added;
      })
      .catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError)) throw error;
      });
    options.onProgress?.(report);
  };
};

/** Gives jobs that were known by what is beside their reference now the new one, so that they stay the same jobs. */
const renameKnown = async (db: Db, source: string, batch: readonly MappedJob[]): Promise<void> => {
  const own = new Set(batch.map(({ reference }) => reference));
  const known = batch.flatMap(({ key, reference }) => (key && !own.has(key) ? { key, reference } : []));
  if (known.length)
    await db.execute(sql`
      update jobs set reference = known.reference
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) known(key text, reference text)
      where jobs.source = ${source} and jobs.reference = known.key
        and not exists (select from jobs other where other.source = ${source} and other.reference = known.reference)`);
};

/** When jobs that have no date of their own, or are not live any more, were first imported and filled. */
const written = async (db: Db, source: string, batch: readonly MappedJob[]) => {
  const references = batch
    .filter(({ postedAt, filledAt }) => !postedAt || filledAt)
    .map(({ reference }) => reference);
  if (!references.length) return new Map<string, { postedAt: Date; filledAt: Date | null }>();
  const rows = await db
    .select({ reference: jobs.reference, postedAt: jobs.postedAt, filledAt: jobs.filledAt })
    .from(jobs)
    .where(and(eq(jobs.source, source), inArray(jobs.reference, references)));
  return new Map(rows.map(({ reference, ...moments }) => [reference, moments]));
};
