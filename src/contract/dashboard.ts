import * as z from "zod/mini";
import { application, applicationStatus } from "./application-fields.ts";
import { consultation } from "./consultations.ts";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
import { employerType, jobCard, recommendedJob } from "./job-fields.ts";
import { timestamp } from "./primitives.ts";
import { workKnown } from "./recommendations.ts";

/** Something that happened since the seeker's last visit, and when. */
export const news = z.discriminatedUnion("kind", [
  /** The employer has moved on with an application. */
  z.object({
    kind: described(z.literal("application"), "A change of an application."),
    id: described(z.int(), "The id of the application."),
    status: described(applicationStatus, "Its status now."),
    title: described(z.string(), "The title of the job, as it was sent."),
    employer: described(z.string(), "The name of the employer, as it was sent."),
    wrote: described(z.boolean(), "Whether the employer has written a note to the seeker since."),
    at: described(timestamp, "When it changed."),
  }),
  /** Support has answered a message. */
  z.object({
    kind: described(z.literal("support_answer"), "An answer to a message of the seeker's."),
    id: described(z.int(), "The id of the message."),
    subject: described(z.string(), "The subject of the message."),
    at: described(timestamp, "When it was answered."),
  }),
  /** Somebody has opened a link to the seeker's documents: how often, and when last. */
  z.object({
    kind: described(z.literal("link_opened"), "A look at documents that the seeker shares."),
    id: described(z.string(), "The id of the link."),
    recipient: described(z.string(), "Who the link is for, in the seeker's words."),
    looks: described(z.int(), "How often it was looked at."),
    at: described(timestamp, "When it was last looked at."),
  }),
  /** An employer that the seeker follows has posted jobs: how many, and when last. */
  z.object({
    kind: described(z.literal("followed_jobs"), "New jobs of an employer that the seeker follows."),
    id: described(z.int(), "The employer's id."),
    employer: described(
      z.object({
        name: described(z.string(), "The name of the employer."),
        slug: described(z.string(), "The end of the address of the employer's page."),
        type: described(employerType, "The type of employer."),
        path: described(z.string(), 'The path of its page on this site, "/" on its own host.'),
      }),
      "The employer.",
    ),
    jobs: described(z.int(), "How many new jobs there are."),
    at: described(timestamp, "When the latest of them was posted."),
  }),
  z.object({
    kind: described(z.literal("consultation_confirmed"), "A time was confirmed."),
    id: described(z.int(), "The id of the consultation."),
    topic: described(z.string(), "What it is about."),
    at: described(timestamp, "When it was confirmed."),
  }),
  z.object({
    kind: described(z.literal("consultation_note"), "The operator wrote a note."),
    id: described(z.int(), "The id of the consultation."),
    topic: described(z.string(), "What it is about."),
    at: described(timestamp, "When it was written."),
  }),
]);
export type News = z.infer<typeof news>;

export const getDashboard = defineCall({
  method: "GET",
  path: "/v1/seeker/dashboard",
  summary:
    "The seeker's dashboard: name, counts, latest applications and saved jobs, recommendations, what expires, what is new since the last visit, and upcoming consultations.",
  auth: "seeker",
  cost: "heavy",
  payload: z.object({
    seeker: described(
      z.object({
        id: described(z.string(), "The seeker's id, a UUID."),
        given_name: described(z.string(), "The given name of the person."),
        family_name: described(z.string(), "The family name of the person."),
        email: described(z.string(), "The seeker's email address."),
      }),
      "The signed-in seeker.",
    ),
    liked_jobs: described(
      z.object({ count: described(z.int(), "How many jobs are saved.") }),
      "The saved jobs of this site.",
    ),
    applied_jobs: described(
      z.object({ count: described(z.int(), "How many applications were sent and are not archived.") }),
      "The applications on this site.",
    ),
    recent_applications: described(z.array(application), "The latest applications, newest first."),
    recent_saved: described(z.array(jobCard), "The jobs that were saved last, newest first."),
    recommended: described(
      z.array(recommendedJob),
      "The recommended jobs, best first; empty where nothing fits what is known of the seeker.",
    ),
    work_known: workKnown,
    strength: described(
      z.object({ score: described(z.int(), "From 0 to 100.") }),
      "The strength of the profile.",
    ),
    expiring: described(
      z.array(
        z.object({
          section: described(z.string(), "The name of the section."),
          segment: described(z.string(), "The segment of the profile that shows the section."),
          id: described(z.int(), "The id of the entry."),
          title: described(z.string(), 'The name of the entry: "Australia".'),
          noun: described(z.string(), 'What it is: "passport".'),
          expires: described(z.string(), "YYYY-MM-DD."),
          days: described(z.int(), "Whole days from today in Sydney; negative once it has expired."),
          state: described(z.enum(["expired", "soon"]), "Whether it has expired, or soon will."),
        }),
      ),
      "Passports, licences, visas and the like that expire within 60 days or have expired, the most urgent first.",
    ),
    news: described(
      z.object({
        since: described(timestamp, "The end of the last visit, or when the account was made."),
        recommended: described(z.int(), "How many of the recommended jobs were posted since."),
        items: described(z.array(news), "The newest first, at most five of each kind."),
      }),
      "What is new since the end of the seeker's last visit to this site's dashboard, or since the account was made.",
    ),
    upcoming_consultations: described(
      z.array(consultation),
      "Neither past nor cancelled; none on a site that offers no consultations.",
    ),
  }),
});
