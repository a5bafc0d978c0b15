import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { email, idParams, requiredText, text, timestamp } from "./primitives.ts";

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
    subject: requiredText(150, "Please say what this is about."),
    message,
    /** Ignored for seekers, whose account names them. */
    name: z.optional(text(120)),
    /** Where a visitor is answered. */
    email: z.optional(email),
    /** The stored location of a file of the seeker's. */
    file: z.optional(requiredText(1000)),
    source,
    /** A honeypot: a field that people do not see. A message with text in it comes from a bot and is dropped. */
    website: z._default(text(2000), ""),
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
  payload: z.object({ received: z.literal(true) }),
  errors: {
    409: "The seeker's file quota is used up.",
    422: "A visitor gives no email address, or the file is not one of the seeker's.",
    429: "Too many messages in a short time.",
  },
});

/** What the support widget is started with: the site's own form, or a Chatwoot inbox and who is signed in. */
const supportStart = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("form"), user_type: userType, source: z.string() }),
  z.object({
    kind: z.literal("chatwoot"),
    /** The origin of the Chatwoot server. */
    url: z.string(),
    website_token: z.string(),
    user_type: userType,
    source: z.string(),
    user: z.nullable(
      z.object({
        identifier: z.string(),
        /** HMAC-SHA256 of the identifier, in hexadecimal. */
        identifier_hash: z.string(),
        name: z.string(),
        email: z.string(),
      }),
    ),
  }),
]);

export const startSupport = defineCall({
  method: "GET",
  path: "/v1/support/start",
  summary: "What the support widget is started with: who is signed in, and the inbox that takes its place.",
  auth: "optional",
  query: z.object({ source }),
  payload: supportStart,
});

const answer = z.object({ id: z.int(), text: z.string(), answered_at: timestamp });

/** A message to support with its answers, oldest first. */
export const supportMessage = z.object({
  id: z.int(),
  subject: z.string(),
  message: z.string(),
  /** Name of the file that was sent with it. */
  file_name: z.nullable(z.string()),
  sent_at: timestamp,
  answers: z.array(answer),
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
  params: idParams,
  payload: z.object({ id: z.int() }),
  errors: { 404: "The seeker has written no such message on this site." },
});

/** The signed token in a mail to operators; it expires. */
export const operatorToken = requiredText(1000, "Open this page with the link in the mail.");

/** What an operator sees of a message. */
const receivedMessage = z.extend(supportMessage, {
  name: z.string(),
  email: z.string(),
  user_type: userType,
  source: z.string(),
  /** A signed address of the file, which expires. */
  file_url: z.nullable(z.string()),
});

export const readSupportMessage = defineCall({
  method: "GET",
  path: "/v1/support/answer",
  summary: "A message, for the operator who has the link in the mail about it.",
  auth: "public",
  query: z.object({ token: operatorToken }),
  payload: receivedMessage,
  errors: { 403: "The link is wrong or has expired.", 404: "The message has been deleted." },
});

export const answerSupportMessage = defineCall({
  method: "POST",
  path: "/v1/support/answer",
  summary: "Answer a message; the answer is mailed to whoever wrote it.",
  auth: "public",
  body: z.object(
    { token: operatorToken, text: requiredText(maxMessageLength, "Please write your answer.") },
    { error: "Must be a JSON object." },
  ),
  payload: receivedMessage,
  errors: { 403: "The link is wrong or has expired.", 404: "The message has been deleted." },
});
