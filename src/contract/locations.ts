import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { location } from "./job-fields.ts";
import { idParams, requiredText } from "./primitives.ts";

/** The fewest characters of a location search (spec §5). */
export const minSearchKey = 3;

export const searchLocations = defineCall({
  method: "POST",
  path: "/v1/locations/specific",
  summary: "Suburbs, postcodes and states that begin with or sound like the search key, best match first.",
  auth: "public",
  body: z.object(
    {
      search_key: requiredText(100).check(
        z.minLength(minSearchKey, { error: `Must be at least ${minSearchKey} characters.` }),
      ),
    },
    { error: 'Must be a JSON object with "search_key".' },
  ),
  payload: z.array(location),
});

export const getLocation = defineCall({
  method: "GET",
  path: "/v1/locations/{id}",
  summary: "One location by its id.",
  auth: "public",
  params: idParams,
  payload: location,
  errors: { 404: "There is no such location." },
});
