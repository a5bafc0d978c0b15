import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { nothing, text, timestamp } from "./primitives.ts";

/** How long a link can last, in hours. */
export const linkHours = { min: 1, max: 90 * 24, default: 7 * 24 };
/** The most documents of a link, and the most links of a seeker that can be open at a time. */
export const maxLinkDocuments = 20;
export const maxOpenLinks = 20;

/** The message for every link that does not open, whether it is wrong, has ended or was withdrawn. */
export const linkClosed =
  "This link is wrong, has ended or has been withdrawn. Ask the person who sent it to you for a new one.";

const sharedDocument = z.object({
  /** The id of the entry in the seeker's profile. */
  id: z.int(),
  name: z.string(),
});

/** A link to documents of a seeker. Its address is known only when it is made: the server stores a hash of it. */
export const sharedLink = z.object({
  id: z.string(),
  /** Who it is for, in the seeker's words. */
  recipient: z.string(),
  state: z.enum(["open", "ended", "withdrawn"]),
  /** The documents that it shows; those that the seeker has removed or keeps private are left out. */
  documents: z.array(sharedDocument),
  created_at: timestamp,
  expires_at: timestamp,
  /** How often it was looked at, and when last. */
  looks: z.int(),
  last_look_at: z.nullable(timestamp),
});
export type SharedLink = z.infer<typeof sharedLink>;

/** One look at a link: when, from which IP address, and what was done. */
export const linkLook = z.object({
  at: timestamp,
  address: z.string(),
  what: z.enum(["opened", "downloaded"]),
  /** The name of the document that was downloaded. */
  document: z.nullable(z.string()),
});
export type LinkLook = z.infer<typeof linkLook>;

const linkParams = z.object({ id: z.uuid({ error: "Must be the id of a link." }) });
const chooseDocuments = "Choose at least one document.";

export const shareDocuments = defineCall({
  method: "POST",
  path: "/v1/profile/access-acudocx",
  summary: "Make a link that lets anyone who has it see chosen documents, until it ends or is withdrawn.",
  auth: "seeker",
  body: z.object(
    {
      /** Ids of documents and CVs of the profile. One that only the seeker may see is refused: they change that first. */
      documents: z
        .array(z.int({ error: "Must be the id of a document." }), { error: chooseDocuments })
        .check(
          z.minLength(1, { error: chooseDocuments }),
          z.maxLength(maxLinkDocuments, { error: `Choose at most ${maxLinkDocuments} documents.` }),
        ),
      /** After how many hours it ends. */
      hours: z._default(
        z
          .int({ error: "Must be a whole number of hours." })
          .check(
            z.minimum(linkHours.min, { error: "Must be at least 1 hour." }),
            z.maximum(linkHours.max, { error: "Must be at most 90 days." }),
          ),
        linkHours.default,
      ),
      recipient: z._default(text(100), ""),
    },
    { error: "Must be a JSON object." },
  ),
  payload: z.extend(sharedLink, {
    /** The address to give to the recipient. It is not shown again. */
    url: z.string(),
  }),
  errors: {
    409: "The seeker has too many open links.",
    422: "A document is not the seeker's, or is private.",
  },
});

export const listSharedLinks = defineCall({
  method: "GET",
  path: "/v1/profile/access-acudocx",
  summary: "The seeker's links to documents, newest first, with how often each was looked at.",
  auth: "seeker",
  payload: z.array(sharedLink),
});

export const listLinkLooks = defineCall({
  method: "GET",
  path: "/v1/profile/access-acudocx/{id}/looks",
  summary: "When and from which address a link was looked at, newest first, at most 500.",
  auth: "seeker",
  params: linkParams,
  payload: z.array(linkLook),
  errors: { 404: "The seeker has no such link." },
});

export const withdrawSharedLink = defineCall({
  method: "DELETE",
  path: "/v1/profile/access-acudocx/{id}",
  summary: "Withdraw a link at once. It stays on the list, with its looks.",
  auth: "seeker",
  params: linkParams,
  payload: nothing,
  errors: { 404: "The seeker has no such link." },
});

/** What somebody who has a link sees. */
export const sharedDocuments = z.object({
  /** The seeker's name. */
  name: z.string(),
  expires_at: timestamp,
  documents: z.array(
    z.extend(sharedDocument, {
      file_name: z.string(),
      /** Bytes. */
      size: z.int(),
      /** Path that downloads it, for half an hour. */
      href: z.string(),
    }),
  ),
});

export const openSharedDocuments = defineCall({
  // The token is in the body, as paths are logged.
  method: "POST",
  path: "/v1/shared-documents",
  summary: "The documents that a link shows, by the token at the end of its address. The look is recorded.",
  auth: "public",
  body: z.object({ token: text(200) }, { error: "Must be a JSON object." }),
  payload: sharedDocuments,
  errors: { 404: linkClosed, 429: "Too many wrong links, or too many looks." },
});
