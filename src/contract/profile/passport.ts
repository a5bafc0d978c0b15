import { documentNumber } from "./field-schemas.ts";
import { notBefore } from "./rules.ts";
import { defineSection } from "./section.ts";
import { country, expires, issued } from "./shared-fields.ts";

/** A seeker's passports (spec §3). */
export const passport = defineSection({
  name: "passport",
  segment: "passport_details",
  collection: "passports",
  path: "/v4/passports",
  title: "Passports",
  noun: "passport",
  about: "A passport shows who you are, and its country counts for visas. The number stays masked.",
  strength: [],
  kind: "list",
  limit: 5,
  rules: [
    notBefore("expires", "issued", "The passport cannot expire before it was issued. Check both dates."),
  ],
  fields: {
    country: { ...country, label: "Country of issue" },
    number: {
      schema: documentNumber(5, 15),
      label: "Passport number",
      help: "As printed at the top right of the page with your photo.",
      optional: true,
      widget: "text",
      autocomplete: "off",
      sensitive: true,
    },
    issued,
    expires,
  },
});
