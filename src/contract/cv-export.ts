import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
import { jsonResume } from "./json-resume.ts";
import { storedFile } from "./uploads.ts";

/** The layouts of a CV. Both have one column of text, in one reading order. */
export const cvLayouts = ["classic", "modern"] as const;
export type CvLayout = (typeof cvLayouts)[number];

/** The file types of a CV, by extension. */
export const cvTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;
export type CvFormat = keyof typeof cvTypes;

const format = z.enum(["pdf", "docx"], { error: "Must be pdf or docx." });
const layout = z._default(
  z.enum(cvLayouts, { error: `Must be one of: ${cvLayouts.join(", ")}.` }),
  "classic",
);

export const getResume = defineCall({
  method: "GET",
  path: "/v1/profile/cv-export/json-resume",
  summary: "The seeker's profile as a CV in the format JSON Resume 1.0.0, without sensitive fields.",
  auth: "seeker",
  payload: jsonResume,
});

export const getCv = defineCall({
  method: "GET",
  path: "/v1/profile/cv-export",
  summary:
    "The seeker's profile as a CV: a tagged PDF or a Word file, without sensitive fields. Where a PDF leaves out characters that its fonts lack, the header `Message` says so; a Word file keeps all.",
  auth: "seeker",
  cost: "slow",
  query: z.object({
    format: described(z._default(format, "pdf"), "The format of the file."),
    layout: described(layout, "The layout of a PDF."),
  }),
  payload: z.file().check(z.mime(Object.values(cvTypes))),
  errors: { 503: "Too many CVs are being made at the moment." },
});

export const keepCv = defineCall({
  method: "POST",
  path: "/v1/profile/cv-export",
  summary:
    "Make a CV from the seeker's profile and keep it among their CVs, to apply with: as an entry of `resume`, which the next one replaces unless the seeker has renamed it. While the profile is unchanged, the file of an earlier call is returned.",
  auth: "seeker",
  cost: "slow",
  body: z.object(
    {
      format: described(
        z.optional(format),
        "The format of the file; without one, PDF, or Word where a PDF would leave out characters that its fonts lack.",
      ),
      layout: described(layout, "The layout of a PDF."),
    },
    { error: "Must be a JSON object." },
  ),
  payload: storedFile,
  errors: {
    409: "The seeker's file quota is used up.",
    422: "The profile has nothing to put in a CV yet.",
    429: "Too many files in a short time.",
    503: "Too many CVs are being made at the moment.",
  },
});
