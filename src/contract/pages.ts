import * as z from "zod/mini";
import { defineCall } from "./call.ts";

/** A day as YYYY-MM-DD. */
const day = z.string();

/** An article, a policy or a blog of a site (spec §7, pages). */
export const page = z.object({
  slug: z.string(),
  title: z.string(),
  /** A sentence or two for lists. */
  description: z.string(),
  author: z.string(),
  /** The day it was first published; null for a list without blogs. */
  date: z.nullable(day),
  /** The day of the last change that a reader should know of. */
  updated: z.nullable(day),
  tags: z.array(z.string()),
  /** Reading time in minutes. */
  reading_minutes: z.int(),
  /** The text as HTML, sanitised; every URL in it is absolute. */
  content_html: z.string(),
});

export const getPage = defineCall({
  method: "GET",
  path: "/v1/page/{slug}",
  summary:
    "An article, a policy or a blog of the site by its slug: privacy-policy, seeker-terms-condition, about-us, tell-your-story-to-connect and others; blogs returns the list of blogs.",
  auth: "public",
  cost: "heavy",
  params: z.object({ slug: z.string() }),
  payload: page,
  maxAge: 60,
  errors: { 404: "The site has no page with this slug, or it is not published yet." },
});
