import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
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
  id: described(z.int(), "The id of the entry in the seeker's profile."),
  name: described(z.string(), "The name of the document."),
});

/** A link to documents of a seeker. Its address is known only when it is made: the server stores a hash of it. */
export const sharedLink = z.object({
  id: described(z.string(), "The id of the link."),
  recipient: described(z.string(), "Who it is for, in the seeker's words."),
  state: described(z.enum(["open", "ended", "withdrawn"]), "Whether it still opens."),
  documents: described(
    z.array(sharedDocument),
    "The documents that it shows; those that the seeker has removed or keeps private are left out.",
  ),
  created_at: described(timestamp, "When it was made."),
  expires_at: described(timestamp, "When it ends."),
  looks: described(z.int(), "How often it was looked at."),
  last_look_at: described(z.nullable(timestamp), "When it was last looked at; null when never."),
});
export type SharedLink = z.infer<typeof sharedLink>;

/** One look at a link: when, from which IP address, and what was done. */
export const linkLook = z.object({
  at: described(timestamp, "When it was looked at."),
  address: described(z.string(), "The network that it came from, without the last part of the address."),
  what: described(z.enum(["opened", "downloaded"]), "What was done."),
  document: described(z.nullable(z.string()), "The name of the document that was downloaded."),
});
export type LinkLook = z.infer<typeof linkLook>;

const linkParams = z.object({
  id: described(
    z.uuid({ error: "Must be the id of a link." }),
    "The id of a link, as `listSharedLinks` gives it.",
  ),
});
const chooseDocuments = "Choose at least one document.";

export const shareDocuments = defineCall({
  method: "POST",
  path: "/v1/profile/access-acudocx",
  summary: "Make a link that lets anyone who has it see chosen documents, until it ends or is withdrawn.",
  auth: "seeker",
  body: z.object(
    {
      documents: described(
        z
          .array(z.int({ error: "Must be the id of a document." }), { error: chooseDocuments })
          .check(
            z.minLength(1, { error: chooseDocuments }),
            z.maxLength(maxLinkDocuments, { error: `Choose at most ${maxLinkDocuments} documents.` }),
          ),
        "Ids of documents and CVs of the profile. One that only the seeker may see is refused: they change that first.",
      ),
      hours: described(
        z._default(
          z
            .int({ error: "Must be a whole number of hours." })
            .check(
              z.minimum(linkHours.min, { error: "Must be at least 1 hour." }),
              z.maximum(linkHours.max, { error: "Must be at most 90 days." }),
            ),
          linkHours.default,
        ),
        "After how many hours it ends.",
      ),
      recipient: described(z._default(text(100), ""), "Who it is for, in the seeker's words."),
    },
    { error: "Must be a JSON object." },
  ),
  payload: z.extend(sharedLink, {
    url: described(z.string(), "The address to give to the recipient. It is not shown again."),
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
  name: described(z.string(), "The seeker's name."),
  expires_at: described(timestamp, "Until when the link opens."),
  documents: described(
    z.array(
      z.extend(sharedDocument, {
        file_name: described(z.string(), "The name of the file."),
        size: described(z.int(), "The size in bytes."),
        href: described(z.string(), "Path that downloads it, for half an hour."),
      }),
    ),
    "The documents that it shows.",
  ),
});

export const openSharedDocuments = defineCall({
  // The token is in the body, as paths are logged.
  method: "POST",
  path: "/v1/shared-documents",
  summary: "The documents that a link shows, by the token at the end of its address. The look is recorded.",
  auth: "public",
  body: z.object(
    { token: described(text(200), "The token of the link.") },
    { error: "Must be a JSON object." },
  ),
  payload: sharedDocuments,
  errors: { 404: linkClosed, 429: "Too many wrong links, or too many looks." },
});
