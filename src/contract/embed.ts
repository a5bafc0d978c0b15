import * as z from "zod/mini";
import { defineCall, paged } from "./call.ts";
import { page, text, timestamp } from "./primitives.ts";

const tones = z.object({
  /** Backgrounds of buttons, and the text on them. */
  solid: z.string(),
  hover: z.string(),
  on: z.string(),
  /** Links and focus rings. */
  text: z.string(),
});

/** A job as an employer's own web site lists it; every field is text to show. */
export const embedJob = z.object({
  id: z.int(),
  title: z.string(),
  /** The URL of the job's page, where seekers apply. */
  url: z.string(),
  /** Whose job it is: not the employer's own where it lists jobs of others. */
  employer: z.string(),
  place: z.string(),
  work_type: z.nullable(z.string()),
  pay: z.nullable(z.string()),
  posted_at: timestamp,
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
  params: z.object({ slug: text(120) }),
  query: z.object({ page, q: z.optional(text(200)) }),
  payload: z.extend(paged(embedJob), {
    employer: z.object({
      name: z.string(),
      /** The URL of the employer's page on this site. */
      url: z.string(),
    }),
    /** The name of this site. */
    site: z.string(),
    /** The employer's accent, else the site's, as colours with enough contrast on a page of either scheme. */
    accent: z.object({ light: tones, dark: tones }),
  }),
  errors: { 404: "This site shows no such employer." },
});
