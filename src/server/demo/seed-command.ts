import { parseArgs } from "node:util";
import { firstJobs } from "./fill-when-empty.ts";
import { UserFacingError } from "../../runtime/user-facing-error.ts";

/** The arguments of `npm run seed`. */
export interface SeedCommand {
  jobs: number;
  seed: number;
}

/** Invalid arguments; the message says what is valid. */
export class SeedUsageError extends UserFacingError {
  override name = "SeedUsageError";
}

export const seedHelp = `Fills the configured database with demo jobs.

  npm run seed -- [--jobs N] [--seed N]

  --jobs N   how many jobs, from 1 to 10000000 (${firstJobs})
  --seed N   a whole number; another one gives other jobs (1)
  --help     this text

Jobs of an earlier run are brought up to date, no job is removed, and jobs from elsewhere are left alone.
Two demo seekers with a published password are added; with NODE_ENV=production only where DEMO_DATA=true.
DATABASE_URL names a PostgreSQL; without it the embedded database in DATA_DIR is filled, with the server stopped.`;

/**
 * Reads the command line.
 * @returns null when help is requested.
 * @throws SeedUsageError naming the argument at fault.
 */
export const readSeedCommand = (args: readonly string[]): SeedCommand | null => {
  const { jobs, seed, help } = parse(args);
  if (help) return null;
  return {
    jobs: whole("--jobs", jobs, 1, 10_000_000) ?? firstJobs,
    seed: whole("--seed", seed, 0, 2_147_483_647) ?? 1,
  };
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: { jobs: { type: "string" }, seed: { type: "string" }, help: { type: "boolean", short: "h" } },
    }).values;
  } catch (error) {
    throw new SeedUsageError(`${(error as Error).message}\n\n${seedHelp}`);
  }
};

const whole = (name: string, value: string | undefined, low: number, high: number): number | undefined => {
  if (value === undefined) return undefined;
  const number = /^\d{1,10}$/.test(value) ? Number(value) : NaN;
  if (number >= low && number <= high) return number;
  throw new SeedUsageError(`${name} must be a whole number from ${low} to ${high}, not "${value}".`);
};
