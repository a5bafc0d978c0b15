import { text } from "../primitives.ts";
import { date, pastDate } from "./field-schemas.ts";
import { chosen } from "./section.ts";

/** Fields that several sections have. */
export const country = {
  schema: chosen("Choose a country from the list."),
  label: "Country",
  widget: "option",
  list: "countries",
} as const;

/** The state of the country in the field `country`. */
export const state = {
  schema: text(100),
  label: "State or territory",
  optional: true,
  widget: "suggest",
  suggestions: "states",
  of: "country",
} as const;

export const issued = {
  schema: pastDate(),
  label: "Date of issue",
  optional: true,
  widget: "date",
} as const;

export const expires = {
  schema: date(),
  label: "Expiry date",
  optional: true,
  widget: "date",
  expires: true,
} as const;
