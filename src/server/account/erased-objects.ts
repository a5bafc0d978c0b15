import { eq } from "drizzle-orm";
import type { Services } from "../http/context.ts";
import { erasedObjects } from "./tables.ts";

/** Objects at a time, as each may be a request to S3. */
const batchSize = 20;

/** Deletes objects of erased accounts from the store, a batch after the other, and returns how many. */
export const deleteErasedObjects = async (
  { db, store }: Pick<Services, "db" | "store">,
  batches = Infinity,
): Promise<number> => {
  let deleted = 0;
  for (let batch = 0; batch < batches; batch++) {
    const rows = await db.select().from(erasedObjects).limit(batchSize);
    await Promise.all(
      rows.map(async ({ key }) => {
        await store.delete(key);
        await db.delete(erasedObjects).where(eq(erasedObjects.key, key));
      }),
    );
    deleted += rows.length;
    if (rows.length < batchSize) break;
  }
  return deleted;
};
