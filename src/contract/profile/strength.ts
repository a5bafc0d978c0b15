import * as z from "zod/mini";
import { defineCall } from "../call.ts";

export const getProfileStrength = defineCall({
  method: "GET",
  path: "/v1/profile/strength",
  summary: "The strength of the seeker's profile, and what is missing, the most valuable first (spec §4).",
  auth: "seeker",
  cost: "heavy",
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
        /** What live jobs of this site ask for that it would show, at most three such things, the most asked for first. */
        jobs: z.array(
          z.object({
            /** Such as "white card". */
            mention: z.string(),
            /** How many jobs mention it: those that the search at `href` shows. */
            count: z.int(),
            href: z.string(),
          }),
        ),
      }),
    ),
  }),
});
