import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
import { category } from "./job-fields.ts";
import { careerLevels } from "./profile/career-levels.ts";
import { idParams, titled } from "./primitives.ts";

/** Option lists of the product's forms (spec §3, §9). */
export const getConfig = defineCall({
  method: "GET",
  path: "/v1/profile/config",
  summary: "Languages and the other option lists of the forms.",
  auth: "public",
  maxAge: 3600,
  payload: z.object({
    languages: described(z.array(titled), "Languages, by title."),
    pay_types: described(z.array(titled), "Units of pay, for `pay_type` in a search and in a job."),
    work_types: described(z.array(z.string()), "Work types by the words that seekers see, for `work_type`."),
    availability: described(z.array(titled), "When seekers can begin, for the preferences."),
    career_levels: described(
      z.array(
        z.object({
          id: described(
            z.int(),
            "The number of the level of responsibility, from 1 to 7, for `responsibility`.",
          ),
          level: described(z.enum(careerLevels.map(({ id }) => id)), "The career level, for `career_level`."),
          responsibility: described(z.string(), "The name of the level of responsibility."),
          para: described(z.string(), "What it means in a job."),
        }),
      ),
      "Career levels with the levels of responsibility that each has, lowest first.",
    ),
    right_to_work: described(
      z.array(category),
      "Rights to work, for `right_to_work` in a search, a job and an application.",
    ),
    categories: described(
      z.array(
        z.extend(category, {
          sub_categories: described(
            z.array(category),
            "Kinds of work within the field, for `sub_category` in a search.",
          ),
        }),
      ),
      "Fields of work, for `category` in a search.",
    ),
  }),
});

/** A country of a list: its name, dial code and three letters (spec §3). */
export const country = z.object({
  id: described(z.int(), "The id of the country, for the profile and for `listStates`."),
  title: described(z.string(), "The name of the country in English."),
  label: described(z.string(), "The same as `title`."),
  value: described(z.string(), "Dial code with its plus, such as +61."),
  initials: described(z.string(), "The three letters of the country (ISO 3166-1 alpha-3)."),
});

export const listCountries = defineCall({
  method: "GET",
  path: "/v1/profile/countries",
  summary:
    "All countries by name. A country's id is made from its two letters and never changes; `initials` are its three (ISO 3166-1).",
  auth: "public",
  maxAge: 3600,
  payload: z.array(country),
});

export const listStates = defineCall({
  method: "GET",
  path: "/v1/profile/states/{id}",
  summary:
    "The states, provinces or regions of a country, by the country's id; a country without any has one of its own name.",
  auth: "public",
  maxAge: 3600,
  params: described(idParams, "The id of a country, as `listCountries` gives it."),
  payload: z.array(
    z.extend(titled, {
      initials: described(z.string(), "The abbreviation of the state, such as NSW; empty where it has none."),
    }),
  ),
  errors: { 404: "There is no such country." },
});

export const listCities = defineCall({
  method: "GET",
  path: "/v1/profile/cities/{id}",
  summary: "The cities of a state by the state's id, the largest first; in Australia its suburbs, by name.",
  auth: "public",
  maxAge: 3600,
  params: described(idParams, "The id of a state, as `listStates` gives it."),
  payload: z.array(titled),
  errors: { 404: "There is no such state." },
});
