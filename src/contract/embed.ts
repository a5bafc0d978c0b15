import * as z from "zod/mini";
import { defineCall, paged } from "./call.ts";
import { described } from "./described.ts";
import { page, text, timestamp } from "./primitives.ts";

const tones = z.object({
  solid: described(z.string(), "The background of buttons."),
  hover: described(z.string(), "The background of buttons that are pointed at."),
  on: described(z.string(), "The text on buttons."),
  text: described(z.string(), "Links and focus rings."),
});

/** A job as an employer's own web site lists it; every field is text to show. */
export const embedJob = z.object({
  id: described(z.int(), "The id of the job."),
  title: described(z.string(), "The title of the job."),
  url: described(z.string(), "The URL of the job's page, where seekers apply."),
  employer: described(z.string(), "Whose job it is: not the employer's own where it lists jobs of others."),
  place: described(z.string(), "Where the work is, in words; empty when that is not said."),
  work_type: described(z.nullable(z.string()), "The work type in words; null when that is not said."),
  pay: described(z.nullable(z.string()), "The pay in words; null when that is not said."),
  posted_at: described(timestamp, "When it was posted."),
});
export type EmbedJob = z.infer<typeof embedJob>;

export const listEmbedJobs = defineCall({
  method: "GET",
  path: "/v1/embed/{slug}/jobs",
  summary:
    "The live jobs of an employer on this site, for the employer's own web site. Any origin may read it, without credentials.",
  auth: "public",
  cost: "heavy",
  maxAge: 60,
  params: z.object({ slug: described(text(120), "The end of the address of the employer's page.") }),
  query: z.object({
    page: described(page, "The number of the page, from 1."),
    q: described(z.optional(text(200)), "Words that the jobs must have."),
  }),
  payload: z.extend(paged(embedJob), {
    employer: described(
      z.object({
        name: described(z.string(), "The name of the employer."),
        url: described(z.string(), "The URL of the employer's page on this site."),
      }),
      "The employer whose jobs these are.",
    ),
    site: described(z.string(), "The name of this site."),
    accent: described(
      z.object({ light: described(tones, "On a light page."), dark: described(tones, "On a dark page.") }),
      "The employer's accent, else the site's, as colours with enough contrast on a page of either scheme.",
    ),
  }),
  errors: { 404: "This site shows no such employer." },
});
