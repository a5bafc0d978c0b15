import { sql } from "drizzle-orm";
import { jobs } from "../catalogue/jobs/tables.ts";
import type { Resource } from "../http/resource.ts";
import { savedJobs as saved } from "./tables.ts";

export const savedJobs: Resource = {
  cardColumns: (seekerId) => ({
    liked: sql<boolean>`exists (select 1 from ${saved} where ${saved.jobId} = ${jobs.id} and ${saved.seekerId} = ${seekerId})`,
  }),
};
