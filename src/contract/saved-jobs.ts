import * as z from "zod/mini";
import { defineCall, paged } from "./call.ts";
import { jobCard } from "./job-fields.ts";
import { idParams, pageHideExpiredQuery } from "./primitives.ts";

export const likeJob = defineCall({
  method: "POST",
  path: "/v1/seeker/job/{id}/like",
  summary: "Save a job, or remove it from the saved list. Without a body, toggles between the two.",
  auth: "seeker",
  params: idParams,
  body: z._default(
    z.object(
      { liked: z.optional(z.boolean({ error: "Must be true or false." })) },
      { error: "Must be a JSON object." },
    ),
    {},
  ),
  payload: z.object({ id: z.int(), liked: z.boolean(), liked_count: z.int() }),
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
