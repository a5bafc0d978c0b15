import * as z from "zod/mini";
import { label, link } from "../../contract/link.ts";
import { alt, focus, words } from "./landing-parts.ts";
import { sectionSchema } from "./section-schema.ts";

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
      /** The side of the wide picture on which nobody stands: the words lie over it. */
      free: z._default(z.enum(["left", "right"]), "left"),
    }),
    /**
     * Paths of the same film relative to the landing page's file, as WebM and as MP4; the picture is its poster. Below
     * 992 px, a film named `…-wide` is replaced by the `…-tall` one next to it, if there is one.
     */
    video: z.optional(z.strictObject({ webm: z.string(), mp4: z.string() })),
  });

/**
 * A landing page: slides and sections. `src/content/landings/<name>.json` is on every site, at `/<name>` (`home` at
 * `/`); a brand's own `src/brands/<id>/landings/<name>.json` replaces it there.
 */
export const landingSchema = <Image extends z.core.$ZodType>(image: Image) =>
  z.strictObject({
    /** Names the page; the brand's name is added. `home` has the brand's tagline instead. */
    title: label,
    /** One or two sentences for search engines and shared links. */
    description: z.string().check(z.minLength(50), z.maxLength(320)),
    slides: z.array(slideSchema(image)).check(z.minLength(1), z.maxLength(8)),
    /** Whether the hero has the job search. */
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
