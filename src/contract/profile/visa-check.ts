import * as z from "zod/mini";
import { text } from "../primitives.ts";
import { documentNumber, pastDate } from "./field-schemas.ts";
import { notBefore } from "./rules.ts";
import { defineSection } from "./section.ts";
import { expires } from "./shared-fields.ts";

const subclass = "Enter the three digits of the subclass, such as 482.";

/** What a seeker's visa allows, as the Department of Home Affairs' VEVO check shows it (spec §3). */
export const visaCheck = defineSection({
  name: "visa_check",
  segment: "identity",
  collection: "visa_checks",
  path: "/v4/visa-checks",
  title: "Visas",
  noun: "visa",
  about: "Employers must check what a visa allows. Have the answer of your VEVO check ready.",
  strength: [],
  kind: "list",
  limit: 10,
  rules: [
    notBefore("expires", "granted", "The visa cannot expire before it was granted. Check both dates."),
    notBefore("checked_on", "granted", "A visa is checked after it was granted. Check both dates."),
  ],
  fields: {
    visa_subclass: {
      schema: z.string({ error: subclass }).check(z.trim(), z.regex(/^\d{3}$/, { error: subclass })),
      label: "Visa subclass",
      help: "Three digits, such as 482, 500 or 417.",
      widget: "text",
      autocomplete: "off",
    },
    grant_number: {
      schema: documentNumber(5, 20),
      label: "Grant number",
      help: "The 13 digits in the letter that granted the visa.",
      optional: true,
      widget: "text",
      autocomplete: "off",
      sensitive: true,
    },
    granted: { schema: pastDate(), label: "Date of grant", optional: true, widget: "date" },
    expires,
    work_conditions: {
      schema: text(500),
      label: "Work conditions",
      help: "Such as condition 8105: at most 48 hours in two weeks while studying.",
      optional: true,
      widget: "textarea",
    },
    checked_on: { schema: pastDate(), label: "Checked in VEVO on", optional: true, widget: "date" },
  },
});
