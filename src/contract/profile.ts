import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { category } from "./job-fields.ts";
import { idParams, titled } from "./primitives.ts";

/** Option lists of the product's forms (spec §3, §9). */
export const getConfig = defineCall({
  method: "GET",
  path: "/v1/profile/config",
  summary: "Languages and the other option lists of the forms.",
  auth: "public",
  payload: z.object({
    languages: z.array(titled),
    pay_types: z.array(titled),
    work_types: z.array(z.string()),
    availability: z.array(titled),
    right_to_work: z.array(category),
    categories: z.array(z.extend(category, { sub_categories: z.array(category) })),
  }),
});

/** A country of a list: its name, dial code and three letters (spec §3). */
export const country = z.object({
  id: z.int(),
  title: z.string(),
  /** The same as `title`. */
  label: z.string(),
  /** Dial code with its plus, such as +61. */
  value: z.string(),
  /** ISO 3166-1 alpha-3. */
  initials: z.string(),
});

export const listCountries = defineCall({
  method: "GET",
  path: "/v1/profile/countries",
  summary: "All countries by name. A country's id is its ISO 3166-1 number.",
  auth: "public",
  payload: z.array(country),
});

export const listStates = defineCall({
  method: "GET",
  path: "/v1/profile/states/{id}",
  summary: "The states of a country, by the country's id; empty when none are known.",
  auth: "public",
  params: idParams,
  payload: z.array(z.extend(titled, { initials: z.string() })),
  errors: { 404: "There is no such country." },
});

export const listCities = defineCall({
  method: "GET",
  path: "/v1/profile/cities/{id}",
  summary: "The cities and suburbs of a state, by the state's id.",
  auth: "public",
  params: idParams,
  payload: z.array(titled),
  errors: { 404: "There is no such state." },
});
