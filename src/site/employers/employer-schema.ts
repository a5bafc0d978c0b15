import * as z from "zod/mini";
import { abn } from "../../contract/abn.ts";
import { employerSizes } from "../../contract/employer-fields.ts";
import { employerType } from "../../contract/job-fields.ts";
import { jobSearch } from "../../contract/job-search.ts";
import { label, link } from "../../contract/link.ts";
import { alt, focus, text } from "../landings/landing-parts.ts";

const slug = z
  .string()
  .check(
    z.maxLength(120),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "Must be lower-case letters, digits and single hyphens." }),
  );
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, { error: "Must be a colour such as #7c3aed." }));
const website = z.string().check(z.regex(/^https?:\/\/\S+$/, { error: 'Must begin with "https://".' }));
const markdown = z.string().check(z.minLength(1), z.maxLength(20_000));
const day = z.iso.date({ error: "Must be a day as YYYY-MM-DD." });
const some = <S extends z.core.$ZodType>(item: S, max: number) =>
  z._default(z.array(item).check(z.maxLength(max)), []);

/**
 * A picture of an employer: a file beside `employer.json`, or in an import an https URL, which is copied.
 * @param picture The type of the path: a string.
 */
const picture = z.strictObject({ src: z.string().check(z.minLength(1), z.maxLength(500)), alt });

const person = z.strictObject({
  name: label,
  role: label,
  text: z.optional(text),
  email: z.optional(z.email()),
  phone: z.optional(z.string().check(z.maxLength(30))),
  picture: z.optional(picture),
});

/** Which jobs a section shows: a saved search, the jobs of employers, or picked jobs by source and reference. */
const jobsFrom = z.union(
  [
    // A field with a wrong name would find every job.
    z.strictObject({ search: z.strictObject(jobSearch.shape) }),
    z.strictObject({ employers: z.array(slug).check(z.minLength(1), z.maxLength(500)) }),
    z.strictObject({
      jobs: z
        .array(z.strictObject({ source: label, reference: label }))
        .check(z.minLength(1), z.maxLength(500)),
    }),
  ],
  { error: 'Must have "search", "employers" or "jobs".' },
);
export type JobsFrom = z.output<typeof jobsFrom>;

const own = { slug, title: label };

const section = z.discriminatedUnion("kind", [
  z.strictObject({ ...own, kind: z.literal("text"), markdown }),
  z.strictObject({
    ...own,
    kind: z.literal("picture"),
    markdown,
    picture,
    side: z._default(z.enum(["left", "right"]), "right"),
  }),
  z.strictObject({
    ...own,
    kind: z.literal("gallery"),
    pictures: z.array(picture).check(z.minLength(1), z.maxLength(24)),
  }),
  z.strictObject({
    ...own,
    kind: z.literal("video"),
    /** An MP4 or WebM file beside `employer.json`, or an https URL. */
    src: z.string().check(z.minLength(1), z.maxLength(500)),
    poster: z.optional(picture),
    text: z.optional(text),
  }),
  z.strictObject({
    ...own,
    kind: z.literal("benefits"),
    benefits: z
      .array(z.strictObject({ heading: label, text: z.optional(text) }))
      .check(z.minLength(1), z.maxLength(24)),
  }),
  z.strictObject({
    ...own,
    kind: z.literal("people"),
    people: z.array(person).check(z.minLength(1), z.maxLength(48)),
  }),
  z.strictObject({
    ...own,
    kind: z.literal("questions"),
    questions: z
      .array(z.strictObject({ question: label, answer: z.string().check(z.minLength(1), z.maxLength(4000)) }))
      .check(z.minLength(1), z.maxLength(48)),
  }),
  /** Without `from`, the employer's own jobs. */
  z.strictObject({ ...own, kind: z.literal("jobs"), from: z.optional(jobsFrom) }),
]);

/**
 * One employer: `src/content/employers/<slug>/employer.json`, whose folder's name is its slug, or an entry of the file
 * of `npm run signboard -- import employers.json`, which has `slug` and `pages` as well.
 */
export const employerSchema = z.strictObject({
  name: label,
  type: z._default(employerType, "company"),
  tagline: z.optional(label),
  /** Paragraphs of plain text, with an empty line between. */
  about: z._default(z.string().check(z.maxLength(5000)), ""),
  /** Ids of the brands that show it; those that show its jobs when missing. */
  brands: z.optional(z.array(z.string())),
  website: z.optional(website),
  industry: z.optional(label),
  size: z.optional(z.enum(employerSizes)),
  founded: z.optional(z.int().check(z.minimum(1700), z.maximum(2100))),
  /** Suburbs and states: "Newtown NSW 2042". */
  places: some(label, 50),
  /** Set by the operator who has looked the ABN up in the Australian Business Register, with the day of that. */
  verified: z.optional(z.strictObject({ abn, on: day })),
  social: some(link, 12),
  benefits: some(label, 24),
  logo: z.optional(picture),
  cover: z.optional(picture),
  /** The page icon: SVG or PNG (spec §3, favicon_image). */
  favicon: z.optional(z.string().check(z.maxLength(500))),
  accent: z.optional(colour),
  /** White label: where people write to the employer, on its own hosts and in answer to mails from there. */
  contactEmail: z.optional(z.email()),
  /** Where applications are announced by email. */
  applicationsEmail: z.optional(z.email()),
  /** Banners without a url are dropped when they are shown (spec §5). */
  banners: some(
    z.strictObject({
      url: z.optional(z.string().check(z.maxLength(500))),
      alt: z.optional(alt),
      /** What stays in sight when the picture is cropped; the middle when missing. */
      focus: z.optional(focus),
      link: z.optional(z.string().check(z.maxLength(500))),
      heading: z.optional(label),
      subHeading: z.optional(label),
      description: z.optional(text),
    }),
    12,
  ),
  sections: some(section, 60),
  /** Associations: slugs of their members, whose jobs they show. */
  members: some(slug, 5000),
  /** Recruiters: whose jobs they show, under their own name unless the client may be named. */
  clients: some(z.strictObject({ employer: slug, named: z._default(z.boolean(), false) }), 5000),
  /** Recruiters: whom to talk to, and their fields of work. */
  consultants: some(person, 48),
  fields: some(label, 24),
  /** White label: hosts that show this employer's own site, and the brand whose articles and policies it has. */
  hosts: some(
    z
      .string()
      .check(z.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, { error: "Must be a host name in lower case." })),
    10,
  ),
  homeBrand: z.optional(z.string()),
});
export type EmployerData = z.output<typeof employerSchema>;

/** The front matter of `pages/<slug>.md` of an employer. */
export const employerPageSchema = z.strictObject({
  title: label,
  description: z.string().check(z.minLength(20), z.maxLength(320)),
  /** Position among the pages; by title where it is the same. */
  order: z._default(z.int(), 100),
});

/** An entry of an import. */
export const importedEmployerSchema = z.extend(employerSchema, {
  slug,
  pages: some(z.extend(employerPageSchema, { slug, markdown }), 60),
});
export type ImportedEmployer = z.output<typeof importedEmployerSchema>;
