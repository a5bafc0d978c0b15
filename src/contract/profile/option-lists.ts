import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { titled } from "../primitives.ts";
import { listCountries } from "../profile.ts";

/** All languages that can be chosen, by title. The same list is in `getConfig`. */
export const listLanguageOptions = defineCall({
  method: "GET",
  path: "/v1/profile/languages",
  summary: "The languages to choose from, sorted by title. The seeker's own are at /v4/languages.",
  auth: "public",
  payload: z.array(titled),
  maxAge: 3600,
});

/** The option lists that the server keeps: each with the call that reads it. */
export const optionCalls = { languages: listLanguageOptions, countries: listCountries };
export type OptionListName = keyof typeof optionCalls;
