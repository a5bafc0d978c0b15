import * as z from "zod/mini";
import { employerSummary, jobCard } from "./job-fields.ts";
import { timestamp } from "./primitives.ts";

/** How many people work for an employer. */
export const employerSizes = ["1-10", "11-50", "51-200", "201-1000", "1001+"] as const;

/** A picture of an employer: its URL on this site, and its size in pixels. */
export const employerPicture = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});
export type EmployerPicture = z.infer<typeof employerPicture>;

/** An employer as a list shows it. */
export const employerCard = z.extend(employerSummary, {
  tagline: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  /** Where it works, as labels: "Newtown NSW 2042". */
  places: z.array(z.string()),
  live_jobs: z.int(),
  /** Followed by the signed-in seeker. */
  followed: z.boolean(),
});
export type EmployerCard = z.infer<typeof employerCard>;

/** A person of an employer; a recruiter's consultants among them. */
export const employerPerson = z.object({
  name: z.string(),
  role: z.string(),
  text: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  picture: z.nullable(employerPicture),
});
export type EmployerPerson = z.infer<typeof employerPerson>;

/** What a page needs to know of an employer: `employeeProfile` of spec §3. */
export const employerProfile = z.extend(employerCard, {
  /** Paragraphs of plain text, with an empty line between. */
  about: z.string(),
  website: z.nullable(z.string()),
  size: z.nullable(z.enum(employerSizes)),
  founded: z.nullable(z.int()),
  social: z.array(z.object({ label: z.string(), href: z.string() })),
  benefits: z.array(z.string()),
  cover: z.nullable(employerPicture),
  /** URL of the page icon; null where the site's own stays (spec §1, §3). */
  favicon_image: z.nullable(z.string()),
  /** "#1c6dd0"; null where the site's own stays. */
  accent: z.nullable(z.string()),
  /** Recruiters only. Clients that may not be named are left out. */
  recruiter: z.nullable(
    z.object({
      clients: z.array(employerSummary),
      consultants: z.array(employerPerson),
      /** Fields of work. */
      fields: z.array(z.string()),
    }),
  ),
  /** Associations only: at most 24, those with the most live jobs first. */
  members: z.array(z.extend(employerSummary, { live_jobs: z.int() })),
  members_total: z.int(),
  /** The cache timestamp of `clearCache`. */
  timestamp,
});
export type EmployerProfile = z.infer<typeof employerProfile>;

/** A banner; those without a url are dropped (spec §5). */
export const employerBanner = z.object({
  id: z.int(),
  /** URL of the picture. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  link: z.nullable(z.string()),
  heading: z.nullable(z.string()),
  sub_heading: z.nullable(z.string()),
  description: z.nullable(z.string()),
});
export type EmployerBanner = z.infer<typeof employerBanner>;

const section = { id: z.int(), slug: z.string(), title: z.string() };

/** A section of an employer's page, in the employer's order. HTML is sanitised. */
export const employerSection = z.discriminatedUnion("kind", [
  z.object({ ...section, kind: z.literal("text"), content_html: z.string() }),
  z.object({
    ...section,
    kind: z.literal("picture"),
    content_html: z.string(),
    picture: employerPicture,
    side: z.enum(["left", "right"]),
  }),
  z.object({ ...section, kind: z.literal("gallery"), pictures: z.array(employerPicture) }),
  /** A film that plays on a click; `text` says what it shows. */
  z.object({
    ...section,
    kind: z.literal("video"),
    url: z.string(),
    poster: z.nullable(employerPicture),
    text: z.nullable(z.string()),
  }),
  z.object({
    ...section,
    kind: z.literal("benefits"),
    benefits: z.array(z.object({ heading: z.string(), text: z.nullable(z.string()) })),
  }),
  z.object({ ...section, kind: z.literal("people"), people: z.array(employerPerson) }),
  z.object({
    ...section,
    kind: z.literal("questions"),
    questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
  /** Live jobs; the first of them, and how many there are. */
  z.object({ ...section, kind: z.literal("jobs"), total: z.int(), jobs: z.array(jobCard) }),
]);
export type EmployerSection = z.infer<typeof employerSection>;

/** A section with jobs of an aggregation. */
export const sectionJobs = z.object({ ...section, total: z.int(), jobs: z.array(jobCard) });
export type SectionJobs = z.infer<typeof sectionJobs>;

/** A page of an employer, as its list shows it. */
export const employerPageLink = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
});
export type EmployerPageLink = z.infer<typeof employerPageLink>;
