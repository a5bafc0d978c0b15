import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";

/** A day as YYYY-MM-DD. */
const day = z.string();

/** An article, a policy or a blog of a site (spec §7, pages). */
export const page = z.object({
  slug: described(z.string(), "The end of the page's address."),
  title: described(z.string(), "The title of the page."),
  description: described(z.string(), "A sentence or two for lists."),
  author: described(z.string(), "Who wrote it."),
  date: described(z.nullable(day), "The day it was first published; null for a list without blogs."),
  updated: described(z.nullable(day), "The day of the last change that a reader should know of."),
  tags: described(z.array(z.string()), "Words to find it by."),
  reading_minutes: described(z.int(), "Reading time in minutes."),
  content_html: described(z.string(), "The text as HTML, sanitised; every URL in it is absolute."),
});

export const getPage = defineCall({
  method: "GET",
  path: "/v1/page/{slug}",
  summary:
    "An article, a policy or a blog of the site by its slug: privacy-policy, seeker-terms-condition, about-us, tell-your-story-to-connect and others; blogs returns the list of blogs.",
  auth: "public",
  cost: "heavy",
  params: z.object({ slug: described(z.string(), "The end of the page's address.") }),
  payload: page,
  maxAge: 60,
  errors: { 404: "The site has no page with this slug, or it is not published yet." },
});
