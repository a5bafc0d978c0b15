import { desc, eq } from "drizzle-orm";
import type { Context } from "../../http/context.ts";
import { openEmployers, type IndexedEmployer } from "./employer-index.ts";
import { followedEmployers } from "./tables.ts";

/** The employers that a seeker follows, the last followed first, whether this site shows them or not. */
export const followedBy = async ({
  db,
  seeker,
}: Pick<Context<"seeker">, "db" | "seeker">): Promise<IndexedEmployer[]> => {
  const rows = await db
    .select({ id: followedEmployers.employerId })
    .from(followedEmployers)
    .where(eq(followedEmployers.seekerId, seeker.id))
    .orderBy(desc(followedEmployers.createdAt), desc(followedEmployers.employerId));
  if (!rows.length) return [];
  const { byId } = await openEmployers(db);
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
};
