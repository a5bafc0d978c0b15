import * as z from "zod/mini";
import { defineCall, paged } from "./call.ts";
import { idsOf, rightToWorkOptions } from "./job-options.ts";
import { jobCard, screeningAnswer, screeningQuestion } from "./job-fields.ts";
import { flag, idParams, pageHideExpiredQuery, requiredText, text, timestamp } from "./primitives.ts";
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
  by: z.enum(applicationSides),
  /** Null when the application was sent for the first time. */
  from: z.nullable(applicationStatus),
  to: applicationStatus,
  /** What the employer wrote to the seeker; empty when there is nothing. */
  note: z.string(),
  at: timestamp,
});
export type ApplicationEvent = z.infer<typeof applicationEvent>;

const answers = z
  .array(screeningAnswer, { error: "Must be a list of answers." })
  .check(z.maxLength(50, { error: "Must be at most 50 answers." }));

/** A regular expression for a phone number as people write it, or none. */
export const phonePattern = "^\\s*$|^(?:\\D*\\d){6,15}\\D*$";
export const phoneError = "Write a phone number with its area code, such as 0412 345 678.";
/** The phone number to reach the seeker at, as they write it; empty where they give none. */
const phone = text(40).check(z.regex(new RegExp(phonePattern), { error: phoneError }));
/** The id of a right-to-work option (spec §9). */
const rightToWork = z.enum(idsOf(rightToWorkOptions), { error: "Choose a right to work from the list." });

/** An application as it was sent. */
export const application = z.object({
  id: z.int(),
  job: jobCard,
  status: applicationStatus,
  submitted_at: timestamp,
  updated_at: timestamp,
  archived: z.boolean(),
  /** Answers, note and CV may still be changed. */
  can_update: z.boolean(),
});
export type Application = z.infer<typeof application>;

/** The longest note to an employer, in characters. */
export const maxNoteLength = 5000;

/** Exactly what was sent: the job's title and employer as they were, each question beside its answer, the note, the CV, the seeker's contact details. */
export const receipt = z.extend(application, {
  job_title: z.string(),
  employer_name: z.string(),
  name: z.string(),
  email: z.string(),
  /** Empty when none was given. */
  phone: z.string(),
  right_to_work: z.nullable(rightToWork),
  note: z.string(),
  cv: storedFile,
  /** A signed address of the CV, which expires. */
  cv_url: z.string(),
  answers: z.array(z.object({ question_id: z.string(), question: z.string(), answer: z.string() })),
  /** What has happened to the application, oldest first. */
  timeline: z.array(applicationEvent),
});
export type Receipt = z.infer<typeof receipt>;

export const applyToJob = defineCall({
  method: "POST",
  path: "/v1/seeker/job/apply-job",
  summary:
    "Send an application. Sending it again returns the first one. The CV joins those of the profile; phone and right to work do where it has none.",
  auth: "seeker",
  cost: "slow",
  body: z.object(
    {
      job_id: z.int({ error: "Must be a job id." }).check(z.minimum(1), z.maximum(2_147_483_647)),
      /** The stored location of a CV: the signed upload address without its query. */
      cv: requiredText(1000, "Choose or upload a CV."),
      answers: z._default(answers, []),
      note: z._default(text(maxNoteLength), ""),
      phone: z._default(phone, ""),
      right_to_work: z._default(z.nullable(rightToWork), null),
    },
    { error: "Must be a JSON object." },
  ),
  payload: receipt,
  errors: {
    404: "There is no such job on this site.",
    409: "The job has expired, is filled, or takes applications elsewhere.",
    422: "The CV is not one of the seeker's files or is for the seeker alone, a required question has no valid answer, or the job asks for a right to work.",
  },
});

export const listAppliedJobs = defineCall({
  method: "GET",
  path: "/v1/seeker/job/applied",
  summary:
    "The seeker's applications, newest first; without the archived ones, or only those with ?archived=true.",
  auth: "seeker",
  query: z.extend(pageHideExpiredQuery, { archived: z._default(z.optional(flag), false) }),
  payload: z.extend(paged(application), {
    /** The same rows under the name that older clients read (spec §3). */
    applicants: z.array(application),
  }),
});

export const getJobApplication = defineCall({
  method: "GET",
  path: "/v1/seeker/job/{id}/applied",
  summary: "Whether the seeker applied to this job, and the application if so.",
  auth: "seeker",
  params: idParams,
  payload: z.object({ applied: z.boolean(), application: z.nullable(application) }),
  errors: { 404: "There is no such job on this site." },
});

export const getScreening = defineCall({
  method: "GET",
  path: "/v1/seeker/job/{id}/screening",
  summary: "The questions to answer when applying to this job.",
  auth: "public",
  params: idParams,
  payload: z.array(screeningQuestion),
  errors: { 404: "There is no such job on this site." },
});

export const getApplicationPrefill = defineCall({
  method: "GET",
  path: "/v1/seeker/job/{id}/prefill",
  summary:
    "What an application to this job can begin with: phone and right to work from the profile or the last application, and answers that the seeker gave to the same questions before.",
  auth: "seeker",
  cost: "heavy",
  params: idParams,
  payload: z.object({
    phone: z.string(),
    right_to_work: z.nullable(rightToWork),
    answers: z.array(screeningAnswer),
  }),
  errors: { 404: "There is no such job on this site." },
});

export const updateApplication = defineCall({
  method: "PUT",
  path: "/v1/seeker/job/{id}/update-application",
  summary:
    "Change the application to this job, or withdraw it, until the employer has decided. Each change is confirmed by email.",
  auth: "seeker",
  cost: "slow",
  params: idParams,
  body: z.object(
    {
      cv: z.optional(requiredText(1000)),
      answers: z.optional(answers),
      note: z.optional(text(maxNoteLength)),
      phone: z.optional(phone),
      right_to_work: z.optional(z.nullable(rightToWork)),
      /** Withdraws the application; the other fields are then left as they were sent. */
      withdraw: z.optional(z.boolean({ error: "Must be true or false." })),
    },
    { error: "Must be a JSON object." },
  ),
  payload: receipt,
  errors: {
    404: "The seeker has no application to this job.",
    409: "The application can no longer be changed.",
    422: "The CV is not one of the seeker's files or is for the seeker alone, a required question has no valid answer, or the job asks for a right to work.",
  },
});

export const archiveApplication = defineCall({
  method: "PUT",
  path: "/v1/seeker/job/applied/archive/{id}",
  summary: "Archive an application by its id, which hides it from the applied list, or restore it.",
  auth: "seeker",
  params: idParams,
  body: z._default(
    z.object(
      { archived: z._default(z.boolean({ error: "Must be true or false." }), true) },
      { error: "Must be a JSON object." },
    ),
    { archived: true },
  ),
  payload: z.object({ id: z.int(), archived: z.boolean() }),
  errors: { 404: "The seeker has no such application." },
});

export const downloadApplicationDetails = defineCall({
  method: "GET",
  path: "/v1/seeker/applicant/download-details/{id}",
  summary: "The receipt of an application, by its id.",
  auth: "seeker",
  cost: "heavy",
  params: idParams,
  payload: receipt,
  errors: { 404: "The seeker has no such application." },
});
