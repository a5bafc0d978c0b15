import { SingleBar } from "cli-progress";
import { thousands } from "../../contract/thousands.ts";
import { readConfig, type Config } from "../../runtime/config.ts";
import { fillLocations } from "../../server/catalogue/locations/fill-locations.ts";
import { openDatabase, type Database } from "../../server/platform/database/open.ts";
import { batches } from "../../server/demo/batches.ts";
import { inventDemoData } from "../../server/demo/demo-data.ts";
import { tidyUp, writeEmployers, writeJobs, writeSeekers } from "../../server/demo/write-demo.ts";

/** Parallel statements, and jobs in each: PGlite has one connection; PostgreSQL can use several processors. */
const pace = { pglite: { writers: 1, jobs: 500 }, postgres: { writers: 4, jobs: 1000 } };

/** How much is invented; another seed gives other jobs. */
export interface SeedCommand {
  jobs: number;
  seed: number;
}

/** Fills the configured database with demo jobs, and prints how it goes. */
export const fillConfigured = async (command: SeedCommand): Promise<void> => {
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    await seed(database, command, config);
  } finally {
    await database.close();
  }
};

const seed = async (
  { db, kind }: Database,
  command: SeedCommand,
  { DEMO_DATA, NODE_ENV }: Config,
): Promise<void> => {
  const start = performance.now();
  await fillLocations(db);
  const data = await inventDemoData({ ...command, now: new Date() });
  const ids = await writeEmployers(db, data.employers);
  // The command asks for jobs, but nobody wants accounts with a published password in production.
  if (NODE_ENV !== "production" || DEMO_DATA) await writeSeekers(db);
  else
    console.log(
      "NODE_ENV=production: no demo seekers, whose password is published; DEMO_DATA=true adds them.",
    );
  const bar = new SingleBar({
    format: "{bar} {percentage}%  {value} of {total} jobs  {eta_formatted} left",
    clearOnComplete: true,
    noTTYOutput: false,
  });
  bar.start(command.jobs, 0);
  try {
    const waiting = batches(data.jobs(), pace[kind].jobs);
    const write = async () => {
      for (const batch of waiting) {
        await writeJobs(db, batch, ids);
        bar.increment(batch.length);
      }
    };
    await Promise.all(Array.from({ length: pace[kind].writers }, write));
  } finally {
    bar.stop();
  }
  const written = performance.now();
  await tidyUp(db);
  console.log(summary(command.jobs, data.employers.length, { start, written, end: performance.now() }));
};

const summary = (
  jobs: number,
  employers: number,
  { start, written, end }: Record<"start" | "written" | "end", number>,
): string => {
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  const pace = thousands(Math.round(jobs / ((written - start) / 1000)));
  return `${thousands(jobs)} jobs of ${thousands(employers)} employers in ${seconds(start, written)} s, ${pace} a second; ${seconds(written, end)} s to tidy up.`;
};
