import { tags } from "./field-schemas.ts";
import { defineSection } from "./section.ts";

/** The most personal attributes of a seeker. */
const limit = 20;

/** What a seeker is like at work (spec §3). */
export const personalAttribute = defineSection({
  name: "personal_attribute",
  collection: "attributes",
  path: "/v4/profile/attributes",
  title: "Personal attributes",
  noun: "personal attributes",
  about: "Say in single words what you are like to work with.",
  strength: [],
  kind: "single",
  isPlural: true,
  fields: {
    attributes: {
      schema: tags(limit),
      label: "Personal attributes",
      widget: "tags",
      suggestions: "attributes",
      limit,
    },
  },
});
