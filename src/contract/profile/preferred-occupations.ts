import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { entrySchema } from "./entry-schemas.ts";
import { occupation } from "./occupation.ts";
import { described } from "../described.ts";

const { limit, fields } = occupation;

export const savePreferredOccupations = defineCall({
  method: "POST",
  path: "/v4/preferences/preferred-occupations",
  summary:
    "Replace the seeker's occupations of interest, the favourite first: the same rows as /v4/occupations. Those that stay keep their level and years.",
  auth: "seeker",
  body: z.object(
    {
      occupations: described(
        z
          .array(
            z.object(
              {
                id: described(
                  z.optional(z.int({ error: "Must be an id." })),
                  "An id from `suggestOccupations`.",
                ),
                title: described(z.optional(fields.occupation.schema), "The title of an occupation."),
              },
              { error: "Must be an occupation with its title or id." },
            ),
            { error: "Must be a list of occupations." },
          )
          .check(z.maxLength(limit, { error: `At most ${limit} occupations can be saved.` })),
        "Each with the title of an occupation, or with the id that /v4/preferences/simple-occupations gives.",
      ),
    },
    { error: "Must be a JSON object." },
  ),
  payload: z.array(entrySchema(occupation)),
  errors: { 422: "An id is unknown, an occupation has neither title nor id, or it is there twice." },
});
