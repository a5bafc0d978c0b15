import { personOf, type Person } from "../people.ts";
import { freshRegions } from "./regions.ts";
import { freshTrades } from "./trades.ts";

/** The person with a number, from names, places and trades that no other layout has. */
export const freshPersonOf = (number: number): Person => {
  const names = Object.keys(freshRegions) as (keyof typeof freshRegions)[];
  return personOf(number, freshRegions[names[(number * 7) % names.length]!], freshTrades);
};

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
