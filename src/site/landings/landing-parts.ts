import * as z from "zod/mini";
import { label } from "../../contract/link.ts";

/** Percent from the left and from the top of what must stay in sight when a picture is cropped. */
export const focus = z.strictObject({
  x: z.number().check(z.minimum(0), z.maximum(100)),
  y: z.number().check(z.minimum(0), z.maximum(100)),
});
export const text = z.string().check(z.minLength(1), z.maxLength(400));
/** What a picture shows, for those who do not see it. */
export const alt = z.string().check(z.minLength(5), z.maxLength(200));
/** What every slide and section says. */
export const words = { heading: label, text: z.optional(text) };
