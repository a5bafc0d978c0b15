import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import { jobs } from "../catalogue/jobs/tables.ts";

const pageSize = 5000;

/**
 * Marks the source's live jobs that are missing in the import as filled, page by page.
 * @returns how many, and how many live jobs there were.
 */
export const closeMissing = async (
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
    if (missing.length && !dryRun)
      await db
        .update(jobs)
        .set({ filledAt: now, updatedAt: sql`now()` })
        .where(inArray(jobs.id, missing));
  }
};
