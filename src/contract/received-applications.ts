import * as z from "zod/mini";
import { applicationEvent, applicationStatus } from "./applications.ts";
import { defineCall, paged } from "./call.ts";
import { idParams, page, requiredText, text, timestamp } from "./primitives.ts";

/** The longest note to a seeker, in characters. */
export const maxEmployerNoteLength = 2000;

const token = requiredText(1000, "Open this page with the link in the mail.");

/** A file that an employer may download; the path opens for a while. */
const receivedFile = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  href: z.string(),
});

/** An application as its employer sees it. */
const receivedApplication = z.object({
  kind: z.literal("application"),
  id: z.int(),
  job_title: z.string(),
  /** The path of the job's page. */
  job_path: z.string(),
  employer_name: z.string(),
  status: applicationStatus,
  /** The statuses that it can be changed to. */
  choices: z.array(applicationStatus),
  submitted_at: timestamp,
  updated_at: timestamp,
  name: z.string(),
  email: z.string(),
  /** Empty when none was given. */
  phone: z.string(),
  /** In words; null when the seeker did not say. */
  right_to_work: z.nullable(z.string()),
  note: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** The CV, then the documents that the seeker shares. */
  files: z.array(receivedFile),
  /** A path that downloads everything as a ZIP. */
  archive_href: z.string(),
  /** The sections of the profile that the seeker shares with this application, in words. */
  profile: z.array(
    z.object({
      title: z.string(),
      entries: z.array(z.array(z.object({ label: z.string(), text: z.string() }))),
    }),
  ),
  timeline: z.array(applicationEvent),
  expires_at: timestamp,
});
export type ReceivedApplication = z.infer<typeof receivedApplication>;

/** An application that nobody has opened yet, in a preview: nothing of the seeker is shown. */
const newApplication = z.object({
  kind: z.literal("new"),
  id: z.int(),
  job_title: z.string(),
  employer_name: z.string(),
  submitted_at: timestamp,
});

/** An application that was withdrawn, or whose account was erased: nothing of the seeker is left to see. */
const goneApplication = z.object({
  kind: z.literal("gone"),
  reason: z.enum(["withdrawn", "erased"]),
  job_title: z.string(),
});

const listedApplication = z.object({
  id: z.int(),
  job_title: z.string(),
  /** Null when the application was withdrawn or its account erased. */
  name: z.nullable(z.string()),
  status: applicationStatus,
  submitted_at: timestamp,
});
export type ListedApplication = z.infer<typeof listedApplication>;

/** The applications of an employer on a site, newest first: all, or those of a status or a job. */
const receivedList = z.extend(paged(listedApplication), {
  kind: z.literal("list"),
  employer_name: z.string(),
  /** How many there are in each status, of the chosen job if there is one; only statuses that have some. */
  statuses: z.array(z.object({ status: applicationStatus, count: z.int() })),
  /** The jobs that have applications, by title, with how many whatever their status. */
  jobs: z.array(z.object({ id: z.int(), title: z.string(), count: z.int() })),
  /** A path that downloads the list as CSV. */
  csv_href: z.string(),
  expires_at: timestamp,
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
      token,
      application: z.optional(z.int({ error: "Must be the id of an application." })),
      /** Only announce an application that nobody has opened yet: programs follow links in mails before people do. */
      preview: z._default(z.boolean({ error: "Must be true or false." }), false),
      page,
      /** Narrow a list; nothing else. */
      status: z.optional(applicationStatus),
      job: z.optional(z.int({ error: "Must be the id of a job." })),
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
  params: idParams,
  body: z.object(
    {
      token,
      /** The status that the employer saw. */
      from: applicationStatus,
      to: z.enum(applicationStatus.def.entries, { error: "Choose a status." }),
      note: z._default(text(maxEmployerNoteLength), ""),
    },
    { error: "Must be a JSON object." },
  ),
  payload: z.object({ id: z.int(), status: applicationStatus }),
  errors: { ...closed, 409: "The application has changed since, was withdrawn, or cannot get this status." },
});
