import * as z from "zod/mini";
import { label, link } from "../../contract/link.ts";
import { alt, focus, text, words } from "./landing-parts.ts";

/** Icons that a step may have. */
export const iconNames = [
  "search",
  "save",
  "send",
  "check",
  "clock",
  "pay",
  "place",
  "shield",
  "people",
  "learn",
  "globe",
  "heart",
] as const;

/** Sections of a landing page under its hero, each with its own texts, in display order. */
export const sectionSchema = <Image extends z.core.$ZodType>(image: Image) =>
  z.discriminatedUnion("kind", [
    /** The newest jobs of the site. */
    z.strictObject({ kind: z.literal("featured-jobs"), ...words }),
    /** The site's fields or kinds of work, with how many jobs each has. */
    z.strictObject({ kind: z.literal("categories"), ...words }),
    /** Employers with open jobs on the site. */
    z.strictObject({ kind: z.literal("employers"), ...words }),
    /** Steps or reasons, two to six. */
    z.strictObject({
      kind: z.literal("steps"),
      ...words,
      steps: z
        .array(z.strictObject({ icon: z.enum(iconNames), heading: label, text }))
        .check(z.minLength(2), z.maxLength(6)),
    }),
    /** The newest blogs, or guides, the site's own before shared ones; of one tag, or of any. */
    z.strictObject({
      kind: z.literal("articles"),
      ...words,
      from: z._default(z.enum(["blogs", "guides"]), "blogs"),
      tag: z.optional(z.string()),
    }),
    /** A picture beside words and a link. */
    z.strictObject({
      kind: z.literal("feature"),
      ...words,
      link: z.optional(link),
      picture: z.strictObject({ src: image, alt, focus: z.optional(focus) }),
      side: z._default(z.enum(["left", "right"]), "right"),
    }),
    /** Questions that expand to show their answers. */
    z.strictObject({
      kind: z.literal("questions"),
      ...words,
      questions: z.array(z.strictObject({ question: label, answer: z.string().check(z.minLength(1)) })),
    }),
    /** One to three testimonials, each with its author; the link may lead to the author's story. */
    z.strictObject({
      kind: z.literal("quotes"),
      ...words,
      quotes: z
        .array(z.strictObject({ quote: text, name: label, role: label, link: z.optional(link) }))
        .check(z.minLength(1), z.maxLength(3)),
    }),
    /** The call to open an account; only visitors see it. */
    z.strictObject({ kind: z.literal("join"), ...words, label }),
  ]);
