import { and, gte, inArray, isNull, lt, notExists, or, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Services } from "../../http/context.ts";
import type { Db } from "../../platform/database/open.ts";
import { employerFileKey } from "../../platform/files/object-key.ts";
import { employerFiles } from "../../catalogue/employers/tables.ts";

/** For how long a copy that no employer uses any more is there: pages of before, and a release of before, may show it. */
const graceMs = 7 * 24 * 60 * 60_000;
/** Objects at a time, as each is a request to S3. */
const batchSize = 20;

/**
 * Removes copies of pictures and films that no employer has had for a week.
 * @returns how many; a full batch means that there may be more.
 */
export const removeUnusedFiles = (
  { db, store }: Pick<Services, "db" | "store">,
  now: Date,
): Promise<number> =>
  db.transaction(async (tx) => {
    const before = new Date(now.getTime() - graceMs);
    if (!(await unusedSince(before, tx)).length) return 0;
    // Whoever copies one of them again at this moment notes it first, and waits here until it is removed.
    await tx.execute(sql`lock table ${employerFiles} in share row exclusive mode`);
    const names = await unusedSince(before, tx);
    await Promise.all(names.map((name) => store.delete(employerFileKey(name))));
    await tx.delete(employerFiles).where(inArray(employerFiles.name, names));
    return names.length;
  });

const unusedSince = async (before: Date, tx: Db): Promise<string[]> => {
  const other = alias(employerFiles, "other");
  const isUsed = or(isNull(other.droppedAt), gte(other.droppedAt, before));
  const rows = await tx
    .selectDistinct({ name: employerFiles.name })
    .from(employerFiles)
    .where(
      and(
        lt(employerFiles.droppedAt, before),
        notExists(
          tx
            .select()
            .from(other)
            .where(and(eq(other.name, employerFiles.name), isUsed)),
        ),
      ),
    )
    .limit(batchSize);
  return rows.map(({ name }) => name);
};
