import * as z from "zod/mini";
import { label, link } from "./link.ts";

/** Percent from the left and from the top of what must stay in sight when a picture is cropped. */
const focus = z.strictObject({
  x: z.number().check(z.minimum(0), z.maximum(100)),
  y: z.number().check(z.minimum(0), z.maximum(100)),
});
const text = z.string().check(z.minLength(1), z.maxLength(400));
const alt = z.string().check(z.minLength(5), z.maxLength(200));
const words = { heading: label, text: z.optional(text) };

/**
 * The slide of a hero: words over a picture, or over a short silent video that begins with that picture.
 * @param file The type of a file's path, beside the landing's: a string, or Astro's own for pictures.
 */
const slideSchema = <Image extends z.core.$ZodType>(image: Image) =>
  z.strictObject({
    ...words,
    link: z.optional(link),
    /** Shown above 991 px (`wide`) and below (`tall`), spec §2. */
    picture: z.strictObject({
      wide: image,
      tall: image,
      alt,
      wideFocus: z.optional(focus),
      tallFocus: z.optional(focus),
    }),
    /**
     * Paths of the same film beside the landing's file, as WebM and as MP4; the picture is its poster. A film that is
     * called `…-wide` gives way to the `…-tall` one beside it, if there is one, below 992 px.
     */
    video: z.optional(z.strictObject({ webm: z.string(), mp4: z.string() })),
  });

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

/** Parts of a landing page under its hero, each with its own words; a landing lists them in the order it shows them. */
const sectionSchema = <Image extends z.core.$ZodType>(image: Image) =>
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
    /** The newest blogs, or guides: the site's own before those that all sites share. Of one tag, or of any. */
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
    /** Questions that open to their answers. */
    z.strictObject({
      kind: z.literal("questions"),
      ...words,
      questions: z.array(z.strictObject({ question: label, answer: z.string().check(z.minLength(1)) })),
    }),
    /** The call to open an account; only visitors see it. */
    z.strictObject({ kind: z.literal("join"), ...words, label }),
  ]);

/**
 * A landing page: slides and sections. `src/content/landings/<name>.json` is on every site, at `/<name>` (`home` at
 * `/`); a brand's own `src/brands/<id>/landings/<name>.json` takes its place there.
 */
export const landingSchema = <Image extends z.core.$ZodType>(image: Image) =>
  z.strictObject({
    /** Names the page; the brand's name is added. `home` has the brand's tagline instead. */
    title: label,
    /** One or two sentences for search engines and shared links. */
    description: z.string().check(z.minLength(50), z.maxLength(320)),
    slides: z.array(slideSchema(image)).check(z.minLength(1), z.maxLength(8)),
    /** Whether the hero carries the job search. */
    search: z._default(z.boolean(), true),
    sections: z.array(sectionSchema(image)),
  });
type Text = z.ZodMiniString;
export type Landing<Image = string> = Pictured<z.infer<ReturnType<typeof landingSchema<Text>>>, Image>;
export type Slide<Image = string> = Landing<Image>["slides"][number];
export type Section<Image = string> = Landing<Image>["sections"][number];

/** The same data with pictures as `Image` in place of their paths. */
type Pictured<Data, Image> = Data extends { wide: string; tall: string; alt: string }
  ? Omit<Data, "wide" | "tall"> & { wide: Image; tall: Image }
  : Data extends { src: string; alt: string }
    ? Omit<Data, "src"> & { src: Image }
    : Data extends (infer Item)[]
      ? Pictured<Item, Image>[]
      : Data extends object
        ? { [Key in keyof Data]: Pictured<Data[Key], Image> }
        : Data;
