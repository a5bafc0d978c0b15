import { slugOf } from "../text/slug.ts";

/** The slug of a title or a name: for the readable end of a job's URL, or the work or place in a search page's URL. */
export const jobSlug = (title: string): string => slugOf(title) || "job";
