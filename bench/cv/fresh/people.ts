import { personOf, type Person } from "../people.ts";
import { readRegions } from "../regions.ts";
import { readTrades } from "../trades.ts";

const regions = Object.values(readRegions("fresh/regions.yaml"));
const trades = readTrades("fresh/trades.yaml");

/** The person with a number, from names, places and trades that no other layout has. */
export const freshPersonOf = (number: number): Person =>
  personOf(number, regions[(number * 7) % regions.length]!, trades);

/** As a CV without months says it. */
export const yearsOnly = (person: Person): Person => ({
  ...person,
  jobs: person.jobs.map((job) => ({
    ...job,
    start: job.start.slice(0, 4),
    end: job.end && job.end.slice(0, 4),
  })),
});

/** The two newest jobs at the same employer. */
export const promoted = (person: Person): Person => ({
  ...person,
  jobs: person.jobs.map((job, at) => (at === 1 ? { ...job, employer: person.jobs[0]!.employer } : job)),
});
