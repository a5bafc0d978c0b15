import { recordAccess } from "../access-log/access-log.ts";
import type { ApplicationRow } from "../applications/queries.ts";
import type { Context } from "../http/context.ts";
import type { Db } from "../platform/database/open.ts";

/**
 * Notes in the seekers' logs that an employer looks at their applications; those that are gone show nothing of them.
 * @param what what it looks at, by the title of the job.
 */
export const recordLooks = (
  tx: Db,
  rows: readonly ApplicationRow[],
  what: (title: string) => string,
  { address }: Pick<Context, "address">,
): Promise<void> =>
  recordAccess(
    tx,
    ...rows.flatMap(({ seekerId, status, employerName, jobTitle }) =>
      seekerId && status !== "withdrawn"
        ? [{ seekerId, who: employerName, what: what(jobTitle), address }]
        : [],
    ),
  );
