import * as z from "zod/mini";
import { described } from "./described.ts";
import { employerSummary, jobCard } from "./job-fields.ts";
import { timestamp } from "./primitives.ts";

/** How many people work for an employer. */
export const employerSizes = ["1-10", "11-50", "51-200", "201-1000", "1001+"] as const;

/** A picture of an employer: its URL on this site, and its size in pixels. */
export const employerPicture = z.object({
  url: described(z.string(), "The URL of the picture."),
  width: described(z.int(), "Its width in pixels."),
  height: described(z.int(), "Its height in pixels."),
  alt: described(z.string(), "What it shows, in words; empty for decoration."),
});
export type EmployerPicture = z.infer<typeof employerPicture>;

/** An employer as a list shows it. */
export const employerCard = z.extend(employerSummary, {
  tagline: described(z.nullable(z.string()), "One line about the employer; null without one."),
  industry: described(z.nullable(z.string()), "The field of its work in words; null when it is not known."),
  places: described(z.array(z.string()), 'Where it works, as labels: "Newtown NSW 2042".'),
  live_jobs: described(z.int(), "How many live jobs it has on this site."),
  followed: described(z.boolean(), "Followed by the signed-in seeker."),
});
export type EmployerCard = z.infer<typeof employerCard>;

/** A person of an employer; a recruiter's consultants among them. */
export const employerPerson = z.object({
  name: described(z.string(), "The person's name."),
  role: described(z.string(), "What the person does there."),
  text: described(z.nullable(z.string()), "A few words about the person; null for none."),
  email: described(z.nullable(z.string()), "The person's email address; null for none."),
  phone: described(z.nullable(z.string()), "The person's phone number; null for none."),
  picture: described(z.nullable(employerPicture), "A picture of the person; null for none."),
});
export type EmployerPerson = z.infer<typeof employerPerson>;

/** What a page needs to know of an employer: `employeeProfile` of spec §3. */
export const employerProfile = z.extend(employerCard, {
  about: described(z.string(), "Paragraphs of plain text, with an empty line between."),
  website: described(z.nullable(z.string()), "The URL of its own web site; null for none."),
  size: described(
    z.nullable(z.enum(employerSizes)),
    "How many people work there, as a range; null when it is not known.",
  ),
  founded: described(z.nullable(z.int()), "The year in which it was founded; null when it is not known."),
  social: described(
    z.array(
      z.object({
        label: described(z.string(), "The name of the other site."),
        href: described(z.string(), "The URL of the page there."),
      }),
    ),
    "Its pages elsewhere.",
  ),
  benefits: described(z.array(z.string()), "What it offers to those who work there, in words."),
  cover: described(z.nullable(employerPicture), "The picture at the head of its page; null for none."),
  favicon_image: described(z.nullable(z.string()), "URL of the page icon; null where the site's own stays."),
  accent: described(z.nullable(z.string()), `"#1c6dd0"; null where the site's own stays.`),
  recruiter: described(
    z.nullable(
      z.object({
        clients: described(z.array(employerSummary), "Clients, as far as they may be named."),
        consultants: described(z.array(employerPerson), "The people who recruit for them."),
        fields: described(z.array(z.string()), "Fields of work."),
      }),
    ),
    "Recruiters only. Clients that may not be named are left out.",
  ),
  members: described(
    z.array(
      z.extend(employerSummary, {
        live_jobs: described(z.int(), "How many live jobs the member has on this site."),
      }),
    ),
    "Associations only: at most 24, those with the most live jobs first.",
  ),
  members_total: described(z.int(), "How many members an association has in all; 0 for other types."),
  timestamp: described(timestamp, "Changes when the employer's pages do: part of the key of a cache."),
});
export type EmployerProfile = z.infer<typeof employerProfile>;

/** A banner; those without a url are dropped (spec §5). */
export const employerBanner = z.object({
  id: described(z.int(), "The id of the banner."),
  url: described(z.string(), "URL of the picture."),
  width: described(z.int(), "Its width in pixels."),
  height: described(z.int(), "Its height in pixels."),
  alt: described(z.string(), "What it shows, in words."),
  focus: described(
    z.optional(
      z.object({
        x: described(z.number(), "Percent from the left."),
        y: described(z.number(), "Percent from the top."),
      }),
    ),
    "What stays in sight when the picture is cropped; the middle when missing.",
  ),
  link: described(z.nullable(z.string()), "Where it leads; null for nowhere."),
  heading: described(z.nullable(z.string()), "The heading on it; null for none."),
  sub_heading: described(z.nullable(z.string()), "The line below the heading; null for none."),
  description: described(z.nullable(z.string()), "The text on it; null for none."),
});
export type EmployerBanner = z.infer<typeof employerBanner>;

const section = {
  id: described(z.int(), "The id of the section."),
  slug: described(z.string(), "The end of the address of the section's page."),
  title: described(z.string(), "The heading of the section."),
};

/** A section of an employer's page, in the employer's order. HTML is sanitised. */
export const employerSection = z.discriminatedUnion("kind", [
  z.object({
    ...section,
    kind: described(z.literal("text"), "A text."),
    content_html: described(z.string(), "The text as sanitised HTML."),
  }),
  z.object({
    ...section,
    kind: described(z.literal("picture"), "A text beside a picture."),
    content_html: described(z.string(), "The text as sanitised HTML."),
    picture: described(employerPicture, "The picture."),
    side: described(z.enum(["left", "right"]), "On which side of the text the picture stands."),
  }),
  z.object({
    ...section,
    kind: described(z.literal("gallery"), "Several pictures."),
    pictures: described(z.array(employerPicture), "The pictures in their order."),
  }),
  /** A film that plays on a click; `text` says what it shows. */
  z.object({
    ...section,
    kind: described(z.literal("video"), "A video."),
    url: described(z.string(), "The URL of the video."),
    poster: described(
      z.nullable(employerPicture),
      "The picture that stands for it before it plays; null for none.",
    ),
    text: described(z.nullable(z.string()), "What it shows, in words; null for none."),
  }),
  z.object({
    ...section,
    kind: described(z.literal("benefits"), "What the employer offers."),
    benefits: described(
      z.array(
        z.object({
          heading: described(z.string(), "The name of the benefit."),
          text: described(z.nullable(z.string()), "A sentence about it; null for none."),
        }),
      ),
      "The benefits in their order.",
    ),
  }),
  z.object({
    ...section,
    kind: described(z.literal("people"), "People who work there."),
    people: described(z.array(employerPerson), "The people in their order."),
  }),
  z.object({
    ...section,
    kind: described(z.literal("questions"), "Questions with their answers."),
    questions: described(
      z.array(
        z.object({
          question: described(z.string(), "The question."),
          answer: described(z.string(), "The answer."),
        }),
      ),
      "The questions in their order.",
    ),
  }),
  /** Live jobs; the first of them, and how many there are. */
  z.object({
    ...section,
    kind: described(z.literal("jobs"), "Jobs of the employer."),
    total: described(z.int(), "How many jobs the section has."),
    jobs: described(z.array(jobCard), "The first of its jobs."),
  }),
]);
export type EmployerSection = z.infer<typeof employerSection>;

/** A section with jobs of an aggregation. */
export const sectionJobs = z.object({
  ...section,
  total: described(z.int(), "How many jobs the section has."),
  jobs: described(z.array(jobCard), "The first of its jobs."),
});
export type SectionJobs = z.infer<typeof sectionJobs>;

/** A page of an employer, as its list shows it. */
export const employerPageLink = z.object({
  id: described(z.int(), "The id of the section."),
  slug: described(z.string(), "The end of the address of the section's page."),
  title: described(z.string(), "The heading of the section."),
  description: described(z.string(), "A sentence or two below the heading; empty for none."),
});
export type EmployerPageLink = z.infer<typeof employerPageLink>;
