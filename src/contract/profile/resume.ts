import * as z from "zod/mini";
import { requiredText } from "../primitives.ts";
import { defineSection } from "./section.ts";
import { uploadedFile } from "./uploaded-file.ts";

/** The seeker's CVs, named; one of them is the default when applying (spec §3). */
export const resume = defineSection({
  name: "resume",
  segment: "document",
  collection: "resume",
  path: "/v4/resumes",
  firstApiPath: "/v1/profile/resume",
  seekerList: "resume",
  title: "CVs",
  noun: "CV",
  about: "Keep a CV for each kind of job, and choose one when you apply.",
  strength: ["resume"],
  kind: "list",
  limit: 10,
  fields: {
    name: {
      schema: requiredText(100, "Name the CV."),
      label: "Name",
      help: "So that you can tell your CVs apart, such as “Apprentice mechanic”.",
      widget: "text",
    },
    file: {
      schema: uploadedFile("Upload the CV."),
      label: "File",
      widget: "file",
      category: "resume",
    },
    is_default: {
      schema: z.boolean({ error: "Must be true or false." }),
      label: "Use this CV when I apply",
      widget: "checkbox",
      exactlyOne: true,
    },
  },
});
