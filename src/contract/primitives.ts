import * as z from "zod/mini";
import { declared, described } from "./described.ts";
import { hasSpecialCharacter } from "./special-characters.ts";
import { thousands } from "./thousands.ts";
import { isTimeZone } from "./time-zone.ts";

// PostgreSQL can store neither NUL nor half of a surrogate pair.
const unstorable = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const storable = z.refine<string>((value) => !unstorable.test(value), {
  error: "Has a character that cannot be stored; remove control characters.",
});

/** Text of at most `max` characters, as typed. */
export const text = (max: number) =>
  declared(
    z
      .string({ error: "Must be text." })
      .check(z.maxLength(max, { error: `Must be at most ${thousands(max)} characters.` }), storable),
    { pattern: "^[^\\u0000]*$" },
  );

/** Text that may not be empty once trimmed, at most `max` characters. */
export const requiredText = (max: number, error = "Must not be empty.") =>
  declared(
    z
      .string({ error: ({ input }) => (input === undefined ? error : "Must be text.") })
      .check(
        z.trim(),
        z.minLength(1, { error }),
        z.maxLength(max, { error: `Must be at most ${thousands(max)} characters.` }),
        storable,
      ),
    { pattern: "^[^\\u0000]*[^\\u0000\\s][^\\u0000]*$" },
  );

/** A name or an occupation: required text without special characters (spec §5). */
export const plainText = (max: number, error?: string) =>
  declared(
    requiredText(max, error).check(
      z.refine((value) => !hasSpecialCharacter(value), {
        error: "Leave out special characters such as @, #, / and quotation marks.",
      }),
    ),
    { pattern: `^${plain("")}*${plain("\\s")}${plain("")}*$` },
  );

/** A character of plain text: none that is special, without apostrophes, whose place decides. */
const plain = (more: string): string => `[^\\u0000\`!@#$%^*_+=[\\]{};:"“”‘\\\\|<>/?~${more}]`;

/** A whole number in a path or a query string, where it arrives as digits. */
const digits = (high: number, error: string) =>
  z.pipe(
    z.union([z.string(), z.number()], { error }),
    z.pipe(
      z.transform((value: string | number) => (/^\d{1,10}$/.test(String(value)) ? Number(value) : NaN)),
      z.int({ error }).check(z.minimum(1, { error }), z.maximum(high, { error })),
    ),
  );

/** The `{id}` of a path: a positive whole number. A sentence on the whole says whose it is and which call gives it. */
export const idParams = z.object({
  id: digits(2_147_483_647, "Must be a whole number from 1 to 2,147,483,647."),
});

/** `?page=n`, from 1; the first page when it is missing. */
export const page = z._default(digits(1_000_000, "Must be a page number from 1 to 1,000,000."), 1);

/** `?page=n` alone. */
export const pageQuery = z.object({ page: described(page, "The number of the page, from 1.") });

/** `true`, `1`, `false` or `0` in a query string. */
export const flag = z.pipe(
  z.enum(["true", "1", "false", "0"], { error: "Must be true or false." }),
  z.transform((value) => value === "true" || value === "1"),
);

/** `?page=n&hide_expired=true` (spec §7). */
export const pageHideExpiredQuery = z.object({
  page: described(page, "The number of the page, from 1."),
  hide_expired: described(
    z._default(z.optional(flag), false),
    "With true, without jobs that can no longer be applied to.",
  ),
});

/** An email address, lower-cased and trimmed. */
export const email = z.string({ error: "Must be an email address." }).check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254, { error: "Must be at most 254 characters." }),
  z.email({
    error: ({ input }) =>
      input ? "Must be an email address, such as sam@example.com." : "Enter your email address.",
  }),
);

/** A date and time in ISO 8601, UTC. */
export const timestamp = z.iso.datetime();

/** A date and time that a caller sends, with any offset; always in UTC once checked. */
export const moment = (
  error = "Must be a date and time with its offset, such as 2026-11-22T09:00:00+11:00 or 2026-11-21T22:00:00Z.",
) =>
  z.iso
    .datetime({ offset: true, error })
    .check(
      z.overwrite((value: string) =>
        value.endsWith("Z") || isNaN(Date.parse(value)) ? value : new Date(value).toISOString(),
      ),
    );

/** The name of a time zone. */
export const timeZone = declared(
  z
    .string({ error: "Must be a time zone." })
    .check(
      z.maxLength(60, { error: "Must be a time zone such as Australia/Sydney." }),
      z.refine(isTimeZone, { error: "Must be a time zone such as Australia/Sydney." }),
    ),
  { pattern: "^[A-Za-z0-9+_:/-]+$" },
);

/** A file of the signed-in seeker, in every call that takes one (`src/server/uploads/keep-file.ts`). */
export const fileReference = (error?: string) =>
  described(
    requiredText(1000, error),
    "A file of the seeker's: the `file` that `signUpload` gave, once it has been sent, or the `file` or `id` of a kept file.",
  );

/** A numbered entry with its name. */
export const titled = z.object({
  id: described(z.int(), "The id, for fields that take one of this list."),
  title: described(z.string(), "The name that seekers see."),
});

/** An empty payload. */
export const nothing = z.null();
