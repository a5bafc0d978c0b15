import { sql } from "drizzle-orm";
import { thousands } from "../../contract/thousands.ts";
import type { Services } from "../http/context.ts";
import { seekers } from "../auth/tables.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import { batches } from "./batches.ts";
import { firstJobs } from "./first-jobs.ts";
import { demoSeekers } from "./seekers.ts";
import { tidyUp, writeEmployers, writeJobs, writeSeekers } from "./write-demo.ts";

const seed = 1;
const jobsPerStatement = 500;

/**
 * Fills a database without jobs and seekers with demo data if the configuration wants it, and logs that. One
 * transaction: an interrupted start leaves nothing behind, and the next one begins again.
 */
export const fillWhenEmpty = async (
  { db, config }: Pick<Services, "db" | "config">,
  say: (line: string) => void = console.log,
): Promise<void> => {
  if (!(await isEmpty(db))) return;
  const isProduction = config.NODE_ENV === "production";
  if (!config.DEMO_DATA)
    return say(
      `The database is empty and stays so (${isProduction ? "NODE_ENV=production without DEMO_DATA=true" : "DEMO_DATA=false"}): ` +
        "npm run signboard -- import FILE brings jobs, a start with DEMO_DATA=true brings invented ones.",
    );
  say(
    `The database is empty: filling it with ${thousands(firstJobs)} demo jobs and ${demoSeekers.length} demo seekers, ` +
      `because ${isProduction ? "DEMO_DATA=true" : "NODE_ENV is not production and DEMO_DATA is not false"} …`,
  );
  // Its tables are read in the one start that needs them.
  const { inventDemoData } = await import("./demo-data.ts");
  const data = await inventDemoData({ jobs: firstJobs, seed, now: new Date() });
  const filled = await db.transaction(async (tx) => {
    // Of several servers that start together, one fills the database.
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
