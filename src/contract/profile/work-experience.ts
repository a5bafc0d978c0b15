import { described } from "../described.ts";
import { requiredText, text } from "../primitives.ts";
import { careerLevels, responsibilities } from "./career-levels.ts";
import { month, notInFuture, oneOf, oneOfIds, yesNo } from "./field-schemas.ts";
import { emptyWhile, notBefore } from "./rules.ts";
import { defineSection, type Rule } from "./section.ts";

const levels = careerLevels.map(({ id, title }) => ({ value: id, label: title }));
const levelsOf = (id: number) =>
  careerLevels.filter(({ levels }) => levels.some((level) => level === id)).map(({ id }) => id);
const parts = responsibilities.map(({ id, title, para }) => ({
  value: String(id),
  label: `${title}: ${para}`,
  of: levelsOf(id),
}));

const responsibilityOfLevel: Rule = ({ career_level, responsibility }) => {
  const part = parts.find(({ value }) => value === String(responsibility));
  return part && career_level !== null && !part.of.some((level) => level === career_level)
    ? [
        "responsibility",
        "This responsibility is not one of the career level. Choose another, or change the level.",
      ]
    : null;
};

/** A seeker's jobs (spec §3, §9). */
export const workExperience = defineSection({
  name: "work_experience",
  collection: "work_experiences",
  path: "/v4/work-experiences",
  firstApiPath: "/v1/profile/experience",
  seekerList: "experience",
  title: "Work experience",
  noun: "job",
  about: "List your jobs, the latest first, with what you did and achieved.",
  strength: ["experience"],
  kind: "list",
  limit: 40,
  rules: [
    emptyWhile("end", "is_current", "Leave the end empty for a job that you still have."),
    notBefore("end", "start", "The job cannot end before it started. Check both months."),
    responsibilityOfLevel,
  ],
  fields: {
    title: {
      schema: requiredText(150, "Enter the job title."),
      label: "Job title",
      widget: "suggest",
      suggestions: "occupations",
      autocomplete: "organization-title",
    },
    employer: {
      schema: described(
        requiredText(150, "Enter the employer."),
        "The name of the organisation, as the seeker writes it.",
      ),
      label: "Employer",
      widget: "text",
      autocomplete: "organization",
    },
    place: {
      schema: text(150),
      label: "Place",
      help: "Suburb or city, with the country if it was not Australia.",
      optional: true,
      widget: "text",
    },
    start: { schema: month().check(notInFuture), label: "Start", optional: true, widget: "month" },
    end: { schema: month(), label: "End", optional: true, widget: "month" },
    is_current: { schema: yesNo(), label: "I still work here", widget: "checkbox" },
    is_paid_employment: { schema: yesNo(), label: "Was it paid?", optional: true, widget: "yes_no" },
    is_self_employed: {
      schema: yesNo(),
      label: "Were you self-employed?",
      optional: true,
      widget: "yes_no",
    },
    career_level: {
      schema: oneOf(levels),
      label: "Career level",
      optional: true,
      widget: "select",
      options: levels,
    },
    responsibility: {
      schema: oneOfIds(parts),
      label: "Responsibility",
      help: "What describes your part best.",
      optional: true,
      widget: "select",
      options: parts,
      of: "career_level",
    },
    para: {
      schema: text(1000),
      label: "Your responsibility in your own words",
      optional: true,
      widget: "textarea",
    },
    description: {
      schema: text(5000),
      label: "What you did and achieved",
      optional: true,
      widget: "textarea",
    },
  },
});
