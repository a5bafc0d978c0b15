import * as z from "zod/mini";
import { application, maxDocuments, maxNoteLength, receipt, rightToWork } from "./application-fields.ts";
import { defineCall, paged } from "./call.ts";
import { described } from "./described.ts";
import { screeningAnswer, screeningQuestion } from "./job-fields.ts";
import { phoneError, phonePattern } from "./phone-number.ts";
import { fileReference, flag, idParams, pageHideExpiredQuery, text, timeZone } from "./primitives.ts";
import { storedFile } from "./uploads.ts";

const answers = z
  .array(screeningAnswer, { error: "Must be a list of answers." })
  .check(z.maxLength(50, { error: "Must be at most 50 answers." }));
/** The phone number to reach the seeker at, as they write it; empty where they give none. */
const phone = text(40).check(z.regex(new RegExp(phonePattern), { error: phoneError }));
const mailZone = described(
  z.optional(timeZone),
  "The seeker's time zone, by its name in the IANA database, such as Australia/Perth, for the dates of the confirmation; without it they are in the job's.",
);
const documents = z
  .array(fileReference(), { error: "Must be a list of files." })
  .check(z.maxLength(maxDocuments, { error: `Send at most ${maxDocuments} files beside the CV.` }));

const ofJob = described(idParams, "The id of a job, as `searchJobs` gives it.");
const ofApplication = described(idParams, "The id of an application, as `listAppliedJobs` gives it.");

export const applyToJob = defineCall({
  method: "POST",
  path: "/v1/seeker/job/apply-job",
  summary:
    "Send an application. Sending it again returns the first one. The CV joins those of the profile; phone and right to work do where it has none.",
  auth: "seeker",
  cost: "slow",
  body: z.object(
    {
      job_id: described(
        z.int({ error: "Must be a job id." }).check(z.minimum(1), z.maximum(2_147_483_647)),
        "The id of a live job, from `searchJobs`.",
      ),
      cv: fileReference("Choose or upload a CV."),
      answers: described(
        z._default(answers, []),
        "Answers to the job's screening questions (`getScreening`), at most 50.",
      ),
      note: described(
        z._default(text(maxNoteLength), ""),
        "A note to the employer, at most 5,000 characters.",
      ),
      documents: described(
        z._default(documents, []),
        `Files beside the CV, documents or pictures, at most ${maxDocuments}.`,
      ),
      phone: described(
        z._default(phone, ""),
        "The phone number for the employer, with 6 to 15 digits; empty for none.",
      ),
      right_to_work: described(
        z._default(z.nullable(rightToWork), null),
        "The id of a right-to-work option of `/v1/profile/config`.",
      ),
      time_zone: mailZone,
    },
    { error: "Must be a JSON object." },
  ),
  payload: receipt,
  errors: {
    404: "There is no such job on this site.",
    409: "The job has expired, is filled, or takes applications elsewhere.",
    422: "The CV or another file is not one of the seeker's or is for the seeker alone, a required question has no valid answer, or the job asks for a right to work.",
  },
});

export const listAppliedJobs = defineCall({
  method: "GET",
  path: "/v1/seeker/job/applied",
  summary:
    "The seeker's applications, newest first; without the archived ones, or only those with ?archived=true.",
  auth: "seeker",
  query: z.extend(pageHideExpiredQuery, {
    archived: described(z._default(z.optional(flag), false), "With true, only the archived applications."),
  }),
  payload: z.extend(paged(application), {
    applicants: described(z.array(application), "The same rows under the name that older clients read."),
  }),
});

export const getJobApplication = defineCall({
  method: "GET",
  path: "/v1/seeker/job/{id}/applied",
  summary: "Whether the seeker applied to this job, and the application if so.",
  auth: "seeker",
  params: ofJob,
  payload: z.object({
    applied: described(z.boolean(), "Whether the seeker has applied."),
    application: described(z.nullable(application), "The application; null without one."),
  }),
  errors: { 404: "There is no such job on this site." },
});

export const getScreening = defineCall({
  method: "GET",
  path: "/v1/seeker/job/{id}/screening",
  summary: "The questions to answer when applying to this job.",
  auth: "public",
  params: ofJob,
  payload: z.array(screeningQuestion),
  errors: { 404: "There is no such job on this site." },
});

export const getApplicationPrefill = defineCall({
  method: "GET",
  path: "/v1/seeker/job/{id}/prefill",
  summary:
    "What an application to this job can begin with: phone and right to work from the profile or the last application, answers that the seeker gave to the same questions before, and the note and the files of an application that was withdrawn.",
  auth: "seeker",
  cost: "heavy",
  params: ofJob,
  payload: z.object({
    phone: described(z.string(), "A phone number to begin with; empty when none is known."),
    right_to_work: described(
      z.nullable(rightToWork),
      "The id of a right-to-work option of `/v1/profile/config`; null when none is known.",
    ),
    note: described(
      z.string(),
      "The note of an application to this job that was withdrawn; empty without one.",
    ),
    documents: described(
      z.array(storedFile),
      "The files beside the CV of that application which the seeker still has.",
    ),
    answers: described(
      z.array(screeningAnswer),
      "Answers that the seeker gave to the same questions before.",
    ),
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
  params: ofJob,
  body: z.object(
    {
      cv: z.optional(fileReference()),
      answers: described(z.optional(answers), "All answers to the job's screening questions, at most 50."),
      note: described(z.optional(text(maxNoteLength)), "The note to the employer, at most 5,000 characters."),
      documents: described(
        z.optional(documents),
        `All files beside the CV, documents or pictures, at most ${maxDocuments}.`,
      ),
      phone: described(
        z.optional(phone),
        "The phone number for the employer, with 6 to 15 digits; empty for none.",
      ),
      right_to_work: described(
        z.optional(z.nullable(rightToWork)),
        "The id of a right-to-work option of `/v1/profile/config`; null for none.",
      ),
      withdraw: described(
        z.optional(z.boolean({ error: "Must be true or false." })),
        "Withdraws the application; the other fields are then left as they were sent.",
      ),
      time_zone: mailZone,
    },
    { error: "Must be a JSON object." },
  ),
  payload: receipt,
  errors: {
    404: "The seeker has no application to this job.",
    409: "The application can no longer be changed.",
    422: "The CV or another file is not one of the seeker's or is for the seeker alone, a required question has no valid answer, or the job asks for a right to work.",
  },
});

export const archiveApplication = defineCall({
  method: "PUT",
  path: "/v1/seeker/job/applied/archive/{id}",
  summary: "Archive an application by its id, which hides it from the applied list, or restore it.",
  auth: "seeker",
  params: ofApplication,
  body: z._default(
    z.object(
      {
        archived: described(
          z._default(z.boolean({ error: "Must be true or false." }), true),
          "False restores the application to the list.",
        ),
      },
      { error: "Must be a JSON object." },
    ),
    { archived: true },
  ),
  payload: z.object({
    id: described(z.int(), "The id of the application."),
    archived: described(z.boolean(), "Whether it is hidden from the list now."),
  }),
  errors: { 404: "The seeker has no such application." },
});

export const downloadApplicationDetails = defineCall({
  method: "GET",
  path: "/v1/seeker/applicant/download-details/{id}",
  summary: "The receipt of an application, by its id.",
  auth: "seeker",
  cost: "heavy",
  params: ofApplication,
  payload: receipt,
  errors: { 404: "The seeker has no such application." },
});
