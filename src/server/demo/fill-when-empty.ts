import { sql } from "drizzle-orm";
import type { Services } from "../context.ts";
import { jobs, seekers } from "../db/schema.ts";
import { batches } from "./batches.ts";
import { inventDemoData } from "./demo-data.ts";
import { tidyUp, writeEmployers, writeJobs, writeSeekers } from "./write-demo.ts";

/** Enough for every brand to look alive. */
export const firstJobs = 6000;
const seed = 1;
const jobsPerStatement = 500;

/**
 * Fills a database that has neither jobs nor seekers with demo data, in one go: a start that is cut short
 * leaves nothing behind and the next one begins again.
 */
export const fillWhenEmpty = async ({ db }: Pick<Services, "db">): Promise<void> => {
  if (!(await isEmpty(db))) return;
  console.log(`Filling the database with ${firstJobs.toLocaleString("en-AU")} demo jobs …`);
  const data = await inventDemoData({ jobs: firstJobs, seed, now: new Date() });
  const filled = await db.transaction(async (tx) => {
    // Of several servers that start together, one fills.
    await tx.execute(sql`select pg_advisory_xact_lock(762003)`);
    if (!(await isEmpty(tx))) return false;
    const ids = await writeEmployers(tx, data.employers);
    for (const batch of batches(data.jobs(), jobsPerStatement)) await writeJobs(tx, batch, ids);
    await writeSeekers(tx);
    return true;
  });
  if (filled) await tidyUp(db);
};

const isEmpty = async (db: Services["db"]): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`select exists (select from ${jobs}) or exists (select from ${seekers}) as used`,
  );
  return !rows[0]!["used"];
};
