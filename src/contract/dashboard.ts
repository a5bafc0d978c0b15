import * as z from "zod/mini";
import { application } from "./applications.ts";
import { consultation } from "./consultations.ts";
import { defineCall } from "./call.ts";
import { jobCard } from "./job-fields.ts";

export const getDashboard = defineCall({
  method: "GET",
  path: "/v1/seeker/dashboard",
  summary:
    "The seeker's dashboard: name, counts, latest applications and saved jobs, recommendations, upcoming consultations.",
  auth: "seeker",
  payload: z.object({
    seeker: z.object({ id: z.string(), given_name: z.string(), family_name: z.string(), email: z.string() }),
    liked_jobs: z.object({ count: z.int() }),
    applied_jobs: z.object({ count: z.int() }),
    recent_applications: z.array(application),
    recent_saved: z.array(jobCard),
    recommended: z.array(jobCard),
    /** Neither past nor cancelled; none on a site that offers no consultations. */
    upcoming_consultations: z.array(consultation),
  }),
});
