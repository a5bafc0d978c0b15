import { text } from "../primitives.ts";
import { defineSection } from "./section.ts";
import { country, state } from "./shared-fields.ts";

/** Where a seeker was born (spec §3). */
export const birthplace = defineSection({
  name: "birthplace",
  collection: "profileInformation",
  path: "/v4/profile/birthplace",
  title: "Birthplace",
  noun: "birthplace",
  about: "Some security clearances and visa checks ask where you were born.",
  strength: [],
  kind: "single",
  fields: {
    country: { ...country, label: "Country of birth", optional: true },
    state: { ...state, label: "State of birth" },
    city: {
      schema: text(100),
      label: "City of birth",
      optional: true,
      widget: "suggest",
      suggestions: "cities",
      of: "state",
    },
  },
});
