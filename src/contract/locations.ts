import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
import { location } from "./job-fields.ts";
import { idParams, requiredText } from "./primitives.ts";

/** The fewest characters of a location search (spec §5). */
export const minSearchKey = 3;

/** A place that a search key may mean, and how. */
const suggestedLocation = z.extend(location, {
  match: described(
    z.enum(["name", "start", "spelling", "part"]),
    "How the key means this place: by its name or number, by the beginning of it, misspelt, or as one of several that it names.",
  ),
});
export type SuggestedLocation = z.infer<typeof suggestedLocation>;

export const searchLocations = defineCall({
  method: "POST",
  path: "/v1/locations/specific",
  summary: "Suburbs, postcodes, regions and states that the search key may mean, best match first.",
  auth: "public",
  cost: "heavy",
  body: z.object(
    {
      search_key: described(
        requiredText(100).check(
          z.minLength(minSearchKey, { error: `Must be at least ${minSearchKey} characters.` }),
        ),
        "A name, its beginning or a postcode, from 3 characters.",
      ),
    },
    { error: 'Must be a JSON object with "search_key".' },
  ),
  payload: z.array(suggestedLocation),
});

export const getLocation = defineCall({
  method: "GET",
  path: "/v1/locations/{id}",
  summary: "One location by its id.",
  auth: "public",
  maxAge: 3600,
  params: described(idParams, "The id of a place, as `searchLocations` gives it."),
  payload: location,
  errors: { 404: "There is no such location." },
});
