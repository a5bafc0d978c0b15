import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { idParams, requiredText, text, timestamp } from "./primitives.ts";
import { operatorToken } from "./support.ts";
import { isTimeZone } from "./time-zone.ts";

/** The most times that a seeker proposes. */
export const maxTimes = 3;
/** The longest description or note, in characters. */
export const maxNoteLength = 3000;

const moment = z.iso.datetime({
  offset: true,
  error: "Must be a date and time with its offset, such as 2026-12-01T09:30:00+11:00.",
});
const times = z
  .array(moment, { error: "Give at least one time that suits you." })
  .check(
    z.minLength(1, { error: "Give at least one time that suits you." }),
    z.maxLength(maxTimes, { error: `Give at most ${maxTimes} times.` }),
  );
const timeZone = z
  .string({ error: "Must be a time zone." })
  .check(
    z.maxLength(60, { error: "Must be a time zone such as Australia/Sydney." }),
    z.refine(isTimeZone, { error: "Must be a time zone such as Australia/Sydney." }),
  );
const topic = requiredText(120, "Choose a topic.");
const details = text(maxNoteLength);

export const consultationStatus = z.enum(["requested", "confirmed", "cancelled"]);
export type ConsultationStatus = z.infer<typeof consultationStatus>;

/** A consultation (spec §3, consultation data). */
export const consultation = z.object({
  id: z.int(),
  topic: z.string(),
  status: consultationStatus,
  /** The confirmed day and time in UTC, "2026-12-01" and "22:30"; null until it is confirmed. */
  date: z.nullable(z.string()),
  time: z.nullable(z.string()),
  minutes: z.int(),
  /** Times that suit the seeker. */
  times: z.array(timestamp),
  /** The seeker's time zone when asking, such as "Australia/Perth". */
  time_zone: z.string(),
  requested_at: timestamp,
  /** Changes with every change: an operator's answer says which state it answers. */
  updated_at: timestamp,
});
export type Consultation = z.infer<typeof consultation>;

const note = z.object({
  id: z.int(),
  by: z.enum(["seeker", "operator"]),
  text: z.string(),
  file: z.nullable(
    z.object({
      name: z.string(),
      /** Bytes. */
      size: z.int(),
      /** A signed address, which expires. */
      url: z.string(),
    }),
  ),
  added_at: timestamp,
});

/** A consultation with its notes and files, oldest first (spec §3, case detail). */
export const consultationCase = z.extend(consultation, { details: z.string(), notes: z.array(note) });
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
  { topic, details: z._default(details, ""), times, time_zone: timeZone },
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

export const getConsultation = defineCall({
  method: "GET",
  path: "/v1/seeker/consultations/{id}",
  summary: "A consultation of the seeker's with its notes and files.",
  auth: "seeker",
  params: idParams,
  payload: consultationCase,
  errors,
});

export const changeConsultation = defineCall({
  method: "PATCH",
  path: "/v1/seeker/consultations/{id}",
  summary: "Change the topic, the description or the times; with other times it has to be confirmed again.",
  auth: "seeker",
  cost: "slow",
  params: idParams,
  body: z.object(
    {
      topic: z.optional(topic),
      details: z.optional(details),
      times: z.optional(times),
      time_zone: z.optional(timeZone),
    },
    { error: "Must be a JSON object." },
  ),
  payload: consultationCase,
  errors: { ...errors, 409: "The consultation is past or cancelled." },
});

export const cancelConsultation = defineCall({
  method: "POST",
  path: "/v1/seeker/consultations/{id}/cancel",
  summary: "Cancel a consultation; cancelling it again changes nothing.",
  auth: "seeker",
  params: idParams,
  payload: consultationCase,
  errors: { ...errors, 409: "The consultation is past." },
});

export const addConsultationNote = defineCall({
  method: "POST",
  path: "/v1/seeker/consultations/{id}/notes",
  summary: "Add a note to a consultation, with a file or without.",
  auth: "seeker",
  cost: "slow",
  params: idParams,
  body: z.object(
    {
      text: requiredText(maxNoteLength, "Please write a note."),
      /** The stored location of a file of the seeker's. */
      file: z.optional(requiredText(1000)),
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
  params: idParams,
  payload: z.object({ file_name: z.string(), content: z.string() }),
  errors: { ...errors, 409: "The consultation is not confirmed." },
});

/** What an operator sees of a consultation. */
const requestedConsultation = z.extend(consultationCase, {
  name: z.string(),
  email: z.string(),
  /** The site's time zone, in which the operator reads and writes times. */
  site_time_zone: z.string(),
});

export const readConsultation = defineCall({
  method: "GET",
  path: "/v1/consultations/answer",
  summary: "A consultation, for the operator who has the link in the mail about it.",
  auth: "public",
  query: z.object({ token: operatorToken }),
  payload: requestedConsultation,
  errors: { 403: "The link is wrong or has expired.", 404: "The consultation has been deleted." },
});

/** What an operator decides about a consultation. */
export const consultationDecision = z.discriminatedUnion("action", [
  z.object({ action: z.literal("confirm"), starts_at: moment }),
  z.object({ action: z.literal("note"), text: requiredText(maxNoteLength, "Please write a note.") }),
  z.object({ action: z.literal("cancel"), text: z._default(details, "") }),
]);
export type ConsultationDecision = z.infer<typeof consultationDecision>;

export const answerConsultation = defineCall({
  method: "POST",
  path: "/v1/consultations/answer",
  summary: "Confirm a time, add a note or cancel, as an operator; the seeker is told by email.",
  auth: "public",
  body: z.object(
    {
      token: operatorToken,
      /** `updated_at` of the consultation that the operator has read. */
      seen: timestamp,
      decision: consultationDecision,
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
