import * as z from "zod/mini";
import { defineCall, paged } from "./call.ts";
import { idParams, pageQuery, requiredText, text } from "./primitives.ts";
import {
  employerSummary,
  jobCard,
  jobDetail,
  payTypeId,
  stateId,
  workType,
  workTypes,
} from "./job-fields.ts";

/** One value or a list of them, of at most 50; always a list once checked. */
const oneOrMany = <T>(item: z.ZodMiniType<T, T>, what: string) => {
  const many = z.array(item);
  return z.pipe(
    z.union([item, many.check(z.maxLength(50))], {
      error: `Must be ${what}, or a list of at most 50 of them.`,
    }),
    z.pipe(
      z.transform((value: T | T[]) => (Array.isArray(value) ? value : [value])),
      many,
    ),
  );
};

const money = z
  .number({ error: "Must be an amount in dollars." })
  .check(
    z.minimum(0, { error: "Must not be negative." }),
    z.maximum(100_000_000, { error: "Is too large." }),
  );

/** Days back for the filter Date Posted: Anytime 0, Today 1, then 3, 7, 14, 30 (spec §9). */
export const datePosted = z.literal([0, 1, 3, 7, 14, 30], { error: "Must be one of: 0, 1, 3, 7, 14, 30." });
export const jobSorts = ["relevance", "date", "salary"] as const;
export const jobSort = z.enum(jobSorts, { error: `Must be one of: ${jobSorts.join(", ")}.` });

/** What a seeker searches for. Every field may be missing; a missing field does not narrow the search. */
export const jobSearch = z.object(
  {
    q: z.optional(text(200).check(z.describe('Words, "phrases in quotes" and -exclusions.'))),
    location: z.optional(
      z
        .int({ error: "Must be a location id." })
        .check(
          z.minimum(1),
          z.maximum(2_147_483_647),
          z.describe("An id from searchLocations: a suburb or a whole state."),
        ),
    ),
    radius: z.optional(
      z
        .int({ error: "Must be whole kilometres from 0 to 500." })
        .check(
          z.minimum(0),
          z.maximum(500),
          z.describe("Kilometres around a suburb; 25 when it is missing, 0 for the suburb alone."),
        ),
    ),
    states: z.optional(oneOrMany(stateId, "a state id from 1 to 9")),
    category: z.optional(oneOrMany(text(64), "a category id")),
    sub_category: z.optional(oneOrMany(text(64), "the id of a kind of work")),
    employer: z.optional(
      z
        .int({ error: "Must be an employer id." })
        .check(
          z.minimum(1),
          z.maximum(2_147_483_647),
          z.describe("The id of an employer, as on every job; only this one's jobs."),
        ),
    ),
    work_type: z.optional(oneOrMany(workType, `one of: ${workTypes.join(", ")}`)),
    pay_type: z.optional(
      payTypeId.check(
        z.describe(
          "The unit that min_salary and max_salary are in; yearly pay is compared when it is missing.",
        ),
      ),
    ),
    min_salary: z.optional(money),
    max_salary: z.optional(money),
    date_posted: z.optional(datePosted),
    /** `true`: only remote work, also from anywhere when a place is given. `false` is the same as nothing. */
    remote: z.optional(z.boolean({ error: "Must be true or false." })),
    sort: z.optional(jobSort),
  },
  { error: "Must be a JSON object of search fields." },
);
export type JobSearch = z.input<typeof jobSearch>;
export type ParsedJobSearch = z.output<typeof jobSearch>;

const facet = <S extends z.ZodMiniType>(id: S) =>
  z.array(z.object({ id, title: z.string(), count: z.int() }));

/** How many jobs each option would give, all other filters staying as they are. */
export const jobFacets = z.object({
  category: facet(z.string()),
  sub_category: facet(z.string()),
  work_type: facet(z.string()),
  pay_type: facet(z.int()),
  states: facet(z.int()),
  date_posted: facet(z.int()),
  remote: z.int(),
});
export type JobFacets = z.infer<typeof jobFacets>;

/** A changed search that does have results, offered when there are none. */
export const searchSuggestion = z.object({
  kind: z.enum(["corrected_words", "wider_radius", "fewer_filters"]),
  /** What changes, in words that can stand on a link. */
  label: z.string(),
  search: jobSearch,
  total: z.int(),
});
export type SearchSuggestion = z.infer<typeof searchSuggestion>;

export const searchResult = z.extend(paged(jobCard), {
  facets: jobFacets,
  /** The words really searched for, where a typing mistake was put right; else null. */
  corrected: z.nullable(z.string()),
  suggestions: z.array(searchSuggestion),
});
export type SearchResult = z.infer<typeof searchResult>;

export const searchJobs = defineCall({
  method: "POST",
  path: "/v1/seeker/job",
  summary: "Search the live jobs of this site.",
  auth: "optional",
  query: pageQuery,
  body: jobSearch,
  payload: searchResult,
});

export const seoSearchJobs = defineCall({
  method: "POST",
  path: "/v1/seeker/job/seo-search",
  summary: "Search by the readable end of a search page's address, such as chef-in-sydney.",
  auth: "optional",
  query: pageQuery,
  body: z.object({ slug: requiredText(120) }, { error: 'Must be a JSON object with "slug".' }),
  payload: z.extend(searchResult, {
    /** The search that the slug stands for. */
    search: jobSearch,
    /** "Chef jobs in Sydney NSW": for title and heading. */
    heading: z.string(),
    /** The one spelling of the slug that is canonical. */
    canonical_slug: z.string(),
    /** The name of the place in the search, or null. */
    place: z.nullable(z.string()),
  }),
  errors: { 404: "The slug names no work and no place that is known." },
});

export const getJob = defineCall({
  method: "GET",
  path: "/v1/seeker/job/{id}",
  summary: "One job in full, also when it has expired or is filled.",
  auth: "optional",
  params: idParams,
  payload: jobDetail,
  errors: { 404: "There is no such job on this site." },
});

export const listFeaturedJobs = defineCall({
  method: "GET",
  path: "/v1/seeker/job/feature-publish-job-new",
  summary: "Live jobs to show first: featured ones, then the newest.",
  auth: "optional",
  payload: z.array(jobCard),
});

export const listRecommendedJobs = defineCall({
  method: "GET",
  path: "/v1/seeker/job/recommended-jobs",
  summary: "Live jobs near to what the seeker saved, applied to and prefers.",
  auth: "seeker",
  query: pageQuery,
  payload: paged(jobCard),
});

export const getJobOverview = defineCall({
  method: "GET",
  path: "/v1/seeker/job/overview",
  summary: "How many live jobs this site has, in each field and kind of work, and who offers the most.",
  auth: "public",
  maxAge: 30,
  payload: z.object({
    total: z.int(),
    /** The site's own fields of work, also those without jobs. */
    category: facet(z.string()),
    /** Kinds of work that have jobs. */
    sub_category: facet(z.string()),
    /** At most 12, those with the most live jobs on this site first. */
    employers: z.array(z.extend(employerSummary, { count: z.int() })),
  }),
});
export type JobOverview = z.infer<typeof getJobOverview.payload>;
