import * as z from "zod/mini";
import { jobExtras, type JobExtra } from "./job-extras.ts";
import { idsOf, payTypes, workTypeOptions } from "./job-options.ts";
import { text, timestamp } from "./primitives.ts";

/** Work types, by the words that seekers see (spec §9). */
export const workTypes = idsOf(workTypeOptions);
export const workType = z.enum(workTypes, { error: `Must be one of: ${workTypes.join(", ")}.` });
export type WorkType = z.infer<typeof workType>;

/** Pay type ids: 1 Annual, 2 Monthly, 3 Hourly, 4 Weekly, 5 Daily (spec §9). */
export const payTypeId = z.literal(idsOf(payTypes));
export type PayTypeId = z.infer<typeof payTypeId>;

/** Employer types (spec §6). */
export const employerTypes = ["company", "recruiter", "association", "aggregation"] as const;
export const employerType = z.enum(employerTypes);
export type EmployerType = z.infer<typeof employerType>;

/** Pay in Australian dollars per unit of `type`; either end may be open. */
export const pay = z.object({
  type: payTypeId,
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
});
export type Pay = z.infer<typeof pay>;

/** A place: a suburb, a region such as a coast, or a state. `label` reads "Newtown NSW 2042", or the state's name. */
export const location = z.object({
  id: z.int(),
  kind: z.enum(["suburb", "region", "state"]),
  label: z.string(),
  suburb: z.nullable(z.string()),
  state: z.string(),
  postcode: z.nullable(z.string()),
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
});
export type Location = z.infer<typeof location>;

/** An employer wherever it is named; its page is at `employerPath`. */
export const employerSummary = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  type: employerType,
  /** URL of its logo on this site; null when it has none. */
  logo: z.nullable(z.string()),
});
export type EmployerSummary = z.infer<typeof employerSummary>;

/** The employer under whose name a job is shown; only some have a page on this site. */
export const jobEmployer = z.extend(employerSummary, { has_page: z.boolean() });

/** A category of work or one of its parts: a readable id and the title seekers see. */
export const category = z.object({ id: z.string(), title: z.string() });

/** Whether a job can still be applied to. */
export const jobStatus = z.enum(["live", "expired", "filled"]);
export type JobStatus = z.infer<typeof jobStatus>;

/** A job as a list shows it. */
export const jobCard = z.object({
  id: z.int(),
  /** Readable end of the job's address, `/job/{id}/{slug}`. */
  slug: z.string(),
  title: z.string(),
  employer: jobEmployer,
  /** Where a place was searched, the nearest to it first. */
  locations: z.array(location),
  /** From the suburb that was searched for to the first location, in whole kilometres; only in answers to such a search. */
  km: z.optional(z.int()),
  remote: z.boolean(),
  /** Null when the employer does not say. */
  work_type: z.nullable(workType),
  pay: z.nullable(pay),
  category,
  sub_category: z.nullable(category),
  /** Ids of accepted right-to-work options; empty when the employer did not say (spec §9). */
  right_to_work: z.array(z.string()),
  /** The employer sponsors visas. */
  sponsorship: z.boolean(),
  /** Whether the employer accepts the signed-in seeker's right to work; null where either side has not said. */
  right_to_work_fit: z.nullable(z.object({ fits: z.boolean(), note: z.string() })),
  featured: z.boolean(),
  /** The start of the description, as plain text. */
  summary: z.string(),
  posted_at: timestamp,
  expires_at: z.nullable(timestamp),
  status: jobStatus,
  /** Saved by the signed-in seeker. */
  liked: z.boolean(),
  /** Applied to by the signed-in seeker. */
  applied: z.boolean(),
});
export type JobCard = z.infer<typeof jobCard>;

/** A job that is recommended to a seeker, with the reasons in words. */
export const recommendedJob = z.extend(jobCard, { reasons: z.array(z.string()) });
export type RecommendedJob = z.infer<typeof recommendedJob>;

/** A question that an employer asks of everyone who applies. */
export const screeningQuestion = z.object({
  id: z.string(),
  question: z.string(),
  type: z.enum(["yes_no", "choice", "number", "text"]),
  /** The answers to choose from; empty unless `type` is `choice`. */
  options: z.array(z.string()),
  required: z.boolean(),
});
export type ScreeningQuestion = z.infer<typeof screeningQuestion>;

const extraFields = Object.fromEntries(
  Object.keys(jobExtras).map((name) => [name, z.nullable(z.string())]),
) as Record<JobExtra, z.ZodMiniNullable<z.ZodMiniString>>;

/** A job in full. */
export const jobDetail = z.extend(jobCard, {
  /** Sanitised HTML. */
  description_html: z.string(),
  /** When it was posted or last changed. */
  changed_at: timestamp,
  ...extraFields,
  /** Ids of the shifts and of the benefits that the ad states; empty when it does not. */
  shift: z.array(z.string()),
  benefits: z.array(z.string()),
  /** The employer's own reference for the job. */
  reference: z.nullable(z.string()),
  /** Where the employer takes applications instead; null when this site takes them. */
  apply_url: z.nullable(z.string()),
  screening: z.array(screeningQuestion),
  employer: z.extend(jobEmployer, {
    about: z.string(),
    website: z.nullable(z.string()),
    live_jobs: z.int(),
    /** The ABN that the operator of the site has looked up, and the day of that as YYYY-MM-DD; null without. */
    verified: z.nullable(z.object({ abn: z.string(), on: z.string() })),
  }),
  /** Other live jobs of the same kind, each with why it is similar. */
  similar: z.array(recommendedJob),
});
export type JobDetail = z.infer<typeof jobDetail>;

/** The answer to one screening question, by the question's id. */
export const screeningAnswer = z.object({
  question_id: text(64),
  answer: text(2000),
});
export type ScreeningAnswer = z.infer<typeof screeningAnswer>;
