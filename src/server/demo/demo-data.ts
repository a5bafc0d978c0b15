import { readLocations } from "../catalogue/locations/fill-locations.ts";
import { inventJob, type DemoJob, type World } from "./demo-job.ts";
import { employerCount, inventEmployers, type DemoEmployer } from "./employers.ts";
import { readFeaturedEmployers, type FeaturedEmployer } from "./featured-employers.ts";
import { placesOf } from "./places.ts";
import { allFields } from "./work/all-fields.ts";
import type { Kind } from "./work/field.ts";

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
  const invented = inventEmployers(employerCount(jobs), seed, places);
  const featured = readFeaturedEmployers(places);
  const slugs = new Set(featured.map(({ slug }) => slug));
  const world: World = { seed, now, places, hiring: hiringOf(invented, featured) };
  return {
    employers: [...invented.filter(({ slug }) => !slugs.has(slug)), ...featured],
    jobs: function* () {
      for (let index = 0; index < jobs; index++) yield inventJob(world, index);
    },
  };
};

const hiresFor = ({ company }: DemoEmployer, kind: Kind): boolean =>
  company?.workplace.kinds?.includes(kind.id) ?? true;

const hiringOf = (
  employers: readonly DemoEmployer[],
  featured: readonly FeaturedEmployer[],
): World["hiring"] =>
  new Map(
    allFields.flatMap((field) =>
      field.kinds.map((kind) => {
        const companies = employers.filter(
          (employer) => employer.company?.field === field && hiresFor(employer, kind),
        );
        const others = employers.filter(
          (employer) => !employer.company && (employer.field ?? field) === field,
        );
        const known = featured.filter(
          (employer) => employer.fields.includes(field.id) && hiresFor(employer, kind),
        );
        return [`${field.id}/${kind.id}`, { companies, others, featured: known }] as const;
      }),
    ),
  );
