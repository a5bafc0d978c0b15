import { documentNumber, oneOf } from "./field-schemas.ts";
import { defineSection } from "./section.ts";
import { country, expires, state } from "./shared-fields.ts";

/** Licence classes of the states and territories (spec §9). */
const classes = [
  { value: "C", label: "C (car)" },
  { value: "R", label: "R (motorcycle)" },
  { value: "LR", label: "LR (light rigid)" },
  { value: "MR", label: "MR (medium rigid)" },
  { value: "HR", label: "HR (heavy rigid)" },
  { value: "HC", label: "HC (heavy combination)" },
  { value: "MC", label: "MC (multi-combination)" },
] as const;

const statuses = [
  { value: "Open", label: "Open (full licence)" },
  { value: "Provisional", label: "Provisional (P plates)" },
  { value: "Learner", label: "Learner (L plates)" },
] as const;

/** A seeker's driver licences (spec §3, §9). */
export const driverLicence = defineSection({
  name: "driver_licence",
  segment: "driving_license",
  collection: "driver_licenses",
  path: "/v4/drivers-licenses",
  title: "Driver licences",
  noun: "driver licence",
  about: "Many jobs need a licence: to drive to clients, or to drive a truck.",
  strength: [],
  kind: "list",
  limit: 10,
  fields: {
    class: { schema: oneOf(classes), label: "Class", widget: "select", options: classes },
    status: { schema: oneOf(statuses), label: "Status", widget: "select", options: statuses },
    number: {
      schema: documentNumber(3, 15),
      label: "Licence number",
      optional: true,
      widget: "text",
      autocomplete: "off",
      sensitive: true,
    },
    country: { ...country, label: "Country of issue", optional: true },
    state: { ...state, label: "State of issue" },
    expires,
  },
});
