import { described } from "../described.ts";
import { requiredText, text } from "../primitives.ts";
import { month, oneOf, yesNo } from "./field-schemas.ts";
import { notBefore } from "./rules.ts";
import { defineSection } from "./section.ts";
import { country } from "./shared-fields.ts";

/** Levels of the Australian Qualifications Framework (AQF), with schooling and short courses. */
const levels = [
  { value: "school", label: "School up to Year 11" },
  { value: "year_12", label: "Year 12 (senior secondary certificate)" },
  { value: "certificate_1", label: "Certificate I (AQF 1)" },
  { value: "certificate_2", label: "Certificate II (AQF 2)" },
  { value: "certificate_3", label: "Certificate III (AQF 3)" },
  { value: "certificate_4", label: "Certificate IV (AQF 4)" },
  { value: "diploma", label: "Diploma (AQF 5)" },
  { value: "advanced_diploma", label: "Advanced diploma (AQF 6)" },
  { value: "associate_degree", label: "Associate degree (AQF 6)" },
  { value: "bachelor", label: "Bachelor degree (AQF 7)" },
  { value: "honours", label: "Bachelor honours degree (AQF 8)" },
  { value: "graduate_certificate", label: "Graduate certificate (AQF 8)" },
  { value: "graduate_diploma", label: "Graduate diploma (AQF 8)" },
  { value: "masters", label: "Masters degree (AQF 9)" },
  { value: "doctorate", label: "Doctoral degree (AQF 10)" },
  { value: "short_course", label: "Short course or statement of attainment" },
] as const;

/** A seeker's education (spec §3). */
export const qualification = defineSection({
  name: "qualification",
  collection: "qualifications",
  path: "/v4/qualifications",
  firstApiPath: "/v1/profile/qualification",
  seekerList: "qualification",
  title: "Education and qualifications",
  noun: "qualification",
  about: "List your courses and degrees, finished or not.",
  strength: ["qualification"],
  kind: "list",
  limit: 20,
  rules: [notBefore("end", "start", "The course cannot end before it started. Check both months.")],
  fields: {
    title: {
      schema: requiredText(200, "Enter the name of the qualification."),
      label: "Qualification",
      help: "Such as Certificate III in Commercial Cookery.",
      widget: "text",
    },
    level: {
      schema: described(
        oneOf(levels),
        "A level of the Australian Qualifications Framework (AQF), schooling or a short course.",
      ),
      label: "Level",
      optional: true,
      widget: "select",
      options: levels,
    },
    institution: { schema: text(200), label: "School, TAFE or university", optional: true, widget: "text" },
    country: { ...country, optional: true },
    field_of_study: { schema: text(150), label: "Field of study", optional: true, widget: "text" },
    start: { schema: month(), label: "Start", optional: true, widget: "month" },
    end: {
      schema: month(),
      label: "End",
      help: "When you finished, or expect to.",
      optional: true,
      widget: "month",
    },
    in_progress: { schema: yesNo(), label: "I am still studying", widget: "checkbox" },
    description: { schema: text(3000), label: "Description", optional: true, widget: "textarea" },
  },
});
