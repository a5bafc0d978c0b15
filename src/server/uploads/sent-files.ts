import { and, eq, exists, isNull, not, or, sql, type SQL } from "drizzle-orm";
import { invalid } from "../platform/http-error.ts";
import type { Resource } from "../http/resource.ts";
import type { Db } from "../platform/database/open.ts";
import { files } from "./tables.ts";

/** The condition that a file was sent with nothing, so that it can be deleted. */
export const wasNotSent = ({
  db,
  resources,
}: {
  db: Pick<Db, "select">;
  resources: readonly Resource[];
}): SQL =>
  not(
    or(
      ...resources
        .flatMap(({ sentFiles = [] }) => sentFiles)
        .map((column) =>
          exists(
            db
              .select({ one: sql`1` })
              .from(column.table)
              .where(eq(column, files.id)),
          ),
        ),
    )!,
  );

/**
 * Locks a file so that it is not deleted while it is being sent.
 * @param field the field of the body that names it.
 * @throws HttpError 422 when it has been removed.
 */
export const holdFile = async (id: string, field: string, tx: Pick<Db, "select">): Promise<void> => {
  const [held] = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, id), isNull(files.removedAt)))
    .for("key share");
  if (!held) throw invalid(field, "This file has been removed; choose another one.");
};
