import * as z from "zod/mini";
import { australianNumber } from "../phone-number.ts";
import { declared, described } from "../described.ts";
import { text } from "../primitives.ts";
import { thousands } from "../thousands.ts";
import type { FieldOption } from "./section.ts";

/** Today where the day begins first, so that no seeker's own today is in the future. */
const latestToday = (): string => new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
/** A date, month or year that has begun. */
export const notInFuture = z.refine<string>((value) => value <= latestToday(), {
  error: "Enter a date that is not in the future.",
});
const knownYear = z.regex(/^(19|20)\d\d(-|$)/, { error: "Enter a year from 1900 to 2099." });

/** A real date as YYYY-MM-DD, from 1900 to 2099. */
export const date = () =>
  z.iso.date({ error: "Enter a real date as YYYY-MM-DD, such as 2026-03-31." }).check(knownYear);

/** A real date that is not in the future. */
export const pastDate = () => date().check(notInFuture);

const monthError = "Give the year, and its month if you know it, as in 2026-03.";

/** A month as YYYY-MM, or its year alone, from 1900 to 2099. */
export const month = () =>
  z
    .string({ error: monthError })
    .check(z.regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, { error: monthError }), knownYear);

/** One value of a field's options. */
export const oneOf = <const O extends readonly FieldOption[]>(options: O) =>
  z.enum(options.map(({ value }) => value) as O[number]["value"][], { error: "Choose one of the options." });

/** One of a field's options, whose values are numbers as in the option lists; taken as text too, as forms have them. */
export const oneOfIds = (options: readonly FieldOption[]) => {
  const id = z.literal(options.map(({ value }) => Number(value)));
  return z.union([id, z.pipe(z.pipe(oneOf(options), z.transform(Number)), id)], {
    error: "Choose one of the options.",
  });
};

/** Values of a field's options, each once. */
export const someOf = <const O extends readonly FieldOption[]>(options: O) =>
  declared(z.array(oneOf(options), { error: "Must be a list of options." }).check(eachOnce), {
    uniqueItems: true,
  });

/** Texts of at most 60 characters, each once. */
export const tags = (limit: number) =>
  declared(
    z
      .array(text(60).check(z.trim(), z.minLength(1, { error: "Must not be empty." })), {
        error: "Must be a list of texts.",
      })
      .check(z.maxLength(limit, { error: `Must be at most ${limit}. Remove some.` }), eachOnce),
    { uniqueItems: true },
  );

const eachOnce = z.refine<readonly string[]>(
  (values) => new Set(values.map((value) => value.toLowerCase())).size === values.length,
  { error: "The same one is there twice. Remove one of them." },
);

/** Yes or no. */
export const yesNo = () => z.boolean({ error: "Must be true or false." });

/** A number between two limits. */
export const number = (min: number, max: number) => {
  const error = `Enter a number from ${thousands(min)} to ${thousands(max)}.`;
  return z.number({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
};

/** A whole number between two limits. */
export const whole = (min: number, max: number) => {
  const error = `Enter a whole number from ${thousands(min)} to ${thousands(max)}.`;
  return z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
};

/** An amount in dollars and cents between two limits. */
export const amount = (min: number, max: number) =>
  number(min, max).check(
    z.refine((value) => Number(value.toFixed(2)) === value, { error: "Enter at most two decimals." }),
  );

const phoneError = "Enter the number with its country code, such as +61 4 1234 5678.";
/** What is wrong with a number that has its code already, as the form's always has. */
const wrongLength = (value: string): string | null => {
  if (!/^\+[1-9][ \d]*$/.test(value)) return null;
  const digits = value.replace(/\D/g, "").length;
  const [least, most] = value.startsWith("+61") ? [11, 11] : [7, 15];
  const wrong = digits < least ? "short" : digits > most && "long";
  return wrong ? `This number is too ${wrong}. Check its digits.` : null;
};

const wholeNumber = new RegExp(`^(?=\\+[1-9](?: ?\\d){6,14}$)\\+(?:61 ?${australianNumber}$|(?!61))`);

/** A phone number with its dial code and at most 15 digits (E.164). A number that starts with 0 is an Australian one. */
export const phone = () =>
  z.string({ error: phoneError }).check(
    z.trim(),
    z.overwrite((value) => value.replace(/^0(?=[ \d])/, "+61 ").replace(/^\+61 +/, "+61 ")),
    z.regex(wholeNumber, {
      error: ({ input }) => wrongLength(String(input)) ?? phoneError,
    }),
  );

/** A number that an authority gave: letters and digits; spaces and hyphens are taken out. */
export const documentNumber = (min: number, max: number) =>
  z.string({ error: "Must be text." }).check(
    z.overwrite((value) => value.replace(/[\s-]/g, "").toUpperCase()),
    z.regex(new RegExp(`^[A-Z0-9]{${min},${max}}$`), {
      error: `Enter the ${min} to ${max} letters and digits of the number.`,
    }),
  );

/** The value of a place field; only the id is read from input. The address is null when the place is no longer known. */
export const place = () => {
  const error = "Choose a place from the list.";
  return z.object(
    {
      id: described(
        z.int({ error }).check(z.minimum(1, { error }), z.maximum(2_147_483_647, { error })),
        "The id of a place, from `searchLocations`.",
      ),
      address: described(
        z._default(z.nullable(z.string()), null),
        "The name of the place; ignored when it is sent.",
      ),
    },
    { error },
  );
};
