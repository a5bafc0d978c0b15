import { requiredText } from "../primitives.ts";
import { oneOf, whole } from "./field-schemas.ts";
import { defineSection } from "./section.ts";

/** How well somebody does something, best first. */
const levels = [
  { value: "expert", label: "Expert" },
  { value: "advanced", label: "Advanced" },
  { value: "intermediate", label: "Intermediate" },
  { value: "beginner", label: "Beginner" },
] as const;

/** What a seeker can do (spec §3). */
export const skill = defineSection({
  name: "skill",
  collection: "candidateSkills",
  path: "/v4/skills",
  seekerList: "skills",
  title: "Skills",
  noun: "skill",
  about: "List what you can do, in the words of job ads: tools, machines, software, tasks.",
  strength: ["skills"],
  kind: "list",
  limit: 60,
  uniqueBy: "skill",
  fields: {
    skill: {
      schema: requiredText(100, "Enter a skill."),
      label: "Skill",
      widget: "suggest",
      suggestions: "skills",
    },
    level: { schema: oneOf(levels), label: "Level", optional: true, widget: "select", options: levels },
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
