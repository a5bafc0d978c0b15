import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
import { fileReference } from "./primitives.ts";

/** Where in the file a value was found: the line, or the lines separated by line breaks, and the page from 1. */
export const cvSource = z.object({
  text: described(z.string(), "The sentence or line of the CV."),
  page: described(z.int(), "The page that it stands on, from 1."),
});

/** A value of a CV. `written` is how the file has it; it occurs in the text of the source. */
export const cvValue = z.object({
  value: described(
    z.string(),
    'Dates are YYYY-MM-DD, YYYY-MM or YYYY, as far as they are written; phone numbers are international, or as they are written where the country is not known; yes is "true".',
  ),
  written: described(z.string(), "The value as the CV writes it."),
  source: described(cvSource, "Where the CV says so."),
});
export type CvValue = z.infer<typeof cvValue>;

/** What a CV says about one entry of a section of the profile, by the names of its fields. */
export const cvEntry = z.object({
  section: described(
    z.string(),
    "The name of the section; `account` for what belongs to the account, such as the email address.",
  ),
  fields: described(
    z.record(z.string(), cvValue),
    "The values that were read, by the names of the section's fields.",
  ),
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
      file: fileReference("Choose or upload a CV."),
      agreed: described(
        z.literal(true, { error: "The seeker must agree before the CV is read." }),
        "The seeker agrees that the file is read on this server.",
      ),
    },
    { error: "Must be a JSON object." },
  ),
  payload: z.object({
    entries: described(z.array(cvEntry), "Entries in the order of the CV, section by section."),
  }),
  errors: {
    422: "The seeker has no such file, or the file cannot be read: the message says why, such as a scan without text.",
    503: "Too many CVs are being read, or the server cannot read any at the moment: the file is not at fault. Try again later.",
  },
});
