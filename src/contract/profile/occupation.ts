import { plainText } from "../primitives.ts";
import { oneOf, whole } from "./field-schemas.ts";
import { careerLevels } from "./career-levels.ts";
import { defineSection } from "./section.ts";

const levels = careerLevels.map(({ id, title }) => ({ value: id, label: title }));

/** The occupations that a seeker is interested in (spec §3). */
export const occupation = defineSection({
  name: "occupation",
  segment: "occupation_interest",
  collection: "occupations",
  path: "/v4/occupations",
  title: "Occupations of interest",
  noun: "occupation",
  about: "List the occupations you want to work in, your favourite first.",
  strength: [],
  kind: "list",
  limit: 10,
  uniqueBy: "occupation",
  fields: {
    occupation: {
      schema: plainText(150, "Enter an occupation."),
      label: "Occupation",
      widget: "suggest",
      suggestions: "occupations",
    },
    level: {
      schema: oneOf(levels),
      label: "Career level",
      optional: true,
      widget: "select",
      options: levels,
    },
    years: {
      schema: whole(0, 70),
      label: "Years of experience",
      optional: true,
      widget: "number",
      min: 0,
      max: 70,
      step: 1,
      unit: "years",
    },
  },
});
