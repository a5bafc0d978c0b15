import * as z from "zod/mini";
import { described } from "./described.ts";
import { jobCard } from "./job-fields.ts";
import { idsOf, rightToWorkOptions } from "./job-options.ts";
import { timestamp } from "./primitives.ts";
import { storedFile } from "./uploads.ts";

/** Where an application stands. The seeker may withdraw it; the employer moves it on. */
export const applicationStatuses = [
  "submitted",
  "viewed",
  "shortlisted",
  "interview",
  "offered",
  "unsuccessful",
  "withdrawn",
] as const;
export const applicationStatus = z.enum(applicationStatuses);
export type ApplicationStatus = z.infer<typeof applicationStatus>;

/** Who changes an application. */
export const applicationSides = ["seeker", "employer"] as const;
export type ApplicationSide = (typeof applicationSides)[number];

/** One thing that happened to an application; the status stays when the seeker changes what was sent, or for a note alone. */
export const applicationEvent = z.object({
  by: described(z.enum(applicationSides), "Who did it."),
  from: described(z.nullable(applicationStatus), "Null when the application was sent for the first time."),
  to: described(applicationStatus, "The status afterwards."),
  note: described(z.string(), "What the employer wrote to the seeker; empty when there is nothing."),
  at: described(timestamp, "When it happened."),
});
export type ApplicationEvent = z.infer<typeof applicationEvent>;

/** The id of a right-to-work option (spec §9). */
export const rightToWork = z.enum(idsOf(rightToWorkOptions), {
  error: "Choose a right to work from the list.",
});

/** An application as it was sent. */
export const application = z.object({
  id: described(z.int(), "The id of the application."),
  job: described(jobCard, "The job as it is now."),
  status: described(applicationStatus, "Where the application stands."),
  submitted_at: described(timestamp, "When it was first sent."),
  updated_at: described(timestamp, "When the seeker or the employer last changed it."),
  employer_wrote_at: described(
    z.nullable(timestamp),
    "When the employer last wrote a note to the seeker, which the receipt's `timeline` has; null when it has not since the application was sent, or sent again.",
  ),
  archived: described(z.boolean(), "Whether the seeker has hidden it from the list."),
  can_update: described(z.boolean(), "Answers, note and CV may still be changed."),
});
export type Application = z.infer<typeof application>;

/** The longest note to an employer, in characters. */
export const maxNoteLength = 5000;
/** The most files beside the CV, such as a cover letter, answers to selection criteria or a certificate. */
export const maxDocuments = 5;

/** Exactly what was sent: the job's title and employer as they were, each question beside its answer, the note, the CV, the seeker's contact details. */
export const receipt = z.extend(application, {
  job_title: described(z.string(), "The title of the job when it was sent."),
  employer_name: described(z.string(), "The name of the employer when it was sent."),
  employer_email: described(
    z.nullable(z.string()),
    "Where the seeker can write to the employer about the application; null where it gave no address for that.",
  ),
  name: described(z.string(), "The seeker's name, as it was sent."),
  email: described(z.string(), "The seeker's email address, as it was sent."),
  phone: described(z.string(), "Empty when none was given."),
  right_to_work: described(
    z.nullable(rightToWork),
    "The id of a right-to-work option of `/v1/profile/config`; null when none was given.",
  ),
  note: described(z.string(), "The note to the employer; empty when there is none."),
  cv: described(storedFile, "The CV that was sent."),
  cv_url: described(
    z.string(),
    "A signed address that opens the CV for anyone who has it, for five minutes.",
  ),
  documents: described(
    z.array(
      z.extend(storedFile, {
        url: described(z.string(), "A signed address that opens the file, as `cv_url` does the CV."),
      }),
    ),
    "The files that were sent beside the CV, in their order.",
  ),
  answers: described(
    z.array(
      z.object({
        question_id: described(z.string(), "The id of the question."),
        question: described(z.string(), "The question as it was asked."),
        answer: described(z.string(), "The answer; empty where none was given."),
      }),
    ),
    "Each question of the job with the answer that was sent, in the job's order.",
  ),
  timeline: described(z.array(applicationEvent), "What has happened to the application, oldest first."),
});
export type Receipt = z.infer<typeof receipt>;
