import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
import { fileReference, idParams, moment, requiredText, text, timestamp, timeZone } from "./primitives.ts";
import { operatorToken } from "./support.ts";

/** The most times that a seeker proposes. */
export const maxTimes = 3;
/** The longest description or note, in characters. */
export const maxNoteLength = 3000;

const times = z
  .array(moment(), { error: "Give at least one time that suits you." })
  .check(
    z.minLength(1, { error: "Give at least one time that suits you." }),
    z.maxLength(maxTimes, { error: `Give at most ${maxTimes} times.` }),
  );
const topic = requiredText(120, "Choose a topic.");
const topicSentence =
  "What it is about: one of the topics of this site, word for word. The form at `/user/consultations` offers them, and the refusal (422) of another one lists them.";
const details = text(maxNoteLength);

export const consultationStatus = z.enum(["requested", "confirmed", "cancelled"]);
export type ConsultationStatus = z.infer<typeof consultationStatus>;

/** A consultation (spec §3, consultation data). */
export const consultation = z.object({
  id: described(z.int(), "The id of the consultation."),
  topic: described(z.string(), "What it is about."),
  status: described(consultationStatus, "Where the request stands."),
  date: described(
    z.nullable(z.string()),
    "The confirmed day in UTC, as YYYY-MM-DD; null until it is confirmed.",
  ),
  time: described(z.nullable(z.string()), "The confirmed time in UTC, as HH:MM; null until it is confirmed."),
  minutes: described(z.int(), "How long it takes, in minutes."),
  times: described(z.array(timestamp), "Times that suit the seeker."),
  time_zone: described(z.string(), `The seeker's time zone when asking, such as "Australia/Perth".`),
  requested_at: described(timestamp, "When the seeker asked for it."),
  updated_at: described(
    timestamp,
    "Changes with every change: an operator's answer says which state it answers.",
  ),
});
export type Consultation = z.infer<typeof consultation>;

const note = z.object({
  id: described(z.int(), "The id of the note."),
  by: described(z.enum(["seeker", "operator"]), "Who wrote it."),
  text: described(z.string(), "The note as plain text."),
  file: described(
    z.nullable(
      z.object({
        name: described(z.string(), "The name of the file."),
        size: described(z.int(), "The size in bytes."),
        url: described(z.string(), "A signed address, which expires."),
      }),
    ),
    "The file that was sent with it; null without one.",
  ),
  added_at: described(timestamp, "When it was written."),
});

/** A consultation with its notes and files, oldest first (spec §3, case detail). */
export const consultationCase = z.extend(consultation, {
  details: described(z.string(), "What the seeker wants to talk about; empty when nothing was said."),
  notes: described(z.array(note), "The notes of both sides, oldest first."),
});
export type ConsultationCase = z.infer<typeof consultationCase>;

const errors = { 404: "This site offers no consultations, or the seeker has no such consultation." };

export const listConsultations = defineCall({
  method: "GET",
  path: "/v1/seeker/consultations",
  summary: "The seeker's consultations on this site, past ones included, newest first.",
  auth: "seeker",
  payload: z.array(consultation),
  errors: { 404: "This site offers no consultations." },
});

export const consultationBody = z.object(
  {
    topic: described(topic, topicSentence),
    details: described(z._default(details, ""), "What the seeker wants to talk about."),
    times: described(times, "Times that suit the seeker."),
    time_zone: described(
      timeZone,
      "The seeker's time zone, by its name in the IANA database, such as Australia/Perth.",
    ),
  },
  { error: "Must be a JSON object." },
);

export const requestConsultation = defineCall({
  method: "POST",
  path: "/v1/seeker/consultations",
  summary: "Ask for a consultation with a topic and times that suit.",
  auth: "seeker",
  cost: "slow",
  body: consultationBody,
  payload: consultationCase,
  errors: {
    404: "This site offers no consultations.",
    409: "Too many consultations are open.",
    422: "The site has no such topic, or a time is past or too far ahead.",
    429: "Too many changes in a short time.",
  },
});

const ofConsultation = described(idParams, "The id of a consultation, as `listConsultations` gives it.");

export const getConsultation = defineCall({
  method: "GET",
  path: "/v1/seeker/consultations/{id}",
  summary: "A consultation of the seeker's with its notes and files.",
  auth: "seeker",
  params: ofConsultation,
  payload: consultationCase,
  errors,
});

export const changeConsultation = defineCall({
  method: "PATCH",
  path: "/v1/seeker/consultations/{id}",
  summary: "Change the topic, the description or the times; with other times it has to be confirmed again.",
  auth: "seeker",
  cost: "slow",
  params: ofConsultation,
  body: z.object(
    {
      topic: described(z.optional(topic), topicSentence),
      details: described(z.optional(details), "What the seeker wants to talk about."),
      times: described(z.optional(times), "Times that suit the seeker."),
      time_zone: described(
        z.optional(timeZone),
        "The seeker's time zone, by its name in the IANA database, such as Australia/Perth.",
      ),
    },
    { error: "Must be a JSON object." },
  ),
  payload: consultationCase,
  errors: {
    ...errors,
    409: "The consultation is past or cancelled.",
    422: "The site has no such topic, or a time is past or too far ahead.",
  },
});

export const cancelConsultation = defineCall({
  method: "POST",
  path: "/v1/seeker/consultations/{id}/cancel",
  summary: "Cancel a consultation; cancelling it again changes nothing.",
  auth: "seeker",
  params: ofConsultation,
  payload: consultationCase,
  errors: { ...errors, 409: "The consultation is past." },
});

export const addConsultationNote = defineCall({
  method: "POST",
  path: "/v1/seeker/consultations/{id}/notes",
  summary: "Add a note to a consultation, with a file or without.",
  auth: "seeker",
  cost: "slow",
  params: ofConsultation,
  body: z.object(
    {
      text: described(requiredText(maxNoteLength, "Please write a note."), "The note as plain text."),
      file: z.optional(fileReference()),
    },
    { error: "Must be a JSON object." },
  ),
  payload: consultationCase,
  errors: { ...errors, 409: "The case is full, or the seeker's file quota is used up." },
});

export const getConsultationCalendar = defineCall({
  method: "GET",
  path: "/v1/seeker/consultations/{id}/calendar",
  summary: "A confirmed consultation as a calendar file (iCalendar, RFC 5545).",
  auth: "seeker",
  params: ofConsultation,
  payload: z.object({
    file_name: described(z.string(), "The name to save it under."),
    content: described(z.string(), "The text of the calendar entry (iCalendar)."),
  }),
  errors: { ...errors, 409: "The consultation is not confirmed." },
});

/** What an operator sees of a consultation. */
const requestedConsultation = z.extend(consultationCase, {
  name: described(z.string(), "The seeker's name."),
  email: described(z.string(), "The seeker's email address."),
  site_time_zone: described(
    z.string(),
    "The site's time zone, in which the operator reads and writes times.",
  ),
});

export const readConsultation = defineCall({
  method: "GET",
  path: "/v1/consultations/answer",
  summary: "A consultation, for the operator who has the link in the mail about it.",
  auth: "public",
  query: z.object({ token: described(operatorToken, "The token of the link in the operator's mail.") }),
  payload: requestedConsultation,
  errors: { 403: "The link is wrong or has expired.", 404: "The consultation has been deleted." },
});

/** What an operator decides about a consultation. */
export const consultationDecision = z.discriminatedUnion("action", [
  z.object({
    action: described(z.literal("confirm"), "Confirms a time."),
    starts_at: described(moment(), "When it begins."),
  }),
  z.object({
    action: described(z.literal("note"), "Adds a note."),
    text: described(requiredText(maxNoteLength, "Please write a note."), "The note as plain text."),
  }),
  z.object({
    action: described(z.literal("cancel"), "Cancels the consultation."),
    text: described(z._default(details, ""), "Why, for the seeker."),
  }),
]);
export type ConsultationDecision = z.infer<typeof consultationDecision>;

export const answerConsultation = defineCall({
  method: "POST",
  path: "/v1/consultations/answer",
  summary: "Confirm a time, add a note or cancel, as an operator; the seeker is told by email.",
  auth: "public",
  body: z.object(
    {
      token: described(operatorToken, "The token of the link in the operator's mail."),
      seen: described(moment(), "`updated_at` of the consultation that the operator has read."),
      decision: described(consultationDecision, "What the operator decides."),
    },
    { error: "Must be a JSON object." },
  ),
  payload: requestedConsultation,
  errors: {
    403: "The link is wrong or has expired.",
    404: "The consultation has been deleted.",
    409: "The seeker has changed it meanwhile, or it is past or cancelled.",
  },
});
