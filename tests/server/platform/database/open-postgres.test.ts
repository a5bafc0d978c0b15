import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openPostgres } from "../../../../src/server/platform/database/open-postgres.ts";

const { TEST_DATABASE_URL: url } = process.env;

describe.skipIf(!url)("PostgreSQL", () => {
  it("lends a connection again after a transaction that could not begin", async () => {
    const database = await openPostgres(url!, 1, { migrate: false });
    const refused = database.db.transaction(async () => undefined, { isolationLevel: "none" as never });
    await expect(refused).rejects.toThrow();
    await expect(
      database.db.transaction((tx) => tx.execute(sql`select 1 as is_lent`)),
    ).resolves.toMatchObject({ rows: [{ is_lent: 1 }] });
    await database.close();
  });
});
