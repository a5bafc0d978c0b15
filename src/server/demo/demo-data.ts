import { readLocations } from "../locations/fill-locations.ts";
import { inventJob, type DemoJob, type World } from "./demo-job.ts";
import { employerCount, inventEmployers, type DemoEmployer } from "./employers.ts";
import { placesOf } from "./places.ts";
import { allFields } from "./work/all-fields.ts";

/** What demo data to generate. */
export interface DemoOptions {
  /** How many jobs. */
  jobs: number;
  /** The same seed, number of jobs and time give the same data. */
  seed: number;
  /** Dates of jobs are relative to it. */
  now: Date;
}

/** Invented employers, and their jobs one by one. */
export interface DemoData {
  employers: readonly DemoEmployer[];
  /** A generator, so that a million jobs need no more memory than one. */
  jobs: () => Generator<DemoJob>;
}

export const inventDemoData = async ({ jobs, seed, now }: DemoOptions): Promise<DemoData> => {
  const places = placesOf(await readLocations());
  const employers = inventEmployers(employerCount(jobs), seed, places);
  const world: World = { seed, now, places, hiring: hiringOf(employers) };
  return {
    employers,
    jobs: function* () {
      for (let index = 0; index < jobs; index++) yield inventJob(world, index);
    },
  };
};

const hiringOf = (employers: readonly DemoEmployer[]): World["hiring"] =>
  new Map(
    allFields.flatMap((field) =>
      field.kinds.map((kind) => {
        const companies = employers.filter(
          ({ company }) => company?.field === field && (company.workplace.kinds?.includes(kind.id) ?? true),
        );
        const others = employers.filter(
          (employer) => !employer.company && (employer.field ?? field) === field,
        );
        return [`${field.id}/${kind.id}`, { companies, others }] as const;
      }),
    ),
  );
