import { jobCategories } from "../job-categories.ts";
import { availability, payTypes, workTypeOptions } from "../job-options.ts";
import { amount, oneOf, oneOfIds, place, someOf, yesNo } from "./field-schemas.ts";
import { defineSection, type Rule } from "./section.ts";
import { country } from "./shared-fields.ts";

const starts = availability.map(({ id, title }) => ({ value: String(id), label: title }));
const units = payTypes.map(({ id, title }) => ({ value: String(id), label: title }));
const workTypes = workTypeOptions.map(({ id, title }) => ({ value: id, label: title }));
const categories = jobCategories.map(({ id, title }) => ({ value: id, label: title }));
const kinds = jobCategories.flatMap(({ id, sub_categories }) =>
  sub_categories.map((kind) => ({ value: kind.id, label: kind.title, of: [id] })),
);

const kindOfCategory: Rule = ({ category, sub_category }) =>
  sub_category !== null &&
  !kinds.some(({ value, of }) => value === sub_category && of.some((id) => id === category))
    ? ["sub_category", "Choose a kind of work that belongs to the field of work, or leave it empty."]
    : null;

/** What a seeker looks for (spec §3, §9). */
export const preference = defineSection({
  name: "preference",
  segment: "preference_expectation",
  collection: "preferences",
  path: "/v4/preferences",
  title: "Preferences",
  noun: "preferences",
  about: "Say what work you are looking for: recommended jobs depend on it.",
  strength: ["preferences"],
  kind: "single",
  isPlural: true,
  rules: [kindOfCategory],
  fields: {
    availability: {
      schema: oneOfIds(starts),
      label: "Availability",
      help: "How much notice you need before you can start.",
      optional: true,
      widget: "select",
      options: starts,
      seekerKey: "availability",
    },
    preferred_location: {
      schema: place(),
      label: "Preferred place of work",
      help: "Type at least three letters of the suburb, or its postcode.",
      optional: true,
      widget: "place",
    },
    preferred_country: {
      ...country,
      label: "Preferred country of work",
      optional: true,
    },
    willing_to_relocate: {
      schema: yesNo(),
      label: "Would you move for a job?",
      optional: true,
      widget: "yes_no",
    },
    own_transport: {
      schema: yesNo(),
      label: "Can you get to work by yourself, also early and late?",
      optional: true,
      widget: "yes_no",
    },
    salary_expectation: {
      schema: amount(0, 10_000_000),
      label: "Pay you expect",
      help: "In Australian dollars, before tax.",
      optional: true,
      widget: "number",
      min: 0,
      max: 10_000_000,
      step: 0.01,
      unit: "AUD",
      seekerKey: "salary_expectation",
    },
    salary_expectation_type: {
      schema: oneOfIds(units),
      label: "Pay type",
      optional: true,
      widget: "select",
      options: units,
      seekerKey: "salary_expectation_type",
    },
    category: {
      schema: oneOf(categories),
      label: "Field of work",
      optional: true,
      widget: "select",
      options: categories,
      seekerKey: "category",
    },
    sub_category: {
      schema: oneOf(kinds),
      label: "Kind of work",
      optional: true,
      widget: "select",
      options: kinds,
      of: "category",
      seekerKey: "sub_category",
    },
    work_types: {
      schema: someOf(workTypes),
      label: "Work types",
      optional: true,
      widget: "choices",
      options: workTypes,
      seekerKey: "work_type",
    },
  },
});
