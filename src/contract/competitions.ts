import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
import { employerSummary } from "./job-fields.ts";
import { email, requiredText, text, timestamp } from "./primitives.ts";

const params = z.object({ slug: described(text(120), "The end of the competition's address.") });
const noCompetition = "There is no such competition on this site.";
const notOpen = "The competition is not open yet, or has closed.";
const token = text(1000);

/** The longest answer to a competition's question, in characters. */
export const maxAnswerLength = 2000;

/** A competition in a list. */
export const competitionCard = z.object({
  slug: described(z.string(), "The end of the competition's address."),
  title: described(z.string(), "Its title."),
  description: described(z.string(), "A sentence or two for lists."),
  image: described(
    z.object({
      url: described(z.string(), "The URL of the picture."),
      alt: described(z.string(), "What the picture shows, in words."),
    }),
    "Its picture.",
  ),
  employer: described(
    z.nullable(employerSummary),
    "Who holds it: the employer, or null for the site itself.",
  ),
  state: described(
    z.enum(["upcoming", "open", "closed"]),
    "By the server's clock, when the call was answered.",
  ),
  opens_at: described(timestamp, "The first moment at which it can be entered."),
  closes_at: described(timestamp, "The first moment that is too late."),
  time_zone: described(z.string(), 'The time zone that its times are meant in: "Australia/Sydney".'),
  prize: described(z.string(), "What can be won, in words."),
});
export type CompetitionCard = z.infer<typeof competitionCard>;

/** A competition as its page shows it. */
export const competition = z.extend(competitionCard, {
  content_html: described(z.string(), "Sanitised HTML."),
  eligibility: described(z.string(), "Who may enter, in words."),
  question: described(z.nullable(z.string()), "What everybody who enters answers."),
  terms: described(
    z.discriminatedUnion("kind", [
      z.object({
        kind: described(z.literal("page"), "The terms are a page."),
        version: described(z.string(), "The version of the terms, to send with the entry."),
        href: described(z.string(), "The path of the page."),
      }),
      /** Plain text with an empty line between paragraphs. */
      z.object({
        kind: described(z.literal("text"), "The terms are a text."),
        version: described(z.string(), "The version of the terms, to send with the entry."),
        text: described(z.string(), "The terms as plain text."),
      }),
    ]),
    "The terms to agree to.",
  ),
  seeker: described(
    z.nullable(
      z.object({
        name: described(z.string(), "The seeker's name."),
        email: described(z.string(), "The seeker's email address."),
        entered: described(z.boolean(), "Whether the seeker has entered."),
      }),
    ),
    "Whom a signed-in seeker enters as, and whether that has happened; null for a visitor.",
  ),
});
export type Competition = z.infer<typeof competition>;

export const listCompetitions = defineCall({
  method: "GET",
  path: "/v1/seeker/competition",
  summary:
    "The competitions of this site and of its employers: open ones, the first to close first, then those to come, then closed ones, the last first.",
  auth: "public",
  maxAge: 60,
  query: z.object({
    employer: described(z.optional(text(200)), "The slug of an employer: only its competitions."),
    state: described(z.optional(competitionCard.shape.state), "Only competitions in this state."),
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
    name: described(
      z.optional(requiredText(120, "Please give your name.")),
      "A signed-in seeker's name and email are those of the account.",
    ),
    email: described(z.optional(email), "A visitor's email address, which a mailed link confirms."),
    answer: described(
      z._default(text(maxAnswerLength), ""),
      "The answer to the competition's question, where it has one.",
    ),
    terms: described(
      z.literal(true, { error: "Please agree to the terms to enter." }),
      "The terms are agreed to.",
    ),
    terms_version: described(text(120), "The version of the terms that were shown."),
    website: described(
      z._default(text(2000), ""),
      "A honeypot: a field that people do not see. An entry with text in it comes from a bot and is dropped.",
    ),
  }),
  payload: z.object({
    state: described(
      z.enum(["entered", "mailed"]),
      "`mailed` says nothing about whether the person of that email has entered before; the email does.",
    ),
  }),
  errors: { 404: noCompetition, 409: notOpen },
});

/** An entry as the person sees it who opened the link in the email. */
export const competitionEntry = z.object({
  state: described(z.enum(["waiting", "entered"]), "`waiting` until the link in the email was followed."),
  name: described(z.string(), "The name of the entry."),
  email: described(z.string(), "The email address of the entry."),
  answer: described(z.string(), "The answer of the entry; empty without a question."),
});

const wrongLink = "The link is wrong, has expired or was made for another competition.";

export const getCompetitionEntry = defineCall({
  method: "GET",
  path: "/v1/seeker/competition/{slug}/entry",
  summary: "The entry that a link in an email is for.",
  auth: "public",
  params,
  query: z.object({ token: described(token, "The token of the mailed link.") }),
  payload: competitionEntry,
  errors: { 403: wrongLink, 404: noCompetition },
});

export const confirmCompetitionEntry = defineCall({
  method: "POST",
  path: "/v1/seeker/competition/{slug}/entry/confirm",
  summary: "Confirm the entry that a link in an email is for, while the competition is open.",
  auth: "public",
  params,
  body: z.object({ token: described(token, "The token of the mailed link.") }),
  payload: competitionEntry,
  errors: { 403: wrongLink, 404: noCompetition, 409: notOpen },
});
