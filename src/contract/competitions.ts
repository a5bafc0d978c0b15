import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { employerSummary } from "./job-fields.ts";
import { email, requiredText, text, timestamp } from "./primitives.ts";

const params = z.object({ slug: text(120) });
const noCompetition = "There is no such competition on this site.";
const notOpen = "The competition is not open yet, or has closed.";
const token = text(1000);

/** The longest answer to a competition's question, in characters. */
export const maxAnswerLength = 2000;

/** A competition in a list. */
export const competitionCard = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.object({ url: z.string(), alt: z.string() }),
  /** Who holds it: the employer, or null for the site itself. */
  employer: z.nullable(employerSummary),
  /** By the server's clock, when the call was answered. */
  state: z.enum(["upcoming", "open", "closed"]),
  opens_at: timestamp,
  /** The first moment that is too late. */
  closes_at: timestamp,
  /** The time zone that its times are meant in: "Australia/Sydney". */
  time_zone: z.string(),
  prize: z.string(),
});
export type CompetitionCard = z.infer<typeof competitionCard>;

/** A competition as its page shows it. */
export const competition = z.extend(competitionCard, {
  /** Sanitised HTML. */
  content_html: z.string(),
  eligibility: z.string(),
  /** What everybody who enters answers. */
  question: z.nullable(z.string()),
  terms: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("page"), version: z.string(), href: z.string() }),
    /** Plain text with an empty line between paragraphs. */
    z.object({ kind: z.literal("text"), version: z.string(), text: z.string() }),
  ]),
  /** Whom a signed-in seeker enters as, and whether that has happened; null for a visitor. */
  seeker: z.nullable(z.object({ name: z.string(), email: z.string(), entered: z.boolean() })),
});
export type Competition = z.infer<typeof competition>;

export const listCompetitions = defineCall({
  method: "GET",
  path: "/v1/seeker/competition",
  summary:
    "The competitions of this site and of its employers: open ones, the first to close first, then those to come, then closed ones, the last first.",
  auth: "public",
  query: z.object({
    /** The slug of an employer: only its competitions. */
    employer: z.optional(text(200)),
    state: z.optional(competitionCard.shape.state),
  }),
  payload: z.array(competitionCard),
});

export const getCompetition = defineCall({
  method: "GET",
  path: "/v1/seeker/competition/{slug}",
  summary: "A competition of this site or of one of its employers, whether open or not.",
  auth: "optional",
  params,
  payload: competition,
  errors: { 404: noCompetition },
});

export const enterCompetition = defineCall({
  method: "POST",
  path: "/v1/seeker/competition/{slug}/entry",
  summary:
    "Enter a competition, once a person. A signed-in seeker has entered at once; anybody else gets an email with a link that confirms the entry.",
  auth: "optional",
  params,
  body: z.object({
    /** A signed-in seeker's name and email are those of the account. */
    name: z.optional(requiredText(120, "Please give your name.")),
    email: z.optional(email),
    /** The answer to the competition's question, where it has one. */
    answer: z._default(text(maxAnswerLength), ""),
    terms: z.literal(true, { error: "Please agree to the terms to enter." }),
    /** The version of the terms that were shown. */
    terms_version: text(120),
    /** A honeypot: a field that people do not see. An entry with text in it comes from a bot and is dropped. */
    website: z._default(text(2000), ""),
  }),
  payload: z.object({
    /** `mailed` says nothing about whether the person of that email has entered before; the email does. */
    state: z.enum(["entered", "mailed"]),
  }),
  errors: { 404: noCompetition, 409: notOpen },
});

/** An entry as the person sees it who opened the link in the email. */
export const competitionEntry = z.object({
  state: z.enum(["waiting", "entered"]),
  name: z.string(),
  email: z.string(),
  answer: z.string(),
});

const wrongLink = "The link is wrong, has expired or was made for another competition.";

export const getCompetitionEntry = defineCall({
  method: "GET",
  path: "/v1/seeker/competition/{slug}/entry",
  summary: "The entry that a link in an email is for.",
  auth: "public",
  params,
  query: z.object({ token }),
  payload: competitionEntry,
  errors: { 403: wrongLink, 404: noCompetition },
});

export const confirmCompetitionEntry = defineCall({
  method: "POST",
  path: "/v1/seeker/competition/{slug}/entry/confirm",
  summary: "Confirm the entry that a link in an email is for, while the competition is open.",
  auth: "public",
  params,
  body: z.object({ token }),
  payload: competitionEntry,
  errors: { 403: wrongLink, 404: noCompetition, 409: notOpen },
});
