import { and, eq, gt, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { jobs } from "../../catalogue/jobs/tables.ts";
import { wholeFile } from "../feed-job.ts";
import type { JobImport } from "./take-job.ts";

const pageSize = 5000;

/** Marks the jobs as filled of which the file says only that they are over. */
export const closeOver = async (db: Db, { options, over }: JobImport): Promise<void> => {
  if (options.dryRun) return;
  const references = [...over];
  for (let from = 0; from < references.length; from += pageSize) {
    const page = references.slice(from, from + pageSize);
    await fill(db, options.now, and(eq(jobs.source, options.source), inArray(jobs.reference, page)));
  }
};

/** Marks those of some jobs as filled that are not yet. */
const fill = async (db: Db, now: Date, which: SQL | undefined): Promise<void> =>
  void (await db
    .update(jobs)
    .set({ filledAt: now, updatedAt: sql`now()` })
    .where(and(which, isNull(jobs.filledAt))));

/** Closes the jobs of the source that the file does not have, unless something may be wrong with the file. */
export const closeOthers = async (db: Db, { options, report, seen, unread }: JobImport): Promise<void> => {
  const tellNotClosed = (why: string) =>
    options.onProblem?.({ kind: "file", at: wholeFile, message: `Nothing was closed: ${why}` });
  if (unread) return tellNotClosed("jobs that could not be read may be those that seem to be missing.");
  if (report.broken) return;
  const close = (dryRun: boolean) => closeMissing(db, options.source, seen, options.now, dryRun);
  const missing = options.closeAtMostHalf ? await close(true) : null;
  if (missing && missing.closed * 2 > missing.live) {
    report.leftOpen = missing.closed;
    return tellNotClosed(
      `${missing.closed} of ${missing.live} live jobs are missing, which is more than half. If that is meant, import the file with --close-missing.`,
    );
  }
  report.closed = (await close(options.dryRun === true)).closed;
};

/** Marks the source's live jobs that are missing in the import as filled, page by page. @returns how many, and how many live jobs there were. */
const closeMissing = async (
  db: Db,
  source: string,
  seen: ReadonlyMap<string, unknown>,
  now: Date,
  dryRun: boolean,
): Promise<{ closed: number; live: number }> => {
  let closed = 0;
  let live = 0;
  let last = 0;
  for (;;) {
    const page = await db
      .select({ id: jobs.id, reference: jobs.reference })
      .from(jobs)
      .where(
        and(
          eq(jobs.source, source),
          gt(jobs.id, last),
          isNull(jobs.filledAt),
          or(isNull(jobs.expiresAt), gt(jobs.expiresAt, now)),
        ),
      )
      .orderBy(jobs.id)
      .limit(pageSize);
    if (!page.length) return { closed, live };
    live += page.length;
    last = page.at(-1)!.id;
    const missing = page.filter(({ reference }) => !seen.has(reference)).map(({ id }) => id);
    closed += missing.length;
    if (missing.length && !dryRun) await fill(db, now, inArray(jobs.id, missing));
  }
};
