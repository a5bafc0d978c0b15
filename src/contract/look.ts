import * as z from "zod/mini";

/** A colour as style sheets write it. */
export const colour = z
  .string()
  .check(z.regex(/^#[0-9a-f]{6}$/i, { error: "Must be a colour such as #7c3aed." }));

/** The typeface of a site's headings: a variable font of an npm package, of which the build keeps one weight. */
const face = z.strictObject({
  /** Installed, and with a licence that lets sites serve it: `@fontsource-variable/fraunces`. */
  package: z.string().check(
    z.regex(/^@fontsource-variable\/[a-z0-9-]+$/, {
      error: "Must be a package of variable fonts such as @fontsource-variable/fraunces.",
    }),
  ),
  weight: z.int().check(z.minimum(300), z.maximum(900)),
  /** The value of one more axis, such as `{ "opsz": 72 }`. */
  axis: z.optional(z.record(z.string().check(z.regex(/^[a-z]{4}$/)), z.number())),
  /** The space between letters, in em. */
  spacing: z._default(z.number().check(z.minimum(-0.05), z.maximum(0.05)), -0.02),
});
export type Face = z.infer<typeof face>;

/**
 * How a brand's site looks beside its accent. `pattern.svg` and `divider.svg` in its folder belong to it as well:
 * a tile that is repeated behind heads and messages, and the lower edge of what stands above something else.
 */
export const look = z.strictObject({
  /** The sites' usual typeface when missing. */
  face: z.optional(face),
  /** How round corners are: 0 is square, 1 usual, 2 twice as round. */
  corners: z._default(z.number().check(z.minimum(0), z.maximum(2)), 1),
  /** The hue of the page, of heads and lines; grey when missing. */
  tint: z.optional(colour),
});
export type Look = z.infer<typeof look>;
