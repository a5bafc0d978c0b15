import * as z from "zod/mini";
import { defineCall, paged } from "./call.ts";
import { described } from "./described.ts";
import {
  employerBanner,
  employerCard,
  employerPageLink,
  employerProfile,
  employerSection,
  sectionJobs,
} from "./employer-fields.ts";
import { employerTypes, jobCard } from "./job-fields.ts";
import { idParams, page, pageQuery, text, timestamp } from "./primitives.ts";

const slug = text(120);
const id = idParams.shape.id;

/** The type of an employer in the path of a call; "enterprise" is another word for a company (spec §6, §7). */
const typeInPath = z.pipe(
  z.enum([...employerTypes, "enterprise"], {
    error: `Must be one of: ${employerTypes.join(", ")}, enterprise.`,
  }),
  z.transform((type) => (type === "enterprise" ? "company" : type)),
);

const ofEmployer = z.object({
  type: described(typeInPath, "The type of employer."),
  employeeId: described(id, "The id of an employer, as `listEmployers` and every job give it."),
});
const noEmployer = "This site shows no such employer of this type.";

export const getEmployer = defineCall({
  method: "GET",
  path: "/v1/seeker/{type}/corporate/profile/{slug}",
  summary: "What a page needs to know of an employer, by its slug.",
  auth: "optional",
  isRevalidated: true,
  cost: "heavy",
  params: z.object({
    type: described(typeInPath, "The type of employer."),
    slug: described(slug, "The end of the address of the employer's page."),
  }),
  payload: employerProfile,
  errors: { 404: noEmployer },
});

export const listBanners = defineCall({
  method: "GET",
  path: "/v1/seeker/{type}/corporate/banners/{employeeId}",
  summary: "The banners of an employer in its order; those without a url are dropped.",
  auth: "public",
  isRevalidated: true,
  params: ofEmployer,
  payload: z.array(employerBanner),
  errors: { 404: noEmployer },
});

export const listSections = defineCall({
  method: "GET",
  path: "/v1/seeker/{type}/corporate/sections/{employeeId}",
  summary: "The sections of an employer's page in its order; a section with jobs has the first of them.",
  auth: "optional",
  isRevalidated: true,
  cost: "heavy",
  params: ofEmployer,
  query: z.object({
    jobs: described(
      z.optional(z.literal("0", { error: 'Must be "0", or left out.' })),
      '"0" leaves out the jobs: sections with jobs then have their total alone, which costs much less.',
    ),
  }),
  payload: z.array(employerSection),
  errors: { 404: noEmployer },
});

export const getSection = defineCall({
  method: "GET",
  path: "/v1/seeker/{type}/corporate/sectionsDetail/{slug}/{id}",
  summary: "One section of a recruiter or a company, by the employer's slug, with a page of its jobs.",
  auth: "optional",
  isRevalidated: true,
  cost: "heavy",
  params: z.object({
    type: described(typeInPath, "The type of employer."),
    slug: described(slug, "The end of the address of the employer's page."),
    id: described(id, "The id of a section, as `listSections` gives it."),
  }),
  query: pageQuery,
  payload: z.object({
    section: described(employerSection, "The section."),
    jobs: described(paged(jobCard), "Empty for a section without jobs."),
    timestamp: described(timestamp, "Changes when the employer's pages do: part of the key of a cache."),
  }),
  errors: { 404: "This site shows no such employer of this type, or it has no such section." },
});

export const listEmployerPages = defineCall({
  method: "GET",
  path: "/v1/seeker/{type}/corporate/pages/{employeeId}",
  summary: "The pages of an employer in its order.",
  auth: "public",
  isRevalidated: true,
  params: ofEmployer,
  payload: z.array(employerPageLink),
  errors: { 404: noEmployer },
});

export const getEmployerPage = defineCall({
  method: "GET",
  path: "/v1/seeker/{type}/corporate/pageDetail/{employeeId}/{slug}",
  summary: "One page of an employer; content_html is sanitised.",
  auth: "public",
  isRevalidated: true,
  params: z.object({
    type: described(typeInPath, "The type of employer."),
    employeeId: described(id, "The id of an employer, as `listEmployers` and every job give it."),
    slug: described(slug, "The name of the policy, such as privacy-policy."),
  }),
  payload: z.extend(employerPageLink, {
    content_html: described(z.string(), "The text as sanitised HTML."),
    updated_at: described(timestamp, "When the text was last changed."),
  }),
  errors: { 404: "This site shows no such employer of this type, or it has no such page." },
});

/** How many sections a page of `listSectionJobs` has, and how many jobs each of them. */
export const sectionJobsPage = { sections: 4, jobs: 6 } as const;

export const listSectionJobs = defineCall({
  method: "GET",
  path: "/v1/seeker/aggregation/corporate/section-jobs/{slug}",
  summary: "The sections of an aggregation with jobs, four at a time, each with its first six live jobs.",
  auth: "optional",
  isRevalidated: true,
  cost: "heavy",
  params: z.object({ slug: described(slug, "The end of the address of the employer's page.") }),
  query: pageQuery,
  payload: z.extend(paged(sectionJobs), {
    timestamp: described(timestamp, "Changes when the employer's pages do: part of the key of a cache."),
  }),
  errors: { 404: "This site shows no such aggregation." },
});

/** Jobs on a page of a single section (spec §9). */
export const singleSectionPageSize = 12;

export const listSingleSectionJobs = defineCall({
  method: "GET",
  path: "/v1/seeker/aggregation/corporate/single-section-jobs/{slug}/{sectionId}",
  summary: "The live jobs of one section of an aggregation, twelve on a page.",
  auth: "optional",
  isRevalidated: true,
  cost: "heavy",
  params: z.object({
    slug: described(slug, "The end of the address of the employer's page."),
    sectionId: described(id, "The id of a section, as `listSections` gives it."),
  }),
  query: z.object({
    page: described(page, "The number of the page, from 1."),
    per_page: described(
      z._default(
        z.pipe(
          z.string({ error: "Must be from 1 to 50." }),
          z.pipe(
            z.transform(Number),
            z
              .int({ error: "Must be from 1 to 50." })
              .check(
                z.minimum(1, { error: "Must be from 1 to 50." }),
                z.maximum(50, { error: "Must be from 1 to 50." }),
              ),
          ),
        ),
        singleSectionPageSize,
      ),
      "How many jobs a page has.",
    ),
  }),
  payload: z.extend(paged(jobCard), {
    section: described(
      z.object({
        id: described(z.int(), "The id of the section."),
        slug: described(z.string(), "The end of the address of the section's page."),
        title: described(z.string(), "The heading of the section."),
      }),
      "The section that the jobs are of.",
    ),
    timestamp: described(timestamp, "Changes when the employer's pages do: part of the key of a cache."),
  }),
  errors: { 404: "This site shows no such aggregation, or it has no such section." },
});

export const clearCache = defineCall({
  method: "POST",
  path: "/v1/seeker/cache/clear/{slug}",
  summary:
    "The cache timestamp of an employer, by its slug: it changes with the employer's content and its jobs, at most once a minute. What a browser keeps from another timestamp is out of date. Clears nothing here.",
  auth: "public",
  params: z.object({ slug: described(slug, "The end of the address of the employer's page.") }),
  payload: z.object({ timestamp: described(timestamp, "The new timestamp: part of the key of a cache.") }),
  errors: { 404: "This site shows no such employer." },
});

/** "A" to "Z", and "0" for names that begin with anything else. */
export const directoryLetters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0"] as const;

export const listEmployers = defineCall({
  method: "GET",
  path: "/v1/seeker/employers",
  summary: "The employers that this site shows, by name.",
  auth: "optional",
  isRevalidated: true,
  cost: "heavy",
  query: z.object({
    page: described(page, "The number of the page, from 1."),
    q: described(z.optional(text(120)), "Words of the employer's name or of what it does."),
    type: described(z.optional(typeInPath), "Only employers of this type."),
    place: described(z.optional(text(120)), "A place as typed; employers with a place or live jobs there."),
    letter: described(
      z.optional(z.enum(directoryLetters, { error: "Must be a letter from A to Z, or 0." })),
      "Only employers whose name begins with this letter; # for other characters.",
    ),
  }),
  payload: z.extend(paged(employerCard), {
    letters: described(
      z.array(z.enum(directoryLetters)),
      "The letters that have employers, with all other filters unchanged.",
    ),
  }),
});

export const followEmployer = defineCall({
  method: "POST",
  path: "/v1/seeker/employer/{id}/follow",
  summary: "Follow an employer, or stop. Without a body, toggles between the two.",
  auth: "seeker",
  params: described(idParams, "The id of an employer, as `listEmployers` and every job give it."),
  body: z._default(
    z.object(
      {
        followed: described(
          z.optional(z.boolean({ error: "Must be true or false." })),
          "Whether to follow the employer; without it, the opposite of what is.",
        ),
      },
      { error: "Must be a JSON object." },
    ),
    {},
  ),
  payload: z.object({
    id: described(z.int(), "The employer's id."),
    followed: described(z.boolean(), "Whether the seeker follows it now."),
  }),
  errors: { 404: "This site shows no such employer." },
});

export const listFollowedEmployers = defineCall({
  method: "GET",
  path: "/v1/seeker/employer/followed",
  summary: "The employers that the seeker follows, most recently followed first.",
  auth: "seeker",
  query: pageQuery,
  payload: paged(employerCard),
});
