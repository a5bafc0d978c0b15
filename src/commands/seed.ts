import { command, runAlone } from "./command-line/program.ts";
import { wholeNumber } from "./command-line/arguments.ts";
import { firstJobs } from "../server/demo/first-jobs.ts";

/** `seed`: demo jobs for trying out and measuring. */
export const seed = command(
  "seed",
  "Fills the configured database with demo jobs",
  `Jobs of an earlier run are brought up to date, no job is removed, and jobs from elsewhere are left alone. Two demo seekers with a published password are added; with NODE_ENV=production only where DEMO_DATA=true. DATABASE_URL names a PostgreSQL; without it the embedded database in DATA_DIR is filled, with the server stopped.`,
)
  .option("--jobs <n>", "how many jobs, from 1 to 10000000", wholeNumber(1, 10_000_000), firstJobs)
  .option("--seed <n>", "a whole number; another one gives other jobs", wholeNumber(0, 2_147_483_647), 1)
  .action(async (options: { jobs: number; seed: number }) => {
    const { fillConfigured } = await import("./seed/fill.ts");
    await fillConfigured(options);
  });

if (import.meta.main) await runAlone(seed);
