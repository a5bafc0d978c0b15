import type { CvEntry } from "../../../contract/cv.ts";
import { entryOf } from "../find/parts/cv-values.ts";
import { phoneIn } from "../find/person/contact.ts";
import { lineOf, textField } from "./as-line.ts";

/** An object of data whose form is not known. */
export type Fields = Record<string, unknown>;

const mostEntries = 200;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The first items of a list; none where it is no list. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, mostEntries) : []);

/** Who somebody is, as JSON Resume and Reactive Resume have it; a location may be one text. */
export const basicsOf = ({ name, label, headline, email, phone, summary, location }: Fields): CvEntry[] => {
  const full = textField("basics.name", name);
  const [given, family] = full ? splitName(full.value) : ["", ""];
  const part = (text: string) => (full && text ? { ...full, value: text, written: text } : null);
  const place = isFields(location) ? location : { address: location };
  const address = ["address", "city", "region", "postalCode", "countryCode"]
    .map((key) => place[key])
    .filter((text) => typeof text === "string" && text)
    .join(", ");
  return [
    entryOf("account", { email: textField("basics.email", email) }),
    entryOf("basic", {
      given_name: part(given),
      family_name: part(family),
      current_occupation: textField("basics.label", label) ?? textField("basics.headline", headline),
      mobile:
        typeof phone === "string"
          ? phoneIn([lineOf("basics.phone", phone), lineOf("basics.location", address)].slice(0, 2))
          : null,
      residential_address: textField("basics.location", address),
    }),
    entryOf("personal_summary", { personal_summary: textField("basics.summary", summary) }),
  ];
};

const splitName = (name: string): [string, string] => {
  const at = name.lastIndexOf(" ");
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 1)];
};
