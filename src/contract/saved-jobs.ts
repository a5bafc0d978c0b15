import * as z from "zod/mini";
import { defineCall, paged } from "./call.ts";
import { described } from "./described.ts";
import { jobCard } from "./job-fields.ts";
import { idParams, pageHideExpiredQuery } from "./primitives.ts";

export const likeJob = defineCall({
  method: "POST",
  path: "/v1/seeker/job/{id}/like",
  summary: "Save a job, or remove it from the saved list. Without a body, toggles between the two.",
  auth: "seeker",
  params: described(idParams, "The id of a job, as `searchJobs` gives it."),
  body: z._default(
    z.object(
      {
        liked: described(
          z.optional(z.boolean({ error: "Must be true or false." })),
          "Whether to save the job; without it, the opposite of what is.",
        ),
      },
      { error: "Must be a JSON object." },
    ),
    {},
  ),
  payload: z.object({
    id: described(z.int(), "The job's id."),
    liked: described(z.boolean(), "Whether it is saved now."),
    liked_count: described(z.int(), "How many live jobs of this site the seeker has saved."),
  }),
  errors: { 404: "There is no such job on this site." },
});

export const listLikedJobs = defineCall({
  method: "GET",
  path: "/v1/seeker/job/liked",
  summary: "The seeker's saved jobs, most recently saved first.",
  auth: "seeker",
  query: pageHideExpiredQuery,
  payload: paged(jobCard),
});
