import * as z from "zod/mini";
import { described } from "./described.ts";
import { jobExtras, type JobExtra } from "./job-extras.ts";
import { idsOf, payTypes, workTypeOptions } from "./job-options.ts";
import { text, timestamp } from "./primitives.ts";
import { usualPay } from "./usual-pay.ts";

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
  type: described(payTypeId, "The unit of the amounts: 1 a year, 2 a month, 3 an hour, 4 a week, 5 a day."),
  min: described(
    z.nullable(z.number()),
    "The least that is paid, in Australian dollars; null when that is not said.",
  ),
  max: described(
    z.nullable(z.number()),
    "The most that is paid, in Australian dollars; null when that is not said.",
  ),
});
export type Pay = z.infer<typeof pay>;

/** A place: a suburb, a region such as a coast, or a state. `label` reads "Newtown NSW 2042", or the state's name. */
export const location = z.object({
  id: described(z.int(), "The id of the place, for `location` in a search."),
  kind: described(z.enum(["suburb", "region", "state"]), "What kind of place it is."),
  label: described(z.string(), `The whole name: "Newtown NSW 2042", or the state's name.`),
  suburb: described(z.nullable(z.string()), "The name of the suburb or region; null for a state."),
  state: described(z.string(), "The abbreviation of the state, such as NSW."),
  postcode: described(z.nullable(z.string()), "The postcode of a suburb, of four digits; else null."),
  lat: described(z.nullable(z.number()), "Latitude in degrees; null when it is not known."),
  lon: described(z.nullable(z.number()), "Longitude in degrees; null when it is not known."),
});
export type Location = z.infer<typeof location>;

/** An employer wherever it is named. */
export const employerSummary = z.object({
  id: described(z.int(), "The employer's id, for `employer` in a search."),
  name: described(z.string(), "The name of the employer."),
  slug: described(z.string(), "The end of the address of the employer's page on sites of several employers."),
  type: described(employerType, "The type of employer."),
  path: described(z.string(), 'The path of its page on this site, "/" on its own host.'),
  logo: described(z.nullable(z.string()), "URL of its logo on this site; null when it has none."),
});
export type EmployerSummary = z.infer<typeof employerSummary>;

/** The employer under whose name a job is shown; only some have a page on this site. */
export const jobEmployer = z.extend(employerSummary, {
  has_page: described(z.boolean(), "Whether the employer has a page on this site."),
});

/** A category of work or one of its parts: a readable id and the title seekers see. */
export const category = z.object({
  id: described(z.string(), "The id, for `category` or `sub_category` in a search."),
  title: described(z.string(), "The name that seekers see."),
});

/** Whether a job can still be applied to. */
export const jobStatus = z.enum(["live", "expired", "filled"]);
export type JobStatus = z.infer<typeof jobStatus>;

/** A job as a list shows it. */
export const jobCard = z.object({
  id: described(z.int(), "The job's id."),
  slug: described(z.string(), "Readable end of the job's address, `/job/{id}/{slug}`."),
  title: described(z.string(), "The title of the job."),
  employer: described(jobEmployer, "The employer under whose name it is shown."),
  locations: described(
    z.array(location),
    "Where the work is, the nearest first where a place was searched; empty for remote work without a place.",
  ),
  km: described(
    z.optional(z.int()),
    "Whole kilometres from the suburb that was searched for to the first location; only in answers to such a search.",
  ),
  km_from: described(
    z.optional(z.string()),
    'The whole name of the suburb that "km" is from; only where several places were searched for.',
  ),
  remote: described(z.boolean(), "Whether the work can be done from anywhere."),
  work_type: described(z.nullable(workType), "Null when the employer does not say."),
  pay: described(z.nullable(pay), "What it pays; null when the employer does not say."),
  category: described(category, "The field of work."),
  sub_category: described(
    z.nullable(category),
    "The kind of work within the field; null when it is not known.",
  ),
  right_to_work: described(
    z.array(z.string()),
    "Ids of accepted right-to-work options; empty when the employer did not say.",
  ),
  sponsorship: described(z.boolean(), "The employer sponsors visas."),
  right_to_work_fit: described(
    z.nullable(
      z.object({
        fits: described(z.boolean(), "Whether the employer accepts it."),
        note: described(z.string(), "The same in words."),
      }),
    ),
    "Whether the employer accepts the signed-in seeker's right to work; null where either side has not said.",
  ),
  featured: described(z.boolean(), "Whether the job is shown first."),
  summary: described(z.string(), "The start of the description, as plain text."),
  posted_at: described(timestamp, "When it was posted."),
  expires_at: described(z.nullable(timestamp), "When it ends; null when it has no end."),
  status: described(jobStatus, "Whether it can still be applied to."),
  liked: described(z.boolean(), "Saved by the signed-in seeker."),
  applied: described(z.boolean(), "Applied to by the signed-in seeker."),
});
export type JobCard = z.infer<typeof jobCard>;

/** A job that is recommended to a seeker, with the reasons in words. */
export const recommendedJob = z.extend(jobCard, {
  reasons: described(z.array(z.string()), "Why it is recommended, in words, the strongest first."),
});
export type RecommendedJob = z.infer<typeof recommendedJob>;

/** A question that an employer asks of everyone who applies. */
export const screeningQuestion = z.object({
  id: described(z.string(), "The id of the question, for the answer."),
  question: described(z.string(), "The question."),
  type: described(
    z.enum(["yes_no", "choice", "number", "text"]),
    'What is asked for: `yes_no` takes "Yes" or "No", `choice` one of `options`, `number` digits.',
  ),
  options: described(z.array(z.string()), "The answers to choose from; empty unless `type` is `choice`."),
  required: described(z.boolean(), "Whether an application needs an answer."),
});
export type ScreeningQuestion = z.infer<typeof screeningQuestion>;

const extraFields = Object.fromEntries(
  Object.entries(jobExtras).map(([name, { label }]) => [
    name,
    described(z.nullable(z.string()), `${label}, in the employer's words; null when that is not said.`),
  ]),
) as Record<JobExtra, z.ZodMiniNullable<z.ZodMiniString>>;

/** A job in full. */
export const jobDetail = z.extend(jobCard, {
  description_html: described(z.string(), "Sanitised HTML."),
  more_work_types: described(
    z.array(workType),
    "Further work types of a job that is offered in several; `work_type` is the first.",
  ),
  changed_at: described(timestamp, "When it was posted or last changed."),
  ...extraFields,
  shift: described(z.array(z.string()), "Ids of the shifts that the ad states; empty when it does not."),
  benefits: described(z.array(z.string()), "Ids of the benefits that the ad states; empty when it does not."),
  reference: described(z.nullable(z.string()), "The employer's own reference for the job."),
  apply_url: described(
    z.nullable(z.string()),
    "Where the employer takes applications instead; null when this site takes them.",
  ),
  screening: described(z.array(screeningQuestion), "The questions that an application answers."),
  employer: described(
    z.extend(jobEmployer, {
      about: described(z.string(), "A text about the employer; empty when there is none."),
      website: described(z.nullable(z.string()), "The URL of its own web site; null for none."),
      live_jobs: described(z.int(), "How many live jobs it has on this site."),
      verified: described(
        z.nullable(
          z.object({
            abn: described(z.string(), "The Australian Business Number, 11 digits."),
            on: described(z.string(), "The day it was looked up, as YYYY-MM-DD."),
          }),
        ),
        "The ABN that the operator of the site has looked up, and the day of that as YYYY-MM-DD; null without.",
      ),
    }),
    "The employer under whose name it is shown.",
  ),
  usual_pay: described(
    z.nullable(usualPay),
    "What such work pays in the area; null where too few live ads say it.",
  ),
  similar: described(
    z.array(recommendedJob),
    "Other live jobs of the same kind, each with why it is similar.",
  ),
});
export type JobDetail = z.infer<typeof jobDetail>;

/** The answer to one screening question, by the question's id. */
export const screeningAnswer = z.object({
  question_id: described(text(64), "The id of a question, from `getScreening`."),
  answer: described(
    text(2000),
    'The answer, at most 2,000 characters: "Yes" or "No", one of the options, digits, or words.',
  ),
});
export type ScreeningAnswer = z.infer<typeof screeningAnswer>;
