import * as z from "zod/mini";
import { defineCall, paged } from "../call.ts";
import { described } from "../described.ts";
import { page, text, titled } from "../primitives.ts";

const typed = z._default(z.optional(text(100)), "");
/** The most suggestions of one answer. */
export const maxSuggestions = 50;

/** Skills by their names. */
export const suggestSkills = defineCall({
  method: "GET",
  path: "/v1/profile/skills",
  summary: `At most ${maxSuggestions} skills with a word that starts with \`title\`; without it, those of the site's trades. Seekers may enter others.`,
  auth: "public",
  query: z.object({ title: described(typed, "The beginning of a word; empty for all.") }),
  payload: z.array(titled),
  maxAge: 3600,
});

/** All skills, a page at a time. */
export const listAvailableSkills = defineCall({
  method: "GET",
  path: "/v4/available-skills",
  summary: "All skills that are suggested, by name; a page at a time with ?pageNo=n.",
  auth: "public",
  cost: "heavy",
  query: z.object({ pageNo: described(page, "The number of the page, from 1.") }),
  payload: paged(titled),
  maxAge: 3600,
});

/** Occupations by their names. An id is the occupation's code in ANZSCO where it has one. */
export const suggestOccupations = defineCall({
  method: "GET",
  path: "/v4/preferences/simple-occupations",
  summary: `At most ${maxSuggestions} occupations with a word that starts with \`search\`. Seekers may enter others.`,
  auth: "public",
  cost: "heavy",
  query: z.object({ search: described(typed, "The beginning of a word; empty for all.") }),
  payload: z.array(titled),
  maxAge: 3600,
});

/** Personal attributes by their names. */
export const suggestAttributes = defineCall({
  method: "GET",
  path: "/v4/available-attributes",
  summary: `At most ${maxSuggestions} personal attributes with a word that starts with \`title\`. Seekers may enter others.`,
  auth: "public",
  query: z.object({ title: described(typed, "The beginning of a word; empty for all.") }),
  payload: z.array(titled),
  maxAge: 3600,
});

/** The calls that answer while a seeker types, each with its query. States and cities come from `listStates` and `listCities`. */
export const suggestionCalls = {
  skills: { call: suggestSkills, query: "title" },
  occupations: { call: suggestOccupations, query: "search" },
  attributes: { call: suggestAttributes, query: "title" },
} as const;
