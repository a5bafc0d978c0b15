import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
import { idParams } from "./primitives.ts";

export const getJobFit = defineCall({
  method: "GET",
  path: "/v1/seeker/job/{id}/fit",
  summary: "Which of the skills and licences that a job's ad names the seeker's profile has.",
  auth: "seeker",
  params: idParams,
  payload: z.object({
    held: described(z.array(z.string()), "Those that the profile has, as the ad's words are known."),
    missing: described(z.array(z.string()), "Those that the profile does not name."),
  }),
  errors: { 404: "There is no such job on this site." },
});
