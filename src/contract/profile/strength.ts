import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { described } from "../described.ts";

export const getProfileStrength = defineCall({
  method: "GET",
  path: "/v1/profile/strength",
  summary: "The strength of the seeker's profile, and what is missing, the most valuable first (spec §4).",
  auth: "seeker",
  cost: "heavy",
  payload: z.object({
    score: described(z.int(), "From 0 to 100."),
    location_complete: described(
      z.boolean(),
      "Where the seeker lives, wants to work and may work is all given, and a passport's country.",
    ),
    missing: described(
      z.array(
        z.object({
          item: described(z.string(), "The part of the profile."),
          points: described(z.int(), "How many points it would give."),
          label: described(z.string(), 'What to do to get the points: "Add a skill".'),
          segment: described(z.string(), "The segment of the profile where it is done."),
          section: described(z.string(), "The section of that segment where it is done."),
          field: described(
            z.nullable(z.string()),
            "The field of that section which is empty; null where an entry is to be added.",
          ),
          jobs: described(
            z.array(
              z.object({
                mention: described(z.string(), 'Such as "white card".'),
                count: described(z.int(), "How many jobs mention it: those that the search at `href` shows."),
                href: described(z.string(), "The path of that search on this site."),
              }),
            ),
            "What live jobs of this site ask for that it would show, at most three such things, the most asked for first.",
          ),
        }),
      ),
      "What is missing, by the points that it would give.",
    ),
  }),
});
