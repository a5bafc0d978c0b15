import * as z from "zod/mini";
import { application, applicationStatus } from "./applications.ts";
import { consultation } from "./consultations.ts";
import { defineCall } from "./call.ts";
import { employerType, jobCard, recommendedJob } from "./job-fields.ts";
import { timestamp } from "./primitives.ts";

/** Something that happened since the seeker's last visit, and when. */
export const news = z.discriminatedUnion("kind", [
  /** The employer has moved on with an application. */
  z.object({
    kind: z.literal("application"),
    id: z.int(),
    status: applicationStatus,
    /** The job's title and the employer's name, as they were sent. */
    title: z.string(),
    employer: z.string(),
    at: timestamp,
  }),
  /** Support has answered a message. */
  z.object({ kind: z.literal("support_answer"), id: z.int(), subject: z.string(), at: timestamp }),
  /** Somebody has opened a link to the seeker's documents: how often, and when last. */
  z.object({
    kind: z.literal("link_opened"),
    id: z.string(),
    recipient: z.string(),
    looks: z.int(),
    at: timestamp,
  }),
  /** An employer that the seeker follows has posted jobs: how many, and when last. */
  z.object({
    kind: z.literal("followed_jobs"),
    id: z.int(),
    employer: z.object({ name: z.string(), slug: z.string(), type: employerType }),
    jobs: z.int(),
    at: timestamp,
  }),
  z.object({ kind: z.literal("consultation_confirmed"), id: z.int(), topic: z.string(), at: timestamp }),
  z.object({ kind: z.literal("consultation_note"), id: z.int(), topic: z.string(), at: timestamp }),
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
    seeker: z.object({ id: z.string(), given_name: z.string(), family_name: z.string(), email: z.string() }),
    liked_jobs: z.object({ count: z.int() }),
    applied_jobs: z.object({ count: z.int() }),
    recent_applications: z.array(application),
    recent_saved: z.array(jobCard),
    recommended: z.array(recommendedJob),
    /** The strength of the profile, from 0 to 100 (spec §4). */
    strength: z.object({ score: z.int() }),
    /** Passports, licences, visas and the like that expire within 60 days or have expired, the most urgent first. */
    expiring: z.array(
      z.object({
        /** The name of the section, and the segment of the profile that shows it. */
        section: z.string(),
        segment: z.string(),
        /** The id of the entry, and its name: "Australia". */
        id: z.int(),
        title: z.string(),
        /** What it is: "passport". */
        noun: z.string(),
        /** YYYY-MM-DD. */
        expires: z.string(),
        /** Whole days from today in Sydney; negative once it has expired. */
        days: z.int(),
        state: z.enum(["expired", "soon"]),
      }),
    ),
    /** What is new since the end of the seeker's last visit to this site's dashboard, or since the account was made. */
    news: z.object({
      since: timestamp,
      /** How many of the recommended jobs were posted since. */
      recommended: z.int(),
      /** The newest first, at most five of each kind. */
      items: z.array(news),
    }),
    /** Neither past nor cancelled; none on a site that offers no consultations. */
    upcoming_consultations: z.array(consultation),
  }),
});
