import * as z from "zod/mini";
import { application } from "./applications.ts";
import { consultation } from "./consultations.ts";
import { defineCall } from "./call.ts";
import { jobCard, recommendedJob } from "./job-fields.ts";

export const getDashboard = defineCall({
  method: "GET",
  path: "/v1/seeker/dashboard",
  summary:
    "The seeker's dashboard: name, counts, latest applications and saved jobs, recommendations, what expires, and upcoming consultations.",
  auth: "seeker",
  payload: z.object({
    seeker: z.object({ id: z.string(), given_name: z.string(), family_name: z.string(), email: z.string() }),
    liked_jobs: z.object({ count: z.int() }),
    applied_jobs: z.object({ count: z.int() }),
    recent_applications: z.array(application),
    recent_saved: z.array(jobCard),
    recommended: z.array(recommendedJob),
    /** The strength of the profile, from 0 to 100 (spec §4). */
    strength: z.object({ score: z.int() }),
    /** Passports, licences, visas and the like that expire within 60 days or have expired, the most urgent first. */
    expiring: z.array(
      z.object({
        /** The name of the section, and the segment of the profile that shows it. */
        section: z.string(),
        segment: z.string(),
        /** The id of the entry, and its name: "Australia". */
        id: z.int(),
        title: z.string(),
        /** What it is: "passport". */
        noun: z.string(),
        /** YYYY-MM-DD. */
        expires: z.string(),
        /** Whole days from today in Sydney; negative once it has expired. */
        days: z.int(),
        state: z.enum(["expired", "soon"]),
      }),
    ),
    /** Neither past nor cancelled; none on a site that offers no consultations. */
    upcoming_consultations: z.array(consultation),
  }),
});
