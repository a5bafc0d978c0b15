import { pastDate } from "./field-schemas.ts";
import { defineSection } from "./section.ts";
import { country } from "./shared-fields.ts";

/** The countries that a seeker is a citizen of (spec §3). */
export const citizenship = defineSection({
  name: "citizenship",
  segment: "identity",
  collection: "citizenships",
  path: "/v4/citizenships",
  title: "Citizenships",
  noun: "citizenship",
  about: "List every country that you are a citizen of.",
  strength: [],
  kind: "list",
  limit: 5,
  uniqueBy: "country",
  fields: {
    country: { ...country, autocomplete: "country-name" },
    since: { schema: pastDate(), label: "Citizen since", optional: true, widget: "date" },
  },
});
