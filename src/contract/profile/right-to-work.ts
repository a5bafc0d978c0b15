import { rightToWorkOptions } from "../job-options.ts";
import { oneOf, yesNo } from "./field-schemas.ts";
import { defineSection } from "./section.ts";

const options = rightToWorkOptions.map(({ id, title }) => ({ value: id, label: title }));

const statuses = [
  { value: "citizen", label: "Australian citizen" },
  { value: "permanent_resident", label: "Permanent resident" },
  { value: "nz_citizen", label: "New Zealand citizen (Special Category visa)" },
  { value: "temporary_visa", label: "Temporary visa" },
  { value: "bridging_visa", label: "Bridging visa" },
  { value: "visa_applied", label: "Outside Australia, visa applied for" },
  { value: "no_visa", label: "Outside Australia, no visa" },
] as const;

/** Whether a seeker may work in Australia (spec §3, §9). */
export const rightToWork = defineSection({
  name: "right_to_work",
  segment: "identity",
  collection: "right_to_work",
  path: "/v4/right-to-work",
  title: "Right to work",
  noun: "right to work",
  about: "Say whether you may work in Australia: each job shows whether your right to work fits it.",
  strength: ["preferences"],
  kind: "single",
  fields: {
    right_to_work: {
      schema: oneOf(options),
      label: "Right to work",
      optional: true,
      widget: "select",
      options,
      seekerKey: "right_to_work",
    },
    right_to_work_in_australia: {
      schema: yesNo(),
      label: "May you work in Australia today?",
      optional: true,
      widget: "yes_no",
      seekerKey: "right_to_work_in_australia",
    },
    current_immigration_status: {
      schema: oneOf(statuses),
      label: "Immigration status",
      optional: true,
      widget: "select",
      options: statuses,
      seekerKey: "current_immigration_status",
    },
  },
});
