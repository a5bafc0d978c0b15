import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { described } from "./described.ts";
import { email, fileReference, idParams, requiredText, text, timestamp } from "./primitives.ts";

/** Where the support widget is started from, unless it says otherwise (spec §1). */
export const supportSource = "workinaus";

/** Who writes to support (spec §6). */
export const userTypes = { seeker: "Job Seeker", visitor: "Visitor" } as const;
const userType = z.enum(userTypes);

const source = z._default(
  z.string().check(
    z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, {
      error: "Must be a name of lower-case letters, digits and hyphens.",
    }),
  ),
  supportSource,
);

/** The longest message and the longest answer, in characters. */
export const maxMessageLength = 5000;
const message = requiredText(maxMessageLength, "Please write your message.");

export const supportMessageBody = z.object(
  {
    subject: described(
      requiredText(150, "Please say what this is about."),
      "What it is about, in a few words.",
    ),
    message: described(message, "The message."),
    name: described(z.optional(text(120)), "Ignored for seekers, whose account names them."),
    email: described(z.optional(email), "Where a visitor is answered."),
    file: z.optional(fileReference()),
    source: described(source, "A short name of where it is sent from, such as workinaus."),
    website: described(
      z._default(text(2000), ""),
      "A honeypot: a field that people do not see. A message with text in it comes from a bot and is dropped.",
    ),
  },
  { error: "Must be a JSON object." },
);

export const sendSupportMessage = defineCall({
  method: "POST",
  path: "/v1/support",
  summary: "Write to the people who run the site, who answer by email.",
  auth: "optional",
  cost: "slow",
  body: supportMessageBody,
  payload: z.object({ received: described(z.literal(true), "The message was received.") }),
  errors: {
    409: "The seeker's file quota is used up.",
    422: "A visitor gives no email address, or the file is not one of the seeker's.",
    429: "Too many messages in a short time.",
  },
});

const seekersData = z.object({
  identifier: described(z.string(), "The seeker's id."),
  name: described(z.string(), "The seeker's name."),
  email: described(z.string(), "The seeker's email address."),
});
const ofWhom = "The signed-in seeker; null for a visitor.";

/** What the support widget is started with (spec §1): who uses it, for the site's own form or for a Chatwoot inbox. */
const supportStart = z.discriminatedUnion("kind", [
  z.object({
    kind: described(z.literal("form"), "A form on this site."),
    user_type: described(userType, "Who asks."),
    source: described(z.string(), "A short name of where it was started."),
    user: described(z.nullable(seekersData), ofWhom),
  }),
  z.object({
    kind: described(z.literal("chatwoot"), "A chat on a Chatwoot server."),
    url: described(z.string(), "The origin of the Chatwoot server."),
    website_token: described(z.string(), "The token of the chat's inbox."),
    user_type: described(userType, "Who asks."),
    source: described(z.string(), "A short name of where it was started."),
    user: described(
      z.nullable(
        z.extend(seekersData, {
          identifier_hash: described(z.string(), "HMAC-SHA256 of the identifier, in hexadecimal."),
        }),
      ),
      ofWhom,
    ),
  }),
]);
export type SupportStart = z.infer<typeof supportStart>;

export const startSupport = defineCall({
  method: "GET",
  path: "/v1/support/start",
  summary:
    "Starts the support widget, once a page, for a visitor too: who is signed in, and the inbox that takes its place.",
  auth: "optional",
  query: z.object({ source: described(source, "A short name of where it is started, such as workinaus.") }),
  payload: supportStart,
});

const answer = z.object({
  id: described(z.int(), "The id of the answer."),
  text: described(z.string(), "The answer as plain text."),
  answered_at: described(timestamp, "When it was answered."),
});

/** A message to support with its answers, oldest first. */
export const supportMessage = z.object({
  id: described(z.int(), "The id of the message."),
  subject: described(z.string(), "What it is about."),
  message: described(z.string(), "The message."),
  file_name: described(z.nullable(z.string()), "Name of the file that was sent with it."),
  sent_at: described(timestamp, "When it was sent."),
  answers: described(z.array(answer), "The answers, oldest first."),
});
export type SupportMessage = z.infer<typeof supportMessage>;

export const listSupportMessages = defineCall({
  method: "GET",
  path: "/v1/seeker/support",
  summary: "The seeker's messages to this site with their answers, newest first.",
  auth: "seeker",
  payload: z.array(supportMessage),
});

export const deleteSupportMessage = defineCall({
  method: "DELETE",
  path: "/v1/seeker/support/{id}",
  summary: "Delete one of the seeker's messages with its answers.",
  auth: "seeker",
  params: described(idParams, "The id of a message, as `listSupportMessages` gives it."),
  payload: z.object({ id: described(z.int(), "The id of the message.") }),
  errors: { 404: "The seeker has written no such message on this site." },
});

/** The signed token in a mail to operators; it expires. */
export const operatorToken = requiredText(1000, "Open this page with the link in the email.");

/** What an operator sees of a message. */
const receivedMessage = z.extend(supportMessage, {
  name: described(z.string(), "Who asks."),
  email: described(z.string(), "Where to answer."),
  user_type: described(userType, "Whether a seeker or a visitor asks."),
  source: described(z.string(), "A short name of where it was sent from."),
  file_url: described(z.nullable(z.string()), "A signed address of the file, which expires."),
});

export const readSupportMessage = defineCall({
  method: "GET",
  path: "/v1/support/answer",
  summary: "A message, for the operator who has the link in the mail about it.",
  auth: "public",
  query: z.object({ token: described(operatorToken, "The token of the link in the operator's mail.") }),
  payload: receivedMessage,
  errors: { 403: "The link is wrong or has expired.", 404: "The message has been deleted." },
});

export const answerSupportMessage = defineCall({
  method: "POST",
  path: "/v1/support/answer",
  summary: "Answer a message; the answer is mailed to whoever wrote it.",
  auth: "public",
  body: z.object(
    {
      token: described(operatorToken, "The token of the link in the operator's mail."),
      text: described(
        requiredText(maxMessageLength, "Please write your answer."),
        "The answer as plain text.",
      ),
    },
    { error: "Must be a JSON object." },
  ),
  payload: receivedMessage,
  errors: { 403: "The link is wrong or has expired.", 404: "The message has been deleted." },
});
