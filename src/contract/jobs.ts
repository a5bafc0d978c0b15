import * as z from "zod/mini";
import { defineCall, paged } from "./call.ts";
import { described } from "./described.ts";
import { employerSummary, jobCard, jobDetail, location } from "./job-fields.ts";
import { facet, jobFacets, jobSearch } from "./job-search.ts";
import { idParams, pageQuery, requiredText } from "./primitives.ts";

/** A changed search that has results, offered when there are none; one of a larger area also when there are few. */
export const searchSuggestion = z.object({
  kind: described(
    z.enum(["corrected_words", "completed_words", "wider_radius", "fewer_filters", "other_work"]),
    "What is changed.",
  ),
  label: described(z.string(), "What changes, in words that can stand on a link."),
  search: described(jobSearch, "The changed search."),
  total: described(z.int(), "How many jobs it finds."),
});
export type SearchSuggestion = z.infer<typeof searchSuggestion>;

/** A place and filters that were read from the words of a search. */
export const searchReading = z.object({
  search: described(
    jobSearch,
    "The search that was carried out: the words that are left, with the place and the filters as fields.",
  ),
  place: described(z.nullable(location), "The place that the words name; null when they name none."),
  more_places: described(
    z.array(location),
    "Further places that they name: Melbourne of Sydney or Melbourne.",
  ),
  other_places: described(z.array(location), "Other places of the same name."),
  as_typed: described(jobSearch, "The search for the words instead."),
});
export type SearchReading = z.infer<typeof searchReading>;

export const searchResult = z.extend(paged(jobCard), {
  facets: described(jobFacets, "How many jobs each filter would give."),
  corrected: described(
    z.nullable(z.string()),
    "The words searched for after a typo was corrected; else null.",
  ),
  reading: described(
    z.nullable(searchReading),
    "What was read from the words; null when they are only words.",
  ),
  mentions: described(
    z.int(),
    "How many jobs only mention the words in their text. They follow the found jobs, under every sort, and are counted neither in `meta.total` nor in the facets, except where nothing else is found.",
  ),
  called: described(
    z.nullable(
      z.object({
        work: described(z.string(), "The work that the words name."),
        total: described(z.int(), "How many jobs are called so, or by another name of the same work."),
      }),
    ),
    "Where the words name one work: how many of the jobs found are called so; the others are work close to it. Null for other words, and where all jobs are called so, or none.",
  ),
  words_apart: described(
    z.nullable(z.string()),
    "A phrase that no job has, so that its words were searched for one by one; else null.",
  ),
  words_left_out: described(
    z.array(z.string()),
    "Words, and filters that were read from them, that hardly any job has together with the others: they only decide the order. Empty where enough jobs have all.",
  ),
  kinds_instead: described(
    z.array(z.string()),
    "Titles of the kinds of work that are shown, as no job is called as the words say; for the name of a large employer without jobs here, the work that people look for there.",
  ),
  suggestions: described(
    z.array(searchSuggestion),
    "Other searches, offered when there are none or few jobs.",
  ),
});
export type SearchResult = z.infer<typeof searchResult>;

export const searchJobs = defineCall({
  method: "POST",
  path: "/v1/seeker/job",
  summary: "Search the live jobs of this site.",
  auth: "optional",
  cost: "heavy",
  query: pageQuery,
  body: jobSearch,
  payload: searchResult,
});

export const countJobs = defineCall({
  method: "POST",
  path: "/v1/seeker/job/count",
  summary: "How many live jobs a search of this site finds, such as those since a moment.",
  auth: "public",
  cost: "heavy",
  body: jobSearch,
  /** As in `searchJobs`: jobs that only mention the words are apart. */
  payload: z.object({
    total: described(z.int(), "How many live jobs the search finds."),
    mentions: described(z.int(), "How many more only mention the words in their text."),
  }),
});

/** The fewest characters that suggestions are given for. */
export const minSuggestedFrom = 2;

/** A search that the typed text may become: a job title, a kind of work, an employer, a skill or a condition of work. */
export const suggestedSearch = z.object({
  kind: described(z.enum(["title", "kind", "employer", "skill", "condition"]), "What the text is."),
  text: described(z.string(), "The text, as seekers read it."),
  search: described(jobSearch, "What to search for when it is picked."),
});
export type SuggestedSearch = z.infer<typeof suggestedSearch>;

export const suggestSearches = defineCall({
  method: "GET",
  path: "/v1/seeker/job/suggest",
  summary:
    "Job titles, kinds of work, employers, skills and conditions of work of this site that have a word beginning with the text.",
  auth: "public",
  cost: "heavy",
  query: z.object({
    q: described(
      requiredText(100).check(
        z.minLength(minSuggestedFrom, { error: `Must be at least ${minSuggestedFrom} characters.` }),
      ),
      "The text as typed so far, from 2 characters.",
    ),
  }),
  maxAge: 30,
  /** At most 8, the likeliest first. */
  payload: z.array(suggestedSearch),
});

export const seoSearchJobs = defineCall({
  method: "POST",
  path: "/v1/seeker/job/seo-search",
  summary:
    "Search by the readable end of a search page's address, such as chef-in-sydney, or as `searchJobs` does; with a heading for the page.",
  auth: "optional",
  cost: "heavy",
  query: pageQuery,
  body: z.extend(jobSearch, {
    slug: described(
      z.optional(requiredText(120)),
      "The end of the address, such as chef-in-sydney; the other fields then count for nothing.",
    ),
  }),
  payload: z.extend(searchResult, {
    search: described(jobSearch, "The search that was carried out."),
    heading: described(z.string(), '"Chef jobs in Sydney NSW": for title and heading.'),
    canonical_slug: described(z.string(), "The canonical spelling of the slug; empty without one."),
    place: described(z.nullable(z.string()), "The name of the place in the search, or null."),
  }),
  errors: { 404: "The slug contains no known kind of work and no known place." },
});

export const getJob = defineCall({
  method: "GET",
  path: "/v1/seeker/job/{id}",
  summary: "One job in full, even when it has expired or is filled.",
  auth: "optional",
  cost: "heavy",
  params: described(idParams, "The id of a job, as `searchJobs` gives it."),
  payload: jobDetail,
  errors: { 404: "There is no such job on this site." },
});

export const listFeaturedJobs = defineCall({
  method: "GET",
  path: "/v1/seeker/job/feature-publish-job-new",
  summary: "Live jobs to show first: featured ones, then the newest.",
  auth: "optional",
  cost: "heavy",
  payload: z.array(jobCard),
});

export const getJobOverview = defineCall({
  method: "GET",
  path: "/v1/seeker/job/overview",
  summary:
    "How many live jobs this site has, in each category and kind of work, and the employers with the most.",
  auth: "public",
  cost: "heavy",
  maxAge: 30,
  payload: z.object({
    total: described(z.int(), "How many live jobs this site has."),
    category: described(facet(z.string()), "The site's own fields of work, also those without jobs."),
    sub_category: described(facet(z.string()), "Kinds of work that have jobs."),
    employers: described(
      z.array(
        z.extend(employerSummary, { count: described(z.int(), "How many live jobs it has on this site.") }),
      ),
      "At most 12 that have a page, those with the most live jobs on this site first.",
    ),
  }),
});
export type JobOverview = z.infer<typeof getJobOverview.payload>;
