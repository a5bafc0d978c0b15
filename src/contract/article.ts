import * as z from "zod/mini";
import { allBrandWords, unknownBrandWords } from "./brand-words.ts";
import { link } from "./link.ts";

/** Whether a text of one of the patterns below is a day or a moment that exists. */
export const isMoment = (text: string) => {
  const [day = ""] = text.split(/[T ]/);
  const moment = new Date(text);
  // JavaScript accepts 31 February as a date in early March.
  return !isNaN(moment.getTime()) && new Date(day).toISOString().startsWith(day);
};

/** A day, `2026-03-02`, or a moment, `2026-03-02 09:00`, `2026-03-02T09:00:00+11:00`: as text, or already parsed as a date. */
const moment = (pattern: RegExp, error: string) =>
  z.pipe(
    z.union(
      [z.date(), z.string().check(z.refine((text) => pattern.test(text) && isMoment(text), { error }))],
      {
        error,
      },
    ),
    z.transform((value: Date | string) => new Date(value)),
  );
const day = moment(/^\d{4}-\d{2}-\d{2}$/, "Must be a day that exists, such as 2026-03-02.");
/** A local time, or a moment with its offset. */
export const instantText = {
  pattern: /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/,
  error:
    "Must be a time on the site's clocks, such as 2026-03-02 09:00, or a moment with its offset, such as 2026-03-02T09:00:00+11:00.",
};
const instant = moment(instantText.pattern, instantText.error);

/** A text whose placeholders there are. */
const filledIn = z.refine<string>((text) => !unknownBrandWords(text).length, {
  error: ({ input }) =>
    `has ${unknownBrandWords(String(input)).join(", ")}, which stands for nothing; choose from ${allBrandWords}`,
});

/**
 * The frontmatter of an article or a blog: `src/content/articles/<slug>.md`, `src/content/blogs/<slug>.md`. A file in a
 * folder named after a brand is that brand's own version of the page, or a page of that brand only.
 * @param image The type of a picture's path, beside the file: a string, or Astro's own.
 */
export const articleSchema = <Image extends z.core.$ZodType>(image: Image) =>
  z.strictObject({
    title: z.string().check(z.trim(), z.minLength(3), z.maxLength(100), filledIn),
    /** For lists, search engines and shared links. */
    description: z.string().check(z.minLength(50), z.maxLength(170), filledIn),
    author: z.string().check(z.minLength(2), z.maxLength(80), filledIn),
    /** The day it was first published. */
    date: day,
    /** The day of the last change that a reader should know of. */
    updated: z.optional(day),
    /** The day the facts were last checked, and against what: readers see both. */
    checked: z.optional(day),
    sources: z.optional(z.array(link).check(z.minLength(1))),
    /** Lower-case words joined by hyphens; each has a list of its blogs. */
    tags: z._default(
      z.array(
        z.string().check(
          z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
            error: "Must be lower-case words joined by hyphens: first-day.",
          }),
        ),
      ),
      [],
    ),
    image: z.optional(
      z.strictObject({
        src: image,
        /** The alternative text: what the picture shows. */
        alt: z.string().check(z.minLength(5), z.maxLength(200), filledIn),
        caption: z.optional(z.string().check(filledIn)),
      }),
    ),
    /** Shown only in development until it is finished. */
    draft: z._default(z.boolean(), false),
    /**
     * The page is not published before this moment: a local time in the brand's time zone (`timezone`; the default
     * brand's for shared pages), or a time with its offset. The code that reads the file resolves it (`momentIn`).
     */
    publishAt: z.optional(instant),
    /** Ids of the brands that show the page; every brand when missing. */
    brands: z.optional(z.array(z.string()).check(z.minLength(1))),
    /** An external API may own the text (`PAGES_API`); this file is the fallback when it cannot be reached. */
    policy: z._default(z.boolean(), false),
  });
export type Article = z.infer<ReturnType<typeof articleSchema<z.ZodMiniString>>>;
