import * as z from "zod/mini";
import { defineCall, paged } from "./call.ts";
import { described } from "./described.ts";
import { recommendedJob, workType } from "./job-fields.ts";
import { flag, idParams, pageQuery } from "./primitives.ts";

/** Whether the seeker is known well enough for jobs to be recommended. */
export const workKnown = described(
  z.boolean(),
  "Whether the profile, saved jobs, followed employers or applications say what work the seeker looks for.",
);

export const listRecommendedJobs = defineCall({
  method: "GET",
  path: "/v1/seeker/job/recommended-jobs",
  summary:
    "Live jobs that fit the seeker's profile, or are similar to those that the seeker saved or applied to, each with the reasons: those near the preferred place first, then those near home.",
  auth: "seeker",
  cost: "heavy",
  query: z.extend(pageQuery, {
    near: described(
      z._default(z.optional(flag), false),
      "With true, only jobs near the preferred place, or near home where none is preferred.",
    ),
    work_type: described(z.optional(workType), "Only jobs of this work type."),
  }),
  payload: z.extend(paged(recommendedJob), {
    is_own: described(
      z.boolean(),
      "Whether any job fits what is known of the seeker; else these are the newest jobs.",
    ),
    work_known: workKnown,
  }),
});

export const getJobFit = defineCall({
  method: "GET",
  path: "/v1/seeker/job/{id}/fit",
  summary: "Which of the skills and licences that a job's ad names the seeker's profile has.",
  auth: "seeker",
  params: described(idParams, "The id of a job, as `searchJobs` gives it."),
  payload: z.object({
    held: described(z.array(z.string()), "Those that the profile has, as the ad's words are known."),
    missing: described(
      z.array(z.string()),
      "Those that the profile does not name; none where it names no skill and no licence at all.",
    ),
  }),
  errors: { 404: "There is no such job on this site." },
});
