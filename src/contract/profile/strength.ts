import * as z from "zod/mini";
import { defineCall } from "../call.ts";

export const getProfileStrength = defineCall({
  method: "GET",
  path: "/v1/profile/strength",
  summary: "The strength of the seeker's profile, and what is missing, the most valuable first (spec §4).",
  auth: "seeker",
  payload: z.object({
    /** From 0 to 100. */
    score: z.int(),
    /** Where the seeker lives, wants to work and may work is all given, and a passport's country. */
    location_complete: z.boolean(),
    missing: z.array(
      z.object({
        item: z.string(),
        points: z.int(),
        /** What to do to get the points: "Add a skill". */
        label: z.string(),
        /** The segment of the profile where it is done. */
        segment: z.string(),
        /** How many live jobs of this site mention it, and the path of a search for them; null where ads do not ask for it. */
        jobs: z.nullable(z.object({ count: z.int(), href: z.string(), mention: z.string() })),
      }),
    ),
  }),
});
