import * as z from "zod/mini";
import { applicationEvent, applicationStatus } from "./application-fields.ts";
import { defineCall, paged } from "./call.ts";
import { described } from "./described.ts";
import { idParams, requiredText, text, timestamp } from "./primitives.ts";

/** The longest note to a seeker, in characters. */
export const maxEmployerNoteLength = 2000;

const token = requiredText(1000, "Open this page with the link in the email.");

const timeZone = described(
  z.string(),
  "The time zone to show its times in: that of the job's place, such as `Australia/Perth`.",
);

/** A file that an employer may download; the path opens for a while. */
const receivedFile = z.object({
  name: described(z.string(), "The name of the file."),
  size: described(z.int(), "The size in bytes."),
  href: described(z.string(), "A path that downloads it."),
});

/** An application as its employer sees it. */
const receivedApplication = z.object({
  kind: described(z.literal("application"), "One application."),
  id: described(z.int(), "The id of the application."),
  job_title: described(z.string(), "The title of the job when it was sent."),
  job_path: described(z.string(), "The path of the job's page."),
  employer_name: described(z.string(), "The name of the employer when it was sent."),
  status: described(applicationStatus, "Where the application stands."),
  choices: described(z.array(applicationStatus), "The statuses that it can be changed to."),
  submitted_at: described(timestamp, "When it was sent."),
  updated_at: described(timestamp, "When it was last changed."),
  time_zone: timeZone,
  name: described(z.string(), "The seeker's name."),
  email: described(z.string(), "The seeker's email address."),
  phone: described(z.string(), "Empty when none was given."),
  right_to_work: described(z.nullable(z.string()), "In words; null when the seeker did not say."),
  note: described(z.string(), "The seeker's note; empty when there is none."),
  answers: described(
    z.array(
      z.object({
        question: described(z.string(), "The question as it was asked."),
        answer: described(z.string(), "The answer; empty where none was given."),
      }),
    ),
    "The job's questions with the answers.",
  ),
  files: described(z.array(receivedFile), "The CV, then the documents that the seeker shares."),
  archive_href: described(z.string(), "A path that downloads everything as a ZIP."),
  profile: described(
    z.array(
      z.object({
        title: described(z.string(), "The title of the section."),
        entries: described(
          z.array(
            z.array(
              z.object({
                label: described(z.string(), "The name of the field."),
                text: described(z.string(), "The value in words."),
              }),
            ),
          ),
          "Its entries, each a list of fields.",
        ),
      }),
    ),
    "The sections of the profile that the seeker shares with this application, in words.",
  ),
  timeline: described(z.array(applicationEvent), "What has happened to it, oldest first."),
  expires_at: described(timestamp, "Until when the link opens."),
});
export type ReceivedApplication = z.infer<typeof receivedApplication>;

/** An application that nobody has opened yet, in a preview: nothing of the seeker is shown. */
const newApplication = z.object({
  kind: described(z.literal("new"), "An application that nobody has opened yet."),
  id: described(z.int(), "The id of the application."),
  job_title: described(z.string(), "The title of the job when it was sent."),
  employer_name: described(z.string(), "The name of the employer when it was sent."),
  submitted_at: described(timestamp, "When it was sent."),
  time_zone: timeZone,
});

/** An application that was withdrawn, or whose account was erased: nothing of the seeker is left to see. */
const goneApplication = z.object({
  kind: described(z.literal("gone"), "An application that is gone."),
  reason: described(z.enum(["withdrawn", "erased"]), "Why it is gone."),
  job_title: described(z.string(), "The title of the job when it was sent."),
});

const listedApplication = z.object({
  id: described(z.int(), "The id of the application."),
  job_title: described(z.string(), "The title of the job when it was sent."),
  name: described(z.nullable(z.string()), "Null when the application was withdrawn or its account erased."),
  status: described(applicationStatus, "Where the application stands."),
  submitted_at: described(timestamp, "When it was sent."),
  time_zone: timeZone,
});
export type ListedApplication = z.infer<typeof listedApplication>;

/** The applications of an employer on a site, newest first: all, or those of a status or a job. */
const receivedList = z.extend(paged(listedApplication), {
  kind: described(z.literal("list"), "A list of applications."),
  employer_name: described(z.string(), "The name of the employer."),
  statuses: described(
    z.array(
      z.object({
        status: described(applicationStatus, "The status."),
        count: described(z.int(), "How many applications are in it."),
      }),
    ),
    "How many there are in each status, of the chosen job if there is one; only statuses that have some.",
  ),
  jobs: described(
    z.array(
      z.object({
        id: described(z.int(), "The id of the job."),
        title: described(z.string(), "The title of the job."),
        count: described(z.int(), "How many applications it has."),
      }),
    ),
    "The jobs that have applications, by title, with how many whatever their status.",
  ),
  csv_href: described(z.string(), "A path that downloads the list as CSV."),
  expires_at: described(timestamp, "Until when the link opens."),
});

const closed = {
  404: "The link is wrong or is another site's, or shows no such application.",
  410: "The link has expired or has been withdrawn.",
  429: "Too many wrong links, or too many looks.",
};

export const openReceivedApplications = defineCall({
  // The token is in the body, as paths are logged.
  method: "POST",
  path: "/v1/received-applications",
  summary:
    "What an employer's link shows: one application, or a list of all, of which the body may name one, or a status and a job to list. The look is recorded for the seeker, and the first one makes an application viewed; a preview of a new one does neither.",
  auth: "public",
  body: z.object(
    {
      token: described(token, "The token of the link in the employer's mail."),
      application: described(
        z.optional(z.int({ error: "Must be the id of an application." })),
        "The id of one of the link's applications.",
      ),
      preview: described(
        z._default(z.boolean({ error: "Must be true or false." }), false),
        "Only announce an application that nobody has opened yet: programs follow links in mails before people do.",
      ),
      page: described(
        z._default(z.int({ error: "Must be a page number." }).check(z.minimum(1), z.maximum(1_000_000)), 1),
        "The number of the page, from 1.",
      ),
      status: described(z.optional(applicationStatus), "Narrow a list; nothing else."),
      job: described(
        z.optional(z.int({ error: "Must be the id of a job." })),
        "Narrow a list to the job of this id.",
      ),
    },
    { error: "Must be a JSON object." },
  ),
  payload: z.discriminatedUnion("kind", [receivedApplication, newApplication, goneApplication, receivedList]),
  errors: closed,
});

export const decideApplication = defineCall({
  method: "POST",
  path: "/v1/received-applications/{id}/status",
  summary:
    "Set the status of an application for its employer, with a note to the seeker, who is told by mail. The same again changes nothing.",
  auth: "public",
  params: described(idParams, "The id of an application, as `openReceivedApplications` gives it."),
  body: z.object(
    {
      token: described(token, "The token of the link in the employer's mail."),
      from: described(applicationStatus, "The status that the employer saw."),
      to: described(
        z.enum(applicationStatus.def.entries, { error: "Choose a status." }),
        "The status to change to.",
      ),
      note: described(z._default(text(maxEmployerNoteLength), ""), "A note to the seeker."),
    },
    { error: "Must be a JSON object." },
  ),
  payload: z.object({
    id: described(z.int(), "The id of the application."),
    status: described(applicationStatus, "Its status now."),
  }),
  errors: { ...closed, 409: "The application has changed since, was withdrawn, or cannot get this status." },
});
