import { text } from "../primitives.ts";
import { defineSection } from "./section.ts";

/** A seeker in a few sentences (spec §3). */
export const personalSummary = defineSection({
  name: "personal_summary",
  collection: "profileInformation",
  path: "/v4/profile/personal-summary",
  title: "Summary",
  noun: "summary",
  about: "A few sentences on what you do well and what you are looking for. Employers read this first.",
  strength: ["personal_summary"],
  kind: "single",
  fields: {
    personal_summary: {
      schema: text(3000),
      label: "Summary",
      optional: true,
      widget: "textarea",
      seekerKey: "personal_summary",
    },
  },
});
