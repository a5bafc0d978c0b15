import * as z from "zod/mini";
import { label } from "../../contract/link.ts";

/** The focal point of a picture, which stays visible when it is cropped: percent from the left and from the top. */
export const focus = z.strictObject({
  x: z.number().check(z.minimum(0), z.maximum(100)),
  y: z.number().check(z.minimum(0), z.maximum(100)),
});
export const text = z.string().check(z.minLength(1), z.maxLength(400));
/** Alternative text: what a picture shows. */
export const alt = z.string().check(z.minLength(5), z.maxLength(200));
/** The texts of every slide and section. */
export const words = { heading: label, text: z.optional(text) };
