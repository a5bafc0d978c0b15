import * as z from "zod/mini";

/** Words of a link or a heading. */
export const label = z.string().check(z.minLength(1), z.maxLength(120));

/** A path on the brand's own site ("/job/searched") or a full address elsewhere. */
export const href = z
  .string()
  .check(
    z.regex(/^(\/(?!\/)|https:\/\/|mailto:)/, { error: 'Must begin with "/", "https://" or "mailto:".' }),
  );
export const link = z.strictObject({ label, href });
