import * as z from "zod/mini";
import { defineCall } from "./call.ts";

/** Where in the file a value was found: the line, or the lines separated by line breaks, and the page from 1. */
export const cvSource = z.object({ text: z.string(), page: z.int() });

/** A value of a CV. `written` is how the file has it; it occurs in the text of the source. */
export const cvValue = z.object({
  /** Dates are YYYY-MM or YYYY, as far as they are written; phone numbers are international; yes is "true". */
  value: z.string(),
  written: z.string(),
  source: cvSource,
});
export type CvValue = z.infer<typeof cvValue>;

/** What a CV says about one entry of a section of the profile, by the names of its fields. */
export const cvEntry = z.object({
  /** The name of the section; `account` for what belongs to the account, such as the email address. */
  section: z.string(),
  fields: z.record(z.string(), cvValue),
});
export type CvEntry = z.infer<typeof cvEntry>;

export const readCv = defineCall({
  method: "POST",
  path: "/v1/profile/cv",
  summary:
    "Read an uploaded CV, JSON Resume or LinkedIn data export: what it says for each section of the profile. Nothing is saved.",
  auth: "seeker",
  cost: "slow",
  body: z.object(
    {
      /** The id of the uploaded file. */
      file: z.uuid({ error: "Must be the id of an uploaded file." }),
      /** The seeker agrees that the file is read on this server. */
      agreed: z.literal(true, { error: "The seeker must agree before the CV is read." }),
    },
    { error: "Must be a JSON object." },
  ),
  payload: z.object({
    /** Entries in the order of the CV, section by section. */
    entries: z.array(cvEntry),
  }),
  errors: {
    404: "The seeker has no such file.",
    422: "The file cannot be read: the message says why, such as a scan without text.",
    503: "Too many CVs are being read. Try again in a moment.",
  },
});
